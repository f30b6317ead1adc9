// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardTexts.ts; do not edit.
// Functions that examine the text before the cursor.
import { charactersOf } from "../Text.js";
/**
 * Returns true if a capital is due after `text` in a field that asks for `capitals`. Returns false if `text` is null,
 * because the text is then unknown.
 */
export function isCapitalDue(capitals, text) {
    return text !== null && (capitals === "words" ? /(^|[ \n])$/ : /(^|\n) *$|[.!?…] +$/).test(text);
}
/** Returns true if `text` ends in a letter or digit and one space, so that a second space makes a full stop. */
export function endsInWordAndSpace(text) {
    // This is not /[\p{L}\p{N}] $/u, because V8 15.0 (in Deno 2.9.8) finds no letter beyond U+FFFF with that.
    return /(?:\p{L}|\p{N}) $/u.test(text.slice(-3));
}
/** Returns the length of the last word of `text` in UTF-16 code units, including the blanks that follow the word. */
export function lastWord(text) {
    const isBlank = (end) => text[end - 1] === " " || text[end - 1] === "\n";
    let start = text.length;
    while (isBlank(start))
        start -= 1;
    while (start > 0 && !isBlank(start))
        start -= 1;
    return text.length - start;
}
/**
 * Splits `template` at its `|`, which marks the place of the cursor. Returns the text without the `|`, and the number
 * of characters that followed the `|`.
 */
export function splitAtCursor(template) {
    const cursor = template.length > 1 ? template.indexOf("|") : -1;
    if (cursor < 0)
        return [template, 0];
    const end = template.slice(cursor + 1);
    return [template.slice(0, cursor) + end, charactersOf(end).length];
}
