// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/element/Typing.ts; do not edit.
import { AttachedSession, attach } from "../Attach.js";
import { strikeEnter } from "../Enter.js";
import { InputSession } from "../Session.js";
import { focusedIn, wishesOf } from "./Targets.js";
/** A field while it is typed into. Without an element, keys do nothing. */
export class Typing {
    /** Types into `element`. `changed` hears of other events there and, if it `hearsKeys`, of a computer's keys. */
    constructor(element, options, hearsKeys, changed) {
        this.#listening = new AbortController();
        this.element = element;
        this.session = sessionFor(element, options);
        this.wishes = element ? wishesOf(element, keepSystemAway(element)) : NO_WISHES;
        if (!element)
            return;
        const { signal } = this.#listening;
        for (const type of ["input", "blur", "focusin", "pointerdown"])
            element.addEventListener(type, changed, { signal });
        // Early: a session that types with a computer's keys stops their events.
        const early = { signal, capture: true };
        for (const type of hearsKeys ? ["keydown", "keyup"] : [])
            element.addEventListener(type, changed, early);
    }
    #listening;
    /** Leaves the field as it was. */
    close() {
        const { element, session } = this;
        this.#listening.abort();
        if (session instanceof AttachedSession)
            session.detach();
        if (element)
            letSystemCome(element);
    }
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
/** A session that types into `element`, if there is one. */
function sessionFor(element, options) {
    if (!element)
        return new InputSession(options.layout, NOWHERE);
    const isKnown = !("setRangeText" in element) || element.selectionStart !== null;
    return isKnown ? attach(element, options) : new InputSession(options.layout, unplaced(element));
}
const NO_WISHES = { kind: "letters", capitals: "none", action: "none" };
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
