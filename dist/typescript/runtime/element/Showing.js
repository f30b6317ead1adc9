// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Showing.ts; do not edit.
// When a keyboard that is `auto` is shown.
import { focusedIn } from "../Dom.js";
import { newFieldView } from "./FieldView.js";
import { fieldAt } from "./PageFields.js";
/** Shows the keyboard of `host` while a field has the focus, if it is `auto`, and keeps the field in view. */
export function showAndHide(host, signal) {
    const { element, finder } = host;
    const { ownerDocument: page } = element;
    const view = newFieldView(element);
    let wasAuto = element.auto;
    // Whether a pointer is down: if the page moved under it, something else would be pressed.
    let isDown = false;
    // The field in which the user has hidden the keyboard, and to which they have not turned since.
    let refused = null;
    let timer = 0;
    // The field with the focus, if it can be typed into.
    const typed = () => {
        const field = fieldAt(focusedIn(page));
        return field && field === host.field && field.matches(":read-write") ? field : null;
    };
    const settle = () => {
        clearTimeout(timer);
        if (isDown)
            return;
        const field = typed();
        if (!element.auto) {
            if (wasAuto)
                finder.show();
        }
        else if (field) {
            if (field !== refused)
                finder.show();
        }
        else if (!element.hidden && !element.matches(":focus-within")) {
            // A press ends in a click, and the page may give the focus back as it hears of that.
            timer = setTimeout(finder.dismiss, 100);
        }
        wasAuto = element.auto;
    };
    const reveal = () => {
        const field = typed();
        if (field && !element.hidden)
            view.reveal(field);
    };
    // Back, as on remote controls, some of which have a number alone, or Escape on a key.
    const goBack = (event) => {
        const { key, keyCode } = event;
        const isOnKeys = element.matches(":focus-within");
        const isBack = /Back$/.test(key) || keyCode === 461 || keyCode === 10009 || isOnKeys && key === "Escape";
        if (!isBack || element.hidden || !isOnKeys && !(element.auto && typed()))
            return;
        event.preventDefault();
        event.stopPropagation();
        if (!element.auto)
            host.field?.focus({ preventScroll: true });
        else if (host.events.tell("dismiss", null))
            finder.dismiss();
    };
    finder.onFollow = (target) => {
        if (fieldAt(target) === refused)
            refused = null;
        settle();
        if (isDown)
            return;
        view.fit(host.field);
        reveal();
    };
    // Before the page hears of a pointer, and the field is followed.
    const press = ({ type, button }) => {
        isDown = type === "pointerdown" && button === 0;
        if (!isDown)
            settle();
    };
    const { defaultView } = page;
    for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
        defaultView?.addEventListener(type, press, { signal, capture: true });
    }
    page.addEventListener("keydown", goBack, { signal, capture: true });
    page.addEventListener("input", reveal, { signal });
    // The page may have taken the field away.
    element.addEventListener("press", settle, { signal });
    element.addEventListener("dismiss", () => {
        // Hidden keys lose the focus.
        if (element.matches(":focus-within"))
            host.field?.focus({ preventScroll: true });
        refused = host.field;
    }, { signal });
    signal.addEventListener("abort", () => {
        clearTimeout(timer);
        view.fit(null);
    });
    if (element.auto)
        finder.dismiss();
}
