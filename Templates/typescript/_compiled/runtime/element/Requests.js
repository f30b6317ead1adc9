// Compiled from src/runtime/element/Requests.ts; do not edit.
// Performs a keyboard's requests to its host.
import { focusedIn } from "../Dom.js";
import { pressEnter } from "../Enter.js";
import { utf16Units } from "../keyboard/KeyboardRequest.js";
import { currentKeyboard, nameOf, availableKeyboards } from "./AvailableKeyboards.js";
import { showName } from "./Board.js";
import { fieldAt } from "./PageFields.js";
/** Performs a request of the keyboard, unless the page cancels its event. */
export function handleRequest(request, host) {
    const { board, element, field, events } = host;
    if (request.kind === "nextKeyboard") {
        const keyboards = availableKeyboards(element);
        const current = currentKeyboard(element);
        const named = keyboards.find(({ name }) => name === request.name);
        const next = named ?? keyboards[(keyboards.indexOf(current) + 1) % keyboards.length];
        if (!next || next === current)
            return;
        element.layout = nameOf(element, next);
        showName(board);
        events.dispatch("layoutchange", { layout: element.layout });
    }
    else if (request.kind === "hide") {
        if (events.dispatch("dismiss", null))
            host.tracker.dismiss();
    }
    else if (request.kind === "action") {
        events.enqueue("keyaction", { name: request.name });
    }
    else if (field && request.kind === "moveCursor") {
        moveCursor(field, request.by);
    }
    else if (field && request.kind === "perform" && events.dispatch("action", { action: request.action })) {
        perform(field, request.action);
    }
}
/** Moves the cursor by this number of characters to the right, or to the left if the number is negative. */
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
/** Performs the action that `enterkeyhint` names. */
function perform(element, action) {
    const { form, ownerDocument } = element;
    if (action === "done")
        element.blur();
    else if (action !== "next")
        pressEnter(element);
    else {
        const fields = Array.from(form?.elements ?? [], fieldAt);
        const before = focusedIn(ownerDocument);
        // Skips fields that do not take the focus, because they are disabled, hidden or inert.
        fields.slice(fields.indexOf(element) + 1).some((other) => {
            other?.focus();
            return focusedIn(ownerDocument) !== before;
        });
    }
}
