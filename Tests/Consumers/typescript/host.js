// A text field as an input session sees it: how an <input>, and how a contenteditable element, behaves at its best and
// at its worst.
import { placed } from "./steps.js";

/** The kinds of field. `late`: how many changes later the page tells of one; `isNative`: whether it deletes and breaks
 *  lines its own way; `isPieces`: whether it shows no more than the cursor's line, as an element of many nodes does. */
export const kinds = [
  { late: 0, isNative: true },
  { late: Infinity, isNative: false },
  { late: 3, isNative: true },
  { late: 3, isNative: true, isPieces: true },
];

const segmenter = new Intl.Segmenter("ko");

/** Where characters as people see them begin in `text`, and where the last one ends. */
export const places = (text) => [...segmenter.segment(text)].map(({ index }) => index).concat(text.length);

export class Host {
  time = 0;
  // The line that the cursor was left in; null when it may be in any, as while it is written.
  #piece = null;
  #changes = 0;

  constructor(field, kind) {
    Object.assign(this, placed(field), kind);
    if (!this.isNative) this.deleteContentBackward = this.insertLineBreak = undefined;
  }

  /** Tells `session`, and answers it, of what happens here, and ends its run where the cursor is in another line. */
  tells(session) {
    this.hostDidChange = () => session.hostDidChange();
    this.moved = () => session.commit();
    return session;
  }

  /** From where to where it shows its text: all of it, or the line of the cursor and what is selected from there. */
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
    return this.text.slice(...this.#shown);
  }

  get selectionStart() {
    return this.start - this.#shown[0];
  }

  get selectionEnd() {
    return this.end - this.#shown[0];
  }

  setRangeText(text, start, end) {
    if (start === end && text === "") throw new Error("nothing is inserted");
    const [origin] = this.#shown;
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

  /** Something else writes: a correction, another script. */
  replace(text, start = this.start, end = this.end) {
    if (!(start >= 0 && start <= end && end <= this.text.length)) throw new RangeError(`${start} to ${end}`);
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
    this.select(start + text.length);
  }

  /** The user puts the cursor somewhere, or selects. */
  select(start, end = start) {
    Object.assign(this, { start, end });
    if (++this.#changes > this.late) this.hostDidChange();
  }
}
