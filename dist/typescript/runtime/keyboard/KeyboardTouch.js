// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/keyboard/KeyboardTouch.ts; do not edit.
/** A finger that is down. */
export class KeyboardTouch {
    finger;
    /** The slot that it is on, and where that is; null if it is on none. */
    slot;
    place;
    phase = { kind: "waiting" };
    /** The run after its key was pressed; "" if that did not change the text. */
    composed = "";
    /** Whether it has moved to another slot. */
    hasMoved = false;
    /** Whether something was written while it was on shift or on a slot that opens a page. */
    isUsed = false;
    /** When it is held, or repeats, if it does. */
    due = null;
    constructor(finger, slot, place) {
        this.finger = finger;
        this.slot = slot;
        this.place = place;
    }
    /** Whether an offer can still replace what a tap does. */
    get isOpen() {
        const { kind } = this.phase;
        return kind === "written" || kind === "waiting" && !this.hasMoved;
    }
    get isOnShift() {
        return this.phase.kind === "shift";
    }
    /** Whether it is on shift or on a slot that opened a page: other fingers leave it as it is. */
    get isModifier() {
        return this.isOnShift || this.phase.kind === "page";
    }
    /** It does nothing any more, until it goes up. */
    spend() {
        this.phase = { kind: "spent" };
        this.due = null;
    }
    /** It moves to `slot`, unless it went down on space: a thumb that slides there may leave it. */
    move(place, slot) {
        const isHeldThere = !this.hasMoved && this.slot?.role === "space";
        if (!this.isModifier && (this.phase.kind !== "waiting" || isHeldThere))
            return;
        this.place = place;
        this.slot = slot;
        this.hasMoved = true;
        this.due = null;
    }
    /** Chooses this item of an open list, or none if the list has no such item. */
    choose(item) {
        if (this.phase.kind !== "choosing")
            return;
        this.phase = { kind: "choosing", item: item in (this.slot?.hold ?? []) ? item : null };
    }
}
