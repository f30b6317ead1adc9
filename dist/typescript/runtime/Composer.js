// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Composer.ts; do not edit.
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
        // Each stroke: the UTF-16 code units that it removed, and then 8 times their number and the number that it added.
        this.history = [];
        // How much of the history was not taken back.
        this.length = 0;
        // How much of it is not taken back stroke by stroke; null until it is needed.
        this.floor = null;
        this.layout = layout;
    }
    /** The text of the run, all of which can still change. */
    get composing() {
        return this.run;
    }
    /** Presses `key`. No key, or one of another layout, does nothing. */
    press(key) {
        const { run } = this;
        const edit = this.layout.edit(key, run);
        const after = edit ? applied(edit, run) : run;
        if (!edit || after === run)
            return { deleting: 0, inserting: "" };
        this.remember(edit);
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
     * Takes back the last `unit` of the run.
     *
     * @returns null if nothing is composed: then delete as usual.
     */
    backspace(unit = "jamo") {
        const before = this.run;
        if (!before)
            return null;
        this.run = unit === "stroke" ? this.withoutStroke() : this.withoutJamo();
        return difference(before, this.run);
    }
    withoutJamo() {
        this.forget();
        const edit = this.layout.deletion(this.run);
        return edit ? applied(edit, this.run) : withoutScalar(this.run);
    }
    // The run before the last stroke of its last unit or, if none is left, without that unit.
    withoutStroke() {
        const rest = withoutUnit(this.run);
        this.floor ??= this.lengthAt(rest);
        if (this.length > this.floor) {
            const [run, length] = this.before(this.run, this.length);
            this.length = length;
            return run;
        }
        this.forget();
        return rest;
    }
    // How long the history was when the run was last `rest`; 0 if it never was.
    lengthAt(rest) {
        let [past, length] = [this.run, this.length];
        while (length > 0 && past !== rest)
            [past, length] = this.before(past, length);
        return length;
    }
    // The run before the stroke that made it `run`, and how long the history was, which is `length` after that stroke.
    before(run, length) {
        const stroke = this.history[length - 1] ?? 0;
        const start = length - 1 - (stroke >> 3);
        const removed = String.fromCharCode(...this.history.slice(start, length - 1));
        return [run.slice(0, run.length - stroke % 8) + removed, start];
    }
    remember({ deleting, inserting }) {
        const { run, length } = this;
        // A session may go back to strokes that were taken back.
        if (length < this.history.length)
            this.history = this.history.slice(0, length);
        for (let at = run.length - deleting; at < run.length; at += 1)
            this.history.push(run.charCodeAt(at));
        this.length = this.history.push(8 * deleting + inserting.length);
        this.floor = null;
    }
    forget() {
        this.history = [];
        this.length = 0;
        this.floor = null;
    }
}
