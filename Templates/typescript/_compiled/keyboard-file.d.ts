// Compiled from src/keyboard-file.ts; do not edit.
export { InvalidKeyboardFile, keyboardFromJSON } from "./runtime/keyboard-file/KeyboardFile.js";
//# sourceMappingURL=keyboard-file.d.ts.map
