// Part of Hwalja, under the MIT licence: see LICENSE.

// Keyboards that are read while an app runs, such as those that users edit.
export { InvalidKeyboardFile } from "./runtime/keyboard-file/InvalidKeyboardFile.ts";
export { keyboardFromParsed } from "./runtime/keyboard-file/KeyboardFile.ts";
