// Compiled from src/runtime/InputSession.ts; do not edit.
import { Composer } from "./Composer.js";
import { changeOf, edited, endsAtCursor, fieldOf } from "./FieldText.js";
import { difference, endsAt, lastCharacter } from "./Text.js";
const EMPTY = { text: "", start: 0, end: 0, isUnknown: false };
/**
 * A session that types into one text field with one layout. The composing run is the text directly before the cursor
 * that key presses can still change. Text outside the run never changes, whatever the field does, unless a backspace
 * deletes it or new text replaces a selection. When in doubt, the session ends the run.
 */
export class InputSession {
    /** Creates a session that types into `client` with `layout`. */
    constructor(layout, client) {
        /**
         * The pause in milliseconds after which another press of the same key begins a new letter instead of continuing the
         * key's cycle. Null uses the layout's value, and `Infinity` means never. The pause applies to presses whose time is
         * known.
         */
        this.cycleTimeout = null;
        /**
         * True if a space that follows a letter of the run ends the run without writing a space. Null uses the layout's
         * value.
         */
        this.spaceEndsRun = null;
        // The value of `writesOnCommit`.
        this.defers = false;
        // The field after the last write. While a write is in progress, the field as that write will leave it.
        this.lastField = EMPTY;
        // True during a write, when the page may be halfway through a change of its own.
        this.isWriting = false;
        // The text that the user sees, if it differs from the text of the field; otherwise null. It is the text of an
        // unfinished batch, or a run that has not been written yet.
        this.draft = null;
        // The last edit of the run, until the field shows that edit.
        this.lastEdit = null;
        // The time of the last key press; null if unknown.
        this.lastPressTime = null;
        this.client = client;
        this.composer = this.composerFor(layout);
    }
    /** The layout of the keys that the session accepts. Setting it ends the run. */
    get layout() {
        return this.composer.layout;
    }
    set layout(layout) {
        this.commit();
        this.composer = this.composerFor(layout);
    }
    /**
     * True if the session writes each run only when the run ends. Use this for programs that cannot delete text, such as
     * some terminal programs. Until the run ends, the host shows {@link InputSession.composing}. The session deletes
     * nothing, and does not look for the run in the field. Changing the value ends the run.
     */
    get writesOnCommit() {
        return this.defers;
    }
    set writesOnCommit(isOn) {
        if (isOn === this.defers)
            return;
        this.commit();
        this.defers = isOn;
        this.draft = isOn ? EMPTY : null;
    }
    /** The text of the run, directly before the cursor. Keys can still change this text, so a host may underline it. */
    get composing() {
        this.hostDidChange();
        return this.composer.composing;
    }
    /**
     * Presses `key`. Does nothing if `key` is null or undefined, or if it belongs to another layout.
     *
     * @param time The time in milliseconds on a monotonic clock, such as the clock of `performance`.
     */
    press(key, time = null) {
        return this.perform((field) => {
            const pause = (time ?? NaN) - (this.lastPressTime ?? NaN);
            if (pause >= (this.cycleTimeout ?? this.layout.cycleTimeout))
                this.composer.endCycle(key);
            this.lastPressTime = time;
            this.change(field, () => this.composer.press(key));
        });
    }
    /** Ends the run, as the next-character key does. */
    commit() {
        const run = this.composer.composing;
        this.lastEdit = null;
        this.composer.commit();
        return run ? "ended" : "nothing";
    }
    /**
     * Ends the run or writes a space, depending on {@link InputSession.spaceEndsRun} or, if that is null, on the layout.
     */
    space() {
        return this.perform((field) => this.writeText(field, this.composer.space(this.spaceEndsRun ?? undefined)));
    }
    /** Ends the run and begins a new line, or ends the line in the field's own way. */
    enter() {
        const { client } = this;
        if (!client.insertLineBreak)
            return this.insert("\n");
        return this.perform(() => {
            this.commit();
            client.insertLineBreak?.();
            this.draft &&= edited(this.draft, { deleting: 0, inserting: "\n" });
        });
    }
    /**
     * Ends the run and writes `text`, such as a digit from a long press, a symbol, or pasted text.
     *
     * @param deleting The number of UTF-16 code units before the cursor to replace, unless text is selected.
     */
    insert(text, deleting = 0) {
        return this.perform((field) => {
            this.lastField = { ...this.lastField, end: this.lastField.end - deleting };
            this.composer.commit(deleting);
            this.writeText(field, { deleting, inserting: text });
        });
    }
    /** Deletes the selection, or else the last `unit` of the run, or else one character. */
    backspace(unit = "jamo") {
        return this.perform((field) => {
            const { text, start, end } = field;
            if (this.composer.composing)
                this.change(field, () => this.composer.backspace(unit));
            else if (this.defers)
                return;
            else if (this.client.deleteContentBackward)
                this.client.deleteContentBackward();
            else if (end > 0)
                this.client.setRangeText("", start < end ? start : lastCharacter(text, end), end, "end");
        });
    }
    /** Call this when the cursor has moved or the text has changed, even if this session did it. */
    hostDidChange() {
        if (!this.isWriting)
            this.syncWithField();
    }
    /** @internal Calls `act`. Everything that `act` types and deletes in the run becomes one edit of the field. */
    batch(act) {
        return this.perform((field) => {
            if (this.draft || field.start < field.end)
                return act();
            this.change(field, () => {
                this.draft = field;
                try {
                    act();
                    const { text, end } = this.draft;
                    return difference(field.text.slice(0, field.end), text.slice(0, end));
                }
                finally {
                    this.draft = null;
                }
            });
        });
    }
    /** @internal Called before an operation reads or writes anything. */
    prepare() { }
    composerFor(layout) {
        const composer = new Composer(layout);
        composer.onCommit = (run) => {
            const { text, isUnknown } = this.field();
            if (isUnknown || !endsAt(text, run, this.lastField.end))
                return;
            if (this.defers)
                writeFinal(this.client, run);
            this.onCommit?.(run);
        };
        return composer;
    }
    // Returns the field as the user sees it.
    field() {
        return this.draft ?? fieldOf(this.client);
    }
    // Reads the field, and ends the run unless the run is directly before the cursor.
    syncWithField() {
        const field = this.field();
        const { lastEdit, lastField } = this;
        if (lastEdit && field.text !== lastField.text && endsAtCursor(lastEdit.run, lastEdit.field, field)) {
            Object.assign(this.composer, lastEdit.composer);
            this.lastEdit = null;
        }
        else if (!endsAtCursor(this.composer.composing, this.isWriting ? field : lastField, field))
            this.commit();
        this.lastField = field;
        return field;
    }
    // Applies the edit of `makeEdit` to the run and to `field`. If the field refuses the edit, restores the run.
    change(field, makeEdit) {
        const before = { ...this.composer };
        const edit = makeEdit();
        if (!edit)
            return;
        this.lastEdit = { run: this.composer.composing, composer: { ...this.composer }, field: edited(field, edit) };
        try {
            this.write(field, edit);
        }
        finally {
            if (changeOf(field, this.lastField))
                this.lastEdit = null;
            // If `lastEdit` is null, the run has ended in the meantime.
            else if (this.lastEdit)
                Object.assign(this.composer, before);
        }
    }
    // Writes text that does not come from a key of the layout.
    writeText(field, edit) {
        this.write(field, edit);
        if (this.defers)
            writeFinal(this.client, edit.inserting);
    }
    // Applies `edit` to `field`.
    write(field, edit) {
        const { deleting, inserting } = edit;
        // An empty edit would delete the selection.
        if (deleting === 0 && inserting === "")
            return;
        this.lastField = edited(field, edit);
        if (this.draft) {
            this.draft = this.lastField;
            return;
        }
        this.isWriting = true;
        try {
            this.client.setRangeText(inserting, this.lastField.end - inserting.length, field.end, "end");
        }
        finally {
            this.isWriting = false;
            // A page may have rewritten the text during the write, for example to add a prefix or dashes. Use the run's
            // current position in the field.
            this.lastField = fieldOf(this.client);
        }
    }
    // Performs `operation`, and returns its outcome. The outcome is read from the field, because a field may refuse the
    // edit or write something else.
    perform(operation) {
        this.prepare();
        const run = this.composer.composing;
        if (this.defers)
            this.draft = this.lastField = edited(EMPTY, { deleting: 0, inserting: run });
        const field = this.syncWithField();
        this.lastEdit = null;
        operation(field);
        const ended = run && !this.composer.composing ? "ended" : "nothing";
        return changeOf(field, this.field()) ?? ended;
    }
}
// Writes `text` at the cursor. No key can change this text any more.
function writeFinal(client, text) {
    const { start, end } = fieldOf(client);
    if (text)
        client.setRangeText(text, start, end, "end");
}
