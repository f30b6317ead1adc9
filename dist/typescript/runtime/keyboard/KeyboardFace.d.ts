// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardFace.ts; do not edit.
import type { Place } from "./Keyboard.js";
import { type Role } from "./KeyboardSlot.js";
/** A slot as it is drawn now. */
export interface KeyboardFace {
    /** Its place, for `down` and `move`. */
    readonly place: Place;
    /** Its role; null if it types. */
    readonly role: Role | "page" | "action" | null;
    /** The legend; empty on a gap. If it has a role, a picture may be drawn instead. */
    readonly legend: string;
    /** The width, in keys. */
    readonly width: number;
    /** The legends of the offers for holding it. */
    readonly hold: readonly string[];
    /** True if a finger is on it. */
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
