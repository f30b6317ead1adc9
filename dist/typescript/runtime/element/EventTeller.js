// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/EventTeller.ts; do not edit.
/** What sends the events of a keyboard from `element`. */
export function newEventTeller(element) {
    // The events to send once nothing is being written, in the order in which they happened.
    const waiting = [];
    // The page that was shown at the last look.
    let shown = null;
    const send = (type, detail) => {
        const cancelable = type === "action" || type === "dismiss";
        // They do not bubble, as their names may mean something else around the element.
        return element.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
    };
    /** Sends all events that wait. */
    const tellAll = () => {
        for (let tell; (tell = waiting.shift());)
            tell();
    };
    /** Sends an event when the operation that caused it is over. */
    const tellLater = (type, detail) => {
        waiting.push(() => send(type, detail));
        queueMicrotask(tellAll);
    };
    return {
        tellAll, tellLater,
        /** Sends an event, and says whether the page lets happen what it announces. */
        tell(type, detail) {
            tellAll();
            return send(type, detail);
        },
        /** Finds out whether another page is shown. */
        look({ page }) {
            if (shown && shown !== page)
                tellLater("page", { page: page.id });
            shown = page;
        },
    };
}
