// Compiled from src/runtime/element/ActiveField.ts; do not edit.
import { AttachedSession, attach } from "../Attach.js";
import { focusedIn } from "../Dom.js";
import { pressEnter } from "../Enter.js";
import { InputSession } from "../InputSession.js";
import { fieldTraits } from "./PageFields.js";
/** Begins to type into `element`. Calls `handle` with events of the element that may change the keyboard. */
export function newActiveField(element, options, handle) {
    if (!element)
        return { element, session: new InputSession(options.layout, NO_FIELD), close() { } };
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
        if (session instanceof AttachedSession)
            session.detach();
        restoreSystemKeyboard(element);
    };
    return { element, session, traits, close };
}
// The original `inputmode` of each field in use. Several keyboards can type into one field. The last of these keyboards
// restores the `inputmode`.
const suppressed = new WeakMap();
/** Keeps the system's keyboard from opening for `element`, and returns the element's own `inputmode`. */
function suppressSystemKeyboard(element) {
    const saved = suppressed.get(element) ?? { inputMode: element.getAttribute("inputmode"), keyboards: 0 };
    saved.keyboards += 1;
    suppressed.set(element, saved);
    element.setAttribute("inputmode", "none");
    return saved.inputMode;
}
/** Lets the system's keyboard open again, once no keyboard types into `element`. */
function restoreSystemKeyboard(element) {
    const saved = suppressed.get(element);
    if (!saved || (saved.keyboards -= 1) > 0)
        return;
    suppressed.delete(element);
    // The page may have set another value in the meantime.
    if (element.getAttribute("inputmode") !== "none")
        return;
    if (saved.inputMode === null)
        element.removeAttribute("inputmode");
    else
        element.setAttribute("inputmode", saved.inputMode);
}
/** Returns a session that types into `element`. */
function sessionFor(element, options) {
    const hasCursor = !("setRangeText" in element) || element.selectionStart !== null;
    if (hasCursor)
        return attach(element, options);
    return new InputSession(options.layout, commandClient(element));
}
const NO_FIELD = { value: "", selectionStart: null, selectionEnd: null, setRangeText() { } };
/**
 * Returns a client for a field that does not report its cursor. The client edits with browser commands, which apply at
 * the cursor.
 */
function commandClient(field) {
    const command = (name, text) => {
        const focused = focusedIn(field.ownerDocument);
        field.focus({ preventScroll: true });
        // Commands act on the element with the focus. A disabled or hidden field cannot take the focus.
        if (field.matches(":focus"))
            field.ownerDocument.execCommand(name, false, text);
        if (focused !== field)
            focused?.focus({ preventScroll: true });
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
