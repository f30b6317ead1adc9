/**
 * Lets a keyboard type into `element`: an `<input>`, a `<textarea>`, or an element that is
 * contenteditable. The run also ends when the cursor moves, something else types there, an input method
 * begins to compose, the form resets, or the focus leaves.
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
function attach(element: HTMLElement, options: AttachOptions): AttachedSession {
  return new AttachedSession(element, options);
}

/** A session that drives an element of a page. */
class AttachedSession extends InputSession {
  // Aborted to take every listener off.
  private readonly listening = new AbortController();

  /** Use {@link attach}. */
  constructor(element: HTMLElement, options: AttachOptions) {
    super(options.layout, "value" in element
      ? new FieldClient(element as HTMLInputElement)
      : new EditableClient(element, () => this.next()));
    if (options.cycleTimeout !== undefined) this.cycleTimeout = options.cycleTimeout;
    const { signal } = this.listening;
    const look = () => this.hostDidChange();
    // A key pressed before this one may have moved the cursor: selections are told of late.
    for (const type of ["input", "keydown", "pointerdown"]) element.addEventListener(type, look, { signal });
    element.addEventListener("blur", () => this.next(), { signal });
    element.ownerDocument.addEventListener("selectionchange", look, { signal });
    if (options.keyboard) {
      element.addEventListener("keydown", (event) => this.keyDown(event, options.step), { signal });
    }
  }

  /** Presses `key`, by default now. */
  override press(key: Key | null | undefined, time: number | null = performance.now()): void {
    super.press(key, time);
  }

  /** Ends the run, and lets go of the element: it hears of nothing any more. */
  detach(): void {
    this.next();
    this.listening.abort();
  }

  private keyDown(event: KeyboardEvent, step?: Step) {
    const key = keyFor(this.layout, event);
    const isPart = isPlain(event) && this.composing !== "";
    if (key) this.press(key);
    else if (isPart && event.key === "Backspace") this.backspace(step);
    else if (isPart && event.key === " " && this.layout.spaceEndsRun) this.space();
    else return;
    event.preventDefault();
  }
}
