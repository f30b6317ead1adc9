// Part of Hwalja, under the MIT licence: see LICENSE.

import { type AttachOptions, AttachedSession, attach } from "../Attach.ts";
import { focusedIn } from "../Dom.ts";
import { pressEnter } from "../Enter.ts";
import { InputSession } from "../InputSession.ts";
import type { TextClient } from "../TextClient.ts";
import type { KeyboardField } from "../keyboard/KeyboardField.ts";
import { fieldTraits } from "./PageFields.ts";

/** The field that the keyboard types into. If the field has no element, keys do nothing. */
export interface ActiveField {
  readonly element: HTMLElement | null;
  readonly session: InputSession;
  /** The traits that the keyboard adapts to. */
  readonly traits?: KeyboardField;
  /** Ends the session and restores the field's attributes. */
  close(): void;
}

/** Begins to type into `element`. Calls `handle` with events of the element that may change the keyboard. */
export function newActiveField(
  element: HTMLElement | null, options: AttachOptions, handle: (event: Event) => void,
): ActiveField {
  if (!element) return { element, session: new InputSession(options.layout, NO_FIELD), close() {} };
  const session = sessionFor(element, options);
  const traits = fieldTraits(element, suppressSystemKeyboard(element));
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ["input", "blur", "focusin", "pointerdown", "keydown", "keyup"]) {
    // Listen for key events in the capture phase, because a session that types with a computer's keys stops the
    // propagation of these events.
    element.addEventListener(type, handle, { signal, capture: type.startsWith("key") });
  }
  const close = () => {
    listening.abort();
    if (session instanceof AttachedSession) session.detach();
    restoreSystemKeyboard(element);
  };
  return { element, session, traits, close };
}

// The original `inputmode` of each field in use. Several keyboards can type into one field. The last of these keyboards
// restores the `inputmode`.
const suppressed = new WeakMap<HTMLElement, { readonly inputMode: string | null; keyboards: number }>();

/** Keeps the system's keyboard from opening for `element`, and returns the element's own `inputmode`. */
function suppressSystemKeyboard(element: HTMLElement) {
  const saved = suppressed.get(element) ?? { inputMode: element.getAttribute("inputmode"), keyboards: 0 };
  saved.keyboards += 1;
  suppressed.set(element, saved);
  element.setAttribute("inputmode", "none");
  return saved.inputMode;
}

/** Lets the system's keyboard open again, once no keyboard types into `element`. */
function restoreSystemKeyboard(element: HTMLElement) {
  const saved = suppressed.get(element);
  if (!saved || (saved.keyboards -= 1) > 0) return;
  suppressed.delete(element);
  // The page may have set another value in the meantime.
  if (element.getAttribute("inputmode") !== "none") return;
  if (saved.inputMode === null) element.removeAttribute("inputmode");
  else element.setAttribute("inputmode", saved.inputMode);
}

/** Returns a session that types into `element`. */
function sessionFor(element: HTMLElement, options: AttachOptions): InputSession {
  const hasCursor = !("setRangeText" in element) || (element as HTMLInputElement).selectionStart !== null;
  if (hasCursor) return attach(element, options);
  return new InputSession(options.layout, commandClient(element as HTMLInputElement));
}

const NO_FIELD: TextClient = { value: "", selectionStart: null, selectionEnd: null, setRangeText() {} };

/**
 * Returns a client for a field that does not report its cursor. The client edits with browser commands, which apply at
 * the cursor.
 */
function commandClient(field: HTMLInputElement): TextClient {
  const command = (name: string, text?: string) => {
    const focused = focusedIn(field.ownerDocument);
    field.focus({ preventScroll: true });
    // Commands act on the element with the focus. A disabled or hidden field cannot take the focus.
    if (field.matches(":focus")) field.ownerDocument.execCommand(name, false, text);
    if (focused !== field) focused?.focus({ preventScroll: true });
  };
  return {
    get value() { return field.value; },
    selectionStart: null,
    selectionEnd: null,
    setRangeText: (text) => command(text ? "insertText" : "delete", text),
    deleteContentBackward: () => command("delete"),
    insertLineBreak: () => pressEnter(field),
  };
}
