// Compiled from _source/keyboard-file.ts; do not edit.
export { InvalidKeyboardFile, keyboardFromJSON } from "./runtime/keyboard-file/KeyboardFile.js";
