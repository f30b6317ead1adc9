// Part of Hwalja, under the MIT licence: see LICENSE.

import type { Edit } from "./Edit.ts";
import type { Key } from "./Key.ts";
import type { KeyboardLayout } from "./KeyboardLayout.ts";
import { applied, consonantOrMark, difference, endsInHangul, withoutScalar, withoutUnit } from "./Text.ts";

/**
 * The unit of one backspace. `jamo` is the last jamo. `stroke` is the last key press within the last syllable. Once all
 * presses of that syllable are taken back, it is a whole syllable.
 */
export type BackspaceUnit = "jamo" | "stroke";

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
export class Composer {
  /** The layout whose keys are pressed. */
  readonly layout: KeyboardLayout;
  /** Called with the text of a run when the run ends, unless all of its text was deleted. */
  onCommit?: ((text: string) => void) | undefined;

  private run = "";
  // For each stroke, the UTF-16 code units that the stroke removed, followed by one number. That number is 8 times the
  // count of the removed units, plus the count of the added units.
  private history: number[] = [];
  // The length of the history without the strokes that have been taken back.
  private length = 0;
  // The length of the part of the history whose strokes are not taken back one by one. Null until it is needed.
  private floor: number | null = null;

  /** Creates an empty composer. */
  constructor(layout: KeyboardLayout) {
    this.layout = layout;
  }

  /** The text of the run, all of which can still change. */
  get composing(): string {
    return this.run;
  }

  /** Presses `key`. Does nothing if `key` is null or undefined, or if it belongs to another layout. */
  press(key: Key | null | undefined): Edit {
    const { run } = this;
    const edit = this.layout.edit(key, run);
    const after = edit ? applied(edit, run) : run;
    if (!edit || after === run) return { deleting: 0, inserting: "" };
    this.remember(edit);
    this.run = after;
    return edit;
  }

  /**
   * Ends the run if `key`, pressed after a pause, begins a new letter. The key begins a new letter if the run ends in a
   * consonant or a mark of the key's cycle, and a press would turn that consonant or mark into another.
   */
  endCycle(key: Key | null | undefined): void {
    const last = consonantOrMark(this.run);
    const next = (letter: string) => {
      const edit = this.layout.edit(key, letter);
      const after = edit ? applied(edit, letter) : "";
      return withoutScalar(after) ? "" : after;
    };
    // The loop also visits letters that are added while it runs.
    const cycle = new Set([""]);
    for (const letter of cycle) cycle.add(next(letter));
    if (last && cycle.has(last) && next(last)) this.commit();
  }

  /**
   * Ends the run. The text of the run stays.
   *
   * @param deleting The number of UTF-16 code units before the cursor that the caller deletes next. `onCommit` does not
   *   receive them.
   */
  commit(deleting = 0): void {
    const rest = this.run.slice(0, -deleting || undefined);
    this.run = "";
    this.clearHistory();
    if (rest) this.onCommit?.(rest);
  }

  /**
   * Ends the run, and writes a space. If the run ends in a letter and `endsRun` is true, writes no space.
   *
   * @param endsRun True if a space after a letter ends the run without writing a space. Defaults to the layout's value.
   */
  space(endsRun: boolean = this.layout.spaceEndsRun): Edit {
    const inserting = endsRun && endsInHangul(this.run) ? "" : " ";
    this.commit();
    return { deleting: 0, inserting };
  }

  /**
   * Deletes the last `unit` of the run.
   *
   * @returns null if there is no run. In that case, delete as usual.
   */
  backspace(unit: BackspaceUnit = "jamo"): Edit | null {
    const before = this.run;
    if (!before) return null;
    this.run = unit === "stroke" ? this.withoutStroke() : this.withoutJamo();
    return difference(before, this.run);
  }

  private withoutJamo() {
    this.clearHistory();
    const edit = this.layout.deletion(this.run);
    return edit ? applied(edit, this.run) : withoutScalar(this.run);
  }

  // Returns the run before the last stroke of its last unit. If no such stroke is left, returns the run without that
  // unit.
  private withoutStroke() {
    const rest = withoutUnit(this.run);
    this.floor ??= this.lengthAt(rest);
    if (this.length > this.floor) {
      const [run, length] = this.before(this.run, this.length);
      this.length = length;
      return run;
    }
    this.clearHistory();
    return rest;
  }

  // Returns the length of the history when the run last equalled `rest`; 0 if it never did.
  private lengthAt(rest: string) {
    let [past, length] = [this.run, this.length];
    while (length > 0 && past !== rest) [past, length] = this.before(past, length);
    return length;
  }

  // Returns the run and the length of the history before the stroke after which they were `run` and `length`.
  private before(run: string, length: number): [string, number] {
    const stroke = this.history[length - 1] ?? 0;
    const start = length - 1 - (stroke >> 3);
    const removed = String.fromCharCode(...this.history.slice(start, length - 1));
    return [run.slice(0, run.length - stroke % 8) + removed, start];
  }

  private remember({ deleting, inserting }: Edit) {
    const { run, length } = this;
    // A session may restore strokes that have been taken back.
    if (length < this.history.length) this.history = this.history.slice(0, length);
    for (let at = run.length - deleting; at < run.length; at += 1) this.history.push(run.charCodeAt(at));
    this.length = this.history.push(8 * deleting + inserting.length);
    this.floor = null;
  }

  private clearHistory() {
    this.history = [];
    this.length = 0;
    this.floor = null;
  }
}
