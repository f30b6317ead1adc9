// Compiled from _source/runtime/Enter.ts; do not edit.
import { isThere } from "./Selections.js";
import { strike, submit } from "./Submission.js";
/**
 * Strikes Enter in `element`, of which chats and editors hear as of any key; if they let it pass, does `act`, by
 * default what browsers do in an `<input>`: they submit its form.
 */
export function strikeEnter(element, act = () => submit(element.form)) {
    // What is read-only submits, too.
    if (isThere(element) && !element.matches(":disabled"))
        strike(element, "Enter", 13, act);
}
