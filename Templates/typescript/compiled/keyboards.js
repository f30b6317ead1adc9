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
