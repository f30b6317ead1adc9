import type { Keyboard } from "../keyboard/Keyboard.js";
import type { Page } from "../keyboard/KeyboardPages.js";
import type { HwaljaKeyboardEventMap } from "./Events.js";

/** Sends the events of a keyboard from its element. */
export class EventTeller {
  readonly #element: HTMLElement;
  // The events to send once nothing is being written, in the order in which they happened.
  readonly #waiting: (() => void)[] = [];
  // The page that was shown at the last look.
  #page: Page | null = null;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Sends an event, and says whether the page lets happen what it announces. */
  tell<Type extends keyof HwaljaKeyboardEventMap>(type: Type, detail: HwaljaKeyboardEventMap[Type]["detail"]): boolean {
    this.tellAll();
    return this.#send(type, detail);
  }

  /** Sends an event when the operation that caused it is over. */
  tellLater<Type extends "press" | "commit" | "page" | "keyaction">(
    type: Type, detail: HwaljaKeyboardEventMap[Type]["detail"],
  ): void {
    this.#waiting.push(() => this.#send(type, detail));
    queueMicrotask(() => this.tellAll());
  }

  /** Sends all events that wait. */
  tellAll(): void {
    for (let tell; (tell = this.#waiting.shift());) tell();
  }

  /** Finds out whether another page is shown. */
  look({ page }: Keyboard): void {
    if (this.#page && this.#page !== page) this.tellLater("page", { page: page.id });
    this.#page = page;
  }

  #send(type: keyof HwaljaKeyboardEventMap, detail: unknown): boolean {
    const cancelable = type === "action" || type === "dismiss";
    // They do not bubble, as their names may mean something else around the element.
    return this.#element.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
  }
}
