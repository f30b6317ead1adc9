// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/keyboard/KeyboardTypist.ts; do not edit.
import { legendOf, offerOf, roleOf } from "./KeyboardFace.js";
import { isEndedBySpace, isSelected, textBefore } from "./KeyboardHost.js";
import { areDue, endsInWordAndSpace, lastWord, partsOf } from "./KeyboardTexts.js";
/** What slots do with the session and the host, which may change the keyboard: its state is read again after a call. */
export class KeyboardTypist {
    state;
    session;
    /** What the session did last since the input began. */
    outcome = "nothing";
    /** The time of the last input. */
    now = -Infinity;
    host;
    constructor(keyboard, state) {
        this.host = keyboard;
        this.session = keyboard.session;
        this.state = state;
    }
    /** Does what a tap on `slot` does. Shift, backspace and slots that open a page have rules of their own. */
    tap(slot) {
        const { role } = slot;
        this.finishPair();
        if (role === "shift" || role === "backspace" || role === "gap" || slot.page !== undefined)
            return;
        this.act(slot, () => {
            const { state, host } = this;
            const offer = offerOf(state, slot);
            if (offer !== undefined)
                this.type(offer);
            else if (role === "space")
                this.space();
            else if (role === "enter")
                this.enter();
            else if (role === "next")
                this.commit();
            else if (role === "language") {
                this.commit();
                if (!state.openNextLetters())
                    host.onRequest({ kind: "nextKeyboard" });
            }
            else if (role === "globe") {
                state.lastTap = null;
                host.onRequest({ kind: "nextKeyboard" });
            }
            else if (slot.action !== undefined) {
                this.commit();
                host.onRequest({ kind: "action", name: slot.action });
            }
            else {
                state.lastTap = null;
                this.outcome = this.session.commit();
                host.onRequest({ kind: "hide" });
            }
        });
    }
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
    /** Moves the cursor between the last pair, if that is still due. */
    finishPair() {
        const { pair } = this.state;
        if (!pair)
            return;
        this.state.pair = null;
        this.host.onRequest({ kind: "moveCursor", by: pair.by });
    }
    /** Types `offer` in place of what the touch has typed, if the run is still as it was then. */
    replace({ slot, composed }, offer) {
        this.act(slot, () => {
            if (composed && composed === this.session.composing)
                this.session.backspace("stroke");
            this.type(offer);
        });
    }
    /** Ends the run, and forgets the last space and the last tap. */
    commit() {
        this.state.forget();
        this.outcome = this.session.commit();
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
    // Writes a space, or makes a full stop of the last one, if this one comes soon after it.
    space() {
        const { state, session, isFullStopDue: isStop } = this;
        this.outcome = isStop ? session.insert(". ", 1) : session.space();
        state.lastSpace = this.hasWritten ? { time: this.now, isStop } : null;
        state.lastTap = null;
        state.endLine();
    }
    get isFullStopDue() {
        const { session, state: { lastSpace, settings } } = this;
        if (!lastSpace || lastSpace.isStop || this.now - lastSpace.time > (settings.doubleSpace ?? -1))
            return false;
        return !session.composing && !isSelected(session) && endsInWordAndSpace(textBefore(session) ?? "");
    }
    /** Backspace; or, after two spaces became a full stop, makes two spaces again. */
    backspace(slot) {
        this.act(slot, () => {
            const { session, state } = this;
            const isStop = state.lastSpace?.isStop && !isSelected(session) && textBefore(session)?.endsWith(". ");
            state.forget();
            this.outcome = isStop ? session.insert("  ", 2) : session.backspace(state.settings.backspaceStep);
        });
    }
    /** Deletes the selection or the last word, or one character if no text is known. Says whether there was anything. */
    deleteWord(slot) {
        this.act(slot, () => {
            const { session, state } = this;
            const word = isSelected(session) ? 0 : lastWord(textBefore(session) ?? "");
            state.forget();
            // Not after a commit, or `onCommit` would hear of what is deleted.
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
    /** Whether the last operation wrote or deleted anything. */
    get hasWritten() {
        return this.outcome === "written" || this.outcome === "changed";
    }
    /** Does `act`, and tells the host that `slot` did it, by the legend that it had before. */
    act(slot, act) {
        if (!slot)
            return;
        const legend = legendOf(this.state, slot, isEndedBySpace(this.session));
        this.outcome = "nothing";
        act();
        this.host.onPress?.({ legend, role: roleOf(slot), outcome: this.outcome });
    }
}
