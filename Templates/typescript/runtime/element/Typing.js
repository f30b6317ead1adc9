// Compiled from _source/runtime/element/Typing.ts; do not edit.
import { AttachedSession, attach } from "../Attach.js";
import { strikeEnter } from "../Enter.js";
import { InputSession } from "../Session.js";
import { focusedIn, wishesOf } from "./Targets.js";
/** A field that is typed into, for as long as it is. Without an element it is none, and keys do nothing. */
export class Typing {
    element;
    session;
    /** What the field asks of a keyboard. */
    wishes;
    listening = new AbortController();
    /** Types into `element`; `changed` hears of what else happens there. */
    constructor(element, options, changed) {
        this.element = element;
        this.session = sessionFor(element, options);
        this.wishes = element ? wishesOf(element, keepSystemAway(element)) : NO_WISHES;
        if (!element)
            return;
        const { signal } = this.listening;
        for (const type of ["input", "blur", "focusin", "pointerdown"])
            element.addEventListener(type, changed, { signal });
        // A session that types by a computer's keys lets nobody hear of them later; other keys press none of ours.
        const early = { signal, capture: true };
        for (const type of options.keyboard ? ["keydown", "keyup"] : [])
            element.addEventListener(type, changed, early);
    }
    /** Leaves the field as it was. */
    close() {
        const { element, session } = this;
        this.listening.abort();
        if (session instanceof AttachedSession)
            session.detach();
        if (element)
            letSystemCome(element);
    }
}
// Several keyboards can type into one field, which gets its `inputmode` back from the last of them.
const systemAway = new WeakMap();
/** Keeps the system's own keyboard from opening for `element`, and returns which `inputmode` that has of itself. */
function keepSystemAway(element) {
    const known = systemAway.get(element) ?? { inputMode: element.getAttribute("inputmode"), keyboards: 0 };
    known.keyboards += 1;
    systemAway.set(element, known);
    element.setAttribute("inputmode", "none");
    return known.inputMode;
}
/** Lets it open again. */
function letSystemCome(element) {
    const known = systemAway.get(element);
    if (!known || (known.keyboards -= 1) > 0)
        return;
    systemAway.delete(element);
    // The page may have said something else meanwhile.
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
/** A field that does not say where its cursor is; the browser knows. */
function unplaced(field) {
    const command = (name, text) => {
        const focused = focusedIn(field.ownerDocument);
        field.focus({ preventScroll: true });
        // The browser writes where the focus is, and a field that is disabled or hidden has none.
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
