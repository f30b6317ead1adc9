// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Events.ts; do not edit.
import type { FieldAction } from "../keyboard/KeyboardField.js";
import type { SlotPress } from "../keyboard/KeyboardHost.js";
import type { HwaljaKeyboardElement } from "./KeyboardElement.js";
/** The events that the element sends, which do not bubble. */
export interface HwaljaKeyboardEventMap {
    press: CustomEvent<SlotPress>;
    page: CustomEvent<{
        readonly page: string;
    }>;
    commit: CustomEvent<{
        readonly text: string;
    }>;
    layoutchange: CustomEvent<{
        readonly layout: string;
    }>;
    action: CustomEvent<{
        readonly action: FieldAction;
    }>;
    keyaction: CustomEvent<{
        readonly name: string;
    }>;
    dismiss: CustomEvent<null>;
}
/** What a template can set on the element. Listeners are declared for each framework. */
export declare type HwaljaKeyboardAttributes = {
    [Name in "for" | "layout" | "layouts" | "dots" | "cycleTimeout" | "hardware" | "exclusive" | "marked" | "sound" | "vibrate" | "field" | "settings"]?: HwaljaKeyboardElement[Name] | undefined;
};
/** How to listen to the element, as to other elements. */
export interface Listening {
    <Type extends keyof EventMap>(type: Type, listener: (this: HwaljaKeyboardElement, event: EventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void;
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
declare type EventMap = HTMLElementEventMap & HwaljaKeyboardEventMap;
export {};
