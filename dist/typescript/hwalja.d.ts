// Generated; do not edit. Made by: swift run gen --format typescript
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.

/**
 * Turns key presses into edits, and remembers where the composing run began: after `commit()` nothing
 * before the cursor changes any more.
 *
 * @example
 * ```ts
 * import { Composer, cheonjiin } from "hwalja";
 *
 * const composer = new Composer(cheonjiin);
 * let text = "";
 * for (const id of ["ㅇㅁ", "인", "천", "ㄴㄹ"]) {
 *   const { deleting, inserting } = composer.press(cheonjiin.key(id));
 *   text = text.slice(0, text.length - deleting) + inserting;
 * }
 * console.assert(text === "안");
 * ```
 */
export declare class Composer {
  /** The layout whose keys are pressed. */
  readonly layout: KeyboardLayout;
  private run;
  private strokes;
  /** A composer with nothing typed. */
  constructor(layout: KeyboardLayout);
  /** The text of the run, all of which can still change. */
  get composing(): string;
  /** Presses `key`; no key, or one of another layout, does nothing. */
  press(key: Key | null | undefined): Edit;
  /** Ends the run: what was typed stays as it is. Call it when the cursor has moved, too. */
  commit(): void;
  /** Ends the run or, if there is none, writes a space. */
  space(): Edit;
  /**
   * Takes back the last `step` of the run.
   *
   * @returns null if nothing is composed; delete as usual then.
   */
  backspace(step?: Step): Edit | null;
  private replace;
  private lastUnit;
  private forgetEarlierSyllables;
}

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
export type Step = "jamo" | "stroke";

/** A key of a layout, and what is needed to draw it. */
export interface Key {
  /** The name of the key, unique in its layout. */
  readonly id: string;
  /** What is printed on it. */
  readonly legend: string;
  /** What holding it down types, or null. */
  readonly longPress: string | null;
  /** Its row on the keypad, 0 at the top. */
  readonly row: number;
  /** Its place in the row, 0 at the left. */
  readonly column: number;
  /** Whether it needs shift; it lies under the key in the same place. */
  readonly isShifted: boolean;
  /** Its place in {@link KeyboardLayout.keys}. */
  readonly index: number;
}

/**
 * A place on a drawn keypad: a key of the layout; what deletes; what ends the line; what ends the run,
 * then writes a space; what uncovers the shifted keys; or nothing.
 */
export type Slot = Key | "backspace" | "enter" | "space" | "shift" | "gap";

/** A keyboard layout: its keys, and what each does to the text before the cursor. */
export declare class KeyboardLayout {
  /** The layout's name in file names. */
  readonly id: string;
  /** Its name in Korean. */
  readonly name: string;
  /** The keypad, row by row. */
  readonly rows: readonly (readonly Slot[])[];
  /** The keys that type, in keypad order, those that need shift last. */
  readonly keys: readonly Key[];
  private readonly trie;
  /**
   * A layout of one's own; those of this file are there ready-made.
   *
   * @param keypad A line a row, each of slots between spaces: a mark (⌫ ⏎ ␣ ⇧, □ for a gap), or a
   *   key's id, legend if another, long press and the id of the key it lies under, set apart by tabs.
   * @param trie The text of a trie file. It is trusted: only its beginning is checked.
   * @throws RangeError if `trie` is no trie, or one of a later version.
   */
  constructor(id: string, name: string, keypad: string, trie: string);
  /** The key named `id`, or null if the layout has none of that name. */
  key(id: string): Key | null;
  /**
   * What pressing `key` does with `before`, the text before the cursor: the raw look-up, which knows
   * no run. Only the last two code points count.
   *
   * @returns null if the key does nothing here, or is not one of this layout's.
   */
  edit(key: Key | null | undefined, before: string | null): Edit | null;
  /**
   * What removes the last jamo of `before`, the text before the cursor.
   *
   * @returns null if no composing run can end so; delete one character then.
   */
  deletion(before: string | null): Edit | null;
}

/** Cheonjiin (천지인). */
export declare const cheonjiin: KeyboardLayout;
/** Naratgeul (나랏글). */
export declare const naratgeul: KeyboardLayout;
/** SKY-II (스카이). */
export declare const sky: KeyboardLayout;
/** Dubeolsik (두벌식). */
export declare const dubeolsik: KeyboardLayout;
/** Danmoeum (단모음). */
export declare const danmoeum: KeyboardLayout;
/** Every layout. Whoever names it keeps them all in the bundle. */
export declare const layouts: readonly KeyboardLayout[];
