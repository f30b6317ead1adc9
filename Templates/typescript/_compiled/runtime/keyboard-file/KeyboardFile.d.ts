// Compiled from src/runtime/keyboard-file/KeyboardFile.ts; do not edit.
import type { KeyboardLayout } from "../KeyboardLayout.js";
import type { Keyboard } from "../keyboard/Keyboard.js";
/**
 * Reads a keyboard from a file that docs/keyboard.schema.json describes, up to the first fault that makes it useless.
 * `gen` reports all faults, with their lines.
 *
 * @param value The content of the file, as `JSON.parse` returns it.
 * @param layouts The layouts whose keys it can have. A keyboard without Korean gets the first.
 * @throws {InvalidKeyboardFile} With the place of the fault.
 */
export declare function keyboardFromParsed(value: unknown, layouts: readonly KeyboardLayout[]): Keyboard;
//# sourceMappingURL=KeyboardFile.d.ts.map
