// Simulates a text field as an input session sees it. The field is an <input> or a contenteditable element, and its
// behavior ranges from perfect to the worst that sessions must cope with.
import { placed } from "./steps.js";

/**
 * The kinds of field.
 * - `late`: the number of further changes after which the page reports a change.
 * - `isNative`: true if the field deletes and breaks lines in its own way.
 * - `isPieces`: true if the field shows only the cursor's line, as an element with many nodes does.
 */
export const kinds = [
  { late: 0, isNative: true },
  { late: Infinity, isNative: false },
  { late: 3, isNative: true },
  { late: 3, isNative: true, isPieces: true },
];

/**
 * Fields in pages that change the text themselves. The changes do not affect the result of a scenario.
 * - `grows`: the time at which the page adds a character to the start of the text. `heard` is during each change, and
 *   `between` is before the next step.
 * - `isControlled`: true if the page restores the old text during each change, and sets the new text before the next
 *   step.
 */
export const busyKinds = [
  ...["heard", "between"].flatMap((grows) => [0, 3, Infinity].map((late) => ({ late, isNative: true, grows }))),
  ...[0, Infinity].map((late) => ({ late, isNative: true, isControlled: true })),
];

const segmenter = new Intl.Segmenter("ko");

/** Returns the start of each user-perceived character in `text`, and the end of the last one. */
export const places = (text) => [...segmenter.segment(text)].map(({ index }) => index).concat(text.length);

export class Host {
  time = 0;
  // The number of the cursor's line after the last write, or null if the cursor may be in any line, as during a write.
  #piece = null;
  #changes = 0;
  // The text that the page has added before the field's text, and the text that the page will set next.
  #prefix = "";
  #next = null;

  constructor(field, kind) {
    Object.assign(this, placed(field), kind);
    if (!this.isNative) this.deleteContentBackward = this.insertLineBreak = undefined;
  }

  /** Reports changes to `session`, ends its run when the cursor moves to another line, and returns `session`. */
  connect(session) {
    this.hostDidChange = () => session.hostDidChange();
    this.moved = () => session.commit();
    return session;
  }

  /** Returns the range of the text that the field shows: all of it, or the lines that contain the selection. */
  get #shown() {
    const { text, start, end } = this;
    if (!this.isPieces) return [0, text.length];
    return [text.slice(0, start).lastIndexOf("\n") + 1, `${text}\n`.indexOf("\n", end)];
  }

  get #line() {
    return this.text.slice(0, this.end).split("\n").length;
  }

  get value() {
    if (this.isPieces && this.#piece !== null && this.#piece !== this.#line) {
      this.#piece = null;
      this.moved();
    }
    return this.#prefix + this.text.slice(...this.#shown);
  }

  get selectionStart() {
    return this.start - this.#origin;
  }

  get selectionEnd() {
    return this.end - this.#origin;
  }

  /** Returns the start of the shown range, minus the length of the prefix that the page has added. */
  get #origin() {
    return this.#shown[0] - this.#prefix.length;
  }

  setRangeText(text, start, end) {
    if (start === end && text === "") throw new Error("an empty edit");
    const origin = this.#origin;
    this.#piece = null;
    this.replace(text, origin + start, origin + end);
    this.#piece = this.#line;
  }

  deleteContentBackward() {
    this.replace("", this.start < this.end ? this.start : places(this.text.slice(0, this.end)).at(-2) ?? 0, this.end);
  }

  insertLineBreak() {
    this.replace("\n");
  }

  /** Writes as something other than the session does, such as a correction or another script. */
  replace(text, start = this.start, end = this.end) {
    if (!(start >= 0 && start <= end && end <= this.text.length)) throw new RangeError(`${start} to ${end}`);
    const before = this.text;
    this.text = before.slice(0, start) + text + before.slice(end);
    this.select(start + text.length);
    if (this.grows === "heard") this.#grow();
    if (!this.isControlled) return;
    this.#next = this.text;
    this.#set(before);
  }

  /** Lets the page act between two steps. */
  turn() {
    if (this.grows === "between") this.#grow();
    if (this.#next !== null) this.#set(this.#next);
  }

  #grow() {
    this.#prefix += "#";
    this.select(this.start, this.end);
  }

  #set(text) {
    if (text === this.#next) this.#next = null;
    this.text = text;
    this.select(text.length);
  }

  /** Moves the cursor or selects text, as the user does. */
  select(start, end = start) {
    Object.assign(this, { start, end });
    if (++this.#changes > this.late) this.hostDidChange();
  }
}
