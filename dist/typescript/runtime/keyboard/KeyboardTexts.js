// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardTexts.ts; do not edit.
// What a keyboard finds in the text before the cursor.
import { charactersOf } from "../Text.js";
/** Whether a capital is due after `text` where a field asks for `capitals`. `text` is null if it is not known. */
export function areDue(capitals, text) {
    return text !== null && (capitals === "words" ? /(^|[ \n])$/ : /(^|\n) *$|[.!?…] +$/).test(text);
}
/** Whether `text` ends in a letter or a digit and one space: a second space makes a full stop then. */
export function endsInWordAndSpace(text) {
    // Not /[\p{L}\p{N}] $/u: V8 15.0 (in Deno 2.9.8) finds no letter beyond U+FFFF with that.
    return /(?:\p{L}|\p{N}) $/u.test(text.slice(-3));
}
/** How many UTF-16 code units the last word of `text` has, with the blanks after it. */
export function lastWord(text) {
    const isBlank = (end) => text[end - 1] === " " || text[end - 1] === "\n";
    let start = text.length;
    while (isBlank(start))
        start -= 1;
    while (start > 0 && !isBlank(start))
        start -= 1;
    return text.length - start;
}
/** `marked` without its `|`, where the cursor is placed, and how many characters follow that. */
export function partsOf(marked) {
    const cursor = marked.length > 1 ? marked.indexOf("|") : -1;
    if (cursor < 0)
        return { text: marked, behind: 0 };
    const end = marked.slice(cursor + 1);
    return { text: marked.slice(0, cursor) + end, behind: charactersOf(end).length };
}
