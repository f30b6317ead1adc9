// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard-file/KeyboardFile.ts; do not edit.
import { KeyboardFileReader } from "./KeyboardFileReader.js";
/**
 * Reads a keyboard from a parsed file, whose format docs/keyboard.schema.json describes. Stops at the first value that
 * it cannot use; `gen --keyboard-file` reports all that is wrong with a file, with its lines.
 *
 * @param value The file, as `JSON.parse` returns it.
 * @param layouts The layouts that it can name. A keyboard that names none gets the first.
 * @throws {InvalidKeyboardFile} With the place of that value.
 */
export function keyboardFromParsed(value, layouts) {
    return new KeyboardFileReader(layouts).keyboard(value);
}
