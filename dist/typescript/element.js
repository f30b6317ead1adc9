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

import { AttachedSession, InputSession, Keyboard, attach, keyFor, strikeEnter, writing } from "./hwalja.js";

const ElementBase = globalThis.HTMLElement ?? class {
};
class HwaljaKeyboardElement extends ElementBase {
    static keyboards = [];
    static compatible = [];
    static observedAttributes = ["for", "layout", "layouts", "dots", "keyboard", "delay", "lang", "marked"];
    #typist;
    constructor() {
        super();
        this.#typist = new Typist(this, new Board(this.attachShadow({ mode: "open" })));
    }
    connectedCallback() {
        const names = [
            "for", "layout", "layouts", "dots", "keyboard", "delay", "marked", "sound", "vibrate", "field", "settings",
        ];
        for (const name of names) {
            if (!Object.hasOwn(this, name))
                continue;
            const value = Reflect.get(this, name);
            Reflect.deleteProperty(this, name);
            Reflect.set(this, name, value);
        }
        this.#typist.begin();
    }
    disconnectedCallback() {
        this.#typist.end();
    }
    attributeChangedCallback(name) {
        if (this.isConnected)
            this.#typist.obey(name);
    }
    get for() { return this.getAttribute("for") ?? ""; }
    set for(id) { write(this, "for", id); }
    get layout() { return pagesOf(this).layout.id; }
    set layout(id) { write(this, "layout", id); }
    get layouts() { return offeredBy(this).map(({ layout }) => layout.id).join(" "); }
    set layouts(ids) { write(this, "layouts", ids); }
    get dots() { return this.getAttribute("dots"); }
    set dots(style) { write(this, "dots", style); }
    get keyboard() { return this.hasAttribute("keyboard"); }
    set keyboard(isOn) { this.toggleAttribute("keyboard", Boolean(isOn)); }
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
    get marked() { return this.getAttribute("marked"); }
    set marked(key) { write(this, "marked", key); }
    get sound() { return this.hasAttribute("sound"); }
    set sound(isOn) { this.toggleAttribute("sound", Boolean(isOn)); }
    get vibrate() { return this.hasAttribute("vibrate"); }
    set vibrate(isOn) { this.toggleAttribute("vibrate", Boolean(isOn)); }
    get field() { return this.#typist.field; }
    set field(element) { this.#typist.finder.give(element); }
    get session() { return this.#typist.session; }
    get settings() { return this.#typist.settings; }
    set settings(settings) { this.#typist.adopt(settings); }
}
function write(element, name, value) {
    if (value === null || value === undefined)
        element.removeAttribute(name);
    else
        element.setAttribute(name, String(value));
}
function define(keyboards, name = "hwalja-keyboard") {
    if (keyboards.length === 0)
        throw new TypeError("a keyboard is needed to define an element with");
    const registry = globalThis.customElements;
    if (registry?.get(name)?.prototype instanceof HwaljaKeyboardElement)
        return;
    registry?.define(name, class extends HwaljaKeyboardElement {
        static keyboards = keyboards;
        static compatible = keyboards.map((pages) => ({ ...pages, layout: writing(pages.layout, "compatibility") }));
    });
}
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
const complaints = new WeakMap();
function complain(element, reason) {
    if (complaints.get(element) === reason)
        return;
    complaints.set(element, reason);
    console.warn(`<${element.localName}>: ${reason}`);
}
class Typist {
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
}
function hasKeys(page) {
    return page.rows.flat().some((slot) => typeof slot === "number" || typeof slot === "object" && "key" in slot);
}
class Typing {
    element;
    session;
    wishes;
    listening = new AbortController();
    constructor(element, options, changed) {
        this.element = element;
        this.session = sessionFor(element, options);
        this.wishes = element ? wishesOf(element, keepSystemAway(element)) : NO_WISHES;
        if (!element)
            return;
        const { signal } = this.listening;
        for (const type of ["input", "blur", "focusin", "pointerdown"])
            element.addEventListener(type, changed, { signal });
        for (const type of options.keyboard ? ["keydown", "keyup"] : [])
            element.addEventListener(type, changed, { signal, capture: true });
    }
    close() {
        const { element, session } = this;
        this.listening.abort();
        if (session instanceof AttachedSession)
            session.detach();
        if (element)
            letSystemCome(element);
    }
}
const systemAway = new WeakMap();
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
const NO_WISHES = { kind: "letters", capitals: "none", action: "none" };
const NOWHERE = { value: "", selectionStart: null, selectionEnd: null, setRangeText() { } };
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
        get value() { return field.value; },
        selectionStart: null,
        selectionEnd: null,
        setRangeText: (text) => command(text ? "insertText" : "delete", text),
        deleteContentBackward: () => command("delete"),
        insertLineBreak: () => strikeEnter(field),
    };
}
class FieldFinder {
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
}
const TYPES_OF_TEXT = ["text", "search", "tel", "url", "password", "email", "number"];
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
        numeric: "number", decimal: "number", number: "number", tel: "phone", email: "email", url: "address",
        search: "search", text: "letters",
    };
    const capitals = { on: "sentences", sentences: "sentences", words: "words" }[asked("autocapitalize")];
    const action = ["go", "search", "send", "next", "done"].find((name) => name === asked("enterkeyhint"));
    const type = element.localName === "input" ? element.type : "";
    return { kind: kinds[inputMode?.toLowerCase() ?? ""] ?? kinds[type] ?? "letters", capitals: capitals ?? "none", action: action ?? "none" };
}
function answer(request, typist) {
    const { element, field, news } = typist;
    if (request.kind === "nextKeyboard") {
        const offered = offeredBy(element);
        const now = pagesOf(element);
        element.layout = (offered[(offered.indexOf(now) + 1) % offered.length] ?? now).layout.id;
        news.tell("layoutchange", { layout: element.layout });
    }
    else if (request.kind === "hide") {
        if (news.tell("dismiss", null))
            typist.finder.isDismissed = element.hidden = true;
    }
    else if (field && request.kind === "moveCursor") {
        moveCursor(field, request.by);
    }
    else if (field && request.kind === "perform" && news.tell("action", { action: request.action })) {
        perform(field, request.action);
    }
}
function moveCursor(element, by) {
    const field = element;
    for (let step = Math.abs(by); step > 0; step -= 1) {
        const { selectionStart: start, selectionEnd: end, value } = field;
        if (typeof start !== "number" || typeof end !== "number") {
            field.ownerDocument.getSelection()?.modify("move", by < 0 ? "backward" : "forward", "character");
            continue;
        }
        const passed = by < 0 ? charactersOf(value.slice(Math.max(start - LONGEST, 0), start)).pop()
            : charactersOf(value.slice(end, end + LONGEST))[0];
        const place = by < 0 ? start - (passed ?? "").length : end + (passed ?? "").length;
        field.setSelectionRange(place, place);
    }
}
const LONGEST = 64;
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
class News {
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
        for (let tell; (tell = this.waiting.shift());)
            tell();
    }
    look({ page }) {
        if (this.page && this.page !== page)
            this.tellLater("page", { page: page.id });
        this.page = page;
    }
}
class Pointers {
    board;
    typist;
    down = new Map();
    awaited = null;
    constructor(board, typist) {
        this.board = board;
        this.typist = typist;
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
        const { pointerId, clientX: x, clientY: y, width, height, pressure, isTrusted } = event;
        this.awaited = width < 1 && height < 1 && pressure === 0 ? "reader" : "finger";
        const target = event.target;
        const face = this.board.faceOf(target);
        if (!face || event.button > 0 || this.awaited === "reader")
            return;
        this.typist.press();
        if (isTrusted)
            this.board.keys.setPointerCapture(pointerId);
        this.down.set(pointerId, { x, y, page: this.typist.machine.page, face, box: boxOf(target) });
        this.typist.input((keyboard, time) => keyboard.down({ place: face.place, finger: pointerId, time }), timeOf(event));
    }
    move(event) {
        const { pointerId, clientX: x, clientY: y } = event;
        const finger = this.down.get(pointerId);
        if (!finger)
            return;
        const { board, typist } = this;
        const stays = finger.box !== null && isWithin(finger.box, x, y);
        const { list } = typist.machine;
        if (list && isSamePlace(list, finger.face)) {
            if (stays)
                return;
            const item = board.itemAt(x);
            typist.input((keyboard, time) => keyboard.choose({ item, finger: pointerId, time }), timeOf(event));
            return;
        }
        typist.input((keyboard, time) => {
            keyboard.drag({ finger: pointerId, x: x - finger.x, y: y - finger.y, time });
            if (stays)
                return;
            const target = board.elementAt(x, y);
            const face = board.faceOf(target);
            const isSame = isSamePlace(face, finger.face) && finger.page === keyboard.page;
            if (!isSame)
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
            this.typist.tap(face);
    }
    lift(event, how) {
        this.end(event.pointerId, how, timeOf(event));
    }
    end(finger, how, at) {
        if (!this.down.delete(finger))
            return;
        allowSound();
        this.typist.input((keyboard, time) => keyboard[how]({ finger, time }), at);
    }
}
function timeOf({ timeStamp, view }) {
    return timeStamp + (view?.performance.timeOrigin ?? performance.timeOrigin) - performance.timeOrigin;
}
function boxOf(target) {
    const button = target.closest("button");
    const { left, top, width, height } = button.getBoundingClientRect();
    const margin = parseFloat(getComputedStyle(button).marginLeft);
    return new DOMRect(left - margin, top - margin, width + 2 * margin, height + 2 * margin);
}
function isWithin({ left, top, right, bottom }, x, y) {
    return left <= x && x < right && top <= y && y < bottom;
}
class Board {
    keys;
    root;
    popup;
    status;
    faces = new Map();
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
            line.style.setProperty("--columns", String(2 * faces.reduce((sum, { width }) => sum + width, 0)));
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
}
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
const drawnOn = new WeakMap();
function newKey() {
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.append(part("span", "legend"), part("span", "hint"));
    return button;
}
function drawKey(button, face, shift, language, marked) {
    const { role, legend, width, hold, isPressed } = face;
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
    const drawn = [legend, hint, width, role, language].join(" ");
    if (drawnOn.get(button) === drawn)
        return;
    drawnOn.set(button, drawn);
    button.dataset["legend"] = legend;
    button.style.gridColumn = `span ${2 * width}`;
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
        ems += "/.,'|!".includes(character) ? 0.4 : "#%&@MW".includes(character) || character >= "\u1100" ? 1 : 0.65;
    }
    return Math.max(ems, 1);
}
function neighbour(from, buttons, arrow) {
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
    if (!direction)
        return null;
    const [right = 0, down = 0] = direction;
    const start = from.getBoundingClientRect();
    const ahead = buttons.map((button) => {
        const { x, y, width } = button.getBoundingClientRect();
        const rows = Math.round((y - start.y) / start.height);
        const across = x + width / 2 - start.x - start.width / 2;
        return { button, rows, across };
    }).filter(({ rows, across }) => down ? rows * down > 0 : rows === 0 && across * right > 0);
    const byDistance = ahead.sort((one, other) => Math.abs(one.rows) - Math.abs(other.rows) || Math.abs(one.across) - Math.abs(other.across));
    return byDistance[0]?.button ?? null;
}
function legendFor(event, layout) {
    const sign = { Backspace: "⌫", Enter: "⏎", " ": "␣", Shift: "⇧" }[event.key];
    return sign ?? keyFor(layout, event)?.legend ?? "";
}
const ROLE_NAMES = {
    ko: {
        shift: "시프트", backspace: "지우기", space: "띄어쓰기", enter: "줄 바꿈", next: "다음 글자", language: "한영 전환",
        globe: "다음 자판", dismiss: "자판 닫기", keyboard: "한글 자판",
    },
    en: {
        shift: "Shift", backspace: "Backspace", space: "Space", enter: "Enter", next: "Next character",
        language: "Korean or English", globe: "Next keyboard", dismiss: "Close the keyboard", keyboard: "Korean keyboard",
    },
};
const ACTION_NAMES = {
    이동: "Go", 검색: "Search", 전송: "Send", 다음: "Next", 완료: "Done",
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
const ICONS = {
    "⇧": "M12 4 4 12h4v8h8v-8h4z",
    "⌫": "M9 5h12v14H9l-6-7zm3 4 6 6m0-6-6 6",
    "␣": "M4 10v5h16v-5",
    "⏎": "M20 6v8H5m4-4-4 4 4 4",
    "🌐": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18",
    "⌄": "m5 9 7 7 7-7",
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
let sounds;
function clickSound() {
    if (typeof AudioContext === "undefined")
        return;
    sounds ??= new AudioContext();
    const { currentTime, destination } = sounds;
    const tone = sounds.createOscillator();
    const volume = sounds.createGain();
    tone.frequency.value = 1600;
    volume.gain.setValueAtTime(0.12, currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.02);
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
const STYLE = `
:host {
display: block; width: 100%; position: relative; direction: ltr; font: 400 16px/1 var(--hwalja-font, system-ui, sans-serif);
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

export { HwaljaKeyboardElement, define };
