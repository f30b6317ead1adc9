import type { KeyboardLayout } from "../KeyboardLayout.ts";
import type { Keyboard } from "../keyboard/Keyboard.ts";
import { KeyboardFileReader } from "./KeyboardFileReader.ts";

/**
 * Reads a keyboard from a parsed file, whose format docs/keyboard.schema.json describes. Stops at the first value that
 * it cannot use; `gen --keyboard-file` reports all that is wrong with a file, with its lines.
 *
 * @param value The file, as `JSON.parse` returns it.
 * @param layouts The layouts that it can name. A keyboard that names none gets the first.
 * @throws {InvalidKeyboardFile} With the place of that value.
 */
export function keyboardFromParsed(value: unknown, layouts: readonly KeyboardLayout[]): Keyboard {
  return new KeyboardFileReader(layouts).keyboard(value);
}
