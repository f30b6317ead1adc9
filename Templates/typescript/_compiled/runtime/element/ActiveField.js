// Compiled from src/runtime/element/ActiveField.ts; do not edit.
import { AttachedSession, attach } from "../Attach.js";
import { focusedIn } from "../Dom.js";
import { strikeEnter } from "../Enter.js";
import { InputSession } from "../InputSession.js";
import { wishesOf } from "./PageFields.js";
/** Types into `element`. `changed` hears of other events there. */
export function newActiveField(element, options, changed) {
    if (!element)
        return { element, session: new InputSession(options.layout, NOWHERE), close() { } };
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
        if (session instanceof AttachedSession)
            session.detach();
        letSystemCome(element);
    };
    return { element, session, wishes, close };
}
// Several keyboards can type into one field. The last of them gives it its `inputmode` back.
const systemAway = new WeakMap();
/** Keeps the system's keyboard from opening for `element`, and returns the element's own `inputmode`. */
function keepSystemAway(element) {
    const known = systemAway.get(element) ?? { inputMode: element.getAttribute("inputmode"), keyboards: 0 };
    known.keyboards += 1;
    systemAway.set(element, known);
    element.setAttribute("inputmode", "none");
    return known.inputMode;
}
/** Lets the system's keyboard open again. */
function letSystemCome(element) {
    const known = systemAway.get(element);
    if (!known || (known.keyboards -= 1) > 0)
        return;
    systemAway.delete(element);
    // The page may have set another meanwhile.
    if (element.getAttribute("inputmode") !== "none")
        return;
    if (known.inputMode === null)
        element.removeAttribute("inputmode");
    else
        element.setAttribute("inputmode", known.inputMode);
}
/** A session that types into `element`. */
function sessionFor(element, options) {
    const isKnown = !("setRangeText" in element) || element.selectionStart !== null;
    return isKnown ? attach(element, options) : new InputSession(options.layout, unplaced(element));
}
const NOWHERE = { value: "", selectionStart: null, selectionEnd: null, setRangeText() { } };
/** A field that does not say where its cursor is. The browser knows. */
function unplaced(field) {
    const command = (name, text) => {
        const focused = focusedIn(field.ownerDocument);
        field.focus({ preventScroll: true });
        // The browser writes where the focus is. A field that is disabled or hidden cannot have it.
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
        insertLineBreak: () => strikeEnter(field),
    };
}
