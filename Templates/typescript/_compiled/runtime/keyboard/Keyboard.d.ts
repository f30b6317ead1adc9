// Compiled from src/runtime/keyboard/Keyboard.ts; do not edit.
import type { KeyboardLayout } from "../KeyboardLayout.js";
import type { FieldKind } from "./KeyboardField.js";
import type { Slot } from "./KeyboardSlot.js";
/** A keyboard as data: its names, the layout of its letters, and the pages that it shows. A machine runs it. */
export interface Keyboard {
    /** The id of the keyboard, unique among those with its layout. */
    readonly id: string;
    /** Its name in Korean. */
    readonly name: string;
    /** Its name in Latin letters. */
    readonly latinName: string;
    /** The layout of its letters, whose keys its slots name by their numbers. */
    readonly layout: KeyboardLayout;
    /** Its pages. The first opens for a field that no page names. */
    readonly pages: readonly [Page, ...Page[]];
}
/** One of the pages of a keyboard. */
export interface Page {
    /** Its id, by which slots open it. */
    readonly id: string;
    /** What is printed on the slots that open it. */
    readonly legend: string;
    /** Its kind: others go back to `letters`; `symbols` by themselves, after a space or Enter; `digits` stay open. */
    readonly kind: "letters" | "symbols" | "digits";
    /** Whether it has capitals: then shift can be locked, and a capital is due where the field asks for it. */
    readonly hasCapitals?: boolean;
    /** The kinds of field for which a keyboard opens on it; by default none. */
    readonly fields?: readonly FieldKind[];
    /** Its slots, row by row: a text alone, the number of a key of the layout alone, or a slot in full. */
    readonly rows: readonly (readonly (string | number | Slot)[])[];
}
/** A place on a page: a row, and a place in that row, both counted from 0. A globe that is not shown counts, too. */
export interface Place {
    readonly row: number;
    readonly column: number;
}
/**
 * What shift does: nothing (`off`); the next letter is a capital, because the field asks for it (`due`), or is shifted,
 * because shift was pressed (`once`); or all letters are capitals until shift is pressed again (`locked`).
 */
export declare type Shift = "off" | "due" | "once" | "locked";
//# sourceMappingURL=Keyboard.d.ts.map
