// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardMachine.ts; do not edit.
import { facesOf, listOf, offersOf, slotAt } from "./KeyboardFace.js";
import { cancel, drag, happen, lift, press, touchOf } from "./KeyboardFingers.js";
import { isEndedBySpace } from "./KeyboardSession.js";
import { DEFAULT_SETTINGS } from "./KeyboardSettings.js";
import { begin, newState, nextDue, openPage } from "./KeyboardState.js";
import { choose, moveTo } from "./KeyboardTouch.js";
import { look } from "./KeyboardTypist.js";
/**
 * The machine of a keyboard: everything between fingers and a session, such as pages, shift, what keys offer when held
 * or flicked, and the repeat of backspace. It draws nothing and has no timers.
 *
 * Times are in milliseconds on the clock of `performance`. Each input returns what the session did last during it.
 */
export class KeyboardMachine {
    /** A machine for a field of letters, until {@link KeyboardMachine.fieldDidChange} is called. */
    constructor(keyboard, session) {
        /**
         * Called when what is drawn, or the time of the next tick, may have changed: draw {@link KeyboardMachine.rows} and
         * {@link KeyboardMachine.list}, and set your timer to {@link KeyboardMachine.nextTick}.
         */
        this.onChange = () => { };
        /** Called when the keyboard asks its host for something. */
        this.onRequest = () => { };
        /** @internal The names of the layouts that holding a globe lists. */
        this.layouts = [];
        // Whether an input is under way: then the host tells of what the keyboard itself has done.
        this.isBusy = false;
        // What decided what was drawn when `onChange` was last called.
        this.told = [];
        this.session = session;
        this.state = newState(this, session, keyboard);
        if (session.layout !== keyboard.layout)
            session.layout = keyboard.layout;
    }
    /** The keyboard. Setting another ends the run, and forgets the fingers. */
    get keyboard() {
        return this.state.keyboard;
    }
    set keyboard(keyboard) {
        this.input(null, (state) => {
            this.session.layout = keyboard.layout;
            state.keyboard = keyboard;
            begin(state);
        });
    }
    /** What users may want to change, frozen. A setting that is left out when they are set has its default. */
    get settings() {
        return this.state.settings;
    }
    set settings(settings) {
        const whole = { ...DEFAULT_SETTINGS };
        for (const [name, value] of Object.entries(settings))
            if (value !== undefined)
                whole[name] = value;
        this.input(null, (state) => (state.settings = Object.freeze(whole)));
    }
    /** The field that the keyboard is for. */
    get field() {
        return this.state.field;
    }
    /** The page that is shown. */
    get page() {
        return this.state.page;
    }
    /** What shift does now. */
    get shift() {
        return this.state.shift;
    }
    /** The page as it is drawn, row by row. */
    get rows() {
        return facesOf(this.state);
    }
    /** The list of offers that a finger has opened, or null. */
    get list() {
        return listOf(this.state);
    }
    /** When {@link KeyboardMachine.tick} is to be called next; null if nothing is due. */
    get nextTick() {
        const due = nextDue(this.state);
        return due < Infinity ? due : null;
    }
    /** Call this when the user goes to another field, which ends the run. */
    fieldDidChange(field) {
        this.input(null, (state) => {
            this.session.commit();
            state.field = field;
            begin(state);
        });
    }
    /**
     * Opens the page with this id, such as the one that the user last saw.
     *
     * @returns Whether there is such a page. If not, nothing happens.
     */
    open(id) {
        const page = this.state.keyboard.pages.find((page) => page.id === id);
        if (page)
            this.input(null, (state) => openPage(state, page));
        return page !== undefined;
    }
    /** A finger goes down on a slot. Its number identifies it in the other calls. */
    down({ place, finger, time }) {
        return this.input(time, (state) => press(state, place, finger));
    }
    /**
     * A finger has moved to another slot, or to none.
     *
     * A finger leaves a slot when it leaves the box in which the slot was drawn as the finger came there. No finger is
     * quite still, and a page that has opened since may have another key in that place.
     */
    move({ finger, place, time }) {
        return this.input(time, (state) => {
            const slot = slotAt(state, place);
            const touch = touchOf(state, finger);
            if (touch)
                moveTo(touch, slot && place, slot);
        });
    }
    /** A finger is `x` CSS pixels to the right of where it went down, and `y` below. */
    drag({ finger, x, y, time }) {
        return this.input(time, (state) => drag(state, finger, x, y));
    }
    /** A finger with an open list is over this item, counted from 0; a number without an item is none. */
    choose({ item, finger, time }) {
        return this.input(time, (state) => {
            const touch = touchOf(state, finger);
            if (touch)
                choose(touch, item in offersOf(state, touch.slot) ? item : null);
        });
    }
    /** A finger goes up. */
    up({ finger, time }) {
        return this.input(time, (state) => lift(state, finger));
    }
    /** The system has cancelled a finger, which then does nothing more. */
    cancel({ finger, time }) {
        return this.input(time, (state) => cancel(state, finger));
    }
    /** Taps a slot without a finger, as a screen reader does. It uses the number -1, which no finger may have. */
    tap({ place, time }) {
        return this.input(time, (state) => {
            press(state, place, -1);
            lift(state, -1);
        });
    }
    /** Call this at {@link KeyboardMachine.nextTick}, or at any time: what is due by then happens. */
    tick(time) {
        return this.input(time, () => { });
    }
    /** Call this when the cursor has moved or the text has changed, even if this keyboard did it. */
    hostDidChange(time) {
        return this.isBusy ? "nothing" : this.input(time, () => this.session.hostDidChange());
    }
    // Every input: first, what is due by then happens; at last, the keyboard finds out whether a capital is due.
    input(time, act) {
        const { state, isBusy } = this;
        if (!isBusy)
            state.outcome = "nothing";
        this.isBusy = true;
        try {
            if (time !== null) {
                state.now = Math.max(state.now, time);
                happen(state);
            }
            act(state);
            look(state);
        }
        finally {
            // What the host throws stops this input alone.
            this.isBusy = isBusy;
        }
        const { outcome } = state;
        if (!isBusy)
            this.tellChange(); // which may be an input itself
        return outcome;
    }
    tellChange() {
        const { page, shift, field, settings, pair, touches } = this.state;
        const fingers = touches.flatMap(({ place, phase, due }) => [place, phase, due]);
        const shown = [page, shift, field, settings.needsGlobe, pair, isEndedBySpace(this.session), ...fingers];
        const isSame = shown.length === this.told.length && shown.every((part, index) => part === this.told[index]);
        this.told = shown;
        if (!isSame)
            this.onChange();
    }
}
