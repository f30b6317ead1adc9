// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/core.ts; do not edit.
/// <reference lib="dom" />
export { type AttachOptions, AttachedSession, attach } from "./runtime/Attach.js";
export { type BackspaceUnit, Composer } from "./runtime/Composer.js";
export { type DotStyle, dotsOf, writing } from "./runtime/DotStyle.js";
export type { Edit } from "./runtime/Edit.js";
export { pressEnter } from "./runtime/Enter.js";
export { InputSession } from "./runtime/InputSession.js";
export type { Key, KeyData } from "./runtime/Key.js";
export { keyFor } from "./runtime/KeyFor.js";
export { type LayoutData, KeyboardLayout } from "./runtime/KeyboardLayout.js";
export type { Outcome } from "./runtime/Outcome.js";
export type { TextClient } from "./runtime/TextClient.js";
//# sourceMappingURL=core.d.ts.map
