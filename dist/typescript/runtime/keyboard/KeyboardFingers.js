// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardFingers.ts; do not edit.
// What fingers do. A call to the session or the host may change the keyboard, and take touches away.
import { offersOf, slotAt } from "./KeyboardFace.js";
import { directionOf, stepOf } from "./KeyboardSettings.js";
import { cancelShift, forget, nextTouch, openPage, pageNamed, pressShift, releaseShift, } from "./KeyboardState.js";
import { isModifier, isOpen, newTouch, spend } from "./KeyboardTouch.js";
import { act, backspace, commit, deleteWord, finishPair, hasWritten, look, replace, tap } from "./KeyboardTypist.js";
/** A finger goes down, after the others are settled. */
export function press(state, place, finger) {
    cancel(state, finger);
    settle(state);
    finishPair(state);
    // A space of the other thumb may have made a capital due.
    look(state);
    const slot = slotAt(state, place);
    if (!slot || slot.role === "gap")
        return;
    const touch = newTouch(finger, slot, place);
    state.touches.push(touch);
    begin(state, touch, slot);
    if (offersOf(state, slot).length > 0 && isOpen(touch))
        touch.due = state.now + state.settings.longPress;
}
// Another finger comes: the others now do what they wait to do, in the order in which they came.
function settle(state) {
    for (const touch of state.touches) {
        if (isModifier(touch))
            continue;
        const { phase } = touch;
        spend(touch);
        finish(state, touch, phase);
    }
}
// Does what `slot` does as a finger goes down, and says what the finger does then.
function begin(state, touch, slot) {
    const { now } = state;
    if (slot.key !== undefined) {
        touch.phase = { kind: "written" };
        tap(state, slot);
        if (hasWritten(state))
            touch.composed = state.session.composing;
    }
    else if (slot.text !== undefined && !slot.hold && !slot.flicks) {
        touch.phase = { kind: "spent" };
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
        touch.due = now + state.settings.repeatDelay;
        backspace(state, slot);
    }
}
// Does what `touch` waits to do.
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
    const step = stepOf(x, settings);
    if (phase.kind === "sliding") {
        slide(state, touch, phase.step, step);
    }
    else if (isOpen(touch) && slot?.role === "space") {
        if (step === 0)
            return;
        act(state, slot, () => commit(state));
        slide(state, touch, 0, step);
    }
    else if (isOpen(touch)) {
        const direction = directionOf(x, y, settings);
        const offer = direction && slot?.flicks?.[direction];
        if (offer === undefined || offer === null)
            return;
        spend(touch);
        replace(state, touch, offer);
    }
}
// The finger on space has moved the cursor to step `old`, and now moves it to `step`.
function slide(state, touch, old, step) {
    touch.phase = { kind: "sliding", step };
    if (step === old)
        return;
    forget(state);
    state.host.onRequest({ kind: "moveCursor", by: step - old });
}
/** Does all that is due by now. What is late happens only once. */
export function happen(state) {
    if (state.pair && state.pair.due <= state.now)
        finishPair(state);
    for (let touch; (touch = nextTouch(state)) && touch.due <= state.now;) {
        if (touch.phase.kind === "repeating") {
            deleteMore(state, touch, touch.phase.since);
            continue;
        }
        const offers = offersOf(state, touch.slot);
        const [first, ...others] = offers;
        spend(touch);
        // A list of layouts opens with the one that is on.
        const item = Math.max(offers.indexOf(state.keyboard.name), 0);
        if (others.length > 0)
            touch.phase = { kind: "choosing", item };
        else if (first !== undefined)
            replace(state, touch, first);
    }
}
// Backspace repeats; held long enough, it deletes words.
function deleteMore(state, touch, since) {
    const { now, settings: { wordsAfter, wordInterval, repeatInterval } } = state;
    const isWord = now - since >= wordsAfter;
    const interval = Math.max(1, isWord ? wordInterval : repeatInterval);
    // A tick that is a little late keeps the rhythm.
    const next = touch.due + interval;
    touch.due = next > now ? next : now + interval;
    if (!isWord)
        backspace(state, touch.slot);
    else if (!deleteWord(state, touch.slot))
        spend(touch);
}
export function touchOf({ touches }, finger) {
    return touches.find((touch) => touch.finger === finger);
}
// Whether it was still there.
function remove({ touches }, touch) {
    const index = touches.indexOf(touch);
    if (index >= 0)
        touches.splice(index, 1);
    return index >= 0;
}
