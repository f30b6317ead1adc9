// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/InputSession.ts; do not edit.
import { type BackspaceUnit } from "./Composer.js";
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
import type { Outcome } from "./Outcome.js";
import type { TextClient } from "./TextClient.js";
/**
 * A session that types into one text field with one layout. Text outside the composing run never changes, whatever the
 * field does, except by backspace or by replacing a selection. In case of doubt, the run ends.
 */
export declare class InputSession {
    /**
     * The pause in milliseconds after which another press of the same key begins a new letter instead of continuing its
     * cycle: null for the layout's, `Infinity` for never. It applies to presses whose time is known.
     */
    cycleTimeout: number | null;
    /** True if a space only ends the run while there is one; null for the layout's choice. */
    spaceEndsRun: boolean | null;
    /**
     * Called with the text of a run when the run has ended and its text is in the field, before anything else is written.
     * Do not change the field until the operation is over.
     */
    onCommit?: ((text: string) => void) | undefined;
    /** The field. */
    readonly client: TextClient;
    private composer;
    private defers;
    private lastField;
    private isWriting;
    private draft;
    private lastEdit;
    private lastPressTime;
    /** Creates a session that types into `client` with `layout`. */
    constructor(layout: KeyboardLayout, client: TextClient);
    /** The layout whose keys are pressed. Setting it ends the run. */
    get layout(): KeyboardLayout;
    set layout(layout: KeyboardLayout);
    /**
     * True if each run is written only when it ends. This is for programs that cannot delete, such as some in terminals.
     * Until then, the host shows {@link InputSession.composing}. The session deletes nothing, and does not look for the
     * run in the field. Setting another value ends the run.
     */
    get writesOnCommit(): boolean;
    set writesOnCommit(isOn: boolean);
    /** The text of the run, before the cursor. It can still change: a host may underline it. */
    get composing(): string;
    /**
     * Presses `key`. Does nothing without a key, or if it is of another layout.
     *
     * @param time The time in milliseconds on a clock that never goes back, such as that of `performance`.
     */
    press(key: Key | null | undefined, time?: number | null): Outcome;
    /** Ends the run, as the next-character key does. */
    commit(): Outcome;
    /** Ends the run or writes a space, by the layout or {@link InputSession.spaceEndsRun}. */
    space(): Outcome;
    /** Ends the run and the line. */
    enter(): Outcome;
    /**
     * Ends the run and writes `text`, such as a digit from a long press, a symbol, or pasted text.
     *
     * @param deleting The number of UTF-16 code units before the cursor to replace, unless text is selected.
     */
    insert(text: string, deleting?: number): Outcome;
    /** Deletes the selection, or else the last `unit` of the run, or else one character. */
    backspace(unit?: BackspaceUnit): Outcome;
    /** Call this when the cursor has moved or the text has changed, even if this session did it. */
    hostDidChange(): void;
    private composerFor;
    private field;
    private syncWithField;
    private change;
    private writeText;
    private write;
    private perform;
}
//# sourceMappingURL=InputSession.d.ts.map
