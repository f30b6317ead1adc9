import type { Keyboard } from "../keyboard/Keyboard.js";
import type { Page } from "../keyboard/KeyboardPages.js";
import type { HwaljaKeyboardEventMap } from "./Events.js";

/** What is told of a keyboard, in events of its element. */
export class EventTeller {
  readonly #element: HTMLElement;
  // What is to be told as soon as nothing is being written, in the order in which it happened.
  readonly #waiting: (() => void)[] = [];
  // The page when it was last looked at.
  #page: Page | null = null;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Tells it, and says whether what follows may happen. */
  tell<Type extends keyof HwaljaKeyboardEventMap>(type: Type, detail: HwaljaKeyboardEventMap[Type]["detail"]): boolean {
    this.tellAll();
    return this.#send(type, detail);
  }

  /** Tells it when that is over by which it happens. */
  tellLater<Type extends "press" | "commit" | "page" | "keyaction">(
    type: Type, detail: HwaljaKeyboardEventMap[Type]["detail"],
  ): void {
    this.#waiting.push(() => this.#send(type, detail));
    queueMicrotask(() => this.tellAll());
  }

  /** Tells what has waited. */
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
    // They do not bubble: elsewhere in a page such names may mean something else.
    return this.#element.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
  }
}
