// Part of Hwalja, under the MIT licence: see LICENSE.

import type { Place } from "./Keyboard.ts";
import { ACTION_LEGENDS } from "./KeyboardField.ts";
import { isEndedBySpace } from "./KeyboardSession.ts";
import { type Offer, ROLE_LEGENDS, type Role, type Slot, slotOf } from "./KeyboardSlot.ts";
import { type KeyboardState, pageNamed } from "./KeyboardState.ts";
import { splitAtCursor } from "./KeyboardTexts.ts";

/** The current appearance of a slot. */
export interface KeyboardFace {
  /** The place of the slot, to pass to `down` and `move`. */
  readonly place: Place;
  /** The role of the slot; null if the slot types. */
  readonly role: Role | "page" | "action" | null;
  /** The legend; empty for a gap. If the slot has a role, you can draw a picture instead. */
  readonly legend: string;
  /** The width, in keys. */
  readonly width: number;
  /** The legends of the slot's offers for holding. */
  readonly hold: readonly string[];
  /** True if a finger is on the slot. */
  readonly isPressed: boolean;
}

/** The open list of a slot's offers. */
export interface OpenList {
  /** The place of the slot. */
  readonly place: Place;
  /** The legends of the offers, from left to right. */
  readonly items: readonly string[];
  /** The index of the chosen item, from 0; null if no item is chosen. */
  readonly chosen: number | null;
}

/**
 * @internal Returns the slot at `place` of the page. Returns null if the page has no slot at that place, or if the slot
 * is a hidden globe.
 */
export function slotAt(state: KeyboardState, place: Place | null): Slot | null {
  const slot = place ? state.page.rows[place.row]?.[place.column] : undefined;
  return slot === undefined || isHidden(state, slotOf(slot)) ? null : slotOf(slot);
}

// Returns true if `slot` is a globe that is not shown.
function isHidden({ settings }: KeyboardState, { role }: Slot): boolean {
  return role === "globe" && !settings.needsGlobe;
}

/** @internal Returns the offer that a tap on `slot` types now; undefined if a tap types nothing. */
export function offerOf({ keyboard, page, shift, field }: KeyboardState, slot: Slot): Offer | undefined {
  const { key, text } = slot;
  const isShifted = shift !== "off";
  if (key !== undefined) {
    const { keys } = keyboard.layout;
    const shifted = keys.findIndex(({ under }) => under && under === keys[key]?.id);
    return isShifted && shifted >= 0 ? shifted : key;
  }
  const own = field.kind === "email" || field.kind === "address" ? slot[field.kind] : undefined;
  if (own !== undefined) return own;
  if (!isShifted) return text;
  return slot.shifted ?? (page.hasCapitals ? text?.toUpperCase() : text);
}

/** @internal */
export function listOf(state: KeyboardState): OpenList | null {
  for (const { phase, place, slot } of state.touches) {
    if (phase.kind === "choosing" && place) return { place, items: holdOf(state, slot), chosen: phase.item };
  }
  return null;
}

/**
 * @internal Returns the faces of the page's slots, row by row. If a globe is hidden, the space slot to its right takes
 * its width. If there is no space slot to its right, the slot to its left takes the width. If the globe is the first
 * slot of its row, the slot to its right takes the width in any case.
 */
export function facesOf(state: KeyboardState): KeyboardFace[][] {
  return state.page.rows.map((contents, row) => {
    const slots = contents.map(slotOf);
    const widths = slots.map(({ width = 1 }) => width);
    const globe = slots.findIndex((slot) => isHidden(state, slot));
    const neighbor = globe === 0 || slots[globe + 1]?.role === "space" ? globe + 1 : globe - 1;
    if (globe >= 0 && neighbor in widths) widths[neighbor]! += widths[globe]!;
    return slots.flatMap((slot, column) => {
      if (isHidden(state, slot)) return [];
      return {
        place: { row, column }, role: roleOf(slot), legend: legendOf(state, slot), width: widths[column]!,
        hold: holdOf(state, slot),
        isPressed: state.touches.some(({ place }) => place?.row === row && place.column === column),
      };
    });
  });
}

/** @internal Returns the offers for holding `slot`. A globe offers the names of layouts. */
export function offersOf({ host }: KeyboardState, slot: Slot | null): readonly Offer[] {
  return (slot?.role === "globe" ? host.layouts : slot?.hold) ?? [];
}

function holdOf(state: KeyboardState, slot: Slot | null): string[] {
  return offersOf(state, slot).map((offer) => offerLegend(state, offer));
}

function offerLegend({ keyboard }: KeyboardState, offer: Offer): string {
  return typeof offer === "string" ? splitAtCursor(offer)[0] : keyboard.layout.keys[offer]?.legend ?? "";
}

/** @internal */
export function legendOf(state: KeyboardState, slot: Slot): string {
  const { legend, page, role, action } = slot;
  if (legend !== undefined) return legend;
  if (page !== undefined) return pageNamed(state, page).legend;
  if (role === "space" && isEndedBySpace(state.session)) return ROLE_LEGENDS.next;
  if (role === "enter") return ACTION_LEGENDS[state.field.action];
  if (action !== undefined) return action;
  return role ? ROLE_LEGENDS[role] : offerLegend(state, offerOf(state, slot) ?? "");
}

/** @internal Returns the role of `slot`; null if the slot types. */
export function roleOf({ role, page, action }: Slot): KeyboardFace["role"] {
  return role ?? (page !== undefined ? "page" : action !== undefined ? "action" : null);
}
