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
