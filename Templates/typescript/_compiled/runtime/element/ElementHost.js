// Compiled from src/runtime/element/ElementHost.ts; do not edit.
import { rich } from "../FieldClient.js";
import { KeyboardMachine } from "../keyboard/KeyboardMachine.js";
import { slotOf } from "../keyboard/KeyboardSlot.js";
import { newActiveField } from "./ActiveField.js";
import { currentKeyboard, offeredBy } from "./AvailableKeyboards.js";
import { auto } from "./Auto.js";
import { draw as drawBoard, dress, light, say } from "./Board.js";
import { complain } from "./Complaints.js";
import { isWriting, legendFor } from "./ComputerKeys.js";
import { newEventTeller } from "./EventTeller.js";
import { buzz, clickSound } from "./Feedback.js";
import { newFieldFinder } from "./FieldFinder.js";
import { languageOf, nameOf } from "./KeyNames.js";
import { hearPointers } from "./Pointers.js";
import { answer } from "./Requests.js";
/** The host of a keyboard: it types into a field, passes on what pointers do, and draws the result. */
export function newElementHost(element, board) {
    const events = newEventTeller(element);
    const finder = newFieldFinder(element, turnTo);
    let settings = Object.freeze({});
    let active;
    let machine;
    // Aborted when the element is removed from the page.
    let listening;
    let timer = 0;
    // The time of the last input: time never goes back.
    let latest = 0;
    let isActing = false;
    const host = {
        board, element, events, finder,
        /** The machine that it hosts. */
        get machine() { return machine; },
        get field() { return active.element; },
        get session() { return active.element && active.session; },
        /** Times and distances that differ from the defaults. */
        get settings() { return settings; },
        set settings(changed) {
            settings = Object.freeze({ ...changed });
            adjust();
        },
        /** The element is on a page. */
        begin() {
            listening = new AbortController();
            const { signal } = listening;
            const page = element.ownerDocument;
            page.addEventListener("selectionchange", hostDidChange, { signal });
            addEventListener("blur", pointers.cancel, { signal });
            page.addEventListener("visibilitychange", pointers.cancel, { signal });
            // Any element around it can set the language of its names.
            watching.observe(page, { subtree: true, attributeFilter: ["lang"] });
            dress(board);
            pointers.begin(signal);
            if (element.auto && !auto.begin)
                complain(element, 'for auto import "hwalja/auto"');
            auto.begin?.(host, signal);
            finder.begin(signal);
        },
        /** The element is no longer on a page. */
        end() {
            pointers.cancel();
            listening.abort();
            watching.disconnect();
            finder.end();
        },
        /** The attribute `name` of the element has changed. */
        obey(name) {
            if (name === "for")
                return finder.find();
            if (name === "auto")
                finder.onFollow(null);
            active.session.cycleTimeout = element.cycleTimeout;
            adjust();
            const keyboard = drawn();
            if (machine.keyboard !== keyboard)
                machine.keyboard = keyboard;
            draw();
        },
        /** A finger goes down on a slot. */
        press() {
            finder.check();
            const field = active.element;
            const hint = rich.clientFor ? "" : '; for rich text import "hwalja/rich"';
            if (!field && element.for)
                complain(element, `there is no field with the id ${element.for}${hint}`);
            field?.focus({ preventScroll: true });
            feel();
        },
        /** The slot of `face` is tapped without a finger. */
        tap(face) {
            finder.check();
            feel();
            const { element: field } = active;
            host.input((machine, time) => machine.tap({ place: face.place, time }));
            const name = face.role === "globe" ? machine.keyboard.name : nameOf(face, languageOf(element));
            if (!isSecret(field))
                say(board, active.session.composing || name);
        },
        /** Passes an input on to the keyboard, which came `at` this time, and draws the result. */
        input(act, at = performance.now()) {
            isActing = true;
            latest = Math.max(latest, at);
            try {
                act(machine, latest);
            }
            finally {
                isActing = false;
            }
            draw();
        },
    };
    // Types into another field, or into the same in another way.
    function turnTo(field) {
        active.close();
        typeInto(field);
        draw();
    }
    function typeInto(field) {
        const keyboard = drawn();
        // While the page has no keys of the layout, a computer's keys type what they always type.
        const hasLetters = () => machine.page.rows.flat().some((slot) => slotOf(slot).key !== undefined);
        const hardware = () => hasLetters() && element.hardware;
        const options = {
            layout: keyboard.layout, cycleTimeout: element.cycleTimeout, hardware,
            // It may be set while the field is typed into.
            get backspaceUnit() { return machine.settings.backspaceUnit; },
        };
        active = newActiveField(field, options, hear);
        machine = new KeyboardMachine(keyboard, active.session);
        adjust();
        machine.onRequest = (request) => answer(request, host);
        machine.onPress = (press) => press.outcome !== "nothing" && !isSecret(field) && events.tellLater("press", press);
        active.session.onCommit = (text) => !isSecret(field) && events.tellLater("commit", { text });
        if (active.wishes)
            machine.fieldDidChange(active.wishes);
        // While an input is passed on, drawing waits until it is done.
        machine.onChange = () => void (isActing || draw());
    }
    // With `auto`, it has a key more.
    function drawn() {
        const keyboard = currentKeyboard(element);
        return element.auto && auto.drawn?.(keyboard) || keyboard;
    }
    function adjust() {
        machine.layouts = offeredBy(element).map(({ name }) => name);
        machine.settings = { ...settings, needsGlobe: machine.layouts.length > 1 };
    }
    function hear(event) {
        const { type } = event;
        // The keyboard's own document hears nothing of a field in a frame.
        if (type === "focusin" || type === "pointerdown")
            return finder.follow(event.target);
        if (type === "blur") {
            light(board, null, false);
            // The page hears nothing of a focus that stays in a shadow tree.
            finder.follow(event.relatedTarget);
        }
        // A key can end the run without changing the field; then the legend of space changes.
        hostDidChange();
        if (!type.startsWith("key"))
            return;
        const { exclusive, hardware } = element;
        if (exclusive && type === "keydown" && event.isTrusted && isWriting(event))
            event.preventDefault();
        const { layout } = machine.keyboard;
        if (hardware)
            light(board, legendFor(event, layout, hardware === "numpad"), type === "keydown");
    }
    function hostDidChange() {
        if (isActing)
            return;
        // At the time of the last input: the page may still hear of fingers that were lifted before now.
        machine.hostDidChange(latest);
        events.look(machine);
    }
    function draw() {
        drawBoard(board, machine, languageOf(element), element.highlighted);
        events.look(machine);
        events.tellAll();
        clearTimeout(timer);
        const { nextTick } = machine;
        if (nextTick === null)
            return;
        timer = setTimeout(() => {
            // A page that was busy first hears of fingers that were lifted in time. In WebKit that takes longer than a timer.
            const wait = performance.now() - nextTick > 10 ? 100 : 0;
            timer = setTimeout(() => host.input((machine, time) => machine.tick(time)), wait);
        }, nextTick - performance.now());
    }
    // Of a password, nothing is said aloud or told to the page.
    function isSecret(field) {
        return field?.type === "password";
    }
    function feel() {
        if (element.sound)
            clickSound();
        if (element.vibrate)
            buzz();
    }
    const watching = new MutationObserver(draw);
    const pointers = hearPointers(board, host);
    typeInto(null);
    return host;
}
