// Compiled from _source/runtime/Session.ts; do not edit.
import type { KeyboardLayout } from "./Layout.js";
import type { Key, Outcome, Step, TextClient } from "./Types.js";
/**
 * Drives one text field with one layout. Before it writes, it looks at the field: where text is
 * selected, or the run no longer stands right before the cursor, the run ends first. So text that is not
 * of the run never changes, but for what backspace, or replacing a selection, means.
 */
export declare class InputSession {
    /**
     * After how many milliseconds another press of a key goes no further in its cycle but begins a new letter: null for
     * what the layout says, `Infinity` for never. It is about presses that say at what time they come.
     */
    cycleTimeout: number | null;
    /**
     * Called as a run ends whose text stays in the field, with that text, and before anything else is written: a word
     * that is done. What it makes of the field is to wait until the operation is over.
     */
    onCommit?: ((text: string) => void) | undefined;
    /** What is typed into. */
    readonly client: TextClient;
    private composer;
    private end;
    private lastPress;
    /** A session that types into `client` with `layout`. */
    constructor(layout: KeyboardLayout, client: TextClient);
    /** The layout whose keys are pressed. Setting it ends the run. */
    get layout(): KeyboardLayout;
    set layout(layout: KeyboardLayout);
    /** The text before the cursor that can still change, for underlining. */
    get composing(): string;
    /**
     * Presses `key`; no key, or one of another layout, types nothing.
     *
     * @param time When, in milliseconds on a clock that never goes back, such as that of `performance`.
     */
    press(key: Key | null | undefined, time?: number | null): Outcome;
    /** Ends the run: the next key begins another. */
    commit(): Outcome;
    /** Ends the run and writes a space, or only ends it: see {@link Composer.space}. */
    space(endsRun?: boolean): Outcome;
    /** Ends the run, and the line. */
    enter(): Outcome;
    /**
     * Ends the run and writes `text`: a digit, a symbol, what was copied.
     *
     * @param deleting How many UTF-16 code units before the cursor it takes the place of.
     */
    insert(text: string, deleting?: number): Outcome;
    /** Deletes the selection; or the last `step` of the run; or one character. */
    backspace(step?: Step): Outcome;
    /** To be called when the cursor or the text may have changed; the run ends if it is no longer there. */
    hostDidChange(): void;
    private composerOf;
    private look;
    private write;
    private outcome;
}
