// Compiled from _source/runtime/keyboard/KeyboardSlot.ts; do not edit.
/** A slot of a page: one of a key, a text, another page, a role and an action, and what is more to it. */
export interface Slot {
    /** The place of a key in {@link KeyboardLayout.keys}; with shift, the one that lies under it. */
    readonly key?: number;
    /** A text, which, if it has two characters or more, can hold one `|` where the cursor stands afterwards. */
    readonly text?: string;
    /** The text with shift, if that is not the capital. */
    readonly shifted?: string;
    /** The text in fields of e-mail. */
    readonly email?: string;
    /** The text in fields of addresses. */
    readonly address?: string;
    /** The id of a page to open, or "" to go back to the letters. */
    readonly page?: string;
    /** Something to do. */
    readonly role?: Role;
    /** What the host is to do, by a name of your own; that is printed on it, unless it has a legend. */
    readonly action?: string;
    /** How wide it is, in keys; 1 if it does not say. */
    readonly width?: number;
    /** What is printed on it in place of what it says by itself. */
    readonly legend?: string;
    /** What holding it offers: one is typed at once, several are a list. */
    readonly hold?: readonly Offer[];
    /** What flicks offer. */
    readonly flicks?: Readonly<Partial<Record<Direction, Offer>>>;
}
/** What a slot can do beside typing; a gap does nothing. More may come in later versions. */
export declare type Role = "shift" | "backspace" | "space" | "enter" | "next" | "language" | "globe" | "dismiss" | "gap";
/** What a slot offers beside what a tap types: a text, or the place of a key in {@link KeyboardLayout.keys}. */
export declare type Offer = string | number;
/** Where a flick goes. */
export declare type Direction = "left" | "right" | "up" | "down";
