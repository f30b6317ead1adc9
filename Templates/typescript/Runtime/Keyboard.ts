/**
 * What is between fingers and a session: pages of letters, symbols and digits, shift, what holding and flicking a key
 * types, the repeat of backspace, the key that changes the language. It draws nothing and keeps no timer: at
 * {@link Keyboard.onChange} draw {@link Keyboard.rows} and {@link Keyboard.list}, and ring at {@link Keyboard.nextTick}.
 * Each input says what the session did last in it. Times are in milliseconds on the clock of `performance`, and never go back.
 */
class Keyboard {
  /** Called at the end of all that changes what is to be drawn, with {@link Keyboard.nextTick}. */
  onChange: () => void = () => {};
  /** Called when something is asked of whoever shows the keyboard. */
  onRequest: (request: KeyboardRequest) => void = () => {};
  /** Called when a slot has done what it is there for; what it makes of the field is to wait until the input is over. */
  onPress?: ((press: SlotPress) => void) | undefined;
  /** How it behaves, which can change at any time. */
  readonly settings: KeyboardSettings;

  private readonly state: KeyboardState;
  private readonly writer: Writer;
  private readonly fingers: Fingers;
  private readonly held: HeldTouches;
  // Whether an input is under way, and what was shown when it last said so.
  private isBusy = false;
  private drawn: readonly unknown[] = [];

  /** A keyboard of `pages` that types with `session`, whose layout becomes theirs. */
  constructor(pages: KeyboardPages, session: InputSession, settings: Partial<KeyboardSettings> = {}) {
    this.settings = { ...defaultSettings(), ...settings };
    this.state = new KeyboardState(pages);
    this.writer = new Writer(session, this.settings);
    const acts = new Acts(this.state, this.writer, this);
    this.fingers = new Fingers(acts);
    this.held = new HeldTouches(acts);
    session.layout = pages.layout;
  }

  /** The pages that are typed with. Setting them ends the run, and the keyboard begins anew with their layout. */
  get pages(): KeyboardPages {
    return this.state.pages;
  }
  set pages(pages: KeyboardPages) {
    // So that an input that does this tells of it.
    this.writer.commit();
    this.writer.session.layout = pages.layout;
    this.state.pages = pages;
    this.fieldDidChange(this.state.field);
  }

  /** The page that is shown. */
  get page(): Page {
    return this.state.page;
  }

  /** What shift is. */
  get shift(): Shift {
    return this.state.shift;
  }

  /** The page as it is to be drawn, row by row. */
  get rows(): readonly (readonly Face[])[] {
    return facesOf(this.state, this.writer.session, this.settings.needsGlobe);
  }

  /** The list that is open, or null. */
  get list(): OpenList | null {
    return openList(this.state);
  }

  /** When {@link Keyboard.tick} is to be called next, or null. */
  get nextTick(): number | null {
    return nextTouch(this.state.touches)?.dueAt ?? null;
  }

  /** A finger goes down on a slot, as {@link Keyboard.rows} counts them. */
  down(row: number, column: number, finger: number, time: number): Outcome {
    return this.input(time, (now) => this.press({ row, column }, finger, now));
  }

  /**
   * It is now on another slot, or on none: to be called once each time that this changes. It leaves a slot where the box
   * ends in which the slot was drawn when the finger came there. A page that has opened since may have another key in
   * that place, and no finger is quite still.
   */
  move(finger: number, place: Place | null, time: number): Outcome {
    return this.input(time, () => this.fingers.move(finger, place));
  }

  /** It is so many CSS pixels to the right of where it went down, and so many below. */
  drag(finger: number, dx: number, dy: number, time: number): Outcome {
    return this.input(time, (now) => this.fingers.drag(finger, Math.trunc(dx), Math.trunc(dy), now));
  }

  /** In its list the item of this number is chosen, from 0; none, if there is no such item. */
  choose(finger: number, item: number, time: number): Outcome {
    return this.input(time, () => this.fingers.choose(finger, item));
  }

  /** It is lifted. */
  up(finger: number, time: number): Outcome {
    return this.input(time, (now) => this.fingers.up(finger, now));
  }

  /** It is gone, as where the system takes it for something else. */
  cancel(finger: number, time: number): Outcome {
    return this.input(time, () => this.fingers.cancel(finger));
  }

  /** A slot is pressed without a finger, as a screen reader does. No finger is to have the number -1. */
  tap(row: number, column: number, time: number): Outcome {
    return this.input(time, (now) => {
      this.press({ row, column }, -1, now);
      this.fingers.up(-1, now);
    });
  }

  /** Time has passed. */
  tick(time: number): Outcome {
    return this.input(time, () => {});
  }

  /** Another field is typed into, or this one has become another. */
  fieldDidChange(field: Field): void {
    this.state.field = field;
    this.state.begin();
    this.writer.forgetSpace();
    this.findCapital();
    this.tellChange();
  }

  /** The cursor or the text may have changed, whoever did that. */
  hostDidChange(time: number): Outcome {
    // A field says so of what an input is just writing, too; that one looks when it is done.
    return this.isBusy ? "nothing" : this.input(time, () => this.writer.session.hostDidChange());
  }

  private press(place: Place, finger: number, now: number) {
    this.fingers.settle(finger, now);
    // A space of the other thumb may have made a capital due.
    this.findCapital();
    this.fingers.down(place, finger, now);
  }

  // What was to happen by then happens, then the input, and then it is found out what became due.
  private input(time: number, act: (now: number) => void) {
    const now = Math.floor(time);
    this.writer.outcome = "nothing";
    this.isBusy = true;
    this.held.happen(now);
    act(now);
    this.isBusy = false;
    this.findCapital();
    const { outcome } = this.writer;
    this.tellChange(); // which may be an input itself
    return outcome;
  }

  private tellChange() {
    if (this.isBusy) return;
    const { page, shift, field, touches } = this.state;
    const fingers = touches.flatMap(({ place, phase, chosen }) => [place?.row, place?.column, phase, chosen]);
    const space = spaceLegend(this.writer.session);
    const drawn = [page, shift, field, space, this.settings.needsGlobe, this.nextTick, ...fingers];
    const isSame = drawn.length === this.drawn.length && drawn.every((part, place) => part === this.drawn[place]);
    this.drawn = drawn;
    if (!isSame) this.onChange();
  }

  private findCapital() {
    const { state, writer } = this;
    const { capitals } = state.field;
    state.setDue(capitals !== "none" && isCapitalDue(capitals, writer.before));
  }
}
