// Part of Hwalja, under the MIT licence: see LICENSE.

// Reads keyboards at run time, such as those that users edit.
export { InvalidKeyboardFile } from "./runtime/keyboard-file/InvalidKeyboardFile.ts";
export { keyboardFromParsed } from "./runtime/keyboard-file/KeyboardFile.ts";
