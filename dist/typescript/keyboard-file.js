// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/keyboard-file.ts; do not edit.
// Reads keyboards at run time, such as those that users edit.
export { InvalidKeyboardFile } from "./runtime/keyboard-file/InvalidKeyboardFile.js";
export { keyboardFromParsed } from "./runtime/keyboard-file/KeyboardFile.js";
