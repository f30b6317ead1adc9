// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/TextClient.ts; do not edit.
/**
 * The members of a text field that an {@link InputSession} uses. An `<input>` or a `<textarea>` has these members.
 * Offsets are in UTF-16 code units.
 */
export interface TextClient {
    /** The text of the field. */
    readonly value: string;
    /** The start of the selection, or null if the field does not report its selection. */
    readonly selectionStart: number | null;
    /** The end of the selection. The end equals the start if the selection is only a cursor. */
    readonly selectionEnd: number | null;
    /**
     * Replaces the text from `start` to `end`, and places the cursor after `text`. A field may refuse the edit and do
     * nothing.
     */
    setRangeText(text: string, start: number, end: number, cursor: "end"): void;
    /**
     * Deletes the selection or the character before the cursor. Implement this for fields that delete in their own way.
     */
    deleteContentBackward?(): void;
    /** Ends the line. Implement this for fields that end lines in their own way. */
    insertLineBreak?(): void;
}
/** The members of a text field that are only read. */
export declare type ReadableField = Pick<TextClient, "value" | "selectionStart" | "selectionEnd">;
//# sourceMappingURL=TextClient.d.ts.map
