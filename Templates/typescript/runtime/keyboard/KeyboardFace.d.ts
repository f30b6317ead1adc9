// Compiled from _source/runtime/keyboard/KeyboardFace.ts; do not edit.
import type { Place } from "./KeyboardPages.js";
import { type Role } from "./KeyboardSlot.js";
/** A slot as it is drawn now. */
export interface KeyboardFace {
    /** Its place, by which touches name it. */
    readonly place: Place;
    /** What it does beside typing, or null. */
    readonly role: Role | "page" | "action" | null;
    /** What is printed on it, nothing on a gap; a picture may be drawn of a role instead. */
    readonly legend: string;
    /** How wide it is, in keys. */
    readonly width: number;
    /** What is printed on what holding it offers. */
    readonly hold: readonly string[];
    /** Whether a finger is on it. */
    readonly isPressed: boolean;
}
/** A list of what a slot offers, open over it. */
export interface OpenList {
    /** The place of the slot. */
    readonly place: Place;
    /** What is printed on what it offers, from left to right. */
    readonly items: readonly string[];
    /** The item that is chosen, counted from 0; null for none. */
    readonly chosen: number | null;
}
