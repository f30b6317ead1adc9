// Compiled from src/runtime/keyboard/KeyboardHost.ts; do not edit.
import { fieldOf } from "../FieldText.js";
import { LONGEST_CHARACTER, charactersOf, endsInHangul } from "../Text.js";
/**
 * By how many UTF-16 code units the cursor moves when it moves by `count` characters.
 *
 * @param before The text before the cursor, or the end of it.
 * @param after The text after the cursor, or the beginning of it.
 */
export function utf16Units(count, before, after) {
    const near = LONGEST_CHARACTER * count;
    const passed = count < 0
        ? charactersOf(before.slice(near)).slice(count) : charactersOf(after.slice(0, near)).slice(0, count);
    const { length } = passed.join("");
    // Not -0.
    return count < 0 ? 0 - length : length;
}
/** @internal Whether text is selected. */
export function isSelected({ client, writesOnCommit }) {
    const { start, end } = fieldOf(client);
    return !writesOnCommit && start < end;
}
/**
 * @internal The text before the cursor, with the run; null if it is not known.
 * A no-break space, which editors write at the end of a line, is a space here.
 */
export function textBefore({ client, writesOnCommit }) {
    const { text, start, isUnknown } = fieldOf(client);
    return writesOnCommit || isUnknown ? null : text.slice(0, start).replace(/\u00a0/g, " ");
}
/** @internal Whether a space would only end the run. */
export function isEndedBySpace({ layout, composing, spaceEndsRun }) {
    return (spaceEndsRun ?? layout.spaceEndsRun) && endsInHangul(composing);
}
