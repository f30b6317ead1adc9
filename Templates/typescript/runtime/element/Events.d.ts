// Compiled from _source/runtime/element/Events.ts; do not edit.
import type { FieldAction } from "../keyboard/KeyboardField.js";
import type { SlotPress } from "../keyboard/KeyboardHost.js";
/** The details of the events that the element sends. */
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
    dismiss: CustomEvent<null>;
}
