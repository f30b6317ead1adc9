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

class Composer {
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
        const rest = this.run.slice(0, -deleting || undefined);
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
        const before = this.history.length > this.floor ? this.history.pop() : undefined;
        if (before === undefined)
            this.forget();
        return before ?? rest;
    }
    forget() {
        this.history = [];
        this.floor = null;
    }
}
class InputSession {
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
        const isThere = field.end === (this.end ?? field.end) && field.text.endsWith(composing, field.end);
        if (field.start !== field.end || field.isUnknown || !isThere)
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
}
function attach(element, options) {
    return new AttachedSession(element, options);
}
class AttachedSession extends InputSession {
    listening = new AbortController();
    passed = new Set();
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
        const { passed, written } = this;
        const text = client.value;
        const history = { historyUndo: "undo", historyRedo: "redo" }[inputType];
        if (history) {
            if (passed.has(text))
                queueMicrotask(() => page.execCommand(history));
            return;
        }
        const { composing } = this;
        const start = composing === "" ? -1 : (client.selectionEnd ?? 0) - composing.length;
        if (start >= 0 && start === written.start)
            passed.add(written.text);
        passed.delete(text);
        if (passed.size > 200 || text.length > 10000)
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
}
function keyFor(layout, event) {
    if (!isPlain(event))
        return null;
    const pad = {
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
    if (code.startsWith("Numpad"))
        return /^[0-9*.,]$/.test(key) ? layout.keyByCode(pad[code] ?? "") : null;
    if (/^[0-9*#]$/.test(key))
        return layout.keyByCode(key);
    const digit = /^Digit([0-9])$/.exec(code)?.[1];
    return digit && !shiftKey ? layout.keyByCode(digit) : null;
}
function strikeEnter(element, act = () => submit(element.form)) {
    if (isThere(element) && !element.matches(":disabled"))
        strike(element, "Enter", 13, act);
}
class KeyboardLayout {
    id;
    name;
    latinName;
    spaceEndsRun;
    cycleTimeout;
    keys;
    trie;
    constructor({ id, name, latinName, spaceEndsRun, cycleTimeout = 1000, keys, trie }) {
        const isTrie = /^HWJT[%-~]{18,}$/.test(trie) && digit(trie, 9) === VERSION;
        if (!isTrie || pair(trie, 10) !== trie.length || !isSealed(trie))
            throw new RangeError(`not a trie of version ${VERSION}`);
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
}
function dotsOf(layout) {
    const style = digit(layout["trie"], 20);
    return style === 0 ? null : style === COMPATIBILITY ? "compatibility" : "conjoining";
}
function writing(layout, dots) {
    const own = dotsOf(layout);
    if (own === null || own === dots)
        return layout;
    const style = dots === "compatibility" ? COMPATIBILITY : CONJOINING;
    const trie = layout["trie"].slice(0, 20) + String.fromCharCode(0x25 + style) + layout["trie"].slice(21);
    return Object.assign(Object.create(KeyboardLayout.prototype), layout, { trie });
}
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
class FieldClient {
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
        const isSelected = selectionStart !== null && selectionStart < end;
        const start = isSelected ? selectionStart : lastCharacter(value, end);
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
        const isThere = held?.value === element.value && held.end === element.selectionEnd;
        return isThere && held.end === element.selectionStart ? held : null;
    }
}
function isPending(text) {
    return text.length - withoutUnit(text).length === 2 && scalarBefore(text) <= 0xffff;
}
class EditableClient {
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
        }
        else if (line && line.start === line.end && line.node !== rangeIn(this.element)?.startContainer) {
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
                const line = this.line();
                if (isPart && line?.text === before && line.start < line.end)
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
}
function lineAt(element, selected) {
    let { startContainer: node, startOffset: offset } = selected;
    for (let block; (block = node.childNodes[offset - 1] ?? node.childNodes[0]);) {
        if (!isBlock(block) || !block.isContentEditable || block.nodeName === "BR")
            break;
        offset = offset > 0 ? block.childNodes.length : 0;
        node = block;
    }
    let block = node;
    while (block !== element && !isBlock(block))
        block = block.parentNode;
    const before = piecesBeside(node, offset, block, "previousSibling").reverse();
    const after = piecesBeside(node, offset, block, "nextSibling");
    const pieces = [...before, ...(node.nodeType === 3 ? [node] : []), ...after];
    const start = before.reduce((sum, piece) => sum + textOf(piece).length, node.nodeType === 3 ? textOf(node, offset).length : 0);
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
const IMAGE = "\ufffc";
const NO_WIDTH = /[\u200b\u2060\ufeff]/;
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
    }
    catch {
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
const ONE_LINE = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;
let isStriking = false;
function submit(form) {
    const page = form?.getRootNode();
    const controls = Array.from(page?.querySelectorAll("button, input") ?? [])
        .filter((control) => control.form === form);
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
    return scalar > 0xffff ? scalar : text.charCodeAt(end - 1) || 0;
}
function width(scalar) {
    return scalar > 0xffff ? 2 : scalar > 0 ? 1 : 0;
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
    const syllable = last - 0xac00;
    if (syllable >= 0 && syllable < 11172)
        return LAST_CONSONANTS[syllable % 28 - 1] ?? "";
    const isLetter = last && (!isHangul(last) || last >= 0x3131 && last <= 0x314e);
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
function isSealed(trie) {
    let sum = -1;
    for (let bit = 8 * 9; bit < 8 * trie.length; bit += 1) {
        const isOdd = (sum ^ trie.charCodeAt(bit >> 3) >> bit % 8) & 1;
        sum = sum >>> 1 ^ (isOdd && 0xedb88320);
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
        return tailOf(last) > 0 ? cell(2, tailOf(last)) : cell(4, ((last - 0xac00) / 28 | 0) % 21);
    const lead = leadOf(trie, last);
    if (last >= 0x3131 && lead < NONE)
        return cell(6, lead);
    if (last >= 0x314f && last < 0x3164)
        return cell(8, last - 0x314f);
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
        const lead = (cell - PUSH) % 19;
        const next = cell < CARRY ? letterOf(trie, lead) : appended(trie, record, lead);
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
    return String.fromCodePoint(isCompatible(trie) ? scalarOf(trie, lead) : 0x1100 + lead) + letter;
}
function leadOf(trie, scalar) {
    if (isSyllable(scalar))
        return (scalar - 0xac00) / 588 | 0;
    if (scalar >= 0x1100 && scalar < 0x1113)
        return scalar - 0x1100;
    const lead = scalar < 0x3131 || scalar >= 0x314f ? NONE : consonant(trie, 19 + scalar - 0x3131);
    return lead < 19 ? lead : NONE;
}
function letterOf(trie, letter) {
    const scalar = scalarOf(trie, letter);
    return scalar > 0 ? String.fromCodePoint(scalar) : null;
}
function scalarOf(trie, letter) {
    if (letter < 19)
        return 0x3131 + consonant(trie, letter);
    if (letter < 40)
        return 0x314f + letter - 19;
    const offset = pair(trie, 13) + 3 * (letter - 40);
    const scalar = pair(trie, offset) + digit(trie, offset + 2) * BASE * BASE;
    const isScalar = letter < 40 + digit(trie, 12) && (scalar < 0xd800 || scalar > 0xdfff);
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
    return trie.charCodeAt(offset) - 0x25 || 0;
}
function pair(trie, offset) {
    return digit(trie, offset) + digit(trie, offset + 1) * BASE;
}
function isSyllable(scalar) {
    return scalar >= 0xac00 && scalar < 0xd7a4;
}
function tailOf(scalar) {
    return (scalar - 0xac00) % 28;
}
function withTail(scalar, tail) {
    return String.fromCodePoint(scalar - tailOf(scalar) + tail);
}
function syllable(lead, vowel) {
    return String.fromCodePoint(0xac00 + (lead * 21 + vowel) * 28);
}

const cheonjiin = /* @__PURE__ */ new KeyboardLayout({
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

const naratgeul = /* @__PURE__ */ new KeyboardLayout({
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

const sky = /* @__PURE__ */ new KeyboardLayout({
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

const dubeolsik = /* @__PURE__ */ new KeyboardLayout({
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

const danmoeum = /* @__PURE__ */ new KeyboardLayout({
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

const layouts = [cheonjiin, naratgeul, sky, dubeolsik, danmoeum];

function layoutById(id) {
    return layouts.find((layout) => layout.id === id) ?? null;
}

class Keyboard {
    session;
    onChange = () => { };
    onRequest = () => { };
    onPress;
    state;
    typist;
    fingers;
    isBusy = false;
    told = [];
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
        this.input(null, () => (this.state.settings = { ...defaultSettings(), ...settings }));
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
        return facesOf(this.state, isEndedBySpace(this.session));
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
        return this.input(time, () => { });
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
        const { page, shift, field, settings, touches } = this.state;
        const fingers = touches.flatMap(({ place, phase, due }) => [place, phase, due]);
        const shown = [page, shift, field, settings.needsGlobe, isEndedBySpace(this.session), ...fingers];
        const isSame = shown.length === this.told.length && shown.every((part, index) => part === this.told[index]);
        this.told = shown;
        if (!isSame)
            this.onChange();
    }
}
class KeyboardFingers {
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
        if (slot.key !== undefined) {
            touch.phase = { kind: "written" };
            typist.tap(slot);
            if (typist.hasWritten)
                touch.composed = typist.session.composing;
        }
        else if (slot.text !== undefined && !slot.hold && !slot.flicks) {
            touch.phase = { kind: "spent" };
            typist.tap(slot);
        }
        else if (slot.page !== undefined) {
            touch.phase = { kind: "page", before: state.page };
            state.open(state.pageNamed(slot.page));
        }
        else if (slot.role === "shift") {
            touch.phase = { kind: "shift", before: state.shift, hasLocked: state.pressShift(now) };
        }
        else if (slot.role === "backspace") {
            touch.phase = { kind: "repeating", since: now };
            touch.due = now + state.settings.repeatDelay;
            typist.backspace(slot);
        }
    }
    finish(touch, phase) {
        const { slot } = touch;
        if (phase.kind === "waiting" && slot)
            this.typist.tap(slot);
        const offer = phase.kind === "choosing" ? slot?.hold?.[phase.item ?? -1] : undefined;
        if (offer !== undefined)
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
        const { slot, phase, isOpen } = touch;
        const step = stepOf(x, settings);
        if (phase.kind === "sliding") {
            this.slide(touch, phase.step, step);
        }
        else if (isOpen && slot?.role === "space") {
            if (step === 0)
                return;
            typist.act(slot, () => typist.commit());
            this.slide(touch, 0, step);
        }
        else if (isOpen) {
            const direction = directionOf(x, y, settings);
            const offer = direction && slot?.flicks?.[direction];
            if (offer === undefined || offer === null)
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
        for (let touch; (touch = this.state.nextTouch) && touch.due <= this.typist.now;) {
            if (touch.phase.kind === "repeating") {
                this.deleteMore(touch, touch.phase.since);
            }
            else {
                touch.spend();
                this.offer(touch);
            }
        }
    }
    offer(touch) {
        const [first, ...others] = touch.slot?.hold ?? [];
        if (others.length > 0)
            touch.phase = { kind: "choosing", item: 0 };
        else if (first !== undefined)
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
}
class KeyboardTypist {
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
        if (role === "shift" || role === "backspace" || role === "gap" || slot.page !== undefined)
            return;
        this.act(slot, () => {
            const { state, host } = this;
            const offer = offerOf(state, slot);
            if (offer !== undefined) {
                this.type(offer);
            }
            else if (role === "space") {
                this.space();
            }
            else if (role === "enter") {
                this.enter();
            }
            else if (role === "next") {
                this.commit();
            }
            else if (role === "language") {
                this.commit();
                if (!state.openNextLetters())
                    host.onRequest({ kind: "nextKeyboard" });
            }
            else if (role === "globe") {
                state.forgetTap();
                host.onRequest({ kind: "nextKeyboard" });
            }
            else {
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
        }
        else {
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
        }
        else {
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
}
class KeyboardState {
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
}
class KeyboardTouch {
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
}
function slotAt(state, place) {
    const slot = place ? state.page.rows[place.row]?.[place.column] : undefined;
    return slot === undefined || isHidden(state, slotOf(slot)) ? null : slotOf(slot);
}
function isHidden({ settings }, { role }) {
    return role === "globe" && !settings.needsGlobe;
}
function offerOf({ pages, page, shift, field }, slot) {
    const { key, text } = slot;
    const isShifted = shift !== "off";
    if (key !== undefined) {
        const { keys } = pages.layout;
        const shifted = keys.findIndex(({ under }) => under && under === keys[key]?.id);
        return isShifted && shifted >= 0 ? shifted : key;
    }
    if (field.kind === "email" && slot.email !== undefined)
        return slot.email;
    if (field.kind === "address" && slot.address !== undefined)
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
function facesOf(state, isEndedBySpace) {
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
            let { width = 1 } = slot;
            if (slot.role === "space")
                [width, spare] = [width + spare, 0];
            return {
                place: { row, column }, role: roleOf(slot), legend: legendOf(state, slot, isEndedBySpace), width,
                hold: holdOf(state, slot), isPressed: isPressed(row, column),
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
function legendOf(state, slot, isEndedBySpace) {
    const { legend, page, role } = slot;
    if (legend !== undefined)
        return legend;
    if (page !== undefined)
        return state.pageNamed(page).legend;
    if (role === "space" && isEndedBySpace)
        return ROLE_LEGENDS.next;
    if (role === "enter")
        return ACTION_LEGENDS[state.field.action];
    return role ? ROLE_LEGENDS[role] : offerLegend(state, offerOf(state, slot) ?? "");
}
function roleOf({ role, page }) {
    return role ?? (page === undefined ? null : "page");
}
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
function defaultSettings() {
    return {
        repeatDelay: 400, repeatInterval: 50, wordsAfter: 2000, wordInterval: 200,
        longPress: 350, doubleTap: 300, doubleSpace: 1100,
        slideStart: 50, slideStep: 10, flick: 24,
        backspaceStep: "jamo", needsGlobe: false,
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
const ACTION_LEGENDS = {
    none: "⏎", go: "이동", search: "검색", send: "전송", next: "다음", done: "완료", join: "연결", route: "경로",
    continue: "계속", emergency: "긴급통화",
};
const ROLE_LEGENDS = {
    shift: "⇧", backspace: "⌫", space: "␣", enter: "⏎", next: "다음", language: "한/영", globe: "🌐", dismiss: "⌄", gap: "",
};
function slotOf(slot) {
    return typeof slot === "string" ? { text: slot } : typeof slot === "number" ? { key: slot } : slot;
}
function keyboardById(layoutId) {
    return keyboards.find(({ layout }) => layout.id === layoutId) ?? null;
}

const PAGE_0 = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { role: "backspace" }],
    [{ key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { role: "enter" }],
    [{ key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }, { key: 8, hold: ["9"] }, 9],
    [{ page: "symbols" }, { key: 10, hold: ["0"] }, { role: "globe", width: 0.5 }, { role: "space", width: 0.5 }, { role: "language" }],
  ],
};

const PAGE_1 = {
  id: "latin", legend: "ABC", kind: "letters", hasCapitals: true,
  fields: ["email", "address"],
  rows: [
    [{ text: "q", hold: ["1"], flicks: { down: "1" } }, { text: "w", hold: ["2"], flicks: { down: "2" } }, { text: "e", hold: ["3"], flicks: { down: "3" } }, { text: "r", hold: ["4"], flicks: { down: "4" } }, { text: "t", hold: ["5"], flicks: { down: "5" } }, { text: "y", hold: ["6"], flicks: { down: "6" } }, { text: "u", hold: ["7"], flicks: { down: "7" } }, { text: "i", hold: ["8"], flicks: { down: "8" } }, { text: "o", hold: ["9"], flicks: { down: "9" } }, { text: "p", hold: ["0"], flicks: { down: "0" } }],
    [{ role: "gap", width: 0.5 }, "a", "s", "d", "f", "g", "h", "j", "k", "l", { role: "gap", width: 0.5 }],
    [{ role: "shift", width: 1.5 }, "z", "x", "c", "v", "b", "n", "m", { role: "backspace", width: 1.5 }],
    [{ page: "symbols" }, { role: "globe" }, { role: "language" }, { text: ",", email: "@", address: "/", hold: ["'"] }, { role: "space", width: 3.5 }, { text: ".", hold: [".com", ".kr", "?", "!"] }, { role: "enter", width: 1.5 }],
  ],
};

const PAGE_2 = {
  id: "symbols", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["!", "?", ".", ",", "(", ")", { role: "backspace" }],
    ["@", ":", "/", "-", "★", "°", { role: "enter" }],
    ["*", "_", "%", "~", "^", "#", { text: ".", hold: [",", "?", "!"] }],
    [{ page: "" }, { page: "symbols2", legend: "2/3" }, { page: "symbols3", legend: "3/3" }, { page: "digits" }, { role: "globe" }, { role: "space", width: 2 }],
  ],
};

const PAGE_3 = {
  id: "symbols2", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["\u0024", "₩", "€", "↖", "↑", "↗", { role: "backspace" }],
    ["£", "¥", "=", "←", "♥", "→", { role: "enter" }],
    ["+", "×", "÷", "↙", "↓", "↘", { text: ".", hold: [",", "?", "!"] }],
    [{ page: "" }, { page: "symbols", legend: "1/3" }, { page: "symbols3", legend: "3/3" }, { page: "digits" }, { role: "globe" }, { role: "space", width: 2 }],
  ],
};

const PAGE_4 = {
  id: "symbols3", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["《", "》", "『", "』", "\"", "'", { role: "backspace" }],
    ["\u0060", "※", "|", "&", "\\", ";", { role: "enter" }],
    ["<", ">", "{", "}", "[", "]", { text: ".", hold: [",", "?", "!"] }],
    [{ page: "" }, { page: "symbols", legend: "1/3" }, { page: "symbols2", legend: "2/3" }, { page: "digits" }, { role: "globe" }, { role: "space", width: 2 }],
  ],
};

const PAGE_5 = {
  id: "digits", legend: "123", kind: "digits", hasCapitals: false,
  fields: [],
  rows: [
    ["1", "2", "3", { role: "backspace" }],
    ["4", "5", "6", { role: "enter" }],
    ["7", "8", "9", { text: ".", hold: [",", "?", "!"] }],
    [{ page: "" }, "0", { page: "symbols" }, { role: "globe", width: 0.5 }, { role: "space", width: 0.5 }],
  ],
};

const PAGE_6 = {
  id: "number", legend: "123", kind: "digits", hasCapitals: false,
  fields: ["number", "phone"],
  rows: [
    ["1", "2", "3", { role: "backspace" }],
    ["4", "5", "6", { role: "enter" }],
    ["7", "8", "9", { role: "dismiss" }],
    [{ text: ".", hold: [",", "-"] }, { text: "0", hold: ["+"] }, { text: "#", hold: ["*"] }, { page: "" }],
  ],
};

const PAGE_7 = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { role: "backspace" }],
    [{ key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { role: "enter" }],
    [{ key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }, { key: 8, hold: ["9"] }, { page: "symbols", width: 0.5 }, { role: "language", width: 0.5 }],
    [9, { key: 10, hold: ["0"] }, 11, { role: "globe", width: 0.5 }, { role: "space", width: 0.5 }],
  ],
};

const PAGE_8 = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { role: "backspace" }],
    [{ key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { role: "enter" }],
    [{ key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }, { key: 8, hold: ["9"] }, { page: "symbols", width: 0.5 }, { role: "language", width: 0.5 }],
    [9, { key: 10, hold: ["0"] }, 11, { role: "globe", width: 0.5 }, { role: "space", width: 0.5 }],
  ],
};

const PAGE_9 = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }, { key: 8, hold: ["9"] }, { key: 9, hold: ["0"] }],
    [{ role: "gap", width: 0.5 }, 10, 11, 12, 13, 14, 15, 16, 17, 18, { role: "gap", width: 0.5 }],
    [{ role: "shift", width: 1.5 }, 19, 20, 21, 22, 23, 24, 25, { role: "backspace", width: 1.5 }],
    [{ page: "symbols" }, { role: "globe" }, { role: "language" }, { role: "space", width: 4.5 }, { text: ".", hold: [",", "?", "!"] }, { role: "enter", width: 1.5 }],
  ],
};

const PAGE_10 = {
  id: "symbols", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    ["-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""],
    [{ page: "symbols2", legend: "2/2", width: 2 }, { text: ".", width: 1.5 }, { text: ",", width: 1.5 }, { text: "?", width: 1.5 }, { text: "!", width: 1.5 }, { text: "'", hold: ["\u0060"] }, { role: "backspace" }],
    [{ page: "", width: 1.5 }, { role: "globe" }, { role: "language" }, { role: "space", width: 5 }, { role: "enter", width: 1.5 }],
  ],
};

const PAGE_11 = {
  id: "symbols2", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="],
    ["_", "\\", "|", "~", "<", ">", "\u0024", "£", "¥", "•"],
    [{ page: "symbols", legend: "1/2", width: 2 }, { text: ".", width: 1.5 }, { text: ",", width: 1.5 }, { text: "?", width: 1.5 }, { text: "!", width: 1.5 }, { text: "'", hold: ["\u0060"] }, { role: "backspace" }],
    [{ page: "", width: 1.5 }, { role: "globe" }, { role: "language" }, { role: "space", width: 5 }, { role: "enter", width: 1.5 }],
  ],
};

const PAGE_12 = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{ key: 0, hold: ["1"] }, { key: 1, hold: ["2"] }, { key: 2, hold: ["3"] }, { key: 3, hold: ["4"] }, { key: 4, hold: ["5"] }, { key: 5, hold: ["6"] }, { key: 6, hold: ["7"] }, { key: 7, hold: ["8"] }],
    [8, 9, 10, 11, 12, 13, { key: 14, hold: ["9"] }, { key: 15, hold: ["0"] }],
    [16, 17, 18, 19, 20, 21, { role: "backspace", width: 2 }],
    [{ page: "symbols" }, { role: "globe" }, { role: "language" }, { role: "space", width: 2.5 }, { text: ".", hold: [",", "?", "!"] }, { role: "enter", width: 1.5 }],
  ],
};


const cheonjiinKeyboard = {
  id: "korean", name: "천지인", latinName: "Cheonjiin", layout: cheonjiin,
  pages: [PAGE_0, PAGE_1, PAGE_2, PAGE_3, PAGE_4, PAGE_5, PAGE_6],
};

const naratgeulKeyboard = {
  id: "korean", name: "나랏글", latinName: "Naratgeul", layout: naratgeul,
  pages: [PAGE_7, PAGE_1, PAGE_2, PAGE_3, PAGE_4, PAGE_5, PAGE_6],
};

const skyKeyboard = {
  id: "korean", name: "스카이", latinName: "SKY-II", layout: sky,
  pages: [PAGE_8, PAGE_1, PAGE_2, PAGE_3, PAGE_4, PAGE_5, PAGE_6],
};

const dubeolsikKeyboard = {
  id: "korean", name: "두벌식", latinName: "Dubeolsik", layout: dubeolsik,
  pages: [PAGE_9, PAGE_1, PAGE_10, PAGE_11, PAGE_6],
};

const danmoeumKeyboard = {
  id: "korean", name: "단모음", latinName: "Danmoeum", layout: danmoeum,
  pages: [PAGE_12, PAGE_1, PAGE_10, PAGE_11, PAGE_6],
};

const keyboards = [cheonjiinKeyboard, naratgeulKeyboard, skyKeyboard, dubeolsikKeyboard, danmoeumKeyboard];

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
