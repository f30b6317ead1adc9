import { type AttachOptions, AttachedSession, attach } from "../Attach.ts";
import { focusedIn } from "../Dom.ts";
import { strikeEnter } from "../Enter.ts";
import { InputSession } from "../InputSession.ts";
import type { TextClient } from "../TextClient.ts";
import type { KeyboardField } from "../keyboard/KeyboardField.ts";
import { wishesOf } from "./PageFields.ts";

/** A field while it is typed into. Without an element, keys do nothing. */
export interface ActiveField {
  readonly element: HTMLElement | null;
  readonly session: InputSession;
  /** What the field asks of a keyboard. */
  readonly wishes?: KeyboardField;
  /** Leaves the field as it was. */
  close(): void;
}

/** Types into `element`. `changed` hears of other events there. */
export function newActiveField(
  element: HTMLElement | null, options: AttachOptions, changed: (event: Event) => void,
): ActiveField {
  if (!element) return { element, session: new InputSession(options.layout, NOWHERE), close() {} };
  const session = sessionFor(element, options);
  const wishes = wishesOf(element, keepSystemAway(element));
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ["input", "blur", "focusin", "pointerdown", "keydown", "keyup"]) {
    // Keys early: a session that types with a computer's keys stops their events.
    element.addEventListener(type, changed, { signal, capture: type.startsWith("key") });
  }
  const close = () => {
    listening.abort();
    if (session instanceof AttachedSession) session.detach();
    letSystemCome(element);
  };
  return { element, session, wishes, close };
}

// Several keyboards can type into one field. The last of them gives it its `inputmode` back.
const systemAway = new WeakMap<HTMLElement, { readonly inputMode: string | null; keyboards: number }>();

/** Keeps the system's keyboard from opening for `element`, and returns the element's own `inputmode`. */
function keepSystemAway(element: HTMLElement) {
  const known = systemAway.get(element) ?? { inputMode: element.getAttribute("inputmode"), keyboards: 0 };
  known.keyboards += 1;
  systemAway.set(element, known);
  element.setAttribute("inputmode", "none");
  return known.inputMode;
}

/** Lets the system's keyboard open again. */
function letSystemCome(element: HTMLElement) {
  const known = systemAway.get(element);
  if (!known || (known.keyboards -= 1) > 0) return;
  systemAway.delete(element);
  // The page may have set another meanwhile.
  if (element.getAttribute("inputmode") !== "none") return;
  if (known.inputMode === null) element.removeAttribute("inputmode");
  else element.setAttribute("inputmode", known.inputMode);
}

/** A session that types into `element`. */
function sessionFor(element: HTMLElement, options: AttachOptions): InputSession {
  const isKnown = !("setRangeText" in element) || (element as HTMLInputElement).selectionStart !== null;
  return isKnown ? attach(element, options) : new InputSession(options.layout, unplaced(element as HTMLInputElement));
}

const NOWHERE: TextClient = { value: "", selectionStart: null, selectionEnd: null, setRangeText() {} };

/** A field that does not say where its cursor is. The browser knows. */
function unplaced(field: HTMLInputElement): TextClient {
  const command = (name: string, text?: string) => {
    const focused = focusedIn(field.ownerDocument);
    field.focus({ preventScroll: true });
    // The browser writes where the focus is. A field that is disabled or hidden cannot have it.
    if (field.matches(":focus")) field.ownerDocument.execCommand(name, false, text);
    if (focused !== field) focused?.focus({ preventScroll: true });
  };
  return {
    get value() { return field.value; },
    selectionStart: null,
    selectionEnd: null,
    setRangeText: (text) => command(text ? "insertText" : "delete", text),
    deleteContentBackward: () => command("delete"),
    insertLineBreak: () => strikeEnter(field),
  };
}
