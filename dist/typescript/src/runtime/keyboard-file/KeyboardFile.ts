// Part of Hwalja, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "../KeyboardLayout.ts";
import type { Keyboard } from "../keyboard/Keyboard.ts";
import { KeyboardFileReader } from "./KeyboardFileReader.ts";

/**
 * Reads a keyboard from a parsed file, in the format of docs/keyboard.schema.json. Stops at the first value that it
 * cannot use. `gen --keyboard-file` reports every problem of a file, with line numbers.
 *
 * @param value The file, as returned by `JSON.parse`.
 * @param layouts The layouts that the file can name. A keyboard that names no layout gets the first layout.
 * @throws {InvalidKeyboardFile} If the reader cannot use a value. The message contains the place of that value.
 */
export function keyboardFromParsed(value: unknown, layouts: readonly KeyboardLayout[]): Keyboard {
  return new KeyboardFileReader(layouts).keyboard(value);
}
