// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Composer.ts; do not edit.
import type { Edit } from "./Edit.js";
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
/**
 * The unit of one backspace. `jamo` is the last jamo. `stroke` is the last key press within the last syllable. Once all
 * presses of that syllable are taken back, it is a whole syllable.
 */
export declare type BackspaceUnit = "jamo" | "stroke";
/**
 * A composer that turns key presses into edits. It holds the composing run, which is the typed text that can still
 * change. A composer does not depend on a text field. {@link InputSession} types into a text field.
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
    /** Called with the text of a run when the run ends, unless all of its text was deleted. */
    onCommit?: ((text: string) => void) | undefined;
    private run;
    private history;
    private length;
    private floor;
    /** Creates an empty composer. */
    constructor(layout: KeyboardLayout);
    /** The text of the run, all of which can still change. */
    get composing(): string;
    /** Presses `key`. Does nothing if `key` is null or undefined, or if it belongs to another layout. */
    press(key: Key | null | undefined): Edit;
    /**
     * Ends the run if `key`, pressed after a pause, begins a new letter. The key begins a new letter if the run ends in a
     * consonant or a mark of the key's cycle, and a press would turn that consonant or mark into another.
     */
    endCycle(key: Key | null | undefined): void;
    /**
     * Ends the run. The text of the run stays.
     *
     * @param deleting The number of UTF-16 code units before the cursor that the caller deletes next. `onCommit` does not
     *   receive them.
     */
    commit(deleting?: number): void;
    /**
     * Ends the run, and writes a space. If the run ends in a letter and `endsRun` is true, writes no space.
     *
     * @param endsRun True if a space after a letter ends the run without writing a space. Defaults to the layout's value.
     */
    space(endsRun?: boolean): Edit;
    /**
     * Deletes the last `unit` of the run.
     *
     * @returns null if there is no run. In that case, delete as usual.
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
