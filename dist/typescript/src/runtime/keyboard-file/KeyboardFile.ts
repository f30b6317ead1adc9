// Part of Hwalja, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "../KeyboardLayout.ts";
import type { Keyboard } from "../keyboard/Keyboard.ts";
import { KeyboardFileReader } from "./KeyboardFileReader.ts";

/**
 * Reads a keyboard from a parsed file, in the format of docs/keyboard.schema.json. Stops at the first value that it
 * cannot use; `gen --keyboard-file` reports everything that is wrong with a file, with line numbers.
 *
 * @param value The file, as returned by `JSON.parse`.
 * @param layouts The layouts that the file can name. A keyboard that names no layout gets the first.
 * @throws {InvalidKeyboardFile} With the place of that value.
 */
export function keyboardFromParsed(value: unknown, layouts: readonly KeyboardLayout[]): Keyboard {
  return new KeyboardFileReader(layouts).keyboard(value);
}
