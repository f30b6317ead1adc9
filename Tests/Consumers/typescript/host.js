// A text field as an input session sees it: how an <input>, and how a contenteditable element, behaves at its best and
// at its worst; and the notation of docs/COMPOSER.md "Scenarios", for these fields and for those of a browser.

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
  /** The session's ear. */
  hostDidChange = () => {};
  /** What is to be done where the cursor is found in another piece than it was left in. */
  moved = () => {};
  // The line that the cursor was left in; null when it may be in any, as while it is written.
  #piece = null;
  // Words to the session that are under way.
  #told = [];

  constructor(field, kind) {
    Object.assign(this, placed(field), kind);
    if (!this.isNative) this.deleteContentBackward = this.insertLineBreak = undefined;
  }

  // Where the line begins that the cursor stands in; with a selection, where that begins.
  get #origin() {
    if (!this.isPieces) return 0;
    return this.start < this.end ? this.start : this.text.slice(0, this.end).lastIndexOf("\n") + 1;
  }

  get #line() {
    return this.text.slice(0, this.end).split("\n").length;
  }

  get value() {
    if (!this.isPieces) return this.text;
    if (this.#piece !== null && this.#piece !== this.#line) {
      this.#piece = null;
      this.moved();
    }
    if (this.start < this.end) return this.text.slice(this.start, this.end);
    return this.text.slice(this.#origin).split("\n", 1)[0];
  }

  get selectionStart() {
    return this.start - this.#origin;
  }

  get selectionEnd() {
    return this.end - this.#origin;
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
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
    this.select(start + text.length);
  }

  /** The user puts the cursor somewhere, or selects. */
  select(start, end = start) {
    Object.assign(this, { start, end });
    this.#told.push(this.hostDidChange);
    if (this.#told.length > this.late) this.#told.shift()();
  }
}

/** The text of `field` without its marks, and from where to where they stand in it: | or [ and ]. */
export function placed(field) {
  const text = field.replaceAll("\\n", "\n");
  const start = text.search(/[|[]/);
  return { text: text.replace(/[|[\]]/g, ""), start, end: text[start] === "|" ? start : text.indexOf("]") - 1 };
}

/** The opposite. */
export function marked({ text, start, end }) {
  const selected = start === end ? "|" : `[${text.slice(start, end)}]`;
  return (text.slice(0, start) + selected + text.slice(end)).replaceAll("\n", "\\n");
}

/** Does what `step` says that somebody else than the session does with `host`, and answers whether it says so. */
export function happened(step, host) {
  const places = /^>(\d+)-?(\d+)?$/.exec(step)?.slice(1).filter(Boolean);
  if (places) host.select(...places.map((count) => [...host.text].slice(0, count).join("").length));
  else if (step === "!") host.replace("", 0, host.text.length);
  else if (step.startsWith('+"')) host.replace(unquoted(step.slice(1)));
  else return false;
  return true;
}

const unquoted = (text) => text.slice(1, -1).replaceAll("\\s", " ");

/** Does `step` with `session`, in `host`; `layoutById` knows the layouts. */
export function act(step, session, host, layoutById) {
  const key = session.layout.key(step);
  host.time ??= 0;
  if (key) session.press(key, host.time += 1);
  else if (step === "…") host.time += 1000;
  else if (step === "_") session.commit();
  else if (step === "␣") session.space();
  else if (step === "⏎") session.enter();
  else if (step === "⌫") session.backspace();
  else if (step === "⎌") session.backspace("stroke");
  else if (step.startsWith('"')) session.insert(unquoted(step));
  else if (step.startsWith("=") && layoutById(step.slice(1))) session.layout = layoutById(step.slice(1));
  else if (!happened(step, host)) throw new Error(`there is no step ${step}`);
}
