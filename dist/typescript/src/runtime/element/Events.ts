// Part of Hwalja, under the MIT licence: see LICENSE.

import type { FieldAction } from "../keyboard/KeyboardField.ts";
import type { SlotPress } from "../keyboard/KeyboardSlot.ts";

/** The events that the element dispatches. They do not bubble. */
export interface HwaljaKeyboardEventMap {
  press: CustomEvent<SlotPress>;
  page: CustomEvent<{ readonly page: string }>;
  commit: CustomEvent<{ readonly text: string }>;
  layoutchange: CustomEvent<{ readonly layout: string }>;
  action: CustomEvent<{ readonly action: FieldAction }>;
  keyaction: CustomEvent<{ readonly name: string }>;
  dismiss: CustomEvent<null>;
}

/** The type of `addEventListener` and `removeEventListener` of `Target`. */
export interface Listening<Target> {
  <Type extends keyof EventMap>(
    type: Type, listener: (this: Target, event: EventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

type EventMap = HTMLElementEventMap & HwaljaKeyboardEventMap;
