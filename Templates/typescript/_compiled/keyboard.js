// Compiled from src/keyboard.ts; do not edit.
// What is between fingers and a session. The pages of keyboards are in keyboards.js.
export { Keyboard } from "./runtime/keyboard/Keyboard.js";
export { utf16Units, } from "./runtime/keyboard/KeyboardHost.js";
