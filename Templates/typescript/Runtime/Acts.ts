/** What the slots of a keyboard do, to its state and to the text. */
class Acts {
  readonly state: KeyboardState;
  readonly writer: Writer;

  private readonly told: Pick<Keyboard, "onRequest" | "onPress">;

  /** `told` hears of what is done and asked. */
  constructor(state: KeyboardState, writer: Writer, told: Pick<Keyboard, "onRequest" | "onPress">) {
    this.state = state;
    this.writer = writer;
    this.told = told;
  }

  /** Does what a tap on `slot` does: on any but shift, backspace and those that open a page. */
  tap(slot: PageSlot, time: number): void {
    const { state, writer } = this;
    if (slot.role === "gap") return;
    this.act(slot, () => {
      if (slot.role !== "space" && slot.role !== "globe" && slot.role !== "dismiss") writer.forgetSpace();
      if (slot.key !== undefined) this.press(shownKey(state, slot), time);
      else if (slot.text !== undefined) this.insert(shownText(state, slot));
      else this.play(slot.role, time);
    });
  }

  /** Types what the slot of `touch` offers, just as it is, in place of what its key has written. */
  take(touch: KeyTouch, offer: Offer, time: number): void {
    const { state, writer } = this;
    spend(touch);
    this.act(touch.slot, () => {
      writer.forgetSpace();
      if (touch.composed && touch.composed === writer.session.composing) writer.takeBackStroke();
      if (typeof offer === "number") this.press(state.pages.layout.keys[offer] ?? null, time);
      else this.insert(offer);
    });
  }

  /** Ends the run, which the cursor is to slide away from. */
  beginSlide({ slot }: KeyTouch): void {
    this.act(slot, () => this.writer.commit());
  }

  backspace({ slot }: KeyTouch): void {
    this.act(slot, () => this.writer.backspace());
  }

  /** Deletes a word, and says whether there was any. */
  deleteWord({ slot }: KeyTouch): boolean {
    this.act(slot, () => this.writer.deleteWord());
    return this.writer.outcome === "changed";
  }

  /** Asks for the cursor to be moved, after which nothing goes on that was begun before. */
  slide(by: number): void {
    this.state.lastTap = null;
    this.writer.forgetSpace();
    this.told.onRequest({ kind: "moveCursor", by });
  }

  // Tells of what `act` does by `slot`, whose legend may be another afterwards.
  private act(slot: PageSlot | null, act: () => void) {
    const { state, writer } = this;
    if (!slot) return;
    const face = { legend: legendOf(state, slot, writer.session), role: roleOf(slot) };
    state.lastTap = null;
    writer.outcome = "nothing";
    act();
    this.told.onPress?.({ ...face, outcome: writer.outcome });
  }

  private press(key: Key | null, time: number) {
    this.writer.press(key, time);
    this.state.wrote(null);
  }

  private insert(marked: string) {
    const { text, after } = withoutMark(marked);
    this.writer.insert(text);
    if (after > 0) this.told.onRequest({ kind: "moveCursor", by: -after });
    this.state.wrote(marked);
  }

  private play(role: PageRole | undefined, time: number) {
    const { state, writer } = this;
    if (role === "space") writer.space(time);
    else if (role === "enter") this.enter();
    else if (role !== "globe") writer.commit();
    if (role === "space" || role === "enter") state.lineMayBeOver();
    if (role === "dismiss") this.told.onRequest({ kind: "hide" });
    const isLast = role === "language" && !state.openNextLetters();
    if (isLast || role === "globe") this.told.onRequest({ kind: "nextKeyboard" });
  }

  private enter() {
    const { action } = this.state.field;
    if (action === "none") {
      this.writer.enter();
    } else {
      this.writer.commit();
      this.told.onRequest({ kind: "action", action });
    }
  }
}

/** `marked` without the | that stands for the cursor in it, and how many characters come after that. */
function withoutMark(marked: string) {
  const place = marked.length > 1 ? marked.indexOf("|") : -1;
  if (place < 0) return { text: marked, after: 0 };
  const rest = marked.slice(place + 1);
  let after = 0;
  for (let end = rest.length; end > 0; after += 1) end = lastCharacter(rest, end);
  return { text: marked.slice(0, place) + rest, after };
}
