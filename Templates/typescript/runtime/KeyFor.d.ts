// Compiled from _source/runtime/KeyFor.ts; do not edit.
import type { KeyboardLayout } from "./Layout.js";
import type { Key } from "./Types.js";
/**
 * The key of `layout` that a computer's key types: letters by where they lie on a QWERTY keyboard,
 * whatever is printed there, and with shift for the shifted key; 0 to 9, * and # as the number row says;
 * and the numeric pad by place, as the phone's keys lie, with # where it has its decimal point.
 *
 * @returns null for every other key, with Ctrl, Alt or Meta, and while an input method composes.
 */
export declare function keyFor(layout: KeyboardLayout, event: KeyboardEvent): Key | null;
