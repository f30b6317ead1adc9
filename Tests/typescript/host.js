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

/** Fields of pages that act, which make no difference to what a scenario leaves. `grows`: the page writes one more
 *  character at the start of the text, as it hears of a change ("heard") or before the next step ("between");
 *  `isControlled`: as it hears of one, it puts the old text back, and sets the new one before the next step. */
export const busyKinds = [
  ...["heard", "between"].flatMap((grows) => [0, 3, Infinity].map((late) => ({ late, isNative: true, grows }))),
  ...[0, Infinity].map((late) => ({ late, isNative: true, isControlled: true })),
];

const segmenter = new Intl.Segmenter("ko");

/** Where characters as people see them begin in `text`, and where the last one ends. */
export const places = (text) => [...segmenter.segment(text)].map(({ index }) => index).concat(text.length);

export class Host {
  time = 0;
  // The line that the cursor was left in; null when it may be in any, as while it is written.
  #piece = null;
  #changes = 0;
  // What the page has written before the text, and the text that it is about to set.
  #prefix = "";
  #next = null;

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
    return this.#prefix + this.text.slice(...this.#shown);
  }

  get selectionStart() {
    return this.start - this.#origin;
  }

  get selectionEnd() {
    return this.end - this.#origin;
  }

  /** Where what it shows begins in its text: before that, if the page has written there. */
  get #origin() {
    return this.#shown[0] - this.#prefix.length;
  }

  setRangeText(text, start, end) {
    if (start === end && text === "") throw new Error("nothing is inserted");
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

  /** Something else writes: a correction, another script. */
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

  /** The page has its turn, between two steps. */
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

  /** The user puts the cursor somewhere, or selects. */
  select(start, end = start) {
    Object.assign(this, { start, end });
    if (++this.#changes > this.late) this.hostDidChange();
  }
}
