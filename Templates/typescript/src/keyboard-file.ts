// Keyboards that are read while an app runs, such as those that users edit.
export { InvalidKeyboardFile, keyboardFromJSON } from "./runtime/keyboard-file/KeyboardFile.ts";
