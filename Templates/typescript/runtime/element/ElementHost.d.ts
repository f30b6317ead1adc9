import { Keyboard } from "../keyboard/Keyboard.js";
import type { KeyboardFace } from "../keyboard/KeyboardFace.js";
import type { KeyboardSettings } from "../keyboard/KeyboardSettings.js";
import { type Board } from "./Board.js";
import type { HwaljaKeyboardElement } from "./KeyboardElement.js";
export declare type ElementHost = ReturnType<typeof newElementHost>;
/** The host of a keyboard: it types into a field, passes on what pointers do, and draws the result. */
export declare function newElementHost(element: HwaljaKeyboardElement, board: Board): {
    element: HwaljaKeyboardElement;
    events: {
        tellAll: () => void;
        tellLater: <Type extends "page" | "press" | "commit" | "keyaction">(type: Type, detail: import("./Events.js").HwaljaKeyboardEventMap[Type]["detail"]) => void;
        tell<Type_1 extends keyof import("./Events.js").HwaljaKeyboardEventMap>(type: Type_1, detail: import("./Events.js").HwaljaKeyboardEventMap[Type_1]["detail"]): boolean;
        look({ page }: Keyboard): void;
    };
    finder: {
        find: () => void;
        check: () => void;
        follow: (target: unknown) => void;
        dismiss(): void;
        begin(signal: AbortSignal): void;
        end(): void;
        give(next: HTMLElement | null): void;
    };
    /** The keyboard that it hosts. */
    readonly keyboard: Keyboard;
    readonly field: HTMLElement | null;
    readonly session: import("../Session.js").InputSession | null;
    /** Times and distances that differ from the defaults. */
    settings: Partial<KeyboardSettings>;
    /** The element is on a page. */
    begin(): void;
    /** The element is no longer on a page. */
    end(): void;
    /** The attribute `name` of the element has changed. */
    obey(name: string): void;
    /** A finger goes down on a slot. */
    press(): void;
    /** The slot of `face` is tapped without a finger. */
    tap(face: KeyboardFace): void;
    /** Passes an input on to the keyboard, which came `at` this time, and draws the result. */
    input(act: (keyboard: Keyboard, time: number) => void, at?: number): void;
};
