// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardTouch.ts; do not edit.
export function newTouch(finger, slot, place) {
    const phase = { kind: "waiting" };
    return { finger, slot, place, phase, composed: "", hasMoved: false, isUsed: false, due: Infinity };
}
/** Whether an offer can still replace what a tap does. */
export function isOpen({ phase, hasMoved }) {
    return phase.kind === "written" || phase.kind === "waiting" && !hasMoved;
}
export function isOnShift({ phase }) {
    return phase.kind === "shift";
}
/** Whether it is on shift or on a slot that opened a page: other fingers leave it as it is. */
export function isModifier(touch) {
    return isOnShift(touch) || touch.phase.kind === "page";
}
/** It does nothing any more, until it goes up. */
export function spend(touch) {
    touch.phase = { kind: "spent" };
    touch.due = Infinity;
}
/** It moves to `slot`, unless it went down on space: a thumb that slides there may leave it. */
export function moveTo(touch, place, slot) {
    const isHeldThere = !touch.hasMoved && touch.slot?.role === "space";
    if (!isModifier(touch) && (touch.phase.kind !== "waiting" || isHeldThere))
        return;
    Object.assign(touch, { place, slot, hasMoved: true, due: Infinity });
}
/** Chooses this item of an open list, or none. */
export function choose(touch, item) {
    if (touch.phase.kind === "choosing")
        touch.phase = { kind: "choosing", item };
}
