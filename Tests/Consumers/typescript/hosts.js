// Text fields as an input session sees them: how an <input>, and how a contenteditable element, behaves at
// its best and at its worst. The same scenarios come true in them and in Chromium.

/** What a page can do for a session, and what it fails to. */
export class Host {
  /** The session's ear. */
  hostDidChange = () => {};
  /** What is to be done where the cursor is found in another piece than it was left in. */
  moved = () => {};
  // The piece that the cursor was left in; null when it may be in any, as while it is written.
  #piece = null;
  // Words to the session that are under way.
  #late = [];

  /**
   * @param traits `reports`: whether the page tells of what it does `atOnce`, three changes `late`, or
   *   `never`; `isNative`: whether it deletes and breaks lines its own way; `pieces`: whether it shows no
   *   more than the line that the cursor stands in, as an element of many pieces of text does;
   *   `maxLength`, beyond which it takes no text.
   */
  constructor({ text = "", start = text.length, end = start, ...traits } = {}) {
    Object.assign(this, { text, start, end, reports: "never", isNative: false, pieces: false, maxLength: Infinity }, traits);
    /** Whether it lets itself be written to; if not, it does not say where its cursor is. */
    this.isOpen = true;
    if (!this.isNative) this.deleteContentBackward = this.insertLineBreak = undefined;
  }

  // Where the line begins that the cursor stands in; with a selection, where that begins.
  get #origin() {
    if (!this.pieces) return 0;
    return this.start < this.end ? this.start : this.text.slice(0, this.end).lastIndexOf("\n") + 1;
  }

  // The number of the line that the cursor stands in.
  get #line() {
    return this.text.slice(0, this.end).split("\n").length;
  }

  get value() {
    if (!this.pieces) return this.text;
    if (this.#piece !== null && this.#piece !== this.#line) {
      this.#piece = null;
      this.moved();
    }
    if (this.start < this.end) return this.text.slice(this.start, this.end);
    const feed = this.text.indexOf("\n", this.end);
    return this.text.slice(this.#origin, feed < 0 ? undefined : feed);
  }

  get selectionStart() {
    return this.isOpen ? this.start - this.#origin : null;
  }

  get selectionEnd() {
    return this.isOpen ? this.end - this.#origin : null;
  }

  setRangeText(text, start, end) {
    const origin = this.#origin;
    const length = this.text.length - (end - start) + text.length;
    if (!this.isOpen || length > this.maxLength && text.length > end - start) return;
    this.#piece = null;
    this.#write(origin + start, origin + end, text);
    this.#piece = this.#line;
  }

  deleteContentBackward() {
    if (this.isOpen) this.#write(this.start < this.end ? this.start : characterStart(this.text, this.end), this.end, "");
  }

  insertLineBreak() {
    if (this.isOpen && this.text.length - (this.end - this.start) < this.maxLength) this.#write(this.start, this.end, "\n");
  }

  /** The user puts the cursor somewhere, or selects. */
  select(start, end = start) {
    this.start = start;
    this.end = end;
    this.#report();
  }

  /** Something else types: a correction, another script. */
  typeElsewhere(text) {
    this.#write(this.start, this.end, text);
  }

  /** The page empties the field. */
  empty() {
    this.#write(0, this.text.length, "");
  }

  #write(start, end, text) {
    if (!(start >= 0 && start <= end && end <= this.text.length)) throw new RangeError(`${start} to ${end}`);
    if (start === end && text === "") this.emptyWrites = (this.emptyWrites ?? 0) + 1;
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
    this.start = this.end = start + text.length;
    this.#report();
  }

  #report() {
    if (this.reports === "never") return;
    this.#late.push(this.hostDidChange);
    if (this.#late.length > (this.reports === "late" ? 3 : 0)) this.#late.shift()();
  }
}

const segmenter = new Intl.Segmenter("ko");

/** Where the user-perceived character before `end` begins. */
export function characterStart(text, end) {
  return [...segmenter.segment(text.slice(0, end))].at(-1)?.index ?? 0;
}

/** The hosts that everything is tried on. */
export const kinds = {
  "a field that tells at once": { reports: "atOnce", isNative: true },
  "a bare field that never tells": { reports: "never" },
  "a field that tells late": { reports: "late", isNative: true },
  "an element of many pieces": { reports: "late", isNative: true, pieces: true },
};
