// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardSession.ts; do not edit.
import type { BackspaceUnit } from "../Composer.js";
import type { Key } from "../Key.js";
import type { KeyboardLayout } from "../KeyboardLayout.js";
import type { Outcome } from "../Outcome.js";
import type { ReadableField } from "../TextClient.js";
/** The session of a keyboard: an {@link InputSession}, or a class of your own. */
export interface KeyboardSession {
    /** The layout whose keys are pressed. Setting it ends the run. */
    layout: KeyboardLayout;
    /** The text of the run; "" if there is no run. */
    readonly composing: string;
    /** True if a space only ends the run while there is one; null or undefined for the layout's choice. */
    readonly spaceEndsRun?: boolean | null;
    /** True if each run is written only when it ends. The keyboard then does not read the field. */
    readonly writesOnCommit?: boolean;
    /** The part of the field that the keyboard reads: its text and selection. */
    readonly client: ReadableField;
    /** Presses a key of the layout. Times are on the keyboard's clock. */
    press(key: Key | undefined, time: number): Outcome;
    /** Ends the run, and replaces the selection, or else `deleting` UTF-16 code units before the cursor, with `text`. */
    insert(text: string, deleting?: number): Outcome;
    /** Ends the run. */
    commit(): Outcome;
    /** Ends the run, or writes a space. */
    space(): Outcome;
    /** Ends the run and the line. */
    enter(): Outcome;
    /** Deletes the selection, or else the last `unit` of the run, or else what the field deletes by itself. */
    backspace(unit: BackspaceUnit): Outcome;
    /** Ends the run if it is no longer before the cursor. */
    hostDidChange(): void;
}
//# sourceMappingURL=KeyboardSession.d.ts.map
