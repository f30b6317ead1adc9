// Part of Hwalja, under the MIT licence: see LICENSE.

import type { Page, Place, Shift } from "./Keyboard.ts";
import type { Slot } from "./KeyboardSlot.ts";

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
export interface KeyboardTouch {
  readonly finger: number;
  /** The slot that it is on, and where that is; null if it is on none. */
  slot: Slot | null;
  place: Place | null;
  phase: Phase;
  /** The run after its key was pressed; "" if that did not change the text. */
  composed: string;
  /** Whether it has moved to another slot. */
  hasMoved: boolean;
  /** Whether something was written while it was on shift or on a slot that opens a page. */
  isUsed: boolean;
  /** When it is held, or repeats, if it does. */
  due: number;
}

export function newTouch(finger: number, slot: Slot, place: Place): KeyboardTouch {
  const phase: Phase = { kind: "waiting" };
  return { finger, slot, place, phase, composed: "", hasMoved: false, isUsed: false, due: Infinity };
}

/** Whether an offer can still replace what a tap does. */
export function isOpen({ phase, hasMoved }: KeyboardTouch): boolean {
  return phase.kind === "written" || phase.kind === "waiting" && !hasMoved;
}

export function isOnShift({ phase }: KeyboardTouch): boolean {
  return phase.kind === "shift";
}

/** Whether it is on shift or on a slot that opened a page: other fingers leave it as it is. */
export function isModifier(touch: KeyboardTouch): boolean {
  return isOnShift(touch) || touch.phase.kind === "page";
}

/** It does nothing any more, until it goes up. */
export function spend(touch: KeyboardTouch): void {
  touch.phase = { kind: "spent" };
  touch.due = Infinity;
}

/** It moves to `slot`, unless it went down on space: a thumb that slides there may leave it. */
export function moveTo(touch: KeyboardTouch, place: Place | null, slot: Slot | null): void {
  const isHeldThere = !touch.hasMoved && touch.slot?.role === "space";
  if (!isModifier(touch) && (touch.phase.kind !== "waiting" || isHeldThere)) return;
  Object.assign(touch, { place, slot, hasMoved: true, due: Infinity });
}

/** Chooses this item of an open list, or none. */
export function choose(touch: KeyboardTouch, item: number | null): void {
  if (touch.phase.kind === "choosing") touch.phase = { kind: "choosing", item };
}
