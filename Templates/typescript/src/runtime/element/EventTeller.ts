import type { KeyboardMachine } from "../keyboard/KeyboardMachine.ts";
import type { Page } from "../keyboard/Keyboard.ts";
import type { HwaljaKeyboardEventMap } from "./Events.ts";

type Detail<Type extends keyof HwaljaKeyboardEventMap> = HwaljaKeyboardEventMap[Type]["detail"];

export type EventTeller = ReturnType<typeof newEventTeller>;

/** What sends the events of a keyboard from `element`. */
export function newEventTeller(element: HTMLElement) {
  // The events to send once nothing is being written, in the order in which they happened.
  const waiting: (() => void)[] = [];
  // The page that was shown at the last look.
  let shown: Page | null = null;

  const send = (type: keyof HwaljaKeyboardEventMap, detail: unknown) => {
    const cancelable = type === "action" || type === "dismiss";
    // They do not bubble, as their names may mean something else around the element.
    return element.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
  };

  /** Sends all events that wait. */
  const tellAll = () => {
    for (let tell; (tell = waiting.shift());) tell();
  };

  /** Sends an event when the operation that caused it is over. */
  const tellLater = <Type extends "press" | "commit" | "page" | "keyaction">(type: Type, detail: Detail<Type>) => {
    waiting.push(() => send(type, detail));
    queueMicrotask(tellAll);
  };

  return {
    tellAll, tellLater,
    /** Sends an event, and says whether the page lets happen what it announces. */
    tell<Type extends keyof HwaljaKeyboardEventMap>(type: Type, detail: Detail<Type>) {
      tellAll();
      return send(type, detail);
    },
    /** Finds out whether another page is shown. */
    look({ page }: KeyboardMachine) {
      if (shown && shown !== page) tellLater("page", { page: page.id });
      shown = page;
    },
  };
}
