// Compiled from _source/runtime/element/EventTeller.ts; do not edit.
/** What is told of a keyboard, in events of its element. */
export class EventTeller {
    #element;
    // What is to be told as soon as nothing is being written, in the order in which it happened.
    #waiting = [];
    // The page when it was last looked at.
    #page = null;
    constructor(element) {
        this.#element = element;
    }
    /** Tells it, and says whether what follows may happen. */
    tell(type, detail) {
        this.tellAll();
        return this.#send(type, detail);
    }
    /** Tells it when that is over by which it happens. */
    tellLater(type, detail) {
        this.#waiting.push(() => this.#send(type, detail));
        queueMicrotask(() => this.tellAll());
    }
    /** Tells what has waited. */
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
        // They do not bubble: elsewhere in a page such names may mean something else.
        return this.#element.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
    }
}
