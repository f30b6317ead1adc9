// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Composer.ts; do not edit.
import type { Edit } from "./Edit.js";
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
/**
 * The unit of one backspace: the last jamo; or the last key press, back to the start of the last syllable, and before
 * that whole syllables.
 */
export declare type BackspaceUnit = "jamo" | "stroke";
/**
 * Turns key presses into edits, and keeps the composing run: the typed text that can still change. It does not depend
 * on a text field; {@link InputSession} types into one.
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
    /** Called with the text of a run when the run ends, unless it was deleted. */
    onCommit?: ((text: string) => void) | undefined;
    private run;
    private history;
    private length;
    private floor;
    /** Creates a composer with nothing typed. */
    constructor(layout: KeyboardLayout);
    /** The text of the run, all of which can still change. */
    get composing(): string;
    /** Presses `key`. Does nothing without a key, or if it is of another layout. */
    press(key: Key | null | undefined): Edit;
    /**
     * Ends the run if `key`, pressed after a pause, begins a new letter. It does if the run ends in a consonant or mark
     * of the key's cycle, and the key would turn that into another.
     */
    endCycle(key: Key | null | undefined): void;
    /**
     * Ends the run; its text stays.
     *
     * @param deleting The number of UTF-16 code units before the cursor that are deleted next, and do not stay.
     */
    commit(deleting?: number): void;
    /**
     * Writes a space, or only ends the run if that ends in a letter and `endsRun` allows it.
     *
     * @param endsRun True if a space after a letter only ends the run; defaults to the layout's choice.
     */
    space(endsRun?: boolean): Edit;
    /**
     * Deletes the last `unit` of the run.
     *
     * @returns null if there is no run; then delete as usual.
     */
    backspace(unit?: BackspaceUnit): Edit | null;
    private withoutJamo;
    private withoutStroke;
    private lengthAt;
    private before;
    private remember;
    private clearHistory;
}
//# sourceMappingURL=Composer.d.ts.map
