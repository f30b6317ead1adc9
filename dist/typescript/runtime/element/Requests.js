// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Requests.ts; do not edit.
// What a keyboard asks its host to do.
import { focusedIn } from "../Dom.js";
import { strikeEnter } from "../Enter.js";
import { utf16Units } from "../keyboard/KeyboardRequest.js";
import { currentKeyboard, nameOf, offeredBy } from "./AvailableKeyboards.js";
import { tellName } from "./Board.js";
import { fieldAt } from "./PageFields.js";
/** Does what the keyboard asks, as far as the page lets it. */
export function answer(request, host) {
    const { board, element, field, events } = host;
    if (request.kind === "nextKeyboard") {
        const offered = offeredBy(element);
        const now = currentKeyboard(element);
        const named = offered.find(({ name }) => name === request.name);
        const next = named ?? offered[(offered.indexOf(now) + 1) % offered.length];
        if (!next || next === now)
            return;
        element.layout = nameOf(element, next);
        tellName(board);
        events.tell("layoutchange", { layout: element.layout });
    }
    else if (request.kind === "hide") {
        if (events.tell("dismiss", null))
            host.finder.dismiss();
    }
    else if (request.kind === "action") {
        events.tellLater("keyaction", { name: request.name });
    }
    else if (field && request.kind === "moveCursor") {
        moveCursor(field, request.by);
    }
    else if (field && request.kind === "perform" && events.tell("action", { action: request.action })) {
        perform(field, request.action);
    }
}
/** Moves the cursor by so many characters to the right; to the left, if the number is negative. */
function moveCursor(element, by) {
    const { selectionStart: start, selectionEnd: end, value, ownerDocument } = element;
    if (typeof start === "number" && typeof end === "number") {
        const place = (by < 0 ? start : end) + utf16Units(by, value.slice(0, start), value.slice(end));
        element.setSelectionRange(place, place);
        return;
    }
    const selection = ownerDocument.getSelection();
    for (let step = Math.abs(by); step > 0; step -= 1) {
        selection?.modify("move", by < 0 ? "backward" : "forward", "character");
    }
}
/** Does what `enterkeyhint` promises. */
function perform(element, action) {
    const { form, ownerDocument } = element;
    if (action === "done")
        element.blur();
    else if (action !== "next")
        strikeEnter(element);
    else {
        const fields = Array.from(form?.elements ?? [], fieldAt);
        const before = focusedIn(ownerDocument);
        // One that is disabled, hidden or inert does not take the focus.
        fields.slice(fields.indexOf(element) + 1).some((other) => {
            other?.focus();
            return focusedIn(ownerDocument) !== before;
        });
    }
}
