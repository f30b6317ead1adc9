// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/keyboard.ts; do not edit.
export { KeyboardMachine } from "./runtime/keyboard/KeyboardMachine.js";
export type { KeyboardFace, OpenList } from "./runtime/keyboard/KeyboardFace.js";
export type { FieldAction, FieldKind, KeyboardField } from "./runtime/keyboard/KeyboardField.js";
export { type KeyboardRequest, utf16Units } from "./runtime/keyboard/KeyboardRequest.js";
export type { KeyboardSession } from "./runtime/keyboard/KeyboardSession.js";
export type { Keyboard, Page, Place, Shift } from "./runtime/keyboard/Keyboard.js";
export type { KeyboardSettings } from "./runtime/keyboard/KeyboardSettings.js";
export type { Direction, Offer, Role, Slot, SlotPress } from "./runtime/keyboard/KeyboardSlot.js";
//# sourceMappingURL=keyboard.d.ts.map
