// Compiled from src/runtime/keyboard/KeyboardHost.ts; do not edit.
import type { Step } from "../Composer.js";
import type { Key } from "../Key.js";
import type { KeyboardLayout } from "../KeyboardLayout.js";
import type { Outcome } from "../Outcome.js";
import type { ReadableField } from "../TextClient.js";
import type { FieldAction } from "./KeyboardField.js";
import type { Role } from "./KeyboardSlot.js";
/** What a keyboard needs of its session: an {@link InputSession}, or a class of your own. */
export interface KeyboardSession {
    /** The layout whose keys are pressed. Setting it ends the run. */
    layout: KeyboardLayout;
    /** The text of the run; "" if nothing is composed. */
    readonly composing: string;
    /** Whether a space only ends the run while there is one, if not as the layout says. */
    readonly spaceEndsRun?: boolean | null;
    /** True if each run is written only when it ends: then the keyboard reads nothing of the field. */
    readonly writesOnCommit?: boolean;
    /** What is read of the field: its text, and where the selection is. */
    readonly client: ReadableField;
    /** Presses a key of the layout. Times are as for the keyboard. */
    press(key: Key | undefined, time: number): Outcome;
    /** Ends the run, and writes `text` in place of the selection, or of `deleting` UTF-16 code units before the cursor. */
    insert(text: string, deleting?: number): Outcome;
    /** Ends the run. */
    commit(): Outcome;
    /** Ends the run, or writes a space. */
    space(): Outcome;
    /** Ends the run and the line. */
    enter(): Outcome;
    /** Deletes the selection, or else the last `step` of the run, or else what the field deletes. */
    backspace(step: Step): Outcome;
    /** Ends the run if it is no longer before the cursor. */
    hostDidChange(): void;
}
/** What a keyboard asks its host to do. More may come in later versions. */
export declare type KeyboardRequest = 
/** Move the cursor by so many characters, as a person sees them, to the right; to the left, if it is negative. */
{
    readonly kind: "moveCursor";
    readonly by: number;
}
/** Switch to the next keyboard. */
 | {
    readonly kind: "nextKeyboard";
}
/** Hide the keyboard. */
 | {
    readonly kind: "hide";
}
/** Do what Enter does in this field; the run has ended. */
 | {
    readonly kind: "perform";
    readonly action: FieldAction;
}
/** Do an action of your own, whose name a slot has; the run has ended. */
 | {
    readonly kind: "action";
    readonly name: string;
};
/**
 * By how many UTF-16 code units the cursor moves when it moves by `count` characters.
 *
 * @param before The text before the cursor, or the end of it.
 * @param after The text after the cursor, or the beginning of it.
 */
export declare function utf16Units(count: number, before: string, after: string): number;
/** A slot that was pressed, or has repeated. */
export interface SlotPress {
    /** What was printed on it. */
    readonly legend: string;
    /** Its role, or null if it types. */
    readonly role: Role | "page" | "action" | null;
    /** What it did. */
    readonly outcome: Outcome;
}
//# sourceMappingURL=KeyboardHost.d.ts.map
