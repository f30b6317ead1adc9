import type { KeyboardSession } from "./keyboard/KeyboardHost.js";
/** A field's text, and where its selection starts and ends. */
export interface FieldText {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    /** Whether it does not say where its cursor is. */
    readonly isUnknown: boolean;
}
/** The field of `client` now, with offsets that are within the text. */
export declare function fieldOf({ value, selectionStart, selectionEnd }: KeyboardSession["client"]): FieldText;
/** What happened to a field between two moments, or null if nothing did. */
export declare function changeOf(before: FieldText, { text, start, end }: FieldText): "written" | "changed" | null;
