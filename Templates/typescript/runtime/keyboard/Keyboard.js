// Compiled from _source/runtime/keyboard/Keyboard.ts; do not edit.
import { facesOf, listOf, slotAt } from "./KeyboardFace.js";
import { KeyboardFingers } from "./KeyboardFingers.js";
import { isEndedBySpace } from "./KeyboardHost.js";
import { defaultSettings } from "./KeyboardSettings.js";
import { KeyboardState } from "./KeyboardState.js";
import { KeyboardTypist } from "./KeyboardTypist.js";
/**
 * Everything between a finger and an input session: pages, shift, what holding and flicking a key offers, the repeat of
 * backspace. It draws nothing and has no timers. Times are in milliseconds on the clock of `performance`, and never go
 * back. Each input answers what the session did last in it.
 */
export class Keyboard {
    /** What writes into the field. */
    session;
    /**
     * Called at the end of all that may have changed what is to be drawn: draw {@link Keyboard.rows} and
     * {@link Keyboard.list}, and ring at {@link Keyboard.nextTick}.
     */
    onChange = () => { };
    /** Called when the host has something to do. */
    onRequest = () => { };
    /** Called when a slot has done what it is there for. It is to leave the field alone until the input is over. */
    onPress;
    state;
    typist;
    fingers;
    // Whether an input is under way: what the host says of its own changes then is no news.
    isBusy = false;
    // What was shown when it last said so.
    told = [];
    /** A keyboard for a field of letters, until {@link Keyboard.fieldDidChange} says otherwise. */
    constructor(pages, session) {
        this.session = session;
        this.state = new KeyboardState(pages);
        this.typist = new KeyboardTypist(this, this.state);
        this.fingers = new KeyboardFingers(this.typist);
        if (session.layout !== pages.layout)
            session.layout = pages.layout;
    }
    /** The keyboard's pages; others end the run, and what the fingers were at. */
    get pages() {
        return this.state.pages;
    }
    set pages(pages) {
        this.input(null, () => {
            this.typist.commit();
            this.session.layout = pages.layout;
            this.state.pages = pages;
            this.state.begin();
        });
    }
    /** What users may want otherwise; those that are not named when it is set are as usual. */
    get settings() {
        return this.state.settings;
    }
    set settings(settings) {
        this.input(null, () => (this.state.settings = { ...defaultSettings(), ...settings }));
    }
    /** The field that it is for. */
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
        return facesOf(this.state, isEndedBySpace(this.session));
    }
    /** The list of what a slot offers, where a finger has opened one, or null. */
    get list() {
        return listOf(this.state);
    }
    /** When something happens by itself, so that {@link Keyboard.tick} is to be called; null if nothing will. */
    get nextTick() {
        return this.state.nextDue;
    }
    /** To be called when the keyboard is shown for another field. */
    fieldDidChange(field) {
        this.input(null, () => {
            this.state.field = field;
            this.state.begin();
        });
    }
    /**
     * Shows the page of this id, such as the one that the user last saw.
     *
     * @returns Whether there is one; nothing happens otherwise.
     */
    open(id) {
        const page = this.state.pages.pages.find((page) => page.id === id);
        if (page)
            this.input(null, () => this.state.open(page));
        return page !== undefined;
    }
    /** A finger goes down on a slot; by its number the other inputs name it. */
    down({ place, finger, time }) {
        return this.input(time, () => this.fingers.press(place, finger));
    }
    /**
     * A finger has moved to another slot, or to none.
     *
     * It leaves a slot where the box ends in which the slot was drawn when the finger came there. A page that has opened
     * since may have another key in that place, and no finger is quite still.
     */
    move({ finger, place, time }) {
        return this.input(time, () => {
            const slot = slotAt(this.state, place);
            this.fingers.touch(finger)?.move(slot && place, slot);
        });
    }
    /** A finger is so many CSS pixels to the right and further down than where it went down. */
    drag({ finger, x, y, time }) {
        return this.input(time, () => this.fingers.drag(finger, x, y));
    }
    /** A finger with an open list is over this item, counted from 0; over none, if there is no such item. */
    choose({ item, finger, time }) {
        return this.input(time, () => this.fingers.touch(finger)?.choose(item));
    }
    /** A finger goes up. */
    up({ finger, time }) {
        return this.input(time, () => this.fingers.lift(finger));
    }
    /** A finger is not to count any more: the system has taken it. */
    cancel({ finger, time }) {
        return this.input(time, () => this.fingers.cancel(finger));
    }
    /** A slot is tapped by a host without fingers, such as a screen reader. No finger is to have the number -1. */
    tap({ place, time }) {
        return this.input(time, () => {
            this.fingers.press(place, -1);
            this.fingers.lift(-1);
        });
    }
    /** To be called at {@link Keyboard.nextTick}, or whenever else: what was to happen by then happens. */
    tick(time) {
        return this.input(time, () => { });
    }
    /** To be called when the cursor has moved or the text has changed, though it may have been by this keyboard. */
    hostDidChange(time) {
        return this.isBusy ? "nothing" : this.input(time, () => this.session.hostDidChange());
    }
    // Does what every input does: first, whatever was to happen by then; at last, what the text says of capitals.
    input(time, act) {
        const { typist, isBusy } = this;
        if (!isBusy)
            typist.outcome = "nothing";
        this.isBusy = true;
        if (time !== null) {
            typist.now = Math.max(typist.now, time);
            this.fingers.happen();
        }
        act();
        typist.look();
        this.isBusy = isBusy;
        const { outcome } = typist;
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
