import type { KeyboardLayout } from "./Layout.js";
import { applied, consonantOrMark, difference, endsInHangul, withoutScalar, withoutUnit } from "./Text.js";
import type { Edit, Key, Step } from "./Types.js";

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
  /** The layout whose keys are pressed. */
  readonly layout: KeyboardLayout;
  /** Called with the text of a run when the run ends, unless it was deleted. */
  onCommit?: ((text: string) => void) | undefined;

  private run = "";
  // Each stroke: a character whose code is the length of the text that it added, and the text that it removed.
  private history: string[] = [];
  // How many of these were not taken back.
  private strokes = 0;
  // How many of these are not taken back one by one; null until it is needed.
  private floor: number | null = null;

  /** A composer with nothing typed. */
  constructor(layout: KeyboardLayout) {
    this.layout = layout;
  }

  /** The text of the run, all of which can still change. */
  get composing(): string {
    return this.run;
  }

  /** Presses `key`. No key, or one of another layout, does nothing. */
  press(key: Key | null | undefined): Edit {
    const { run } = this;
    const edit = this.layout.edit(key, run);
    const removed = run.slice(run.length - (edit?.deleting ?? 0));
    if (!edit || removed === edit.inserting) return { deleting: 0, inserting: "" };
    // A saved state still has strokes that were taken back.
    if (this.strokes < this.history.length) this.history = this.history.slice(0, this.strokes);
    this.strokes = this.history.push(String.fromCharCode(edit.inserting.length) + removed);
    this.floor = null;
    this.run = applied(edit, run);
    return edit;
  }

  /**
   * Ends the run if `key`, pressed after a pause, begins a new letter: if the run ends in a consonant or a mark of the
   * key's cycle, which the key would turn into another.
   */
  endCycle(key: Key | null | undefined): void {
    const last = consonantOrMark(this.run);
    const next = (letter: string) => {
      const edit = this.layout.edit(key, letter);
      const after = edit ? applied(edit, letter) : "";
      return withoutScalar(after) ? "" : after;
    };
    // The loop also goes through what is added on the way.
    const cycle = new Set([""]);
    for (const letter of cycle) cycle.add(next(letter));
    if (last && cycle.has(last) && next(last)) this.commit();
  }

  /**
   * Ends the run: what was typed stays as it is.
   *
   * @param deleting How many UTF-16 code units before the cursor are deleted next, and do not stay.
   */
  commit(deleting = 0): void {
    const rest = this.run.slice(0, -deleting || undefined);
    this.run = "";
    this.forget();
    if (rest) this.onCommit?.(rest);
  }

  /**
   * Writes a space, or only ends the run; after a mark, it always writes one.
   *
   * @param endsRun Whether a space only ends the run while there is one; by default what the layout says.
   */
  space(endsRun: boolean = this.layout.spaceEndsRun): Edit {
    const inserting = endsRun && endsInHangul(this.run) ? "" : " ";
    this.commit();
    return { deleting: 0, inserting };
  }

  /**
   * Takes back the last `step` of the run.
   *
   * @returns null if nothing is composed: then delete as usual.
   */
  backspace(step: Step = "jamo"): Edit | null {
    const before = this.run;
    if (!before) return null;
    this.run = step === "stroke" ? this.withoutStroke() : this.withoutJamo();
    return difference(before, this.run);
  }

  /** @internal Saves the state, and returns what restores it. */
  save(): () => void {
    const { run, history, strokes, floor } = this;
    return () => void Object.assign(this, { run, history, strokes, floor });
  }

  private withoutJamo() {
    this.forget();
    const edit = this.layout.deletion(this.run);
    return edit ? applied(edit, this.run) : withoutScalar(this.run);
  }

  // The run before the last stroke of its last unit or, if none is left, without that unit.
  private withoutStroke() {
    const rest = withoutUnit(this.run);
    this.floor ??= this.strokesUntil(rest);
    if (this.strokes > this.floor) return this.before(--this.strokes, this.run);
    this.forget();
    return rest;
  }

  // How many strokes made the run `rest` when it was that last; 0 if it never was.
  private strokesUntil(rest: string) {
    let count = this.strokes;
    for (let past = this.run; past !== rest && count > 0;) past = this.before(--count, past);
    return count;
  }

  // The run before the stroke at `index`, which made it `after`.
  private before(index: number, after: string) {
    const stroke = this.history[index] ?? "";
    return applied({ deleting: stroke.charCodeAt(0), inserting: stroke.slice(1) }, after);
  }

  private forget() {
    this.history = [];
    this.strokes = 0;
    this.floor = null;
  }
}
