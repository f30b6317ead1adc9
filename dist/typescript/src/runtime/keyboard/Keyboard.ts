// Part of Hwalja, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "../KeyboardLayout.ts";
import type { FieldKind } from "./KeyboardField.ts";
import type { Slot } from "./KeyboardSlot.ts";

/** A keyboard as data: its names, the layout of its letters, and its pages. A machine runs it. */
export interface Keyboard {
  /** The id of the keyboard, unique among those with its layout. */
  readonly id: string;
  /** Its name in Korean. */
  readonly name: string;
  /** Its name in Latin letters. */
  readonly latinName: string;
  /** The layout of its letters. Slots refer to its keys by index. */
  readonly layout: KeyboardLayout;
  /** Its pages. The first opens for a field whose kind no page lists. */
  readonly pages: readonly [Page, ...Page[]];
}

/** One of the pages of a keyboard. */
export interface Page {
  /** Its id, which slots use to open it. */
  readonly id: string;
  /** The legend of the slots that open it. */
  readonly legend: string;
  /**
   * Its kind. The keyboard returns to `letters` from other pages, and from `symbols` by itself, after a space or Enter.
   * A page of `digits` stays open.
   */
  readonly kind: "letters" | "symbols" | "digits";
  /** True if it has capitals: shift can then be locked, and a capital can be due. */
  readonly hasCapitals?: boolean;
  /** The kinds of field for which the keyboard opens on this page; empty by default. */
  readonly fields?: readonly FieldKind[];
  /** Its slots, row by row: a text, the index of a key of the layout, or a full slot. */
  readonly rows: readonly (readonly (string | number | Slot)[])[];
}

/** A place on a page: a row and a column, both counted from 0. A hidden globe counts, too. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * The state of shift: `off`; `due`, where the next letter is a capital because the field asks for one; `once`, where
 * the next letter is shifted because shift was pressed; or `locked`, where all letters are capitals until shift is
 * pressed again.
 */
export type Shift = "off" | "due" | "once" | "locked";
