// Part of Hwalja, under the MIT licence: see LICENSE.

// What slots do with the session and the host, which may change the keyboard: its state is read again after a call.

import { legendOf, offerOf, roleOf } from "./KeyboardFace.ts";
import { isSelected, textBefore } from "./KeyboardSession.ts";
import type { Offer, Slot } from "./KeyboardSlot.ts";
import { type KeyboardState, endLine, forget, openNextLetters, setDue, wrote } from "./KeyboardState.ts";
import { areDue, endsInWordAndSpace, lastWord, partsOf } from "./KeyboardTexts.ts";
import type { KeyboardTouch } from "./KeyboardTouch.ts";

/** Does what a tap on `slot` does. Shift, backspace and slots that open a page have rules of their own. */
export function tap(state: KeyboardState, slot: Slot): void {
  const { role } = slot;
  finishPair(state);
  if (role === "shift" || role === "backspace" || role === "gap" || slot.page !== undefined) return;
  act(state, slot, () => {
    const { host } = state;
    const offer = offerOf(state, slot);
    if (offer !== undefined) type(state, offer);
    else if (role === "space") space(state);
    else if (role === "enter") enter(state);
    else if (role === "next") commit(state);
    else if (role === "language") {
      commit(state);
      if (!openNextLetters(state)) host.onRequest({ kind: "nextKeyboard" });
    } else if (role === "globe") {
      state.lastTap = null;
      host.onRequest({ kind: "nextKeyboard" });
    } else if (slot.action !== undefined) {
      commit(state);
      host.onRequest({ kind: "action", name: slot.action });
    } else {
      state.lastTap = null;
      state.outcome = state.session.commit();
      host.onRequest({ kind: "hide" });
    }
  });
}

// Types `offer`, in place of the last stroke if the run is `composed`.
function type(state: KeyboardState, offer: Offer, composed = "") {
  const { session, settings } = state;
  const { text, behind } = typeof offer === "number" ? { text: "", behind: 0 } : partsOf(offer);
  forget(state);
  const write = () => {
    if (composed && composed === session.composing) session.backspace("stroke");
    const isKey = typeof offer === "number";
    state.outcome = isKey ? session.press(state.keyboard.layout.keys[offer], state.now) : session.insert(text);
  };
  if (composed && session.batch) session.batch(write);
  else write();
  wrote(state, offer);
  if (behind > 0) state.pair = { by: -behind, due: state.now + settings.cursorDelay };
  if (settings.cursorDelay <= 0) finishPair(state);
}

/** Moves the cursor between the last pair, if that is still due. */
export function finishPair(state: KeyboardState): void {
  const { pair } = state;
  if (!pair) return;
  state.pair = null;
  state.host.onRequest({ kind: "moveCursor", by: pair.by });
}

/** Types `offer` in place of what the touch has typed, if the run is still as it was then. */
export function replace(state: KeyboardState, { slot, composed }: KeyboardTouch, offer: Offer): void {
  act(state, slot, () => {
    if (slot?.role !== "globe") type(state, offer, composed);
    else state.host.onRequest({ kind: "nextKeyboard", name: String(offer) });
  });
}

/** Ends the run, and forgets the last space and the last tap. */
export function commit(state: KeyboardState): void {
  forget(state);
  state.outcome = state.session.commit();
}

function enter(state: KeyboardState) {
  const { action } = state.field;
  if (action === "none") {
    forget(state);
    state.outcome = state.session.enter();
  } else {
    commit(state);
    state.host.onRequest({ kind: "perform", action });
  }
  endLine(state);
}

// Writes a space, or makes a full stop of the last one, if this one comes soon after it.
function space(state: KeyboardState) {
  const { session } = state;
  const isStop = isFullStopDue(state);
  state.outcome = isStop ? session.insert(". ", 1) : session.space();
  state.lastSpace = hasWritten(state) ? { time: state.now, isStop } : null;
  state.lastTap = null;
  endLine(state);
}

function isFullStopDue({ session, lastSpace, settings, now }: KeyboardState) {
  if (!lastSpace || lastSpace.isStop || now - lastSpace.time > (settings.doubleSpace ?? -1)) return false;
  return !session.composing && !isSelected(session) && endsInWordAndSpace(textBefore(session) ?? "");
}

/** Backspace; or, after two spaces became a full stop, makes two spaces again. */
export function backspace(state: KeyboardState, slot: Slot | null): void {
  act(state, slot, () => {
    const { session } = state;
    const isStop = state.lastSpace?.isStop && !isSelected(session) && textBefore(session)?.endsWith(". ");
    forget(state);
    state.outcome = isStop ? session.insert("  ", 2) : session.backspace(state.settings.backspaceUnit);
  });
}

/** Deletes the selection or the last word, or one character if no text is known. Says whether there was anything. */
export function deleteWord(state: KeyboardState, slot: Slot | null): boolean {
  act(state, slot, () => {
    const { session } = state;
    const word = isSelected(session) ? 0 : lastWord(textBefore(session) ?? "");
    forget(state);
    // Not after a commit, or `onCommit` would hear of what is deleted.
    state.outcome = word > 0 ? session.insert("", word) : session.backspace("jamo");
  });
  return state.outcome === "changed";
}

/** Finds out whether a capital is due. */
export function look(state: KeyboardState): void {
  const { capitals } = state.field;
  setDue(state, capitals !== "none" && areDue(capitals, textBefore(state.session)));
}

/** Whether the last operation wrote or deleted anything. */
export function hasWritten({ outcome }: KeyboardState): boolean {
  return outcome === "written" || outcome === "changed";
}

/** Does `act`, and tells the host that `slot` did it, by the legend that it had before. */
export function act(state: KeyboardState, slot: Slot | null, act: () => void): void {
  if (!slot) return;
  const legend = legendOf(state, slot);
  state.outcome = "nothing";
  act();
  state.host.onPress?.({ legend, role: roleOf(slot), outcome: state.outcome });
}
