// Part of Hwalja, under the MIT licence: see LICENSE.

/** An edit of a text field that a key press makes. It is a deletion, followed by an insertion. */
export interface Edit {
  /** The number of UTF-16 code units to delete before the cursor. `setRangeText` also counts in these units. */
  readonly deleting: number;
  /** The text to insert after the deletion. */
  readonly inserting: string;
}
