// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Enter.ts; do not edit.
import { isInteractive } from "./Dom.js";
import { dispatchKey, submit } from "./SimulatedKeys.js";
/**
 * Presses Enter in `element`: dispatches its key events, which chats and editors may handle. Unless they cancel them,
 * calls `act`, which by default submits the form as browsers do for an `<input>`.
 */
export function pressEnter(element, act = () => submit(element.form)) {
    // A read-only field submits, too.
    if (isInteractive(element) && !element.matches(":disabled"))
        dispatchKey(element, "Enter", 13, act);
}
