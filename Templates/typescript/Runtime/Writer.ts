/** What a keyboard does with its session: what double spaces and held backspaces add to what that does by itself. */
class Writer {
  readonly session: InputSession;
  readonly settings: KeyboardSettings;
  /** What the last operation of the session did. */
  outcome: Outcome = "nothing";

  // When a space was last written, if nothing was done since, and whether it became a full stop.
  private lastSpace: { time: number; isStop: boolean } | null = null;

  constructor(session: InputSession, settings: KeyboardSettings) {
    this.session = session;
    this.settings = settings;
  }

  /**
   * The text before the cursor or the selection, with what is composed; null if the field does not say where that is.
   * A space that must not break, as editors write one at the end of a line, is a space here.
   */
  get before(): string | null {
    const { text, start, isUnknown } = fieldOf(this.session.client);
    return isUnknown ? null : text.slice(0, start).replace(/\u00a0/g, " ");
  }

  press(key: Key | null, time: number): void {
    this.outcome = this.session.press(key, time);
  }

  insert(text: string): void {
    this.outcome = this.session.insert(text);
  }

  commit(): void {
    this.outcome = this.session.commit();
  }

  enter(): void {
    this.outcome = this.session.enter();
  }

  takeBackStroke(): void {
    this.outcome = this.session.backspace("stroke");
  }

  /** A second space after a word is its full stop. */
  space(time: number): void {
    const { session, lastSpace } = this;
    const isSoon = lastSpace && !lastSpace.isStop && time - lastSpace.time <= (this.settings.doubleSpace ?? -1);
    const before = this.hasSelection || session.composing ? "" : this.before ?? "";
    const isStop = isSoon === true && /[\p{L}\p{N}] $/u.test(before.slice(-3));
    this.outcome = isStop ? session.insert(". ", 1) : session.space();
    const isWritten = this.outcome === "written" || this.outcome === "changed";
    this.lastSpace = isWritten ? { time, isStop } : null;
  }

  /** Takes back the full stop that two spaces became, or what a session does. */
  backspace(): void {
    const { session, lastSpace } = this;
    const isStop = lastSpace?.isStop && !this.hasSelection && this.before?.endsWith(". ");
    this.forgetSpace();
    this.outcome = isStop ? session.insert("  ", 2) : session.backspace(this.settings.backspaceStep);
  }

  /** Deletes the selection, or the word before the cursor and what is blank after it; or finds nothing to delete. */
  deleteWord(): void {
    const { session } = this;
    this.forgetSpace();
    const before = this.hasSelection ? "" : this.before ?? "";
    const isBlank = (place: number) => before[place] === " " || before[place] === "\n";
    let start = before.length;
    while (start > 0 && isBlank(start - 1)) start -= 1;
    while (start > 0 && !isBlank(start - 1)) start -= 1;
    const ended = before ? session.insert("", before.length - start) : session.commit();
    // A field without a word before the cursor may still have something to delete.
    const did = before ? ended : session.backspace();
    this.outcome = did === "nothing" ? ended : did;
  }

  forgetSpace(): void {
    this.lastSpace = null;
  }

  private get hasSelection() {
    const { start, end } = fieldOf(this.session.client);
    return start < end;
  }
}
