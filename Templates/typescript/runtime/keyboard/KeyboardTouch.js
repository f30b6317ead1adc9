// Compiled from _source/runtime/keyboard/KeyboardTouch.ts; do not edit.
/** A finger that is down. */
export class KeyboardTouch {
    finger;
    /** The slot that it is on and the place of that, null where there is none. */
    slot;
    place;
    phase = { kind: "waiting" };
    /** What its key has made of the run, "" if it has not changed it. */
    composed = "";
    /** Whether it has gone to another slot. */
    hasMoved = false;
    /** Whether something was written while it was on shift or on a slot that opens a page. */
    isUsed = false;
    /** When something happens to it by itself. */
    due = null;
    constructor(finger, slot, place) {
        this.finger = finger;
        this.slot = slot;
        this.place = place;
    }
    /** Whether its slot still does what a tap does, and may yet do something else. */
    get isOpen() {
        const { kind } = this.phase;
        return kind === "written" || kind === "waiting" && !this.hasMoved;
    }
    get isOnShift() {
        return this.phase.kind === "shift";
    }
    /** Whether a finger goes down there only to come back: on shift, or on a slot that opens a page. */
    get isModifier() {
        return this.isOnShift || this.phase.kind === "page";
    }
    /** The finger is still down, and does nothing any more. */
    spend() {
        this.phase = { kind: "spent" };
        this.due = null;
    }
    /** It is now on `slot`; but a thumb that slides on a narrow space leaves it. */
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
