// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardSession.ts; do not edit.
import { fieldOf } from "../FieldText.js";
import { endsInHangul } from "../Text.js";
/** @internal Returns true if text is selected. */
export function isSelected({ client, writesOnCommit }) {
    const { start, end } = fieldOf(client);
    return !writesOnCommit && start < end;
}
/**
 * @internal Returns the text before the cursor, including the run; null if it is unknown.
 * A no-break space, which editors write at the end of a line, counts as a space.
 */
export function textBefore({ client, writesOnCommit }) {
    const { text, start, isUnknown } = fieldOf(client);
    return writesOnCommit || isUnknown ? null : text.slice(0, start).replace(/\u00a0/g, " ");
}
/** @internal Returns true if a space would end the run without writing a space. */
export function isEndedBySpace({ layout, composing, spaceEndsRun }) {
    return (spaceEndsRun ?? layout.spaceEndsRun) && endsInHangul(composing);
}
