/** What fingers come to that go down, move and are lifted. */
class Fingers {
  private readonly acts: Acts;
  private readonly state: KeyboardState;
  private readonly settings: KeyboardSettings;

  constructor(acts: Acts) {
    this.acts = acts;
    this.state = acts.state;
    this.settings = acts.writer.settings;
  }

  /** Makes way for a finger that goes down: what the others wait for happens now. */
  settle(finger: number, now: number): void {
    this.cancel(finger);
    for (const touch of this.state.touches) {
      if (touch.phase === "shift" || touch.phase === "page") continue;
      this.finish(touch, now);
      spend(touch);
    }
  }

  down(place: Place, finger: number, now: number): void {
    const { state } = this;
    const slot = this.slotAt(place);
    if (!slot || slot.role === "gap") return;
    const { page, shift } = state;
    const touch: KeyTouch = {
      finger, place, slot, page, shift, phase: "waits", hasMoved: false, began: now, dueAt: Infinity, composed: "",
      chosen: 0, step: 0, isUsed: false, staysShifted: false,
    };
    state.touches.push(touch);
    this.begin(touch, slot, now);
    const isHeld = touch.phase === "waits" || touch.phase === "written";
    if (isHeld && slot.hold) touch.dueAt = now + this.settings.longPress;
  }

  move(finger: number, place: Place | null): void {
    const touch = this.find(finger);
    if (!touch || !["waits", "shift", "page"].includes(touch.phase)) return;
    // A thumb that slides on a narrow space key leaves it.
    if (touch.phase === "waits" && touch.slot?.role === "space" && !touch.hasMoved) return;
    touch.place = place;
    touch.slot = this.slotAt(place);
    touch.hasMoved = true;
    touch.dueAt = Infinity;
  }

  drag(finger: number, dx: number, dy: number, now: number): void {
    const { settings } = this;
    const touch = this.find(finger);
    if (!touch) return;
    const waits = touch.phase === "waits" && !touch.hasMoved;
    if (waits && touch.slot?.role === "space" && slideStep(dx, settings) !== 0) {
      this.acts.beginSlide(touch);
      touch.phase = "slides";
    }
    if (touch.phase === "slides") return this.slide(touch, slideStep(dx, settings));
    const direction = flickDirection(dx, dy, settings);
    const offer = direction ? touch.slot?.flicks?.[direction] : undefined;
    if ((waits || touch.phase === "written") && offer !== undefined) this.acts.take(touch, offer, now);
  }

  choose(finger: number, item: number): void {
    const touch = this.find(finger);
    if (touch?.phase === "list") touch.chosen = item;
  }

  up(finger: number, now: number): void {
    const { state } = this;
    const touch = this.find(finger);
    if (!touch) return;
    this.finish(touch, now);
    if (touch.phase === "shift" && (touch.isUsed || !touch.staysShifted)) state.shift = "off";
    if (touch.phase === "page" && touch.isUsed) state.open(touch.page);
    this.remove(touch);
  }

  cancel(finger: number): void {
    const { state } = this;
    const touch = this.find(finger);
    if (!touch) return;
    if (touch.phase === "shift") {
      state.shift = touch.isUsed ? "off" : touch.shift;
      state.lastTap = null;
    }
    if (touch.phase === "page") state.open(touch.page);
    this.remove(touch);
  }

  // What going down does by itself: keys write at once, so that nobody waits for letters.
  private begin(touch: KeyTouch, slot: PageSlot, now: number) {
    const { acts, state, settings } = this;
    const { session } = acts.writer;
    if (slot.role === "shift") {
      touch.phase = "shift";
      state.pressShift(now, settings.doubleTap);
      touch.staysShifted = touch.shift === "off" || touch.shift !== state.shift && state.shift === "locked";
    } else if (slot.role === "backspace") {
      touch.phase = "repeats";
      touch.dueAt = now + settings.repeatDelay;
      acts.backspace(touch);
    } else if (slot.page !== undefined) {
      touch.phase = "page";
      state.open(state.pageNamed(slot.page));
    } else if (slot.key !== undefined) {
      touch.phase = "written";
      acts.tap(slot, now);
      const { outcome } = acts.writer;
      touch.composed = outcome === "written" || outcome === "changed" ? session.composing : "";
    } else if (slot.text !== undefined && !slot.flicks && !slot.hold) {
      touch.phase = "spent";
      acts.tap(slot, now);
    }
  }

  private finish(touch: KeyTouch, now: number) {
    const { phase, slot } = touch;
    const offer = phase === "list" ? slot?.hold?.[touch.chosen] : undefined;
    if (offer !== undefined) this.acts.take(touch, offer, now);
    const isOnSlot = phase === "waits" || phase === "shift" || phase === "page";
    if (isOnSlot && slot && isTapped(slot)) this.acts.tap(slot, now);
  }

  private slide(touch: KeyTouch, step: number) {
    const by = step - touch.step;
    touch.step = step;
    if (by !== 0) this.acts.slide(by);
  }

  private slotAt(place: Place | null) {
    const slot = slotAt(this.state.page, place);
    return slot?.role === "globe" && !this.settings.needsGlobe ? null : slot;
  }

  private find(finger: number) {
    return this.state.touches.find((touch) => touch.finger === finger) ?? null;
  }

  private remove(touch: KeyTouch) {
    this.state.touches = this.state.touches.filter((other) => other !== touch);
  }
}
