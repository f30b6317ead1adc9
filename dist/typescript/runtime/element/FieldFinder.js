// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/element/FieldFinder.ts; do not edit.
import { fieldAt, fieldMeant, focusedIn } from "./Targets.js";
/** Finds the field that a keyboard types into, as the focus moves in the page and the keyboard comes and goes. */
export class FieldFinder {
    /** Finds fields for `element`, and calls `found` with each. */
    constructor(element, found) {
        /** Whether the keyboard was hidden by its own key. */
        this.isDismissed = false;
        /** The field that was found last. */
        this.field = null;
        // The field that the page has set; it needs no id.
        this.#given = null;
        // The field before the keyboard went out of sight.
        this.#last = null;
        this.#isShown = false;
        this.#resizing = new ResizeObserver(() => this.#appear());
        this.#element = element;
        this.#found = found;
    }
    #element;
    #found;
    // The field that the page has set; it needs no id.
    #given;
    // The field before the keyboard went out of sight.
    #last;
    #isShown;
    #resizing;
    /** The element is on a page, and looks for fields there until `signal` is aborted. */
    begin(signal) {
        const page = this.#element.ownerDocument;
        // Before a field has the focus: otherwise the system's keyboard would open for it.
        for (const type of ["pointerdown", "focusin"]) {
            page.addEventListener(type, (event) => this.follow(event.composedPath()[0]), { signal, capture: true });
        }
        // A finger that went down on a field may only have scrolled.
        page.addEventListener("pointercancel", () => this.check(), { signal });
        this.#resizing.observe(this.#element);
        this.#isShown = this.#isSeen;
        this.find();
    }
    /** The element is no longer on a page. */
    end() {
        this.#resizing.disconnect();
        this.#tell(null);
    }
    /** The keyboard now types into `field`; null for the one that it finds. */
    give(field) {
        this.#given = field;
        if (this.#element.isConnected)
            this.find();
    }
    /** Looks for the field anew. */
    find() {
        this.#tell(this.#wanted(this.#focused));
    }
    /** The same, but only if there is another field, or the one that was found is no longer there. */
    check() {
        const field = this.#wanted(this.#focused);
        if (field ? field !== this.field : !this.field?.isConnected)
            this.#tell(field);
    }
    /** The user turns to `target`, which need not be a field. */
    follow(target) {
        const field = this.#wanted(target);
        if (field && field !== this.field)
            this.#tell(field);
        if (this.isDismissed && fieldAt(target) === this.field)
            this.isDismissed = this.#element.hidden = false;
    }
    get #focused() {
        return focusedIn(this.#element.ownerDocument);
    }
    // Whether the user has this keyboard. If it kept the system's away while unseen, the user would have none.
    get #isSeen() {
        return this.isDismissed || this.#element.getClientRects().length > 0;
    }
    #wanted(target) {
        return this.#isSeen ? fieldMeant(this.#element, this.#given, target) : null;
    }
    #appear() {
        // The page can show the keyboard again after it was dismissed.
        if (this.#element.getClientRects().length > 0)
            this.isDismissed = false;
        if (this.#isShown === this.#isSeen)
            return;
        this.#isShown = this.#isSeen;
        const last = this.#last?.isConnected ? this.#last : null;
        this.#tell(this.#wanted(this.#focused) ?? this.#wanted(last));
    }
    #tell(field) {
        this.#last = field ?? this.#last;
        this.field = field;
        this.#found(field);
    }
}
