// Compiled from _source/runtime/EditableClient.ts; do not edit.
import { strikeEnter } from "./Enter.js";
import { changed, lineAt, placeIn } from "./Lines.js";
import { execute, focusedIn, isOpen, rangeIn, replaceSelection, selectionOf, tell, wholeCharacters } from "./Selections.js";
import { lastCharacter } from "./Text.js";
/**
 * A contenteditable element, of which only the line of the cursor is seen; `moved` is called for another line. A node
 * alone is not enough: editors replace nodes, and bold text has a node of its own.
 */
export function editableClient(element, moved) {
    // Where the cursor was seen last; null if it may be anywhere, as while the browser writes.
    let seen = null;
    // What the line will be in a moment, if an editor has said that it will write itself.
    let coming = null;
    // The line of the cursor, if the cursor is in the element and the element can be written to.
    const lineNow = () => {
        const range = isOpen(element) ? rangeIn(element) : null;
        return range && (coming ?? lineAt(element, range));
    };
    // Writes over the selection; the line is `next` then. `isPart` says whether the session itself selected it.
    const write = (text, next, isPart) => {
        if (!isOpen(element))
            return;
        seen = null;
        const isDone = next && execute(element, text, rangeIn(element));
        if (next && isDone === null) {
            const { text: before } = lineNow() ?? next;
            coming = next;
            queueMicrotask(() => {
                coming = null;
                // If the editor wrote nothing, the cursor goes back.
                const line = lineNow();
                if (isPart && line?.text === before && line.start < line.end)
                    selectionOf(element)?.collapseToEnd();
            });
            return;
        }
        if (!isDone) {
            replaceSelection(element, text);
            tell(element, text);
        }
        const line = lineNow();
        // Otherwise browsers make one step of undo of this and what comes next.
        if (line && text)
            selectionOf(element)?.collapse(line.node, line.offset);
        seen = line;
        if (line)
            reveal(line);
    };
    // Does `act` with a cursor in the element. That takes the focus, which then goes back to the key that has it; nobody
    // hears of either, or the run would end.
    const lend = (act) => {
        const page = element.ownerDocument;
        const focused = focusedIn(page);
        const stop = (event) => event.stopImmediatePropagation();
        const types = focused?.contains(element) ? [] : ["focus", "blur", "focusin", "focusout"];
        for (const type of types)
            page.addEventListener(type, stop, true);
        if (isOpen(element) && !rangeIn(element)) {
            selectionOf(element)?.selectAllChildren(element);
            selectionOf(element)?.collapseToEnd();
        }
        act();
        if (types.length > 0 && element.matches(":focus"))
            focused?.focus({ preventScroll: true });
        for (const type of types)
            page.removeEventListener(type, stop, true);
    };
    // Shows the cursor in whatever scrolls around it, but the page, as Chromium does only after its own keys.
    const reveal = ({ node, offset }) => {
        const range = element.ownerDocument.createRange();
        range.setStart(node, offset);
        // On an empty line, there is no place for the cursor but the line.
        if (range.getClientRects().length === 0)
            range.selectNodeContents(node);
        for (let box = element; box && box.localName !== "body"; box = box.parentElement) {
            const { top, bottom, left, right } = range.getBoundingClientRect();
            const { x, y } = box.getBoundingClientRect();
            const above = top - y - box.clientTop;
            const before = left - x - box.clientLeft;
            box.scrollTop += Math.min(above, Math.max(0, bottom - top + above - box.clientHeight));
            box.scrollLeft += Math.min(before, Math.max(0, right - left + before - box.clientWidth));
        }
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
            if (!coming)
                seen = line;
            return line?.text ?? "";
        },
        get selectionStart() { return lineNow()?.start ?? null; },
        get selectionEnd() { return lineNow()?.end ?? null; },
        setRangeText: (text, start, end) => lend(() => {
            const line = lineNow();
            const isPart = line !== null && line.start === line.end && start < end;
            const whole = isPart ? wholeCharacters(line.text, start, end, text) : { start, text };
            if (isPart) {
                const [node, offset] = placeIn(line, whole.start + 1);
                selectionOf(element)?.setBaseAndExtent(node, offset - 1, ...placeIn(line, end));
            }
            else if (line && line.start === line.end && line.node !== rangeIn(element)?.startContainer) {
                // Between two blocks, Firefox would begin another.
                selectionOf(element)?.collapse(line.node, line.offset);
            }
            write(whole.text, line && changed(line, whole.start, end, whole.text), isPart);
        }),
        deleteContentBackward: () => lend(() => {
            const line = lineNow();
            if (!line)
                return;
            const { text, node, offset, start, end } = line;
            // At the start of a piece of text, only the browser knows what to delete.
            if (start === end && node.nodeType === 3 && offset > 0)
                client.setRangeText("", lastCharacter(text, end), end);
            else
                write("", changed(line, start, end, ""), false);
        }),
        insertLineBreak: () => lend(() => {
            if (!lineNow())
                return;
            strikeEnter(element, () => {
                seen = null;
                if (execute(element, "\n", rangeIn(element), "insertParagraph") === false)
                    replaceSelection(element, "\n");
                const line = lineNow();
                if (line)
                    reveal(line);
            });
        }),
    };
    return client;
}
/**
 * Ends what an input method composes in `element`: editors lose what others write meanwhile. The focus leaves for that,
 * and comes back.
 */
export function endComposition(element) {
    if (!element.isContentEditable)
        return;
    const before = rangeIn(element);
    element.blur();
    // Without the focus, WebKit has no selection there, and then puts the cursor at the start.
    const range = rangeIn(element) ?? before;
    element.focus({ preventScroll: true });
    if (!range)
        return;
    const { endContainer: node, endOffset } = range;
    selectionOf(element)?.collapse(node, Math.min(endOffset, (node.nodeValue ?? node.childNodes).length));
}
