import type { Page, Place, Shift } from "./KeyboardPages.js";
import type { Slot } from "./KeyboardSlot.js";

/** What a finger does. */
export type Phase =
  /** Its slot acts when it goes up; it has pressed a key; or it does nothing any more. */
  | { readonly kind: "waiting" | "written" | "spent" }
  /** It repeats backspace, since this time. */
  | { readonly kind: "repeating"; readonly since: number }
  /** It moves the cursor, so far by so many steps. */
  | { readonly kind: "sliding"; readonly step: number }
  /** It chooses one of the offers of its slot, by numbers from 0. */
  | { readonly kind: "choosing"; readonly item: number | null }
  /** It is on shift, which was `before` until then, and has locked it or not. */
  | { readonly kind: "shift"; readonly before: Shift; readonly hasLocked: boolean }
  /** It is on a slot that opened a page, in place of `before`. */
  | { readonly kind: "page"; readonly before: Page };

/** A finger that is down. */
export class KeyboardTouch {
  readonly finger: number;
  /** The slot that it is on, and where that is; null if it is on none. */
  slot: Slot | null;
  place: Place | null;
  phase: Phase = { kind: "waiting" };
  /** The run after its key was pressed; "" if that did not change the text. */
  composed = "";
  /** Whether it has moved to another slot. */
  hasMoved = false;
  /** Whether something was written while it was on shift or on a slot that opens a page. */
  isUsed = false;
  /** When it is held, or repeats, if it does. */
  due: number | null = null;

  constructor(finger: number, slot: Slot, place: Place) {
    this.finger = finger;
    this.slot = slot;
    this.place = place;
  }

  /** Whether an offer can still replace what a tap does. */
  get isOpen(): boolean {
    const { kind } = this.phase;
    return kind === "written" || kind === "waiting" && !this.hasMoved;
  }

  get isOnShift(): boolean {
    return this.phase.kind === "shift";
  }

  /** Whether it is on shift or on a slot that opened a page: other fingers leave it as it is. */
  get isModifier(): boolean {
    return this.isOnShift || this.phase.kind === "page";
  }

  /** It does nothing any more, until it goes up. */
  spend(): void {
    this.phase = { kind: "spent" };
    this.due = null;
  }

  /** It moves to `slot`, unless it went down on space: a thumb that slides there may leave it. */
  move(place: Place | null, slot: Slot | null): void {
    const isHeldThere = !this.hasMoved && this.slot?.role === "space";
    if (!this.isModifier && (this.phase.kind !== "waiting" || isHeldThere)) return;
    this.place = place;
    this.slot = slot;
    this.hasMoved = true;
    this.due = null;
  }

  /** Chooses this item of an open list, or none if the list has no such item. */
  choose(item: number): void {
    if (this.phase.kind !== "choosing") return;
    this.phase = { kind: "choosing", item: item in (this.slot?.hold ?? []) ? item : null };
  }
}
