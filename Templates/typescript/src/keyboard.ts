// What is between fingers and a session. The pages of keyboards are in keyboards.js.
export { Keyboard } from "./runtime/keyboard/Keyboard.ts";
export type { KeyboardFace, OpenList } from "./runtime/keyboard/KeyboardFace.ts";
export type { FieldAction, FieldKind, KeyboardField } from "./runtime/keyboard/KeyboardField.ts";
export {
  type KeyboardRequest, type KeyboardSession, type SlotPress, utf16Units,
} from "./runtime/keyboard/KeyboardHost.ts";
export type { KeyboardPages, Page, Place, Shift } from "./runtime/keyboard/KeyboardPages.ts";
export type { KeyboardSettings } from "./runtime/keyboard/KeyboardSettings.ts";
export type { Direction, Offer, Role, Slot } from "./runtime/keyboard/KeyboardSlot.ts";
