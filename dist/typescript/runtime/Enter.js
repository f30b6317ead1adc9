// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Enter.ts; do not edit.
import { isThere } from "./Dom.js";
import { strike, submit } from "./SimulatedKeys.js";
/**
 * Presses Enter in `element`, so that chats and editors hear of it as of any key. If they let it pass, does `act`: by
 * default it submits the form, as browsers do in an `<input>`.
 */
export function strikeEnter(element, act = () => submit(element.form)) {
    // A read-only field submits, too.
    if (isThere(element) && !element.matches(":disabled"))
        strike(element, "Enter", 13, act);
}
