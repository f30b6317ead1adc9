// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardRequest.ts; do not edit.
import { LONGEST_CHARACTER, charactersOf } from "../Text.js";
/**
 * Returns the number of UTF-16 code units that the cursor moves by when it moves by `count` characters.
 *
 * @param before The text before the cursor, or only the end of that text.
 * @param after The text after the cursor, or only the start of that text.
 */
export function utf16Units(count, before, after) {
    const near = LONGEST_CHARACTER * count;
    const passed = count < 0
        ? charactersOf(before.slice(near)).slice(count) : charactersOf(after.slice(0, near)).slice(0, count);
    const { length } = passed.join("");
    // This avoids -0.
    return count < 0 ? 0 - length : length;
}
