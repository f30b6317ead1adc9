// Compiled from src/runtime/keyboard/KeyboardTouch.ts; do not edit.
export function newTouch(finger, slot, place) {
    const phase = { kind: "waiting" };
    return { finger, slot, place, phase, typedRun: "", hasMoved: false, isUsed: false, deadline: Infinity };
}
/** True if an offer can still replace the tap. */
export function acceptsOffer({ phase, hasMoved }) {
    return phase.kind === "written" || phase.kind === "waiting" && !hasMoved;
}
export function isOnShift({ phase }) {
    return phase.kind === "shift";
}
/** True if the finger is on shift or on a page slot. Other fingers do not finish such a touch. */
export function isModifier(touch) {
    return isOnShift(touch) || touch.phase.kind === "page";
}
/** Makes the touch do nothing until the finger goes up. */
export function deactivate(touch) {
    touch.phase = { kind: "inactive" };
    touch.deadline = Infinity;
}
/**
 * Moves the touch to `slot`. A touch that went down on space stays on space, because a sliding thumb may leave the
 * slot.
 */
export function moveTo(touch, place, slot) {
    const isHeldThere = !touch.hasMoved && touch.slot?.role === "space";
    if (!isModifier(touch) && (touch.phase.kind !== "waiting" || isHeldThere))
        return;
    Object.assign(touch, { place, slot, hasMoved: true, deadline: Infinity });
}
/** Chooses this item of an open list; null chooses no item. */
export function choose(touch, item) {
    if (touch.phase.kind === "choosing")
        touch.phase = { kind: "choosing", item };
}
