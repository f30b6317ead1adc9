import type { KeyboardFace } from "../keyboard/KeyboardFace.js";
import type { Shift } from "../keyboard/KeyboardPages.js";
import { type Language } from "./Names.js";
/** A new element that pages style by the name of its part. */
export declare function part(tag: string, name: string): HTMLElement;
export declare function newKey(): HTMLButtonElement;
/** Draws `face` on `button`, if it has changed. */
export declare function drawKey(button: HTMLButtonElement, face: KeyboardFace, shift: Shift, language: Language, marked: string | null): void;
