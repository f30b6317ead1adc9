// Compiled from _source/runtime/Composer.ts; do not edit.
import type { KeyboardLayout } from "./Layout.js";
import type { Edit, Key, Step } from "./Types.js";
/**
 * Turns key presses into edits, and remembers where the composing run began: after `commit()` nothing
 * before the cursor changes any more. It knows no text field; {@link InputSession} drives one.
 *
 * @example
 * ```ts
 * import { Composer, cheonjiin } from "hwalja";
 *
 * const composer = new Composer(cheonjiin);
 * let text = "";
 * for (const id of ["ㅇㅁ", "인", "천", "ㄴㄹ"]) {
 *   const { deleting, inserting } = composer.press(cheonjiin.key(id));
 *   text = text.slice(0, text.length - deleting) + inserting;
 * }
 * console.assert(text === "안");
 * ```
 */
export declare class Composer {
    /** The layout whose keys are pressed. */
    readonly layout: KeyboardLayout;
    /** Called as a run ends that was not deleted, with its text. */
    onCommit?: ((text: string) => void) | undefined;
    private run;
    private history;
    private floor;
    /** A composer with nothing typed. */
    constructor(layout: KeyboardLayout);
    /** The text of the run, all of which can still change. */
    get composing(): string;
    /** Presses `key`; no key, or one of another layout, does nothing. */
    press(key: Key | null | undefined): Edit;
    /**
     * Ends the run if `key`, which is pressed after a pause, begins a new letter: if the run ends in a consonant or a
     * mark, and presses of the key go through that from one to the next.
     */
    endCycle(key: Key | null | undefined): void;
    /**
     * Ends the run: what was typed stays as it is.
     *
     * @param deleting How many UTF-16 code units before the cursor do not stay, because they are deleted then.
     */
    commit(deleting?: number): void;
    /**
     * Ends the run and writes a space, or only ends it; after a mark it always writes one.
     *
     * @param endsRun Whether space does no more than that where something is composed.
     */
    space(endsRun?: boolean): Edit;
    /**
     * Takes back the last `step` of the run.
     *
     * @returns null if nothing is composed; delete as usual then.
     */
    backspace(step?: Step): Edit | null;
    private withoutJamo;
    private withoutStroke;
    private forget;
}
