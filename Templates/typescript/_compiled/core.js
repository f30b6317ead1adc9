// Compiled from src/core.ts; do not edit.
/// <reference lib="dom" />
// What types, without keyboards: key presses become edits of a field.
export { AttachedSession, attach } from "./runtime/Attach.js";
export { Composer } from "./runtime/Composer.js";
export { dotsOf, writing } from "./runtime/DotStyle.js";
export { strikeEnter } from "./runtime/Enter.js";
export { InputSession } from "./runtime/InputSession.js";
export { keyFor } from "./runtime/KeyFor.js";
export { KeyboardLayout } from "./runtime/KeyboardLayout.js";
