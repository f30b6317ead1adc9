// Compiled from src/runtime/SimulatedKeys.ts; do not edit.
// Simulated key events and form submission. They are not in the file of `pressEnter`, because that file has public
// declarations.
/** The types of `<input>` that hold text. */
export const TEXT_TYPES = ["text", "search", "tel", "url", "password", "email", "number"];
// True while the page handles a key. Its handler may press Enter again, which must not dispatch more events.
let isDispatching = false;
/**
 * Submits `form` as Enter does. If the form has a submit button, clicks its first one unless that is disabled. If the
 * form has no submit button, submits the form only if it has at most one field. (HTML Standard, 4.10.21.2, Implicit
 * submission)
 */
export function submit(form) {
    if (!form)
        return;
    const page = form.getRootNode();
    const controls = Array.from(page.querySelectorAll("button, input"))
        .filter((control) => control.form === form);
    const button = controls.find(({ type }) => type === "submit" || type === "image");
    const fields = controls.filter(({ type }) => TEXT_TYPES.includes(type) || /^(date|month|week|time)/.test(type));
    if (button)
        button.click();
    else if (fields.length <= 1)
        form.requestSubmit();
}
/** Dispatches the events of `key` in `element`. Calls `act` unless the page cancels one of the events. */
export function dispatchKey(element, key, keyCode, act) {
    const init = { key, code: key, keyCode, bubbles: true, cancelable: true, composed: true };
    const dispatch = (type) => {
        if (isDispatching)
            return true;
        isDispatching = true;
        const isAllowed = element.dispatchEvent(new KeyboardEvent(type, init));
        isDispatching = false;
        return isAllowed;
    };
    // A key that writes no text has no `keypress` event.
    if (dispatch("keydown") && (key !== "Enter" || dispatch("keypress")))
        act?.();
    dispatch("keyup");
}
