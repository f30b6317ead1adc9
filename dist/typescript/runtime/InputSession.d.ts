// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/InputSession.ts; do not edit.
import { type BackspaceUnit } from "./Composer.js";
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
import type { Outcome } from "./Outcome.js";
import type { TextClient } from "./TextClient.js";
/**
 * Types into one text field with one layout. Whatever the field does, text outside the composing run never changes,
 * except by backspace or by writing over a selection. In case of doubt, the run ends.
 */
export declare class InputSession {
    /**
     * After how many milliseconds another press of the same key begins a new letter instead of going on in its cycle:
     * null for what the layout says, `Infinity` for never. It applies to presses whose time is known.
     */
    cycleTimeout: number | null;
    /** Whether a space only ends the run while there is one; null for what the layout says. */
    spaceEndsRun: boolean | null;
    /**
     * Called with the text of a run when the run has ended and its text is in the field, before anything else is written.
     * Change the field only after the operation.
     */
    onCommit?: ((text: string) => void) | undefined;
    /** The field. */
    readonly client: TextClient;
    private composer;
    private isFinalOnly;
    private last;
    private isWriting;
    private draft;
    private late;
    private lastPress;
    /** A session that types into `client` with `layout`. */
    constructor(layout: KeyboardLayout, client: TextClient);
    /** The layout whose keys are pressed. Setting it ends the run. */
    get layout(): KeyboardLayout;
    set layout(layout: KeyboardLayout);
    /**
     * True if each run is written only when it ends, for programs that delete nothing, such as some in terminals. Until
     * then, the host shows {@link InputSession.composing}. The session then deletes nothing, and does not look for the run
     * in the field. Setting it to another value ends the run.
     */
    get writesOnCommit(): boolean;
    set writesOnCommit(isOn: boolean);
    /** The text of the run, before the cursor. It can still change: a host may underline it. */
    get composing(): string;
    /**
     * Presses `key`. No key, or one of another layout, does nothing.
     *
     * @param time When, in milliseconds on a clock that never goes back, such as that of `performance`.
     */
    press(key: Key | null | undefined, time?: number | null): Outcome;
    /** Ends the run, as the next-character key does. */
    commit(): Outcome;
    /** Ends the run or writes a space, as the layout or {@link InputSession.spaceEndsRun} says. */
    space(): Outcome;
    /** Ends the run and the line. */
    enter(): Outcome;
    /**
     * Ends the run and writes `text`: a digit from a long press, a symbol, a paste.
     *
     * @param deleting How many UTF-16 code units before the cursor it replaces, unless text is selected.
     */
    insert(text: string, deleting?: number): Outcome;
    /** Deletes the selection, or else the last `unit` of the run, or else one character. */
    backspace(unit?: BackspaceUnit): Outcome;
    /** Call this when the cursor has moved or the text has changed, even if this session did it. */
    hostDidChange(): void;
    private composerOf;
    private shown;
    private look;
    private change;
    private type;
    private write;
    private send;
    private outcome;
}
//# sourceMappingURL=InputSession.d.ts.map
