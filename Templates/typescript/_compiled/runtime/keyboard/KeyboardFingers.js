// Compiled from src/runtime/keyboard/KeyboardFingers.ts; do not edit.
// Handlers for finger movements. A call to the session or the host may change the keyboard and remove
// touches.
import { offersOf, slotAt } from "./KeyboardFace.js";
import { cursorStep, flickDirection } from "./KeyboardSettings.js";
import { cancelShift, clearTapHistory, nextTimedTouch, openPage, pageNamed, pressShift, releaseShift, } from "./KeyboardState.js";
import { acceptsOffer, deactivate, isModifier, newTouch } from "./KeyboardTouch.js";
import { backspace, commit, deleteWord, hasWritten, moveCursorBack, performAndReport, replace, tap, updateCapitals, } from "./KeyboardTypist.js";
/** Handles a finger going down on the slot at `place`. First finishes the touches of the other fingers. */
export function press(state, place, finger) {
    cancel(state, finger);
    finishPendingTouches(state);
    moveCursorBack(state);
    // Finishing the touches may have typed a space, so the next letter may need to be a capital.
    updateCapitals(state);
    const slot = slotAt(state, place);
    if (!slot || slot.role === "gap")
        return;
    const touch = newTouch(finger, slot, place);
    state.touches.push(touch);
    performTouchDown(state, touch, slot);
    if (offersOf(state, slot).length > 0 && acceptsOffer(touch))
        touch.deadline = state.now + state.settings.longPress;
}
// Performs the pending action of every touch except those on shift and page slots, oldest first. A new finger is about
// to go down.
function finishPendingTouches(state) {
    for (const touch of state.touches) {
        if (isModifier(touch))
            continue;
        const { phase } = touch;
        deactivate(touch);
        finish(state, touch, phase);
    }
}
// Performs the touch-down action of `slot`, and sets the phase of the touch.
function performTouchDown(state, touch, slot) {
    const { now } = state;
    if (slot.key !== undefined) {
        touch.phase = { kind: "written" };
        tap(state, slot);
        if (hasWritten(state))
            touch.typedRun = state.session.composing;
    }
    else if (slot.text !== undefined && !slot.hold && !slot.flicks) {
        touch.phase = { kind: "inactive" };
        tap(state, slot);
    }
    else if (slot.page !== undefined) {
        touch.phase = { kind: "page", before: state.page };
        openPage(state, pageNamed(state, slot.page));
    }
    else if (slot.role === "shift") {
        touch.phase = { kind: "shift", before: state.shift, hasLocked: pressShift(state) };
    }
    else if (slot.role === "backspace") {
        touch.phase = { kind: "repeating", since: now };
        touch.deadline = now + state.settings.repeatDelay;
        backspace(state, slot);
    }
}
// Performs the pending action of `touch`, which happens when the finger goes up.
function finish(state, touch, phase) {
    const { slot } = touch;
    if (phase.kind === "waiting" && slot)
        tap(state, slot);
    const offer = phase.kind === "choosing" ? offersOf(state, slot)[phase.item ?? -1] : undefined;
    if (offer !== undefined)
        replace(state, touch, offer);
}
export function lift(state, finger) {
    const touch = touchOf(state, finger);
    if (!touch)
        return;
    const { phase } = touch;
    finish(state, touch, phase);
    if (isModifier(touch) && touch.hasMoved && touch.slot)
        tap(state, touch.slot);
    if (!remove(state, touch))
        return;
    releaseShift(state, touch);
    if (phase.kind === "page" && touch.isUsed)
        openPage(state, phase.before);
}
export function cancel(state, finger) {
    const touch = touchOf(state, finger);
    if (!touch)
        return;
    remove(state, touch);
    cancelShift(state, touch);
    if (touch.phase.kind === "page")
        openPage(state, touch.phase.before);
}
export function drag(state, finger, x, y) {
    const { settings } = state;
    const touch = touchOf(state, finger);
    if (!touch)
        return;
    const { slot, phase } = touch;
    const step = cursorStep(x, settings);
    if (phase.kind === "sliding") {
        slide(state, touch, phase.step, step);
    }
    else if (acceptsOffer(touch) && slot?.role === "space") {
        if (step === 0)
            return;
        performAndReport(state, slot, () => commit(state));
        slide(state, touch, 0, step);
    }
    else if (acceptsOffer(touch)) {
        const direction = flickDirection(x, y, settings);
        const offer = direction && slot?.flicks?.[direction];
        if (offer === undefined || offer === null)
            return;
        deactivate(touch);
        replace(state, touch, offer);
    }
}
// Moves the cursor from step `old` to `step` of a finger that slides on space.
function slide(state, touch, old, step) {
    touch.phase = { kind: "sliding", step };
    if (step === old)
        return;
    clearTapHistory(state);
    state.host.onRequest({ kind: "moveCursor", by: step - old });
}
/** Fires every timer whose deadline has passed. A late timer fires only once. */
export function fireDueTimers(state) {
    if (state.cursorMove && state.cursorMove.deadline <= state.now)
        moveCursorBack(state);
    for (let touch; (touch = nextTimedTouch(state)) && touch.deadline <= state.now;) {
        if (touch.phase.kind === "repeating") {
            repeatBackspace(state, touch, touch.phase.since);
            continue;
        }
        const offers = offersOf(state, touch.slot);
        const [first] = offers;
        deactivate(touch);
        // A list of layouts opens with the current layout chosen.
        const item = Math.max(offers.indexOf(state.keyboard.name), 0);
        if (offers.length > 1)
            touch.phase = { kind: "choosing", item };
        else if (first !== undefined)
            replace(state, touch, first);
    }
}
// Repeats backspace for a finger that has been down since `since`. Deletes whole words once the finger has been down
// for `wordsAfter`.
function repeatBackspace(state, touch, since) {
    const { now, settings: { wordsAfter, wordInterval, repeatInterval } } = state;
    const isWord = now - since >= wordsAfter;
    const interval = Math.max(1, isWord ? wordInterval : repeatInterval);
    // If this tick is late by less than an interval, the next deadline does not shift.
    const next = touch.deadline + interval;
    touch.deadline = next > now ? next : now + interval;
    if (!isWord)
        backspace(state, touch.slot);
    else if (!deleteWord(state, touch.slot))
        deactivate(touch);
}
export function touchOf({ touches }, finger) {
    return touches.find((touch) => touch.finger === finger);
}
// Returns true if the list still contained the touch.
function remove({ touches }, touch) {
    const index = touches.indexOf(touch);
    if (index >= 0)
        touches.splice(index, 1);
    return index >= 0;
}
