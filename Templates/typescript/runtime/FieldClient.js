// Compiled from _source/runtime/FieldClient.ts; do not edit.
import { EditableClient } from "./EditableClient.js";
import { strikeEnter } from "./Enter.js";
import { execute, isOpen, tell, wholeCharacters } from "./Selections.js";
import { strike } from "./Submission.js";
import { lastCharacter, scalarBefore, withoutUnit } from "./Text.js";
/** What drives `element`. */
export function clientFor(element, moved) {
    const { localName } = element;
    if ("setRangeText" in element) {
        const field = element;
        if (field.selectionStart !== null)
            return new FieldClient(field);
        const reason = `<input type="${field.type}"> does not say where its cursor is`;
        throw new TypeError(`${reason}; type="text" with inputmode does`);
    }
    if ("value" in element && element.isConnected && !element.isContentEditable) {
        throw new TypeError(`<${localName}> is no field of text; attach to the one in it`);
    }
    return new EditableClient(element, moved);
}
/** An `<input>` or a `<textarea>`. */
class FieldClient {
    element;
    // A letter with dots that has no room: the field keeps what it has until they are a vowel.
    held = null;
    constructor(element) {
        this.element = element;
    }
    get value() {
        const { value } = this.element;
        const held = this.waiting();
        return held ? value.slice(0, held.start) + held.text + value.slice(held.end) : value;
    }
    get selectionStart() {
        return isOpen(this.element) ? this.waiting()?.cursor ?? this.element.selectionStart : null;
    }
    get selectionEnd() {
        return isOpen(this.element) ? this.waiting()?.cursor ?? this.element.selectionEnd : null;
    }
    setRangeText(text, start, end) {
        const { element } = this;
        const held = this.waiting();
        this.held = null;
        if (held) {
            text = held.text.slice(0, Math.max(start - held.start, 0)) + text;
            start = Math.min(start, held.start);
            end = held.end;
        }
        const { value, maxLength } = element;
        const length = value.length - (end - start) + text.length;
        // Half an edit would lose letters: it is done whole or not at all.
        const isTooLong = maxLength >= 0 && length > maxLength && text.length > end - start;
        if (isTooLong)
            this.hold(text, start, end);
        if (!isOpen(element) || isTooLong)
            return;
        const whole = wholeCharacters(value, start, end, text);
        // Fields for numbers and addresses do not say where their cursor is.
        const isKnown = element.selectionStart !== null;
        if (isKnown)
            element.setSelectionRange(whole.start, end);
        const isDone = execute(element, whole.text);
        // Who says no leaves the text, and with it the cursor.
        if (isDone === null && isKnown && element.value === value)
            element.setSelectionRange(end, end);
        if (isDone !== false || !isKnown)
            return;
        element.setRangeText(whole.text, whole.start, end, "end");
        tell(element, text);
    }
    deleteContentBackward() {
        const { element, value, selectionStart, selectionEnd } = this;
        const end = selectionEnd ?? value.length;
        const isSelected = selectionStart !== null && selectionStart < end;
        const start = isSelected ? selectionStart : lastCharacter(value, end);
        // An editor that hides its field has the text elsewhere, and hears of keys.
        if (end === 0)
            strike(element, "Backspace", 8);
        else
            this.setRangeText("", start, end);
    }
    insertLineBreak() {
        const { element } = this;
        if (element.localName === "input")
            strikeEnter(element);
        else
            strikeEnter(element, () => this.setRangeText("\n", element.selectionStart ?? 0, element.selectionEnd ?? 0));
    }
    hold(inserting, place, end) {
        const { value } = this.element;
        const start = place < end ? place : Math.max(place - 1, 0);
        const text = value.slice(start, place) + inserting;
        if (isPending(text))
            this.held = { text, start, end, cursor: start + text.length, value };
    }
    // What is held, if the field and its cursor are as they were left.
    waiting() {
        const { held, element } = this;
        const isThere = held?.value === element.value && held.end === element.selectionEnd;
        return isThere && held.end === element.selectionStart ? held : null;
    }
}
/** Whether `text` ends in dots and the lead that they wait on, which is a unit of two. */
function isPending(text) {
    return text.length - withoutUnit(text).length === 2 && scalarBefore(text) <= 0xffff;
}
