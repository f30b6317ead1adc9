// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/ElementHost.ts; do not edit.
import { rich } from "../FieldClient.js";
import { KeyboardMachine } from "../keyboard/KeyboardMachine.js";
import { slotOf } from "../keyboard/KeyboardSlot.js";
import { newActiveField } from "./ActiveField.js";
import { currentKeyboard, availableKeyboards } from "./AvailableKeyboards.js";
import { auto } from "./Auto.js";
import { draw as drawBoard, applyStyle, announce, lightKeys } from "./Board.js";
import { warnOnce } from "./Warnings.js";
import { isWriting, legendFor } from "./ComputerKeys.js";
import { newEventQueue } from "./EventQueue.js";
import { vibrate, playClick } from "./Feedback.js";
import { newFieldTracker } from "./FieldTracker.js";
import { accessibleName, languageOf } from "./KeyNames.js";
import { trackPointers } from "./Pointers.js";
import { handleRequest } from "./Requests.js";
/** Returns the host of a keyboard, which types into a field, handles pointers and draws the result. */
export function newElementHost(element, board) {
    const events = newEventQueue(element);
    const tracker = newFieldTracker(element, switchField);
    let settings = Object.freeze({});
    let active;
    let machine;
    // Removing the element from the page aborts this controller.
    let listening;
    let timer = 0;
    // The time of the last input. The times that the machine receives must be monotonic.
    let latest = 0;
    let isHandlingInput = false;
    const host = {
        board, element, events, tracker,
        /** The machine of the current field. */
        get machine() { return machine; },
        get field() { return active.element; },
        get session() { return active.element && active.session; },
        /** Times and distances that differ from the defaults. */
        get settings() { return settings; },
        set settings(changed) {
            settings = Object.freeze({ ...changed });
            applySettings();
        },
        /** Called after the element was added to a document. */
        start() {
            listening = new AbortController();
            const { signal } = listening;
            const page = element.ownerDocument;
            page.addEventListener("selectionchange", hostDidChange, { signal });
            addEventListener("blur", pointers.cancel, { signal });
            page.addEventListener("visibilitychange", pointers.cancel, { signal });
            // Any ancestor can set the language of the keys' names.
            languageObserver.observe(page, { subtree: true, attributeFilter: ["lang"] });
            applyStyle(board);
            pointers.start(signal);
            if (element.auto && !auto.start)
                warnOnce(element, 'auto needs import "hwalja/auto"');
            auto.start?.(host, signal);
            tracker.start(signal);
        },
        /** Called after the element was removed from the document. */
        stop() {
            pointers.cancel();
            listening.abort();
            languageObserver.disconnect();
            tracker.stop();
        },
        /** Called after the attribute `name` of the element has changed. */
        update(name) {
            if (name === "for")
                return tracker.find();
            if (name === "auto")
                tracker.onFocus(null);
            active.session.cycleTimeout = element.cycleTimeout;
            applySettings();
            const keyboard = drawnKeyboard();
            if (machine.keyboard !== keyboard)
                machine.keyboard = keyboard;
            draw();
        },
        /** Called when a finger touches a slot. */
        touch() {
            tracker.check();
            const field = active.element;
            const hint = rich.clientFor ? "" : '; rich text needs import "hwalja/rich"';
            if (!field && element.for)
                warnOnce(element, `no field has the id ${element.for}${hint}`);
            field?.focus({ preventScroll: true });
            giveFeedback();
        },
        /** Taps the slot of `face` without a finger. */
        tap(face) {
            tracker.check();
            giveFeedback();
            const { element: field } = active;
            host.input((machine, time) => machine.tap({ place: face.place, time }));
            const name = face.role === "globe" ? machine.keyboard.name : accessibleName(face, languageOf(element));
            if (!isSecret(field))
                announce(board, active.session.composing || name);
        },
        /** Passes an input that happened at the time `at` to the machine, and draws the result. */
        input(act, at = performance.now()) {
            isHandlingInput = true;
            latest = Math.max(latest, at);
            try {
                act(machine, latest);
            }
            finally {
                isHandlingInput = false;
            }
            draw();
        },
    };
    // Types into another field, or into the same field with other traits.
    function switchField(field) {
        active.close();
        typeInto(field);
        draw();
    }
    function typeInto(field) {
        const keyboard = drawnKeyboard();
        // On a page without keys of the layout, a computer's keys do not type Korean.
        const hasLetters = () => machine.page.rows.flat().some((slot) => slotOf(slot).key !== undefined);
        const hardware = () => hasLetters() && element.hardware;
        const options = {
            layout: keyboard.layout, cycleTimeout: element.cycleTimeout, hardware,
            // This is a getter, because the web page may change the setting while the keyboard types into the field.
            get backspaceUnit() { return machine.settings.backspaceUnit; },
        };
        active = newActiveField(field, options, handleFieldEvent);
        machine = new KeyboardMachine(keyboard, active.session);
        applySettings();
        machine.onRequest = (request) => handleRequest(request, host);
        machine.onPress = (press) => press.outcome !== "nothing" && !isSecret(field) && events.enqueue("press", press);
        active.session.onCommit = (text) => !isSecret(field) && events.enqueue("commit", { text });
        if (active.traits)
            machine.fieldDidChange(active.traits);
        // During an input, `input` draws the keyboard at the end.
        machine.onChange = () => void (isHandlingInput || draw());
    }
    // Returns the keyboard. If `auto` is set, adds a key that hides the keyboard.
    function drawnKeyboard() {
        const keyboard = currentKeyboard(element);
        return element.auto && auto.withDismiss?.(keyboard) || keyboard;
    }
    function applySettings() {
        machine.layouts = availableKeyboards(element).map(({ name }) => name);
        machine.settings = { ...settings, needsGlobe: machine.layouts.length > 1 };
    }
    function handleFieldEvent(event) {
        const { type } = event;
        // The keyboard's own document receives no events of a field in a frame.
        if (type === "focusin" || type === "pointerdown")
            return tracker.follow(event.target);
        if (type === "blur") {
            lightKeys(board, null, false);
            // The page receives no event if the focus moves within a shadow tree.
            tracker.follow(event.relatedTarget);
        }
        // A key can end the run without changing the field, which changes the legend of space.
        hostDidChange();
        if (!type.startsWith("key"))
            return;
        const { exclusive, hardware } = element;
        if (exclusive && type === "keydown" && event.isTrusted && isWriting(event))
            event.preventDefault();
        const { layout } = machine.keyboard;
        if (!hardware)
            return;
        lightKeys(board, legendFor(event, layout, hardware === "numpad"), type === "keydown");
    }
    function hostDidChange() {
        if (isHandlingInput)
            return;
        // Use the time of the last input, because events of fingers that have already been lifted may still arrive.
        machine.hostDidChange(latest);
        events.setPage(machine);
    }
    function draw() {
        drawBoard(board, machine, languageOf(element), element.highlighted);
        events.setPage(machine);
        events.flush();
        clearTimeout(timer);
        const { nextTick } = machine;
        if (nextTick === null)
            return;
        timer = setTimeout(() => {
            // After a busy period, first handle the events of fingers that were lifted before the deadline. In WebKit, these
            // events arrive after timers.
            const wait = performance.now() - nextTick > 10 ? 100 : 0;
            timer = setTimeout(() => host.input((machine, time) => machine.tick(time)), wait);
        }, nextTick - performance.now());
    }
    // Returns true for a password, which is neither announced nor reported to the page.
    function isSecret(field) {
        return field?.type === "password";
    }
    function giveFeedback() {
        if (element.sound)
            playClick();
        if (element.vibrate)
            vibrate();
    }
    const languageObserver = new MutationObserver(draw);
    const pointers = trackPointers(board, host);
    typeInto(null);
    return host;
}
