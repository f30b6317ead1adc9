// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/EventQueue.ts; do not edit.
/** Returns an object that dispatches the events of a keyboard from `element`. */
export function newEventQueue(element) {
    // The events to dispatch after the current operation, in the order in which they happened.
    const queue = [];
    // The shown page.
    let shown = null;
    const dispatchNow = (type, detail) => {
        const cancelable = type === "action" || type === "dismiss";
        // The events do not bubble, because ancestors of the element may use the same names for other events.
        return element.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
    };
    /** Dispatches all queued events. */
    const flush = () => {
        for (let next; (next = queue.shift());)
            next();
    };
    /** Adds an event to the queue. It is dispatched after the operation that caused it. */
    const enqueue = (type, detail) => {
        queue.push(() => dispatchNow(type, detail));
        queueMicrotask(flush);
    };
    return {
        flush, enqueue,
        /** Dispatches an event, and returns false if the page cancels it. */
        dispatch(type, detail) {
            flush();
            return dispatchNow(type, detail);
        },
        /** Sets the shown page, and enqueues a `page` event if it has changed. */
        setPage({ page }) {
            if (shown && shown !== page)
                enqueue("page", { page: page.id });
            shown = page;
        },
    };
}
