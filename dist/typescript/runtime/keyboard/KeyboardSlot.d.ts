// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardSlot.ts; do not edit.
import type { Outcome } from "../Outcome.js";
/** A slot of a page: it has one of `key`, `text`, `page`, `role` and `action`. */
export interface Slot {
    /** The place of a key in {@link KeyboardLayout.keys}; with shift, it is the one that lies under that. */
    readonly key?: number;
    /** A text. If it has two characters or more, it can hold one `|`, where the cursor is placed afterwards. */
    readonly text?: string;
    /** The text with shift, if that is not its capital. */
    readonly shifted?: string;
    /** The text in fields for e-mail addresses. */
    readonly email?: string;
    /** The text in fields for web addresses. */
    readonly address?: string;
    /** The id of a page to open, or "" to go back to the letters. */
    readonly page?: string;
    /** A role. */
    readonly role?: Role;
    /** An action of the host, by a name of your own, which is printed on the slot unless it has a legend. */
    readonly action?: string;
    /** How wide it is, in keys; 1 if it does not say. */
    readonly width?: number;
    /** What is printed on it instead of its usual legend. */
    readonly legend?: string;
    /** What holding it offers: one is typed at once, several are a list. */
    readonly hold?: readonly Offer[];
    /** What flicks offer. */
    readonly flicks?: Readonly<Partial<Record<Direction, Offer>>>;
}
/** A slot that was pressed, or has repeated. */
export interface SlotPress {
    /** What was printed on it. */
    readonly legend: string;
    /** Its role, or null if it types. */
    readonly role: Role | "page" | "action" | null;
    /** What it did. */
    readonly outcome: Outcome;
}
/** What a slot can do other than type; a gap does nothing. More may come in later versions. */
export declare type Role = "shift" | "backspace" | "space" | "enter" | "next" | "language" | "globe" | "dismiss" | "gap";
/** What holding or flicking a slot can type: a text, or the place of a key in {@link KeyboardLayout.keys}. */
export declare type Offer = string | number;
/** The direction of a flick. */
export declare type Direction = "left" | "right" | "up" | "down";
//# sourceMappingURL=KeyboardSlot.d.ts.map
