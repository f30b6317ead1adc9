// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardSession.ts; do not edit.
import type { BackspaceUnit } from "../Composer.js";
import type { Key } from "../Key.js";
import type { KeyboardLayout } from "../KeyboardLayout.js";
import type { Outcome } from "../Outcome.js";
import type { ReadableField } from "../TextClient.js";
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
    /** Deletes the selection, or else the last `unit` of the run, or else what the field deletes. */
    backspace(unit: BackspaceUnit): Outcome;
    /** Ends the run if it is no longer before the cursor. */
    hostDidChange(): void;
}
//# sourceMappingURL=KeyboardSession.d.ts.map
