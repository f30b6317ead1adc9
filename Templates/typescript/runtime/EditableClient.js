// Compiled from _source/runtime/EditableClient.ts; do not edit.
import { strikeEnter } from "./Enter.js";
import { changed, lineAt, placeIn } from "./Lines.js";
import { execute, isOpen, rangeIn, replaceSelection, selectionOf, tell, wholeCharacters } from "./Selections.js";
import { lastCharacter } from "./Text.js";
/**
 * A contenteditable element, of which only the line of the cursor is seen; `moved` is called for another line. A node
 * alone is not enough: editors replace nodes, and bold text has a node of its own.
 */
export class EditableClient {
    constructor(element, moved) {
        // Where the cursor was seen last; null if it may be anywhere, as while the browser writes.
        this.seen = null;
        // What the line will be in a moment, if an editor has said that it will write itself.
        this.coming = null;
        this.element = element;
        this.moved = moved;
    }
    get value() {
        const line = this.line();
        const { seen } = this;
        const isNear = !seen || !line || line.pieces.includes(seen.node) || seen.node.contains(line.node);
        // If the node is no longer there, the line may be the same.
        if (!isNear && this.element.contains(seen.node)) {
            // During this call, the line that was left is seen.
            this.coming = seen;
            this.moved();
            this.coming = null;
        }
        if (!this.coming)
            this.seen = line;
        return line?.text ?? "";
    }
    get selectionStart() {
        return this.line()?.start ?? null;
    }
    get selectionEnd() {
        return this.line()?.end ?? null;
    }
    setRangeText(text, start, end) {
        const line = this.line();
        const isPart = line !== null && line.start === line.end && start < end;
        const whole = isPart ? wholeCharacters(line.text, start, end, text) : { start, text };
        if (isPart) {
            const [node, offset] = placeIn(line, whole.start + 1);
            selectionOf(this.element)?.setBaseAndExtent(node, offset - 1, ...placeIn(line, end));
        }
        else if (line && line.start === line.end && line.node !== rangeIn(this.element)?.startContainer) {
            // Between two blocks, Firefox would begin another.
            selectionOf(this.element)?.collapse(line.node, line.offset);
        }
        this.write(whole.text, line && changed(line, whole.start, end, whole.text), isPart);
    }
    deleteContentBackward() {
        const line = this.line();
        if (!line)
            return;
        const { text, node, offset, start, end } = line;
        // At the start of a piece of text, only the browser knows what to delete.
        if (start === end && node.nodeType === 3 && offset > 0)
            this.setRangeText("", lastCharacter(text, end), end);
        else
            this.write("", changed(line, start, end, ""), false);
    }
    insertLineBreak() {
        const { element } = this;
        if (!this.line())
            return;
        strikeEnter(element, () => {
            this.seen = null;
            if (execute(element, "\n", rangeIn(element), "insertParagraph") === false)
                replaceSelection(element, "\n");
        });
    }
    // Writes over the selection; the line is `coming` then. `isPart` says whether the session itself selected it.
    write(text, coming, isPart) {
        const { element } = this;
        if (!isOpen(element))
            return;
        this.seen = null;
        const isDone = coming && execute(element, text, rangeIn(element));
        if (coming && isDone === null) {
            const { text: before } = this.line() ?? coming;
            this.coming = coming;
            queueMicrotask(() => {
                this.coming = null;
                // If the editor wrote nothing, the cursor goes back.
                const line = this.line();
                if (isPart && line?.text === before && line.start < line.end)
                    selectionOf(element)?.collapseToEnd();
            });
            return;
        }
        if (!isDone) {
            replaceSelection(element, text);
            tell(element, text);
        }
        const line = this.line();
        // Otherwise browsers make one step of undo of this and what comes next.
        if (line && text)
            selectionOf(element)?.collapse(line.node, line.offset);
        this.seen = line;
    }
    // The line of the cursor, if the cursor is in the element and the element can be written to.
    line() {
        const range = isOpen(this.element) ? rangeIn(this.element) : null;
        return range && (this.coming ?? lineAt(this.element, range));
    }
}
