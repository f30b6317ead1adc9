// Generated; do not edit. Made by: swift run gen --format typescript
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.


const VERSION = 1, BASE = 90, KEY_SIZE = 10, NONE = 89;
const LEAD_INDEX = 28, PENDING = 21, CONJOINING = 1, COMPATIBILITY = 2;
const TAIL = 1, PUSH = 29, CARRY = 561, VOWEL = 1093, BARE_LEAD = 1114, APPENDED = 1115, NOTHING = 1116;
const LAST_CONSONANTS = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
const LETTER = 1117, BEFORE = 1206, DOT = 0x119E, TWO_DOTS = 0x11A2, COMPATIBILITY_DOT = 0x318D;

/** What a key press does to a text field: delete, then insert. */
interface Edit {
  /** How many UTF-16 code units before the cursor to delete: what `setRangeText` counts in. */
  readonly deleting: number;
  /** What to insert then. */
  readonly inserting: string;
}

/**
 * What one press of backspace takes away: the last jamo; or the last key press, back to where the last
 * syllable began, and before that whole syllables.
 */
type Step = "jamo" | "stroke";

/**
 * What an operation did: `nothing`, neither to the text nor to the run; it only `ended` the run; text was `written`
 * and none went; or text was `changed`, replaced or deleted.
 */
type Outcome = "nothing" | "ended" | "written" | "changed";

/** A key of a layout, and what is needed to draw it. */
interface Key {
  /** The name of the key, unique in its layout. */
  readonly id: string;
  /** What is printed on it. */
  readonly legend: string;
  /**
   * The character by which hosts that send characters name it, unique in its layout: what it appends, or another for a
   * modifier, which appends nothing.
   */
  readonly scalar: string | null;
  /** The key of a phone (0 to 9, * and #) or of a computer (a to z, A to Z with shift) that types it, or null. */
  readonly code: string | null;
  /** The id of the key that it lies under, if it needs shift, or null. */
  readonly under: string | null;
  /** Its place in {@link KeyboardLayout.keys}. */
  readonly index: number;
  /** The id of its layout. */
  readonly layout: string;
}

/** What a {@link KeyboardLayout} is made of. */
interface LayoutData extends Pick<KeyboardLayout, "id" | "name" | "latinName" | "spaceEndsRun"> {
  /** See {@link KeyboardLayout.cycleTimeout}; by default 1000. */
  readonly cycleTimeout?: number;
  /** The keys in the trie's order. */
  readonly keys: readonly KeyData[];
  /** The text of a trie file. */
  readonly trie: string;
}

/**
 * What a {@link Key} is made of; without a legend its id is printed on it, and without a scalar an id of one character
 * stands for it.
 */
interface KeyData extends Pick<Key, "id">, Partial<Pick<Key, "legend" | "scalar" | "code" | "under">> {}

/**
 * A text field as an {@link InputSession} sees it; an `<input>` or a `<textarea>` is one. Offsets are in
 * UTF-16 code units.
 */
interface TextClient {
  /** The text of the field. */
  readonly value: string;
  /** Where the selection begins; null if the field does not say. */
  readonly selectionStart: number | null;
  /** Where the selection ends: at its beginning, if it is but a cursor. */
  readonly selectionEnd: number | null;
  /** Replaces what stands from `start` to `end`, and puts the cursor after `text`; or does nothing. */
  setRangeText(text: string, start: number, end: number, cursor: "end"): void;
  /** Deletes the selection or the character before the cursor, the field's own way if it has one. */
  deleteContentBackward?(): void;
  /** Ends the line, the field's own way if it has one. */
  insertLineBreak?(): void;
}

/** How {@link attach} drives an element. */
interface AttachOptions {
  /** The layout to type with. */
  readonly layout: KeyboardLayout;
  /** See {@link InputSession.cycleTimeout}. */
  readonly cycleTimeout?: number | null;
  /** Whether the keys of a computer's keyboard type, too (see {@link keyFor}), or what says so at each of them. */
  readonly keyboard?: boolean | (() => boolean);
  /** What backspace on that keyboard takes away. */
  readonly step?: Step;
}

/**
 * Turns key presses into edits, and remembers where the composing run began: after `commit()` nothing
 * before the cursor changes any more. It knows no text field; {@link InputSession} drives one.
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
class Composer {
  /** The layout whose keys are pressed. */
  readonly layout: KeyboardLayout;
  /** Called as a run ends that was not deleted, with its text. */
  onCommit?: ((text: string) => void) | undefined;

  private run = "";
  // What the run was before each stroke.
  private history: string[] = [];
  // How much of the history backspace leaves alone, once a backspace has had to find out.
  private floor: number | null = null;

  /** A composer with nothing typed. */
  constructor(layout: KeyboardLayout) {
    this.layout = layout;
  }

  /** The text of the run, all of which can still change. */
  get composing(): string {
    return this.run;
  }

  /** Presses `key`; no key, or one of another layout, does nothing. */
  press(key: Key | null | undefined): Edit {
    const edit = this.layout.edit(key, this.run);
    const after = edit ? applied(edit, this.run) : this.run;
    if (!edit || after === this.run) return { deleting: 0, inserting: "" };
    this.history.push(this.run);
    this.floor = null;
    this.run = after;
    return edit;
  }

  /**
   * Ends the run if `key`, which is pressed after a pause, begins a new letter: if the run ends in a consonant or a
   * mark, and presses of the key go through that from one to the next.
   */
  endCycle(key: Key | null | undefined): void {
    const last = consonantOrMark(this.run);
    const next = (letter: string) => {
      const edit = this.layout.edit(key, letter);
      const after = edit ? applied(edit, letter) : "";
      return withoutScalar(after) ? "" : after;
    };
    const letters: string[] = [];
    for (let letter = next(""); letter && !letters.includes(letter); letter = next(letter)) letters.push(letter);
    if (letters.includes(last) && next(last)) this.commit();
  }

  /**
   * Ends the run: what was typed stays as it is.
   *
   * @param deleting How many UTF-16 code units before the cursor do not stay, because they are deleted then.
   */
  commit(deleting = 0): void {
    const rest = this.run.slice(0, -deleting || undefined);
    this.run = "";
    this.forget();
    if (rest) this.onCommit?.(rest);
  }

  /**
   * Ends the run and writes a space, or only ends it; after a mark it always writes one.
   *
   * @param endsRun Whether space does no more than that where something is composed.
   */
  space(endsRun: boolean = this.layout.spaceEndsRun): Edit {
    const inserting = endsRun && isHangul(scalarBefore(this.run)) ? "" : " ";
    this.commit();
    return { deleting: 0, inserting };
  }

  /**
   * Takes back the last `step` of the run.
   *
   * @returns null if nothing is composed; delete as usual then.
   */
  backspace(step: Step = "jamo"): Edit | null {
    const before = this.run;
    if (!before) return null;
    this.run = step === "stroke" ? this.withoutStroke() : this.withoutJamo();
    return difference(before, this.run);
  }

  private withoutJamo() {
    this.forget();
    const edit = this.layout.deletion(this.run);
    return edit ? applied(edit, this.run) : withoutScalar(this.run);
  }

  // Strokes go one by one as far as the last unit goes, and what stands before that goes unit by unit.
  private withoutStroke() {
    const rest = withoutUnit(this.run);
    this.floor ??= Math.max(this.history.lastIndexOf(rest), 0);
    const before = this.history.length > this.floor ? this.history.pop() : undefined;
    if (before === undefined) this.forget();
    return before ?? rest;
  }

  private forget() {
    this.history = [];
    this.floor = null;
  }
}

/**
 * Drives one text field with one layout. Before it writes, it looks at the field: where text is
 * selected, or the run no longer stands right before the cursor, the run ends first. So text that is not
 * of the run never changes, but for what backspace, or replacing a selection, means.
 */
class InputSession {
  /**
   * After how many milliseconds another press of a key goes no further in its cycle but begins a new letter: null for
   * what the layout says, `Infinity` for never. It is about presses that say at what time they come.
   */
  cycleTimeout: number | null = null;
  /**
   * Called as a run ends whose text stays in the field, with that text, and before anything else is written: a word that
   * is done. What it makes of the field is to wait until the operation is over.
   */
  onCommit?: ((text: string) => void) | undefined;

  /** What is typed into. */
  readonly client: TextClient;

  private composer: Composer;
  // Where the run ends in the field; null while a selection is written over.
  private end: number | null = null;
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

  /** The text before the cursor that can still change, for underlining. */
  get composing(): string {
    this.look();
    return this.composer.composing;
  }

  /**
   * Presses `key`; no key, or one of another layout, types nothing.
   *
   * @param time When, in milliseconds on a clock that never goes back, such as that of `performance`.
   */
  press(key: Key | null | undefined, time: number | null = null): Outcome {
    return this.outcome((field) => {
      const pause = (time ?? NaN) - (this.lastPress ?? NaN);
      if (pause >= (this.cycleTimeout ?? this.layout.cycleTimeout)) this.composer.endCycle(key);
      this.lastPress = time;
      this.write(this.composer.press(key), field);
    });
  }

  /** Ends the run: the next key begins another. */
  commit(): Outcome {
    const run = this.composer.composing;
    this.composer.commit();
    return run ? "ended" : "nothing";
  }

  /** Ends the run and writes a space, or only ends it: see {@link Composer.space}. */
  space(endsRun: boolean = this.layout.spaceEndsRun): Outcome {
    return this.outcome((field) => this.write(this.composer.space(endsRun), field));
  }

  /** Ends the run, and the line. */
  enter(): Outcome {
    const { client } = this;
    if (!client.insertLineBreak) return this.insert("\n");
    return this.outcome(() => {
      this.commit();
      client.insertLineBreak?.();
    });
  }

  /**
   * Ends the run and writes `text`: a digit, a symbol, what was copied.
   *
   * @param deleting How many UTF-16 code units before the cursor it takes the place of.
   */
  insert(text: string, deleting = 0): Outcome {
    return this.outcome((field) => {
      if (this.end !== null) this.end -= deleting;
      this.composer.commit(deleting);
      this.write({ deleting, inserting: text }, field);
    });
  }

  /** Deletes the selection; or the last `step` of the run; or one character. */
  backspace(step: Step = "jamo"): Outcome {
    return this.outcome((field) => {
      const { text, start, end } = field;
      const edit = this.composer.backspace(step);
      if (edit) this.write(edit, field);
      else if (this.client.deleteContentBackward) this.client.deleteContentBackward();
      else if (end > 0) this.client.setRangeText("", start < end ? start : lastCharacter(text, end), end, "end");
    });
  }

  /** To be called when the cursor or the text may have changed; the run ends if it is no longer there. */
  hostDidChange(): void {
    this.look();
  }

  private composerOf(layout: KeyboardLayout) {
    const composer = new Composer(layout);
    composer.onCommit = (run) => {
      const { text, end, isUnknown } = fieldOf(this.client);
      if (!isUnknown && text.endsWith(run, this.end ?? end)) this.onCommit?.(run);
    };
    return composer;
  }

  // The run ends here if it does not stand right before the cursor.
  private look() {
    const field = fieldOf(this.client);
    const { composing } = this.composer;
    const isThere = field.end === (this.end ?? field.end) && field.text.endsWith(composing, field.end);
    if (field.start !== field.end || field.isUnknown || !isThere) this.commit();
    return field;
  }

  private write({ deleting, inserting }: Edit, { start, end }: FieldText) {
    // An empty edit is none: it would delete what is selected.
    if (deleting === 0 && inserting === "") return;
    const place = Math.max(start - deleting, 0);
    // Where a selection was, an element of many pieces of text counts from elsewhere than it will.
    this.end = start < end ? null : place + inserting.length;
    this.client.setRangeText(inserting, place, end, "end");
    // An app may have rewritten the text at once, with a prefix or dashes: then the run ends where it stands now.
    const field = fieldOf(this.client);
    if (this.end === null || field.text.endsWith(this.composer.composing, field.end)) this.end = field.end;
  }

  // What an operation does, as the field tells, which may decline, or make something else of it.
  private outcome(operation: (field: FieldText) => void): Outcome {
    const run = this.composer.composing;
    const field = this.look();
    operation(field);
    const ended = run && !this.composer.composing ? "ended" : "nothing";
    return changeOf(field, fieldOf(this.client)) ?? ended;
  }
}

/**
 * Lets a keyboard type into `element`: an `<input>`, a `<textarea>`, or an element that is
 * contenteditable. The run also ends when the cursor moves, something else types there, an input method
 * begins to compose, the form resets, or the focus leaves.
 *
 * @throws {TypeError} for an element in which no cursor can be found: an `<input type="email">` or another that
 *   does not say where its cursor is, or an element of somebody's own around a field.
 *
 * @example
 * ```ts
 * const session = attach(document.querySelector("input")!, { layout: cheonjiin });
 * button.onpointerdown = (event) => {
 *   event.preventDefault(); // the focus stays where it is
 *   session.press(cheonjiin.key("ㅇㅁ"));
 * };
 * ```
 */
function attach(element: HTMLElement, options: AttachOptions): AttachedSession {
  return new AttachedSession(element, options);
}

/** A session that drives an element of a page. */
class AttachedSession extends InputSession {
  // Aborted to take every listener off.
  private readonly listening = new AbortController();
  // Texts between two presses of one run: undoing and redoing do not stop there.
  private readonly passed = new Set<string>();
  // Where the run begins, and the text that it was left in.
  private written = { start: -1, text: "" };

  /** Use {@link attach}. */
  constructor(element: HTMLElement, options: AttachOptions) {
    const client = clientFor(element, () => this.commit());
    super(options.layout, client);
    this.cycleTimeout = options.cycleTimeout ?? null;
    const { signal } = this.listening;
    const look = () => this.hostDidChange();
    // A key pressed before this one may have moved the cursor: selections are told of late.
    const early = { signal, capture: true };
    for (const type of ["input", "keydown", "pointerdown"]) element.addEventListener(type, look, early);
    element.addEventListener("blur", () => this.commit(), { signal });
    // What is pressed with Ctrl may be another style, or anything.
    element.addEventListener("keydown", ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && this.commit(), early);
    const page = element.ownerDocument;
    page.addEventListener("selectionchange", look, { signal });
    element.addEventListener("input", (event) => this.remember(event as InputEvent, client, page), { signal });
    if (options.keyboard) {
      // Before an editor hears of it, which would have its own Backspace.
      element.addEventListener("keydown", (event) => this.keyDown(event, options), early);
    }
  }

  /** Presses `key`, by default now. */
  override press(key: Key | null | undefined, time: number | null = performance.now()): Outcome {
    return super.press(key, time);
  }

  /** Ends the run: the next key begins another. */
  override commit(): Outcome {
    this.written.start = -1;
    return super.commit();
  }

  /** Ends the run, and lets go of the element: it hears of nothing any more. */
  detach(): void {
    this.commit();
    this.listening.abort();
  }

  // One step of undoing is a run, and to browsers it is a press. Rich editors have steps of their own.
  private remember({ inputType }: InputEvent, client: TextClient, page: Document) {
    const { passed, written } = this;
    const text = client.value;
    const history = { historyUndo: "undo", historyRedo: "redo" }[inputType];
    if (history) {
      // Not within a command of the page, which would be the only one.
      if (passed.has(text)) queueMicrotask(() => page.execCommand(history));
      return;
    }
    const { composing } = this;
    const start = composing === "" ? -1 : (client.selectionEnd ?? 0) - composing.length;
    if (start >= 0 && start === written.start) passed.add(written.text);
    passed.delete(text);
    // Long texts, and long ago, are undone by the press.
    if (passed.size > 200 || text.length > 10_000) passed.clear();
    this.written = { start, text };
  }

  private keyDown(event: KeyboardEvent, { keyboard, step }: AttachOptions) {
    const isOurs = typeof keyboard !== "function" || keyboard();
    // Another session may have typed it.
    if (event.defaultPrevented || !isOurs) return;
    const key = keyFor(this.layout, event);
    const isPart = isPlain(event) && this.composing !== "";
    // A busy page hears late of what was pressed in time.
    if (key) this.press(key, event.timeStamp);
    else if (isPart && event.key === "Backspace") this.backspace(step);
    else if (isPart && event.key === " " && this.layout.spaceEndsRun) this.space();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * The key of `layout` that a computer's key types: letters by where they lie on a QWERTY keyboard,
 * whatever is printed there, and with shift for the shifted key; 0 to 9, * and # as the number row says;
 * and the numeric pad by place, as the phone's keys lie, with # where it has its decimal point.
 *
 * @returns null for every other key, with Ctrl, Alt or Meta, and while an input method composes.
 */
function keyFor(layout: KeyboardLayout, event: KeyboardEvent): Key | null {
  if (!isPlain(event)) return null;
  // A phone's keys by their place on the numeric pad, which has 7 8 9 on top.
  const pad: Readonly<Record<string, string>> = {
    Numpad7: "1", Numpad8: "2", Numpad9: "3",
    Numpad4: "4", Numpad5: "5", Numpad6: "6",
    Numpad1: "7", Numpad2: "8", Numpad3: "9",
    NumpadMultiply: "*", Numpad0: "0", NumpadDecimal: "#",
  };
  const { code, key, shiftKey } = event;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) {
    return (shiftKey ? layout.keyByCode(letter) : null) ?? layout.keyByCode(letter.toLowerCase());
  }
  // With NumLock off the pad moves the cursor: its keys are then named otherwise.
  if (code.startsWith("Numpad")) return /^[0-9*.,]$/.test(key) ? layout.keyByCode(pad[code] ?? "") : null;
  if (/^[0-9*#]$/.test(key)) return layout.keyByCode(key);
  const digit = /^Digit([0-9])$/.exec(code)?.[1];
  return digit && !shiftKey ? layout.keyByCode(digit) : null;
}

/**
 * Strikes Enter in `element`, of which chats and editors hear as of any key; if they let it pass, does `act`, by default
 * what browsers do in an `<input>`: they submit its form.
 */
function strikeEnter(element: HTMLElement, act: () => void = () => submit((element as HTMLInputElement).form)): void {
  // What is read-only submits, too.
  if (isThere(element) && !element.matches(":disabled")) strike(element, "Enter", 13, act);
}

/** A keyboard layout: its keys, and what each does to the text before the cursor. */
class KeyboardLayout {
  /** The layout's name in file names and settings. */
  readonly id: string;
  /** Its name in Korean. */
  readonly name: string;
  /** Its name in Latin letters. */
  readonly latinName: string;
  /** Whether space only ends the run while something is composed. */
  readonly spaceEndsRun: boolean;
  /** After how many milliseconds another press of a key begins a new letter, unless a session says otherwise. */
  readonly cycleTimeout: number;
  /** The keys that type, those that need shift last. */
  readonly keys: readonly Key[];

  private readonly trie: string;

  /**
   * A layout of one's own; those of this file are there ready-made.
   *
   * @throws RangeError if the trie is none, is damaged, or is of a later version.
   */
  constructor({ id, name, latinName, spaceEndsRun, cycleTimeout = 1000, keys, trie }: LayoutData) {
    const isTrie = /^HWJT[%-~]{18,}$/.test(trie) && digit(trie, 9) === VERSION;
    if (!isTrie || pair(trie, 10) !== trie.length || !isSealed(trie)) throw new RangeError(`not a trie of version ${VERSION}`);
    this.keys = keys.map((key, index) => ({
      legend: key.id, scalar: /^.$/u.test(key.id) ? key.id : null, code: null, under: null, ...key, index, layout: id,
    }));
    this.id = id;
    this.name = name;
    this.latinName = latinName;
    this.spaceEndsRun = spaceEndsRun;
    this.cycleTimeout = cycleTimeout;
    this.trie = trie;
  }

  /** The key named `id`, or null if the layout has none of that name. */
  key(id: string): Key | null {
    return this.keys.find((key) => key.id === id) ?? null;
  }

  /** The key that a phone's key or a computer's letter types, or null if there is none. */
  keyByCode(code: string): Key | null {
    return this.keys.find((key) => key.code === code) ?? null;
  }

  /** The key that `scalar`, one character, stands for, or null if there is none: for hosts that send characters. */
  keyByScalar(scalar: string): Key | null {
    return this.keys.find((key) => key.scalar === scalar) ?? null;
  }

  /**
   * What pressing `key` does with `before`, the text before the cursor: the raw look-up, which knows
   * no run. Only the last two code points count.
   *
   * @returns null if the key does nothing here, or is not one of this layout's.
   */
  edit(key: Key | null | undefined, before: string | null): Edit | null {
    if (key?.layout !== this.id || this.keys[key.index]?.id !== key.id) return null;
    return lookUp(this.trie, key.index, before ?? "");
  }

  /**
   * What removes the last jamo of `before`, the text before the cursor.
   *
   * @returns null if no composing run can end so; delete one character then.
   */
  deletion(before: string | null): Edit | null {
    return lookUp(this.trie, digit(this.trie, 19) - 1, before ?? "");
  }
}

/**
 * How a pending dot is written, which waits after a lead for the stroke that makes it a vowel: `conjoining`, U+119E after
 * a conjoining lead, which fonts draw as one block; or `compatibility`, U+318D after a compatibility consonant, which
 * every Korean font has.
 */
type DotStyle = "conjoining" | "compatibility";

/** The style in which `layout` writes pending dots, null if it has none. */
function dotsOf(layout: KeyboardLayout): DotStyle | null {
  const style = digit(layout["trie"], 20);
  return style === 0 ? null : style === COMPATIBILITY ? "compatibility" : "conjoining";
}

/** `layout`, with the same keys, and its pending dots in the style `dots`; one without dots as it is. */
function writing(layout: KeyboardLayout, dots: DotStyle): KeyboardLayout {
  const own = dotsOf(layout);
  if (own === null || own === dots) return layout;
  const style = dots === "compatibility" ? COMPATIBILITY : CONJOINING;
  const trie = layout["trie"].slice(0, 20) + String.fromCharCode(0x25 + style) + layout["trie"].slice(21);
  return Object.assign(Object.create(KeyboardLayout.prototype), layout, { trie });
}

/** What drives `element`. */
function clientFor(element: HTMLElement, moved: () => void): TextClient {
  const { localName } = element;
  if ("setRangeText" in element) {
    const field = element as HTMLInputElement;
    if (field.selectionStart !== null) return new FieldClient(field);
    const reason = `<input type="${field.type}"> does not say where its cursor is`;
    throw new TypeError(`${reason}; type="text" with inputmode does`);
  }
  if ("value" in element && element.isConnected && !element.isContentEditable) {
    throw new TypeError(`<${localName}> is no field of text; attach to the one in it`);
  }
  return new EditableClient(element, moved);
}

/** An `<input>` or a `<textarea>`. */
class FieldClient implements TextClient {
  private readonly element: HTMLInputElement;
  // A letter with dots that has no room: the field keeps what it has until they are a vowel.
  private held: Held | null = null;

  constructor(element: HTMLInputElement) {
    this.element = element;
  }

  get value() {
    const { value } = this.element;
    const held = this.waiting();
    return held ? value.slice(0, held.start) + held.text + value.slice(held.end) : value;
  }

  get selectionStart() {
    return isOpen(this.element) ? this.waiting()?.cursor ?? this.element.selectionStart : null;
  }

  get selectionEnd() {
    return isOpen(this.element) ? this.waiting()?.cursor ?? this.element.selectionEnd : null;
  }

  setRangeText(text: string, start: number, end: number) {
    const { element } = this;
    const held = this.waiting();
    this.held = null;
    if (held) {
      text = held.text.slice(0, Math.max(start - held.start, 0)) + text;
      start = Math.min(start, held.start);
      end = held.end;
    }
    const { value, maxLength } = element;
    const length = value.length - (end - start) + text.length;
    // Half an edit would lose letters: it is done whole or not at all.
    const isTooLong = maxLength >= 0 && length > maxLength && text.length > end - start;
    if (isTooLong) this.hold(text, start, end);
    if (!isOpen(element) || isTooLong) return;
    const whole = wholeCharacters(value, start, end, text);
    // Fields for numbers and addresses do not say where their cursor is.
    const isKnown = element.selectionStart !== null;
    if (isKnown) element.setSelectionRange(whole.start, end);
    const isDone = execute(element, whole.text);
    // Who says no leaves the text, and with it the cursor.
    if (isDone === null && isKnown && element.value === value) element.setSelectionRange(end, end);
    if (isDone !== false || !isKnown) return;
    element.setRangeText(whole.text, whole.start, end, "end");
    tell(element, text);
  }

  deleteContentBackward() {
    const { element, value, selectionStart, selectionEnd } = this;
    const end = selectionEnd ?? value.length;
    const isSelected = selectionStart !== null && selectionStart < end;
    const start = isSelected ? selectionStart : lastCharacter(value, end);
    // An editor that hides its field has the text elsewhere, and hears of keys.
    if (end === 0) strike(element, "Backspace", 8);
    else this.setRangeText("", start, end);
  }

  insertLineBreak() {
    const { element } = this;
    if (element.localName === "input") strikeEnter(element);
    else strikeEnter(element, () => this.setRangeText("\n", element.selectionStart ?? 0, element.selectionEnd ?? 0));
  }

  private hold(inserting: string, place: number, end: number) {
    const { value } = this.element;
    const start = place < end ? place : Math.max(place - 1, 0);
    const text = value.slice(start, place) + inserting;
    if (isPending(text)) this.held = { text, start, end, cursor: start + text.length, value };
  }

  // What is held, if the field and its cursor are as they were left.
  private waiting() {
    const { held, element } = this;
    const isThere = held?.value === element.value && held.end === element.selectionEnd;
    return isThere && held.end === element.selectionStart ? held : null;
  }
}

/** Whether `text` ends in dots and the lead that they wait on, which is a unit of two. */
function isPending(text: string) {
  return text.length - withoutUnit(text).length === 2 && scalarBefore(text) <= 0xffff;
}

/** What is to stand from `start` to `end` of a field's `value`, and where the cursor would be then. */
interface Held {
  text: string;
  start: number;
  end: number;
  cursor: number;
  value: string;
}

/**
 * A contenteditable element, by the line that the cursor stands in; `moved` hears of another line. Nodes alone
 * say little: an editor puts others in their place, and what is bold has one of its own.
 */
class EditableClient implements TextClient {
  private readonly element: HTMLElement;
  private readonly moved: () => void;
  // Where the cursor was seen last; null when it may be anywhere, as while the browser writes.
  private seen: Line | null = null;
  // What the line will be in a moment, where an editor has taken it upon itself to write.
  private coming: Line | null = null;

  constructor(element: HTMLElement, moved: () => void) {
    this.element = element;
    this.moved = moved;
  }

  get value() {
    const line = this.line();
    const { seen } = this;
    const isNear = !seen || !line || line.pieces.includes(seen.node) || seen.node.contains(line.node);
    // A node that is no longer there says nothing.
    if (!isNear && this.element.contains(seen.node)) {
      // Who hears of it sees the line that was left.
      this.coming = seen;
      this.moved();
      this.coming = null;
    }
    if (!this.coming) this.seen = line;
    return line?.text ?? "";
  }

  get selectionStart() {
    return this.line()?.start ?? null;
  }

  get selectionEnd() {
    return this.line()?.end ?? null;
  }

  setRangeText(text: string, start: number, end: number) {
    const line = this.line();
    const isPart = line !== null && line.start === line.end && start < end;
    const whole = isPart ? wholeCharacters(line.text, start, end, text) : { start, text };
    if (isPart) {
      const [node, offset] = placeIn(line, whole.start + 1);
      selectionOf(this.element)?.setBaseAndExtent(node, offset - 1, ...placeIn(line, end));
    } else if (line && line.start === line.end && line.node !== rangeIn(this.element)?.startContainer) {
      // Between two blocks Firefox begins another.
      selectionOf(this.element)?.collapse(line.node, line.offset);
    }
    this.write(whole.text, line && changed(line, whole.start, end, whole.text), isPart);
  }

  deleteContentBackward() {
    const line = this.line();
    if (!line) return;
    const { text, node, offset, start, end } = line;
    // Where a piece of text begins, only the browser knows what to delete.
    if (start === end && node.nodeType === 3 && offset > 0) this.setRangeText("", lastCharacter(text, end), end);
    else this.write("", changed(line, start, end, ""), false);
  }

  insertLineBreak() {
    const { element } = this;
    if (!this.line()) return;
    strikeEnter(element, () => {
      this.seen = null;
      if (execute(element, "\n", "insertParagraph") === false) replaceSelection(element, "\n");
    });
  }

  // Writes over what is selected, which `isPart` of the run or not; after that the line is `coming`.
  private write(text: string, coming: Line | null, isPart: boolean) {
    const { element } = this;
    if (!isOpen(element)) return;
    this.seen = null;
    const isDone = coming && execute(element, text);
    if (coming && isDone === null) {
      const { text: before } = this.line() ?? coming;
      this.coming = coming;
      queueMicrotask(() => {
        this.coming = null;
        // Who says no leaves the text, and with it the cursor.
        const line = this.line();
        if (isPart && line?.text === before && line.start < line.end) selectionOf(element)?.collapseToEnd();
      });
      return;
    }
    if (!isDone) {
      replaceSelection(element, text);
      tell(element, text);
    }
    const line = this.line();
    // Or browsers make one step of undoing of this and what comes next.
    if (line && text) selectionOf(element)?.collapse(line.node, line.offset);
    this.seen = line;
  }

  // The line of the cursor, if that is in the element and can be written to.
  private line() {
    const range = isOpen(this.element) ? rangeIn(this.element) : null;
    return range && (this.coming ?? lineAt(this.element, range));
  }
}

/** A line of an element: what stands between two blocks of it, or breaks. */
interface Line {
  /** Where the cursor is, or the selection begins. */
  node: Node;
  offset: number;
  /** The texts and images on it. */
  pieces: Node[];
  /** Its text, of which an image is a character; and where the selection is in that. */
  text: string;
  start: number;
  end: number;
}

/** The line of `element` in which the selection begins. */
function lineAt(element: HTMLElement, selected: AbstractRange): Line {
  let { startContainer: node, startOffset: offset } = selected;
  // Between two blocks the first is meant.
  for (let block: Node | undefined; (block = node.childNodes[offset - 1] ?? node.childNodes[0]);) {
    if (!isBlock(block) || !(block as HTMLElement).isContentEditable || block.nodeName === "BR") break;
    offset = offset > 0 ? block.childNodes.length : 0;
    node = block;
  }
  let block = node;
  while (block !== element && !isBlock(block)) block = block.parentNode!;
  const before = piecesBeside(node, offset, block, "previousSibling").reverse();
  const after = piecesBeside(node, offset, block, "nextSibling");
  const pieces = [...before, ...(node.nodeType === 3 ? [node] : []), ...after];
  const start = before.reduce((sum, piece) => sum + textOf(piece).length, node.nodeType === 3 ? textOf(node, offset).length : 0);
  const range = element.ownerDocument.createRange();
  range.setStart(node, offset);
  if (!selected.collapsed) range.setEnd(selected.endContainer, selected.endOffset);
  const text = pieces.map((piece) => textOf(piece)).join("");
  const between = selected.collapsed ? "" : range.toString() || IMAGE;
  const end = start + between.length;
  return { node, offset, pieces, text: text.slice(0, start) + between + text.slice(end), start, end };
}

/** The texts and images of `block` on one side of a place, the nearest first, as far as the line goes. */
function piecesBeside(node: Node, offset: number, block: Node, side: "previousSibling" | "nextSibling"): Node[] {
  const pieces: Node[] = [];
  const isAfter = side === "nextSibling";
  // Whether the line goes on behind all of these.
  const take = (child: Node | null): boolean => {
    for (; child; child = child[side]) {
      if (isBlock(child)) return false;
      if (child.nodeType === 3 || isImage(child)) pieces.push(child);
      else if (!take(isAfter ? child.firstChild : child.lastChild)) return false;
    }
    return true;
  };
  let goesOn = node.nodeType === 3 || take(node.childNodes[isAfter ? offset : offset - 1] ?? null);
  for (let at = node; goesOn && at !== block; at = at.parentNode!) goesOn = take(at[side]);
  return pieces;
}

/** The node of `line` with the character that ends at `place`, and how far into it that is. */
function placeIn(line: Line, place: number): [Node, number] {
  for (const piece of line.pieces) {
    const { length } = textOf(piece);
    if (place <= length) return [piece, offsetIn(piece, place)];
    place -= length;
  }
  return [line.node, line.offset];
}

/** Where the first `count` characters of `node` end, of which those of no width are none. */
function offsetIn(node: Node, count: number) {
  const text = node.nodeType === 3 ? node.nodeValue ?? "" : "";
  let offset = 0;
  for (; count > 0 && offset < text.length; offset += 1) if (!NO_WIDTH.test(text.charAt(offset))) count -= 1;
  return offset;
}

/** `line` with `text` from `start` to `end`, and the cursor after it. */
function changed(line: Line, start: number, end: number, text: string): Line {
  const cursor = start + text.length;
  return { ...line, text: line.text.slice(0, start) + text + line.text.slice(end), start: cursor, end: cursor };
}

const IMAGE = "\ufffc";
const NO_WIDTH = /[\u200b\u2060\ufeff]/;

/** The text of `node` before `end`, without the characters of no width that editors put beside cursors. */
function textOf(node: Node, end?: number) {
  return node.nodeType === 3 ? (node.nodeValue ?? "").slice(0, end).replace(/[\u200b\u2060\ufeff]/g, "") : IMAGE;
}

/** Whether `node` is like a character on its line: a picture, or what cannot be written into. */
function isImage(node: Node) {
  return node.nodeName === "IMG" || node.nodeType === 1 && !(node as HTMLElement).isContentEditable;
}

/** Whether a line ends where `node` begins, and at its end. */
function isBlock(node: Node) {
  if (node.nodeType !== 1) return false;
  return node.nodeName === "BR" || !/^(inline|contents|ruby)/.test(getComputedStyle(node as Element).display);
}

/** What not all browsers have, and older declarations of TypeScript do not know. */
interface Tree extends Node {
  host?: Element;
  getSelection?(): Selection | null;
}
interface Composed {
  getComposedRanges?(options: Node | { shadowRoots: Node[] }): StaticRange[];
}

/** The selection as `element` has it: in Chromium each shadow root has its own. */
function selectionOf(element: Element): Selection | null {
  const tree: Tree = element.getRootNode();
  return tree.getSelection ? tree.getSelection() : element.ownerDocument.getSelection();
}

/** What is selected in `element`, or null if that is elsewhere. */
function rangeIn(element: Element): AbstractRange | null {
  const selection = selectionOf(element);
  const tree: Tree = element.getRootNode();
  if (!selection?.rangeCount) return null;
  const range = (tree.host && composedIn(selection as Composed, tree)) ?? selection.getRangeAt(0);
  return element.contains(range.startContainer) && element.contains(range.endContainer) ? range : null;
}

/** What is selected in the shadow root `tree`, if the browser says so. */
function composedIn(selection: Composed, tree: Node): StaticRange | undefined {
  try {
    return selection.getComposedRanges?.({ shadowRoots: [tree] })[0];
  } catch {
    // Safari 17 and 18 take the roots themselves.
    return selection.getComposedRanges?.(tree)[0];
  }
}

/** What the browser does not do: writes `text` over the selection, or at the end if that is elsewhere. */
function replaceSelection(element: HTMLElement, text: string) {
  const page = element.ownerDocument;
  const selected = rangeIn(element);
  const range = page.createRange();
  range.selectNodeContents(element);
  range.collapse(false);
  if (selected) range.setEnd(selected.endContainer, selected.endOffset);
  if (selected) range.setStart(selected.startContainer, selected.startOffset);
  range.deleteContents();
  // The run must stand in one piece of text: that at the cursor, if there is any.
  const isPiece = range.startContainer.nodeType === 3;
  const piece = isPiece ? range.startContainer as Text : page.createTextNode("");
  const offset = isPiece ? range.startOffset : 0;
  if (!isPiece) range.insertNode(piece);
  piece.insertData(offset, text);
  if (selected) selectionOf(element)?.collapse(piece, offset + text.length);
}

/** Whether `element` is in a page, where it is not inert. */
function isThere(element: HTMLElement) {
  let around: Element | null | undefined = element;
  while (around && !around.closest("[inert]")) around = (around.getRootNode() as Tree).host;
  return !around && element.isConnected;
}

/** Whether it also lets itself be written to. */
function isOpen(element: HTMLElement) {
  return isThere(element) && element.matches(":read-write");
}

/**
 * Has the browser write `text` over the selection, or delete if that is empty: an input event, Ctrl+Z, and
 * the rest are its own then. False if it does not; null if the page says no, and perhaps writes itself.
 */
function execute(element: HTMLElement, text: string, command = text === "" ? "delete" : "insertText") {
  const page = element.ownerDocument;
  const inputType = command === "delete" ? "deleteContentBackward" : command;
  const data = command === "insertText" ? text : null;
  const asked = (targetRanges: StaticRange[]) =>
    new InputEvent("beforeinput", { bubbles: true, cancelable: true, composed: true, inputType, data, targetRanges });
  const range = rangeIn(element);
  const anywhere = { startContainer: page, startOffset: 0, endContainer: page, endOffset: 0 };
  // WebKit asks by itself, and lets nobody else say where.
  const isAsked = asked([new StaticRange(anywhere)]).getTargetRanges().length > 0;
  if (isAsked && !element.dispatchEvent(asked(range ? [new StaticRange(range)] : []))) return null;
  if (!element.isContentEditable && !element.matches(":focus")) return false;
  let question: Event | undefined;
  const asks = (event: Event) => {
    question = event;
    if (isAsked) event.stopImmediatePropagation();
  };
  page.addEventListener("beforeinput", asks, true);
  const isDone = page.execCommand(command, false, text);
  page.removeEventListener("beforeinput", asks, true);
  return question?.defaultPrevented ? null : isDone;
}

/**
 * The same change to `value` with whole user-perceived characters, which Chromium does not select parts
 * of: to put other dots after a lead, the lead is written again.
 */
function wholeCharacters(value: string, start: number, end: number, text: string) {
  const first = start < end ? Math.min(start, lastCharacter(value, end)) : start;
  return { start: first, text: value.slice(first, start) + text };
}

/** Tells the page that `text` was written, where the browser does not. */
function tell(element: HTMLElement, text: string) {
  const inputType = text ? "insertText" : "deleteContentBackward";
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType, data: text || null }));
}

/** Whether `event` is a key press for text, and nobody else's. */
function isPlain(event: KeyboardEvent) {
  // An input method that begins to compose says so by this code alone.
  if (event.isComposing || event.keyCode === 229 || event.getModifierState("AltGraph")) return false;
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}

// What strikeEnter needs: it is declared to users, and its file has nothing else.

const ONE_LINE = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;

// Whether a page hears of an Enter: what that makes it do may be Enter again.
let isStriking = false;

/**
 * Submits `form` as Enter does: its first button does, if that is not disabled; without a button, its one field.
 * (HTML Standard, 4.10.21.2, Implicit submission)
 */
function submit(form: HTMLFormElement | null | undefined) {
  const page = form?.getRootNode() as Document | undefined;
  const controls = Array.from(page?.querySelectorAll<HTMLInputElement>("button, input") ?? [])
    .filter((control) => control.form === form);
  const button = controls.find(({ type }) => type === "submit" || type === "image");
  const fields = controls.filter(({ type }) => ONE_LINE.test(type));
  if (button) button.click();
  else if (fields.length <= 1) form?.requestSubmit();
}

/** Strikes `key` in `element`; if the page lets it pass, does `act`. */
function strike(element: HTMLElement, key: string, keyCode: number, act?: () => void): void {
  const init = { key, code: key, keyCode, bubbles: true, cancelable: true, composed: true };
  const pass = (type: string) => {
    if (isStriking) return true;
    isStriking = true;
    const passes = element.dispatchEvent(new KeyboardEvent(type, init));
    isStriking = false;
    return passes;
  };
  // What writes nothing has no keypress.
  if (pass("keydown") && (key !== "Enter" || pass("keypress"))) act?.();
  pass("keyup");
}

// A field as it is at one moment.

/** A field's text, and from where to where it is selected there. */
interface FieldText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it does not say where its cursor is. */
  readonly isUnknown: boolean;
}

/** What the field of `client` says now, made to fit together. */
function fieldOf({ value, selectionStart, selectionEnd }: KeyboardSession["client"]): FieldText {
  const text = value ?? "";
  const end = within(selectionEnd ?? text.length, text.length);
  const start = within(selectionStart ?? end, end);
  return { text, start, end, isUnknown: typeof selectionStart !== "number" };
}

/** What was done to a field from one moment to another, or null if nothing was. */
function changeOf(before: FieldText, { text, start, end }: FieldText) {
  if (text === before.text && start === before.start && end === before.end) return null;
  const isLonger = before.start === before.end && text.length > before.text.length;
  return isLonger && text.startsWith(before.text.slice(0, before.start)) ? "written" : "changed";
}

// Texts, of which JavaScript counts UTF-16 code units.

/** `text` after `edit` was made at its end. */
function applied({ deleting, inserting }: Edit, text: string) {
  return text.slice(0, text.length - deleting) + inserting;
}

/** The smallest edit at the end of `before` that makes `after` of it. */
function difference(before: string, after: string): Edit {
  let same = 0;
  // Code points are compared, so that no edit begins within one.
  while (same < before.length && before.codePointAt(same) === after.codePointAt(same)) same += 1;
  return { deleting: before.length - same, inserting: after.slice(same) };
}

/** The code point of `text` that ends at `end`, 0 if there is none; a lone surrogate is its own. */
function scalarBefore(text: string, end = text.length) {
  const scalar = text.codePointAt(end - 2) ?? 0;
  return scalar > 0xffff ? scalar : text.charCodeAt(end - 1) || 0;
}

/** How many UTF-16 code units `scalar` takes; 0 for none. */
function width(scalar: number) {
  return scalar > 0xffff ? 2 : scalar > 0 ? 1 : 0;
}

/** `run` without its last code point. */
function withoutScalar(run: string) {
  return run.slice(0, run.length - width(scalarBefore(run)));
}

/** `run` without its last unit: a syllable, a letter, or a pending dot with the lead that it waits on. */
function withoutUnit(run: string) {
  const rest = withoutScalar(run);
  const isDot = [DOT, TWO_DOTS, COMPATIBILITY_DOT].includes(scalarBefore(run));
  return isDot && /[ᄀ-ᄒㄱ-ㅎ]$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** Whether `scalar` is written in Korean: in a run, whatever is no mark. */
function isHangul(scalar: number) {
  return /[ᄀ-ᇿㄱ-ㆎ가-힣]/.test(String.fromCodePoint(scalar));
}

/** The letter that `run` ends in if that is a consonant or a mark, "" if it is a vowel or a dot. */
function consonantOrMark(run: string) {
  const last = scalarBefore(run);
  const syllable = last - 0xac00;
  if (syllable >= 0 && syllable < 11172) return LAST_CONSONANTS[syllable % 28 - 1] ?? "";
  const isLetter = last && (!isHangul(last) || last >= 0x3131 && last <= 0x314e);
  return isLetter ? String.fromCodePoint(last) : "";
}

/** `offset`, or the nearest to it from 0 to `length`; 0 if it is no number. */
function within(offset: number, length: number) {
  return Math.min(Math.max(offset || 0, 0), length);
}

/** Where the last user-perceived character of `text` before `end` begins. */
function lastCharacter(text: string, end: number) {
  // No character is longer, and of flags, which stand in pairs of 4 code units, none is cut in two.
  const from = Math.max(end - 64, 0);
  const before = text.slice(from, end);
  if (!("Segmenter" in Intl)) return from + withoutScalar(before).length;
  let start = 0;
  for (const { index } of new Intl.Segmenter().segment(before)) start = index;
  return from + start;
}

// Reads a layout's transitions where they lie: in a text of digits, base 90, that docs/FORMAT.md describes.
// Whatever the digits say, a look-up reads nothing else and answers with Unicode scalars or not at all.

/** Whether the checksum of `trie` is that of what follows it. */
function isSealed(trie: string) {
  let sum = -1;
  for (let bit = 8 * 9; bit < 8 * trie.length; bit += 1) {
    const isOdd = (sum ^ trie.charCodeAt(bit >> 3) >> bit % 8) & 1;
    sum = sum >>> 1 ^ (isOdd && 0xedb88320);
  }
  return ~sum >>> 0 === pair(trie, 4) + (pair(trie, 6) + digit(trie, 8) * BASE ** 2) * BASE ** 2;
}

/** What key number `key` does after `text`, null for nothing; the last key of the trie is backspace. */
function lookUp(trie: string, key: number, text: string): Edit | null {
  if (key < 0 || key >= digit(trie, 19)) return null;
  const record = pair(trie, 15) + KEY_SIZE * key;
  let scalar = scalarBefore(text);
  let deleting = width(scalar);
  let cell = lastCell(trie, record, scalar);
  if (cell >= BEFORE) {
    const block = pair(trie, 17) + 2 * (cell - BEFORE);
    const before = scalarBefore(text, text.length - deleting);
    const found = cellAt(trie, block, beforeIndex(trie, before), 0);
    cell = found || pair(trie, block);
    if (found > 0) {
      scalar = before;
      deleting += width(before);
    }
  }
  const inserting = cell > 0 ? written(trie, record, cell, scalar) : ownLetter(trie, record);
  return inserting === null ? null : { deleting: cell > 0 ? deleting : 0, inserting };
}

/** The cell for the last code point, 0 if there is none. */
function lastCell(trie: string, record: number, last: number) {
  const cell = (pointer: number, index: number) => {
    const block = pair(trie, record + pointer);
    return cellAt(trie, block, index, pair(trie, block));
  };
  if (isSyllable(last)) return tailOf(last) > 0 ? cell(2, tailOf(last)) : cell(4, ((last - 0xac00) / 28 | 0) % 21);
  const lead = leadOf(trie, last);
  if (last >= 0x3131 && lead < NONE) return cell(6, lead);
  if (last >= 0x314f && last < 0x3164) return cell(8, last - 0x314f);
  for (let own = 0; last > 0 && own < digit(trie, 12); own += 1) {
    if (scalarOf(trie, 40 + own) === last) return cell(8, 21 + own);
  }
  return 0;
}

/** The cell at `index` of `block`; `otherwise` if the block's range does not reach there. */
function cellAt(trie: string, block: number, index: number, otherwise: number) {
  const offset = index - digit(trie, block + 2);
  return offset >= 0 && offset < digit(trie, block + 3) ? pair(trie, block + 4 + 2 * offset) : otherwise;
}

/** The index of the code point before the last: its tail, or that of a lead without a vowel. */
function beforeIndex(trie: string, before: number) {
  if (isSyllable(before)) return tailOf(before);
  return leadOf(trie, before) < NONE ? LEAD_INDEX : -1;
}

/** What `cell` makes of `scalar`, null if it says what cannot be done to that. */
function written(trie: string, record: number, cell: number, scalar: number) {
  if (cell < VOWEL) {
    if (!isSyllable(scalar)) return null;
    if (cell < PUSH) return withTail(scalar, cell - TAIL);
    // A tail that stays and a lead that goes; the cells of both kinds count them alike.
    const lead = (cell - PUSH) % 19;
    const next = cell < CARRY ? letterOf(trie, lead) : appended(trie, record, lead);
    return next === null ? null : withTail(scalar, ((cell - PUSH) / 19 | 0) % 28) + next;
  }
  if (cell === NOTHING) return "";
  if (cell >= LETTER) return cell < BEFORE ? letterOf(trie, cell - LETTER) : null;
  const lead = leadOf(trie, scalar);
  if (lead === NONE) return null;
  if (cell === APPENDED) return appended(trie, record, lead);
  return cell === BARE_LEAD ? letterOf(trie, lead) : syllable(lead, cell - VOWEL);
}

/** The letter that the key appends, null if it appends none. */
function ownLetter(trie: string, record: number) {
  const letter = digit(trie, record);
  return letter === NONE ? null : letterOf(trie, letter);
}

/** What the key's letter makes of `lead`: a syllable, or the lead and a pending dot; null if it joins no lead. */
function appended(trie: string, record: number, lead: number) {
  const joining = digit(trie, record + 1);
  const letter = ownLetter(trie, record);
  if (letter === null || joining > PENDING) return null;
  if (joining < PENDING) return syllable(lead, joining);
  return String.fromCodePoint(isCompatible(trie) ? scalarOf(trie, lead) : 0x1100 + lead) + letter;
}

/** The lead of a syllable, a pending form or a lone consonant; NONE of anything else. */
function leadOf(trie: string, scalar: number) {
  if (isSyllable(scalar)) return (scalar - 0xac00) / 588 | 0;
  if (scalar >= 0x1100 && scalar < 0x1113) return scalar - 0x1100;
  const lead = scalar < 0x3131 || scalar >= 0x314f ? NONE : consonant(trie, 19 + scalar - 0x3131);
  return lead < 19 ? lead : NONE;
}

/** The letter of that number, null if there is none. */
function letterOf(trie: string, letter: number) {
  const scalar = scalarOf(trie, letter);
  return scalar > 0 ? String.fromCodePoint(scalar) : null;
}

/** The code point of a letter by its number: 19 consonants, 21 vowels, then the trie's own. 0 if it is none. */
function scalarOf(trie: string, letter: number) {
  if (letter < 19) return 0x3131 + consonant(trie, letter);
  if (letter < 40) return 0x314f + letter - 19;
  const offset = pair(trie, 13) + 3 * (letter - 40);
  const scalar = pair(trie, offset) + digit(trie, offset + 2) * BASE * BASE;
  const isScalar = letter < 40 + digit(trie, 12) && (scalar < 0xd800 || scalar > 0xdfff);
  if (scalar === DOT && isScalar && isCompatible(trie)) return COMPATIBILITY_DOT;
  return isScalar ? scalar : 0;
}

/** The table of 19 consonants by lead, then of leads by consonant; it follows the trie's own letters. */
function consonant(trie: string, index: number) {
  return digit(trie, pair(trie, 13) + 3 * digit(trie, 12) + index);
}

/** Whether pending dots are written in the compatibility style. The digit that says so alone is another then. */
function isCompatible(trie: string) {
  return digit(trie, 20) === COMPATIBILITY;
}

/** The digit at `offset`, 0 outside the trie. */
function digit(trie: string, offset: number) {
  return trie.charCodeAt(offset) - 0x25 || 0;
}

/** A number of two digits, the lower first. */
function pair(trie: string, offset: number) {
  return digit(trie, offset) + digit(trie, offset + 1) * BASE;
}

function isSyllable(scalar: number) {
  return scalar >= 0xac00 && scalar < 0xd7a4;
}

function tailOf(scalar: number) {
  return (scalar - 0xac00) % 28;
}

/** The syllable `scalar` with another tail. */
function withTail(scalar: number, tail: number) {
  return String.fromCodePoint(scalar - tailOf(scalar) + tail);
}

function syllable(lead: number, vowel: number) {
  return String.fromCodePoint(0xac00 + (lead * 21 + vowel) * 28);
}

/** Cheonjiin (천지인). */
const cheonjiin: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout({
  id: "cheonjiin", name: "천지인", latinName: "Cheonjiin", spaceEndsRun: true, cycleTimeout: 1000,
  keys: [
    { id: "인", legend: "ㅣ", scalar: "ㅣ", code: "1" },
    { id: "천", legend: "ㆍ", scalar: "ㆍ", code: "2" },
    { id: "지", legend: "ㅡ", scalar: "ㅡ", code: "3" },
    { id: "ㄱㅋ", scalar: "ㄱ", code: "4" },
    { id: "ㄴㄹ", scalar: "ㄴ", code: "5" },
    { id: "ㄷㅌ", scalar: "ㄷ", code: "6" },
    { id: "ㅂㅍ", scalar: "ㅂ", code: "7" },
    { id: "ㅅㅎ", scalar: "ㅅ", code: "8" },
    { id: "ㅈㅊ", scalar: "ㅈ", code: "9" },
    { id: ".,?!", scalar: "." },
    { id: "ㅇㅁ", scalar: "ㅇ", code: "0" },
  ],
  trie: "HWJTr[r7T&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1",
});

/** Naratgeul (나랏글). */
const naratgeul: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout({
  id: "naratgeul", name: "나랏글", latinName: "Naratgeul", spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    { id: "ㄱ", code: "1" },
    { id: "ㄴ", code: "2" },
    { id: "ㅏㅓ", scalar: "ㅏ", code: "3" },
    { id: "ㄹ", code: "4" },
    { id: "ㅁ", code: "5" },
    { id: "ㅗㅜ", scalar: "ㅗ", code: "6" },
    { id: "ㅅ", code: "7" },
    { id: "ㅇ", code: "8" },
    { id: "ㅣ", code: "9" },
    { id: "획추가", scalar: "ㆆ", code: "*" },
    { id: "ㅡ", code: "0" },
    { id: "쌍자음", scalar: "ㆀ", code: "#" },
  ],
  trie: "HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%461%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

/** SKY-II (스카이). */
const sky: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout({
  id: "sky", name: "스카이", latinName: "SKY-II", spaceEndsRun: true, cycleTimeout: 1000,
  keys: [
    { id: "ㄱㅋ", scalar: "ㄱ", code: "1" },
    { id: "ㅣㅡ", scalar: "ㅣ", code: "2" },
    { id: "ㅏㅑ", scalar: "ㅏ", code: "3" },
    { id: "ㄷㅌ", scalar: "ㄷ", code: "4" },
    { id: "ㄴㄹ", scalar: "ㄴ", code: "5" },
    { id: "ㅓㅕ", scalar: "ㅓ", code: "6" },
    { id: "ㅁㅅ", scalar: "ㅁ", code: "7" },
    { id: "ㅂㅍ", scalar: "ㅂ", code: "8" },
    { id: "ㅗㅛ", scalar: "ㅗ", code: "9" },
    { id: "ㅈㅊ", scalar: "ㅈ", code: "*" },
    { id: "ㅇㅎ", scalar: "ㅇ", code: "0" },
    { id: "ㅜㅠ", scalar: "ㅜ", code: "#" },
  ],
  trie: "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

/** Dubeolsik (두벌식). */
const dubeolsik: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout({
  id: "dubeolsik", name: "두벌식", latinName: "Dubeolsik", spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    { id: "ㅂ", code: "q" },
    { id: "ㅈ", code: "w" },
    { id: "ㄷ", code: "e" },
    { id: "ㄱ", code: "r" },
    { id: "ㅅ", code: "t" },
    { id: "ㅛ", code: "y" },
    { id: "ㅕ", code: "u" },
    { id: "ㅑ", code: "i" },
    { id: "ㅐ", code: "o" },
    { id: "ㅔ", code: "p" },
    { id: "ㅁ", code: "a" },
    { id: "ㄴ", code: "s" },
    { id: "ㅇ", code: "d" },
    { id: "ㄹ", code: "f" },
    { id: "ㅎ", code: "g" },
    { id: "ㅗ", code: "h" },
    { id: "ㅓ", code: "j" },
    { id: "ㅏ", code: "k" },
    { id: "ㅣ", code: "l" },
    { id: "ㅋ", code: "z" },
    { id: "ㅌ", code: "x" },
    { id: "ㅊ", code: "c" },
    { id: "ㅍ", code: "v" },
    { id: "ㅠ", code: "b" },
    { id: "ㅜ", code: "n" },
    { id: "ㅡ", code: "m" },
    { id: "ㅃ", code: "Q", under: "ㅂ" },
    { id: "ㅉ", code: "W", under: "ㅈ" },
    { id: "ㄸ", code: "E", under: "ㄷ" },
    { id: "ㄲ", code: "R", under: "ㄱ" },
    { id: "ㅆ", code: "T", under: "ㅅ" },
    { id: "ㅒ", code: "O", under: "ㅐ" },
    { id: "ㅖ", code: "P", under: "ㅔ" },
  ],
  trie: "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k))~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

/** Danmoeum (단모음). */
const danmoeum: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout({
  id: "danmoeum", name: "단모음", latinName: "Danmoeum", spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    { id: "ㅂ", code: "q" },
    { id: "ㅈ", code: "w" },
    { id: "ㄷ", code: "e" },
    { id: "ㄱ", code: "r" },
    { id: "ㅅ", code: "t" },
    { id: "ㅗ", code: "h" },
    { id: "ㅐ", code: "o" },
    { id: "ㅔ", code: "p" },
    { id: "ㅁ", code: "a" },
    { id: "ㄴ", code: "s" },
    { id: "ㅇ", code: "d" },
    { id: "ㄹ", code: "f" },
    { id: "ㅎ", code: "g" },
    { id: "ㅓ", code: "j" },
    { id: "ㅏ", code: "k" },
    { id: "ㅣ", code: "l" },
    { id: "ㅋ", code: "z" },
    { id: "ㅌ", code: "x" },
    { id: "ㅊ", code: "c" },
    { id: "ㅍ", code: "v" },
    { id: "ㅜ", code: "n" },
    { id: "ㅡ", code: "m" },
  ],
  trie: "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|.J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-51%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'651%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

/** Every layout. Whoever names it keeps them all in the bundle. */
const layouts: readonly KeyboardLayout[] = [cheonjiin, naratgeul, sky, dubeolsik, danmoeum];

/** The layout of that id, or null. Whoever calls it keeps them all in the bundle. */
function layoutById(id: string): KeyboardLayout | null {
  return layouts.find((layout) => layout.id === id) ?? null;
}

/**
 * Everything between a finger and an input session: pages, shift, what holding and flicking a key offers, the repeat of
 * backspace. It draws nothing and has no timers. Times are in milliseconds on the clock of `performance`, and never go
 * back. Each input answers what the session did last in it.
 */
class Keyboard {
  /** What writes into the field. */
  readonly session: KeyboardSession;
  /**
   * Called at the end of all that may have changed what is to be drawn: draw {@link Keyboard.rows} and
   * {@link Keyboard.list}, and ring at {@link Keyboard.nextTick}.
   */
  onChange: () => void = () => {};
  /** Called when the host has something to do. */
  onRequest: (request: KeyboardRequest) => void = () => {};
  /** Called when a slot has done what it is there for. It is to leave the field alone until the input is over. */
  onPress?: ((press: SlotPress) => void) | undefined;

  private readonly state: KeyboardState;
  private readonly typist: KeyboardTypist;
  private readonly fingers: KeyboardFingers;
  // Whether an input is under way: what the host says of its own changes then is no news.
  private isBusy = false;
  // What was shown when it last said so.
  private told: readonly unknown[] = [];

  /** A keyboard for a field of letters, until {@link Keyboard.fieldDidChange} says otherwise. */
  constructor(pages: KeyboardPages, session: KeyboardSession) {
    this.session = session;
    this.state = new KeyboardState(pages);
    this.typist = new KeyboardTypist(this, this.state);
    this.fingers = new KeyboardFingers(this.typist);
    if (session.layout !== pages.layout) session.layout = pages.layout;
  }

  /** The keyboard's pages; others end the run, and what the fingers were at. */
  get pages(): KeyboardPages {
    return this.state.pages;
  }
  set pages(pages: KeyboardPages) {
    this.input(null, () => {
      this.typist.commit();
      this.session.layout = pages.layout;
      this.state.pages = pages;
      this.state.begin();
    });
  }

  /** What users may want otherwise; those that are not named when it is set are as usual. */
  get settings(): KeyboardSettings {
    return this.state.settings;
  }
  set settings(settings: Partial<KeyboardSettings>) {
    this.input(null, () => (this.state.settings = { ...defaultSettings(), ...settings }));
  }

  /** The field that it is for. */
  get field(): KeyboardField {
    return this.state.field;
  }

  /** The page that is shown. */
  get page(): Page {
    return this.state.page;
  }

  /** What shift does now. */
  get shift(): Shift {
    return this.state.shift;
  }

  /** The page as it is drawn, row by row. */
  get rows(): readonly (readonly KeyboardFace[])[] {
    return facesOf(this.state, isEndedBySpace(this.session));
  }

  /** The list of what a slot offers, where a finger has opened one, or null. */
  get list(): FaceList | null {
    return listOf(this.state);
  }

  /** When something happens by itself, so that {@link Keyboard.tick} is to be called; null if nothing will. */
  get nextTick(): number | null {
    return this.state.nextTouch?.due ?? null;
  }

  /** To be called when the keyboard is shown for another field. */
  fieldDidChange(field: KeyboardField): void {
    this.input(null, () => {
      this.state.field = field;
      this.state.begin();
    });
  }

  /** A finger goes down on a slot; by its number the other inputs name it. */
  down({ place, finger, time }: { place: Place; finger: number; time: number }): Outcome {
    return this.input(time, () => this.fingers.press(place, finger));
  }

  /**
   * A finger has moved to another slot, or to none.
   *
   * It leaves a slot where the box ends in which the slot was drawn when the finger came there. A page that has opened
   * since may have another key in that place, and no finger is quite still.
   */
  move({ finger, place, time }: { finger: number; place: Place | null; time: number }): Outcome {
    return this.input(time, () => {
      const slot = slotAt(this.state, place);
      this.fingers.touch(finger)?.move(slot && place, slot);
    });
  }

  /** A finger is so many CSS pixels to the right and further down than where it went down. */
  drag({ finger, x, y, time }: { finger: number; x: number; y: number; time: number }): Outcome {
    return this.input(time, () => this.fingers.drag(finger, x, y));
  }

  /** A finger with an open list is over this item, counted from 0; over none, if there is no such item. */
  choose({ item, finger, time }: { item: number; finger: number; time: number }): Outcome {
    return this.input(time, () => this.fingers.touch(finger)?.choose(item));
  }

  /** A finger goes up. */
  up({ finger, time }: { finger: number; time: number }): Outcome {
    return this.input(time, () => this.fingers.lift(finger));
  }

  /** A finger is not to count any more: the system has taken it. */
  cancel({ finger, time }: { finger: number; time: number }): Outcome {
    return this.input(time, () => this.fingers.cancel(finger));
  }

  /** A slot is tapped by a host without fingers, such as a screen reader. No finger is to have the number -1. */
  tap({ place, time }: { place: Place; time: number }): Outcome {
    return this.input(time, () => {
      this.fingers.press(place, -1);
      this.fingers.lift(-1);
    });
  }

  /** To be called at {@link Keyboard.nextTick}, or whenever else: what was to happen by then happens. */
  tick(time: number): Outcome {
    return this.input(time, () => {});
  }

  /** To be called when the cursor has moved or the text has changed, though it may have been by this keyboard. */
  hostDidChange(time: number): Outcome {
    return this.isBusy ? "nothing" : this.input(time, () => this.session.hostDidChange());
  }

  // Does what every input does: first, whatever was to happen by then; at last, what the text says of capitals.
  private input(time: number | null, act: () => void) {
    const { typist, isBusy } = this;
    if (!isBusy) typist.outcome = "nothing";
    this.isBusy = true;
    if (time !== null) {
      typist.now = Math.max(typist.now, time);
      this.fingers.happen();
    }
    act();
    typist.look();
    this.isBusy = isBusy;
    const { outcome } = typist;
    if (!isBusy) this.tellChange(); // which may be an input itself
    return outcome;
  }

  private tellChange() {
    const { page, shift, field, settings, touches } = this.state;
    const fingers = touches.flatMap(({ place, phase, due }) => [place, phase, due]);
    const shown = [page, shift, field, settings.needsGlobe, isEndedBySpace(this.session), ...fingers];
    const isSame = shown.length === this.told.length && shown.every((part, index) => part === this.told[index]);
    this.told = shown;
    if (!isSame) this.onChange();
  }
}

/** What fingers do. Whatever a session or a host is asked may change the keyboard, and take the touches away. */
class KeyboardFingers {
  private readonly typist: KeyboardTypist;
  private readonly state: KeyboardState;

  constructor(typist: KeyboardTypist) {
    this.typist = typist;
    this.state = typist.state;
  }

  /** A finger goes down, after the others have done what they wait for. */
  press(place: Place, finger: number): void {
    const { typist, state } = this;
    this.cancel(finger);
    this.settle();
    // A space of the other thumb may have made a capital due.
    typist.look();
    const slot = slotAt(state, place);
    if (!slot || slot.role === "gap") return;
    const touch = new KeyboardTouch(finger, slot, place);
    state.touches.push(touch);
    this.begin(touch, slot);
    if (slot.hold && touch.isOpen) touch.due = typist.now + state.settings.longPress;
  }

  // Another finger comes: what the others wait for is done now, in the order in which they came.
  private settle() {
    for (const touch of this.state.touches) {
      if (touch.isModifier) continue;
      const { phase } = touch;
      touch.spend();
      this.finish(touch, phase);
    }
  }

  // Does what `slot` does at once, and says what is to become of the finger.
  private begin(touch: KeyboardTouch, slot: Slot) {
    const { typist, state } = this;
    const { now } = typist;
    if (slot.key !== undefined) {
      touch.phase = { kind: "written" };
      typist.tap(slot);
      if (typist.hasWritten) touch.composed = typist.session.composing;
    } else if (slot.text !== undefined && !slot.hold && !slot.flicks) {
      touch.phase = { kind: "spent" };
      typist.tap(slot);
    } else if (slot.page !== undefined) {
      touch.phase = { kind: "page", before: state.page };
      state.open(state.pageNamed(slot.page));
    } else if (slot.role === "shift") {
      touch.phase = { kind: "shift", before: state.shift, hasLocked: state.pressShift(now) };
    } else if (slot.role === "backspace") {
      touch.phase = { kind: "repeating", since: now };
      touch.due = now + state.settings.repeatDelay;
      typist.backspace(slot);
    }
  }

  // Does what `touch` still waits for.
  private finish(touch: KeyboardTouch, phase: Phase) {
    const { slot } = touch;
    if (phase.kind === "waiting" && slot) this.typist.tap(slot);
    const offer = phase.kind === "choosing" ? slot?.hold?.[phase.item ?? -1] : undefined;
    if (offer !== undefined) this.typist.replace(touch, offer);
  }

  /** The finger goes up. */
  lift(finger: number): void {
    const { state } = this;
    const touch = this.touch(finger);
    if (!touch) return;
    const { phase } = touch;
    this.finish(touch, phase);
    if (touch.isModifier && touch.hasMoved && touch.slot) this.typist.tap(touch.slot);
    if (!this.remove(touch)) return;
    state.releaseShift(touch);
    if (phase.kind === "page" && touch.isUsed) state.open(phase.before);
  }

  /** The finger was not meant. */
  cancel(finger: number): void {
    const touch = this.touch(finger);
    if (!touch) return;
    this.remove(touch);
    this.state.cancelShift(touch);
    if (touch.phase.kind === "page") this.state.open(touch.phase.before);
  }

  /** The finger is so many CSS pixels to the right and further down than where it went down. */
  drag(finger: number, x: number, y: number): void {
    const { typist, state: { settings } } = this;
    const touch = this.touch(finger);
    if (!touch) return;
    const { slot, phase, isOpen } = touch;
    const step = stepOf(x, settings);
    if (phase.kind === "sliding") {
      this.slide(touch, phase.step, step);
    } else if (isOpen && slot?.role === "space") {
      if (step === 0) return;
      typist.act(slot, () => typist.commit());
      this.slide(touch, 0, step);
    } else if (isOpen) {
      const direction = directionOf(x, y, settings);
      const offer = direction && slot?.flicks?.[direction];
      if (offer === undefined || offer === null) return;
      touch.spend();
      typist.replace(touch, offer);
    }
  }

  // The finger on space has moved the cursor by `old` steps, and is to have moved it by `step`.
  private slide(touch: KeyboardTouch, old: number, step: number) {
    touch.phase = { kind: "sliding", step };
    if (step !== old) this.typist.moveCursor(step - old);
  }

  /** Does all that was to happen by now. What happens late happens once. */
  happen(): void {
    for (let touch; (touch = this.state.nextTouch) && touch.due! <= this.typist.now;) {
      if (touch.phase.kind === "repeating") {
        this.deleteMore(touch, touch.phase.since);
      } else {
        touch.spend();
        this.offer(touch);
      }
    }
  }

  // The finger has been held on: one offer is typed at once, several are a list.
  private offer(touch: KeyboardTouch) {
    const [first, ...others] = touch.slot?.hold ?? [];
    if (others.length > 0) touch.phase = { kind: "choosing", item: 0 };
    else if (first !== undefined) this.typist.replace(touch, first);
  }

  // Backspace has been held on: what it deletes is more, the longer it is held.
  private deleteMore(touch: KeyboardTouch, since: number) {
    const { typist, state: { settings } } = this;
    const isWord = typist.now - since >= settings.wordsAfter;
    touch.due = typist.now + Math.max(1, isWord ? settings.wordInterval : settings.repeatInterval);
    if (!isWord) typist.backspace(touch.slot);
    else if (!typist.deleteWord(touch.slot)) touch.spend();
  }

  /** The touch of a finger, if that is down. */
  touch(finger: number): KeyboardTouch | undefined {
    return this.state.touches.find((touch) => touch.finger === finger);
  }

  // Says whether it was still there.
  private remove(touch: KeyboardTouch) {
    const { touches } = this.state;
    const index = touches.indexOf(touch);
    if (index >= 0) touches.splice(index, 1);
    return index >= 0;
  }
}

/** What slots do with the session and the host. The host may then change the keyboard, so that state is read anew. */
class KeyboardTypist {
  readonly state: KeyboardState;
  readonly session: KeyboardSession;
  /** What the last operation of the session has done since the input began. */
  outcome: Outcome = "nothing";
  /** When the last input came. */
  now = -Infinity;

  private readonly host: Pick<Keyboard, "onRequest" | "onPress">;

  /** What `keyboard`, which remembers `state`, does with its session and its host. */
  constructor(keyboard: Pick<Keyboard, "session" | "onRequest" | "onPress">, state: KeyboardState) {
    this.host = keyboard;
    this.session = keyboard.session;
    this.state = state;
  }

  /** Does what a tap on `slot` does; one on shift, on backspace or on a slot that opens a page does nothing. */
  tap(slot: Slot): void {
    const { role } = slot;
    if (role === "shift" || role === "backspace" || role === "gap" || slot.page !== undefined) return;
    this.act(slot, () => {
      const { state, host } = this;
      const offer = offerOf(state, slot);
      if (offer !== undefined) {
        this.type(offer);
      } else if (role === "space") {
        this.space();
      } else if (role === "enter") {
        this.enter();
      } else if (role === "next") {
        this.commit();
      } else if (role === "language") {
        this.commit();
        if (!state.openNextLetters()) host.onRequest({ kind: "nextKeyboard" });
      } else if (role === "globe") {
        state.forgetTap();
        host.onRequest({ kind: "nextKeyboard" });
      } else {
        state.forgetTap();
        this.outcome = this.session.commit();
        host.onRequest({ kind: "hide" });
      }
    });
  }

  // Writes what a slot or an offer types.
  private type(offer: Offer) {
    const { state, session } = this;
    state.forget();
    if (typeof offer === "number") {
      this.outcome = session.press(state.pages.layout.keys[offer], this.now);
      state.wrote(offer);
    } else {
      const { text, behind } = partsOf(offer);
      this.outcome = session.insert(text);
      state.wrote(offer);
      if (behind > 0) this.host.onRequest({ kind: "moveCursor", by: -behind });
    }
  }

  /** Types `offer` in the place of what `touch` has written, as far as that is still what is composed. */
  replace({ slot, composed }: KeyboardTouch, offer: Offer): void {
    this.act(slot, () => {
      if (composed && composed === this.session.composing) this.session.backspace("stroke");
      this.type(offer);
    });
  }

  /** Ends the run: the next key does not go on with it. */
  commit(): void {
    this.state.forget();
    this.outcome = this.session.commit();
  }

  /** Asks for the cursor to be moved, after which nothing goes on that was begun before. */
  moveCursor(by: number): void {
    this.state.forget();
    this.host.onRequest({ kind: "moveCursor", by });
  }

  private enter() {
    const { state } = this;
    const { action } = state.field;
    if (action === "none") {
      state.forget();
      this.outcome = this.session.enter();
    } else {
      this.commit();
      this.host.onRequest({ kind: "perform", action });
    }
    state.endLine();
  }

  // Writes a space; or makes a full stop of the last one, where this one comes soon after it.
  private space() {
    const { state, session, isFullStopDue: isStop } = this;
    this.outcome = isStop ? session.insert(". ", 1) : session.space();
    state.lastSpace = this.hasWritten ? { time: this.now, isStop } : null;
    state.forgetTap();
    state.endLine();
  }

  private get isFullStopDue(): boolean {
    const { session, state: { lastSpace, settings } } = this;
    if (!lastSpace || lastSpace.isStop || this.now - lastSpace.time > (settings.doubleSpace ?? -1)) return false;
    return !session.composing && !isSelected(session) && endsInWordAndSpace(textBefore(session) ?? "");
  }

  /** Deletes what the session takes back; or makes two spaces again of those that became a full stop. */
  backspace(slot: Slot | null): void {
    this.act(slot, () => {
      const { session, state } = this;
      const isStop = state.lastSpace?.isStop && !isSelected(session) && textBefore(session)?.endsWith(". ");
      state.forget();
      this.outcome = isStop ? session.insert("  ", 2) : session.backspace(state.settings.backspaceStep);
    });
  }

  /**
   * Deletes the selection, or the last word; a character, where nobody says what stands there.
   *
   * @returns Whether there was anything.
   */
  deleteWord(slot: Slot | null): boolean {
    this.act(slot, () => {
      const { session, state } = this;
      const word = isSelected(session) ? 0 : lastWord(textBefore(session) ?? "");
      state.forget();
      // Ends the run itself, so that nobody is told of what it deletes of that.
      this.outcome = word > 0 ? session.insert("", word) : session.backspace("jamo");
    });
    return this.outcome === "changed";
  }

  /** Finds out whether a capital is due. */
  look(): void {
    const { state, session } = this;
    const { capitals } = state.field;
    state.setDue(capitals !== "none" && areDue(capitals, textBefore(session)));
  }

  /** Whether the last operation has written or deleted anything. */
  get hasWritten(): boolean {
    return this.outcome === "written" || this.outcome === "changed";
  }

  /** Tells of what `act` does by `slot`, whose legend may be another afterwards. */
  act(slot: Slot | null, act: () => void): void {
    if (!slot) return;
    const legend = legendOf(this.state, slot, isEndedBySpace(this.session));
    this.outcome = "nothing";
    act();
    this.host.onPress?.({ legend, role: roleOf(slot), outcome: this.outcome });
  }
}

/** What a keyboard remembers from one input to the next. It knows no text. */
class KeyboardState {
  pages: KeyboardPages;
  settings: KeyboardSettings = defaultSettings();
  field: KeyboardField = { kind: "letters", capitals: "none", action: "none" };
  /** The page that is shown. */
  page: Page;
  /** The page of letters that was last shown. */
  home: Page;
  shift: Shift = "off";
  /** The fingers that are down, in the order in which they came. */
  readonly touches: KeyboardTouch[] = [];
  /** When a space was last written, if nothing was done since, and whether it became a full stop. */
  lastSpace: { readonly time: number; readonly isStop: boolean } | null = null;

  // Whether a capital is due.
  private isDue = false;
  // Whether anything was written since the page was opened.
  private isUsed = false;
  // When shift was last pressed, if nothing else was since.
  private lastTap: number | null = null;

  constructor(pages: KeyboardPages) {
    this.pages = pages;
    this.page = this.home = pages.pages[0];
    this.begin();
  }

  /** Begins with another field, or with other pages. */
  begin(): void {
    const { pages } = this.pages;
    this.touches.length = 0;
    this.lastSpace = null;
    this.home = pages.find(({ kind }) => kind === "letters") ?? pages[0];
    this.open(pages.find(({ fields }) => fields.includes(this.field.kind)) ?? pages[0]);
  }

  /** Shows this page. */
  open(page: Page): void {
    this.page = page;
    if (page.kind === "letters") this.home = page;
    this.isUsed = false;
    this.lastTap = null;
    for (const touch of this.touches) if (touch.isOnShift) touch.isUsed = true;
    this.shift = page.hasCapitals && this.isDue ? "due" : "off";
  }

  /** The page of this id, or the letters. */
  pageNamed(id: string): Page {
    return this.pages.pages.find((page) => page.id === id) ?? this.home;
  }

  /** Shows the letters of the next language, and says whether there are others. */
  openNextLetters(): boolean {
    const letters = this.pages.pages.filter(({ kind }) => kind === "letters");
    const next = letters[(letters.indexOf(this.home) + 1) % letters.length];
    if (!next || next === this.home) return false;
    this.open(next);
    return true;
  }

  /** A finger came down on shift; says whether it has locked it. */
  pressShift(time: number): boolean {
    const isSecond = this.lastTap !== null && time - this.lastTap <= this.settings.doubleTap;
    this.lastTap = time;
    if (this.shift === "locked") return false;
    this.shift = isSecond && this.page.hasCapitals ? "locked" : "once";
    return this.shift === "locked";
  }

  /** The finger of `touch` left shift. */
  releaseShift({ phase, isUsed }: KeyboardTouch): void {
    if (phase.kind !== "shift") return;
    if (isUsed || phase.before !== "off" && !phase.hasLocked) this.shift = "off";
  }

  /** The finger of `touch` was not meant to be on shift. */
  cancelShift({ phase, isUsed }: KeyboardTouch): void {
    if (phase.kind !== "shift") return;
    this.shift = isUsed ? "off" : phase.before;
    this.lastTap = null;
  }

  /** Something else than shift was pressed. */
  forgetTap(): void {
    this.lastTap = null;
  }

  /** Something else than a space or shift was pressed. */
  forget(): void {
    this.lastSpace = null;
    this.lastTap = null;
  }

  /** This was written. */
  wrote(offer: Offer): void {
    this.isUsed = true;
    for (const touch of this.touches) if (touch.isModifier) touch.isUsed = true;
    if (this.shift !== "locked" && !this.touches.some(({ isOnShift }) => isOnShift)) this.shift = "off";
    // What follows an apostrophe is a letter: don't.
    if (offer === "'" && this.page.kind === "symbols" && this.home.hasCapitals) this.open(this.home);
  }

  /** A line or a word was ended. */
  endLine(): void {
    if (this.page.kind === "symbols" && this.isUsed) this.open(this.home);
  }

  /** A capital is due from now on, or no longer. */
  setDue(isDue: boolean): void {
    if (isDue === this.isDue) return;
    this.isDue = isDue;
    if (isDue && this.page.hasCapitals && this.shift === "off") this.shift = "due";
    if (!isDue && this.shift === "due") this.shift = "off";
  }

  /** The touch to which something happens next. There are never two, as one that goes down settles the others. */
  get nextTouch(): KeyboardTouch | undefined {
    return this.touches.find(({ due }) => due !== null);
  }
}

/** What a finger is at. */
type Phase =
  /** Its slot acts when it goes up; it has pressed a key; or it is down, and that is all. */
  | { readonly kind: "waiting" | "written" | "spent" }
  /** It deletes, since this time. */
  | { readonly kind: "repeating"; readonly since: number }
  /** It moves the cursor, which it has moved so far by so many steps. */
  | { readonly kind: "sliding"; readonly step: number }
  /** It chooses from what its slot offers, by numbers from 0. */
  | { readonly kind: "choosing"; readonly item: number | null }
  /** It is on shift, which was this before, and has locked it or not. */
  | { readonly kind: "shift"; readonly before: Shift; readonly hasLocked: boolean }
  /** It is on a slot that opened another page than this. */
  | { readonly kind: "page"; readonly before: Page };

/** A finger that is down. */
class KeyboardTouch {
  readonly finger: number;
  /** The slot that it is on and the place of that, null where there is none. */
  slot: Slot | null;
  place: Place | null;
  phase: Phase = { kind: "waiting" };
  /** What its key has made of the run, "" if it has not changed it. */
  composed = "";
  /** Whether it has gone to another slot. */
  hasMoved = false;
  /** Whether something was written while it was on shift or on a slot that opens a page. */
  isUsed = false;
  /** When something happens to it by itself. */
  due: number | null = null;

  constructor(finger: number, slot: Slot, place: Place) {
    this.finger = finger;
    this.slot = slot;
    this.place = place;
  }

  /** Whether its slot still does what a tap does, and may yet do something else. */
  get isOpen(): boolean {
    const { kind } = this.phase;
    return kind === "written" || kind === "waiting" && !this.hasMoved;
  }

  get isOnShift(): boolean {
    return this.phase.kind === "shift";
  }

  /** Whether a finger goes down there only to come back: on shift, or on a slot that opens a page. */
  get isModifier(): boolean {
    return this.isOnShift || this.phase.kind === "page";
  }

  /** The finger is still down, and does nothing any more. */
  spend(): void {
    this.phase = { kind: "spent" };
    this.due = null;
  }

  /** It is now on `slot`; but a thumb that slides on a narrow space leaves it. */
  move(place: Place | null, slot: Slot | null): void {
    const isHeldThere = !this.hasMoved && this.slot?.role === "space";
    if (!this.isModifier && (this.phase.kind !== "waiting" || isHeldThere)) return;
    this.place = place;
    this.slot = slot;
    this.hasMoved = true;
    this.due = null;
  }

  /** Chooses this item of an open list, or none if the list has no such item. */
  choose(item: number): void {
    if (this.phase.kind !== "choosing") return;
    this.phase = { kind: "choosing", item: item in (this.slot?.hold ?? []) ? item : null };
  }
}

/** A slot as it is drawn now. */
interface KeyboardFace {
  /** Its place, by which touches name it. */
  readonly place: Place;
  /** What it does beside typing, or null. */
  readonly role: Role | "page" | null;
  /** What is printed on it, nothing on a gap; a picture may be drawn of a role instead. */
  readonly legend: string;
  /** How wide it is, in keys. */
  readonly width: number;
  /** What is printed on what holding it offers. */
  readonly hold: readonly string[];
  /** Whether a finger is on it. */
  readonly isPressed: boolean;
}

/** A list of what a slot offers, open over it. */
interface FaceList {
  /** The place of the slot. */
  readonly place: Place;
  /** What is printed on what it offers, from left to right. */
  readonly items: readonly string[];
  /** The item that is chosen, counted from 0; null for none. */
  readonly chosen: number | null;
}

/** @internal The slot in this place of the page that is shown, null if there is none, or if it is not shown. */
function slotAt(state: KeyboardState, place: Place | null): Slot | null {
  const slot = place ? state.page.rows[place.row]?.[place.column] : undefined;
  return slot === undefined || isHidden(state, slotOf(slot)) ? null : slotOf(slot);
}

/** @internal Whether `slot` is a globe that nobody asks for. */
function isHidden({ settings }: KeyboardState, { role }: Slot): boolean {
  return role === "globe" && !settings.needsGlobe;
}

/** @internal What a tap on `slot` types now, undefined if that is something else. */
function offerOf({ pages, page, shift, field }: KeyboardState, slot: Slot): Offer | undefined {
  const { key, text } = slot;
  const isShifted = shift !== "off";
  if (key !== undefined) {
    const { keys } = pages.layout;
    const shifted = keys.findIndex(({ under }) => under && under === keys[key]?.id);
    return isShifted && shifted >= 0 ? shifted : key;
  }
  if (field.kind === "email" && slot.email !== undefined) return slot.email;
  if (field.kind === "address" && slot.address !== undefined) return slot.address;
  if (!isShifted) return text;
  return slot.shifted ?? (page.hasCapitals ? text?.toUpperCase() : text);
}

/** @internal The open list, if there is one. */
function listOf(state: KeyboardState): FaceList | null {
  for (const { phase, place, slot } of state.touches) {
    if (phase.kind === "choosing" && place) return { place, items: holdOf(state, slot), chosen: phase.item };
  }
  return null;
}

/**
 * @internal The page that is shown. A globe that is not shown leaves its width to the space of its row.
 *
 * @param isEndedBySpace Whether a space would only end the run.
 */
function facesOf(state: KeyboardState, isEndedBySpace: boolean): KeyboardFace[][] {
  const isPressed = (row: number, column: number) =>
    state.touches.some(({ place }) => place?.row === row && place.column === column);
  return state.page.rows.map((contents, row) => {
    let spare = 0;
    const slots = contents.map(slotOf);
    for (const slot of slots) if (isHidden(state, slot)) spare += slot.width ?? 1;
    return slots.flatMap((slot, column) => {
      if (isHidden(state, slot)) return [];
      let { width = 1 } = slot;
      if (slot.role === "space") [width, spare] = [width + spare, 0];
      return {
        place: { row, column }, role: roleOf(slot), legend: legendOf(state, slot, isEndedBySpace), width,
        hold: holdOf(state, slot), isPressed: isPressed(row, column),
      };
    });
  });
}

/** @internal What is printed on what holding `slot` offers. */
function holdOf(state: KeyboardState, slot: Slot | null): string[] {
  return slot?.hold?.map((offer) => offerLegend(state, offer)) ?? [];
}

/** @internal What is printed on a slot that types `offer`. */
function offerLegend({ pages }: KeyboardState, offer: Offer): string {
  return typeof offer === "string" ? partsOf(offer).text : pages.layout.keys[offer]?.legend ?? "";
}

/** @internal What is printed on `slot`. */
function legendOf(state: KeyboardState, slot: Slot, isEndedBySpace: boolean): string {
  const { legend, page, role } = slot;
  if (legend !== undefined) return legend;
  if (page !== undefined) return state.pageNamed(page).legend;
  if (role === "space" && isEndedBySpace) return ROLE_LEGENDS.next;
  if (role === "enter") return ACTION_LEGENDS[state.field.action];
  return role ? ROLE_LEGENDS[role] : offerLegend(state, offerOf(state, slot) ?? "");
}

/** @internal What `slot` does beside typing, or null. */
function roleOf({ role, page }: Slot): Role | "page" | null {
  return role ?? (page === undefined ? null : "page");
}

// What the text before the cursor says to a keyboard.

/** Whether a capital is due after `text`, where a field asks for `capitals`; null is of a field that says nothing. */
function areDue(capitals: KeyboardField["capitals"], text: string | null): boolean {
  if (capitals === "none" || text === null) return false;
  return (capitals === "words" ? /(^|[ \n])$/ : /(^|\n) *$|[.!?…] +$/).test(text);
}

/** Whether `text` ends in a letter or a digit and one space, which a second space makes a full stop of. */
function endsInWordAndSpace(text: string): boolean {
  return /[\p{L}\p{N}] $/u.test(text.slice(-3));
}

/** How many UTF-16 code units at the end of `text` are its last word and what is blank behind it. */
function lastWord(text: string): number {
  const isBlank = (end: number) => text[end - 1] === " " || text[end - 1] === "\n";
  let start = text.length;
  while (isBlank(start)) start -= 1;
  while (start > 0 && !isBlank(start)) start -= 1;
  return text.length - start;
}

/** What of `marked` is written, in which one `|` stands for the cursor, and how many characters of it stand behind. */
function partsOf(marked: string): { text: string; behind: number } {
  const cursor = marked.length > 1 ? marked.indexOf("|") : -1;
  if (cursor < 0) return { text: marked, behind: 0 };
  const end = marked.slice(cursor + 1);
  let behind = 0;
  for (let place = end.length; place > 0; behind += 1) place = lastCharacter(end, place);
  return { text: marked.slice(0, cursor) + end, behind };
}

/** What a keyboard asks of its session: an {@link InputSession}, or whatever else types. */
interface KeyboardSession {
  /** The layout whose keys are pressed; another ends the run. */
  layout: KeyboardLayout;
  /** The text that can still change, "" if nothing is composed. */
  readonly composing: string;
  /** The field, as far as it is read: its text, and what is selected there. */
  readonly client: Pick<TextClient, "value" | "selectionStart" | "selectionEnd">;
  /** Presses a key of the layout. Times are as for the keyboard. */
  press(key: Key | undefined, time: number): Outcome;
  /** Ends the run, and makes `text` of the last `deleting` UTF-16 code units before the cursor, by default of none. */
  insert(text: string, deleting?: number): Outcome;
  /** Ends the run. */
  commit(): Outcome;
  /** Ends the run, or writes a space. */
  space(): Outcome;
  /** Ends the run and the line. */
  enter(): Outcome;
  /** Deletes the selection, or the last `step` of the run, or else what the field deletes. */
  backspace(step: Step): Outcome;
  /** Looks whether the run is still there. */
  hostDidChange(): void;
}

/** What a keyboard asks its host to do, since no field does it. More may come in later versions. */
type KeyboardRequest =
  /** Move the cursor by so many characters as people see them, to the left if that is negative. */
  | { readonly kind: "moveCursor"; readonly by: number }
  /** Change to the next keyboard. */
  | { readonly kind: "nextKeyboard" }
  /** Hide the keyboard. */
  | { readonly kind: "hide" }
  /** Do what Enter is for in this field; the run has ended. */
  | { readonly kind: "perform"; readonly action: FieldAction };

/** A slot that was pressed, or has repeated: what was printed on it, what it is there for, and what that did. */
interface SlotPress extends Pick<KeyboardFace, "legend" | "role"> {
  readonly outcome: Outcome;
}

/** @internal Whether text is selected. */
function isSelected({ client }: KeyboardSession): boolean {
  const { start, end } = fieldOf(client);
  return start < end;
}

/**
 * @internal What stands before the cursor, with what is composed; null if the field does not say where that is.
 * A space that must not break, as editors write one at the end of a line, is a space here.
 */
function textBefore({ client }: KeyboardSession): string | null {
  const { text, start, isUnknown } = fieldOf(client);
  return isUnknown ? null : text.slice(0, start).replace(/\u00a0/g, " ");
}

/** @internal Whether a space would only end the run. */
function isEndedBySpace({ layout, composing }: KeyboardSession): boolean {
  return layout.spaceEndsRun && isHangul(scalarBefore(composing));
}

/** What a user or an author may want otherwise: times in milliseconds, distances in CSS pixels. */
interface KeyboardSettings {
  /** How long backspace is held until it repeats. */
  repeatDelay: number;
  /** How long it then waits each time. */
  repeatInterval: number;
  /** How long it is held until it deletes words. */
  wordsAfter: number;
  /** How long it then waits each time. */
  wordInterval: number;
  /** How long a slot is held until it offers something. */
  longPress: number;
  /** Within what time two taps on shift lock it. */
  doubleTap: number;
  /** Within what time a second space makes a full stop of the first; null for never. */
  doubleSpace: number | null;
  /** How far the finger goes on space until the cursor moves. */
  slideStart: number;
  /** How far it then goes each time. */
  slideStep: number;
  /** How far it goes for a flick. */
  flick: number;
  /** What backspace takes away. */
  backspaceStep: Step;
  /** Whether a globe is shown. */
  needsGlobe: boolean;
}

/** @internal The settings that nobody has changed. */
function defaultSettings(): KeyboardSettings {
  return {
    repeatDelay: 400, repeatInterval: 50, wordsAfter: 2000, wordInterval: 200,
    longPress: 350, doubleTap: 300, doubleSpace: 1100,
    slideStart: 50, slideStep: 10, flick: 24,
    backspaceStep: "jamo", needsGlobe: false,
  };
}

/** @internal By how many steps the cursor moves where the finger is so far to the right. */
function stepOf(x: number, { slideStart, slideStep }: KeyboardSettings): number {
  const beyond = Math.abs(x) - slideStart;
  return beyond < 0 ? 0 : Math.sign(x) * (1 + Math.floor(beyond / Math.max(1, slideStep)));
}

/** @internal Where the finger goes, if that is far enough for a flick. */
function directionOf(x: number, y: number, { flick }: KeyboardSettings): Direction | null {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, along) < flick) return null;
  if (across >= along) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

/** What is written in a field. More may come in later versions. */
type FieldKind = "letters" | "number" | "phone" | "email" | "address" | "search";

/** What Enter does in a field that has more to do than to begin a line. More may come in later versions. */
type FieldAction = "go" | "search" | "send" | "next" | "done" | "join" | "route" | "continue" | "emergency";

/** What a field asks of a keyboard. */
interface KeyboardField {
  /** What is written in it. */
  readonly kind: FieldKind;
  /** Where it begins with capitals: nowhere, at each sentence, or at each word. */
  readonly capitals: "none" | "sentences" | "words";
  /** What Enter does in it, none if it writes a line feed. */
  readonly action: "none" | FieldAction;
}

/** @internal What is printed on Enter. */
const ACTION_LEGENDS: Readonly<Record<KeyboardField["action"], string>> = {
  none: "⏎", go: "이동", search: "검색", send: "전송", next: "다음", done: "완료", join: "연결", route: "경로",
  continue: "계속", emergency: "긴급통화",
};

/** A slot of a page: one of a key, a text, another page and a role, and what is more to it. */
interface Slot {
  /** The place of a key in {@link KeyboardLayout.keys}; with shift, the one that lies under it. */
  readonly key?: number;
  /** A text, which, if it has two characters or more, can hold one `|` where the cursor stands afterwards. */
  readonly text?: string;
  /** The text with shift, if that is not the capital. */
  readonly shifted?: string;
  /** The text in fields of e-mail. */
  readonly email?: string;
  /** The text in fields of addresses. */
  readonly address?: string;
  /** The id of a page to open, or "" to go back to the letters. */
  readonly page?: string;
  /** Something to do. */
  readonly role?: Role;
  /** How wide it is, in keys; 1 if it does not say. */
  readonly width?: number;
  /** What is printed on it in place of what it says by itself. */
  readonly legend?: string;
  /** What holding it offers: one is typed at once, several are a list. */
  readonly hold?: readonly Offer[];
  /** What flicks offer. */
  readonly flicks?: Readonly<Partial<Record<Direction, Offer>>>;
}

/** What a slot can do beside typing; a gap does nothing. More may come in later versions. */
type Role = "shift" | "backspace" | "space" | "enter" | "next" | "language" | "globe" | "dismiss" | "gap";

/** What a slot offers beside what a tap types: a text, or the place of a key in {@link KeyboardLayout.keys}. */
type Offer = string | number;

/** Where a flick goes. */
type Direction = "left" | "right" | "up" | "down";

/** @internal What is printed on a slot with a role. */
const ROLE_LEGENDS: Readonly<Record<Role, string>> = {
  shift: "⇧", backspace: "⌫", space: "␣", enter: "⏎", next: "다음", language: "한/영", globe: "🌐", dismiss: "⌄", gap: "",
};

/** @internal A slot in full of which pages may name only the text, or the key. */
function slotOf(slot: string | number | Slot): Slot {
  return typeof slot === "string" ? { text: slot } : typeof slot === "number" ? { key: slot } : slot;
}

/** A keyboard: the layout of its letters, and the pages that it shows. */
interface KeyboardPages {
  /** The name of the keyboard, unique among those with its layout. */
  readonly id: string;
  /** Its name in Korean. */
  readonly name: string;
  /** Its name in Latin letters. */
  readonly latinName: string;
  /** The layout of its letters, whose keys its slots name by their numbers. */
  readonly layout: KeyboardLayout;
  /** Its pages, the first of which opens for a field that no page names. */
  readonly pages: readonly [Page, ...Page[]];
}

/** One of the pages of a keyboard. */
interface Page {
  /** Its name, by which slots open it. */
  readonly id: string;
  /** What is printed on the slots that open it. */
  readonly legend: string;
  /** What it is for: one goes back to letters, and from symbols by itself after a space or Enter; digits stay. */
  readonly kind: "letters" | "symbols" | "digits";
  /** Whether its letters have capitals: then shift locks, and a capital is due where the field asks for it. */
  readonly hasCapitals: boolean;
  /** The fields that a keyboard opens on it for. */
  readonly fields: readonly FieldKind[];
  /** Its slots, row by row: a text, the number of a key of the layout, or more than that. */
  readonly rows: readonly (readonly (string | number | Slot)[])[];
}

/** A place on a page: a row, and a place in that row, both counted from 0; a globe that is not shown counts, too. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * What shift does: nothing; the next letter is a capital, because the field asks for it (`due`), or shifted, because
 * somebody pressed shift (`once`); or all are capitals until shift is pressed again.
 */
type Shift = "off" | "due" | "once" | "locked";

/** The keyboard over the layout of that id, or null. Whoever calls it keeps them all. */
function keyboardById(layoutId: string): KeyboardPages | null {
  return keyboards.find(({ layout }) => layout.id === layoutId) ?? null;
}

const PAGE_0: Page = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { role: "backspace" }],
    [{ key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { role: "enter" }],
    [{ key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }, { key: 8, hold: ["9"] }, 9],
    [{ page: "symbols" }, { key: 10, hold: ["0"] }, { role: "globe", width: 0.5 }, { role: "space", width: 0.5 }, { role: "language" }],
  ],
};

const PAGE_1: Page = {
  id: "latin", legend: "ABC", kind: "letters", hasCapitals: true,
  fields: ["email", "address"],
  rows: [
    [{ text: "q", hold: ["1"], flicks: { down: "1" } }, { text: "w", hold: ["2"], flicks: { down: "2" } }, { text: "e", hold: ["3"], flicks: { down: "3" } }, { text: "r", hold: ["4"], flicks: { down: "4" } }, { text: "t", hold: ["5"], flicks: { down: "5" } }, { text: "y", hold: ["6"], flicks: { down: "6" } }, { text: "u", hold: ["7"], flicks: { down: "7" } }, { text: "i", hold: ["8"], flicks: { down: "8" } }, { text: "o", hold: ["9"], flicks: { down: "9" } }, { text: "p", hold: ["0"], flicks: { down: "0" } }],
    [{ role: "gap", width: 0.5 }, "a", "s", "d", "f", "g", "h", "j", "k", "l", { role: "gap", width: 0.5 }],
    [{ role: "shift", width: 1.5 }, "z", "x", "c", "v", "b", "n", "m", { role: "backspace", width: 1.5 }],
    [{ page: "symbols" }, { role: "globe" }, { role: "language" }, { text: ",", email: "@", address: "/", hold: ["'"] }, { role: "space", width: 3.5 }, { text: ".", hold: [".com", ".kr", "?", "!"] }, { role: "enter", width: 1.5 }],
  ],
};

const PAGE_2: Page = {
  id: "symbols", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["!", "?", ".", ",", "(", ")", { role: "backspace" }],
    ["@", ":", "/", "-", "★", "°", { role: "enter" }],
    ["*", "_", "%", "~", "^", "#", { text: ".", hold: [",", "?", "!"] }],
    [{ page: "" }, { page: "symbols2", legend: "2/3" }, { page: "symbols3", legend: "3/3" }, { page: "digits" }, { role: "globe" }, { role: "space", width: 2 }],
  ],
};

const PAGE_3: Page = {
  id: "symbols2", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["\u0024", "₩", "€", "↖", "↑", "↗", { role: "backspace" }],
    ["£", "¥", "=", "←", "♥", "→", { role: "enter" }],
    ["+", "×", "÷", "↙", "↓", "↘", { text: ".", hold: [",", "?", "!"] }],
    [{ page: "" }, { page: "symbols", legend: "1/3" }, { page: "symbols3", legend: "3/3" }, { page: "digits" }, { role: "globe" }, { role: "space", width: 2 }],
  ],
};

const PAGE_4: Page = {
  id: "symbols3", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["《", "》", "『", "』", "\"", "'", { role: "backspace" }],
    ["\u0060", "※", "|", "&", "\\", ";", { role: "enter" }],
    ["<", ">", "{", "}", "[", "]", { text: ".", hold: [",", "?", "!"] }],
    [{ page: "" }, { page: "symbols", legend: "1/3" }, { page: "symbols2", legend: "2/3" }, { page: "digits" }, { role: "globe" }, { role: "space", width: 2 }],
  ],
};

const PAGE_5: Page = {
  id: "digits", legend: "123", kind: "digits", hasCapitals: false,
  fields: [],
  rows: [
    ["1", "2", "3", { role: "backspace" }],
    ["4", "5", "6", { role: "enter" }],
    ["7", "8", "9", { text: ".", hold: [",", "?", "!"] }],
    [{ page: "" }, "0", { page: "symbols" }, { role: "globe", width: 0.5 }, { role: "space", width: 0.5 }],
  ],
};

const PAGE_6: Page = {
  id: "number", legend: "123", kind: "digits", hasCapitals: false,
  fields: ["number", "phone"],
  rows: [
    ["1", "2", "3", { role: "backspace" }],
    ["4", "5", "6", { role: "enter" }],
    ["7", "8", "9", { role: "dismiss" }],
    [{ text: ".", hold: [",", "-"] }, { text: "0", hold: ["+"] }, { text: "#", hold: ["*"] }, { page: "" }],
  ],
};

const PAGE_7: Page = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { role: "backspace" }],
    [{ key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { role: "enter" }],
    [{ key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }, { key: 8, hold: ["9"] }, { page: "symbols", width: 0.5 }, { role: "language", width: 0.5 }],
    [9, { key: 10, hold: ["0"] }, 11, { role: "globe", width: 0.5 }, { role: "space", width: 0.5 }],
  ],
};

const PAGE_8: Page = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { role: "backspace" }],
    [{ key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { role: "enter" }],
    [{ key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }, { key: 8, hold: ["9"] }, { page: "symbols", width: 0.5 }, { role: "language", width: 0.5 }],
    [9, { key: 10, hold: ["0"] }, 11, { role: "globe", width: 0.5 }, { role: "space", width: 0.5 }],
  ],
};

const PAGE_9: Page = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }, { key: 8, hold: ["9"] }, { key: 9, hold: ["0"] }],
    [{ role: "gap", width: 0.5 }, 10, 11, 12, 13, 14, 15, 16, 17, 18, { role: "gap", width: 0.5 }],
    [{ role: "shift", width: 1.5 }, 19, 20, 21, 22, 23, 24, 25, { role: "backspace", width: 1.5 }],
    [{ page: "symbols" }, { role: "globe" }, { role: "language" }, { role: "space", width: 4.5 }, { text: ".", hold: [",", "?", "!"] }, { role: "enter", width: 1.5 }],
  ],
};

const PAGE_10: Page = {
  id: "symbols", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    ["-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""],
    [{ page: "symbols2", legend: "2/2", width: 2 }, { text: ".", width: 1.5 }, { text: ",", width: 1.5 }, { text: "?", width: 1.5 }, { text: "!", width: 1.5 }, { text: "'", hold: ["\u0060"] }, { role: "backspace" }],
    [{ page: "", width: 1.5 }, { role: "globe" }, { role: "language" }, { role: "space", width: 5 }, { role: "enter", width: 1.5 }],
  ],
};

const PAGE_11: Page = {
  id: "symbols2", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="],
    ["_", "\\", "|", "~", "<", ">", "\u0024", "£", "¥", "•"],
    [{ page: "symbols", legend: "1/2", width: 2 }, { text: ".", width: 1.5 }, { text: ",", width: 1.5 }, { text: "?", width: 1.5 }, { text: "!", width: 1.5 }, { text: "'", hold: ["\u0060"] }, { role: "backspace" }],
    [{ page: "", width: 1.5 }, { role: "globe" }, { role: "language" }, { role: "space", width: 5 }, { role: "enter", width: 1.5 }],
  ],
};

const PAGE_12: Page = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }],
    [8, 9, 10, 11, 12, 13, { key: 14, hold: ["9"] }, { key: 15, hold: ["0"] }],
    [16, 17, 18, 19, 20, 21, { role: "backspace", width: 2 }],
    [{ page: "symbols" }, { role: "globe" }, { role: "language" }, { role: "space", width: 2.5 }, { text: ".", hold: [",", "?", "!"] }, { role: "enter", width: 1.5 }],
  ],
};


/** Cheonjiin (천지인). */
const cheonjiinKeyboard: KeyboardPages = {
  id: "korean", name: "천지인", latinName: "Cheonjiin", layout: cheonjiin,
  pages: [PAGE_0, PAGE_1, PAGE_2, PAGE_3, PAGE_4, PAGE_5, PAGE_6],
};

/** Naratgeul (나랏글). */
const naratgeulKeyboard: KeyboardPages = {
  id: "korean", name: "나랏글", latinName: "Naratgeul", layout: naratgeul,
  pages: [PAGE_7, PAGE_1, PAGE_2, PAGE_3, PAGE_4, PAGE_5, PAGE_6],
};

/** SKY-II (스카이). */
const skyKeyboard: KeyboardPages = {
  id: "korean", name: "스카이", latinName: "SKY-II", layout: sky,
  pages: [PAGE_8, PAGE_1, PAGE_2, PAGE_3, PAGE_4, PAGE_5, PAGE_6],
};

/** Dubeolsik (두벌식). */
const dubeolsikKeyboard: KeyboardPages = {
  id: "korean", name: "두벌식", latinName: "Dubeolsik", layout: dubeolsik,
  pages: [PAGE_9, PAGE_1, PAGE_10, PAGE_11, PAGE_6],
};

/** Danmoeum (단모음). */
const danmoeumKeyboard: KeyboardPages = {
  id: "korean", name: "단모음", latinName: "Danmoeum", layout: danmoeum,
  pages: [PAGE_12, PAGE_1, PAGE_10, PAGE_11, PAGE_6],
};

/** Every keyboard. Whoever names it keeps them all in the bundle. */
const keyboards: readonly KeyboardPages[] = [cheonjiinKeyboard, naratgeulKeyboard, skyKeyboard, dubeolsikKeyboard, danmoeumKeyboard];

export {
  AttachedSession, Composer, InputSession, Keyboard, KeyboardLayout,
  attach, dotsOf, keyFor, keyboardById, keyboards, layoutById, layouts, strikeEnter, writing,
  cheonjiin,
  naratgeul,
  sky,
  dubeolsik,
  danmoeum,
  cheonjiinKeyboard,
  naratgeulKeyboard,
  skyKeyboard,
  dubeolsikKeyboard,
  danmoeumKeyboard,
};
export type {
  AttachOptions, Direction, DotStyle, Edit, FaceList, FieldAction, FieldKind, Key, KeyData, KeyboardFace, KeyboardField,
  KeyboardPages, KeyboardRequest, KeyboardSession, KeyboardSettings, LayoutData, Offer, Outcome, Page, Place, Role,
  Shift, Slot, SlotPress, Step, TextClient,
};
