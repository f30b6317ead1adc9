function keyboardById(layoutId) {
    return keyboards.find(({ layout }) => layout.id === layoutId) ?? null;
}
class Keyboard {
    onChange = () => { };
    onRequest = () => { };
    onPress;
    settings;
    state;
    writer;
    fingers;
    held;
    isBusy = false;
    drawn = [];
    constructor(pages, session, settings = {}) {
        this.settings = { ...defaultSettings(), ...settings };
        this.state = new KeyboardState(pages);
        this.writer = new Writer(session, this.settings);
        const acts = new Acts(this.state, this.writer, this);
        this.fingers = new Fingers(acts);
        this.held = new HeldTouches(acts);
        session.layout = pages.layout;
    }
    get pages() {
        return this.state.pages;
    }
    set pages(pages) {
        this.writer.commit();
        this.writer.session.layout = pages.layout;
        this.state.pages = pages;
        this.fieldDidChange(this.state.field);
    }
    get page() {
        return this.state.page;
    }
    get shift() {
        return this.state.shift;
    }
    get rows() {
        return facesOf(this.state, this.writer.session, this.settings.needsGlobe);
    }
    get list() {
        return openList(this.state);
    }
    get nextTick() {
        return nextTouch(this.state.touches)?.dueAt ?? null;
    }
    down(row, column, finger, time) {
        return this.input(time, (now) => this.press({ row, column }, finger, now));
    }
    move(finger, place, time) {
        return this.input(time, () => this.fingers.move(finger, place));
    }
    drag(finger, dx, dy, time) {
        return this.input(time, (now) => this.fingers.drag(finger, Math.trunc(dx), Math.trunc(dy), now));
    }
    choose(finger, item, time) {
        return this.input(time, () => this.fingers.choose(finger, item));
    }
    up(finger, time) {
        return this.input(time, (now) => this.fingers.up(finger, now));
    }
    cancel(finger, time) {
        return this.input(time, () => this.fingers.cancel(finger));
    }
    tap(row, column, time) {
        return this.input(time, (now) => {
            this.press({ row, column }, -1, now);
            this.fingers.up(-1, now);
        });
    }
    tick(time) {
        return this.input(time, () => { });
    }
    fieldDidChange(field) {
        this.state.field = field;
        this.state.begin();
        this.writer.forgetSpace();
        this.findCapital();
        this.tellChange();
    }
    hostDidChange(time) {
        return this.isBusy ? "nothing" : this.input(time, () => this.writer.session.hostDidChange());
    }
    press(place, finger, now) {
        this.fingers.settle(finger, now);
        this.findCapital();
        this.fingers.down(place, finger, now);
    }
    input(time, act) {
        const now = Math.floor(time);
        this.writer.outcome = "nothing";
        this.isBusy = true;
        this.held.happen(now);
        act(now);
        this.isBusy = false;
        this.findCapital();
        const { outcome } = this.writer;
        this.tellChange();
        return outcome;
    }
    tellChange() {
        if (this.isBusy)
            return;
        const { page, shift, field, touches } = this.state;
        const fingers = touches.flatMap(({ place, phase, chosen }) => [place?.row, place?.column, phase, chosen]);
        const space = spaceLegend(this.writer.session);
        const drawn = [page, shift, field, space, this.settings.needsGlobe, this.nextTick, ...fingers];
        const isSame = drawn.length === this.drawn.length && drawn.every((part, place) => part === this.drawn[place]);
        this.drawn = drawn;
        if (!isSame)
            this.onChange();
    }
    findCapital() {
        const { state, writer } = this;
        const { capitals } = state.field;
        state.setDue(capitals !== "none" && isCapitalDue(capitals, writer.before));
    }
}
function defaultSettings() {
    return {
        repeatDelay: 400, repeatInterval: 50, wordsAfter: 2000, wordInterval: 200,
        longPress: 350, doubleTap: 300, doubleSpace: 1100,
        slideStart: 50, slideStep: 10, flick: 24,
        backspaceStep: "jamo", needsGlobe: false,
    };
}
const ROLE_LEGENDS = {
    shift: "⇧", backspace: "⌫", space: "␣", enter: "⏎", next: "다음", language: "한/영", globe: "🌐", dismiss: "⌄", gap: "",
};
const ACTION_LEGENDS = {
    none: "⏎", go: "이동", search: "검색", send: "전송", next: "다음", done: "완료", join: "연결", route: "경로",
    continue: "계속", emergency: "긴급통화",
};
function shownKey({ pages, shift }, slot) {
    const { keys } = pages.layout;
    const key = keys[slot.key ?? -1] ?? null;
    return (shift === "off" ? null : keys.find(({ under }) => under && under === key?.id)) ?? key;
}
function shownText({ page, field, shift }, slot) {
    const meant = field.kind === "email" ? slot.email : field.kind === "address" ? slot.address : undefined;
    const text = slot.text ?? "";
    if (meant !== undefined || shift === "off")
        return meant ?? text;
    return slot.shifted ?? (page.hasCapitals ? text.toUpperCase() : text);
}
function offerFaces(state, slot) {
    return (slot?.hold ?? []).map((offer) => {
        const content = typeof offer === "number" ? state.pages.layout.keys[offer] ?? "" : offer;
        return { content, legend: typeof content === "string" ? withoutMark(content).text : content.legend };
    });
}
function openList(state) {
    const touch = state.touches.find(({ phase }) => phase === "list");
    if (!touch?.place)
        return null;
    const items = offerFaces(state, touch.slot);
    return { ...touch.place, items, chosen: touch.chosen in items ? touch.chosen : null };
}
function spaceLegend({ layout, composing }) {
    const endsRun = layout.spaceEndsRun && isHangul(scalarBefore(composing));
    return endsRun ? ROLE_LEGENDS.next : ROLE_LEGENDS.space;
}
function legendOf(state, slot, session) {
    const { role, key, page, legend } = slot;
    if (legend !== undefined)
        return legend;
    if (key !== undefined)
        return shownKey(state, slot)?.legend ?? "";
    if (page !== undefined)
        return state.pageNamed(page).legend;
    if (role === "enter")
        return ACTION_LEGENDS[state.field.action];
    if (role === "space")
        return spaceLegend(session);
    return role ? ROLE_LEGENDS[role] : withoutMark(shownText(state, slot)).text;
}
function roleOf({ role, page }) {
    return role ?? (page === undefined ? null : "page");
}
function facesOf(state, session, needsGlobe) {
    const isOn = ({ row, column }) => state.touches.some(({ place }) => place?.row === row && place.column === column);
    return state.page.rows.map((slots, row) => {
        const faces = slots.map(slotOf).map((slot, column) => ({
            row, column, role: roleOf(slot), legend: legendOf(state, slot, session), width: slot.width ?? 1,
            hold: offerFaces(state, slot), isPressed: isOn({ row, column }),
        }));
        const hidden = needsGlobe ? [] : faces.filter(({ role }) => role === "globe");
        const space = faces.find(({ role }) => role === "space");
        for (const { width } of hidden)
            if (space)
                space.width += width;
        return faces.filter((face) => !hidden.includes(face));
    });
}
class Acts {
    state;
    writer;
    told;
    constructor(state, writer, told) {
        this.state = state;
        this.writer = writer;
        this.told = told;
    }
    tap(slot, time) {
        const { state, writer } = this;
        if (slot.role === "gap")
            return;
        this.act(slot, () => {
            if (slot.role !== "space" && slot.role !== "globe" && slot.role !== "dismiss")
                writer.forgetSpace();
            if (slot.key !== undefined)
                this.press(shownKey(state, slot), time);
            else if (slot.text !== undefined)
                this.insert(shownText(state, slot));
            else
                this.play(slot.role, time);
        });
    }
    take(touch, offer, time) {
        const { state, writer } = this;
        spend(touch);
        this.act(touch.slot, () => {
            writer.forgetSpace();
            if (touch.composed && touch.composed === writer.session.composing)
                writer.takeBackStroke();
            if (typeof offer === "number")
                this.press(state.pages.layout.keys[offer] ?? null, time);
            else
                this.insert(offer);
        });
    }
    beginSlide({ slot }) {
        this.act(slot, () => this.writer.commit());
    }
    backspace({ slot }) {
        this.act(slot, () => this.writer.backspace());
    }
    deleteWord({ slot }) {
        this.act(slot, () => this.writer.deleteWord());
        return this.writer.outcome === "changed";
    }
    slide(by) {
        this.state.lastTap = null;
        this.writer.forgetSpace();
        this.told.onRequest({ kind: "moveCursor", by });
    }
    act(slot, act) {
        const { state, writer } = this;
        if (!slot)
            return;
        const face = { legend: legendOf(state, slot, writer.session), role: roleOf(slot) };
        state.lastTap = null;
        writer.outcome = "nothing";
        act();
        this.told.onPress?.({ ...face, outcome: writer.outcome });
    }
    press(key, time) {
        this.writer.press(key, time);
        this.state.wrote(null);
    }
    insert(marked) {
        const { text, after } = withoutMark(marked);
        this.writer.insert(text);
        if (after > 0)
            this.told.onRequest({ kind: "moveCursor", by: -after });
        this.state.wrote(marked);
    }
    play(role, time) {
        const { state, writer } = this;
        if (role === "space")
            writer.space(time);
        else if (role === "enter")
            this.enter();
        else if (role !== "globe")
            writer.commit();
        if (role === "space" || role === "enter")
            state.lineMayBeOver();
        if (role === "dismiss")
            this.told.onRequest({ kind: "hide" });
        const isLast = role === "language" && !state.openNextLetters();
        if (isLast || role === "globe")
            this.told.onRequest({ kind: "nextKeyboard" });
    }
    enter() {
        const { action } = this.state.field;
        if (action === "none") {
            this.writer.enter();
        }
        else {
            this.writer.commit();
            this.told.onRequest({ kind: "action", action });
        }
    }
}
function withoutMark(marked) {
    const place = marked.length > 1 ? marked.indexOf("|") : -1;
    if (place < 0)
        return { text: marked, after: 0 };
    const rest = marked.slice(place + 1);
    let after = 0;
    for (let end = rest.length; end > 0; after += 1)
        end = lastCharacter(rest, end);
    return { text: marked.slice(0, place) + rest, after };
}
class Fingers {
    acts;
    state;
    settings;
    constructor(acts) {
        this.acts = acts;
        this.state = acts.state;
        this.settings = acts.writer.settings;
    }
    settle(finger, now) {
        this.cancel(finger);
        for (const touch of this.state.touches) {
            if (touch.phase === "shift" || touch.phase === "page")
                continue;
            this.finish(touch, now);
            spend(touch);
        }
    }
    down(place, finger, now) {
        const { state } = this;
        const slot = this.slotAt(place);
        if (!slot || slot.role === "gap")
            return;
        const { page, shift } = state;
        const touch = {
            finger, place, slot, page, shift, phase: "waits", hasMoved: false, began: now, dueAt: Infinity, composed: "",
            chosen: 0, step: 0, isUsed: false, staysShifted: false,
        };
        state.touches.push(touch);
        this.begin(touch, slot, now);
        const isHeld = touch.phase === "waits" || touch.phase === "written";
        if (isHeld && slot.hold)
            touch.dueAt = now + this.settings.longPress;
    }
    move(finger, place) {
        const touch = this.find(finger);
        if (!touch || !["waits", "shift", "page"].includes(touch.phase))
            return;
        if (touch.phase === "waits" && touch.slot?.role === "space" && !touch.hasMoved)
            return;
        touch.place = place;
        touch.slot = this.slotAt(place);
        touch.hasMoved = true;
        touch.dueAt = Infinity;
    }
    drag(finger, dx, dy, now) {
        const { settings } = this;
        const touch = this.find(finger);
        if (!touch)
            return;
        const waits = touch.phase === "waits" && !touch.hasMoved;
        if (waits && touch.slot?.role === "space" && slideStep(dx, settings) !== 0) {
            this.acts.beginSlide(touch);
            touch.phase = "slides";
        }
        if (touch.phase === "slides")
            return this.slide(touch, slideStep(dx, settings));
        const direction = flickDirection(dx, dy, settings);
        const offer = direction ? touch.slot?.flicks?.[direction] : undefined;
        if ((waits || touch.phase === "written") && offer !== undefined)
            this.acts.take(touch, offer, now);
    }
    choose(finger, item) {
        const touch = this.find(finger);
        if (touch?.phase === "list")
            touch.chosen = item;
    }
    up(finger, now) {
        const { state } = this;
        const touch = this.find(finger);
        if (!touch)
            return;
        this.finish(touch, now);
        if (touch.phase === "shift" && (touch.isUsed || !touch.staysShifted))
            state.shift = "off";
        if (touch.phase === "page" && touch.isUsed)
            state.open(touch.page);
        this.remove(touch);
    }
    cancel(finger) {
        const { state } = this;
        const touch = this.find(finger);
        if (!touch)
            return;
        if (touch.phase === "shift") {
            state.shift = touch.isUsed ? "off" : touch.shift;
            state.lastTap = null;
        }
        if (touch.phase === "page")
            state.open(touch.page);
        this.remove(touch);
    }
    begin(touch, slot, now) {
        const { acts, state, settings } = this;
        const { session } = acts.writer;
        if (slot.role === "shift") {
            touch.phase = "shift";
            state.pressShift(now, settings.doubleTap);
            touch.staysShifted = touch.shift === "off" || touch.shift !== state.shift && state.shift === "locked";
        }
        else if (slot.role === "backspace") {
            touch.phase = "repeats";
            touch.dueAt = now + settings.repeatDelay;
            acts.backspace(touch);
        }
        else if (slot.page !== undefined) {
            touch.phase = "page";
            state.open(state.pageNamed(slot.page));
        }
        else if (slot.key !== undefined) {
            touch.phase = "written";
            acts.tap(slot, now);
            const { outcome } = acts.writer;
            touch.composed = outcome === "written" || outcome === "changed" ? session.composing : "";
        }
        else if (slot.text !== undefined && !slot.flicks && !slot.hold) {
            touch.phase = "spent";
            acts.tap(slot, now);
        }
    }
    finish(touch, now) {
        const { phase, slot } = touch;
        const offer = phase === "list" ? slot?.hold?.[touch.chosen] : undefined;
        if (offer !== undefined)
            this.acts.take(touch, offer, now);
        const isOnSlot = phase === "waits" || phase === "shift" || phase === "page";
        if (isOnSlot && slot && isTapped(slot))
            this.acts.tap(slot, now);
    }
    slide(touch, step) {
        const by = step - touch.step;
        touch.step = step;
        if (by !== 0)
            this.acts.slide(by);
    }
    slotAt(place) {
        const slot = slotAt(this.state.page, place);
        return slot?.role === "globe" && !this.settings.needsGlobe ? null : slot;
    }
    find(finger) {
        return this.state.touches.find((touch) => touch.finger === finger) ?? null;
    }
    remove(touch) {
        this.state.touches = this.state.touches.filter((other) => other !== touch);
    }
}
class HeldTouches {
    acts;
    constructor(acts) {
        this.acts = acts;
    }
    happen(now) {
        const { state } = this.acts;
        for (let touch; (touch = nextTouch(state.touches)) && touch.dueAt <= now;) {
            if (touch.phase === "repeats")
                this.repeat(touch, now);
            else
                this.hold(touch, now);
        }
    }
    hold(touch, now) {
        const [first, ...others] = touch.slot?.hold ?? [];
        touch.phase = "list";
        touch.dueAt = Infinity;
        if (first !== undefined && others.length === 0)
            this.acts.take(touch, first, now);
    }
    repeat(touch, now) {
        const { wordsAfter, wordInterval, repeatInterval } = this.acts.writer.settings;
        const isWord = now - touch.began >= wordsAfter;
        touch.dueAt = now + Math.max(isWord ? wordInterval : repeatInterval, 1);
        if (!isWord)
            this.acts.backspace(touch);
        else if (!this.acts.deleteWord(touch))
            spend(touch);
    }
}
function spend(touch) {
    touch.phase = "spent";
    touch.dueAt = Infinity;
}
function isTapped(slot) {
    return slot.page === undefined && slot.role !== "shift" && slot.role !== "backspace";
}
function slotAt(page, place) {
    const slot = place ? page.rows[place.row]?.[place.column] : undefined;
    return slot === undefined ? null : slotOf(slot);
}
function slotOf(slot) {
    return typeof slot === "string" ? { text: slot } : typeof slot === "number" ? { key: slot } : slot;
}
function slideStep(dx, { slideStart, slideStep }) {
    const beyond = Math.abs(dx) - slideStart;
    return beyond < 0 ? 0 : Math.sign(dx) * (1 + Math.floor(beyond / slideStep));
}
function flickDirection(dx, dy, { flick }) {
    const [across, along] = [Math.abs(dx), Math.abs(dy)];
    if (Math.max(across, along) < flick)
        return null;
    if (across >= along)
        return dx < 0 ? "left" : "right";
    return dy < 0 ? "up" : "down";
}
function nextTouch(touches) {
    return touches.find(({ dueAt }) => dueAt < Infinity) ?? null;
}
class KeyboardState {
    pages;
    field = { kind: "letters", capitals: "none", action: "none" };
    page;
    home;
    shift = "off";
    lastTap = null;
    touches = [];
    isDue = false;
    isUsed = false;
    constructor(pages) {
        this.pages = pages;
        this.page = this.home = pages.pages[0];
        this.begin();
    }
    begin() {
        const { pages } = this.pages;
        this.touches = [];
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
            if (touch.phase === "shift")
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
    pressShift(time, doubleTap) {
        const isDouble = this.lastTap !== null && time - this.lastTap <= doubleTap;
        if (this.shift !== "locked")
            this.shift = this.page.hasCapitals && isDouble ? "locked" : "once";
        this.lastTap = time;
    }
    wrote(text) {
        this.isUsed = true;
        const held = this.touches.filter(({ phase }) => phase === "shift" || phase === "page");
        for (const touch of held)
            touch.isUsed = true;
        const isHeld = held.some(({ phase }) => phase === "shift");
        if (!isHeld && this.shift !== "locked")
            this.shift = "off";
        if (text === "'" && this.page.kind === "symbols" && this.home.hasCapitals)
            this.open(this.home);
    }
    lineMayBeOver() {
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
}
class Writer {
    session;
    settings;
    outcome = "nothing";
    lastSpace = null;
    constructor(session, settings) {
        this.session = session;
        this.settings = settings;
    }
    get before() {
        const { text, start, isUnknown } = fieldOf(this.session.client);
        return isUnknown ? null : text.slice(0, start).replace(/\u00a0/g, " ");
    }
    press(key, time) {
        this.outcome = this.session.press(key, time);
    }
    insert(text) {
        this.outcome = this.session.insert(text);
    }
    commit() {
        this.outcome = this.session.commit();
    }
    enter() {
        this.outcome = this.session.enter();
    }
    takeBackStroke() {
        this.outcome = this.session.backspace("stroke");
    }
    space(time) {
        const { session, lastSpace } = this;
        const isSoon = lastSpace && !lastSpace.isStop && time - lastSpace.time <= (this.settings.doubleSpace ?? -1);
        const before = this.hasSelection || session.composing ? "" : this.before ?? "";
        const isStop = isSoon === true && /[\p{L}\p{N}] $/u.test(before.slice(-3));
        this.outcome = isStop ? session.insert(". ", 1) : session.space();
        const isWritten = this.outcome === "written" || this.outcome === "changed";
        this.lastSpace = isWritten ? { time, isStop } : null;
    }
    backspace() {
        const { session, lastSpace } = this;
        const isStop = lastSpace?.isStop && !this.hasSelection && this.before?.endsWith(". ");
        this.forgetSpace();
        this.outcome = isStop ? session.insert("  ", 2) : session.backspace(this.settings.backspaceStep);
    }
    deleteWord() {
        const { session } = this;
        this.forgetSpace();
        const before = this.hasSelection ? "" : this.before ?? "";
        const isBlank = (place) => before[place] === " " || before[place] === "\n";
        let start = before.length;
        while (start > 0 && isBlank(start - 1))
            start -= 1;
        while (start > 0 && !isBlank(start - 1))
            start -= 1;
        const ended = before ? session.insert("", before.length - start) : session.commit();
        const did = before ? ended : session.backspace();
        this.outcome = did === "nothing" ? ended : did;
    }
    forgetSpace() {
        this.lastSpace = null;
    }
    get hasSelection() {
        const { start, end } = fieldOf(this.session.client);
        return start < end;
    }
}
function isCapitalDue(capitals, before) {
    if (capitals === "none" || before === null)
        return false;
    if (capitals === "words")
        return /(^|[ \n])$/.test(before.slice(-1));
    let end = before.length;
    while (before[end - 1] === " ")
        end -= 1;
    const last = before[end - 1] ?? "\n";
    return last === "\n" || end < before.length && ".!?…".includes(last);
}
