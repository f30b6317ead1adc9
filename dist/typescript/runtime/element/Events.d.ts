// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Events.ts; do not edit.
import type { FieldAction } from "../keyboard/KeyboardField.js";
import type { SlotPress } from "../keyboard/KeyboardSlot.js";
/** The events that the element dispatches. They do not bubble. */
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
/** The type of `addEventListener` and `removeEventListener` of `Target`. */
export interface Listening<Target> {
    <Type extends keyof EventMap>(type: Type, listener: (this: Target, event: EventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void;
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
declare type EventMap = HTMLElementEventMap & HwaljaKeyboardEventMap;
export {};
//# sourceMappingURL=Events.d.ts.map
