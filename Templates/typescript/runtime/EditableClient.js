// Compiled from _source/runtime/EditableClient.ts; do not edit.
import { strikeEnter } from "./Enter.js";
import { changed, lineAt, placeIn } from "./Lines.js";
import { execute, isOpen, rangeIn, replaceSelection, selectionOf, tell, wholeCharacters } from "./Selections.js";
import { lastCharacter } from "./Text.js";
/**
 * A contenteditable element, by the line that the cursor stands in; `moved` hears of another line. Nodes alone
 * say little: an editor puts others in their place, and what is bold has one of its own.
 */
export class EditableClient {
    element;
    moved;
    // Where the cursor was seen last; null when it may be anywhere, as while the browser writes.
    seen = null;
    // What the line will be in a moment, where an editor has taken it upon itself to write.
    coming = null;
    constructor(element, moved) {
        this.element = element;
        this.moved = moved;
    }
    get value() {
        const line = this.line();
        const { seen } = this;
        const isNear = !seen || !line || line.pieces.includes(seen.node) || seen.node.contains(line.node);
        // A node that is no longer there says nothing.
        if (!isNear && this.element.contains(seen.node)) {
            // Who hears of it sees the line that was left.
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
            // Between two blocks Firefox begins another.
            selectionOf(this.element)?.collapse(line.node, line.offset);
        }
        this.write(whole.text, line && changed(line, whole.start, end, whole.text), isPart);
    }
    deleteContentBackward() {
        const line = this.line();
        if (!line)
            return;
        const { text, node, offset, start, end } = line;
        // Where a piece of text begins, only the browser knows what to delete.
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
            if (execute(element, "\n", "insertParagraph") === false)
                replaceSelection(element, "\n");
        });
    }
    // Writes over what is selected, which `isPart` of the run or not; after that the line is `coming`.
    write(text, coming, isPart) {
        const { element } = this;
        if (!isOpen(element))
            return;
        this.seen = null;
        const isDone = coming && execute(element, text);
        if (coming && isDone === null) {
            const { text: before } = this.line() ?? coming;
            this.coming = coming;
            queueMicrotask(() => {
                this.coming = null;
                // Who says no leaves the text, and with it the cursor.
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
        // Or browsers make one step of undoing of this and what comes next.
        if (line && text)
            selectionOf(element)?.collapse(line.node, line.offset);
        this.seen = line;
    }
    // The line of the cursor, if that is in the element and can be written to.
    line() {
        const range = isOpen(this.element) ? rangeIn(this.element) : null;
        return range && (this.coming ?? lineAt(this.element, range));
    }
}
