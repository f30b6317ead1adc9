// Compiled from src/runtime/TextClient.ts; do not edit.
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
/** What is read of a text field. */
export declare type ReadableField = Pick<TextClient, "value" | "selectionStart" | "selectionEnd">;
//# sourceMappingURL=TextClient.d.ts.map
