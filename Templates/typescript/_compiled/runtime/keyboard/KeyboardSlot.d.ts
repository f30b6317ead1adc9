// Compiled from src/runtime/keyboard/KeyboardSlot.ts; do not edit.
import type { Outcome } from "../Outcome.js";
/**
 * A slot of a page: a place with a content, which is drawn as one key. It has one of the members `key`, `text`, `page`,
 * `role` and `action`.
 */
export interface Slot {
    /**
     * The index of a key in {@link KeyboardLayout.keys}. With shift, the slot types the shifted key in the same place.
     */
    readonly key?: number;
    /**
     * A text. A text of two or more characters can contain one `|`, which marks where the cursor is placed after the text
     * is written.
     */
    readonly text?: string;
    /** The text with shift. Set it if it is not the capital of `text`. */
    readonly shifted?: string;
    /** The text in fields for e-mail addresses. */
    readonly email?: string;
    /** The text in fields for web addresses. */
    readonly address?: string;
    /** The id of a page to open, or "" to go back to the letters. */
    readonly page?: string;
    /** A role. */
    readonly role?: Role;
    /** The name of a custom action of the host. The name is the slot's legend unless the slot has a legend of its own. */
    readonly action?: string;
    /** The width, in keys; 1 by default. */
    readonly width?: number;
    /** A legend that replaces the content's legend. */
    readonly legend?: string;
    /**
     * The keys and texts that a held finger can type. A single offer is typed immediately. Several offers open a list.
     */
    readonly hold?: readonly Offer[];
    /** The keys and texts that flicks type, by direction. */
    readonly flicks?: Readonly<Partial<Record<Direction, Offer>>>;
}
/** A report of a slot that has been pressed or has repeated. */
export interface SlotPress {
    /** The legend of the slot at the time of the press. */
    readonly legend: string;
    /** The role of the slot; null if the slot types. */
    readonly role: Role | "page" | "action" | null;
    /** The outcome of the press. */
    readonly outcome: Outcome;
}
/** A function of a slot other than typing; a gap has no function. Later versions may add roles. */
export declare type Role = "shift" | "backspace" | "space" | "enter" | "next" | "language" | "globe" | "dismiss" | "gap";
/** A text, or the index of a key in {@link KeyboardLayout.keys}, that holding or flicking a slot types. */
export declare type Offer = string | number;
/** The direction of a flick. */
export declare type Direction = "left" | "right" | "up" | "down";
//# sourceMappingURL=KeyboardSlot.d.ts.map
