// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardFace.ts; do not edit.
import type { Place } from "./Keyboard.js";
import { type Role } from "./KeyboardSlot.js";
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
//# sourceMappingURL=KeyboardFace.d.ts.map
