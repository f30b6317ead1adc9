// Compiled from src/runtime/keyboard/KeyboardTypist.ts; do not edit.
// Functions that perform slots through the session and the host. A call to the session or the host may change the
// keyboard, so these functions read the keyboard's state again after each call.
import { legendOf, offerOf, roleOf } from "./KeyboardFace.js";
import { isSelected, textBefore } from "./KeyboardSession.js";
import { clearTapHistory, didType, openNextLetters, returnToLetters, setCapitalDue, } from "./KeyboardState.js";
import { endsInWordAndSpace, isCapitalDue, lastWord, splitAtCursor } from "./KeyboardTexts.js";
/** Performs a tap on `slot`. Does nothing for shift, backspace and page slots, which act when a finger goes down. */
export function tap(state, slot) {
    const { role } = slot;
    moveCursorBack(state);
    if (role === "shift" || role === "backspace" || role === "gap" || slot.page !== undefined)
        return;
    performAndReport(state, slot, () => {
        const { host } = state;
        const offer = offerOf(state, slot);
        if (offer !== undefined)
            type(state, offer);
        else if (role === "space")
            space(state);
        else if (role === "enter")
            enter(state);
        else if (role === "next")
            commit(state);
        else if (role === "language") {
            commit(state);
            if (!openNextLetters(state))
                host.onRequest({ kind: "nextKeyboard" });
        }
        else if (role === "globe") {
            state.lastTap = null;
            host.onRequest({ kind: "nextKeyboard" });
        }
        else if (slot.action !== undefined) {
            commit(state);
            host.onRequest({ kind: "action", name: slot.action });
        }
        else {
            state.lastTap = null;
            state.outcome = state.session.commit();
            host.onRequest({ kind: "hide" });
        }
    });
}
// Types `offer`. If the run is still `typedRun`, first takes the last stroke back.
function type(state, offer, typedRun = "") {
    const { session, settings } = state;
    const isKey = typeof offer === "number";
    const [text, countAfter] = splitAtCursor(isKey ? "" : offer);
    clearTapHistory(state);
    const write = () => {
        if (typedRun && typedRun === session.composing)
            session.backspace("stroke");
        state.outcome = isKey ? session.press(state.keyboard.layout.keys[offer], state.now) : session.insert(text);
    };
    if (typedRun && session.batch)
        session.batch(write);
    else
        write();
    didType(state, offer);
    if (countAfter > 0)
        state.cursorMove = { by: -countAfter, deadline: state.now + settings.cursorDelay };
    if (settings.cursorDelay <= 0)
        moveCursorBack(state);
}
/** Moves the cursor back to the place of the last `|`, if that move is still pending. */
export function moveCursorBack(state) {
    const { cursorMove } = state;
    if (!cursorMove)
        return;
    state.cursorMove = null;
    state.host.onRequest({ kind: "moveCursor", by: cursorMove.by });
}
/** Types `offer`. If the touch has pressed a key and the run has not changed since, the offer replaces that key. */
export function replace(state, { slot, typedRun }, offer) {
    performAndReport(state, slot, () => {
        if (slot?.role !== "globe")
            type(state, offer, typedRun);
        else
            state.host.onRequest({ kind: "nextKeyboard", name: String(offer) });
    });
}
/** Ends the run, and forgets the last space and the last tap on shift. */
export function commit(state) {
    clearTapHistory(state);
    state.outcome = state.session.commit();
}
function enter(state) {
    const { action } = state.field;
    if (action === "none") {
        clearTapHistory(state);
        state.outcome = state.session.enter();
    }
    else {
        commit(state);
        state.host.onRequest({ kind: "perform", action });
    }
    returnToLetters(state);
}
// Writes a space. If the last space was recent, turns that space into a full stop and a space instead.
function space(state) {
    const { session } = state;
    const isFullStop = isFullStopDue(state);
    state.outcome = isFullStop ? session.insert(". ", 1) : session.space();
    state.lastSpace = hasWritten(state) ? { time: state.now, isFullStop } : null;
    state.lastTap = null;
    returnToLetters(state);
}
function isFullStopDue({ session, lastSpace, settings, now }) {
    if (!lastSpace || lastSpace.isFullStop || now - lastSpace.time > (settings.doubleSpace ?? -1))
        return false;
    return !session.composing && !isSelected(session) && endsInWordAndSpace(textBefore(session) ?? "");
}
/** Deletes backwards. If two spaces have just become a full stop, restores the two spaces instead. */
export function backspace(state, slot) {
    performAndReport(state, slot, () => {
        const { session } = state;
        const isFullStop = state.lastSpace?.isFullStop && !isSelected(session) && textBefore(session)?.endsWith(". ");
        clearTapHistory(state);
        state.outcome = isFullStop ? session.insert("  ", 2) : session.backspace(state.settings.backspaceUnit);
    });
}
/**
 * Deletes the selection or the last word. If the text is unknown, deletes one character. Returns true if anything was
 * deleted.
 */
export function deleteWord(state, slot) {
    performAndReport(state, slot, () => {
        const { session } = state;
        const word = isSelected(session) ? 0 : lastWord(textBefore(session) ?? "");
        clearTapHistory(state);
        // Delete the word without a commit, because `onCommit` must not report deleted text.
        state.outcome = word > 0 ? session.insert("", word) : session.backspace("jamo");
    });
    return state.outcome === "changed";
}
/** Updates the state of shift, because a capital may be due now, or may not be due any more. */
export function updateCapitals(state) {
    const { capitals } = state.field;
    setCapitalDue(state, capitals !== "none" && isCapitalDue(capitals, textBefore(state.session)));
}
/** True if the last operation wrote or deleted anything. */
export function hasWritten({ outcome }) {
    return outcome === "written" || outcome === "changed";
}
/** Runs `action`, and reports its outcome to the host, with the legend that `slot` had before the action. */
export function performAndReport(state, slot, action) {
    if (!slot)
        return;
    const legend = legendOf(state, slot);
    state.outcome = "nothing";
    action();
    state.host.onPress?.({ legend, role: roleOf(slot), outcome: state.outcome });
}
