// Compiled from _source/runtime/keyboard/KeyboardHost.ts; do not edit.
import type { KeyboardLayout } from "../Layout.js";
import type { Key, Outcome, Step, TextClient } from "../Types.js";
import type { KeyboardFace } from "./KeyboardFace.js";
import type { FieldAction } from "./KeyboardField.js";
/** What a keyboard asks of its session: an {@link InputSession}, or whatever else types. */
export interface KeyboardSession {
    /** The layout whose keys are pressed; another ends the run. */
    layout: KeyboardLayout;
    /** The text that can still change, "" if nothing is composed. */
    readonly composing: string;
    /** The field, as far as it is read: its text, and what is selected there. */
    readonly client: Pick<TextClient, "value" | "selectionStart" | "selectionEnd">;
    /** Presses a key of the layout. Times are as for the keyboard. */
    press(key: Key | undefined, time: number): Outcome;
    /** Ends the run, and makes `text` of the last `deleting` UTF-16 code units before the cursor, by default of none. */
    insert(text: string, deleting?: number): Outcome;
    /** Ends the run. */
    commit(): Outcome;
    /** Ends the run, or writes a space. */
    space(): Outcome;
    /** Ends the run and the line. */
    enter(): Outcome;
    /** Deletes the selection, or the last `step` of the run, or else what the field deletes. */
    backspace(step: Step): Outcome;
    /** Looks whether the run is still there. */
    hostDidChange(): void;
}
/** What a keyboard asks its host to do, since no field does it. More may come in later versions. */
export declare type KeyboardRequest = 
/** Move the cursor by so many characters as people see them, to the left if that is negative. */
{
    readonly kind: "moveCursor";
    readonly by: number;
}
/** Change to the next keyboard. */
 | {
    readonly kind: "nextKeyboard";
}
/** Hide the keyboard. */
 | {
    readonly kind: "hide";
}
/** Do what Enter is for in this field; the run has ended. */
 | {
    readonly kind: "perform";
    readonly action: FieldAction;
}
/** Do what a slot with an action of your own is for; the run has ended. */
 | {
    readonly kind: "action";
    readonly name: string;
};
/**
 * How many UTF-16 code units a cursor moves that moves by `count` characters, for hosts that count so.
 *
 * @param before What stands before the cursor, or the end of it.
 * @param after What stands behind it, or the beginning of that.
 */
export declare function utf16Units(count: number, before: string, after: string): number;
/** A slot that was pressed, or has repeated: what was printed on it, what it is there for, and what that did. */
export interface SlotPress extends Pick<KeyboardFace, "legend" | "role"> {
    readonly outcome: Outcome;
}
