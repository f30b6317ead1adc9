// Compiled from src/runtime/EditableClient.ts; do not edit.
import { dispatchInput, focusedIn, isWritable, rangeIn, replaceSelection, selectionOf, tryBrowserEdit, wholeCharacters, } from "./Dom.js";
import { pressEnter } from "./Enter.js";
import { changed, lineAt, placeIn } from "./Lines.js";
import { lastCharacter } from "./Text.js";
/**
 * Returns a client for a contenteditable element. The client's text is the line that contains the cursor. The client
 * calls `moved` when the cursor moves to another line. The text is not a single text node, because editors replace
 * nodes, and bold text has a separate node.
 */
export function editableClient(element, moved) {
    // The line at the last read; null if the cursor may be anywhere, for example while the browser writes.
    let lastLine = null;
    // The previous line, while `moved` is called.
    let leftLine = null;
    // The line after an editor has processed a pending write; null if no write is pending. Many editors process writes in
    // a microtask. They would lose a second write in the same turn, or replace the nodes that the second write refers to.
    let expected = null;
    // The operations to perform once the editor has processed the write, in order.
    const queue = [];
    // Returns the line that contains the cursor. Returns null if the cursor is not in the element, or if the element is
    // not writable.
    const lineNow = () => {
        const range = isWritable(element) ? rangeIn(element) : null;
        return range && lineAt(element, range);
    };
    // Returns the line that the session sees.
    const currentLine = () => leftLine ?? (expected && isWritable(element) ? expected : lineNow());
    // Calls `act` with a cursor in the element, once the editor has processed all pending writes. Until then, the client
    // reports the line that `next` returns.
    const afterEditor = (act, next) => {
        if (!expected)
            return withCursor(act);
        expected = next(expected);
        queue.push(() => withCursor(act));
    };
    // Expects the editor to change the line to `next` in a microtask.
    const awaitEditor = (next) => {
        if (!expected)
            queueMicrotask(runNext);
        expected ??= next;
    };
    const runNext = () => {
        const act = queue.shift();
        if (!act)
            expected = null;
        else
            try {
                act();
            }
            finally {
                queueMicrotask(runNext);
            }
    };
    // Replaces the selection with `text`, so that the line becomes `next`. `isPart` is true if the session itself has
    // made the selection.
    const write = (text, next, isPart) => {
        if (!isWritable(element))
            return;
        lastLine = null;
        const isDone = next && tryBrowserEdit(element, text, rangeIn(element));
        if (next && isDone === null) {
            const before = lineNow()?.text;
            queueMicrotask(() => {
                // If the editor wrote nothing, remove the session's selection.
                const line = lineNow();
                if (isPart && line?.text === before && line && line.start < line.end)
                    selectionOf(element)?.collapseToEnd();
            });
            awaitEditor(next);
            return;
        }
        // A handler of the page may have removed the element.
        if (!isWritable(element))
            return;
        if (!isDone) {
            replaceSelection(element, text);
            dispatchInput(element, text);
        }
        const line = lineNow();
        // Set the cursor again. Otherwise browsers merge this write and the next write into one undo step.
        if (line && text)
            selectionOf(element)?.collapse(line.node, line.offset);
        lastLine = line;
        if (line)
            didWrite(line);
    };
    // Calls `act` with a cursor in the element. This moves the focus to the element, and then back to the key that had
    // the focus. The page does not receive these focus events, because they would end the run.
    const withCursor = (act) => {
        const page = element.ownerDocument;
        const focused = focusedIn(page);
        const stop = (event) => event.stopImmediatePropagation();
        const types = focused?.contains(element) ? [] : ["focus", "blur", "focusin", "focusout"];
        for (const type of types)
            page.addEventListener(type, stop, true);
        try {
            if (isWritable(element) && !rangeIn(element)) {
                selectionOf(element)?.selectAllChildren(element);
                selectionOf(element)?.collapseToEnd();
            }
            act();
            if (types.length > 0 && element.matches(":focus"))
                focused?.focus({ preventScroll: true });
        }
        finally {
            for (const type of types)
                page.removeEventListener(type, stop, true);
        }
    };
    // Called after a write that produced `line`. If a script has set properties of the element, it may be an editor that
    // processes the input event in a microtask.
    const didWrite = (line) => {
        scrollToCursor(line);
        if (Object.keys(element).length > 0)
            awaitEditor(line);
    };
    // Scrolls the element and its ancestors, but not the page, to the cursor. Chromium scrolls only after its own keys.
    const scrollToCursor = ({ node, offset }) => {
        const range = element.ownerDocument.createRange();
        range.setStart(node, offset);
        // On an empty line, the cursor has no rectangle.
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
    const edit = (text, start, end) => {
        const line = lineNow();
        const isPart = line !== null && line.start === line.end && start < end;
        const whole = isPart ? wholeCharacters(line.text, start, end, text) : { start, text };
        if (isPart) {
            const [node, offset] = placeIn(line, whole.start + 1);
            selectionOf(element)?.setBaseAndExtent(node, offset - 1, ...placeIn(line, end));
        }
        else if (line && line.start === line.end && line.node !== rangeIn(element)?.startContainer) {
            // Between two blocks, Firefox would create another block.
            selectionOf(element)?.collapse(line.node, line.offset);
        }
        write(whole.text, line && changed(line, whole.start, end, whole.text), isPart);
    };
    return {
        get value() {
            const line = currentLine();
            if (leftLine || expected)
                return line?.text ?? "";
            const isSameLine = !lastLine || !line || line.pieces.includes(lastLine.node) || lastLine.node.contains(line.node);
            // If the node is no longer in the element, an editor may have replaced it on the same line.
            if (lastLine && !isSameLine && element.contains(lastLine.node)) {
                leftLine = lastLine;
                moved();
                leftLine = null;
            }
            lastLine = line;
            return line?.text ?? "";
        },
        get selectionStart() { return currentLine()?.start ?? null; },
        get selectionEnd() { return currentLine()?.end ?? null; },
        setRangeText(text, start, end) {
            const deleted = expected?.text.slice(start, end);
            afterEditor(() => {
                if (deleted === undefined)
                    return edit(text, start, end);
                const line = lineNow();
                // Delete the text only if it is still before the cursor, because the editor may have written something else.
                const isUnchanged = line?.text.endsWith(deleted, line.end);
                if (line && (isUnchanged || text))
                    edit(text, isUnchanged ? line.end - deleted.length : line.start, line.end);
            }, (line) => changed(line, start, end, text));
        },
        deleteContentBackward() {
            afterEditor(() => {
                const line = lineNow();
                if (!line)
                    return;
                const { text, node, offset, start, end } = line;
                // At the start of a text node, only the browser knows what to delete.
                if (start === end && node.nodeType === 3 && offset > 0)
                    edit("", lastCharacter(text, end), end);
                else
                    write("", changed(line, start, end, ""), false);
            }, (line) => changed(line, lastCharacter(line.text, line.end), line.end, ""));
        },
        insertLineBreak() {
            afterEditor(() => {
                if (!lineNow())
                    return;
                pressEnter(element, () => {
                    lastLine = null;
                    const isDone = tryBrowserEdit(element, "\n", rangeIn(element), "insertParagraph");
                    if (isDone === false)
                        replaceSelection(element, "\n");
                    const line = lineNow();
                    if (line)
                        didWrite(line);
                });
            }, (line) => ({ ...line, text: "", start: 0, end: 0 }));
        },
    };
}
/**
 * Ends the composition of an input method in `element`, because editors lose text that others write during a
 * composition. Moves the focus away and back, which ends the composition.
 */
export function endComposition(element) {
    if (!element.isContentEditable)
        return;
    const before = rangeIn(element);
    element.blur();
    // Without the focus, WebKit reports no selection in the element. When the focus returns, WebKit puts the cursor at
    // the start.
    const range = rangeIn(element) ?? before;
    element.focus({ preventScroll: true });
    if (!range)
        return;
    const { endContainer: node, endOffset } = range;
    selectionOf(element)?.collapse(node, Math.min(endOffset, (node.nodeValue ?? node.childNodes).length));
}
