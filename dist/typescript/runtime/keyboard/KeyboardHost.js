// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/keyboard/KeyboardHost.ts; do not edit.
import { fieldOf } from "../Fields.js";
import { isHangul, scalarBefore } from "../Text.js";
/** @internal Whether text is selected. */
export function isSelected({ client }) {
    const { start, end } = fieldOf(client);
    return start < end;
}
/**
 * @internal What stands before the cursor, with what is composed; null if the field does not say where that is.
 * A space that must not break, as editors write one at the end of a line, is a space here.
 */
export function textBefore({ client }) {
    const { text, start, isUnknown } = fieldOf(client);
    return isUnknown ? null : text.slice(0, start).replace(/\u00a0/g, " ");
}
/** @internal Whether a space would only end the run. */
export function isEndedBySpace({ layout, composing }) {
    return layout.spaceEndsRun && isHangul(scalarBefore(composing));
}
