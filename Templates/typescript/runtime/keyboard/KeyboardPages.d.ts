// Compiled from _source/runtime/keyboard/KeyboardPages.ts; do not edit.
import type { KeyboardLayout } from "../Layout.js";
import type { FieldKind } from "./KeyboardField.js";
import type { Slot } from "./KeyboardSlot.js";
/** A keyboard: the layout of its letters, and the pages that it shows. */
export interface KeyboardPages {
    /** The name of the keyboard, unique among those with its layout. */
    readonly id: string;
    /** Its name in Korean. */
    readonly name: string;
    /** Its name in Latin letters. */
    readonly latinName: string;
    /** The layout of its letters, whose keys its slots name by their numbers. */
    readonly layout: KeyboardLayout;
    /** Its pages, the first of which opens for a field that no page names. */
    readonly pages: readonly [Page, ...Page[]];
}
/** One of the pages of a keyboard. */
export interface Page {
    /** Its name, by which slots open it. */
    readonly id: string;
    /** What is printed on the slots that open it. */
    readonly legend: string;
    /** What it is for: one goes back to letters, and from symbols by itself after a space or Enter; digits stay. */
    readonly kind: "letters" | "symbols" | "digits";
    /** Whether its letters have capitals: then shift locks, and a capital is due where the field asks for it. */
    readonly hasCapitals: boolean;
    /** The fields that a keyboard opens on it for. */
    readonly fields: readonly FieldKind[];
    /** Its slots, row by row: a text, the number of a key of the layout, or more than that. */
    readonly rows: readonly (readonly (string | number | Slot)[])[];
}
/** A place on a page: a row, and a place in that row, both counted from 0; a globe that is not shown counts, too. */
export interface Place {
    readonly row: number;
    readonly column: number;
}
/**
 * What shift does: nothing; the next letter is a capital, because the field asks for it (`due`), or shifted, because
 * somebody pressed shift (`once`); or all are capitals until shift is pressed again.
 */
export declare type Shift = "off" | "due" | "once" | "locked";
