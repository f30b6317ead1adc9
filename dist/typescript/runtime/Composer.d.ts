// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Composer.ts; do not edit.
import type { Edit } from "./Edit.js";
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
/**
 * What one press of backspace takes away: the last jamo; or the last key press, back to where the last
 * syllable began, and before that whole syllables.
 */
export declare type BackspaceUnit = "jamo" | "stroke";
/**
 * Turns key presses into edits, and keeps the composing run: the text that was typed and can still change. It knows no
 * text field; {@link InputSession} types into one.
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
    /** A composer with nothing typed. */
    constructor(layout: KeyboardLayout);
    /** The text of the run, all of which can still change. */
    get composing(): string;
    /** Presses `key`. No key, or one of another layout, does nothing. */
    press(key: Key | null | undefined): Edit;
    /**
     * Ends the run if `key`, pressed after a pause, begins a new letter: if the run ends in a consonant or a mark of the
     * key's cycle, which the key would turn into another.
     */
    endCycle(key: Key | null | undefined): void;
    /**
     * Ends the run: what was typed stays as it is.
     *
     * @param deleting How many UTF-16 code units before the cursor are deleted next, and do not stay.
     */
    commit(deleting?: number): void;
    /**
     * Writes a space, or only ends the run; after a mark, it always writes one.
     *
     * @param endsRun Whether a space only ends the run while there is one; by default what the layout says.
     */
    space(endsRun?: boolean): Edit;
    /**
     * Takes back the last `unit` of the run.
     *
     * @returns null if nothing is composed: then delete as usual.
     */
    backspace(unit?: BackspaceUnit): Edit | null;
    private withoutJamo;
    private withoutStroke;
    private lengthAt;
    private before;
    private remember;
    private forget;
}
//# sourceMappingURL=Composer.d.ts.map
