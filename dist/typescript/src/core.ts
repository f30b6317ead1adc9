// Part of Hwalja, under the MIT licence: see LICENSE.

/// <reference lib="dom" />
// Turns key presses into edits of a field. Keyboards are in other modules.
export { type AttachOptions, AttachedSession, attach } from "./runtime/Attach.ts";
export { type BackspaceUnit, Composer } from "./runtime/Composer.ts";
export { type DotStyle, dotsOf, writing } from "./runtime/DotStyle.ts";
export type { Edit } from "./runtime/Edit.ts";
export { pressEnter } from "./runtime/Enter.ts";
export { InputSession } from "./runtime/InputSession.ts";
export type { Key, KeyData } from "./runtime/Key.ts";
export { keyFor } from "./runtime/KeyFor.ts";
export { type LayoutData, KeyboardLayout } from "./runtime/KeyboardLayout.ts";
export type { Outcome } from "./runtime/Outcome.ts";
export type { TextClient } from "./runtime/TextClient.ts";
