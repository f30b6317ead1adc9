// Compiled from src/runtime/Enter.ts; do not edit.
import { isInteractive } from "./Dom.js";
import { dispatchKey, submit } from "./SimulatedKeys.js";
/**
 * Presses Enter in `element`. Dispatches the key events of Enter, which chats and editors may handle. If no handler
 * cancels the events, calls `act`. By default, `act` submits the form as browsers do for an `<input>`.
 */
export function pressEnter(element, act = () => submit(element.form)) {
    // A read-only field also submits its form.
    if (isInteractive(element) && !element.matches(":disabled"))
        dispatchKey(element, "Enter", 13, act);
}
