// Compiled from src/keyboard.ts; do not edit.
export { Keyboard } from "./runtime/keyboard/Keyboard.js";
export type { KeyboardFace, OpenList } from "./runtime/keyboard/KeyboardFace.js";
export type { FieldAction, FieldKind, KeyboardField } from "./runtime/keyboard/KeyboardField.js";
export { type KeyboardRequest, type KeyboardSession, type SlotPress, utf16Units, } from "./runtime/keyboard/KeyboardHost.js";
export type { KeyboardPages, Page, Place, Shift } from "./runtime/keyboard/KeyboardPages.js";
export type { KeyboardSettings } from "./runtime/keyboard/KeyboardSettings.js";
export type { Direction, Offer, Role, Slot } from "./runtime/keyboard/KeyboardSlot.js";
//# sourceMappingURL=keyboard.d.ts.map
