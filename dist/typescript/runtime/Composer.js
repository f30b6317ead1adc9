// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/Composer.ts; do not edit.
import { applied, consonantOrMark, difference, endsInHangul, withoutScalar, withoutUnit } from "./Text.js";
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
export class Composer {
    /** A composer with nothing typed. */
    constructor(layout) {
        this.run = "";
        // The run before each stroke.
        this.history = [];
        // The index in the history before which strokes are not taken back; null until it is needed.
        this.floor = null;
        this.layout = layout;
    }
    /** The text of the run, all of which can still change. */
    get composing() {
        return this.run;
    }
    /** Presses `key`. No key, or one of another layout, does nothing. */
    press(key) {
        const edit = this.layout.edit(key, this.run);
        const after = edit && applied(edit, this.run);
        if (!edit || after === this.run)
            return { deleting: 0, inserting: "" };
        this.history.push(this.run);
        this.floor = null;
        this.run = after;
        return edit;
    }
    /**
     * Ends the run if `key`, pressed after a pause, begins a new letter: if the run ends in a consonant or a mark of the
     * key's cycle, which the key would turn into another.
     */
    endCycle(key) {
        const last = consonantOrMark(this.run);
        const next = (letter) => {
            const edit = this.layout.edit(key, letter);
            const after = edit ? applied(edit, letter) : "";
            return withoutScalar(after) ? "" : after;
        };
        // The loop also goes through what is added on the way.
        const cycle = new Set([""]);
        for (const letter of cycle)
            cycle.add(next(letter));
        if (last && cycle.has(last) && next(last))
            this.commit();
    }
    /**
     * Ends the run: what was typed stays as it is.
     *
     * @param deleting How many UTF-16 code units before the cursor are deleted next, and do not stay.
     */
    commit(deleting = 0) {
        const rest = this.run.slice(0, -deleting || undefined);
        this.run = "";
        this.forget();
        if (rest)
            this.onCommit?.(rest);
    }
    /**
     * Writes a space, or only ends the run; after a mark, it always writes one.
     *
     * @param endsRun Whether a space only ends the run while there is one; by default what the layout says.
     */
    space(endsRun = this.layout.spaceEndsRun) {
        const inserting = endsRun && endsInHangul(this.run) ? "" : " ";
        this.commit();
        return { deleting: 0, inserting };
    }
    /**
     * Takes back the last `step` of the run.
     *
     * @returns null if nothing is composed: then delete as usual.
     */
    backspace(step = "jamo") {
        const before = this.run;
        if (!before)
            return null;
        this.run = step === "stroke" ? this.withoutStroke() : this.withoutJamo();
        return difference(before, this.run);
    }
    /** @internal Takes back the last press, which the field has refused, unless the run has ended meanwhile. */
    takeBack() {
        this.run = this.history.pop() ?? "";
        this.floor = null;
    }
    withoutJamo() {
        this.forget();
        const edit = this.layout.deletion(this.run);
        return edit ? applied(edit, this.run) : withoutScalar(this.run);
    }
    // The run before the last stroke of its last unit or, if none is left, without that unit.
    withoutStroke() {
        const rest = withoutUnit(this.run);
        this.floor ??= this.history.lastIndexOf(rest);
        if (this.history.length > this.floor)
            return this.history.pop() ?? rest;
        this.forget();
        return rest;
    }
    forget() {
        this.history = [];
        this.floor = null;
    }
}
