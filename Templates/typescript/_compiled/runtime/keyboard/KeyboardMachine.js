// Compiled from src/runtime/keyboard/KeyboardMachine.ts; do not edit.
import { facesOf, listOf, offersOf, slotAt } from "./KeyboardFace.js";
import { cancel, drag, fireDueTimers, lift, press, touchOf } from "./KeyboardFingers.js";
import { isEndedBySpace } from "./KeyboardSession.js";
import { DEFAULT_SETTINGS } from "./KeyboardSettings.js";
import { newState, nextDeadline, openPage, reset } from "./KeyboardState.js";
import { choose, moveTo } from "./KeyboardTouch.js";
import { updateCapitals } from "./KeyboardTypist.js";
/**
 * The state machine of a keyboard. It translates the movements of fingers into operations of a session. It handles
 * pages, shift, offers for holding and flicking, and the repeat of backspace. The machine draws nothing and has no
 * timers.
 *
 * Times are in milliseconds on the clock of `performance`. Each input returns the outcome of the session's last
 * operation during that input.
 */
export class KeyboardMachine {
    /** Creates a machine for a field of letters. {@link KeyboardMachine.fieldDidChange} sets another field. */
    constructor(keyboard, session) {
        /**
         * Called when the drawn keyboard or the time of the next tick may have changed. Draw {@link KeyboardMachine.rows} and
         * {@link KeyboardMachine.list}, and set your timer to {@link KeyboardMachine.nextTick}.
         */
        this.onChange = () => { };
        /** Called when the keyboard makes a request to its host. */
        this.onRequest = () => { };
        /** @internal The names of the layouts in the list that holding a globe opens. */
        this.layouts = [];
        // True during an input. If the host reports a change during an input, the keyboard itself has made that change.
        this.isBusy = false;
        // The snapshot of the last call of `onChange`.
        this.lastNotified = [];
        this.session = session;
        this.state = newState(this, session, keyboard);
        if (session.layout !== keyboard.layout)
            session.layout = keyboard.layout;
    }
    /** The keyboard. Setting another keyboard ends the run and removes all touches. */
    get keyboard() {
        return this.state.keyboard;
    }
    set keyboard(keyboard) {
        this.input(null, (state) => {
            this.session.layout = keyboard.layout;
            state.keyboard = keyboard;
            reset(state);
        });
    }
    /** The settings, as a frozen object. Setting this property resets omitted settings to their defaults. */
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
    /** The field that the keyboard types into. */
    get field() {
        return this.state.field;
    }
    /** The page that is shown. */
    get page() {
        return this.state.page;
    }
    /** The state of shift. */
    get shift() {
        return this.state.shift;
    }
    /** The faces of the page's slots, row by row. */
    get rows() {
        return facesOf(this.state);
    }
    /** The open list of offers; null if no list is open. */
    get list() {
        return listOf(this.state);
    }
    /** The time at which to call {@link KeyboardMachine.tick}; null if no timer is running. */
    get nextTick() {
        const deadline = nextDeadline(this.state);
        return deadline < Infinity ? deadline : null;
    }
    /** Call this when the user goes to another field. It ends the run. */
    fieldDidChange(field) {
        this.input(null, (state) => {
            this.session.commit();
            state.field = field;
            reset(state);
        });
    }
    /**
     * Opens the page with this id, such as the page that was open when the user last left the keyboard.
     *
     * @returns True if there is such a page. If there is no such page, does nothing.
     */
    open(id) {
        const page = this.state.keyboard.pages.find((page) => page.id === id);
        if (page)
            this.input(null, (state) => openPage(state, page));
        return page !== undefined;
    }
    /** Handles a finger going down on a slot. The number `finger` identifies the finger in later calls. */
    down({ place, finger, time }) {
        return this.input(time, (state) => press(state, place, finger));
    }
    /**
     * Handles a finger that moves to another slot, or off all slots.
     *
     * A finger leaves a slot when it leaves the box that the slot had when the finger entered the slot. Without that
     * rule, a trembling finger would change slots. A resting finger would change slots when a page opens under it.
     */
    move({ finger, place, time }) {
        return this.input(time, (state) => {
            const slot = slotAt(state, place);
            const touch = touchOf(state, finger);
            if (touch)
                moveTo(touch, slot && place, slot);
        });
    }
    /** Handles a finger that is `x` CSS pixels to the right of the point where it went down, and `y` below that point. */
    drag({ finger, x, y, time }) {
        return this.input(time, (state) => drag(state, finger, x, y));
    }
    /**
     * Chooses the item with this index, from 0, for a finger with an open list. An index without an item chooses nothing.
     */
    choose({ item, finger, time }) {
        return this.input(time, (state) => {
            const touch = touchOf(state, finger);
            if (touch)
                choose(touch, item in offersOf(state, touch.slot) ? item : null);
        });
    }
    /** Handles a finger that goes up. */
    up({ finger, time }) {
        return this.input(time, (state) => lift(state, finger));
    }
    /** Handles a finger that the system has cancelled. Its pending action does not happen. */
    cancel({ finger, time }) {
        return this.input(time, (state) => cancel(state, finger));
    }
    /**
     * Taps a slot without a finger, as a screen reader does. The tap uses the finger number -1, so do not use that number
     * yourself.
     */
    tap({ place, time }) {
        return this.input(time, (state) => {
            press(state, place, -1);
            lift(state, -1);
        });
    }
    /**
     * Fires the timers that are due. Call this at {@link KeyboardMachine.nextTick}; calling it at other times does no
     * harm.
     */
    tick(time) {
        return this.input(time, () => { });
    }
    /** Call this when the cursor has moved or the text has changed, even if this keyboard did it. */
    hostDidChange(time) {
        return this.isBusy ? "nothing" : this.input(time, () => this.session.hostDidChange());
    }
    // Performs an input. Fires the timers that are due before the input, and updates capitals after it.
    input(time, act) {
        const { state, isBusy } = this;
        if (!isBusy)
            state.outcome = "nothing";
        this.isBusy = true;
        try {
            if (time !== null) {
                state.now = Math.max(state.now, time);
                fireDueTimers(state);
            }
            act(state);
            updateCapitals(state);
        }
        finally {
            // An error that the host throws aborts only this input.
            this.isBusy = isBusy;
        }
        const { outcome } = state;
        if (!isBusy)
            this.notifyIfChanged(); // which may be an input itself
        return outcome;
    }
    notifyIfChanged() {
        const { page, shift, field, settings, cursorMove, touches } = this.state;
        const fingers = touches.flatMap(({ place, phase, deadline }) => [place, phase, deadline]);
        const snapshot = [page, shift, field, settings.needsGlobe, cursorMove, isEndedBySpace(this.session), ...fingers];
        const last = this.lastNotified;
        this.lastNotified = snapshot;
        if (snapshot.length !== last.length || snapshot.some((part, at) => part !== last[at]))
            this.onChange();
    }
}
