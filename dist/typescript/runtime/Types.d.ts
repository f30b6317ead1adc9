// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Types.ts; do not edit.
import type { KeyboardLayout } from "./Layout.js";
/** What a key press does to a text field: delete, then insert. */
export interface Edit {
    /** How many UTF-16 code units before the cursor to delete: what `setRangeText` counts in. */
    readonly deleting: number;
    /** What to insert then. */
    readonly inserting: string;
}
/**
 * What one press of backspace takes away: the last jamo; or the last key press, back to where the last
 * syllable began, and before that whole syllables.
 */
export declare type Step = "jamo" | "stroke";
/**
 * What an operation did: `nothing`, neither to the text nor to the run; it only `ended` the run; text was `written`,
 * and none was deleted; or text was `changed`: replaced or deleted.
 */
export declare type Outcome = "nothing" | "ended" | "written" | "changed";
/** A key of a layout, and what is needed to draw it. */
export interface Key {
    /** The name of the key, unique in its layout. */
    readonly id: string;
    /** What is printed on it. */
    readonly legend: string;
    /**
     * The character that stands for the key in hosts that send characters: the one that it appends or, for a modifier,
     * another. Unique in its layout, or null.
     */
    readonly scalar: string | null;
    /** The key of a phone (0 to 9, * and #) or of a computer (a to z, A to Z with shift) that types it, or null. */
    readonly code: string | null;
    /** The id of the key that it lies under, if it needs shift, or null. */
    readonly under: string | null;
    /** Its place in {@link KeyboardLayout.keys}. */
    readonly index: number;
    /** The id of its layout. */
    readonly layout: string;
}
/** What a {@link KeyboardLayout} is made of. */
export interface LayoutData extends Pick<KeyboardLayout, "id" | "name" | "latinName" | "spaceEndsRun"> {
    /** See {@link KeyboardLayout.cycleTimeout}; by default 1000. */
    readonly cycleTimeout?: number;
    /** The keys in the trie's order. */
    readonly keys: readonly KeyData[];
    /** The text of a trie file. */
    readonly trie: string;
}
/**
 * What a {@link Key} is made of. Without a legend, its id is printed on it; without a scalar, an id of one character is
 * its scalar.
 */
export interface KeyData extends Pick<Key, "id">, Partial<Pick<Key, "legend" | "scalar" | "code" | "under">> {
}
/**
 * What an {@link InputSession} needs of a text field; an `<input>` or a `<textarea>` is one. Offsets are in UTF-16 code
 * units.
 */
export interface TextClient {
    /** The text of the field. */
    readonly value: string;
    /** Where the selection begins; null if the field does not say. */
    readonly selectionStart: number | null;
    /** Where the selection ends: where it begins, if it is only a cursor. */
    readonly selectionEnd: number | null;
    /** Replaces the text from `start` to `end`, and places the cursor after `text`; or does nothing. */
    setRangeText(text: string, start: number, end: number, cursor: "end"): void;
    /** Deletes the selection or the character before the cursor, if the field has a way of its own. */
    deleteContentBackward?(): void;
    /** Ends the line, if the field has a way of its own. */
    insertLineBreak?(): void;
}
/** How {@link attach} types into an element. */
export interface AttachOptions {
    /** The layout to type with. */
    readonly layout: KeyboardLayout;
    /** See {@link InputSession.cycleTimeout}. */
    readonly cycleTimeout?: number | null;
    /** Whether the keys of a computer's keyboard type, too (see {@link keyFor}); or a function that says so for each. */
    readonly hardware?: boolean | (() => boolean);
    /** What backspace on that keyboard takes away. */
    readonly step?: Step;
}
