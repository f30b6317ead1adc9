// Compiled from _source/runtime/Session.ts; do not edit.
import { Composer } from "./Composer.js";
import { changeOf, fieldOf } from "./Fields.js";
import { lastCharacter } from "./Text.js";
/**
 * Drives one text field with one layout. Before it writes, it looks at the field: where text is
 * selected, or the run no longer stands right before the cursor, the run ends first. So text that is not
 * of the run never changes, but for what backspace, or replacing a selection, means.
 */
export class InputSession {
    /**
     * After how many milliseconds another press of a key goes no further in its cycle but begins a new letter: null for
     * what the layout says, `Infinity` for never. It is about presses that say at what time they come.
     */
    cycleTimeout = null;
    /**
     * Called as a run ends whose text stays in the field, with that text, and before anything else is written: a word
     * that is done. What it makes of the field is to wait until the operation is over.
     */
    onCommit;
    /** What is typed into. */
    client;
    composer;
    // Where the run ends in the field; null while a selection is written over.
    end = null;
    // When a key was last pressed, if that is known.
    lastPress = null;
    /** A session that types into `client` with `layout`. */
    constructor(layout, client) {
        this.client = client;
        this.composer = this.composerOf(layout);
    }
    /** The layout whose keys are pressed. Setting it ends the run. */
    get layout() {
        return this.composer.layout;
    }
    set layout(layout) {
        this.commit();
        this.composer = this.composerOf(layout);
    }
    /** The text before the cursor that can still change, for underlining. */
    get composing() {
        this.look();
        return this.composer.composing;
    }
    /**
     * Presses `key`; no key, or one of another layout, types nothing.
     *
     * @param time When, in milliseconds on a clock that never goes back, such as that of `performance`.
     */
    press(key, time = null) {
        return this.outcome((field) => {
            const pause = (time ?? NaN) - (this.lastPress ?? NaN);
            if (pause >= (this.cycleTimeout ?? this.layout.cycleTimeout))
                this.composer.endCycle(key);
            this.lastPress = time;
            this.write(this.composer.press(key), field);
        });
    }
    /** Ends the run: the next key begins another. */
    commit() {
        const run = this.composer.composing;
        this.composer.commit();
        return run ? "ended" : "nothing";
    }
    /** Ends the run and writes a space, or only ends it: see {@link Composer.space}. */
    space(endsRun = this.layout.spaceEndsRun) {
        return this.outcome((field) => this.write(this.composer.space(endsRun), field));
    }
    /** Ends the run, and the line. */
    enter() {
        const { client } = this;
        if (!client.insertLineBreak)
            return this.insert("\n");
        return this.outcome(() => {
            this.commit();
            client.insertLineBreak?.();
        });
    }
    /**
     * Ends the run and writes `text`: a digit, a symbol, what was copied.
     *
     * @param deleting How many UTF-16 code units before the cursor it takes the place of.
     */
    insert(text, deleting = 0) {
        return this.outcome((field) => {
            if (this.end !== null)
                this.end -= deleting;
            this.composer.commit(deleting);
            this.write({ deleting, inserting: text }, field);
        });
    }
    /** Deletes the selection; or the last `step` of the run; or one character. */
    backspace(step = "jamo") {
        return this.outcome((field) => {
            const { text, start, end } = field;
            const edit = this.composer.backspace(step);
            if (edit)
                this.write(edit, field);
            else if (this.client.deleteContentBackward)
                this.client.deleteContentBackward();
            else if (end > 0)
                this.client.setRangeText("", start < end ? start : lastCharacter(text, end), end, "end");
        });
    }
    /** To be called when the cursor or the text may have changed; the run ends if it is no longer there. */
    hostDidChange() {
        this.look();
    }
    composerOf(layout) {
        const composer = new Composer(layout);
        composer.onCommit = (run) => {
            const { text, end, isUnknown } = fieldOf(this.client);
            if (!isUnknown && text.endsWith(run, this.end ?? end))
                this.onCommit?.(run);
        };
        return composer;
    }
    // The run ends here if it does not stand right before the cursor.
    look() {
        const field = fieldOf(this.client);
        const { composing } = this.composer;
        const isThere = field.end === (this.end ?? field.end) && field.text.endsWith(composing, field.end);
        if (field.start !== field.end || field.isUnknown || !isThere)
            this.commit();
        return field;
    }
    write({ deleting, inserting }, { start, end }) {
        // An empty edit is none: it would delete what is selected.
        if (deleting === 0 && inserting === "")
            return;
        const place = Math.max(start - deleting, 0);
        // Where a selection was, an element of many pieces of text counts from elsewhere than it will.
        this.end = start < end ? null : place + inserting.length;
        this.client.setRangeText(inserting, place, end, "end");
        // An app may have rewritten the text at once, with a prefix or dashes: then the run ends where it stands now.
        const field = fieldOf(this.client);
        if (this.end === null || field.text.endsWith(this.composer.composing, field.end))
            this.end = field.end;
    }
    // What an operation does, as the field tells, which may decline, or make something else of it.
    outcome(operation) {
        const run = this.composer.composing;
        const field = this.look();
        operation(field);
        const ended = run && !this.composer.composing ? "ended" : "nothing";
        return changeOf(field, fieldOf(this.client)) ?? ended;
    }
}
