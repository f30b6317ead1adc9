import type { KeyboardField } from "../keyboard/KeyboardField.js";
import type { HwaljaKeyboardElement } from "./KeyboardElement.js";
/** The field that `target` is, or is in, if a keyboard can type into it; or null. */
export declare function fieldAt(target: unknown): HTMLElement | null;
/**
 * The field that `keyboard` types into: the one `given` to it, or the one that it is for, or else the one at `target`;
 * null, if that is in a modal dialog, or in what fills the screen, and the keyboard is not.
 */
export declare function fieldMeant(keyboard: HwaljaKeyboardElement, given: HTMLElement | null, target: unknown): HTMLElement | null;
/** What `element` asks of a keyboard. `inputMode` is its own, before the keyboard changed it. */
export declare function wishesOf(element: HTMLElement, inputMode: string | null): KeyboardField;
