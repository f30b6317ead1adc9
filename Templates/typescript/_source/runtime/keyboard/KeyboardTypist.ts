import type { Outcome } from "../Types.js";
import type { Keyboard } from "./Keyboard.js";
import { legendOf, offerOf, roleOf } from "./KeyboardFace.js";
import { type KeyboardSession, isEndedBySpace, isSelected, textBefore } from "./KeyboardHost.js";
import type { Offer, Slot } from "./KeyboardSlot.js";
import type { KeyboardState } from "./KeyboardState.js";
import { areDue, endsInWordAndSpace, lastWord, partsOf } from "./KeyboardTexts.js";
import type { KeyboardTouch } from "./KeyboardTouch.js";

/** What slots do with the session and the host. The host may then change the keyboard, so that state is read anew. */
export class KeyboardTypist {
  readonly state: KeyboardState;
  readonly session: KeyboardSession;
  /** What the last operation of the session has done since the input began. */
  outcome: Outcome = "nothing";
  /** When the last input came. */
  now = -Infinity;

  readonly host: Pick<Keyboard, "onRequest" | "onPress">;

  /** What `keyboard`, which remembers `state`, does with its session and its host. */
  constructor(keyboard: Pick<Keyboard, "session" | "onRequest" | "onPress">, state: KeyboardState) {
    this.host = keyboard;
    this.session = keyboard.session;
    this.state = state;
  }

  /** Does what a tap on `slot` does; one on shift, on backspace or on a slot that opens a page does nothing. */
  tap(slot: Slot): void {
    const { role } = slot;
    this.finishPair();
    if (role === "shift" || role === "backspace" || role === "gap" || slot.page !== undefined) return;
    this.act(slot, () => {
      const { state, host } = this;
      const offer = offerOf(state, slot);
      if (offer !== undefined) this.type(offer);
      else if (role === "space") this.space();
      else if (role === "enter") this.enter();
      else if (role === "next") this.commit();
      else if (role === "language") {
        this.commit();
        if (!state.openNextLetters()) host.onRequest({ kind: "nextKeyboard" });
      } else if (role === "globe") {
        state.lastTap = null;
        host.onRequest({ kind: "nextKeyboard" });
      } else if (slot.action !== undefined) {
        this.commit();
        host.onRequest({ kind: "action", name: slot.action });
      } else {
        state.lastTap = null;
        this.outcome = this.session.commit();
        host.onRequest({ kind: "hide" });
      }
    });
  }

  // Writes what a slot or an offer types.
  private type(offer: Offer) {
    const { state, session } = this;
    state.forget();
    if (typeof offer === "number") {
      this.outcome = session.press(state.pages.layout.keys[offer], this.now);
      state.wrote(offer);
    } else {
      const { text, behind } = partsOf(offer);
      this.outcome = session.insert(text);
      state.wrote(offer);
      const { cursorDelay } = state.settings;
      if (behind > 0) state.pair = { by: -behind, due: this.now + cursorDelay };
      if (cursorDelay <= 0) this.finishPair();
    }
  }

  /** Asks for the cursor to be moved between what was last written as a pair, if it is still to be. */
  finishPair(): void {
    const { pair } = this.state;
    if (!pair) return;
    this.state.pair = null;
    this.host.onRequest({ kind: "moveCursor", by: pair.by });
  }

  /** Types `offer` in the place of what `touch` has written, as far as that is still what is composed. */
  replace({ slot, composed }: KeyboardTouch, offer: Offer): void {
    this.act(slot, () => {
      if (composed && composed === this.session.composing) this.session.backspace("stroke");
      this.type(offer);
    });
  }

  /** Ends the run: the next key does not go on with it. */
  commit(): void {
    this.state.forget();
    this.outcome = this.session.commit();
  }

  private enter() {
    const { state } = this;
    const { action } = state.field;
    if (action === "none") {
      state.forget();
      this.outcome = this.session.enter();
    } else {
      this.commit();
      this.host.onRequest({ kind: "perform", action });
    }
    state.endLine();
  }

  // Writes a space; or makes a full stop of the last one, where this one comes soon after it.
  private space() {
    const { state, session, isFullStopDue: isStop } = this;
    this.outcome = isStop ? session.insert(". ", 1) : session.space();
    state.lastSpace = this.hasWritten ? { time: this.now, isStop } : null;
    state.lastTap = null;
    state.endLine();
  }

  private get isFullStopDue(): boolean {
    const { session, state: { lastSpace, settings } } = this;
    if (!lastSpace || lastSpace.isStop || this.now - lastSpace.time > (settings.doubleSpace ?? -1)) return false;
    return !session.composing && !isSelected(session) && endsInWordAndSpace(textBefore(session) ?? "");
  }

  /** Deletes what the session takes back; or makes two spaces again of those that became a full stop. */
  backspace(slot: Slot | null): void {
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
  deleteWord(slot: Slot | null): boolean {
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
  look(): void {
    const { state, session } = this;
    const { capitals } = state.field;
    state.setDue(capitals !== "none" && areDue(capitals, textBefore(session)));
  }

  /** Whether the last operation wrote or deleted anything. */
  get hasWritten(): boolean {
    return this.outcome === "written" || this.outcome === "changed";
  }

  /** Tells of what `act` does by `slot`, whose legend may be another afterwards. */
  act(slot: Slot | null, act: () => void): void {
    if (!slot) return;
    const legend = legendOf(this.state, slot, isEndedBySpace(this.session));
    this.outcome = "nothing";
    act();
    this.host.onPress?.({ legend, role: roleOf(slot), outcome: this.outcome });
  }
}
