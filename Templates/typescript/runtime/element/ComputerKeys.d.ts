import type { KeyboardLayout } from "../Layout.js";
/** The button that an arrow key goes to from `from`: beside it or the nearest in the next row; or null. */
export declare function neighbour(from: Element, arrow: string): Element | null;
/** Whether a computer's key writes or deletes: not one with Ctrl, an arrow or Tab. */
export declare function isWriting(event: KeyboardEvent): boolean;
/** The legend of the key that a computer's key stands for, or "" if there is none. */
export declare function legendFor(event: KeyboardEvent, layout: KeyboardLayout): string;
