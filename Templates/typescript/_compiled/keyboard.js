// Compiled from src/keyboard.ts; do not edit.
// What is between fingers and a session. The keyboards are in keyboards.js.
export { KeyboardMachine } from "./runtime/keyboard/KeyboardMachine.js";
export { utf16Units } from "./runtime/keyboard/KeyboardRequest.js";
