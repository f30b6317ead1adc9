// Compiled from _source/runtime/keyboard/KeyboardTypist.ts; do not edit.
import { legendOf, offerOf, roleOf } from "./KeyboardFace.js";
import { isEndedBySpace, isSelected, textBefore } from "./KeyboardHost.js";
import { areDue, endsInWordAndSpace, lastWord, partsOf } from "./KeyboardTexts.js";
/** What slots do with the session and the host. The host may then change the keyboard, so that state is read anew. */
export class KeyboardTypist {
    state;
    session;
    /** What the last operation of the session has done since the input began. */
    outcome = "nothing";
    /** When the last input came. */
    now = -Infinity;
    host;
    /** What `keyboard`, which remembers `state`, does with its session and its host. */
    constructor(keyboard, state) {
        this.host = keyboard;
        this.session = keyboard.session;
        this.state = state;
    }
    /** Does what a tap on `slot` does; one on shift, on backspace or on a slot that opens a page does nothing. */
    tap(slot) {
        const { role } = slot;
        this.finishPair();
        if (role === "shift" || role === "backspace" || role === "gap" || slot.page !== undefined)
            return;
        this.act(slot, () => {
            const { state, host } = this;
            const offer = offerOf(state, slot);
            if (offer !== undefined) {
                this.type(offer);
            }
            else if (role === "space") {
                this.space();
            }
            else if (role === "enter") {
                this.enter();
            }
            else if (role === "next") {
                this.commit();
            }
            else if (role === "language") {
                this.commit();
                if (!state.openNextLetters())
                    host.onRequest({ kind: "nextKeyboard" });
            }
            else if (role === "globe") {
                state.forgetTap();
                host.onRequest({ kind: "nextKeyboard" });
            }
            else if (slot.action !== undefined) {
                this.commit();
                host.onRequest({ kind: "action", name: slot.action });
            }
            else {
                state.forgetTap();
                this.outcome = this.session.commit();
                host.onRequest({ kind: "hide" });
            }
        });
    }
    // Writes what a slot or an offer types.
    type(offer) {
        const { state, session } = this;
        state.forget();
        if (typeof offer === "number") {
            this.outcome = session.press(state.pages.layout.keys[offer], this.now);
            state.wrote(offer);
        }
        else {
            const { text, behind } = partsOf(offer);
            this.outcome = session.insert(text);
            state.wrote(offer);
            const { cursorDelay } = state.settings;
            if (behind > 0)
                state.pair = { by: -behind, due: this.now + cursorDelay };
            if (cursorDelay <= 0)
                this.finishPair();
        }
    }
    /** Asks for the cursor to be moved between what was last written as a pair, if it is still to be. */
    finishPair() {
        const { pair } = this.state;
        if (!pair)
            return;
        this.state.pair = null;
        this.host.onRequest({ kind: "moveCursor", by: pair.by });
    }
    /** Types `offer` in the place of what `touch` has written, as far as that is still what is composed. */
    replace({ slot, composed }, offer) {
        this.act(slot, () => {
            if (composed && composed === this.session.composing)
                this.session.backspace("stroke");
            this.type(offer);
        });
    }
    /** Ends the run: the next key does not go on with it. */
    commit() {
        this.state.forget();
        this.outcome = this.session.commit();
    }
    /** Asks for the cursor to be moved, after which nothing goes on that was begun before. */
    moveCursor(by) {
        this.state.forget();
        this.host.onRequest({ kind: "moveCursor", by });
    }
    enter() {
        const { state } = this;
        const { action } = state.field;
        if (action === "none") {
            state.forget();
            this.outcome = this.session.enter();
        }
        else {
            this.commit();
            this.host.onRequest({ kind: "perform", action });
        }
        state.endLine();
    }
    // Writes a space; or makes a full stop of the last one, where this one comes soon after it.
    space() {
        const { state, session, isFullStopDue: isStop } = this;
        this.outcome = isStop ? session.insert(". ", 1) : session.space();
        state.lastSpace = this.hasWritten ? { time: this.now, isStop } : null;
        state.forgetTap();
        state.endLine();
    }
    get isFullStopDue() {
        const { session, state: { lastSpace, settings } } = this;
        if (!lastSpace || lastSpace.isStop || this.now - lastSpace.time > (settings.doubleSpace ?? -1))
            return false;
        return !session.composing && !isSelected(session) && endsInWordAndSpace(textBefore(session) ?? "");
    }
    /** Deletes what the session takes back; or makes two spaces again of those that became a full stop. */
    backspace(slot) {
        this.act(slot, () => {
            const { session, state } = this;
            const isStop = state.lastSpace?.isStop && !isSelected(session) && textBefore(session)?.endsWith(". ");
            state.forget();
            this.outcome = isStop ? session.insert("  ", 2) : session.backspace(state.settings.backspaceStep);
        });
    }
    /**
     * Deletes the selection, or the last word; a character, where nobody says what stands there.
     *
     * @returns Whether there was anything.
     */
    deleteWord(slot) {
        this.act(slot, () => {
            const { session, state } = this;
            const word = isSelected(session) ? 0 : lastWord(textBefore(session) ?? "");
            state.forget();
            // Ends the run itself, so that nobody is told of what it deletes of that.
            this.outcome = word > 0 ? session.insert("", word) : session.backspace("jamo");
        });
        return this.outcome === "changed";
    }
    /** Finds out whether a capital is due. */
    look() {
        const { state, session } = this;
        const { capitals } = state.field;
        state.setDue(capitals !== "none" && areDue(capitals, textBefore(session)));
    }
    /** Whether the last operation has written or deleted anything. */
    get hasWritten() {
        return this.outcome === "written" || this.outcome === "changed";
    }
    /** Tells of what `act` does by `slot`, whose legend may be another afterwards. */
    act(slot, act) {
        if (!slot)
            return;
        const legend = legendOf(this.state, slot, isEndedBySpace(this.session));
        this.outcome = "nothing";
        act();
        this.host.onPress?.({ legend, role: roleOf(slot), outcome: this.outcome });
    }
}
