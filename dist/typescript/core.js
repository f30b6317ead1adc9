// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/core.ts; do not edit.
/// <reference lib="dom" />
// Turns key presses into edits of a field. Keyboards are in other modules.
export { AttachedSession, attach } from "./runtime/Attach.js";
export { Composer } from "./runtime/Composer.js";
export { dotsOf, writing } from "./runtime/DotStyle.js";
export { pressEnter } from "./runtime/Enter.js";
export { InputSession } from "./runtime/InputSession.js";
export { keyFor } from "./runtime/KeyFor.js";
export { KeyboardLayout } from "./runtime/KeyboardLayout.js";
