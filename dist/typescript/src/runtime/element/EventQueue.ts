// Part of Hwalja, under the MIT licence: see LICENSE.

import type { KeyboardMachine } from "../keyboard/KeyboardMachine.ts";
import type { Page } from "../keyboard/Keyboard.ts";
import type { HwaljaKeyboardEventMap } from "./Events.ts";

type Detail<Type extends keyof HwaljaKeyboardEventMap> = HwaljaKeyboardEventMap[Type]["detail"];

export type EventQueue = ReturnType<typeof newEventQueue>;

/** Returns an object that dispatches the events of a keyboard from `element`. */
export function newEventQueue(element: HTMLElement) {
  // The events to dispatch after the current operation, in the order in which they happened.
  const queue: (() => void)[] = [];
  // The shown page.
  let shown: Page | null = null;

  const dispatchNow = (type: keyof HwaljaKeyboardEventMap, detail: unknown) => {
    const cancelable = type === "action" || type === "dismiss";
    // The events do not bubble, because ancestors of the element may use the same names for other events.
    return element.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
  };

  /** Dispatches all queued events. */
  const flush = () => {
    for (let next; (next = queue.shift());) next();
  };

  /** Adds an event to the queue. It is dispatched after the operation that caused it. */
  const enqueue = <Type extends "press" | "commit" | "page" | "keyaction">(type: Type, detail: Detail<Type>) => {
    queue.push(() => dispatchNow(type, detail));
    queueMicrotask(flush);
  };

  return {
    flush, enqueue,
    /** Dispatches an event, and returns false if the page cancels it. */
    dispatch<Type extends keyof HwaljaKeyboardEventMap>(type: Type, detail: Detail<Type>) {
      flush();
      return dispatchNow(type, detail);
    },
    /** Sets the shown page, and enqueues a `page` event if it has changed. */
    setPage({ page }: KeyboardMachine) {
      if (shown && shown !== page) enqueue("page", { page: page.id });
      shown = page;
    },
  };
}
