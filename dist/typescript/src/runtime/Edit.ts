// Part of Hwalja, under the MIT licence: see LICENSE.

/** What a key press does to a text field: delete, then insert. */
export interface Edit {
  /** How many UTF-16 code units before the cursor to delete: what `setRangeText` counts in. */
  readonly deleting: number;
  /** What to insert then. */
  readonly inserting: string;
}
