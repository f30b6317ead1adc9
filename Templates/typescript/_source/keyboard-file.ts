// Keyboards that are read while an app runs: for tags and phrases that users edit themselves.
export { InvalidKeyboardFile, keyboardFromJSON } from "./runtime/keyboard-file/KeyboardFile.js";
