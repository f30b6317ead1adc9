/** What happens to fingers by themselves, while they are held. */
class HeldTouches {
  private readonly acts: Acts;

  constructor(acts: Acts) {
    this.acts = acts;
  }

  /** Does what was to happen by `now`. What happens late happens once. */
  happen(now: number): void {
    const { state } = this.acts;
    for (let touch: KeyTouch | null; (touch = nextTouch(state.touches)) && touch.dueAt <= now;) {
      if (touch.phase === "repeats") this.repeat(touch, now);
      else this.hold(touch, now);
    }
  }

  private hold(touch: KeyTouch, now: number) {
    const [first, ...others] = touch.slot?.hold ?? [];
    touch.phase = "list";
    touch.dueAt = Infinity;
    if (first !== undefined && others.length === 0) this.acts.take(touch, first, now);
  }

  private repeat(touch: KeyTouch, now: number) {
    const { wordsAfter, wordInterval, repeatInterval } = this.acts.writer.settings;
    const isWord = now - touch.began >= wordsAfter;
    touch.dueAt = now + Math.max(isWord ? wordInterval : repeatInterval, 1);
    if (!isWord) this.acts.backspace(touch);
    else if (!this.acts.deleteWord(touch)) spend(touch);
  }
}
