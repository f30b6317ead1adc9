import { strikeEnter } from "./Enter.js";
import { type Line, changed, lineAt, placeIn } from "./Lines.js";
import { execute, isOpen, rangeIn, replaceSelection, selectionOf, tell, wholeCharacters } from "./Selections.js";
import { lastCharacter } from "./Text.js";
import type { TextClient } from "./Types.js";

/**
 * A contenteditable element, of which only the line of the cursor is seen; `moved` is called for another line. A node
 * alone is not enough: editors replace nodes, and bold text has a node of its own.
 */
export function editableClient(element: HTMLElement, moved: () => void): TextClient {
  // Where the cursor was seen last; null if it may be anywhere, as while the browser writes.
  let seen: Line | null = null;
  // What the line will be in a moment, if an editor has said that it will write itself.
  let coming: Line | null = null;

  // The line of the cursor, if the cursor is in the element and the element can be written to.
  const lineNow = () => {
    const range = isOpen(element) ? rangeIn(element) : null;
    return range && (coming ?? lineAt(element, range));
  };

  // Writes over the selection; the line is `next` then. `isPart` says whether the session itself selected it.
  const write = (text: string, next: Line | null, isPart: boolean) => {
    if (!isOpen(element)) return;
    seen = null;
    const isDone = next && execute(element, text, rangeIn(element));
    if (next && isDone === null) {
      const { text: before } = lineNow() ?? next;
      coming = next;
      queueMicrotask(() => {
        coming = null;
        // If the editor wrote nothing, the cursor goes back.
        const line = lineNow();
        if (isPart && line?.text === before && line.start < line.end) selectionOf(element)?.collapseToEnd();
      });
      return;
    }
    if (!isDone) {
      replaceSelection(element, text);
      tell(element, text);
    }
    const line = lineNow();
    // Otherwise browsers make one step of undo of this and what comes next.
    if (line && text) selectionOf(element)?.collapse(line.node, line.offset);
    seen = line;
  };

  const client = {
    get value() {
      const line = lineNow();
      const isNear = !seen || !line || line.pieces.includes(seen.node) || seen.node.contains(line.node);
      // If the node is no longer there, the line may be the same.
      if (seen && !isNear && element.contains(seen.node)) {
        // During this call, the line that was left is seen.
        coming = seen;
        moved();
        coming = null;
      }
      if (!coming) seen = line;
      return line?.text ?? "";
    },
    get selectionStart() { return lineNow()?.start ?? null; },
    get selectionEnd() { return lineNow()?.end ?? null; },

    setRangeText(text: string, start: number, end: number) {
      const line = lineNow();
      const isPart = line !== null && line.start === line.end && start < end;
      const whole = isPart ? wholeCharacters(line.text, start, end, text) : { start, text };
      if (isPart) {
        const [node, offset] = placeIn(line, whole.start + 1);
        selectionOf(element)?.setBaseAndExtent(node, offset - 1, ...placeIn(line, end));
      } else if (line && line.start === line.end && line.node !== rangeIn(element)?.startContainer) {
        // Between two blocks, Firefox would begin another.
        selectionOf(element)?.collapse(line.node, line.offset);
      }
      write(whole.text, line && changed(line, whole.start, end, whole.text), isPart);
    },

    deleteContentBackward() {
      const line = lineNow();
      if (!line) return;
      const { text, node, offset, start, end } = line;
      // At the start of a piece of text, only the browser knows what to delete.
      if (start === end && node.nodeType === 3 && offset > 0) client.setRangeText("", lastCharacter(text, end), end);
      else write("", changed(line, start, end, ""), false);
    },

    insertLineBreak() {
      if (!lineNow()) return;
      strikeEnter(element, () => {
        seen = null;
        if (execute(element, "\n", rangeIn(element), "insertParagraph") === false) replaceSelection(element, "\n");
      });
    },
  };
  return client;
}

/**
 * Ends what an input method composes in `element`: editors lose what others write meanwhile. The focus leaves for that,
 * and comes back.
 */
export function endComposition(element: HTMLElement): void {
  if (!element.isContentEditable) return;
  const before = rangeIn(element);
  element.blur();
  // Without the focus, WebKit has no selection there, and then puts the cursor at the start.
  const range = rangeIn(element) ?? before;
  element.focus({ preventScroll: true });
  if (!range) return;
  const { endContainer: node, endOffset } = range;
  selectionOf(element)?.collapse(node, Math.min(endOffset, (node.nodeValue ?? node.childNodes).length));
}
