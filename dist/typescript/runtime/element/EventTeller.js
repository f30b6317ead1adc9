// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/element/EventTeller.ts; do not edit.
/** Sends the events of a keyboard from its element. */
export class EventTeller {
    constructor(element) {
        // The events to send once nothing is being written, in the order in which they happened.
        this.#waiting = [];
        // The page that was shown at the last look.
        this.#page = null;
        this.#element = element;
    }
    #element;
    // The events to send once nothing is being written, in the order in which they happened.
    #waiting;
    // The page that was shown at the last look.
    #page;
    /** Sends an event, and says whether the page lets happen what it announces. */
    tell(type, detail) {
        this.tellAll();
        return this.#send(type, detail);
    }
    /** Sends an event when the operation that caused it is over. */
    tellLater(type, detail) {
        this.#waiting.push(() => this.#send(type, detail));
        queueMicrotask(() => this.tellAll());
    }
    /** Sends all events that wait. */
    tellAll() {
        for (let tell; (tell = this.#waiting.shift());)
            tell();
    }
    /** Finds out whether another page is shown. */
    look({ page }) {
        if (this.#page && this.#page !== page)
            this.tellLater("page", { page: page.id });
        this.#page = page;
    }
    #send(type, detail) {
        const cancelable = type === "action" || type === "dismiss";
        // They do not bubble, as their names may mean something else around the element.
        return this.#element.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
    }
}
