import type { Page, Place, Shift } from "./KeyboardPages.js";
import type { Slot } from "./KeyboardSlot.js";

/** What a finger is at. */
export type Phase =
  /** Its slot acts when it goes up; it has pressed a key; or it is down, and that is all. */
  | { readonly kind: "waiting" | "written" | "spent" }
  /** It deletes, since this time. */
  | { readonly kind: "repeating"; readonly since: number }
  /** It moves the cursor, which it has moved so far by so many steps. */
  | { readonly kind: "sliding"; readonly step: number }
  /** It chooses from what its slot offers, by numbers from 0. */
  | { readonly kind: "choosing"; readonly item: number | null }
  /** It is on shift, which was this before, and has locked it or not. */
  | { readonly kind: "shift"; readonly before: Shift; readonly hasLocked: boolean }
  /** It is on a slot that opened another page than this. */
  | { readonly kind: "page"; readonly before: Page };

/** A finger that is down. */
export class KeyboardTouch {
  readonly finger: number;
  /** The slot that it is on and the place of that, null where there is none. */
  slot: Slot | null;
  place: Place | null;
  phase: Phase = { kind: "waiting" };
  /** What its key has made of the run, "" if it has not changed it. */
  composed = "";
  /** Whether it has gone to another slot. */
  hasMoved = false;
  /** Whether something was written while it was on shift or on a slot that opens a page. */
  isUsed = false;
  /** When something happens to it by itself. */
  due: number | null = null;

  constructor(finger: number, slot: Slot, place: Place) {
    this.finger = finger;
    this.slot = slot;
    this.place = place;
  }

  /** Whether its slot still does what a tap does, and may yet do something else. */
  get isOpen(): boolean {
    const { kind } = this.phase;
    return kind === "written" || kind === "waiting" && !this.hasMoved;
  }

  get isOnShift(): boolean {
    return this.phase.kind === "shift";
  }

  /** Whether a finger goes down there only to come back: on shift, or on a slot that opens a page. */
  get isModifier(): boolean {
    return this.isOnShift || this.phase.kind === "page";
  }

  /** The finger is still down, and does nothing any more. */
  spend(): void {
    this.phase = { kind: "spent" };
    this.due = null;
  }

  /** It is now on `slot`; but a thumb that slides on a narrow space leaves it. */
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
