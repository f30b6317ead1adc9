// Part of Hwalja, under the MIT licence: see LICENSE.

import type { Page, Place, Shift } from "./Keyboard.ts";
import type { Slot } from "./KeyboardSlot.ts";

/** The phase of a touch. */
export type Phase =
  /**
   * `waiting`: the slot acts when the finger goes up. `written`: the finger has pressed a key. `inactive`: the finger
   * does nothing until it goes up.
   */
  | { readonly kind: "waiting" | "written" | "inactive" }
  /** The finger has repeated backspace since this time. */
  | { readonly kind: "repeating"; readonly since: number }
  /** The finger moves the cursor, and has moved it by `step` steps so far. */
  | { readonly kind: "sliding"; readonly step: number }
  /** The finger chooses from the offers of its slot, by index. */
  | { readonly kind: "choosing"; readonly item: number | null }
  /** The finger is on shift, which was in the state `before` when the finger went down. */
  | { readonly kind: "shift"; readonly before: Shift; readonly hasLocked: boolean }
  /** The finger is on a slot that opened a page in place of `before`. */
  | { readonly kind: "page"; readonly before: Page };

/** A finger that is down. */
export interface KeyboardTouch {
  readonly finger: number;
  /** The slot under the finger, and the place of that slot; null if the finger is not on a slot. */
  slot: Slot | null;
  place: Place | null;
  phase: Phase;
  /** The run right after the touch pressed its key; "" if the press did not change the text. */
  typedRun: string;
  /** True if the finger has moved to another slot. */
  hasMoved: boolean;
  /** True if something has been typed while this finger has been on shift or on a page slot. */
  isUsed: boolean;
  /** The time at which the finger counts as held, or at which it repeats backspace. `Infinity` if it does neither. */
  deadline: number;
}

export function newTouch(finger: number, slot: Slot, place: Place): KeyboardTouch {
  const phase: Phase = { kind: "waiting" };
  return { finger, slot, place, phase, typedRun: "", hasMoved: false, isUsed: false, deadline: Infinity };
}

/** True if an offer can still replace the tap. */
export function acceptsOffer({ phase, hasMoved }: KeyboardTouch): boolean {
  return phase.kind === "written" || phase.kind === "waiting" && !hasMoved;
}

export function isOnShift({ phase }: KeyboardTouch): boolean {
  return phase.kind === "shift";
}

/** True if the finger is on shift or on a page slot. Other fingers do not finish such a touch. */
export function isModifier(touch: KeyboardTouch): boolean {
  return isOnShift(touch) || touch.phase.kind === "page";
}

/** Makes the touch do nothing until the finger goes up. */
export function deactivate(touch: KeyboardTouch): void {
  touch.phase = { kind: "inactive" };
  touch.deadline = Infinity;
}

/**
 * Moves the touch to `slot`. A touch that went down on space stays on space, because a sliding thumb may leave the
 * slot.
 */
export function moveTo(touch: KeyboardTouch, place: Place | null, slot: Slot | null): void {
  const isHeldThere = !touch.hasMoved && touch.slot?.role === "space";
  if (!isModifier(touch) && (touch.phase.kind !== "waiting" || isHeldThere)) return;
  Object.assign(touch, { place, slot, hasMoved: true, deadline: Infinity });
}

/** Chooses this item of an open list; null chooses no item. */
export function choose(touch: KeyboardTouch, item: number | null): void {
  if (touch.phase.kind === "choosing") touch.phase = { kind: "choosing", item };
}
