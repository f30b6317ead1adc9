import type { Keyboard } from "../keyboard/Keyboard.js";
import type { HwaljaKeyboardEventMap } from "./Events.js";
declare type Detail<Type extends keyof HwaljaKeyboardEventMap> = HwaljaKeyboardEventMap[Type]["detail"];
/** What sends the events of a keyboard from `element`. */
export declare function newEventTeller(element: HTMLElement): {
    tellAll: () => void;
    tellLater: <Type extends "page" | "press" | "commit" | "keyaction">(type: Type, detail: Detail<Type>) => void;
    /** Sends an event, and says whether the page lets happen what it announces. */
    tell<Type_1 extends keyof HwaljaKeyboardEventMap>(type: Type_1, detail: Detail<Type_1>): boolean;
    /** Finds out whether another page is shown. */
    look({ page }: Keyboard): void;
};
export {};
