// Compiled from src/runtime/keyboard/KeyboardSession.ts; do not edit.
import type { BackspaceUnit } from "../Composer.js";
import type { Key } from "../Key.js";
import type { KeyboardLayout } from "../KeyboardLayout.js";
import type { Outcome } from "../Outcome.js";
import type { ReadableField } from "../TextClient.js";
/** The session of a keyboard. Use an {@link InputSession}, or implement this interface yourself. */
export interface KeyboardSession {
    /** The layout whose keys are pressed. Setting it ends the run. */
    layout: KeyboardLayout;
    /** The text of the run; "" if there is no run. */
    readonly composing: string;
    /**
     * True if a space that follows a letter of the run ends the run without writing a space. Null or undefined uses the
     * layout's value.
     */
    readonly spaceEndsRun?: boolean | null;
    /** True if the session writes each run only when the run ends. The keyboard then does not read the field. */
    readonly writesOnCommit?: boolean;
    /** The text and the selection of the field, which the keyboard reads. */
    readonly client: ReadableField;
    /** Presses a key of the layout. Times are on the keyboard's clock. */
    press(key: Key | undefined, time: number): Outcome;
    /** Ends the run, and replaces the selection, or else `deleting` UTF-16 code units before the cursor, with `text`. */
    insert(text: string, deleting?: number): Outcome;
    /** Ends the run. */
    commit(): Outcome;
    /** Ends the run, or writes a space. */
    space(): Outcome;
    /** Ends the run and begins a new line. */
    enter(): Outcome;
    /**
     * Deletes the selection, or else the last `unit` of the run. If there is neither, the field deletes in its own way.
     */
    backspace(unit: BackspaceUnit): Outcome;
    /** Ends the run if it is no longer before the cursor. */
    hostDidChange(): void;
}
//# sourceMappingURL=KeyboardSession.d.ts.map
