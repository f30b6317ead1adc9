// Part of Hwalja, under the MIT licence: see LICENSE.

import type { BackspaceUnit } from "./Composer.ts";
import { isPlain, timeOf } from "./Dom.ts";
import { clientFor, rich } from "./FieldClient.ts";
import { InputSession } from "./InputSession.ts";
import type { Key } from "./Key.ts";
import { keyFor } from "./KeyFor.ts";
import type { KeyboardLayout } from "./KeyboardLayout.ts";
import type { Outcome } from "./Outcome.ts";

/**
 * Lets a keyboard type into `element`: an `<input>`, a `<textarea>` or, with `import "hwalja/rich"`, a contenteditable
 * element. The run also ends when the cursor moves, something else types there, an input method begins to compose, the
 * form resets, or the focus leaves.
 *
 * @throws {TypeError} If no cursor can be found: in an `<input type="email">` or another that does not say where its
 *   cursor is, and in a custom element around a field.
 *
 * @example
 * ```ts
 * const session = attach(document.querySelector("input")!, { layout: cheonjiin });
 * button.onpointerdown = (event) => {
 *   event.preventDefault(); // the focus stays where it is
 *   session.press(cheonjiin.key("ㅇㅁ"));
 * };
 * ```
 */
export function attach(element: HTMLElement, options: AttachOptions): AttachedSession {
  // Scripts without types pass what a page does not have.
  if (!element || !options?.layout) throw new TypeError("attach needs an element and a layout");
  return new AttachedSession(element, options);
}

/** A session that drives an element of a page. */
export class AttachedSession extends InputSession {
  // Aborted to remove every listener.
  private readonly listening = new AbortController();
  private readonly element: HTMLElement;
  // Whether the system's own input method composes there.
  private isTaken = false;
  // Texts between two presses of one run, at which undo and redo do not stop.
  private readonly passed = new Set<string>();
  // Where the run begins, and the text after the last input.
  private written = { start: -1, text: "" };

  /** Use {@link attach}. */
  constructor(element: HTMLElement, options: AttachOptions) {
    super(options.layout, clientFor(element, () => !this.writesOnCommit && this.commit()));
    this.cycleTimeout = options.cycleTimeout ?? null;
    this.element = element;
    const { signal } = this.listening;
    const listen = (types: string, hear: (event: Event) => void, capture = true) => {
      for (const type of types.split(" ")) element.addEventListener(type, hear, { signal, capture });
    };
    const look = () => this.hostDidChange();
    // A key pressed before this one may have moved the cursor: `selectionchange` comes late.
    listen("input keydown pointerdown", look);
    listen("blur", () => this.commit(), false);
    listen("compositionstart compositionend", ({ type }) => (this.isTaken = type === "compositionstart"));
    // Before an editor hears of it, which may have a Backspace of its own.
    listen("keydown", (event) => this.keyDown(event as KeyboardEvent, options));
    listen("input", (event) => this.remember(event as InputEvent), false);
    element.ownerDocument.addEventListener("selectionchange", look, { signal });
  }

  /** Presses `key`, by default now. */
  override press(key: Key | null | undefined, time: number | null = performance.now()): Outcome {
    return super.press(key, time);
  }

  /** Ends the run: the next key begins another. */
  override commit(): Outcome {
    this.written.start = -1;
    return super.commit();
  }

  /** Ends the run, and removes all listeners from the element. */
  detach(): void {
    this.commit();
    this.listening.abort();
  }

  /** @internal */
  protected override prepare(): void {
    if (this.isTaken) rich.endComposition?.(this.element);
  }

  // A step of undo is a run here, but a press to browsers. Rich editors have steps of their own.
  private remember({ inputType }: InputEvent) {
    const { client, element, passed, written } = this;
    const text = client.value;
    if (inputType?.startsWith("history")) {
      // Not within a command of the page: browsers run only one at a time.
      const page = element.ownerDocument;
      if (passed.has(text)) queueMicrotask(() => page.execCommand(inputType.replace("history", "")));
      return;
    }
    const { composing } = this;
    const start = composing ? (client.selectionEnd ?? 0) - composing.length : -1;
    if (start >= 0 && start === written.start) passed.add(written.text);
    passed.delete(text);
    // In long texts, and long ago, a step of undo is a press.
    if (passed.size > 200 || text.length > 10_000) passed.clear();
    this.written = { start, text };
  }

  private keyDown(event: KeyboardEvent, { hardware, backspaceUnit }: AttachOptions) {
    // A key with Ctrl may change the style, or anything else.
    if (event.ctrlKey || event.metaKey) this.commit();
    const ours = typeof hardware === "function" ? hardware() : hardware;
    // Another session may have typed already.
    if (event.defaultPrevented || !ours) return;
    const key = keyFor(this.layout, event, ours === "numpad");
    const isPart = isPlain(event) && this.composing !== "";
    if (key) this.press(key, timeOf(event));
    else if (isPart && event.key === "Backspace") this.backspace(backspaceUnit);
    else if (isPart && event.key === " " && (this.spaceEndsRun ?? this.layout.spaceEndsRun)) this.space();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** How {@link attach} types into an element. */
export interface AttachOptions {
  /** The layout to type with. */
  readonly layout: KeyboardLayout;
  /** See {@link InputSession.cycleTimeout}. */
  readonly cycleTimeout?: number | null;
  /**
   * Whether the keys of a computer's keyboard type, too: those of {@link keyFor}, but for the numeric pad, or with
   * `"numpad"` all of them; or a function that says so for each.
   */
  readonly hardware?: boolean | "numpad" | (() => boolean | "numpad");
  /** What backspace on that keyboard takes away. */
  readonly backspaceUnit?: BackspaceUnit;
}
