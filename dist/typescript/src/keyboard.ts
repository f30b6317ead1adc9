// Part of Hwalja, under the MIT licence: see LICENSE.

// Turns touches into operations of a session. The keyboards themselves are in keyboards.js.
export { KeyboardMachine } from "./runtime/keyboard/KeyboardMachine.ts";
export type { KeyboardFace, OpenList } from "./runtime/keyboard/KeyboardFace.ts";
export type { FieldAction, FieldKind, KeyboardField } from "./runtime/keyboard/KeyboardField.ts";
export { type KeyboardRequest, utf16Units } from "./runtime/keyboard/KeyboardRequest.ts";
export type { KeyboardSession } from "./runtime/keyboard/KeyboardSession.ts";
export type { Keyboard, Page, Place, Shift } from "./runtime/keyboard/Keyboard.ts";
export type { KeyboardSettings } from "./runtime/keyboard/KeyboardSettings.ts";
export type { Direction, Offer, Role, Slot, SlotPress } from "./runtime/keyboard/KeyboardSlot.ts";
