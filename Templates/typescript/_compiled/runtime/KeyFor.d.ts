// Compiled from src/runtime/KeyFor.ts; do not edit.
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
/**
 * The key of `layout` that a computer's key types: letters by their place on a QWERTY keyboard, whatever is printed
 * there, with shift for the shifted key, and in such a layout digits, * and # by their character; and the numeric pad
 * by place, like the keys of a phone, with # on the decimal point. The row of digits types no phone's keys, but digits:
 * readers of bar codes type on it.
 *
 * @param hasPad Whether the numeric pad types, too.
 * @returns null for every other key, with Ctrl, Alt or Meta, and while an input method composes.
 */
export declare function keyFor(layout: KeyboardLayout, event: KeyboardEvent, hasPad?: boolean): Key | null;
//# sourceMappingURL=KeyFor.d.ts.map
