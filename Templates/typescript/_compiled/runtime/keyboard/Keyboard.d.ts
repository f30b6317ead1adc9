// Compiled from src/runtime/keyboard/Keyboard.ts; do not edit.
import type { KeyboardLayout } from "../KeyboardLayout.js";
import type { FieldKind } from "./KeyboardField.js";
import type { Slot } from "./KeyboardSlot.js";
/** A keyboard as data: its names, the layout of its letters, and its pages. A keyboard machine runs it. */
export interface Keyboard {
    /** The id of the keyboard, unique among the keyboards with the same layout. */
    readonly id: string;
    /** The keyboard's name in Korean. */
    readonly name: string;
    /** The keyboard's name in Latin letters. */
    readonly latinName: string;
    /** The layout of the keyboard's letters. Slots refer to the layout's keys by index. */
    readonly layout: KeyboardLayout;
    /** The pages. The first page opens for a field whose kind no page lists. */
    readonly pages: readonly [Page, ...Page[]];
}
/** One of the pages of a keyboard. */
export interface Page {
    /** The id of the page. Slots use it to open the page. */
    readonly id: string;
    /** The legend of the slots that open the page. */
    readonly legend: string;
    /**
     * The kind of the page. The keyboard returns to `letters` from other pages. It automatically returns from `symbols`
     * after a space or Enter. A page of `digits` stays open.
     */
    readonly kind: "letters" | "symbols" | "digits";
    /** True if the page has capital letters. Shift can then be locked, and a capital can be due. */
    readonly hasCapitals?: boolean;
    /** The kinds of field for which the keyboard opens on this page; empty by default. */
    readonly fields?: readonly FieldKind[];
    /** The slots of the page, row by row. A slot is a text, the index of a key of the layout, or a full slot. */
    readonly rows: readonly (readonly (string | number | Slot)[])[];
}
/** A place on a page: a row and a column, both counted from 0. A hidden globe counts as a column. */
export interface Place {
    readonly row: number;
    readonly column: number;
}
/**
 * The state of shift. In the state `due`, the next letter is a capital because the field asks for one. In the state
 * `once`, the next letter is shifted because shift was pressed. In the state `locked`, all letters are capitals until
 * shift is pressed again.
 */
export declare type Shift = "off" | "due" | "once" | "locked";
//# sourceMappingURL=Keyboard.d.ts.map
