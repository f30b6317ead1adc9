export { InvalidKeyboardFile, keyboardFromJSON } from "./runtime/keyboard-file/KeyboardFile.js";
