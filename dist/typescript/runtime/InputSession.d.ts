// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/InputSession.ts; do not edit.
import { type BackspaceUnit } from "./Composer.js";
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
import type { Outcome } from "./Outcome.js";
import type { TextClient } from "./TextClient.js";
/**
 * A session that types into one text field with one layout. The composing run is the text directly before the cursor
 * that key presses can still change. Text outside the run never changes, whatever the field does, unless a backspace
 * deletes it or new text replaces a selection. When in doubt, the session ends the run.
 */
export declare class InputSession {
    /**
     * The pause in milliseconds after which another press of the same key begins a new letter instead of continuing the
     * key's cycle. Null uses the layout's value, and `Infinity` means never. The pause applies to presses whose time is
     * known.
     */
    cycleTimeout: number | null;
    /**
     * True if a space that follows a letter of the run ends the run without writing a space. Null uses the layout's
     * value.
     */
    spaceEndsRun: boolean | null;
    /**
     * Called with the text of a run when the run has ended. The text is in the field, and nothing else has been written
     * yet. Do not change the field until the operation has finished.
     */
    onCommit?: ((text: string) => void) | undefined;
    /** The field that the session types into. */
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
    /** The layout of the keys that the session accepts. Setting it ends the run. */
    get layout(): KeyboardLayout;
    set layout(layout: KeyboardLayout);
    /**
     * True if the session writes each run only when the run ends. Use this for programs that cannot delete text, such as
     * some terminal programs. Until the run ends, the host shows {@link InputSession.composing}. The session deletes
     * nothing, and does not look for the run in the field. Changing the value ends the run.
     */
    get writesOnCommit(): boolean;
    set writesOnCommit(isOn: boolean);
    /** The text of the run, directly before the cursor. Keys can still change this text, so a host may underline it. */
    get composing(): string;
    /**
     * Presses `key`. Does nothing if `key` is null or undefined, or if it belongs to another layout.
     *
     * @param time The time in milliseconds on a monotonic clock, such as the clock of `performance`.
     */
    press(key: Key | null | undefined, time?: number | null): Outcome;
    /** Ends the run, as the next-character key does. */
    commit(): Outcome;
    /**
     * Ends the run or writes a space, depending on {@link InputSession.spaceEndsRun} or, if that is null, on the layout.
     */
    space(): Outcome;
    /** Ends the run and begins a new line, or ends the line in the field's own way. */
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
