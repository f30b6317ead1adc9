// Part of Hwalja, under the MIT licence: see LICENSE.

import { execute, focusedIn, isOpen, rangeIn, replaceSelection, selectionOf, tell, wholeCharacters } from "./Dom.ts";
import { strikeEnter } from "./Enter.ts";
import { type Line, changed, lineAt, placeIn } from "./Lines.ts";
import { lastCharacter } from "./Text.ts";
import type { TextClient } from "./TextClient.ts";

/**
 * A contenteditable element, of which only the line of the cursor is seen; `moved` is called for another line. A node
 * alone is not enough: editors replace nodes, and bold text has a node of its own.
 */
export function editableClient(element: HTMLElement, moved: () => void): TextClient {
  // Where the cursor was seen last; null if it may be anywhere, as while the browser writes.
  let seen: Line | null = null;
  // The line that the cursor has just left.
  let left: Line | null = null;
  // What the line will be when an editor has dealt with a write; null if it has. Many editors do so in a microtask, and
  // lose a second write in the same turn, or replace the nodes that it is about.
  let coming: Line | null = null;
  // What to do then, in this order.
  const waiting: (() => void)[] = [];

  // The line of the cursor, if the cursor is in the element and the element can be written to.
  const lineNow = () => {
    const range = isOpen(element) ? rangeIn(element) : null;
    return range && lineAt(element, range);
  };
  // The same, as the session is to see it.
  const shown = () => left ?? (coming && isOpen(element) ? coming : lineNow());

  // Does `act`, with a cursor in the element, when the editor has written. Until then, the line is what `next` says.
  const inTurn = (act: () => void, next: (line: Line) => Line) => {
    if (!coming) return lend(act);
    coming = next(coming);
    waiting.push(() => lend(act));
  };
  // The editor is about to do what makes the line `next`.
  const pause = (next: Line) => {
    if (!coming) queueMicrotask(advance);
    coming ??= next;
  };
  const advance = () => {
    const act = waiting.shift();
    if (!act) coming = null;
    else try {
      act();
    } finally {
      queueMicrotask(advance);
    }
  };

  // Writes over the selection; the line is `next` then. `isPart` says whether the session itself selected it.
  const write = (text: string, next: Line | null, isPart: boolean) => {
    if (!isOpen(element)) return;
    seen = null;
    const isDone = next && execute(element, text, rangeIn(element));
    if (next && isDone === null) {
      const before = lineNow()?.text;
      queueMicrotask(() => {
        // If the editor wrote nothing, the cursor goes back.
        const line = lineNow();
        if (isPart && line?.text === before && line && line.start < line.end) selectionOf(element)?.collapseToEnd();
      });
      pause(next);
      return;
    }
    // The page may have removed it, as it heard of that.
    if (!isOpen(element)) return;
    if (!isDone) {
      replaceSelection(element, text);
      tell(element, text);
    }
    const line = lineNow();
    // Otherwise browsers make one step of undo of this and what comes next.
    if (line && text) selectionOf(element)?.collapse(line.node, line.offset);
    seen = line;
    if (line) show(line);
  };

  // Does `act` with a cursor in the element. That takes the focus, which then goes back to the key that has it; nobody
  // hears of either, or the run would end.
  const lend = (act: () => void) => {
    const page = element.ownerDocument;
    const focused = focusedIn(page);
    const stop = (event: Event) => event.stopImmediatePropagation();
    const types = focused?.contains(element) ? [] : ["focus", "blur", "focusin", "focusout"];
    for (const type of types) page.addEventListener(type, stop, true);
    try {
      if (isOpen(element) && !rangeIn(element)) {
        selectionOf(element)?.selectAllChildren(element);
        selectionOf(element)?.collapseToEnd();
      }
      act();
      if (types.length > 0 && element.matches(":focus")) focused?.focus({ preventScroll: true });
    } finally {
      for (const type of types) page.removeEventListener(type, stop, true);
    }
  };

  // The browser has written `line`. A script that keeps something in the element may be an editor, which hears of it.
  const show = (line: Line) => {
    reveal(line);
    if (Object.keys(element).length > 0) pause(line);
  };

  // Shows the cursor in whatever scrolls around it, but the page, as Chromium does only after its own keys.
  const reveal = ({ node, offset }: Line) => {
    const range = element.ownerDocument.createRange();
    range.setStart(node, offset);
    // On an empty line, there is no place for the cursor but the line.
    if (range.getClientRects().length === 0) range.selectNodeContents(node);
    for (let box: HTMLElement | null = element; box && box.localName !== "body"; box = box.parentElement) {
      const { top, bottom, left, right } = range.getBoundingClientRect();
      const { x, y } = box.getBoundingClientRect();
      const above = top - y - box.clientTop;
      const before = left - x - box.clientLeft;
      box.scrollTop += Math.min(above, Math.max(0, bottom - top + above - box.clientHeight));
      box.scrollLeft += Math.min(before, Math.max(0, right - left + before - box.clientWidth));
    }
  };

  const edit = (text: string, start: number, end: number) => {
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
  };

  return {
    get value() {
      const line = shown();
      if (left || coming) return line?.text ?? "";
      const isNear = !seen || !line || line.pieces.includes(seen.node) || seen.node.contains(line.node);
      // If the node is no longer there, the line may be the same.
      if (seen && !isNear && element.contains(seen.node)) {
        left = seen;
        moved();
        left = null;
      }
      seen = line;
      return line?.text ?? "";
    },
    get selectionStart() { return shown()?.start ?? null; },
    get selectionEnd() { return shown()?.end ?? null; },

    setRangeText(text: string, start: number, end: number) {
      const deleted = coming?.text.slice(start, end);
      inTurn(() => {
        if (deleted === undefined) return edit(text, start, end);
        const line = lineNow();
        // The editor may have written something else.
        const isThere = line?.text.endsWith(deleted, line.end);
        if (line && (isThere || text)) edit(text, isThere ? line.end - deleted.length : line.start, line.end);
      }, (line) => changed(line, start, end, text));
    },

    deleteContentBackward() {
      inTurn(() => {
        const line = lineNow();
        if (!line) return;
        const { text, node, offset, start, end } = line;
        // At the start of a piece of text, only the browser knows what to delete.
        if (start === end && node.nodeType === 3 && offset > 0) edit("", lastCharacter(text, end), end);
        else write("", changed(line, start, end, ""), false);
      }, (line) => changed(line, lastCharacter(line.text, line.end), line.end, ""));
    },

    insertLineBreak() {
      inTurn(() => {
        if (!lineNow()) return;
        strikeEnter(element, () => {
          seen = null;
          if (execute(element, "\n", rangeIn(element), "insertParagraph") === false) replaceSelection(element, "\n");
          const line = lineNow();
          if (line) show(line);
        });
      }, (line) => ({ ...line, text: "", start: 0, end: 0 }));
    },
  };
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
