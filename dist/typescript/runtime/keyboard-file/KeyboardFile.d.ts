// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard-file/KeyboardFile.ts; do not edit.
import type { KeyboardLayout } from "../KeyboardLayout.js";
import type { Keyboard } from "../keyboard/Keyboard.js";
/**
 * Reads a keyboard from a parsed file, whose format docs/keyboard.schema.json describes. Stops at the first value that
 * it cannot use; `gen --keyboard-file` reports all that is wrong with a file, with its lines.
 *
 * @param value The file, as `JSON.parse` returns it.
 * @param layouts The layouts that it can name. A keyboard that names none gets the first.
 * @throws {InvalidKeyboardFile} With the place of that value.
 */
export declare function keyboardFromParsed(value: unknown, layouts: readonly KeyboardLayout[]): Keyboard;
//# sourceMappingURL=KeyboardFile.d.ts.map
