// Part of Hwalja, under the MIT licence: see LICENSE.

import { type BackspaceUnit, Composer } from "./Composer.ts";
import type { Edit } from "./Edit.ts";
import { type FieldText, changeOf, edited, endsAtCursor, fieldOf } from "./FieldText.ts";
import type { Key } from "./Key.ts";
import type { KeyboardLayout } from "./KeyboardLayout.ts";
import type { Outcome } from "./Outcome.ts";
import { difference, endsAt, lastCharacter } from "./Text.ts";
import type { TextClient } from "./TextClient.ts";

const EMPTY: FieldText = { text: "", start: 0, end: 0, isUnknown: false };

/**
 * Types into one text field with one layout. Whatever the field does, text outside the composing run never changes,
 * except by backspace or by writing over a selection. In case of doubt, the run ends.
 */
export class InputSession {
  /**
   * After how many milliseconds another press of the same key begins a new letter instead of going on in its cycle:
   * null for what the layout says, `Infinity` for never. It applies to presses whose time is known.
   */
  cycleTimeout: number | null = null;
  /** Whether a space only ends the run while there is one; null for what the layout says. */
  spaceEndsRun: boolean | null = null;
  /**
   * Called with the text of a run when the run has ended and its text is in the field, before anything else is written.
   * Change the field only after the operation.
   */
  onCommit?: ((text: string) => void) | undefined;

  /** The field. */
  readonly client: TextClient;

  private composer: Composer;
  private isFinalOnly = false;
  // The field after the last write, or after the one that goes on.
  private last = EMPTY;
  // True during a write, when a page may be halfway through a change of its own.
  private isWriting = false;
  // What the user is to see, if that is not in the field: the text of a batch, or a run that is not written yet.
  private draft: FieldText | null = null;
  // A write that the field has refused, or will do later: the run, its composer and the field after it.
  private late: { readonly run: string; readonly composer: object; readonly field: FieldText } | null = null;
  // When a key was last pressed, if that is known.
  private lastPress: number | null = null;

  /** A session that types into `client` with `layout`. */
  constructor(layout: KeyboardLayout, client: TextClient) {
    this.client = client;
    this.composer = this.composerOf(layout);
  }

  /** The layout whose keys are pressed. Setting it ends the run. */
  get layout(): KeyboardLayout {
    return this.composer.layout;
  }
  set layout(layout: KeyboardLayout) {
    this.commit();
    this.composer = this.composerOf(layout);
  }

  /**
   * True if each run is written only when it ends, for programs that delete nothing, such as some in terminals. Until
   * then, the host shows {@link InputSession.composing}. The session then deletes nothing, and does not look for the run
   * in the field. Setting it to another value ends the run.
   */
  get writesOnCommit(): boolean {
    return this.isFinalOnly;
  }
  set writesOnCommit(isOn: boolean) {
    if (isOn === this.isFinalOnly) return;
    this.commit();
    this.isFinalOnly = isOn;
    this.draft = isOn ? EMPTY : null;
  }

  /** The text of the run, before the cursor. It can still change: a host may underline it. */
  get composing(): string {
    this.hostDidChange();
    return this.composer.composing;
  }

  /**
   * Presses `key`. No key, or one of another layout, does nothing.
   *
   * @param time When, in milliseconds on a clock that never goes back, such as that of `performance`.
   */
  press(key: Key | null | undefined, time: number | null = null): Outcome {
    return this.outcome((field) => {
      const pause = (time ?? NaN) - (this.lastPress ?? NaN);
      if (pause >= (this.cycleTimeout ?? this.layout.cycleTimeout)) this.composer.endCycle(key);
      this.lastPress = time;
      this.change(field, () => this.composer.press(key));
    });
  }

  /** Ends the run, as the next-character key does. */
  commit(): Outcome {
    const run = this.composer.composing;
    this.late = null;
    this.composer.commit();
    return run ? "ended" : "nothing";
  }

  /** Ends the run or writes a space, as the layout or {@link InputSession.spaceEndsRun} says. */
  space(): Outcome {
    return this.outcome((field) => this.type(field, this.composer.space(this.spaceEndsRun ?? undefined)));
  }

  /** Ends the run and the line. */
  enter(): Outcome {
    const { client } = this;
    if (!client.insertLineBreak) return this.insert("\n");
    return this.outcome(() => {
      this.commit();
      client.insertLineBreak?.();
      this.draft &&= edited(this.draft, { deleting: 0, inserting: "\n" });
    });
  }

  /**
   * Ends the run and writes `text`: a digit from a long press, a symbol, a paste.
   *
   * @param deleting How many UTF-16 code units before the cursor it replaces, unless text is selected.
   */
  insert(text: string, deleting = 0): Outcome {
    return this.outcome((field) => {
      this.last = { ...this.last, end: this.last.end - deleting };
      this.composer.commit(deleting);
      this.type(field, { deleting, inserting: text });
    });
  }

  /** Deletes the selection, or else the last `unit` of the run, or else one character. */
  backspace(unit: BackspaceUnit = "jamo"): Outcome {
    return this.outcome((field) => {
      const { text, start, end } = field;
      if (this.composer.composing) this.change(field, () => this.composer.backspace(unit));
      else if (this.isFinalOnly) return;
      else if (this.client.deleteContentBackward) this.client.deleteContentBackward();
      else if (end > 0) this.client.setRangeText("", start < end ? start : lastCharacter(text, end), end, "end");
    });
  }

  /** Call this when the cursor has moved or the text has changed, even if this session did it. */
  hostDidChange(): void {
    if (!this.isWriting) this.look();
  }

  /** @internal Does what `act` does with keys, texts and backspace in the run as one edit of the field. */
  batch(act: () => void): Outcome {
    return this.outcome((field) => {
      if (this.draft || field.start < field.end) return act();
      this.change(field, () => {
        this.draft = field;
        try {
          act();
          const { text, end } = this.draft;
          return difference(field.text.slice(0, field.end), text.slice(0, end));
        } finally {
          this.draft = null;
        }
      });
    });
  }

  /** @internal Called before anything is read or written in an operation. */
  protected prepare(): void {}

  private composerOf(layout: KeyboardLayout) {
    const composer = new Composer(layout);
    composer.onCommit = (run) => {
      const { text, isUnknown } = this.shown();
      if (isUnknown || !endsAt(text, run, this.last.end)) return;
      if (this.isFinalOnly) this.send(run);
      this.onCommit?.(run);
    };
    return composer;
  }

  private shown(): FieldText {
    return this.draft ?? fieldOf(this.client);
  }

  // Looks at the field, and ends the run unless it is right before the cursor.
  private look() {
    const field = this.shown();
    const { late, last } = this;
    if (late && field.text !== last.text && endsAtCursor(late.run, late.field, field)) {
      Object.assign(this.composer, late.composer);
      this.late = null;
    } else if (!endsAtCursor(this.composer.composing, this.isWriting ? field : last, field)) this.commit();
    this.last = field;
    return field;
  }

  // Makes an edit of the run, and the same in `field`. If the field refuses it, the run is as it was.
  private change(field: FieldText, makeEdit: () => Edit | null) {
    const before = { ...this.composer };
    const edit = makeEdit();
    if (!edit) return;
    this.late = { run: this.composer.composing, composer: { ...this.composer }, field: edited(field, edit) };
    try {
      this.write(field, edit);
    } finally {
      if (changeOf(field, this.last)) this.late = null;
      // Otherwise the run has ended meanwhile.
      else if (this.late) Object.assign(this.composer, before);
    }
  }

  // Writes what no key of the layout types.
  private type(field: FieldText, edit: Edit) {
    this.write(field, edit);
    if (this.isFinalOnly) this.send(edit.inserting);
  }

  // Makes `edit` in `field`.
  private write(field: FieldText, edit: Edit) {
    const { deleting, inserting } = edit;
    // An empty edit would delete the selection.
    if (deleting === 0 && inserting === "") return;
    this.last = edited(field, edit);
    if (this.draft) {
      this.draft = this.last;
      return;
    }
    this.isWriting = true;
    try {
      this.client.setRangeText(inserting, this.last.end - inserting.length, field.end, "end");
    } finally {
      this.isWriting = false;
      // A page may have rewritten the text at once, with a prefix or dashes: the run is where the field has it now.
      this.last = fieldOf(this.client);
    }
  }

  // Writes final text where the cursor is.
  private send(text: string) {
    const { start, end } = fieldOf(this.client);
    if (text) this.client.setRangeText(text, start, end, "end");
  }

  // Does `operation`, and finds out from the field what it did: the field may refuse it, or write something else.
  private outcome(operation: (field: FieldText) => void): Outcome {
    this.prepare();
    const run = this.composer.composing;
    if (this.isFinalOnly) this.draft = this.last = edited(EMPTY, { deleting: 0, inserting: run });
    const field = this.look();
    this.late = null;
    operation(field);
    const ended = run && !this.composer.composing ? "ended" : "nothing";
    return changeOf(field, this.shown()) ?? ended;
  }
}
