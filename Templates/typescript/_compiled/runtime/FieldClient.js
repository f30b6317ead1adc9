// Compiled from src/runtime/FieldClient.ts; do not edit.
import { execute, isOpen, tell, wholeCharacters } from "./Dom.js";
import { strikeEnter } from "./Enter.js";
import { fieldOf } from "./FieldText.js";
import { strike } from "./SimulatedKeys.js";
import { lastCharacter, scalarBefore, withoutUnit } from "./Text.js";
/** What `hwalja/rich` adds. */
export const rich = {};
/** The client that types into `element`. */
export function clientFor(element, moved) {
    if ("setRangeText" in element) {
        const field = element;
        if (field.selectionStart !== null)
            return fieldClient(field);
        const reason = `<input type="${field.type}"> does not say where its cursor is`;
        throw new TypeError(`${reason}; type="text" with inputmode does`);
    }
    // An editor may be closed for now.
    if (element.isConnected && !element.isContentEditable && element.contentEditable === "inherit") {
        throw new TypeError(`<${element.localName}> is no field of text; attach to the one in it`);
    }
    if (!rich.clientFor)
        throw new TypeError(`to type into rich text, import "hwalja/rich"`);
    return rich.clientFor(element, moved);
}
/** An `<input>` or a `<textarea>`. */
function fieldClient(element) {
    // A letter with dots for which there is no room: the field stays as it is until the dots are a vowel.
    let held = null;
    const isInput = element.localName === "input";
    // What is held, if the field and its cursor are as they were left.
    const waiting = () => {
        const { value, selectionStart, selectionEnd } = element;
        return held?.value === value && held.end === selectionEnd && held.end === selectionStart ? held : null;
    };
    const place = (name) => {
        const held = waiting();
        return !isOpen(element) ? null : held ? held.start + held.text.length : element[name];
    };
    const client = {
        get value() {
            const { value } = element;
            const held = waiting();
            return held ? value.slice(0, held.start) + held.text + value.slice(held.end) : value;
        },
        get selectionStart() { return place("selectionStart"); },
        get selectionEnd() { return place("selectionEnd"); },
        setRangeText(text, start, end) {
            const before = waiting();
            held = null;
            if (before) {
                text = before.text.slice(0, Math.max(start - before.start, 0)) + text;
                start = Math.min(start, before.start);
                end = before.end;
            }
            const { value, maxLength } = element;
            const length = value.length - (end - start) + text.length;
            // Half an edit would lose letters: do it whole or not at all.
            const isTooLong = maxLength >= 0 && length > maxLength && text.length > end - start;
            const from = start < end ? start : Math.max(start - 1, 0);
            const waits = value.slice(from, start) + text;
            if (isTooLong && isPending(waits))
                held = { text: waits, start: from, end, value };
            // But if a tail would move to a new syllable without room, the old syllable still loses it.
            const isTail = isTooLong && !held && length - maxLength < text.length && isBegun(text, value.charAt(start));
            if (!isOpen(element) || isTooLong && !isTail)
                return;
            if (isTail)
                text = text.charAt(0);
            const whole = wholeCharacters(value, start, end, text);
            // Fields for numbers and e-mail addresses do not say where their cursor is.
            const isKnown = element.selectionStart !== null;
            if (isKnown)
                element.setSelectionRange(whole.start, end);
            const isDone = execute(element, whole.text);
            // If the page wrote nothing, the cursor goes back.
            if (isDone === null && isKnown && element.value === value)
                element.setSelectionRange(end, end);
            if (isDone === false && isKnown) {
                element.setRangeText(whole.text, whole.start, end, "end");
                tell(element, text);
            }
            // As Chromium does after its own keys.
            if (element.selectionEnd === element.value.length)
                element[isInput ? "scrollLeft" : "scrollTop"] = 1e6;
        },
        deleteContentBackward() {
            const { text, start, end } = fieldOf(client);
            // An editor with a hidden field has its text elsewhere, and hears of keys.
            if (end === 0)
                strike(element, "Backspace", 8);
            else
                client.setRangeText("", start < end ? start : lastCharacter(text, end), end);
        },
        insertLineBreak() {
            strikeEnter(element, isInput ? undefined : () => {
                const { start, end } = fieldOf(client);
                client.setRangeText("\n", start, end);
            });
        },
    };
    return client;
}
/** Whether `text` ends in a lead and its pending dots, which are a unit of two. */
function isPending(text) {
    return text.length - withoutUnit(text).length === 2 && scalarBefore(text) <= 0xffff;
}
/** Whether `text` begins with the syllable `before`, without its tail or with another. */
function isBegun([first = ""], before) {
    const open = (syllable) => syllable.normalize("NFD").slice(0, 2);
    return first !== before && open(first) === open(before);
}
