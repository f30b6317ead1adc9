// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardFace.ts; do not edit.
import type { Place } from "./Keyboard.js";
import { type Role } from "./KeyboardSlot.js";
/** A slot as it is drawn now. */
export interface KeyboardFace {
    /** Its place, for `down` and `move`. */
    readonly place: Place;
    /** Its role, or null if it types. */
    readonly role: Role | "page" | "action" | null;
    /** What is printed on it; empty on a gap. A picture may be drawn instead, if it has a role. */
    readonly legend: string;
    /** How wide it is, in keys. */
    readonly width: number;
    /** The legends of what holding it offers. */
    readonly hold: readonly string[];
    /** Whether a finger is on it. */
    readonly isPressed: boolean;
}
/** The open list of what a slot offers. */
export interface OpenList {
    /** The place of the slot. */
    readonly place: Place;
    /** The legends of what it offers, from left to right. */
    readonly items: readonly string[];
    /** The item that is chosen, counted from 0; null for none. */
    readonly chosen: number | null;
}
//# sourceMappingURL=KeyboardFace.d.ts.map
