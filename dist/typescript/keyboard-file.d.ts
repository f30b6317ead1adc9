// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/keyboard-file.ts; do not edit.
export { InvalidKeyboardFile, keyboardFromJSON } from "./runtime/keyboard-file/KeyboardFile.js";
