// Compiled from _source/runtime/element/ElementHost.ts; do not edit.
import { Keyboard } from "../keyboard/Keyboard.js";
import { legendFor } from "./ComputerKeys.js";
import { buzz, clickSound } from "./Feedback.js";
import { FieldFinder } from "./FieldFinder.js";
import { languageOf, nameOf } from "./Names.js";
import { EventTeller } from "./EventTeller.js";
import { complain, offeredBy, pagesOf } from "./Offered.js";
import { Pointers } from "./Pointers.js";
import { answer } from "./Requests.js";
import { Typing } from "./Typing.js";
/** The host of a keyboard: it types into a field, passes on what pointers do, and draws what comes of it. */
export class ElementHost {
    /** Times and distances, those that differ from what is usual. */
    settings = {};
    /** What the keys do. */
    machine;
    element;
    events;
    finder;
    board;
    pointers;
    typing;
    // Aborted when the element is taken off the page.
    listening = new AbortController();
    timer = 0;
    // When something was done last: time never goes back.
    latest = 0;
    isActing = false;
    constructor(element, board) {
        this.element = element;
        this.board = board;
        this.pointers = new Pointers(board, this);
        this.events = new EventTeller(element);
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
    /** The element is on a page. */
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
    /** It is no longer. */
    end() {
        this.pointers.cancel();
        this.listening.abort();
        this.finder.end();
    }
    /** Its attribute `name` has changed. */
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
    /** A finger goes down on a slot. */
    press() {
        const { element } = this;
        this.finder.check();
        if (!this.field && element.for)
            complain(element, `there is no field with the id ${element.for}`);
        this.field?.focus({ preventScroll: true });
        this.feel();
    }
    /** The slot of `face` is pressed without a finger. */
    tap(face) {
        this.finder.check();
        this.feel();
        this.input((keyboard, time) => keyboard.tap({ place: face.place, time }));
        if (!this.isSecret)
            this.board.say(this.typing.session.composing || nameOf(face, languageOf(this.element)));
    }
    /** Something was done with the keyboard, `at` some time; then it is drawn anew. */
    input(act, at = performance.now()) {
        this.isActing = true;
        this.latest = Math.max(this.latest, at);
        act(this.machine, this.latest);
        this.isActing = false;
        this.draw();
    }
    // Another field is typed into, or the same in another way.
    open(field) {
        this.typing.close();
        [this.typing, this.machine] = this.begun(field);
        this.draw();
    }
    begun(field) {
        const { element } = this;
        const pages = pagesOf(element);
        // Where a page of no Korean letters is shown, a computer's keys are what they are.
        const keyboard = element.keyboard && (() => hasKeys(this.machine.page));
        const options = { layout: pages.layout, cycleTimeout: element.delay, keyboard };
        const typing = new Typing(field, options, (event) => this.hear(event));
        const machine = new Keyboard(pages, typing.session);
        this.adjust(machine);
        machine.onRequest = (request) => answer(request, this);
        machine.onPress = (press) => press.outcome !== "nothing" && !this.isSecret && this.events.tellLater("press", press);
        typing.session.onCommit = (text) => !this.isSecret && this.events.tellLater("commit", { text });
        machine.fieldDidChange(typing.wishes);
        // What it does itself is drawn when it is done.
        machine.onChange = () => void (this.isActing || this.draw());
        return [typing, machine];
    }
    adjust(machine) {
        machine.settings = { ...this.settings, needsGlobe: offeredBy(this.element).length > 1 };
    }
    hear(event) {
        const { type } = event;
        // Of a field in a frame, the keyboard's own document hears nothing.
        if (type === "focusin" || type === "pointerdown")
            return this.finder.follow(event.target);
        if (type === "blur") {
            this.board.light(null, false);
            // Of a focus that stays in a shadow tree, the page hears nothing.
            this.finder.follow(event.relatedTarget);
        }
        // A key can end the run without a change in the field, and then the space key writes a space.
        this.hostDidChange();
        if (!type.startsWith("key"))
            return;
        this.board.light(legendFor(event, this.machine.pages.layout), type === "keydown");
    }
    hostDidChange() {
        if (this.isActing)
            return;
        // That says nothing of time: fingers may have been lifted before it.
        this.machine.hostDidChange(this.latest);
        this.events.look(this.machine);
    }
    draw() {
        const { machine, board } = this;
        board.draw(machine, languageOf(this.element), this.element.marked);
        this.events.look(machine);
        this.events.tellAll();
        clearTimeout(this.timer);
        const { nextTick } = machine;
        if (nextTick === null)
            return;
        // Twice: a page that was busy hears of fingers in between, which may have been lifted in time.
        this.timer = setTimeout(() => {
            this.timer = setTimeout(() => this.input((keyboard, time) => keyboard.tick(time)));
        }, nextTick - performance.now());
    }
    // Of passwords nothing is said, nor told to the page.
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
/** Whether keys of the layout are on `page`. */
function hasKeys(page) {
    return page.rows.flat().some((slot) => typeof slot === "number" || typeof slot === "object" && "key" in slot);
}
