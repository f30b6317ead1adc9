// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/element/ElementHost.ts; do not edit.
import { rich } from "../FieldClient.js";
import { Keyboard } from "../keyboard/Keyboard.js";
import { isWriting, legendFor } from "./ComputerKeys.js";
import { buzz, clickSound } from "./Feedback.js";
import { FieldFinder } from "./FieldFinder.js";
import { languageOf, nameOf } from "./Names.js";
import { EventTeller } from "./EventTeller.js";
import { complain, offeredBy, pagesOf } from "./Offered.js";
import { Pointers } from "./Pointers.js";
import { answer } from "./Requests.js";
import { Typing } from "./Typing.js";
/** The host of a keyboard: it types into a field, passes on what pointers do, and draws the result. */
export class ElementHost {
    constructor(element, board) {
        /** Times and distances that differ from the defaults. */
        this.settings = Object.freeze({});
        // Aborted when the element is removed from the page.
        this.#listening = new AbortController();
        this.#watching = new MutationObserver(() => this.#draw());
        this.#timer = 0;
        // The time of the last input: time never goes back.
        this.#latest = 0;
        this.#isActing = false;
        this.element = element;
        this.#board = board;
        this.#pointers = new Pointers(board, this);
        this.events = new EventTeller(element);
        this.finder = new FieldFinder(element, (field) => this.#open(field));
        [this.#typing, this.machine] = this.#begun(null);
        board.keys.addEventListener("keydown", (event) => board.moveFocus(event));
    }
    #board;
    #pointers;
    #typing;
    // Aborted when the element is removed from the page.
    #listening;
    #watching;
    #timer;
    // The time of the last input: time never goes back.
    #latest;
    #isActing;
    get field() {
        return this.#typing.element;
    }
    get session() {
        return this.field && this.#typing.session;
    }
    /** The element is on a page. */
    begin() {
        this.#listening = new AbortController();
        const { signal } = this.#listening;
        const page = this.element.ownerDocument;
        page.addEventListener("selectionchange", () => this.#hostDidChange(), { signal });
        addEventListener("blur", () => this.#pointers.cancel(), { signal });
        page.addEventListener("visibilitychange", () => this.#pointers.cancel(), { signal });
        // Any element around it can set the language of its names.
        this.#watching.observe(page, { subtree: true, attributeFilter: ["lang"] });
        this.#board.dress();
        this.finder.begin(signal);
    }
    /** The element is no longer on a page. */
    end() {
        this.#pointers.cancel();
        this.#listening.abort();
        this.#watching.disconnect();
        this.finder.end();
    }
    /** The attribute `name` of the element has changed. */
    obey(name) {
        const { element, machine } = this;
        if (name === "for")
            return this.finder.find();
        if (name === "hardware" || name === "exclusive")
            return this.#open(this.field);
        this.#typing.session.cycleTimeout = element.cycleTimeout;
        this.#adjust(machine);
        const pages = pagesOf(element);
        if (machine.pages !== pages)
            machine.pages = pages;
        this.#draw();
    }
    adopt(settings) {
        this.settings = Object.freeze({ ...settings });
        this.#adjust(this.machine);
    }
    /** A finger goes down on a slot. */
    press() {
        const { element } = this;
        this.finder.check();
        const hint = rich.clientFor ? "" : '; for rich text import "hwalja/rich"';
        if (!this.field && element.for)
            complain(element, `there is no field with the id ${element.for}${hint}`);
        this.field?.focus({ preventScroll: true });
        this.#feel();
    }
    /** The slot of `face` is tapped without a finger. */
    tap(face) {
        this.finder.check();
        this.#feel();
        this.input((keyboard, time) => keyboard.tap({ place: face.place, time }));
        if (!this.#isSecret)
            this.#board.say(this.#typing.session.composing || nameOf(face, languageOf(this.element)));
    }
    /** Passes an input on to the keyboard, which came `at` this time, and draws the result. */
    input(act, at = performance.now()) {
        this.#isActing = true;
        this.#latest = Math.max(this.#latest, at);
        act(this.machine, this.#latest);
        this.#isActing = false;
        this.#draw();
    }
    // Types into another field, or into the same in another way.
    #open(field) {
        this.#typing.close();
        [this.#typing, this.machine] = this.#begun(field);
        this.#draw();
    }
    #begun(field) {
        const { element } = this;
        const pages = pagesOf(element);
        // While the page has no keys of the layout, a computer's keys type what they always type.
        const hardware = element.hardware && (() => hasKeys(this.machine.page));
        const options = { layout: pages.layout, cycleTimeout: element.cycleTimeout, hardware };
        const hearsKeys = element.hardware || element.exclusive;
        const typing = new Typing(field, options, hearsKeys, (event) => this.#hear(event));
        const machine = new Keyboard(pages, typing.session);
        this.#adjust(machine);
        machine.onRequest = (request) => answer(request, this);
        machine.onPress = (press) => press.outcome !== "nothing" && !this.#isSecret && this.events.tellLater("press", press);
        typing.session.onCommit = (text) => !this.#isSecret && this.events.tellLater("commit", { text });
        machine.fieldDidChange(typing.wishes);
        // While an input is passed on, drawing waits until it is done.
        machine.onChange = () => void (this.#isActing || this.#draw());
        return [typing, machine];
    }
    #adjust(machine) {
        machine.settings = { ...this.settings, needsGlobe: offeredBy(this.element).length > 1 };
    }
    #hear(event) {
        const { type } = event;
        // The keyboard's own document hears nothing of a field in a frame.
        if (type === "focusin" || type === "pointerdown")
            return this.finder.follow(event.target);
        if (type === "blur") {
            this.#board.light(null, false);
            // The page hears nothing of a focus that stays in a shadow tree.
            this.finder.follow(event.relatedTarget);
        }
        // A key can end the run without changing the field; then the legend of space changes.
        this.#hostDidChange();
        if (!type.startsWith("key"))
            return;
        const { exclusive, hardware } = this.element;
        if (exclusive && type === "keydown" && event.isTrusted && isWriting(event))
            event.preventDefault();
        if (hardware)
            this.#board.light(legendFor(event, this.machine.pages.layout), type === "keydown");
    }
    #hostDidChange() {
        if (this.#isActing)
            return;
        // At the time of the last input: the page may still hear of fingers that were lifted before now.
        this.machine.hostDidChange(this.#latest);
        this.events.look(this.machine);
    }
    #draw() {
        const { machine } = this;
        const board = this.#board;
        board.draw(machine, languageOf(this.element), this.element.marked);
        this.events.look(machine);
        this.events.tellAll();
        clearTimeout(this.#timer);
        const { nextTick } = machine;
        if (nextTick === null)
            return;
        // Twice: between the two, a page that was busy hears of fingers that may have been lifted in time.
        this.#timer = setTimeout(() => {
            this.#timer = setTimeout(() => this.input((keyboard, time) => keyboard.tick(time)));
        }, nextTick - performance.now());
    }
    // Of a password, nothing is said aloud or told to the page.
    get #isSecret() {
        return this.field?.type === "password";
    }
    #feel() {
        if (this.element.sound)
            clickSound();
        if (this.element.vibrate)
            buzz();
    }
}
/** Whether `page` has keys of the layout. */
function hasKeys(page) {
    return page.rows.flat().some((slot) => typeof slot === "number" || typeof slot === "object" && "key" in slot);
}
