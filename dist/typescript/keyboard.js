// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/keyboard.ts; do not edit.
// Turns touches into operations of a session. The keyboards themselves are in keyboards.js.
export { KeyboardMachine } from "./runtime/keyboard/KeyboardMachine.js";
export { utf16Units } from "./runtime/keyboard/KeyboardRequest.js";
