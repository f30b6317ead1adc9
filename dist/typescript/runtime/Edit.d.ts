// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Edit.ts; do not edit.
/** An edit of a text field by a key press: a deletion, followed by an insertion. */
export interface Edit {
    /** The number of UTF-16 code units to delete before the cursor, which `setRangeText` counts, too. */
    readonly deleting: number;
    /** The text to insert afterwards. */
    readonly inserting: string;
}
//# sourceMappingURL=Edit.d.ts.map
