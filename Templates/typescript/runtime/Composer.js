// Compiled from _source/runtime/Composer.ts; do not edit.
import { applied, consonantOrMark, difference, isHangul, scalarBefore, withoutScalar, withoutUnit } from "./Text.js";
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
export class Composer {
    /** The layout whose keys are pressed. */
    layout;
    /** Called as a run ends that was not deleted, with its text. */
    onCommit;
    run = "";
    // What the run was before each stroke.
    history = [];
    // How much of the history backspace leaves alone, once a backspace has had to find out.
    floor = null;
    /** A composer with nothing typed. */
    constructor(layout) {
        this.layout = layout;
    }
    /** The text of the run, all of which can still change. */
    get composing() {
        return this.run;
    }
    /** Presses `key`; no key, or one of another layout, does nothing. */
    press(key) {
        const edit = this.layout.edit(key, this.run);
        const after = edit ? applied(edit, this.run) : this.run;
        if (!edit || after === this.run)
            return { deleting: 0, inserting: "" };
        this.history.push(this.run);
        this.floor = null;
        this.run = after;
        return edit;
    }
    /**
     * Ends the run if `key`, which is pressed after a pause, begins a new letter: if the run ends in a consonant or a
     * mark, and presses of the key go through that from one to the next.
     */
    endCycle(key) {
        const last = consonantOrMark(this.run);
        const next = (letter) => {
            const edit = this.layout.edit(key, letter);
            const after = edit ? applied(edit, letter) : "";
            return withoutScalar(after) ? "" : after;
        };
        const letters = [];
        for (let letter = next(""); letter && !letters.includes(letter); letter = next(letter))
            letters.push(letter);
        if (letters.includes(last) && next(last))
            this.commit();
    }
    /**
     * Ends the run: what was typed stays as it is.
     *
     * @param deleting How many UTF-16 code units before the cursor do not stay, because they are deleted then.
     */
    commit(deleting = 0) {
        const rest = this.run.slice(0, -deleting || undefined);
        this.run = "";
        this.forget();
        if (rest)
            this.onCommit?.(rest);
    }
    /**
     * Ends the run and writes a space, or only ends it; after a mark it always writes one.
     *
     * @param endsRun Whether space does no more than that where something is composed.
     */
    space(endsRun = this.layout.spaceEndsRun) {
        const inserting = endsRun && isHangul(scalarBefore(this.run)) ? "" : " ";
        this.commit();
        return { deleting: 0, inserting };
    }
    /**
     * Takes back the last `step` of the run.
     *
     * @returns null if nothing is composed; delete as usual then.
     */
    backspace(step = "jamo") {
        const before = this.run;
        if (!before)
            return null;
        this.run = step === "stroke" ? this.withoutStroke() : this.withoutJamo();
        return difference(before, this.run);
    }
    withoutJamo() {
        this.forget();
        const edit = this.layout.deletion(this.run);
        return edit ? applied(edit, this.run) : withoutScalar(this.run);
    }
    // Strokes go one by one as far as the last unit goes, and what stands before that goes unit by unit.
    withoutStroke() {
        const rest = withoutUnit(this.run);
        this.floor ??= Math.max(this.history.lastIndexOf(rest), 0);
        const before = this.history.length > this.floor ? this.history.pop() : undefined;
        if (before === undefined)
            this.forget();
        return before ?? rest;
    }
    forget() {
        this.history = [];
        this.floor = null;
    }
}
