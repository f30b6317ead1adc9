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
 * Returns a session that types into `element`: an `<input>`, a `<textarea>` or, with `import "hwalja/rich"`, a
 * contenteditable element. The run also ends when the cursor moves, when something else types into the element, or when
 * the element loses the focus. It also ends when an input method begins to compose, or when the form resets.
 *
 * @throws {TypeError} If scripts cannot read the cursor of the element. This is so for an `<input type="email">`, for
 *   other types that do not report their cursor, and for a custom element around a field.
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
  // Untyped scripts may pass the null that `querySelector` returned.
  if (!element || !options?.layout) throw new TypeError("attach needs an element and a layout");
  return new AttachedSession(element, options);
}

/** A session that types into an element of a page. */
export class AttachedSession extends InputSession {
  // Aborting this controller removes every listener.
  private readonly listening = new AbortController();
  private readonly element: HTMLElement;
  // True while an input method of the system composes text in the element.
  private isComposing = false;
  // The field's texts between two presses of one run. Undo and redo skip these texts.
  private readonly skipped = new Set<string>();
  // The start of the run and the field's text after the last input event. The start is -1 if there is no run.
  private lastInput = { start: -1, text: "" };

  /** Use {@link attach}. */
  constructor(element: HTMLElement, options: AttachOptions) {
    super(options.layout, clientFor(element, () => !this.writesOnCommit && this.commit()));
    this.cycleTimeout = options.cycleTimeout ?? null;
    this.element = element;
    const { signal } = this.listening;
    const listen = (types: string, handle: (event: Event) => void, capture = true) => {
      for (const type of types.split(" ")) element.addEventListener(type, handle, { signal, capture });
    };
    const sync = () => this.hostDidChange();
    // An earlier key may have moved the cursor, because `selectionchange` arrives late.
    listen("input keydown pointerdown", sync);
    listen("blur", () => this.commit(), false);
    listen("compositionstart compositionend", ({ type }) => (this.isComposing = type === "compositionstart"));
    // Listen in the capture phase, before an editor handles Backspace itself.
    listen("keydown", (event) => this.keyDown(event as KeyboardEvent, options));
    listen("input", (event) => this.updateUndo(event as InputEvent), false);
    element.ownerDocument.addEventListener("selectionchange", sync, { signal });
  }

  /** Presses `key`. The time defaults to now. */
  override press(key: Key | null | undefined, time: number | null = performance.now()): Outcome {
    return super.press(key, time);
  }

  /** Ends the run. The next key begins a new one. */
  override commit(): Outcome {
    this.lastInput.start = -1;
    return super.commit();
  }

  /** Ends the run, and removes all listeners from the element. */
  detach(): void {
    this.commit();
    this.listening.abort();
  }

  /** @internal */
  protected override prepare(): void {
    if (this.isComposing) rich.endComposition?.(this.element);
  }

  // Makes each run one undo step. Browsers make each press a step, so this function repeats an undo or a redo that has
  // stopped within a run. Rich editors have their own undo.
  private updateUndo({ inputType }: InputEvent) {
    const { client, element, skipped, lastInput } = this;
    const text = client.value;
    if (inputType?.startsWith("history")) {
      // Use a microtask, because browsers run only one command at a time.
      const page = element.ownerDocument;
      if (skipped.has(text)) queueMicrotask(() => page.execCommand(inputType.replace("history", "")));
      return;
    }
    const { composing } = this;
    const start = composing ? (client.selectionEnd ?? 0) - composing.length : -1;
    if (start >= 0 && start === lastInput.start) skipped.add(lastInput.text);
    skipped.delete(text);
    // This limits the memory. In long texts, and in older runs, each press remains an undo step.
    if (skipped.size > 200 || text.length > 10_000) skipped.clear();
    this.lastInput = { start, text };
  }

  private keyDown(event: KeyboardEvent, { hardware, backspaceUnit }: AttachOptions) {
    // A shortcut may change anything, for example the style.
    if (event.ctrlKey || event.metaKey) this.commit();
    const enabled = typeof hardware === "function" ? hardware() : hardware;
    // Another session may already have handled the key.
    if (event.defaultPrevented || !enabled) return;
    const key = keyFor(this.layout, event, enabled === "numpad");
    const editsRun = isPlain(event) && this.composing !== "";
    if (key) this.press(key, timeOf(event));
    else if (editsRun && event.key === "Backspace") this.backspace(backspaceUnit);
    else if (editsRun && event.key === " " && (this.spaceEndsRun ?? this.layout.spaceEndsRun)) this.space();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Options of {@link attach}. */
export interface AttachOptions {
  /** The layout to type with. */
  readonly layout: KeyboardLayout;
  /** See {@link InputSession.cycleTimeout}. */
  readonly cycleTimeout?: number | null;
  /**
   * True if the keys of a computer's keyboard also type, as {@link keyFor} maps them, except for the numeric pad. With
   * `"numpad"`, the numeric pad also types. A function is called at each key press, and returns one of these values.
   */
  readonly hardware?: boolean | "numpad" | (() => boolean | "numpad");
  /** The unit that Backspace on a computer's keyboard deletes. */
  readonly backspaceUnit?: BackspaceUnit;
}
