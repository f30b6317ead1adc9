// Generated; do not edit. Made by: swift run gen --format typescript
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.

"use strict";

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
  layout;

  // The run by UTF-16 code units: a press changes its end in place, however long it is.
  run = [];
  // What takes each press back.
  strokes = [];
  // The first stroke that backspace takes back by itself; it is looked for when it is needed.
  first;

  /** A composer with nothing typed. */
  constructor(layout) {
    this.layout = layout;
  }

  /** The text of the run, all of which can still change. */
  get composing() {
    return this.run.join("");
  }

  /** Presses `key`; no key, or one of another layout, does nothing. */
  press(key) {
    const edit = this.layout.edit(key, this.ending(4)) ?? nothing;
    const taken = replace(this.run, edit);
    if (taken === edit.inserting) return nothing;
    this.strokes.push({ deleting: edit.inserting.length, inserting: taken });
    this.first = undefined;
    return edit;
  }

  /** Ends the run: what was typed stays as it is. */
  commit() {
    this.run = [];
    this.strokes = [];
  }

  /**
   * Ends the run and writes a space, or only ends it.
   *
   * @param endsRun Whether space does no more than that where something is composed.
   */
  space(endsRun = this.layout.spaceEndsRun) {
    const inserting = endsRun && this.run.length > 0 ? "" : " ";
    this.commit();
    return { deleting: 0, inserting };
  }

  /**
   * Takes back the last `step` of the run.
   *
   * @returns null if nothing is composed; delete as usual then.
   */
  backspace(step = "jamo") {
    if (this.run.length === 0) return null;
    let edit = null;
    if (step === "stroke") {
      this.first ??= this.firstOfSyllable();
      if (this.strokes.length > this.first) edit = this.strokes.pop();
      else this.strokes = [];
    } else {
      edit = this.layout.deletion(this.ending(4));
      this.strokes = [];
    }
    edit ??= { deleting: this.lastUnit().length, inserting: "" };
    replace(this.run, edit);
    return edit;
  }

  /** The last `length` UTF-16 code units of the run. */
  ending(length) {
    return this.run.slice(-length).join("");
  }

  // The last syllable, pending form (a lead and a dot) or letter of the run.
  lastUnit() {
    return /[ᄀ-ᄒㄱ-ㅎ]?[ᆞᆢㆍ]$|.$/su.exec(this.ending(4))?.[0] ?? "";
  }

  // The last stroke before which the run was what it is now without its last unit; else the very first.
  firstOfSyllable() {
    const { run, strokes } = this;
    const length = run.length - this.lastUnit().length;
    const before = run.slice();
    for (let index = strokes.length - 1; index > 0; index--) {
      replace(before, strokes[index]);
      if (before.length === length && before.every((unit, at) => unit === run[at])) return index;
    }
    return 0;
  }
}

/** Does `edit` at the end of `run`, and gives the text that it deletes. */
function replace(run, { deleting, inserting }) {
  return run.splice(run.length - deleting, deleting, ...inserting.split("")).join("");
}

/** An edit that does nothing. */
const nothing = { deleting: 0, inserting: "" };

/**
 * Drives one text field with one layout. Before it writes, it looks at the field: where text is
 * selected, or the run no longer stands right before the cursor, the run ends first. So text that is not
 * of the run never changes, but for what backspace, or replacing a selection, means.
 */
class InputSession {
  /** How long after a press the run should end, in milliseconds; null for never. Who has a timer calls `next`. */
  delay = null;

  client;
  composer;
  // Where the run ends in the field; null while a selection is written over.
  end = null;

  /** A session that types into `client` with `layout`. */
  constructor(layout, client) {
    this.composer = new Composer(layout);
    this.client = client;
  }

  /** The layout whose keys are pressed. Setting it ends the run. */
  get layout() {
    return this.composer.layout;
  }
  set layout(layout) {
    this.composer = new Composer(layout);
  }

  /** The text before the cursor that can still change, for underlining. */
  get composing() {
    this.look();
    return this.composer.composing;
  }

  /** Presses `key`; no key, or one of another layout, types nothing. */
  press(key) {
    this.look();
    this.write(this.composer.press(key));
  }

  /** Ends the run: the next key begins another. */
  next() {
    this.composer.commit();
  }

  /** Ends the run and writes a space, or only ends it: see {@link Composer.space}. */
  space(endsRun = this.layout.spaceEndsRun) {
    this.look();
    this.write(this.composer.space(endsRun));
  }

  /** Ends the run, and the line. */
  enter() {
    this.next();
    if (this.client.insertLineBreak) this.client.insertLineBreak();
    else this.insert("\n");
  }

  /** Ends the run and writes `text`: a digit, a symbol, what was copied. */
  insert(text) {
    this.next();
    this.write({ deleting: 0, inserting: text });
  }

  /** Deletes the selection; or the last `step` of the run; or one character. */
  backspace(step = "jamo") {
    const { text, start, end } = this.look();
    const edit = this.composer.backspace(step);
    if (edit) this.write(edit);
    else if (this.client.deleteContentBackward) this.client.deleteContentBackward();
    else if (end > 0) this.client.setRangeText("", start < end ? start : lastCharacter(text, end), end, "end");
  }

  /** To be called when the cursor or the text may have changed; the run ends if it is no longer there. */
  hostDidChange() {
    this.look();
  }

  // The run ends here if it does not stand right before the cursor.
  look() {
    const field = this.field();
    // No edit reaches further back than this, and a press stays as quick in a long run.
    const ending = this.composer.ending(64);
    const isThere = field.end === (this.end ?? field.end) && field.text.endsWith(ending, field.end);
    if (field.start !== field.end || field.isUnknown || !isThere) this.next();
    return field;
  }

  // What the field says now, made to fit together.
  field() {
    const { value, selectionStart, selectionEnd } = this.client;
    const text = value ?? "";
    const end = within(selectionEnd ?? text.length, text.length);
    const start = within(selectionStart ?? end, end);
    return { text, start, end, isUnknown: typeof selectionStart !== "number" };
  }

  write({ deleting, inserting }) {
    // An empty edit is none: it would delete what is selected.
    if (deleting === 0 && inserting === "") return;
    const { start, end } = this.field();
    const place = Math.max(start - deleting, 0);
    // Where a selection was, an element of many pieces of text counts from elsewhere than it will.
    this.end = start < end ? null : place + inserting.length;
    this.client.setRangeText(inserting, place, end, "end");
    this.end ??= this.field().end;
  }
}

/** `offset`, or the nearest to it from 0 to `length`; 0 if it is no number. */
function within(offset, length) {
  return Math.min(Math.max(offset || 0, 0), length);
}

/** Where the last user-perceived character of `text` before `end` begins. */
function lastCharacter(text, end) {
  // No character is longer, and of flags, which stand in pairs of 4 code units, none is cut in two.
  const from = Math.max(end - 64, 0);
  const before = text.slice(from, end);
  if (!("Segmenter" in Intl)) return end - width(codePoint(before));
  let start = 0;
  for (const { index } of new Intl.Segmenter().segment(before)) start = index;
  return from + start;
}

/**
 * Lets a keyboard type into `element`: an `<input>`, a `<textarea>`, or an element that is
 * contenteditable. The run also ends when the cursor moves, something else types there, an input method
 * begins to compose, the form resets, or the focus leaves.
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
function attach(element, options) {
  return new AttachedSession(element, options);
}

/** A session that drives an element of a page. */
class AttachedSession extends InputSession {
  // Aborted to take every listener off.
  listening = new AbortController();
  timer;

  /** Use {@link attach}. */
  constructor(element, options) {
    super(options.layout, clientOf(element, () => this.next()));
    this.delay = options.delay ?? null;
    const { signal } = this.listening;
    const look = () => this.hostDidChange();
    // A key pressed before this one may have moved the cursor: selections are told of late.
    for (const type of ["input", "keydown", "pointerdown"]) element.addEventListener(type, look, { signal });
    element.addEventListener("blur", () => this.next(), { signal });
    element.ownerDocument.addEventListener("selectionchange", look, { signal });
    if (options.keyboard) {
      element.addEventListener("keydown", (event) => this.keyDown(event, options.step), { signal });
    }
  }

  /** Presses `key`, and sets off the delay. */
  press(key) {
    super.press(key);
    clearTimeout(this.timer);
    if (this.delay !== null) this.timer = setTimeout(() => this.next(), this.delay);
  }

  /** Ends the run, and lets go of the element: it hears of nothing any more. */
  detach() {
    this.next();
    clearTimeout(this.timer);
    this.listening.abort();
  }

  keyDown(event, step) {
    const key = keyFor(this.layout, event);
    const isPart = isPlain(event) && this.composing !== "";
    if (key) this.press(key);
    else if (isPart && event.key === "Backspace") this.backspace(step);
    else if (isPart && event.key === " " && this.layout.spaceEndsRun) this.space();
    else return;
    event.preventDefault();
  }
}

/** The client of `element`; `moved` is called where it finds the cursor in another piece of text. */
function clientOf(element, moved) {
  return "value" in element
    ? new FieldClient(element)
    : new EditableClient(element, moved);
}

/** An `<input>` or a `<textarea>`. */
class FieldClient {
  element;

  constructor(element) {
    this.element = element;
  }

  get value() {
    return this.element.value;
  }

  get selectionStart() {
    return isOpen(this.element) ? this.element.selectionStart : null;
  }

  get selectionEnd() {
    return isOpen(this.element) ? this.element.selectionEnd : null;
  }

  setRangeText(text, start, end) {
    const { element } = this;
    const { value, maxLength } = element;
    const length = value.length - (end - start) + text.length;
    // Half an edit would lose letters: it is done whole or not at all.
    const isTooLong = maxLength >= 0 && length > maxLength && text.length > end - start;
    if (!isOpen(element) || isTooLong) return;
    const whole = wholeCharacters(value, start, end, text);
    // Fields for numbers and addresses do not say where their cursor is.
    if (element.selectionStart !== null) element.setSelectionRange(whole.start, end);
    if (execute(element, whole.text) || element.selectionStart === null) return;
    element.setRangeText(whole.text, whole.start, end, "end");
    tell(element, text);
  }

  insertLineBreak() {
    const { element } = this;
    if (!isOpen(element)) return;
    if (element.localName === "input") element.form?.requestSubmit();
    else this.setRangeText("\n", element.selectionStart ?? 0, element.selectionEnd ?? 0);
  }
}

/** A contenteditable element, by the piece of text that the cursor stands in. */
class EditableClient {
  element;
  moved;
  // The node that the cursor was left in; null when it may be in any, as while the browser writes.
  node = null;

  constructor(element, moved) {
    this.element = element;
    this.moved = moved;
  }

  get value() {
    const selection = this.selection();
    const node = selection?.focusNode ?? null;
    if (this.node && this.node !== node) {
      this.node = null;
      this.moved();
    }
    return selection?.isCollapsed ? textOf(node) : selection?.toString() ?? "";
  }

  get selectionStart() {
    const selection = this.selection();
    if (!selection) return null;
    return selection.isCollapsed && textOf(selection.focusNode) ? selection.focusOffset : 0;
  }

  get selectionEnd() {
    const selection = this.selection();
    return selection?.isCollapsed === false ? selection.toString().length : this.selectionStart;
  }

  setRangeText(text, start, end) {
    if (!isOpen(this.element)) return;
    const selection = this.selection();
    const node = selection?.focusNode ?? null;
    this.node = null;
    const isSelected = selection?.isCollapsed === false;
    const whole = isSelected ? { start, text } : wholeCharacters(textOf(node), start, end, text);
    if (node && !isSelected && start < end) selection?.setBaseAndExtent(node, whole.start, node, end);
    if (!selection || !execute(this.element, whole.text)) {
      replaceSelection(this.element, selection, whole.text);
      tell(this.element, text);
    }
    this.node = selection?.focusNode ?? null;
  }

  deleteContentBackward() {
    const selection = this.selection();
    const end = this.selectionEnd ?? 0;
    // Where a piece of text begins, only the browser knows what to delete.
    if (selection?.isCollapsed && end > 0) this.setRangeText("", lastCharacter(this.value, end), end);
    else if (selection && !execute(this.element, "") && end > 0) this.setRangeText("", 0, end);
  }

  insertLineBreak() {
    if (!this.selection()) return;
    const page = this.element.ownerDocument;
    if (!page.execCommand("insertParagraph")) replaceSelection(this.element, page.getSelection(), "\n");
  }

  // The selection of the page, if it is in the element and can be written to.
  selection() {
    const selection = this.element.ownerDocument.getSelection();
    const node = selection?.focusNode ?? null;
    return isOpen(this.element) && node && this.element.contains(node) ? selection : null;
  }
}

/** What the browser does not do: writes `text` over `selection`, or at the end if that is elsewhere. */
function replaceSelection(element, selection, text) {
  const page = element.ownerDocument;
  const range = selection?.getRangeAt(0) ?? page.createRange();
  if (!selection) range.selectNodeContents(element);
  if (!selection) range.collapse(false);
  range.deleteContents();
  // The run must stand in one piece of text: that at the cursor, if there is any.
  const isPiece = range.startContainer.nodeType === 3;
  const piece = isPiece ? range.startContainer : page.createTextNode("");
  const offset = isPiece ? range.startOffset : 0;
  if (!isPiece) range.insertNode(piece);
  piece.insertData(offset, text);
  selection?.collapse(piece, offset + text.length);
}

/** Whether `element` is in a page, and lets itself be written to. */
function isOpen(element) {
  return element.isConnected && element.matches(":read-write");
}

function textOf(node) {
  return node?.nodeType === 3 ? node.nodeValue ?? "" : "";
}

/**
 * Has the browser write `text` over the selection, or delete if that is empty: an input event, Ctrl+Z, and
 * the rest are its own then. Whether it did.
 */
function execute(element, text) {
  const isThere = element.isContentEditable || element.matches(":focus");
  const command = text === "" ? "delete" : "insertText";
  return isThere && element.ownerDocument.execCommand(command, false, text);
}

/**
 * The same change to `value` with whole user-perceived characters, which Chromium does not select parts
 * of: to put other dots after a lead, the lead is written again.
 */
function wholeCharacters(
  value, start, end, text,
) {
  const first = start < end ? Math.min(start, lastCharacter(value, end)) : start;
  return { start: first, text: value.slice(first, start) + text };
}

/** Tells the page that `text` was written, where the browser does not. */
function tell(element, text) {
  const inputType = text ? "insertText" : "deleteContentBackward";
  element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType, data: text || null }));
}

// A phone's keys by their place on a computer's numeric pad, which has 7 8 9 on top.
const pad = {
  Numpad7: "1", Numpad8: "2", Numpad9: "3",
  Numpad4: "4", Numpad5: "5", Numpad6: "6",
  Numpad1: "7", Numpad2: "8", Numpad3: "9",
  NumpadMultiply: "*", Numpad0: "0", NumpadDecimal: "#",
};

/**
 * The key of `layout` that a computer's key types: letters by where they lie on a QWERTY keyboard,
 * whatever is printed there, and with shift for the shifted key; 0 to 9, * and # as the number row says;
 * and the numeric pad by place, as the phone's keys lie, with # where it has its decimal point.
 *
 * @returns null for every other key, with Ctrl, Alt or Meta, and while an input method composes.
 */
function keyFor(layout, event) {
  if (!isPlain(event)) return null;
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

/** Whether `event` is a key press for text, and nobody else's. */
function isPlain(event) {
  if (event.isComposing || event.key === "Process" || event.getModifierState("AltGraph")) return false;
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}

const marks = "⌫⏎␣⇧□";
const marked = ["backspace", "enter", "space", "shift", "gap"];

/** A keyboard layout: its keys, and what each does to the text before the cursor. */
class KeyboardLayout {
  /** The layout's name in file names and settings. */
  id;
  /** Its name in Korean. */
  name;
  /** Its name in Latin letters. */
  latinName;
  /** Whether space only ends the run while something is composed. */
  spaceEndsRun;
  /** The keypad, row by row. */
  rows;
  /** The keys that type, in keypad order, those that need shift last. */
  keys;

  trie;

  /**
   * A layout of one's own; those of this file are there ready-made.
   *
   * @param keypad A line a row, each of slots between spaces, their fields set apart by tabs: a mark
   *   (⌫ ⏎ ␣ ⇧, □ for a gap) and its width if that is not 1; or a key's id, legend if another, long
   *   press, id of the key it lies under, and code.
   * @param trie The text of a trie file. It is trusted: only its beginning is checked.
   * @throws RangeError if `trie` is no trie, or one of a later version.
   */
  constructor(
    id, name, latinName, spaceEndsRun,
    keypad, trie,
  ) {
    // The magic, the checksum's five digits, the version.
    if (!/^HWJT.{5}&/.test(trie)) throw new RangeError("not a trie of version 1");
    const rows = [];
    const keys = [];
    for (const line of keypad.split("\n")) {
      const row = [];
      for (const slot of line.split(" ").filter(Boolean)) {
        const [first = "", legend, longPress, under, code] = slot.split("\t");
        const mark = marked[marks.indexOf(first)];
        const above = keys.find((key) => key.id === under);
        const key = {
          id: first,
          legend: legend || first,
          code: code || null,
          longPress: longPress || null,
          row: above?.row ?? rows.length,
          column: above?.column ?? row.length,
          isShifted: !!above,
          index: keys.length,
          layout: id,
        };
        if (!mark) keys.push(key);
        if (!above) row.push({ content: mark ?? key, width: +(mark && legend || 1) });
      }
      if (row.length > 0) rows.push(row);
    }
    this.id = id;
    this.name = name;
    this.latinName = latinName;
    this.spaceEndsRun = spaceEndsRun;
    this.rows = rows;
    this.keys = keys;
    this.trie = trie;
  }

  /** The key named `id`, or null if the layout has none of that name. */
  key(id) {
    return this.keys.find((key) => key.id === id) ?? null;
  }

  /** The key that a phone's key or a computer's letter types, or null if there is none. */
  keyByCode(code) {
    return this.keys.find((key) => key.code === code) ?? null;
  }

  /**
   * What pressing `key` does with `before`, the text before the cursor: the raw look-up, which knows
   * no run. Only the last two code points count.
   *
   * @returns null if the key does nothing here, or is not one of this layout's.
   */
  edit(key, before) {
    if (key?.layout !== this.id || this.keys[key.index]?.id !== key.id) return null;
    return lookUp(this.trie, key.index, before ?? "");
  }

  /**
   * What removes the last jamo of `before`, the text before the cursor.
   *
   * @returns null if no composing run can end so; delete one character then.
   */
  deletion(before) {
    return lookUp(this.trie, this.keys.length, before ?? "");
  }
}

// A layout's transitions, digits of base 90 written as the characters from % to ~ and read in place: a
// look-up reads three cells at most, and allocates nothing but the edit.

/** The letter of a key that appends none; the lead of what has none. */
const NONE = 89;

/** What key number `key` does after `text`; the number after the last key's is backspace. */
function lookUp(trie, key, text) {
  const record = pair(trie, 15) + key * 10;
  /** From here on a cell names a block for the code point before the last. */
  const BEFORE = 1206;
  let scalar = codePoint(text);
  let deleting = width(scalar);
  let cell = lastCell(trie, record, scalar);
  if (cell >= BEFORE) {
    const block = pair(trie, 17) + 2 * (cell - BEFORE);
    const before = codePoint(text, text.length - deleting);
    const found = exception(trie, block, beforeIndex(trie, before));
    cell = found > 0 ? found : pair(trie, block);
    if (found > 0) {
      scalar = before;
      deleting += 1;
    }
  }
  if (cell > 0) return { deleting, inserting: apply(trie, cell, scalar, record) };
  const letter = digit(trie, record);
  return letter === NONE ? null : { deleting: 0, inserting: written(trie, letter) };
}

/** The cell for the last code point, 0 if there is none. */
function lastCell(trie, record, last) {
  const lead = leadOf(trie, last);
  if (isSyllable(last)) {
    const tail = tailOf(last);
    return tail > 0 ? cellAt(trie, record + 2, tail)
      : cellAt(trie, record + 4, ((last - 0xac00) / 28 | 0) % 21);
  }
  if (last >= 0x3131 && lead < NONE) return cellAt(trie, record + 6, lead);
  for (let letter = 19; letter < 40 + digit(trie, 12); letter++) {
    if (scalarOf(trie, letter) === last) return cellAt(trie, record + 8, letter - 19);
  }
  return 0;
}

/** The cell at `index` of the block that `pointer` names, or the block's own outside its range. */
function cellAt(trie, pointer, index) {
  const block = pair(trie, pointer);
  const found = exception(trie, block, index);
  return found < 0 ? pair(trie, block) : found;
}

/** The cell at `index` of `block`, negative outside its range. */
function exception(trie, block, index) {
  const offset = index - digit(trie, block + 2);
  return offset >= 0 && offset < digit(trie, block + 3) ? pair(trie, block + 4 + 2 * offset) : -1;
}

/** The index of the code point before the last: its tail, or that of a bare lead. */
function beforeIndex(trie, before) {
  if (isSyllable(before)) return tailOf(before);
  return leadOf(trie, before) < NONE ? 28 : -1;
}

/** What `cell` makes of `scalar`. */
function apply(
  trie, cell, scalar, record,
) {
  // Where each kind of cell begins.
  const TAIL = 1, PUSH = 29, CARRY = 561, VOWEL = 1093, BARE_LEAD = 1114, APPENDED = 1115, NOTHING = 1116;
  const LETTER = 1117;
  if (cell < PUSH) return withTail(cell - TAIL, scalar);
  if (cell < VOWEL) {
    // A tail and a lead; the cells that carry a lead on repeat the 28 tails of those that push one out.
    const lead = (cell - PUSH) % 19;
    return withTail(((cell - PUSH) / 19 | 0) % 28, scalar)
      + (cell < CARRY ? written(trie, lead) : appended(trie, lead, record));
  }
  const lead = leadOf(trie, scalar);
  if (cell < BARE_LEAD) return syllable(lead, cell - VOWEL);
  if (cell === APPENDED) return appended(trie, lead, record);
  return cell === NOTHING ? "" : written(trie, cell === BARE_LEAD ? lead : cell - LETTER);
}

/** What the key appends, on a lead: a syllable, or the lead and a pending dot. */
function appended(trie, lead, record) {
  const CONJOINING = 21;
  const vowel = digit(trie, record + 1);
  if (vowel < CONJOINING) return syllable(lead, vowel);
  return (vowel === CONJOINING ? String.fromCodePoint(0x1100 + lead) : written(trie, lead))
    + written(trie, digit(trie, record));
}

/** The lead of a syllable, a pending form or a lone consonant; NONE of anything else. */
function leadOf(trie, scalar) {
  if (isSyllable(scalar)) return (scalar - 0xac00) / 588 | 0;
  if (scalar >= 0x1100 && scalar < 0x1113) return scalar - 0x1100;
  return scalar < 0x3131 || scalar >= 0x314f ? NONE : consonant(trie, 19 + scalar - 0x3131);
}

/** The code point of a letter by its number: 19 consonants, 21 vowels, then the trie's own. */
function scalarOf(trie, letter) {
  if (letter < 19) return 0x3131 + consonant(trie, letter);
  if (letter < 40) return 0x314f + letter - 19;
  const offset = pair(trie, 13) + 3 * (letter - 40);
  return pair(trie, offset) + digit(trie, offset + 2) * 8100;
}

/** The table of 19 consonants by lead, then of leads by consonant; it follows the trie's own letters. */
function consonant(trie, index) {
  return digit(trie, pair(trie, 13) + 3 * digit(trie, 12) + index);
}

function written(trie, letter) {
  return String.fromCodePoint(scalarOf(trie, letter));
}

function digit(trie, offset) {
  return trie.charCodeAt(offset) - 0x25;
}

/** A number of two digits, the lower first. */
function pair(trie, offset) {
  return digit(trie, offset) + digit(trie, offset + 1) * 90;
}

/** The code point of `text` that ends at `end`, 0 if there is none; a lone surrogate is its own. */
function codePoint(text, end = text.length) {
  const pair = text.codePointAt(end - 2) ?? 0;
  return pair > 0xffff ? pair : text.charCodeAt(end - 1) || 0;
}

/** How many UTF-16 code units `scalar` takes; 0 for none. */
function width(scalar) {
  return scalar > 0xffff ? 2 : scalar > 0 ? 1 : 0;
}

function isSyllable(scalar) {
  return scalar >= 0xac00 && scalar < 0xd7a4;
}

function tailOf(scalar) {
  return (scalar - 0xac00) % 28;
}

function syllable(lead, vowel) {
  return String.fromCodePoint(0xac00 + (lead * 21 + vowel) * 28);
}

/** The syllable `scalar` with another tail. */
function withTail(tail, scalar) {
  return String.fromCodePoint(scalar - tailOf(scalar) + tail);
}

/** Cheonjiin (천지인). */
const cheonjiin = /* @__PURE__ */ new KeyboardLayout(
  "cheonjiin", "천지인", "Cheonjiin", true,
  "인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
  "HWJTZz<%-&E2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1");

/** Cheonjiin with its dots in the compatibility style, for fonts that have no conjoining ones. */
const cheonjiinCompatibility = /* @__PURE__ */ new KeyboardLayout(
  "cheonjiin", "천지인", "Cheonjiin", true,
  "인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
  "HWJT'=t^I&=2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%3W%zW&%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(R;K'A)m)q)J7K'm)S([*%~c*=+G+m)'~k+y+}+m)(~/,Y,i,m),~/-Y-s-m).~3.k.A/m)1~Y/+0=0m)O~m)m)m)G00~S0o0y0m)~~/1S1m1q1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%c1A&81a1A&61^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%%%%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1i1A&>1e1A&:1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.6e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1w1");

/** Naratgeul (나랏글). */
const naratgeul = /* @__PURE__ */ new KeyboardLayout(
  "naratgeul", "나랏글", "Naratgeul", false,
  "ㄱ\t\t1\t\t1 ㄴ\t\t2\t\t2 ㅏㅓ\t\t3\t\t3 ⌫\nㄹ\t\t4\t\t4 ㅁ\t\t5\t\t5 ㅗㅜ\t\t6\t\t6 ⏎\nㅅ\t\t7\t\t7 ㅇ\t\t8\t\t8 ㅣ\t\t9\t\t9 □\n획추가\t\t\t\t* ㅡ\t\t0\t\t0 쌍자음\t\t\t\t# ␣",
  "HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%461%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1");

/** SKY-II (스카이). */
const sky = /* @__PURE__ */ new KeyboardLayout(
  "sky", "스카이", "SKY-II", true,
  "ㄱㅋ\t\t1\t\t1 ㅣㅡ\t\t2\t\t2 ㅏㅑ\t\t3\t\t3 ⌫\nㄷㅌ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㅓㅕ\t\t6\t\t6 ⏎\nㅁㅅ\t\t7\t\t7 ㅂㅍ\t\t8\t\t8 ㅗㅛ\t\t9\t\t9 □\nㅈㅊ\t\t\t\t* ㅇㅎ\t\t0\t\t0 ㅜㅠ\t\t\t\t# ␣",
  "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1");

/** Dubeolsik (두벌식). */
const dubeolsik = /* @__PURE__ */ new KeyboardLayout(
  "dubeolsik", "두벌식", "Dubeolsik", false,
  "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅛ\t\t6\t\ty ㅕ\t\t7\t\tu ㅑ\t\t8\t\ti ㅐ\t\t9\t\to ㅔ\t\t0\t\tp\n□\t0.5 ㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅗ\t\t\t\th ㅓ\t\t\t\tj ㅏ\t\t\t\tk ㅣ\t\t\t\tl □\t0.5\n⇧\t1.5 ㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅠ\t\t\t\tb ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t1.5\n␣\t8.5 ⏎\t1.5\nㅃ\t\t\tㅂ\tQ ㅉ\t\t\tㅈ\tW ㄸ\t\t\tㄷ\tE ㄲ\t\t\tㄱ\tR ㅆ\t\t\tㅅ\tT ㅒ\t\t\tㅐ\tO ㅖ\t\t\tㅔ\tP",
  "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k))~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1");

/** Danmoeum (단모음). */
const danmoeum = /* @__PURE__ */ new KeyboardLayout(
  "danmoeum", "단모음", "Danmoeum", false,
  "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅗ\t\t6\t\th ㅐ\t\t7\t\to ㅔ\t\t8\t\tp\nㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅓ\t\t\t\tj ㅏ\t\t9\t\tk ㅣ\t\t0\t\tl\nㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t2\n␣\t6.5 ⏎\t1.5",
  "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|.J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-51%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'651%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1");

/** Every layout. Whoever names it keeps them all in the bundle. */
const layouts = [cheonjiin, naratgeul, sky, dubeolsik, danmoeum];

/** The layout of that id, or null. Whoever calls it keeps them all in the bundle. */
function layoutById(id) {
  return layouts.find((layout) => layout.id === id) ?? null;
}

module.exports = {
  Composer, InputSession, AttachedSession, KeyboardLayout, attach, keyFor, layoutById, layouts,
  cheonjiin, cheonjiinCompatibility,
  naratgeul,
  sky,
  dubeolsik,
  danmoeum,
};
