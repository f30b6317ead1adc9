// Part of Hwalja, under the MIT licence: see LICENSE.

/**
 * A text field, as an {@link InputSession} uses it. An `<input>` or a `<textarea>` is one. Offsets are in UTF-16 code
 * units.
 */
export interface TextClient {
  /** The text of the field. */
  readonly value: string;
  /** The start of the selection, or null if the field does not report it. */
  readonly selectionStart: number | null;
  /** The end of the selection. It equals the start if the selection is only a cursor. */
  readonly selectionEnd: number | null;
  /** Replaces the text from `start` to `end`, and places the cursor after `text`. A field may refuse and do nothing. */
  setRangeText(text: string, start: number, end: number, cursor: "end"): void;
  /** Deletes the selection or the character before the cursor, for fields that do it in a way of their own. */
  deleteContentBackward?(): void;
  /** Ends the line, for fields that do it in a way of their own. */
  insertLineBreak?(): void;
}

/** The part of a text field that is only read. */
export type ReadableField = Pick<TextClient, "value" | "selectionStart" | "selectionEnd">;
