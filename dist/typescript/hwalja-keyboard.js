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

// runtime/TrieFormat.js
var VERSION = 1;
var BASE = 90;
var KEY_SIZE = 10;
var NONE = 89;
var LEAD_INDEX = 28;
var PENDING = 21;
var CONJOINING = 1;
var COMPATIBILITY = 2;
var TAIL = 1;
var PUSH = 29;
var CARRY = 561;
var VOWEL = 1093;
var BARE_LEAD = 1114;
var APPENDED = 1115;
var NOTHING = 1116;
var LETTER = 1117;
var BEFORE = 1206;
var LAST_CONSONANTS = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
var DOT = 4510;
var TWO_DOTS = 4514;
var COMPATIBILITY_DOT = 12685;

// runtime/Text.js
function applied({ deleting, inserting }, text) {
  return text.slice(0, text.length - deleting) + inserting;
}
function difference(before, after) {
  let same = 0;
  while (same < before.length && before.codePointAt(same) === after.codePointAt(same))
    same += 1;
  return { deleting: before.length - same, inserting: after.slice(same) };
}
function scalarBefore(text, end = text.length) {
  const scalar = text.codePointAt(end - 2) ?? 0;
  return scalar > 65535 ? scalar : text.charCodeAt(end - 1) || 0;
}
function width(scalar) {
  return scalar > 65535 ? 2 : scalar > 0 ? 1 : 0;
}
function withoutScalar(run) {
  return run.slice(0, run.length - width(scalarBefore(run)));
}
function withoutUnit(run) {
  const rest = withoutScalar(run);
  const isDot = [DOT, TWO_DOTS, COMPATIBILITY_DOT].includes(scalarBefore(run));
  return isDot && /[ᄀ-ᄒㄱ-ㅎ]$/.test(rest) ? rest.slice(0, -1) : rest;
}
function isHangul(scalar) {
  return /[ᄀ-ᇿㄱ-ㆎ가-힣]/.test(String.fromCodePoint(scalar));
}
function consonantOrMark(run) {
  const last = scalarBefore(run);
  const syllable2 = last - 44032;
  if (syllable2 >= 0 && syllable2 < 11172)
    return LAST_CONSONANTS[syllable2 % 28 - 1] ?? "";
  const isLetter = last && (!isHangul(last) || last >= 12593 && last <= 12622);
  return isLetter ? String.fromCodePoint(last) : "";
}
function within(offset, length) {
  return Math.min(Math.max(offset || 0, 0), length);
}
function lastCharacter(text, end) {
  const from = Math.max(end - 64, 0);
  const before = text.slice(from, end);
  if (!("Segmenter" in Intl))
    return from + withoutScalar(before).length;
  let start = 0;
  for (const { index } of new Intl.Segmenter().segment(before))
    start = index;
  return from + start;
}

// runtime/Selections.js
function selectionOf(element) {
  const tree = element.getRootNode();
  return tree.getSelection ? tree.getSelection() : element.ownerDocument.getSelection();
}
function rangeIn(element) {
  const selection = selectionOf(element);
  const tree = element.getRootNode();
  if (!selection?.rangeCount)
    return null;
  const range = (tree.host && composedIn(selection, tree)) ?? selection.getRangeAt(0);
  return element.contains(range.startContainer) && element.contains(range.endContainer) ? range : null;
}
function composedIn(selection, tree) {
  try {
    return selection.getComposedRanges?.({ shadowRoots: [tree] })[0];
  } catch {
    return selection.getComposedRanges?.(tree)[0];
  }
}
function replaceSelection(element, text) {
  const page = element.ownerDocument;
  const selected = rangeIn(element);
  const range = page.createRange();
  range.selectNodeContents(element);
  range.collapse(false);
  if (selected)
    range.setEnd(selected.endContainer, selected.endOffset);
  if (selected)
    range.setStart(selected.startContainer, selected.startOffset);
  range.deleteContents();
  const isPiece = range.startContainer.nodeType === 3;
  const piece = isPiece ? range.startContainer : page.createTextNode("");
  const offset = isPiece ? range.startOffset : 0;
  if (!isPiece)
    range.insertNode(piece);
  piece.insertData(offset, text);
  if (selected)
    selectionOf(element)?.collapse(piece, offset + text.length);
}
function isThere(element) {
  let around = element;
  while (around && !around.closest("[inert]"))
    around = around.getRootNode().host;
  return !around && element.isConnected;
}
function isOpen(element) {
  return isThere(element) && element.matches(":read-write");
}
function execute(element, text, command = text === "" ? "delete" : "insertText") {
  const page = element.ownerDocument;
  const inputType = command === "delete" ? "deleteContentBackward" : command;
  const data = command === "insertText" ? text : null;
  const asked = (targetRanges) => new InputEvent("beforeinput", { bubbles: true, cancelable: true, composed: true, inputType, data, targetRanges });
  const range = rangeIn(element);
  const anywhere = { startContainer: page, startOffset: 0, endContainer: page, endOffset: 0 };
  const isAsked = asked([new StaticRange(anywhere)]).getTargetRanges().length > 0;
  if (isAsked && !element.dispatchEvent(asked(range ? [new StaticRange(range)] : [])))
    return null;
  if (!element.isContentEditable && !element.matches(":focus"))
    return false;
  let question;
  const asks = (event) => {
    question = event;
    if (isAsked)
      event.stopImmediatePropagation();
  };
  page.addEventListener("beforeinput", asks, true);
  const isDone = page.execCommand(command, false, text);
  page.removeEventListener("beforeinput", asks, true);
  return question?.defaultPrevented ? null : isDone;
}
function wholeCharacters(value, start, end, text) {
  const first = start < end ? Math.min(start, lastCharacter(value, end)) : start;
  return { start: first, text: value.slice(first, start) + text };
}
function tell(element, text) {
  const inputType = text ? "insertText" : "deleteContentBackward";
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType, data: text || null }));
}
function isPlain(event) {
  if (event.isComposing || event.keyCode === 229 || event.getModifierState("AltGraph"))
    return false;
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}

// runtime/Submission.js
var ONE_LINE = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;
var isStriking = false;
function submit(form) {
  const page = form?.getRootNode();
  const controls = Array.from(page?.querySelectorAll("button, input") ?? []).filter((control) => control.form === form);
  const button = controls.find(({ type }) => type === "submit" || type === "image");
  const fields = controls.filter(({ type }) => ONE_LINE.test(type));
  if (button)
    button.click();
  else if (fields.length <= 1)
    form?.requestSubmit();
}
function strike(element, key, keyCode, act) {
  const init = { key, code: key, keyCode, bubbles: true, cancelable: true, composed: true };
  const pass = (type) => {
    if (isStriking)
      return true;
    isStriking = true;
    const passes = element.dispatchEvent(new KeyboardEvent(type, init));
    isStriking = false;
    return passes;
  };
  if (pass("keydown") && (key !== "Enter" || pass("keypress")))
    act?.();
  pass("keyup");
}

// runtime/Enter.js
function strikeEnter(element, act = () => submit(element.form)) {
  if (isThere(element) && !element.matches(":disabled"))
    strike(element, "Enter", 13, act);
}

// runtime/Lines.js
function lineAt(element, selected) {
  let { startContainer: node, startOffset: offset } = selected;
  for (let block2; block2 = node.childNodes[offset - 1] ?? node.childNodes[0]; ) {
    if (!isBlock(block2) || !block2.isContentEditable || block2.nodeName === "BR")
      break;
    offset = offset > 0 ? block2.childNodes.length : 0;
    node = block2;
  }
  let block = node;
  while (block !== element && !isBlock(block))
    block = block.parentNode;
  const before = piecesBeside(node, offset, block, "previousSibling").reverse();
  const after = piecesBeside(node, offset, block, "nextSibling");
  const pieces = [...before, ...node.nodeType === 3 ? [node] : [], ...after];
  const own = node.nodeType === 3 ? textOf(node, offset).length : 0;
  const start = before.reduce((sum, piece) => sum + textOf(piece).length, own);
  const range = element.ownerDocument.createRange();
  range.setStart(node, offset);
  if (!selected.collapsed)
    range.setEnd(selected.endContainer, selected.endOffset);
  const text = pieces.map((piece) => textOf(piece)).join("");
  const between = selected.collapsed ? "" : range.toString() || IMAGE;
  const end = start + between.length;
  return { node, offset, pieces, text: text.slice(0, start) + between + text.slice(end), start, end };
}
function piecesBeside(node, offset, block, side) {
  const pieces = [];
  const isAfter = side === "nextSibling";
  const take = (child) => {
    for (; child; child = child[side]) {
      if (isBlock(child))
        return false;
      if (child.nodeType === 3 || isImage(child))
        pieces.push(child);
      else if (!take(isAfter ? child.firstChild : child.lastChild))
        return false;
    }
    return true;
  };
  let goesOn = node.nodeType === 3 || take(node.childNodes[isAfter ? offset : offset - 1] ?? null);
  for (let at = node; goesOn && at !== block; at = at.parentNode)
    goesOn = take(at[side]);
  return pieces;
}
function placeIn(line, place) {
  for (const piece of line.pieces) {
    const { length } = textOf(piece);
    if (place <= length)
      return [piece, offsetIn(piece, place)];
    place -= length;
  }
  return [line.node, line.offset];
}
function offsetIn(node, count) {
  const text = node.nodeType === 3 ? node.nodeValue ?? "" : "";
  let offset = 0;
  for (; count > 0 && offset < text.length; offset += 1)
    if (!NO_WIDTH.test(text.charAt(offset)))
      count -= 1;
  return offset;
}
function changed(line, start, end, text) {
  const cursor = start + text.length;
  return { ...line, text: line.text.slice(0, start) + text + line.text.slice(end), start: cursor, end: cursor };
}
var IMAGE = "￼";
var NO_WIDTH = /[\u200b\u2060\ufeff]/;
function textOf(node, end) {
  return node.nodeType === 3 ? (node.nodeValue ?? "").slice(0, end).replace(/[\u200b\u2060\ufeff]/g, "") : IMAGE;
}
function isImage(node) {
  return node.nodeName === "IMG" || node.nodeType === 1 && !node.isContentEditable;
}
function isBlock(node) {
  if (node.nodeType !== 1)
    return false;
  return node.nodeName === "BR" || !/^(inline|contents|ruby)/.test(getComputedStyle(node).display);
}

// runtime/EditableClient.js
var EditableClient = class {
  element;
  moved;
  seen = null;
  coming = null;
  constructor(element, moved) {
    this.element = element;
    this.moved = moved;
  }
  get value() {
    const line = this.line();
    const { seen } = this;
    const isNear = !seen || !line || line.pieces.includes(seen.node) || seen.node.contains(line.node);
    if (!isNear && this.element.contains(seen.node)) {
      this.coming = seen;
      this.moved();
      this.coming = null;
    }
    if (!this.coming)
      this.seen = line;
    return line?.text ?? "";
  }
  get selectionStart() {
    return this.line()?.start ?? null;
  }
  get selectionEnd() {
    return this.line()?.end ?? null;
  }
  setRangeText(text, start, end) {
    const line = this.line();
    const isPart = line !== null && line.start === line.end && start < end;
    const whole = isPart ? wholeCharacters(line.text, start, end, text) : { start, text };
    if (isPart) {
      const [node, offset] = placeIn(line, whole.start + 1);
      selectionOf(this.element)?.setBaseAndExtent(node, offset - 1, ...placeIn(line, end));
    } else if (line && line.start === line.end && line.node !== rangeIn(this.element)?.startContainer) {
      selectionOf(this.element)?.collapse(line.node, line.offset);
    }
    this.write(whole.text, line && changed(line, whole.start, end, whole.text), isPart);
  }
  deleteContentBackward() {
    const line = this.line();
    if (!line)
      return;
    const { text, node, offset, start, end } = line;
    if (start === end && node.nodeType === 3 && offset > 0)
      this.setRangeText("", lastCharacter(text, end), end);
    else
      this.write("", changed(line, start, end, ""), false);
  }
  insertLineBreak() {
    const { element } = this;
    if (!this.line())
      return;
    strikeEnter(element, () => {
      this.seen = null;
      if (execute(element, "\n", "insertParagraph") === false)
        replaceSelection(element, "\n");
    });
  }
  write(text, coming, isPart) {
    const { element } = this;
    if (!isOpen(element))
      return;
    this.seen = null;
    const isDone = coming && execute(element, text);
    if (coming && isDone === null) {
      const { text: before } = this.line() ?? coming;
      this.coming = coming;
      queueMicrotask(() => {
        this.coming = null;
        const line2 = this.line();
        if (isPart && line2?.text === before && line2.start < line2.end)
          selectionOf(element)?.collapseToEnd();
      });
      return;
    }
    if (!isDone) {
      replaceSelection(element, text);
      tell(element, text);
    }
    const line = this.line();
    if (line && text)
      selectionOf(element)?.collapse(line.node, line.offset);
    this.seen = line;
  }
  line() {
    const range = isOpen(this.element) ? rangeIn(this.element) : null;
    return range && (this.coming ?? lineAt(this.element, range));
  }
};

// runtime/FieldClient.js
function clientFor(element, moved) {
  const { localName } = element;
  if ("setRangeText" in element) {
    const field = element;
    if (field.selectionStart !== null)
      return new FieldClient(field);
    const reason = `<input type="${field.type}"> does not say where its cursor is`;
    throw new TypeError(`${reason}; type="text" with inputmode does`);
  }
  if ("value" in element && element.isConnected && !element.isContentEditable) {
    throw new TypeError(`<${localName}> is no field of text; attach to the one in it`);
  }
  return new EditableClient(element, moved);
}
var FieldClient = class {
  element;
  held = null;
  constructor(element) {
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
  setRangeText(text, start, end) {
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
    const isTooLong = maxLength >= 0 && length > maxLength && text.length > end - start;
    if (isTooLong)
      this.hold(text, start, end);
    if (!isOpen(element) || isTooLong)
      return;
    const whole = wholeCharacters(value, start, end, text);
    const isKnown = element.selectionStart !== null;
    if (isKnown)
      element.setSelectionRange(whole.start, end);
    const isDone = execute(element, whole.text);
    if (isDone === null && isKnown && element.value === value)
      element.setSelectionRange(end, end);
    if (isDone !== false || !isKnown)
      return;
    element.setRangeText(whole.text, whole.start, end, "end");
    tell(element, text);
  }
  deleteContentBackward() {
    const { element, value, selectionStart, selectionEnd } = this;
    const end = selectionEnd ?? value.length;
    const isSelected2 = selectionStart !== null && selectionStart < end;
    const start = isSelected2 ? selectionStart : lastCharacter(value, end);
    if (end === 0)
      strike(element, "Backspace", 8);
    else
      this.setRangeText("", start, end);
  }
  insertLineBreak() {
    const { element } = this;
    if (element.localName === "input")
      strikeEnter(element);
    else
      strikeEnter(element, () => this.setRangeText("\n", element.selectionStart ?? 0, element.selectionEnd ?? 0));
  }
  hold(inserting, place, end) {
    const { value } = this.element;
    const start = place < end ? place : Math.max(place - 1, 0);
    const text = value.slice(start, place) + inserting;
    if (isPending(text))
      this.held = { text, start, end, cursor: start + text.length, value };
  }
  waiting() {
    const { held, element } = this;
    const isThere2 = held?.value === element.value && held.end === element.selectionEnd;
    return isThere2 && held.end === element.selectionStart ? held : null;
  }
};
function isPending(text) {
  return text.length - withoutUnit(text).length === 2 && scalarBefore(text) <= 65535;
}

// runtime/KeyFor.js
function keyFor(layout, event) {
  if (!isPlain(event))
    return null;
  const pad = {
    Numpad7: "1",
    Numpad8: "2",
    Numpad9: "3",
    Numpad4: "4",
    Numpad5: "5",
    Numpad6: "6",
    Numpad1: "7",
    Numpad2: "8",
    Numpad3: "9",
    NumpadMultiply: "*",
    Numpad0: "0",
    NumpadDecimal: "#"
  };
  const { code, key, shiftKey } = event;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) {
    return (shiftKey ? layout.keyByCode(letter) : null) ?? layout.keyByCode(letter.toLowerCase());
  }
  if (code.startsWith("Numpad"))
    return /^[0-9*.,]$/.test(key) ? layout.keyByCode(pad[code] ?? "") : null;
  if (/^[0-9*#]$/.test(key))
    return layout.keyByCode(key);
  const digit2 = /^Digit([0-9])$/.exec(code)?.[1];
  return digit2 && !shiftKey ? layout.keyByCode(digit2) : null;
}

// runtime/Composer.js
var Composer = class {
  layout;
  onCommit;
  run = "";
  history = [];
  floor = null;
  constructor(layout) {
    this.layout = layout;
  }
  get composing() {
    return this.run;
  }
  press(key) {
    const edit = this.layout.edit(key, this.run);
    const after = edit ? applied(edit, this.run) : this.run;
    if (!edit || after === this.run)
      return { deleting: 0, inserting: "" };
    this.history.push(this.run);
    this.floor = null;
    this.run = after;
    return edit;
  }
  endCycle(key) {
    const last = consonantOrMark(this.run);
    const next = (letter) => {
      const edit = this.layout.edit(key, letter);
      const after = edit ? applied(edit, letter) : "";
      return withoutScalar(after) ? "" : after;
    };
    const letters = [];
    for (let letter = next(""); letter && !letters.includes(letter); letter = next(letter))
      letters.push(letter);
    if (letters.includes(last) && next(last))
      this.commit();
  }
  commit(deleting = 0) {
    const rest = this.run.slice(0, -deleting || void 0);
    this.run = "";
    this.forget();
    if (rest)
      this.onCommit?.(rest);
  }
  space(endsRun = this.layout.spaceEndsRun) {
    const inserting = endsRun && isHangul(scalarBefore(this.run)) ? "" : " ";
    this.commit();
    return { deleting: 0, inserting };
  }
  backspace(step = "jamo") {
    const before = this.run;
    if (!before)
      return null;
    this.run = step === "stroke" ? this.withoutStroke() : this.withoutJamo();
    return difference(before, this.run);
  }
  withoutJamo() {
    this.forget();
    const edit = this.layout.deletion(this.run);
    return edit ? applied(edit, this.run) : withoutScalar(this.run);
  }
  withoutStroke() {
    const rest = withoutUnit(this.run);
    this.floor ??= Math.max(this.history.lastIndexOf(rest), 0);
    const before = this.history.length > this.floor ? this.history.pop() : void 0;
    if (before === void 0)
      this.forget();
    return before ?? rest;
  }
  forget() {
    this.history = [];
    this.floor = null;
  }
};

// runtime/Fields.js
function fieldOf({ value, selectionStart, selectionEnd }) {
  const text = value ?? "";
  const end = within(selectionEnd ?? text.length, text.length);
  const start = within(selectionStart ?? end, end);
  return { text, start, end, isUnknown: typeof selectionStart !== "number" };
}
function changeOf(before, { text, start, end }) {
  if (text === before.text && start === before.start && end === before.end)
    return null;
  const isLonger = before.start === before.end && text.length > before.text.length;
  return isLonger && text.startsWith(before.text.slice(0, before.start)) ? "written" : "changed";
}

// runtime/Session.js
var InputSession = class {
  cycleTimeout = null;
  onCommit;
  client;
  composer;
  end = null;
  lastPress = null;
  constructor(layout, client) {
    this.client = client;
    this.composer = this.composerOf(layout);
  }
  get layout() {
    return this.composer.layout;
  }
  set layout(layout) {
    this.commit();
    this.composer = this.composerOf(layout);
  }
  get composing() {
    this.look();
    return this.composer.composing;
  }
  press(key, time = null) {
    return this.outcome((field) => {
      const pause = (time ?? NaN) - (this.lastPress ?? NaN);
      if (pause >= (this.cycleTimeout ?? this.layout.cycleTimeout))
        this.composer.endCycle(key);
      this.lastPress = time;
      this.write(this.composer.press(key), field);
    });
  }
  commit() {
    const run = this.composer.composing;
    this.composer.commit();
    return run ? "ended" : "nothing";
  }
  space(endsRun = this.layout.spaceEndsRun) {
    return this.outcome((field) => this.write(this.composer.space(endsRun), field));
  }
  enter() {
    const { client } = this;
    if (!client.insertLineBreak)
      return this.insert("\n");
    return this.outcome(() => {
      this.commit();
      client.insertLineBreak?.();
    });
  }
  insert(text, deleting = 0) {
    return this.outcome((field) => {
      if (this.end !== null)
        this.end -= deleting;
      this.composer.commit(deleting);
      this.write({ deleting, inserting: text }, field);
    });
  }
  backspace(step = "jamo") {
    return this.outcome((field) => {
      const { text, start, end } = field;
      const edit = this.composer.backspace(step);
      if (edit)
        this.write(edit, field);
      else if (this.client.deleteContentBackward)
        this.client.deleteContentBackward();
      else if (end > 0)
        this.client.setRangeText("", start < end ? start : lastCharacter(text, end), end, "end");
    });
  }
  hostDidChange() {
    this.look();
  }
  composerOf(layout) {
    const composer = new Composer(layout);
    composer.onCommit = (run) => {
      const { text, end, isUnknown } = fieldOf(this.client);
      if (!isUnknown && text.endsWith(run, this.end ?? end))
        this.onCommit?.(run);
    };
    return composer;
  }
  look() {
    const field = fieldOf(this.client);
    const { composing } = this.composer;
    const isThere2 = field.end === (this.end ?? field.end) && field.text.endsWith(composing, field.end);
    if (field.start !== field.end || field.isUnknown || !isThere2)
      this.commit();
    return field;
  }
  write({ deleting, inserting }, { start, end }) {
    if (deleting === 0 && inserting === "")
      return;
    const place = Math.max(start - deleting, 0);
    this.end = start < end ? null : place + inserting.length;
    this.client.setRangeText(inserting, place, end, "end");
    const field = fieldOf(this.client);
    if (this.end === null || field.text.endsWith(this.composer.composing, field.end))
      this.end = field.end;
  }
  outcome(operation) {
    const run = this.composer.composing;
    const field = this.look();
    operation(field);
    const ended = run && !this.composer.composing ? "ended" : "nothing";
    return changeOf(field, fieldOf(this.client)) ?? ended;
  }
};

// runtime/Attach.js
function attach(element, options) {
  return new AttachedSession(element, options);
}
var AttachedSession = class extends InputSession {
  listening = new AbortController();
  passed = /* @__PURE__ */ new Set();
  written = { start: -1, text: "" };
  constructor(element, options) {
    const client = clientFor(element, () => this.commit());
    super(options.layout, client);
    this.cycleTimeout = options.cycleTimeout ?? null;
    const { signal } = this.listening;
    const look = () => this.hostDidChange();
    const early = { signal, capture: true };
    for (const type of ["input", "keydown", "pointerdown"])
      element.addEventListener(type, look, early);
    element.addEventListener("blur", () => this.commit(), { signal });
    element.addEventListener("keydown", ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && this.commit(), early);
    const page = element.ownerDocument;
    page.addEventListener("selectionchange", look, { signal });
    element.addEventListener("input", (event) => this.remember(event, client, page), { signal });
    if (options.keyboard) {
      element.addEventListener("keydown", (event) => this.keyDown(event, options), early);
    }
  }
  press(key, time = performance.now()) {
    return super.press(key, time);
  }
  commit() {
    this.written.start = -1;
    return super.commit();
  }
  detach() {
    this.commit();
    this.listening.abort();
  }
  remember({ inputType }, client, page) {
    const { passed, written: written2 } = this;
    const text = client.value;
    const history = { historyUndo: "undo", historyRedo: "redo" }[inputType];
    if (history) {
      if (passed.has(text))
        queueMicrotask(() => page.execCommand(history));
      return;
    }
    const { composing } = this;
    const start = composing === "" ? -1 : (client.selectionEnd ?? 0) - composing.length;
    if (start >= 0 && start === written2.start)
      passed.add(written2.text);
    passed.delete(text);
    if (passed.size > 200 || text.length > 1e4)
      passed.clear();
    this.written = { start, text };
  }
  keyDown(event, { keyboard, step }) {
    const isOurs = typeof keyboard !== "function" || keyboard();
    if (event.defaultPrevented || !isOurs)
      return;
    const key = keyFor(this.layout, event);
    const isPart = isPlain(event) && this.composing !== "";
    if (key)
      this.press(key, event.timeStamp);
    else if (isPart && event.key === "Backspace")
      this.backspace(step);
    else if (isPart && event.key === " " && this.layout.spaceEndsRun)
      this.space();
    else
      return;
    event.preventDefault();
    event.stopPropagation();
  }
};

// runtime/Trie.js
function isSealed(trie) {
  let sum = -1;
  for (let bit = 8 * 9; bit < 8 * trie.length; bit += 1) {
    const isOdd = (sum ^ trie.charCodeAt(bit >> 3) >> bit % 8) & 1;
    sum = sum >>> 1 ^ (isOdd && 3988292384);
  }
  return ~sum >>> 0 === pair(trie, 4) + (pair(trie, 6) + digit(trie, 8) * BASE ** 2) * BASE ** 2;
}
function lookUp(trie, key, text) {
  if (key < 0 || key >= digit(trie, 19))
    return null;
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
function lastCell(trie, record, last) {
  const cell = (pointer, index) => {
    const block = pair(trie, record + pointer);
    return cellAt(trie, block, index, pair(trie, block));
  };
  if (isSyllable(last))
    return tailOf(last) > 0 ? cell(2, tailOf(last)) : cell(4, ((last - 44032) / 28 | 0) % 21);
  const lead = leadOf(trie, last);
  if (last >= 12593 && lead < NONE)
    return cell(6, lead);
  if (last >= 12623 && last < 12644)
    return cell(8, last - 12623);
  for (let own = 0; last > 0 && own < digit(trie, 12); own += 1) {
    if (scalarOf(trie, 40 + own) === last)
      return cell(8, 21 + own);
  }
  return 0;
}
function cellAt(trie, block, index, otherwise) {
  const offset = index - digit(trie, block + 2);
  return offset >= 0 && offset < digit(trie, block + 3) ? pair(trie, block + 4 + 2 * offset) : otherwise;
}
function beforeIndex(trie, before) {
  if (isSyllable(before))
    return tailOf(before);
  return leadOf(trie, before) < NONE ? LEAD_INDEX : -1;
}
function written(trie, record, cell, scalar) {
  if (cell < VOWEL) {
    if (!isSyllable(scalar))
      return null;
    if (cell < PUSH)
      return withTail(scalar, cell - TAIL);
    const lead2 = (cell - PUSH) % 19;
    const next = cell < CARRY ? letterOf(trie, lead2) : appended(trie, record, lead2);
    return next === null ? null : withTail(scalar, ((cell - PUSH) / 19 | 0) % 28) + next;
  }
  if (cell === NOTHING)
    return "";
  if (cell >= LETTER)
    return cell < BEFORE ? letterOf(trie, cell - LETTER) : null;
  const lead = leadOf(trie, scalar);
  if (lead === NONE)
    return null;
  if (cell === APPENDED)
    return appended(trie, record, lead);
  return cell === BARE_LEAD ? letterOf(trie, lead) : syllable(lead, cell - VOWEL);
}
function ownLetter(trie, record) {
  const letter = digit(trie, record);
  return letter === NONE ? null : letterOf(trie, letter);
}
function appended(trie, record, lead) {
  const joining = digit(trie, record + 1);
  const letter = ownLetter(trie, record);
  if (letter === null || joining > PENDING)
    return null;
  if (joining < PENDING)
    return syllable(lead, joining);
  return String.fromCodePoint(isCompatible(trie) ? scalarOf(trie, lead) : 4352 + lead) + letter;
}
function leadOf(trie, scalar) {
  if (isSyllable(scalar))
    return (scalar - 44032) / 588 | 0;
  if (scalar >= 4352 && scalar < 4371)
    return scalar - 4352;
  const lead = scalar < 12593 || scalar >= 12623 ? NONE : consonant(trie, 19 + scalar - 12593);
  return lead < 19 ? lead : NONE;
}
function letterOf(trie, letter) {
  const scalar = scalarOf(trie, letter);
  return scalar > 0 ? String.fromCodePoint(scalar) : null;
}
function scalarOf(trie, letter) {
  if (letter < 19)
    return 12593 + consonant(trie, letter);
  if (letter < 40)
    return 12623 + letter - 19;
  const offset = pair(trie, 13) + 3 * (letter - 40);
  const scalar = pair(trie, offset) + digit(trie, offset + 2) * BASE * BASE;
  const isScalar = letter < 40 + digit(trie, 12) && (scalar < 55296 || scalar > 57343);
  if (scalar === DOT && isScalar && isCompatible(trie))
    return COMPATIBILITY_DOT;
  return isScalar ? scalar : 0;
}
function consonant(trie, index) {
  return digit(trie, pair(trie, 13) + 3 * digit(trie, 12) + index);
}
function isCompatible(trie) {
  return digit(trie, 20) === COMPATIBILITY;
}
function digit(trie, offset) {
  return trie.charCodeAt(offset) - 37 || 0;
}
function pair(trie, offset) {
  return digit(trie, offset) + digit(trie, offset + 1) * BASE;
}
function isSyllable(scalar) {
  return scalar >= 44032 && scalar < 55204;
}
function tailOf(scalar) {
  return (scalar - 44032) % 28;
}
function withTail(scalar, tail) {
  return String.fromCodePoint(scalar - tailOf(scalar) + tail);
}
function syllable(lead, vowel) {
  return String.fromCodePoint(44032 + (lead * 21 + vowel) * 28);
}

// runtime/Layout.js
var KeyboardLayout = class {
  id;
  name;
  latinName;
  spaceEndsRun;
  cycleTimeout;
  keys;
  trie;
  constructor({ id, name, latinName, spaceEndsRun, cycleTimeout = 1e3, keys, trie }) {
    const isTrie = /^HWJT[%-~]{18,}$/.test(trie) && digit(trie, 9) === VERSION;
    if (!isTrie || pair(trie, 10) !== trie.length || !isSealed(trie)) {
      throw new RangeError(`not a trie of version ${VERSION}`);
    }
    this.keys = keys.map((key, index) => ({
      legend: key.id,
      scalar: /^.$/u.test(key.id) ? key.id : null,
      code: null,
      under: null,
      ...key,
      index,
      layout: id
    }));
    this.id = id;
    this.name = name;
    this.latinName = latinName;
    this.spaceEndsRun = spaceEndsRun;
    this.cycleTimeout = cycleTimeout;
    this.trie = trie;
  }
  key(id) {
    return this.keys.find((key) => key.id === id) ?? null;
  }
  keyByCode(code) {
    return this.keys.find((key) => key.code === code) ?? null;
  }
  keyByScalar(scalar) {
    return this.keys.find((key) => key.scalar === scalar) ?? null;
  }
  edit(key, before) {
    if (key?.layout !== this.id || this.keys[key.index]?.id !== key.id)
      return null;
    return lookUp(this.trie, key.index, before ?? "");
  }
  deletion(before) {
    return lookUp(this.trie, digit(this.trie, 19) - 1, before ?? "");
  }
};

// runtime/DotStyle.js
function dotsOf(layout) {
  const style = digit(layout["trie"], 20);
  return style === 0 ? null : style === COMPATIBILITY ? "compatibility" : "conjoining";
}
function writing(layout, dots) {
  const own = dotsOf(layout);
  if (own === null || own === dots)
    return layout;
  const style = dots === "compatibility" ? COMPATIBILITY : CONJOINING;
  const trie = layout["trie"].slice(0, 20) + String.fromCharCode(37 + style) + layout["trie"].slice(21);
  return Object.assign(Object.create(KeyboardLayout.prototype), layout, { trie });
}

// runtime/keyboard/KeyboardField.js
var ACTION_LEGENDS = {
  none: "⏎",
  go: "이동",
  search: "검색",
  send: "전송",
  next: "다음",
  done: "완료",
  join: "연결",
  route: "경로",
  continue: "계속",
  emergency: "긴급통화"
};

// runtime/keyboard/KeyboardSlot.js
var ROLE_LEGENDS = {
  shift: "⇧",
  backspace: "⌫",
  space: "␣",
  enter: "⏎",
  next: "다음",
  language: "한/영",
  globe: "🌐",
  dismiss: "⌄",
  gap: ""
};
function slotOf(slot) {
  return typeof slot === "string" ? { text: slot } : typeof slot === "number" ? { key: slot } : slot;
}

// runtime/keyboard/KeyboardTexts.js
function areDue(capitals, text) {
  if (capitals === "none" || text === null)
    return false;
  return (capitals === "words" ? /(^|[ \n])$/ : /(^|\n) *$|[.!?…] +$/).test(text);
}
function endsInWordAndSpace(text) {
  return /[\p{L}\p{N}] $/u.test(text.slice(-3));
}
function lastWord(text) {
  const isBlank = (end) => text[end - 1] === " " || text[end - 1] === "\n";
  let start = text.length;
  while (isBlank(start))
    start -= 1;
  while (start > 0 && !isBlank(start))
    start -= 1;
  return text.length - start;
}
function partsOf(marked) {
  const cursor = marked.length > 1 ? marked.indexOf("|") : -1;
  if (cursor < 0)
    return { text: marked, behind: 0 };
  const end = marked.slice(cursor + 1);
  let behind = 0;
  for (let place = end.length; place > 0; behind += 1)
    place = lastCharacter(end, place);
  return { text: marked.slice(0, cursor) + end, behind };
}

// runtime/keyboard/KeyboardFace.js
function slotAt(state, place) {
  const slot = place ? state.page.rows[place.row]?.[place.column] : void 0;
  return slot === void 0 || isHidden(state, slotOf(slot)) ? null : slotOf(slot);
}
function isHidden({ settings }, { role }) {
  return role === "globe" && !settings.needsGlobe;
}
function offerOf({ pages, page, shift, field }, slot) {
  const { key, text } = slot;
  const isShifted = shift !== "off";
  if (key !== void 0) {
    const { keys } = pages.layout;
    const shifted = keys.findIndex(({ under }) => under && under === keys[key]?.id);
    return isShifted && shifted >= 0 ? shifted : key;
  }
  if (field.kind === "email" && slot.email !== void 0)
    return slot.email;
  if (field.kind === "address" && slot.address !== void 0)
    return slot.address;
  if (!isShifted)
    return text;
  return slot.shifted ?? (page.hasCapitals ? text?.toUpperCase() : text);
}
function listOf(state) {
  for (const { phase, place, slot } of state.touches) {
    if (phase.kind === "choosing" && place)
      return { place, items: holdOf(state, slot), chosen: phase.item };
  }
  return null;
}
function facesOf(state, isEndedBySpace2) {
  const isPressed = (row, column) => state.touches.some(({ place }) => place?.row === row && place.column === column);
  return state.page.rows.map((contents, row) => {
    let spare = 0;
    const slots = contents.map(slotOf);
    for (const slot of slots)
      if (isHidden(state, slot))
        spare += slot.width ?? 1;
    return slots.flatMap((slot, column) => {
      if (isHidden(state, slot))
        return [];
      let { width: width2 = 1 } = slot;
      if (slot.role === "space")
        [width2, spare] = [width2 + spare, 0];
      return {
        place: { row, column },
        role: roleOf(slot),
        legend: legendOf(state, slot, isEndedBySpace2),
        width: width2,
        hold: holdOf(state, slot),
        isPressed: isPressed(row, column)
      };
    });
  });
}
function holdOf(state, slot) {
  return slot?.hold?.map((offer) => offerLegend(state, offer)) ?? [];
}
function offerLegend({ pages }, offer) {
  return typeof offer === "string" ? partsOf(offer).text : pages.layout.keys[offer]?.legend ?? "";
}
function legendOf(state, slot, isEndedBySpace2) {
  const { legend, page, role } = slot;
  if (legend !== void 0)
    return legend;
  if (page !== void 0)
    return state.pageNamed(page).legend;
  if (role === "space" && isEndedBySpace2)
    return ROLE_LEGENDS.next;
  if (role === "enter")
    return ACTION_LEGENDS[state.field.action];
  return role ? ROLE_LEGENDS[role] : offerLegend(state, offerOf(state, slot) ?? "");
}
function roleOf({ role, page }) {
  return role ?? (page === void 0 ? null : "page");
}

// runtime/keyboard/KeyboardSettings.js
function defaultSettings() {
  return {
    repeatDelay: 400,
    repeatInterval: 50,
    wordsAfter: 2e3,
    wordInterval: 200,
    longPress: 350,
    doubleTap: 300,
    doubleSpace: 1100,
    slideStart: 50,
    slideStep: 10,
    flick: 24,
    backspaceStep: "jamo",
    needsGlobe: false
  };
}
function stepOf(x, { slideStart, slideStep }) {
  const beyond = Math.abs(x) - slideStart;
  return beyond < 0 ? 0 : Math.sign(x) * (1 + Math.floor(beyond / Math.max(1, slideStep)));
}
function directionOf(x, y, { flick }) {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, along) < flick)
    return null;
  if (across >= along)
    return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

// runtime/keyboard/KeyboardTouch.js
var KeyboardTouch = class {
  finger;
  slot;
  place;
  phase = { kind: "waiting" };
  composed = "";
  hasMoved = false;
  isUsed = false;
  due = null;
  constructor(finger, slot, place) {
    this.finger = finger;
    this.slot = slot;
    this.place = place;
  }
  get isOpen() {
    const { kind } = this.phase;
    return kind === "written" || kind === "waiting" && !this.hasMoved;
  }
  get isOnShift() {
    return this.phase.kind === "shift";
  }
  get isModifier() {
    return this.isOnShift || this.phase.kind === "page";
  }
  spend() {
    this.phase = { kind: "spent" };
    this.due = null;
  }
  move(place, slot) {
    const isHeldThere = !this.hasMoved && this.slot?.role === "space";
    if (!this.isModifier && (this.phase.kind !== "waiting" || isHeldThere))
      return;
    this.place = place;
    this.slot = slot;
    this.hasMoved = true;
    this.due = null;
  }
  choose(item) {
    if (this.phase.kind !== "choosing")
      return;
    this.phase = { kind: "choosing", item: item in (this.slot?.hold ?? []) ? item : null };
  }
};

// runtime/keyboard/KeyboardFingers.js
var KeyboardFingers = class {
  typist;
  state;
  constructor(typist) {
    this.typist = typist;
    this.state = typist.state;
  }
  press(place, finger) {
    const { typist, state } = this;
    this.cancel(finger);
    this.settle();
    typist.look();
    const slot = slotAt(state, place);
    if (!slot || slot.role === "gap")
      return;
    const touch = new KeyboardTouch(finger, slot, place);
    state.touches.push(touch);
    this.begin(touch, slot);
    if (slot.hold && touch.isOpen)
      touch.due = typist.now + state.settings.longPress;
  }
  settle() {
    for (const touch of this.state.touches) {
      if (touch.isModifier)
        continue;
      const { phase } = touch;
      touch.spend();
      this.finish(touch, phase);
    }
  }
  begin(touch, slot) {
    const { typist, state } = this;
    const { now } = typist;
    if (slot.key !== void 0) {
      touch.phase = { kind: "written" };
      typist.tap(slot);
      if (typist.hasWritten)
        touch.composed = typist.session.composing;
    } else if (slot.text !== void 0 && !slot.hold && !slot.flicks) {
      touch.phase = { kind: "spent" };
      typist.tap(slot);
    } else if (slot.page !== void 0) {
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
  finish(touch, phase) {
    const { slot } = touch;
    if (phase.kind === "waiting" && slot)
      this.typist.tap(slot);
    const offer = phase.kind === "choosing" ? slot?.hold?.[phase.item ?? -1] : void 0;
    if (offer !== void 0)
      this.typist.replace(touch, offer);
  }
  lift(finger) {
    const { state } = this;
    const touch = this.touch(finger);
    if (!touch)
      return;
    const { phase } = touch;
    this.finish(touch, phase);
    if (touch.isModifier && touch.hasMoved && touch.slot)
      this.typist.tap(touch.slot);
    if (!this.remove(touch))
      return;
    state.releaseShift(touch);
    if (phase.kind === "page" && touch.isUsed)
      state.open(phase.before);
  }
  cancel(finger) {
    const touch = this.touch(finger);
    if (!touch)
      return;
    this.remove(touch);
    this.state.cancelShift(touch);
    if (touch.phase.kind === "page")
      this.state.open(touch.phase.before);
  }
  drag(finger, x, y) {
    const { typist, state: { settings } } = this;
    const touch = this.touch(finger);
    if (!touch)
      return;
    const { slot, phase, isOpen: isOpen2 } = touch;
    const step = stepOf(x, settings);
    if (phase.kind === "sliding") {
      this.slide(touch, phase.step, step);
    } else if (isOpen2 && slot?.role === "space") {
      if (step === 0)
        return;
      typist.act(slot, () => typist.commit());
      this.slide(touch, 0, step);
    } else if (isOpen2) {
      const direction = directionOf(x, y, settings);
      const offer = direction && slot?.flicks?.[direction];
      if (offer === void 0 || offer === null)
        return;
      touch.spend();
      typist.replace(touch, offer);
    }
  }
  slide(touch, old, step) {
    touch.phase = { kind: "sliding", step };
    if (step !== old)
      this.typist.moveCursor(step - old);
  }
  happen() {
    for (let touch; (touch = this.state.nextTouch) && touch.due <= this.typist.now; ) {
      if (touch.phase.kind === "repeating") {
        this.deleteMore(touch, touch.phase.since);
      } else {
        touch.spend();
        this.offer(touch);
      }
    }
  }
  offer(touch) {
    const [first, ...others] = touch.slot?.hold ?? [];
    if (others.length > 0)
      touch.phase = { kind: "choosing", item: 0 };
    else if (first !== void 0)
      this.typist.replace(touch, first);
  }
  deleteMore(touch, since) {
    const { typist, state: { settings } } = this;
    const isWord = typist.now - since >= settings.wordsAfter;
    touch.due = typist.now + Math.max(1, isWord ? settings.wordInterval : settings.repeatInterval);
    if (!isWord)
      typist.backspace(touch.slot);
    else if (!typist.deleteWord(touch.slot))
      touch.spend();
  }
  touch(finger) {
    return this.state.touches.find((touch) => touch.finger === finger);
  }
  remove(touch) {
    const { touches } = this.state;
    const index = touches.indexOf(touch);
    if (index >= 0)
      touches.splice(index, 1);
    return index >= 0;
  }
};

// runtime/keyboard/KeyboardHost.js
function isSelected({ client }) {
  const { start, end } = fieldOf(client);
  return start < end;
}
function textBefore({ client }) {
  const { text, start, isUnknown } = fieldOf(client);
  return isUnknown ? null : text.slice(0, start).replace(/\u00a0/g, " ");
}
function isEndedBySpace({ layout, composing }) {
  return layout.spaceEndsRun && isHangul(scalarBefore(composing));
}

// runtime/keyboard/KeyboardState.js
var KeyboardState = class {
  pages;
  settings = defaultSettings();
  field = { kind: "letters", capitals: "none", action: "none" };
  page;
  home;
  shift = "off";
  touches = [];
  lastSpace = null;
  isDue = false;
  isUsed = false;
  lastTap = null;
  constructor(pages) {
    this.pages = pages;
    this.page = this.home = pages.pages[0];
    this.begin();
  }
  begin() {
    const { pages } = this.pages;
    this.touches.length = 0;
    this.lastSpace = null;
    this.home = pages.find(({ kind }) => kind === "letters") ?? pages[0];
    this.open(pages.find(({ fields }) => fields.includes(this.field.kind)) ?? pages[0]);
  }
  open(page) {
    this.page = page;
    if (page.kind === "letters")
      this.home = page;
    this.isUsed = false;
    this.lastTap = null;
    for (const touch of this.touches)
      if (touch.isOnShift)
        touch.isUsed = true;
    this.shift = page.hasCapitals && this.isDue ? "due" : "off";
  }
  pageNamed(id) {
    return this.pages.pages.find((page) => page.id === id) ?? this.home;
  }
  openNextLetters() {
    const letters = this.pages.pages.filter(({ kind }) => kind === "letters");
    const next = letters[(letters.indexOf(this.home) + 1) % letters.length];
    if (!next || next === this.home)
      return false;
    this.open(next);
    return true;
  }
  pressShift(time) {
    const isSecond = this.lastTap !== null && time - this.lastTap <= this.settings.doubleTap;
    this.lastTap = time;
    if (this.shift === "locked")
      return false;
    this.shift = isSecond && this.page.hasCapitals ? "locked" : "once";
    return this.shift === "locked";
  }
  releaseShift({ phase, isUsed }) {
    if (phase.kind !== "shift")
      return;
    if (isUsed || phase.before !== "off" && !phase.hasLocked)
      this.shift = "off";
  }
  cancelShift({ phase, isUsed }) {
    if (phase.kind !== "shift")
      return;
    this.shift = isUsed ? "off" : phase.before;
    this.lastTap = null;
  }
  forgetTap() {
    this.lastTap = null;
  }
  forget() {
    this.lastSpace = null;
    this.lastTap = null;
  }
  wrote(offer) {
    this.isUsed = true;
    for (const touch of this.touches)
      if (touch.isModifier)
        touch.isUsed = true;
    if (this.shift !== "locked" && !this.touches.some(({ isOnShift }) => isOnShift))
      this.shift = "off";
    if (offer === "'" && this.page.kind === "symbols" && this.home.hasCapitals)
      this.open(this.home);
  }
  endLine() {
    if (this.page.kind === "symbols" && this.isUsed)
      this.open(this.home);
  }
  setDue(isDue) {
    if (isDue === this.isDue)
      return;
    this.isDue = isDue;
    if (isDue && this.page.hasCapitals && this.shift === "off")
      this.shift = "due";
    if (!isDue && this.shift === "due")
      this.shift = "off";
  }
  get nextTouch() {
    return this.touches.find(({ due }) => due !== null);
  }
};

// runtime/keyboard/KeyboardTypist.js
var KeyboardTypist = class {
  state;
  session;
  outcome = "nothing";
  now = -Infinity;
  host;
  constructor(keyboard, state) {
    this.host = keyboard;
    this.session = keyboard.session;
    this.state = state;
  }
  tap(slot) {
    const { role } = slot;
    if (role === "shift" || role === "backspace" || role === "gap" || slot.page !== void 0)
      return;
    this.act(slot, () => {
      const { state, host } = this;
      const offer = offerOf(state, slot);
      if (offer !== void 0) {
        this.type(offer);
      } else if (role === "space") {
        this.space();
      } else if (role === "enter") {
        this.enter();
      } else if (role === "next") {
        this.commit();
      } else if (role === "language") {
        this.commit();
        if (!state.openNextLetters())
          host.onRequest({ kind: "nextKeyboard" });
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
  type(offer) {
    const { state, session } = this;
    state.forget();
    if (typeof offer === "number") {
      this.outcome = session.press(state.pages.layout.keys[offer], this.now);
      state.wrote(offer);
    } else {
      const { text, behind } = partsOf(offer);
      this.outcome = session.insert(text);
      state.wrote(offer);
      if (behind > 0)
        this.host.onRequest({ kind: "moveCursor", by: -behind });
    }
  }
  replace({ slot, composed }, offer) {
    this.act(slot, () => {
      if (composed && composed === this.session.composing)
        this.session.backspace("stroke");
      this.type(offer);
    });
  }
  commit() {
    this.state.forget();
    this.outcome = this.session.commit();
  }
  moveCursor(by) {
    this.state.forget();
    this.host.onRequest({ kind: "moveCursor", by });
  }
  enter() {
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
  space() {
    const { state, session, isFullStopDue: isStop } = this;
    this.outcome = isStop ? session.insert(". ", 1) : session.space();
    state.lastSpace = this.hasWritten ? { time: this.now, isStop } : null;
    state.forgetTap();
    state.endLine();
  }
  get isFullStopDue() {
    const { session, state: { lastSpace, settings } } = this;
    if (!lastSpace || lastSpace.isStop || this.now - lastSpace.time > (settings.doubleSpace ?? -1))
      return false;
    return !session.composing && !isSelected(session) && endsInWordAndSpace(textBefore(session) ?? "");
  }
  backspace(slot) {
    this.act(slot, () => {
      const { session, state } = this;
      const isStop = state.lastSpace?.isStop && !isSelected(session) && textBefore(session)?.endsWith(". ");
      state.forget();
      this.outcome = isStop ? session.insert("  ", 2) : session.backspace(state.settings.backspaceStep);
    });
  }
  deleteWord(slot) {
    this.act(slot, () => {
      const { session, state } = this;
      const word = isSelected(session) ? 0 : lastWord(textBefore(session) ?? "");
      state.forget();
      this.outcome = word > 0 ? session.insert("", word) : session.backspace("jamo");
    });
    return this.outcome === "changed";
  }
  look() {
    const { state, session } = this;
    const { capitals } = state.field;
    state.setDue(capitals !== "none" && areDue(capitals, textBefore(session)));
  }
  get hasWritten() {
    return this.outcome === "written" || this.outcome === "changed";
  }
  act(slot, act) {
    if (!slot)
      return;
    const legend = legendOf(this.state, slot, isEndedBySpace(this.session));
    this.outcome = "nothing";
    act();
    this.host.onPress?.({ legend, role: roleOf(slot), outcome: this.outcome });
  }
};

// runtime/keyboard/Keyboard.js
var Keyboard = class {
  session;
  onChange = () => {
  };
  onRequest = () => {
  };
  onPress;
  state;
  typist;
  fingers;
  isBusy = false;
  told = [];
  drawn = { of: [], rows: [] };
  constructor(pages, session) {
    this.session = session;
    this.state = new KeyboardState(pages);
    this.typist = new KeyboardTypist(this, this.state);
    this.fingers = new KeyboardFingers(this.typist);
    if (session.layout !== pages.layout)
      session.layout = pages.layout;
  }
  get pages() {
    return this.state.pages;
  }
  set pages(pages) {
    this.input(null, () => {
      this.typist.commit();
      this.session.layout = pages.layout;
      this.state.pages = pages;
      this.state.begin();
    });
  }
  get settings() {
    return this.state.settings;
  }
  set settings(settings) {
    this.input(null, () => this.state.settings = { ...defaultSettings(), ...settings });
  }
  get field() {
    return this.state.field;
  }
  get page() {
    return this.state.page;
  }
  get shift() {
    return this.state.shift;
  }
  get rows() {
    const { shown } = this;
    if (!isSame(shown, this.drawn.of)) {
      this.drawn = { of: shown, rows: facesOf(this.state, isEndedBySpace(this.session)) };
    }
    return this.drawn.rows;
  }
  get list() {
    return listOf(this.state);
  }
  get nextTick() {
    return this.state.nextTouch?.due ?? null;
  }
  fieldDidChange(field) {
    this.input(null, () => {
      this.state.field = field;
      this.state.begin();
    });
  }
  down({ place, finger, time }) {
    return this.input(time, () => this.fingers.press(place, finger));
  }
  move({ finger, place, time }) {
    return this.input(time, () => {
      const slot = slotAt(this.state, place);
      this.fingers.touch(finger)?.move(slot && place, slot);
    });
  }
  drag({ finger, x, y, time }) {
    return this.input(time, () => this.fingers.drag(finger, x, y));
  }
  choose({ item, finger, time }) {
    return this.input(time, () => this.fingers.touch(finger)?.choose(item));
  }
  up({ finger, time }) {
    return this.input(time, () => this.fingers.lift(finger));
  }
  cancel({ finger, time }) {
    return this.input(time, () => this.fingers.cancel(finger));
  }
  tap({ place, time }) {
    return this.input(time, () => {
      this.fingers.press(place, -1);
      this.fingers.lift(-1);
    });
  }
  tick(time) {
    return this.input(time, () => {
    });
  }
  hostDidChange(time) {
    return this.isBusy ? "nothing" : this.input(time, () => this.session.hostDidChange());
  }
  input(time, act) {
    const { typist, isBusy } = this;
    if (!isBusy)
      typist.outcome = "nothing";
    this.isBusy = true;
    if (time !== null) {
      typist.now = Math.max(typist.now, time);
      this.fingers.happen();
    }
    act();
    typist.look();
    this.isBusy = isBusy;
    const { outcome } = typist;
    if (!isBusy)
      this.tellChange();
    return outcome;
  }
  tellChange() {
    const { shown, told } = this;
    this.told = shown;
    if (!isSame(shown, told))
      this.onChange();
  }
  get shown() {
    const { pages, page, shift, field, settings, touches } = this.state;
    const fingers = touches.flatMap(({ place, phase, due }) => [place, phase, due]);
    return [pages, page, shift, field, settings.needsGlobe, isEndedBySpace(this.session), ...fingers];
  }
};
function isSame(shown, earlier) {
  return shown.length === earlier.length && shown.every((part2, index) => part2 === earlier[index]);
}

// runtime/element/ComputerKeys.js
function neighbour(from, buttons, arrow) {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
  if (!direction)
    return null;
  const [right = 0, down = 0] = direction;
  const start = from.getBoundingClientRect();
  const ahead = buttons.map((button) => {
    const { x, y, width: width2 } = button.getBoundingClientRect();
    const rows = Math.round((y - start.y) / start.height);
    const across = x + width2 / 2 - start.x - start.width / 2;
    return { button, rows, across };
  }).filter(({ rows, across }) => down ? rows * down > 0 : rows === 0 && across * right > 0);
  const byDistance = ahead.sort((one, other) => Math.abs(one.rows) - Math.abs(other.rows) || Math.abs(one.across) - Math.abs(other.across));
  return byDistance[0]?.button ?? null;
}
function legendFor(event, layout) {
  const sign = { Backspace: "⌫", Enter: "⏎", " ": "␣", Shift: "⇧" }[event.key];
  return sign ?? keyFor(layout, event)?.legend ?? "";
}

// runtime/element/Icons.js
var ICONS = {
  "⇧": "M12 4 4 12h4v8h8v-8h4z",
  "⌫": "M9 5h12v14H9l-6-7zm3 4 6 6m0-6-6 6",
  "␣": "M4 10v5h16v-5",
  "⏎": "M20 6v8H5m4-4-4 4 4 4",
  "🌐": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18",
  "⌄": "m5 9 7 7 7-7"
};
function signOf(legend) {
  const lines = ICONS[legend];
  if (!lines)
    return legend;
  const space = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(space, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  const path = icon.appendChild(document.createElementNS(space, "path"));
  path.setAttribute("d", lines);
  return icon;
}

// runtime/element/Names.js
var ROLE_NAMES = {
  ko: {
    shift: "시프트",
    backspace: "지우기",
    space: "띄어쓰기",
    enter: "줄 바꿈",
    next: "다음 글자",
    language: "한영 전환",
    globe: "다음 자판",
    dismiss: "자판 닫기",
    keyboard: "한글 자판"
  },
  en: {
    shift: "Shift",
    backspace: "Backspace",
    space: "Space",
    enter: "Enter",
    next: "Next character",
    language: "Korean or English",
    globe: "Next keyboard",
    dismiss: "Close the keyboard",
    keyboard: "Korean keyboard"
  }
};
var ACTION_NAMES = {
  이동: "Go",
  검색: "Search",
  전송: "Send",
  다음: "Next",
  완료: "Done"
};
function printedOn({ role, legend }, language) {
  if (language === "ko" || !/[가-힣]/.test(legend))
    return legend;
  if (role === "enter")
    return ACTION_NAMES[legend] ?? legend;
  return role === "space" || role === "next" ? "next" : legend;
}
function nameOf(face, language) {
  const { role, legend, hold } = face;
  const names = ROLE_NAMES[language];
  const isWord = /[가-힣]/.test(legend);
  if (role === "enter" && isWord)
    return printedOn(face, language);
  if (role === "space" && isWord)
    return names["next"] ?? "";
  if (role && role !== "page")
    return names[role] ?? legend;
  const offers = hold.join(" ");
  const name = legend === "ㆍ" ? "아래아" : legend;
  if (!offers)
    return name;
  return language === "ko" ? `${name}, 길게 누르면 ${offers}` : `${name}, hold for ${offers}`;
}
function languageOf(element) {
  const named = element.closest("[lang]");
  const { host } = element.getRootNode();
  if (!named && host)
    return languageOf(host);
  return /^ko\b/i.test(named?.lang ?? "") ? "ko" : "en";
}

// runtime/element/KeyFace.js
var drawnOn = /* @__PURE__ */ new WeakMap();
function newKey() {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.append(part("span", "legend"), part("span", "hint"));
  return button;
}
function drawKey(button, face, shift, language, marked) {
  const { role, legend, width: width2, hold, isPressed } = face;
  const offered = role === null ? hold[0] ?? "" : "";
  const hint = offered.length > 2 ? "" : offered;
  const parts = ["key", role ?? "letter"];
  if (role !== null && role !== "gap")
    parts.push("special");
  if (legend === "ㆍ")
    parts.push("dot");
  if (role === "shift")
    parts.push(shift);
  if (hint)
    parts.push("hinted");
  if (isPressed)
    parts.push("pressed");
  if (marked !== null && (legend === marked || role === marked))
    parts.push("marked");
  button.part.value = parts.join(" ");
  button.ariaPressed = role === "shift" ? String(shift !== "off") : null;
  const drawn = [legend, hint, width2, role, language].join(" ");
  if (drawnOn.get(button) === drawn)
    return;
  drawnOn.set(button, drawn);
  button.dataset["legend"] = legend;
  button.style.gridColumn = `span ${2 * width2}`;
  const text = printedOn(face, language);
  button.style.setProperty("--length", String(lengthOf(text)));
  button.ariaLabel = nameOf(face, language);
  button.lang = role === null ? "ko" : language;
  button.toggleAttribute("disabled", role === "gap");
  button.firstElementChild?.replaceChildren(signOf(text));
  button.lastElementChild?.replaceChildren(hint);
}
function lengthOf(text) {
  let ems = 0;
  for (const character of text) {
    ems += "/.,'|!".includes(character) ? 0.4 : "#%&@MW".includes(character) || character >= "ᄀ" ? 1 : 0.65;
  }
  return Math.max(ems, 1);
}

// runtime/element/Style.js
var STYLE = `
:host {
display: block; width: 100%; position: relative; direction: ltr;
font: 400 16px/1 var(--hwalja-font, system-ui, sans-serif);
-webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
[part~=keyboard], [part~=popup] {
--height: var(--hwalja-height, 52px); --gap: var(--hwalja-gap, 6px); --radius: var(--hwalja-radius, 8px);
--back: var(--hwalja-background, color-mix(in srgb, Canvas 86%, black));
--key: var(--hwalja-key, color-mix(in srgb, Canvas 75%, white));
--special: var(--hwalja-special, color-mix(in srgb, Canvas 60%, gray));
--text: var(--hwalja-text, CanvasText); --hint: var(--hwalja-hint, color-mix(in srgb, CanvasText 80%, Canvas));
--accent: var(--hwalja-accent, #0b57d0); --accent-text: var(--hwalja-accent-text, #fff);
}
[part~=keyboard] {
padding: calc(var(--gap) / 2); background: var(--back); color: var(--text); touch-action: none;
user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
}
[part~=row] { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); }
[part~=key] {
display: grid; place-items: center; position: relative; height: var(--height); min-width: 0; padding: 0;
margin: calc(var(--gap) / 2); border: 1px solid transparent; border-radius: var(--radius); background: var(--key);
color: inherit; font: inherit; white-space: nowrap; container-type: size; touch-action: none; cursor: pointer;
}
[part~=key]::before { content: ""; position: absolute; inset: calc(var(--gap) / -2 - 1px); }
[part~=special] { background: var(--special); }
[part~=gap] { visibility: hidden; }
[part~=legend] { font-size: min(46cqh, 92cqw / var(--length), 28px); line-height: 1; }
[part~=special] > [part~=legend] { font-size: min(34cqh, 92cqw / var(--length), 20px); }
[part~=hinted] > [part~=legend] { font-size: min(44cqh, 84cqw / var(--length), 28px); transform: translateY(4cqh); }
svg {
display: block; width: 1.25em; height: 1.25em; fill: none; stroke: currentColor; stroke-width: 2;
stroke-linecap: round; stroke-linejoin: round; font-size: min(42cqh, 60cqw, 22px);
}
[part~=dot] > [part~=legend] { border: 5px solid; border-radius: 50%; font-size: 0; }
[part~=marked] > [part~=hint] { margin: 2px; }
[part~=hint] { position: absolute; top: 3px; right: 5px; color: var(--hint); font-size: 10px; }
[part~=pressed], .lit, [part~=chosen] { background: var(--accent); color: var(--accent-text); }
[part~=pressed] > [part~=hint], .lit > [part~=hint] { color: inherit; }
[part~=once], [part~=due], [part~=locked] { background: var(--text); color: var(--key); }
[part~=locked] { border-bottom: 4px solid var(--accent); }
[part~=marked] { box-shadow: inset 0 0 0 3px var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: -2px; }
[part~=popup]:not([hidden]) {
display: flex; position: absolute; z-index: 2; padding: 2px; border-radius: var(--radius); background: var(--back);
color: var(--text); box-shadow: 0 1px 6px #0006; pointer-events: none;
}
[part~=item] {
min-width: 44px; padding: 0 6px; line-height: 44px; text-align: center; font-size: 20px; border-radius: var(--radius);
}
.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (hover: none) {
[part~=letter][part~=pressed]::after {
content: attr(data-legend); position: absolute; z-index: 1; left: 50%; bottom: 100%; min-width: 100%; padding: 8px;
transform: translateX(-50%); border-radius: var(--radius); background: var(--accent); color: var(--accent-text);
font-size: 28px; white-space: nowrap; pointer-events: none;
}
[part~=letter][part~=pressed]:first-child::after { left: 0; transform: none; }
[part~=letter][part~=pressed]:last-child::after { left: auto; right: 0; transform: none; }
}
@media (forced-colors: active) {
[part~=key] { border-color: ButtonText; }
[part~=pressed], .lit, [part~=chosen], [part~=once], [part~=due], [part~=locked] {
background: Highlight; color: HighlightText; forced-color-adjust: none;
}
[part~=pressed]::after { background: Highlight !important; color: HighlightText !important; }
[part~=marked] { outline: 3px solid Highlight; outline-offset: -3px; }
[part~=popup] { border: 1px solid ButtonText; }
}
`;

// runtime/element/Board.js
var Board = class {
  keys;
  root;
  popup;
  status;
  faces = /* @__PURE__ */ new Map();
  constructor(root) {
    this.root = root;
    this.keys = part("div", "keyboard");
    this.keys.setAttribute("role", "toolbar");
    this.popup = part("div", "popup");
    this.popup.hidden = true;
    this.popup.setAttribute("aria-hidden", "true");
    this.status = document.createElement("div");
    this.status.className = "status";
    this.status.setAttribute("role", "status");
    root.append(this.keys, this.popup, this.status);
  }
  dress() {
    const { CSSStyleSheet } = this.keys.ownerDocument.defaultView ?? globalThis;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.root.adoptedStyleSheets = [sheet];
  }
  draw({ rows, list, shift }, language, marked) {
    const { keys, root } = this;
    const focused = root.activeElement;
    keys.ariaLabel = ROLE_NAMES[language]["keyboard"] ?? "";
    this.faces.clear();
    for (const [line, faces] of fit(keys, rows, () => part("div", "row"))) {
      line.style.setProperty("--columns", String(2 * faces.reduce((sum, { width: width2 }) => sum + width2, 0)));
      for (const [button, face] of fit(line, faces, newKey)) {
        this.faces.set(button, face);
        drawKey(button, face, shift, language, marked);
      }
    }
    const first = root.querySelector("button:not([part~=gap])");
    if (!root.querySelector("[tabindex='0']:not([part~=gap])") && first)
      first.tabIndex = 0;
    if (focused && !root.activeElement)
      first?.focus();
    this.drawList(list);
  }
  say(text) {
    this.status.replaceChildren(text);
  }
  faceOf(target) {
    const button = target?.closest("button");
    return button ? this.faces.get(button) ?? null : null;
  }
  elementAt(x, y) {
    return this.root.elementFromPoint(x, y);
  }
  itemAt(x) {
    const boxes = Array.from(this.popup.children, (item) => item.getBoundingClientRect());
    const beyond = boxes.findIndex(({ right }) => x < right);
    return beyond < 0 ? boxes.length - 1 : beyond;
  }
  light(legend, isOn) {
    const isMeant = (face) => legend === null || face.legend === legend;
    for (const button of this.buttons(isMeant))
      button.classList.toggle("lit", isOn);
  }
  moveFocus(event) {
    const from = event.target.closest("button");
    const to = from && neighbour(from, this.buttons(({ role }) => role !== "gap"), event.key);
    if (!to)
      return;
    event.preventDefault();
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  }
  buttons(isMeant) {
    return [...this.faces].filter(([, face]) => isMeant(face)).map(([button]) => button);
  }
  drawList(list) {
    const { popup } = this;
    popup.hidden = !list;
    fit(popup, list?.items ?? [], () => part("span", "item")).forEach(([item, legend], number) => {
      item.textContent = legend;
      item.part.toggle("chosen", number === list?.chosen);
    });
    const [button] = this.buttons((face) => isSamePlace(face, list));
    if (!button)
      return;
    const key = button.getBoundingClientRect();
    const board = this.root.host.getBoundingClientRect();
    const room = board.width - popup.offsetWidth;
    const middle = key.left - board.left + (key.width - popup.offsetWidth) / 2;
    popup.style.left = `${Math.max(Math.min(middle, room), 0)}px`;
    popup.style.top = `${Math.max(key.top - popup.offsetHeight, 0) - board.top}px`;
  }
};
function isSamePlace(one, other) {
  return one?.place.row === other?.place.row && one?.place.column === other?.place.column;
}
function part(tag, name) {
  const element = document.createElement(tag);
  element.part.value = name;
  return element;
}
function fit(parent, items, make) {
  while (parent.children.length < items.length)
    parent.append(make());
  while (parent.children.length > items.length)
    parent.lastElementChild?.remove();
  return items.map((item, index) => [parent.children[index], item]);
}

// runtime/element/Feedback.js
var sounds;
function clickSound() {
  if (typeof AudioContext === "undefined")
    return;
  sounds ??= new AudioContext();
  const { currentTime, destination } = sounds;
  const tone = sounds.createOscillator();
  const volume = sounds.createGain();
  tone.frequency.value = 1600;
  volume.gain.setValueAtTime(0.12, currentTime);
  volume.gain.exponentialRampToValueAtTime(1e-3, currentTime + 0.02);
  tone.connect(volume).connect(destination);
  tone.start();
  tone.stop(currentTime + 0.02);
}
function allowSound() {
  void sounds?.resume();
}
function buzz() {
  if ("vibrate" in navigator)
    navigator.vibrate(8);
}

// runtime/element/Targets.js
var TYPES_OF_TEXT = ["text", "search", "tel", "url", "password", "email", "number"];
function fieldAt(target) {
  const element = target;
  if (!element)
    return null;
  const { localName, isContentEditable, parentElement } = element;
  const isInput = localName === "input" && TYPES_OF_TEXT.includes(element.type);
  if (isInput || localName === "textarea")
    return element;
  return isContentEditable ? fieldAt(parentElement) ?? element : null;
}
function fieldMeant(keyboard, given, target) {
  const tree = keyboard.getRootNode();
  const field = given ?? fieldAt(keyboard.for ? tree.getElementById(keyboard.for) : target);
  const dialog = dialogAround(field);
  return dialog && dialog !== dialogAround(keyboard) ? null : field;
}
function dialogAround(element) {
  if (!element)
    return null;
  return element.closest("dialog:modal") ?? dialogAround(element.getRootNode().host);
}
function focusedIn(tree) {
  const { activeElement } = tree;
  const inside = activeElement?.shadowRoot ? focusedIn(activeElement.shadowRoot) : null;
  return inside ?? activeElement;
}
function wishesOf(element, inputMode) {
  const asked = (name) => element.getAttribute(name)?.toLowerCase() ?? "";
  const kinds = {
    numeric: "number",
    decimal: "number",
    number: "number",
    tel: "phone",
    email: "email",
    url: "address",
    search: "search",
    text: "letters"
  };
  const capitals = { on: "sentences", sentences: "sentences", words: "words" }[asked("autocapitalize")];
  const action = ["go", "search", "send", "next", "done"].find((name) => name === asked("enterkeyhint"));
  const type = element.localName === "input" ? element.type : "";
  const kind = kinds[inputMode?.toLowerCase() ?? ""] ?? kinds[type] ?? "letters";
  return { kind, capitals: capitals ?? "none", action: action ?? "none" };
}

// runtime/element/FieldFinder.js
var FieldFinder = class {
  isDismissed = false;
  field = null;
  element;
  found;
  given = null;
  last = null;
  isShown = false;
  resizing = new ResizeObserver(() => this.appear());
  constructor(element, found) {
    this.element = element;
    this.found = found;
  }
  begin(signal) {
    const page = this.element.ownerDocument;
    for (const type of ["pointerdown", "focusin"]) {
      page.addEventListener(type, (event) => this.follow(event.composedPath()[0]), { signal, capture: true });
    }
    page.addEventListener("pointercancel", () => this.check(), { signal });
    this.resizing.observe(this.element);
    this.isShown = this.isSeen;
    this.find();
  }
  end() {
    this.resizing.disconnect();
    this.tell(null);
  }
  give(field) {
    this.given = field;
    if (this.element.isConnected)
      this.find();
  }
  find() {
    this.tell(this.wanted(this.focused));
  }
  check() {
    const field = this.wanted(this.focused);
    if (field ? field !== this.field : !this.field?.isConnected)
      this.tell(field);
  }
  follow(target) {
    const field = this.wanted(target);
    if (field && field !== this.field)
      this.tell(field);
    if (this.isDismissed && fieldAt(target) === this.field)
      this.isDismissed = this.element.hidden = false;
  }
  get focused() {
    return focusedIn(this.element.ownerDocument);
  }
  get isSeen() {
    return this.isDismissed || this.element.getClientRects().length > 0;
  }
  wanted(target) {
    return this.isSeen ? fieldMeant(this.element, this.given, target) : null;
  }
  appear() {
    if (this.element.getClientRects().length > 0)
      this.isDismissed = false;
    if (this.isShown === this.isSeen)
      return;
    this.isShown = this.isSeen;
    const last = this.last?.isConnected ? this.last : null;
    this.tell(this.wanted(this.focused) ?? this.wanted(last));
  }
  tell(field) {
    this.last = field ?? this.last;
    this.field = field;
    this.found(field);
  }
};

// runtime/element/News.js
var News = class {
  element;
  waiting = [];
  page = null;
  constructor(element) {
    this.element = element;
  }
  tell(type, detail) {
    this.tellAll();
    const cancelable = type === "action" || type === "dismiss";
    return this.element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }
  tellLater(type, detail) {
    this.waiting.push(() => this.tell(type, detail));
    queueMicrotask(() => this.tellAll());
  }
  tellAll() {
    for (let tell2; tell2 = this.waiting.shift(); )
      tell2();
  }
  look({ page }) {
    if (this.page && this.page !== page)
      this.tellLater("page", { page: page.id });
    this.page = page;
  }
};

// runtime/element/Offered.js
function offeredBy(element) {
  const ids = (element.getAttribute("layouts") ?? "").split(/\s+/).filter((id) => id !== "");
  const named = ids.flatMap((id) => keyboardNamed(element, id) ?? []);
  return named.length > 0 ? named : knownTo(element);
}
function pagesOf(element) {
  const id = element.getAttribute("layout");
  return (id ? keyboardNamed(element, id) : null) ?? offeredBy(element)[0];
}
function keyboardNamed(element, id) {
  const all = knownTo(element);
  const found = all.find(({ layout }) => layout.id === id);
  if (!found)
    complain(element, `there is no layout ${id}; there are ${all.map(({ layout }) => layout.id).join(", ")}`);
  return found;
}
function knownTo(element) {
  const { keyboards, compatible } = element.constructor;
  return element.dots === "compatibility" ? compatible : keyboards;
}
var complaints = /* @__PURE__ */ new WeakMap();
function complain(element, reason) {
  if (complaints.get(element) === reason)
    return;
  complaints.set(element, reason);
  console.warn(`<${element.localName}>: ${reason}`);
}

// runtime/element/Pointers.js
var Pointers = class {
  board;
  host;
  down = /* @__PURE__ */ new Map();
  awaited = null;
  constructor(board, host) {
    this.board = board;
    this.host = host;
    const { keys } = board;
    keys.addEventListener("pointerdown", (event) => this.press(event));
    keys.addEventListener("pointermove", (event) => this.move(event));
    keys.addEventListener("pointerup", (event) => this.lift(event, "up"));
    keys.addEventListener("pointercancel", (event) => this.lift(event, "cancel"));
    keys.addEventListener("click", (event) => this.click(event));
    keys.addEventListener("lostpointercapture", (event) => this.lift(event, "cancel"));
    const prevent = (event) => event.preventDefault();
    for (const type of ["mousedown", "contextmenu", "dragstart"])
      keys.addEventListener(type, prevent);
  }
  cancel() {
    for (const finger of [...this.down.keys()])
      this.end(finger, "cancel");
  }
  press(event) {
    event.preventDefault();
    const { pointerId, clientX: x, clientY: y, width: width2, height, pressure, isTrusted } = event;
    this.awaited = width2 < 1 && height < 1 && pressure === 0 ? "reader" : "finger";
    const target = event.target;
    const face = this.board.faceOf(target);
    if (!face || event.button > 0 || this.awaited === "reader")
      return;
    this.host.press();
    if (isTrusted)
      this.board.keys.setPointerCapture(pointerId);
    this.down.set(pointerId, { x, y, page: this.host.machine.page, face, box: boxOf(target) });
    this.host.input((keyboard, time) => keyboard.down({ place: face.place, finger: pointerId, time }), timeOf(event));
  }
  move(event) {
    const { pointerId, clientX: x, clientY: y } = event;
    const finger = this.down.get(pointerId);
    if (!finger)
      return;
    const { board, host } = this;
    const stays = finger.box !== null && isWithin(finger.box, x, y);
    const { list } = host.machine;
    if (list && isSamePlace(list, finger.face)) {
      if (stays)
        return;
      const item = board.itemAt(x);
      host.input((keyboard, time) => keyboard.choose({ item, finger: pointerId, time }), timeOf(event));
      return;
    }
    host.input((keyboard, time) => {
      keyboard.drag({ finger: pointerId, x: x - finger.x, y: y - finger.y, time });
      if (stays)
        return;
      const target = board.elementAt(x, y);
      const face = board.faceOf(target);
      const isSame2 = isSamePlace(face, finger.face) && finger.page === keyboard.page;
      if (!isSame2)
        keyboard.move({ finger: pointerId, place: face?.place ?? null, time });
      Object.assign(finger, { page: keyboard.page, face, box: face && boxOf(target) });
    }, timeOf(event));
  }
  click(event) {
    event.preventDefault();
    const { detail, isTrusted, target, mozInputSource } = event;
    const { awaited } = this;
    this.awaited = null;
    const isReaders = awaited === "reader" || !awaited && isTrusted && mozInputSource === 0;
    const face = detail === 0 || isReaders ? this.board.faceOf(target) : null;
    if (face)
      this.host.tap(face);
  }
  lift(event, how) {
    this.end(event.pointerId, how, timeOf(event));
  }
  end(finger, how, at) {
    if (!this.down.delete(finger))
      return;
    allowSound();
    this.host.input((keyboard, time) => keyboard[how]({ finger, time }), at);
  }
};
function timeOf({ timeStamp, view }) {
  return timeStamp + (view?.performance.timeOrigin ?? performance.timeOrigin) - performance.timeOrigin;
}
function boxOf(target) {
  const button = target.closest("button");
  const { left, top, width: width2, height } = button.getBoundingClientRect();
  const margin = parseFloat(getComputedStyle(button).marginLeft);
  return new DOMRect(left - margin, top - margin, width2 + 2 * margin, height + 2 * margin);
}
function isWithin({ left, top, right, bottom }, x, y) {
  return left <= x && x < right && top <= y && y < bottom;
}

// runtime/element/Requests.js
function answer(request, host) {
  const { element, field, news } = host;
  if (request.kind === "nextKeyboard") {
    const offered = offeredBy(element);
    const now = pagesOf(element);
    element.layout = (offered[(offered.indexOf(now) + 1) % offered.length] ?? now).layout.id;
    news.tell("layoutchange", { layout: element.layout });
  } else if (request.kind === "hide") {
    if (news.tell("dismiss", null))
      host.finder.isDismissed = element.hidden = true;
  } else if (field && request.kind === "moveCursor") {
    moveCursor(field, request.by);
  } else if (field && request.kind === "perform" && news.tell("action", { action: request.action })) {
    perform(field, request.action);
  }
}
function moveCursor(element, by) {
  const field = element;
  for (let step = Math.abs(by); step > 0; step -= 1) {
    const { selectionStart: start, selectionEnd: end, value } = field;
    if (typeof start !== "number" || typeof end !== "number") {
      const selection = field.ownerDocument.getSelection();
      selection?.modify("move", by < 0 ? "backward" : "forward", "character");
      continue;
    }
    const passed = by < 0 ? charactersOf(value.slice(Math.max(start - LONGEST, 0), start)).pop() : charactersOf(value.slice(end, end + LONGEST))[0];
    const place = by < 0 ? start - (passed ?? "").length : end + (passed ?? "").length;
    field.setSelectionRange(place, place);
  }
}
var LONGEST = 64;
function charactersOf(text) {
  if (!("Segmenter" in Intl))
    return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
function perform(element, action) {
  const { form } = element;
  if (action === "done")
    element.blur();
  else if (action !== "next")
    strikeEnter(element);
  else {
    const fields = Array.from(form?.elements ?? []).filter((other) => fieldAt(other) === other && !other.matches(":disabled"));
    fields[fields.indexOf(element) + 1]?.focus();
  }
}

// runtime/element/Typing.js
var Typing = class {
  element;
  session;
  wishes;
  listening = new AbortController();
  constructor(element, options, changed2) {
    this.element = element;
    this.session = sessionFor(element, options);
    this.wishes = element ? wishesOf(element, keepSystemAway(element)) : NO_WISHES;
    if (!element)
      return;
    const { signal } = this.listening;
    for (const type of ["input", "blur", "focusin", "pointerdown"])
      element.addEventListener(type, changed2, { signal });
    const early = { signal, capture: true };
    for (const type of options.keyboard ? ["keydown", "keyup"] : [])
      element.addEventListener(type, changed2, early);
  }
  close() {
    const { element, session } = this;
    this.listening.abort();
    if (session instanceof AttachedSession)
      session.detach();
    if (element)
      letSystemCome(element);
  }
};
var systemAway = /* @__PURE__ */ new WeakMap();
function keepSystemAway(element) {
  const known = systemAway.get(element) ?? { inputMode: element.getAttribute("inputmode"), keyboards: 0 };
  known.keyboards += 1;
  systemAway.set(element, known);
  element.setAttribute("inputmode", "none");
  return known.inputMode;
}
function letSystemCome(element) {
  const known = systemAway.get(element);
  if (!known || (known.keyboards -= 1) > 0)
    return;
  systemAway.delete(element);
  if (element.getAttribute("inputmode") !== "none")
    return;
  if (known.inputMode === null)
    element.removeAttribute("inputmode");
  else
    element.setAttribute("inputmode", known.inputMode);
}
function sessionFor(element, options) {
  if (!element)
    return new InputSession(options.layout, NOWHERE);
  const isKnown = !("setRangeText" in element) || element.selectionStart !== null;
  return isKnown ? attach(element, options) : new InputSession(options.layout, unplaced(element));
}
var NO_WISHES = { kind: "letters", capitals: "none", action: "none" };
var NOWHERE = { value: "", selectionStart: null, selectionEnd: null, setRangeText() {
} };
function unplaced(field) {
  const command = (name, text) => {
    const focused = focusedIn(field.ownerDocument);
    field.focus({ preventScroll: true });
    if (field.matches(":focus"))
      field.ownerDocument.execCommand(name, false, text);
    if (focused !== field)
      focused?.focus({ preventScroll: true });
  };
  return {
    get value() {
      return field.value;
    },
    selectionStart: null,
    selectionEnd: null,
    setRangeText: (text) => command(text ? "insertText" : "delete", text),
    deleteContentBackward: () => command("delete"),
    insertLineBreak: () => strikeEnter(field)
  };
}

// runtime/element/ElementHost.js
var ElementHost = class {
  settings = {};
  machine;
  element;
  news;
  finder;
  board;
  pointers;
  typing;
  listening = new AbortController();
  timer = 0;
  latest = 0;
  isActing = false;
  constructor(element, board) {
    this.element = element;
    this.board = board;
    this.pointers = new Pointers(board, this);
    this.news = new News(element);
    this.finder = new FieldFinder(element, (field) => this.open(field));
    [this.typing, this.machine] = this.begun(null);
    board.keys.addEventListener("keydown", (event) => board.moveFocus(event));
  }
  get field() {
    return this.typing.element;
  }
  get session() {
    return this.field && this.typing.session;
  }
  begin() {
    this.listening = new AbortController();
    const { signal } = this.listening;
    const page = this.element.ownerDocument;
    page.addEventListener("selectionchange", () => this.hostDidChange(), { signal });
    addEventListener("blur", () => this.pointers.cancel(), { signal });
    page.addEventListener("visibilitychange", () => this.pointers.cancel(), { signal });
    this.board.dress();
    this.finder.begin(signal);
  }
  end() {
    this.pointers.cancel();
    this.listening.abort();
    this.finder.end();
  }
  obey(name) {
    const { element, machine } = this;
    if (name === "for")
      return this.finder.find();
    if (name === "keyboard")
      return this.open(this.field);
    this.typing.session.cycleTimeout = element.delay;
    this.adjust(machine);
    const pages = pagesOf(element);
    if (machine.pages !== pages)
      machine.pages = pages;
    this.draw();
  }
  adopt(settings) {
    this.settings = settings ?? {};
    this.adjust(this.machine);
  }
  press() {
    const { element } = this;
    this.finder.check();
    if (!this.field && element.for)
      complain(element, `there is no field with the id ${element.for}`);
    this.field?.focus({ preventScroll: true });
    this.feel();
  }
  tap(face) {
    this.finder.check();
    this.feel();
    this.input((keyboard, time) => keyboard.tap({ place: face.place, time }));
    if (!this.isSecret)
      this.board.say(this.typing.session.composing || nameOf(face, languageOf(this.element)));
  }
  input(act, at = performance.now()) {
    this.isActing = true;
    this.latest = Math.max(this.latest, at);
    act(this.machine, this.latest);
    this.isActing = false;
    this.draw();
  }
  open(field) {
    this.typing.close();
    [this.typing, this.machine] = this.begun(field);
    this.draw();
  }
  begun(field) {
    const { element } = this;
    const pages = pagesOf(element);
    const keyboard = element.keyboard && (() => hasKeys(this.machine.page));
    const options = { layout: pages.layout, cycleTimeout: element.delay, keyboard };
    const typing = new Typing(field, options, (event) => this.hear(event));
    const machine = new Keyboard(pages, typing.session);
    this.adjust(machine);
    machine.onRequest = (request) => answer(request, this);
    machine.onPress = (press) => press.outcome !== "nothing" && !this.isSecret && this.news.tellLater("press", press);
    typing.session.onCommit = (text) => !this.isSecret && this.news.tellLater("commit", { text });
    machine.fieldDidChange(typing.wishes);
    machine.onChange = () => void (this.isActing || this.draw());
    return [typing, machine];
  }
  adjust(machine) {
    machine.settings = { ...this.settings, needsGlobe: offeredBy(this.element).length > 1 };
  }
  hear(event) {
    const { type } = event;
    if (type === "focusin" || type === "pointerdown")
      return this.finder.follow(event.target);
    if (type === "blur") {
      this.board.light(null, false);
      this.finder.follow(event.relatedTarget);
    }
    this.hostDidChange();
    if (!type.startsWith("key"))
      return;
    this.board.light(legendFor(event, this.machine.pages.layout), type === "keydown");
  }
  hostDidChange() {
    if (this.isActing)
      return;
    this.machine.hostDidChange(this.latest);
    this.news.look(this.machine);
  }
  draw() {
    const { machine, board } = this;
    board.draw(machine, languageOf(this.element), this.element.marked);
    this.news.look(machine);
    this.news.tellAll();
    clearTimeout(this.timer);
    const { nextTick } = machine;
    if (nextTick === null)
      return;
    this.timer = setTimeout(() => {
      this.timer = setTimeout(() => this.input((keyboard, time) => keyboard.tick(time)));
    }, nextTick - performance.now());
  }
  get isSecret() {
    return this.field?.type === "password";
  }
  feel() {
    if (this.element.sound)
      clickSound();
    if (this.element.vibrate)
      buzz();
  }
};
function hasKeys(page) {
  return page.rows.flat().some((slot) => typeof slot === "number" || typeof slot === "object" && "key" in slot);
}

// runtime/element/KeyboardElement.js
var ElementBase = globalThis.HTMLElement ?? class {
};
var HwaljaKeyboardElement = class extends ElementBase {
  static get keyboards() {
    return [];
  }
  static get compatible() {
    return [];
  }
  static get observedAttributes() {
    return ["for", "layout", "layouts", "dots", "keyboard", "delay", "lang", "marked"];
  }
  #host;
  constructor() {
    super();
    this.#host = new ElementHost(this, new Board(this.attachShadow({ mode: "open" })));
  }
  connectedCallback() {
    const names = [
      "for",
      "layout",
      "layouts",
      "dots",
      "keyboard",
      "delay",
      "marked",
      "sound",
      "vibrate",
      "field",
      "settings"
    ];
    for (const name of names) {
      if (!Object.hasOwn(this, name))
        continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#host.begin();
  }
  disconnectedCallback() {
    this.#host.end();
  }
  attributeChangedCallback(name) {
    if (this.isConnected)
      this.#host.obey(name);
  }
  get for() {
    return this.getAttribute("for") ?? "";
  }
  set for(id) {
    write(this, "for", id);
  }
  get layout() {
    return pagesOf(this).layout.id;
  }
  set layout(id) {
    write(this, "layout", id);
  }
  get layouts() {
    return offeredBy(this).map(({ layout }) => layout.id).join(" ");
  }
  set layouts(ids) {
    write(this, "layouts", ids);
  }
  get dots() {
    return this.getAttribute("dots");
  }
  set dots(style) {
    write(this, "dots", style);
  }
  get keyboard() {
    return this.hasAttribute("keyboard");
  }
  set keyboard(isOn) {
    this.toggleAttribute("keyboard", Boolean(isOn));
  }
  get delay() {
    const text = this.getAttribute("delay");
    if (text === null)
      return null;
    if (text === "none")
      return Infinity;
    if (/^[0-9]+$/.test(text))
      return Number(text);
    complain(this, `delay="${text}" is neither a number of milliseconds nor none`);
    return null;
  }
  set delay(time) {
    write(this, "delay", time === Infinity ? "none" : time);
  }
  get marked() {
    return this.getAttribute("marked");
  }
  set marked(key) {
    write(this, "marked", key);
  }
  get sound() {
    return this.hasAttribute("sound");
  }
  set sound(isOn) {
    this.toggleAttribute("sound", Boolean(isOn));
  }
  get vibrate() {
    return this.hasAttribute("vibrate");
  }
  set vibrate(isOn) {
    this.toggleAttribute("vibrate", Boolean(isOn));
  }
  get field() {
    return this.#host.field;
  }
  set field(element) {
    this.#host.finder.give(element);
  }
  get session() {
    return this.#host.session;
  }
  get settings() {
    return this.#host.settings;
  }
  set settings(settings) {
    this.#host.adopt(settings);
  }
};
function write(element, name, value) {
  if (value === null || value === void 0)
    element.removeAttribute(name);
  else
    element.setAttribute(name, String(value));
}

// runtime/element/Define.js
function define(keyboards, name = "hwalja-keyboard") {
  if (keyboards.length === 0)
    throw new TypeError("a keyboard is needed to define an element with");
  const registry = globalThis.customElements;
  if (registry?.get(name)?.prototype instanceof HwaljaKeyboardElement)
    return;
  const compatible = keyboards.map((pages) => ({ ...pages, layout: writing(pages.layout, "compatibility") }));
  registry?.define(name, class extends HwaljaKeyboardElement {
    static get keyboards() {
      return keyboards;
    }
    static get compatible() {
      return compatible;
    }
  });
}

// The braces keep the names of layouts apart from those above.
{
const cheonjiin = /* @__PURE__ */ new KeyboardLayout({
  id: "cheonjiin", name: "천지인", latinName: "Cheonjiin",
  spaceEndsRun: true, cycleTimeout: 1000,
  keys: [
    {id: "인", legend: "ㅣ", scalar: "ㅣ", code: "1"},
    {id: "천", legend: "ㆍ", scalar: "ㆍ", code: "2"},
    {id: "지", legend: "ㅡ", scalar: "ㅡ", code: "3"},
    {id: "ㄱㅋ", scalar: "ㄱ", code: "4"},
    {id: "ㄴㄹ", scalar: "ㄴ", code: "5"},
    {id: "ㄷㅌ", scalar: "ㄷ", code: "6"},
    {id: "ㅂㅍ", scalar: "ㅂ", code: "7"},
    {id: "ㅅㅎ", scalar: "ㅅ", code: "8"},
    {id: "ㅈㅊ", scalar: "ㅈ", code: "9"},
    {id: ".,?!", scalar: "."},
    {id: "ㅇㅁ", scalar: "ㅇ", code: "0"},
  ],
  trie:
    "HWJTr[r7T&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'" +
    "~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+" +
    "}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1" +
    "w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71" +
    "%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%" +
    "m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%" +
    "_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1" +
    "%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%" +
    "%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%" +
    "%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%" +
    "%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%" +
    "%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%" +
    "9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616" +
    "%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%" +
    "%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1" +
    "%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1" +
    "I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1",
});

const naratgeul = /* @__PURE__ */ new KeyboardLayout({
  id: "naratgeul", name: "나랏글", latinName: "Naratgeul",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "ㄱ", code: "1"},
    {id: "ㄴ", code: "2"},
    {id: "ㅏㅓ", scalar: "ㅏ", code: "3"},
    {id: "ㄹ", code: "4"},
    {id: "ㅁ", code: "5"},
    {id: "ㅗㅜ", scalar: "ㅗ", code: "6"},
    {id: "ㅅ", code: "7"},
    {id: "ㅇ", code: "8"},
    {id: "ㅣ", code: "9"},
    {id: "획추가", scalar: "ㆆ", code: "*"},
    {id: "ㅡ", code: "0"},
    {id: "쌍자음", scalar: "ㆀ", code: "#"},
  ],
  trie:
    "HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./" +
    "01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)" +
    "u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%" +
    "'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4" +
    "61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%" +
    "%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%" +
    "%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1" +
    "%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%" +
    "A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%" +
    "%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%" +
    "i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&" +
    "%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%" +
    "%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%" +
    "G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

const sky = /* @__PURE__ */ new KeyboardLayout({
  id: "sky", name: "스카이", latinName: "SKY-II",
  spaceEndsRun: true, cycleTimeout: 1000,
  keys: [
    {id: "ㄱㅋ", scalar: "ㄱ", code: "1"},
    {id: "ㅣㅡ", scalar: "ㅣ", code: "2"},
    {id: "ㅏㅑ", scalar: "ㅏ", code: "3"},
    {id: "ㄷㅌ", scalar: "ㄷ", code: "4"},
    {id: "ㄴㄹ", scalar: "ㄴ", code: "5"},
    {id: "ㅓㅕ", scalar: "ㅓ", code: "6"},
    {id: "ㅁㅅ", scalar: "ㅁ", code: "7"},
    {id: "ㅂㅍ", scalar: "ㅂ", code: "8"},
    {id: "ㅗㅛ", scalar: "ㅗ", code: "9"},
    {id: "ㅈㅊ", scalar: "ㅈ", code: "*"},
    {id: "ㅇㅎ", scalar: "ㅇ", code: "0"},
    {id: "ㅜㅠ", scalar: "ㅜ", code: "#"},
  ],
  trie:
    "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./012345" +
    "67%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(" +
    ",~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%" +
    "%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%" +
    "%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+" +
    "L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1" +
    "%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%" +
    "%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%" +
    "%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1" +
    "%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%" +
    "'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-8" +
    "1%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5" +
    "%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%" +
    "%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%" +
    "%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%" +
    "H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1" +
    "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

const dubeolsik = /* @__PURE__ */ new KeyboardLayout({
  id: "dubeolsik", name: "두벌식", latinName: "Dubeolsik",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "ㅂ", code: "q"},
    {id: "ㅈ", code: "w"},
    {id: "ㄷ", code: "e"},
    {id: "ㄱ", code: "r"},
    {id: "ㅅ", code: "t"},
    {id: "ㅛ", code: "y"},
    {id: "ㅕ", code: "u"},
    {id: "ㅑ", code: "i"},
    {id: "ㅐ", code: "o"},
    {id: "ㅔ", code: "p"},
    {id: "ㅁ", code: "a"},
    {id: "ㄴ", code: "s"},
    {id: "ㅇ", code: "d"},
    {id: "ㄹ", code: "f"},
    {id: "ㅎ", code: "g"},
    {id: "ㅗ", code: "h"},
    {id: "ㅓ", code: "j"},
    {id: "ㅏ", code: "k"},
    {id: "ㅣ", code: "l"},
    {id: "ㅋ", code: "z"},
    {id: "ㅌ", code: "x"},
    {id: "ㅊ", code: "c"},
    {id: "ㅍ", code: "v"},
    {id: "ㅠ", code: "b"},
    {id: "ㅜ", code: "n"},
    {id: "ㅡ", code: "m"},
    {id: "ㅃ", code: "Q", under: "ㅂ"},
    {id: "ㅉ", code: "W", under: "ㅈ"},
    {id: "ㄸ", code: "E", under: "ㄷ"},
    {id: "ㄲ", code: "R", under: "ㄱ"},
    {id: "ㅆ", code: "T", under: "ㅅ"},
    {id: "ㅒ", code: "O", under: "ㅐ"},
    {id: "ㅖ", code: "P", under: "ㅔ"},
  ],
  trie:
    "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./" +
    "01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*" +
    "k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+" +
    "k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)" +
    "k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k)" +
    ")~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%" +
    "%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?" +
    ";+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&" +
    "A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1" +
    "%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%" +
    "-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1" +
    "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

const danmoeum = /* @__PURE__ */ new KeyboardLayout({
  id: "danmoeum", name: "단모음", latinName: "Danmoeum",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "ㅂ", code: "q"},
    {id: "ㅈ", code: "w"},
    {id: "ㄷ", code: "e"},
    {id: "ㄱ", code: "r"},
    {id: "ㅅ", code: "t"},
    {id: "ㅗ", code: "h"},
    {id: "ㅐ", code: "o"},
    {id: "ㅔ", code: "p"},
    {id: "ㅁ", code: "a"},
    {id: "ㄴ", code: "s"},
    {id: "ㅇ", code: "d"},
    {id: "ㄹ", code: "f"},
    {id: "ㅎ", code: "g"},
    {id: "ㅓ", code: "j"},
    {id: "ㅏ", code: "k"},
    {id: "ㅣ", code: "l"},
    {id: "ㅋ", code: "z"},
    {id: "ㅌ", code: "x"},
    {id: "ㅊ", code: "c"},
    {id: "ㅍ", code: "v"},
    {id: "ㅜ", code: "n"},
    {id: "ㅡ", code: "m"},
  ],
  trie:
    "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./0" +
    "1234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D" +
    "+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:" +
    "+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|" +
    ".J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%" +
    "%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%" +
    "%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;" +
    "+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-5" +
    "1%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%" +
    "%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%" +
    "%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'65" +
    "1%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>" +
    "%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&" +
    "%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

const cheonjiinLettersPage = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, 9],
    [{page: "symbols"}, {key: 10, hold: ["0"]}, {role: "globe", width: 0.5},
        {role: "space", width: 0.5}, {role: "language"}],
  ],
};

const latinPage = {
  id: "latin", legend: "ABC", kind: "letters", hasCapitals: true,
  fields: ["email", "address"],
  rows: [
    [{text: "q", hold: ["1"], flicks: {down: "1"}}, {text: "w", hold: ["2"], flicks: {down: "2"}},
        {text: "e", hold: ["3"], flicks: {down: "3"}},
        {text: "r", hold: ["4"], flicks: {down: "4"}},
        {text: "t", hold: ["5"], flicks: {down: "5"}},
        {text: "y", hold: ["6"], flicks: {down: "6"}},
        {text: "u", hold: ["7"], flicks: {down: "7"}},
        {text: "i", hold: ["8"], flicks: {down: "8"}},
        {text: "o", hold: ["9"], flicks: {down: "9"}},
        {text: "p", hold: ["0"], flicks: {down: "0"}}],
    [{role: "gap", width: 0.5}, "a", "s", "d", "f", "g", "h", "j", "k", "l",
        {role: "gap", width: 0.5}],
    [{role: "shift", width: 1.5}, "z", "x", "c", "v", "b", "n", "m",
        {role: "backspace", width: 1.5}],
    [{page: "symbols"}, {role: "globe"}, {role: "language"},
        {text: ",", email: "@", address: "/", hold: ["'"]}, {role: "space", width: 3.5},
        {text: ".", hold: [".com", ".kr", "?", "!"]}, {role: "enter", width: 1.5}],
  ],
};

const cheonjiinSymbolsPage = {
  id: "symbols", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["!", "?", ".", ",", "(", ")", {role: "backspace"}],
    ["@", ":", "/", "-", "★", "°", {role: "enter"}],
    ["*", "_", "%", "~", "^", "#", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, {page: "symbols2", legend: "2/3"}, {page: "symbols3", legend: "3/3"},
        {page: "digits"}, {role: "globe"}, {role: "space", width: 2}],
  ],
};

const cheonjiinSymbols2Page = {
  id: "symbols2", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["\u0024", "₩", "€", "↖", "↑", "↗", {role: "backspace"}],
    ["£", "¥", "=", "←", "♥", "→", {role: "enter"}],
    ["+", "×", "÷", "↙", "↓", "↘", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, {page: "symbols", legend: "1/3"}, {page: "symbols3", legend: "3/3"},
        {page: "digits"}, {role: "globe"}, {role: "space", width: 2}],
  ],
};

const symbols3Page = {
  id: "symbols3", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["《", "》", "『", "』", "\"", "'", {role: "backspace"}],
    ["\u0060", "※", "|", "&", "\\", ";", {role: "enter"}],
    ["<", ">", "{", "}", "[", "]", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, {page: "symbols", legend: "1/3"}, {page: "symbols2", legend: "2/3"},
        {page: "digits"}, {role: "globe"}, {role: "space", width: 2}],
  ],
};

const digitsPage = {
  id: "digits", legend: "123", kind: "digits", hasCapitals: false,
  fields: [],
  rows: [
    ["1", "2", "3", {role: "backspace"}],
    ["4", "5", "6", {role: "enter"}],
    ["7", "8", "9", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, "0", {page: "symbols"}, {role: "globe", width: 0.5}, {role: "space", width: 0.5}],
  ],
};

const numberPage = {
  id: "number", legend: "123", kind: "digits", hasCapitals: false,
  fields: ["number", "phone"],
  rows: [
    ["1", "2", "3", {role: "backspace"}],
    ["4", "5", "6", {role: "enter"}],
    ["7", "8", "9", {role: "dismiss"}],
    [{text: ".", hold: [",", "-"]}, {text: "0", hold: ["+"]}, {text: "#", hold: ["*"]}, {page: ""}],
  ],
};

const naratgeulLettersPage = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]},
        {page: "symbols", width: 0.5}, {role: "language", width: 0.5}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space", width: 0.5}],
  ],
};

const skyLettersPage = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]},
        {page: "symbols", width: 0.5}, {role: "language", width: 0.5}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space", width: 0.5}],
  ],
};

const dubeolsikLettersPage = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {key: 3, hold: ["4"]},
        {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {key: 6, hold: ["7"]}, {key: 7, hold: ["8"]},
        {key: 8, hold: ["9"]}, {key: 9, hold: ["0"]}],
    [{role: "gap", width: 0.5}, 10, 11, 12, 13, 14, 15, 16, 17, 18, {role: "gap", width: 0.5}],
    [{role: "shift", width: 1.5}, 19, 20, 21, 22, 23, 24, 25, {role: "backspace", width: 1.5}],
    [{page: "symbols"}, {role: "globe"}, {role: "language"}, {role: "space", width: 4.5},
        {text: ".", hold: [",", "?", "!"]}, {role: "enter", width: 1.5}],
  ],
};

const dubeolsikSymbolsPage = {
  id: "symbols", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    ["-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""],
    [{page: "symbols2", legend: "2/2", width: 2}, {text: ".", width: 1.5}, {text: ",", width: 1.5},
        {text: "?", width: 1.5}, {text: "!", width: 1.5}, {text: "'", hold: ["\u0060"]},
        {role: "backspace"}],
    [{page: "", width: 1.5}, {role: "globe"}, {role: "language"}, {role: "space", width: 5},
        {role: "enter", width: 1.5}],
  ],
};

const dubeolsikSymbols2Page = {
  id: "symbols2", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="],
    ["_", "\\", "|", "~", "<", ">", "\u0024", "£", "¥", "•"],
    [{page: "symbols", legend: "1/2", width: 2}, {text: ".", width: 1.5}, {text: ",", width: 1.5},
        {text: "?", width: 1.5}, {text: "!", width: 1.5}, {text: "'", hold: ["\u0060"]},
        {role: "backspace"}],
    [{page: "", width: 1.5}, {role: "globe"}, {role: "language"}, {role: "space", width: 5},
        {role: "enter", width: 1.5}],
  ],
};

const danmoeumLettersPage = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {key: 3, hold: ["4"]},
        {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}],
    [8, 9, 10, 11, 12, 13, {key: 14, hold: ["9"]}, {key: 15, hold: ["0"]}],
    [16, 17, 18, 19, 20, 21, {role: "backspace", width: 2}],
    [{page: "symbols"}, {role: "globe"}, {role: "language"}, {role: "space", width: 2.5},
        {text: ".", hold: [",", "?", "!"]}, {role: "enter", width: 1.5}],
  ],
};

const cheonjiinKeyboard = {
  id: "korean", name: "천지인", latinName: "Cheonjiin", layout: cheonjiin,
  pages: [cheonjiinLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page,
      symbols3Page, digitsPage, numberPage],
};

const naratgeulKeyboard = {
  id: "korean", name: "나랏글", latinName: "Naratgeul", layout: naratgeul,
  pages: [naratgeulLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page,
      symbols3Page, digitsPage, numberPage],
};

const skyKeyboard = {
  id: "korean", name: "스카이", latinName: "SKY-II", layout: sky,
  pages: [skyLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page,
      digitsPage, numberPage],
};

const dubeolsikKeyboard = {
  id: "korean", name: "두벌식", latinName: "Dubeolsik", layout: dubeolsik,
  pages: [dubeolsikLettersPage, latinPage, dubeolsikSymbolsPage, dubeolsikSymbols2Page, numberPage],
};

const danmoeumKeyboard = {
  id: "korean", name: "단모음", latinName: "Danmoeum", layout: danmoeum,
  pages: [danmoeumLettersPage, latinPage, dubeolsikSymbolsPage, dubeolsikSymbols2Page, numberPage],
};

const layouts = [cheonjiin, naratgeul, sky, dubeolsik, danmoeum];
const keyboards = [cheonjiinKeyboard, naratgeulKeyboard, skyKeyboard, dubeolsikKeyboard,
    danmoeumKeyboard];
// A page may load this twice.
if (!globalThis.customElements?.get("hwalja-keyboard")) define(keyboards);
}
