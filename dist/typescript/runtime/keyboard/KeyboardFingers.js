// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/keyboard/KeyboardFingers.ts; do not edit.
import { slotAt } from "./KeyboardFace.js";
import { directionOf, stepOf } from "./KeyboardSettings.js";
import { KeyboardTouch } from "./KeyboardTouch.js";
/** What fingers do. A call to the session or the host may change the keyboard, and take touches away. */
export class KeyboardFingers {
    typist;
    state;
    constructor(typist) {
        this.typist = typist;
        this.state = typist.state;
    }
    /** A finger goes down, after the others are settled. */
    press(place, finger) {
        const { typist, state } = this;
        this.cancel(finger);
        this.settle();
        typist.finishPair();
        // A space of the other thumb may have made a capital due.
        typist.look();
        const slot = slotAt(state, place);
        if (!slot || slot.role === "gap")
            return;
        const touch = new KeyboardTouch(finger, slot, place);
        state.touches.push(touch);
        this.begin(touch, slot);
        if (slot.hold && touch.isOpen)
            touch.due = typist.now + state.settings.longPress;
    }
    // Another finger comes: the others now do what they wait to do, in the order in which they came.
    settle() {
        for (const touch of this.state.touches) {
            if (touch.isModifier)
                continue;
            const { phase } = touch;
            touch.spend();
            this.finish(touch, phase);
        }
    }
    // Does what `slot` does as a finger goes down, and says what the finger does then.
    begin(touch, slot) {
        const { typist, state } = this;
        const { now } = typist;
        if (slot.key !== undefined) {
            touch.phase = { kind: "written" };
            typist.tap(slot);
            if (typist.hasWritten)
                touch.composed = typist.session.composing;
        }
        else if (slot.text !== undefined && !slot.hold && !slot.flicks) {
            touch.phase = { kind: "spent" };
            typist.tap(slot);
        }
        else if (slot.page !== undefined) {
            touch.phase = { kind: "page", before: state.page };
            state.open(state.pageNamed(slot.page));
        }
        else if (slot.role === "shift") {
            touch.phase = { kind: "shift", before: state.shift, hasLocked: state.pressShift(now) };
        }
        else if (slot.role === "backspace") {
            touch.phase = { kind: "repeating", since: now };
            touch.due = now + state.settings.repeatDelay;
            typist.backspace(slot);
        }
    }
    // Does what `touch` waits to do.
    finish(touch, phase) {
        const { slot } = touch;
        if (phase.kind === "waiting" && slot)
            this.typist.tap(slot);
        const offer = phase.kind === "choosing" ? slot?.hold?.[phase.item ?? -1] : undefined;
        if (offer !== undefined)
            this.typist.replace(touch, offer);
    }
    lift(finger) {
        const { state } = this;
        const touch = this.touch(finger);
        if (!touch)
            return;
        const { phase } = touch;
        this.finish(touch, phase);
        if (touch.isModifier && touch.hasMoved && touch.slot)
            this.typist.tap(touch.slot);
        if (!this.remove(touch))
            return;
        state.releaseShift(touch);
        if (phase.kind === "page" && touch.isUsed)
            state.open(phase.before);
    }
    cancel(finger) {
        const touch = this.touch(finger);
        if (!touch)
            return;
        this.remove(touch);
        this.state.cancelShift(touch);
        if (touch.phase.kind === "page")
            this.state.open(touch.phase.before);
    }
    drag(finger, x, y) {
        const { typist, state: { settings } } = this;
        const touch = this.touch(finger);
        if (!touch)
            return;
        const { slot, phase, isOpen } = touch;
        const step = stepOf(x, settings);
        if (phase.kind === "sliding") {
            this.slide(touch, phase.step, step);
        }
        else if (isOpen && slot?.role === "space") {
            if (step === 0)
                return;
            typist.act(slot, () => typist.commit());
            this.slide(touch, 0, step);
        }
        else if (isOpen) {
            const direction = directionOf(x, y, settings);
            const offer = direction && slot?.flicks?.[direction];
            if (offer === undefined || offer === null)
                return;
            touch.spend();
            typist.replace(touch, offer);
        }
    }
    // The finger on space has moved the cursor to step `old`, and now moves it to `step`.
    slide(touch, old, step) {
        touch.phase = { kind: "sliding", step };
        if (step === old)
            return;
        this.state.forget();
        this.typist.host.onRequest({ kind: "moveCursor", by: step - old });
    }
    /** Does all that is due by now. What is late happens only once. */
    happen() {
        if ((this.state.pair?.due ?? Infinity) <= this.typist.now)
            this.typist.finishPair();
        for (let touch; (touch = this.state.nextTouch) && touch.due <= this.typist.now;) {
            if (touch.phase.kind === "repeating") {
                this.deleteMore(touch, touch.phase.since);
                continue;
            }
            const [first, ...others] = touch.slot?.hold ?? [];
            touch.spend();
            if (others.length > 0)
                touch.phase = { kind: "choosing", item: 0 };
            else if (first !== undefined)
                this.typist.replace(touch, first);
        }
    }
    // Backspace repeats; held long enough, it deletes words.
    deleteMore(touch, since) {
        const { typist, state: { settings } } = this;
        const isWord = typist.now - since >= settings.wordsAfter;
        touch.due = typist.now + Math.max(1, isWord ? settings.wordInterval : settings.repeatInterval);
        if (!isWord)
            typist.backspace(touch.slot);
        else if (!typist.deleteWord(touch.slot))
            touch.spend();
    }
    touch(finger) {
        return this.state.touches.find((touch) => touch.finger === finger);
    }
    // Whether it was still there.
    remove(touch) {
        const { touches } = this.state;
        const index = touches.indexOf(touch);
        if (index >= 0)
            touches.splice(index, 1);
        return index >= 0;
    }
}
