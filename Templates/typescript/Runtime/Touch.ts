// Fingers on a keyboard, and what they are about. Nothing here knows a text.

/** A finger that is down. */
interface KeyTouch {
  readonly finger: number;
  /**
   * `waits` for what becomes of it; has `written` a key, which may still become another text; has a `list` open;
   * `repeats` a backspace; `slides` the cursor; is on `shift` or on a `page` slot; or is `spent`.
   */
  phase: "waits" | "written" | "list" | "repeats" | "slides" | "shift" | "page" | "spent";
  /** Where it is, and the slot there; null beside all slots. */
  place: Place | null;
  slot: PageSlot | null;
  /** Whether it is, or was, on another slot than where it went down. */
  hasMoved: boolean;
  /** When it went down, and when something happens by itself, Infinity for never. */
  readonly began: number;
  dueAt: number;
  /** What its key made of the run; "" if the run is as it was. */
  composed: string;
  /** The item of its list that is chosen. */
  chosen: number;
  /** How far the cursor has slid. */
  step: number;
  /** Of a finger on shift or on a page slot: whether another wrote meanwhile, and what was shown before. */
  isUsed: boolean;
  readonly page: Page;
  readonly shift: Shift;
  /** Whether shift stays as the press has left it. */
  staysShifted: boolean;
}

/** Nothing more comes of `touch`. */
function spend(touch: KeyTouch) {
  touch.phase = "spent";
  touch.dueAt = Infinity;
}

/** Whether `slot` is one that does something when a finger leaves it. */
function isTapped(slot: PageSlot) {
  return slot.page === undefined && slot.role !== "shift" && slot.role !== "backspace";
}

/** What there is in `place` of `page`, or null. */
function slotAt(page: Page, place: Place | null): PageSlot | null {
  const slot = place ? page.rows[place.row]?.[place.column] : undefined;
  return slot === undefined ? null : slotOf(slot);
}

/** A slot in full of which pages may name only the text, or the key. */
function slotOf(slot: string | number | PageSlot): PageSlot {
  return typeof slot === "string" ? { text: slot } : typeof slot === "number" ? { key: slot } : slot;
}

/** How many characters a cursor has gone that slides with a finger that went `dx` to the right. */
function slideStep(dx: number, { slideStart, slideStep }: KeyboardSettings) {
  const beyond = Math.abs(dx) - slideStart;
  return beyond < 0 ? 0 : Math.sign(dx) * (1 + Math.floor(beyond / slideStep));
}

/** Where a flick goes that is so far to the right and down, or null if it is not far enough. */
function flickDirection(dx: number, dy: number, { flick }: KeyboardSettings): Direction | null {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  if (Math.max(across, along) < flick) return null;
  if (across >= along) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

/** The touch for which something happens next. There are never two, as one that goes down settles the others. */
function nextTouch(touches: readonly KeyTouch[]) {
  return touches.find(({ dueAt }) => dueAt < Infinity) ?? null;
}
