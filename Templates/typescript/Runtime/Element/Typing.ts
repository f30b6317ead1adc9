/** A field that is typed into, for as long as it is. Without an element it is none, and keys do nothing. */
class Typing {
  readonly element: HTMLElement | null;
  readonly session: InputSession;
  /** What the field asks of a keyboard. */
  readonly wishes: Field;

  private readonly inputMode: string | null = null;
  private readonly listening = new AbortController();

  /** Types into `element`; `changed` hears of what else happens there. */
  constructor(element: HTMLElement | null, options: AttachOptions, changed: (event: Event) => void) {
    this.element = element;
    this.session = sessionFor(element, options);
    this.wishes = element ? wishesOf(element) : { kind: "letters", capitals: "none", action: "none" };
    if (!element) return;
    // The system's own keyboard is to stay away.
    this.inputMode = element.getAttribute("inputmode");
    element.setAttribute("inputmode", "none");
    const { signal } = this.listening;
    for (const type of ["input", "blur"]) element.addEventListener(type, changed, { signal });
    // A session that types by a computer's keys lets nobody hear of them later; other keys press none of ours.
    for (const type of options.keyboard ? ["keydown", "keyup"] : []) element.addEventListener(type, changed, { signal, capture: true });
  }

  /** Leaves the field as it was. */
  close(): void {
    const { element, session, inputMode } = this;
    this.listening.abort();
    if (session instanceof AttachedSession) session.detach();
    if (inputMode === null) element?.removeAttribute("inputmode");
    else element?.setAttribute("inputmode", inputMode);
  }
}

/** A session that types into `element`, if there is one. */
function sessionFor(element: HTMLElement | null, options: AttachOptions): InputSession {
  if (!element) return new InputSession(options.layout, NOWHERE);
  const isKnown = !("setRangeText" in element) || (element as HTMLInputElement).selectionStart !== null;
  return isKnown ? attach(element, options) : new InputSession(options.layout, unplaced(element as HTMLInputElement));
}

const NOWHERE: TextClient = { value: "", selectionStart: null, selectionEnd: null, setRangeText() {} };

/** A field that does not say where its cursor is; the browser knows. */
function unplaced(field: HTMLInputElement): TextClient {
  const command = (name: string, text?: string) => {
    field.focus({ preventScroll: true });
    // The browser writes where the focus is, and a field that is disabled or hidden has none.
    if (!field.matches(":focus")) return;
    document.execCommand(name, false, text);
  };
  return {
    get value() { return field.value; },
    selectionStart: null,
    selectionEnd: null,
    setRangeText: (text) => command(text ? "insertText" : "delete", text),
    deleteContentBackward: () => command("delete"),
    insertLineBreak: () => field.form?.requestSubmit(),
  };
}
