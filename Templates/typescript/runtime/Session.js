// Compiled from _source/runtime/Session.ts; do not edit.
import { Composer } from "./Composer.js";
import { changeOf, fieldOf } from "./Fields.js";
import { lastCharacter } from "./Text.js";
/**
 * Types into one text field with one layout. Whatever the field does, text outside the composing run never changes,
 * except by backspace or by writing over a selection. In case of doubt, the run ends.
 */
export class InputSession {
    /** A session that types into `client` with `layout`. */
    constructor(layout, client) {
        /**
         * After how many milliseconds another press of the same key begins a new letter instead of going on in its cycle:
         * null for what the layout says, `Infinity` for never. It applies to presses whose time is known.
         */
        this.cycleTimeout = null;
        /** Whether a space only ends the run while there is one; null for what the layout says. */
        this.spaceEndsRun = null;
        this.isFinalOnly = false;
        // The final text that this operation has written.
        this.sent = "";
        // Where the run ends in the field; null while a selection is written over.
        this.end = null;
        // When a key was last pressed, if that is known.
        this.lastPress = null;
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
    /**
     * True if each run is written only when it ends, for programs that delete nothing, such as some in terminals. Until
     * then, the host shows {@link InputSession.composing}. The session then deletes nothing, and does not look for the run
     * in the field. Setting it to another value ends the run.
     */
    get writesOnCommit() {
        return this.isFinalOnly;
    }
    set writesOnCommit(isOn) {
        if (isOn === this.isFinalOnly)
            return;
        this.commit();
        this.isFinalOnly = isOn;
        this.end = null;
    }
    /** The text of the run, before the cursor. It can still change: a host may underline it. */
    get composing() {
        this.look();
        return this.composer.composing;
    }
    /**
     * Presses `key`. No key, or one of another layout, does nothing.
     *
     * @param time When, in milliseconds on a clock that never goes back, such as that of `performance`.
     */
    press(key, time = null) {
        return this.outcome((field) => {
            const pause = (time ?? NaN) - (this.lastPress ?? NaN);
            if (pause >= (this.cycleTimeout ?? this.layout.cycleTimeout))
                this.composer.endCycle(key);
            this.lastPress = time;
            if (this.change(this.composer.press(key), field))
                this.composer.takeBack();
        });
    }
    /** Ends the run, as the next-character key does. */
    commit() {
        const run = this.composer.composing;
        this.composer.commit();
        return run ? "ended" : "nothing";
    }
    /** Ends the run or writes a space, as the layout or {@link InputSession.spaceEndsRun} says. */
    space() {
        return this.outcome((field) => this.write(this.composer.space(this.spaceEndsRun ?? undefined), field));
    }
    /** Ends the run and the line. */
    enter() {
        const { client } = this;
        if (!client.insertLineBreak)
            return this.insert("\n");
        return this.outcome(() => {
            this.commit();
            client.insertLineBreak?.();
            this.sent += "\n";
        });
    }
    /**
     * Ends the run and writes `text`: a digit from a long press, a symbol, a paste.
     *
     * @param deleting How many UTF-16 code units before the cursor it replaces, unless text is selected.
     */
    insert(text, deleting = 0) {
        return this.outcome((field) => {
            if (this.end !== null)
                this.end -= deleting;
            this.composer.commit(deleting);
            this.write({ deleting, inserting: text }, field);
        });
    }
    /** Deletes the selection, or else the last `step` of the run, or else one character. */
    backspace(step = "jamo") {
        return this.outcome((field) => {
            const { text, start, end } = field;
            const edit = this.composer.backspace(step);
            if (edit)
                this.change(edit, field);
            else if (this.isFinalOnly)
                return;
            else if (this.client.deleteContentBackward)
                this.client.deleteContentBackward();
            else if (end > 0)
                this.client.setRangeText("", start < end ? start : lastCharacter(text, end), end, "end");
        });
    }
    /** Call this when the cursor has moved or the text has changed, even if this session did it. */
    hostDidChange() {
        this.look();
    }
    /** @internal Called before anything is read or written in an operation. */
    prepare() { }
    composerOf(layout) {
        const composer = new Composer(layout);
        composer.onCommit = (run) => {
            const { text, end, isUnknown } = fieldOf(this.client);
            if (this.isFinalOnly)
                this.send(run);
            else if (isUnknown || !text.endsWith(run, this.end ?? end))
                return;
            this.onCommit?.(run);
        };
        return composer;
    }
    // Looks at the field, and ends the run unless it is right before the cursor.
    look() {
        const field = this.shown();
        const { composing } = this.composer;
        const isThere = field.end === (this.end ?? field.end) && field.text.endsWith(composing, field.end);
        if (field.start !== field.end || field.isUnknown || !isThere)
            this.commit();
        return field;
    }
    // What the user sees: the field, or the text that this operation has written with the unwritten run after it.
    shown() {
        if (!this.isFinalOnly)
            return fieldOf(this.client);
        const text = this.sent + this.composer.composing;
        return { text, start: text.length, end: text.length, isUnknown: false };
    }
    // Makes the same edit in `field` as in the run, if the run is written there. Returns true if the field refuses it.
    change(edit, field) {
        return !this.isFinalOnly && this.write(edit, field);
    }
    // Writes final text where the cursor is.
    send(text) {
        const { start, end } = fieldOf(this.client);
        this.sent += text;
        if (text)
            this.client.setRangeText(text, start, end, "end");
    }
    // Writes into `field`, and says whether that has refused it.
    write({ deleting, inserting }, field) {
        if (this.isFinalOnly)
            this.send(inserting);
        // An empty edit would delete the selection.
        if (this.isFinalOnly || deleting === 0 && inserting === "")
            return false;
        const { start, end } = field;
        // A selection goes, and nothing before it.
        const place = start < end ? start : Math.max(start - deleting, 0);
        // After a selection in an element of many pieces of text, the offsets will be others.
        this.end = start < end ? null : place + inserting.length;
        this.client.setRangeText(inserting, place, end, "end");
        // An app may have rewritten the text at once, with a prefix or dashes: the run is where the field has it now.
        const now = fieldOf(this.client);
        const isRefused = !changeOf(field, now);
        if (this.end === null || isRefused || now.text.endsWith(this.composer.composing, now.end))
            this.end = now.end;
        return isRefused;
    }
    // Does `operation`, and finds out from the field what it did: the field may refuse it, or write something else.
    outcome(operation) {
        this.prepare();
        this.sent = "";
        const run = this.composer.composing;
        const field = this.look();
        operation(field);
        const ended = run && !this.composer.composing ? "ended" : "nothing";
        return changeOf(field, this.shown()) ?? ended;
    }
}
