// Compiled from src/runtime/KeyFor.ts; do not edit.
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
/**
 * Returns the key of `layout` that a key of a computer's keyboard types:
 * - Letter keys match by their place on a QWERTY keyboard, whatever is printed on the keys. With shift, they match the
 *   shifted keys.
 * - In a layout with letter keys, digits, * and # match by their character.
 * - The numeric pad matches by place, like the keys of a phone, with # on the decimal point.
 *
 * In a layout for phones, the digit row types digits, because bar code readers type digits on it.
 *
 * @param hasPad True if the numeric pad also types.
 * @returns Null for every other key. Also null if Ctrl, Alt or Meta is down, or while an input method composes.
 */
export declare function keyFor(layout: KeyboardLayout, event: KeyboardEvent, hasPad?: boolean): Key | null;
//# sourceMappingURL=KeyFor.d.ts.map
