// Compiled from src/runtime/element/Pointers.ts; do not edit.
import { closestAcrossShadow, timeOf } from "../Dom.js";
import { faceOf, isSamePlace, itemAt } from "./Board.js";
import { resumeSound } from "./Feedback.js";
// The events of a press. Dialogs and menus close when some of these events happen outside of them.
const PRESS_EVENTS = [
    "pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click", "contextmenu", "dragstart",
];
/** Passes the input of pointers on `board` to `host`. Pointers are fingers, pens, and a mouse with its first button. */
export function trackPointers(board, host) {
    const { root, keys } = board;
    const fingers = new Map();
    // The source of the next click. A finger has already pressed the key; a screen reader has not.
    let clickSource = null;
    const end = (finger, how, at) => {
        if (!fingers.delete(finger))
            return;
        resumeSound();
        host.input((machine, time) => machine[how]({ finger, time }), at);
    };
    keys.addEventListener("pointerover", ({ target }) => linkToPopover(host.field, target));
    keys.addEventListener("pointermove", (event) => {
        const { pointerId: finger, clientX: x, clientY: y } = event;
        const pointer = fingers.get(finger);
        if (!pointer)
            return;
        // A finger leaves a slot when it leaves the slot's box. It is not enough to compare the key under the finger,
        // because no finger is quite still, and a new page may have another key in the same place.
        const stays = pointer.box !== null && isWithin(pointer.box, x, y);
        const { list } = host.machine;
        if (list && isSamePlace(list, pointer.face)) {
            // While the finger is still on the key that opened the list, it has not begun to choose.
            if (stays)
                return;
            const item = itemAt(board, x, y);
            host.input((machine, time) => machine.choose({ item, finger, time }), timeOf(event));
            return;
        }
        host.input((machine, time) => {
            machine.drag({ finger, x: x - pointer.x, y: y - pointer.y, time });
            if (stays)
                return;
            const target = root.elementFromPoint(x, y);
            const face = faceOf(board, target);
            const isSame = isSamePlace(face, pointer.face) && pointer.page === machine.page;
            if (!isSame)
                machine.move({ finger, place: face?.place ?? null, time });
            Object.assign(pointer, { page: machine.page, face, box: face && boxOf(target) });
        }, timeOf(event));
    });
    for (const type of ["pointercancel", "lostpointercapture"]) {
        keys.addEventListener(type, (event) => end(event.pointerId, "cancel", timeOf(event)));
    }
    const handlers = {
        pointerdown(event) {
            // Keep the focus in the field.
            event.preventDefault();
            const { pointerId: finger, clientX: x, clientY: y, width, height, pressure, isTrusted } = event;
            // The pointer of a screen reader has no size and no pressure. A finger has a pressure.
            clickSource = width < 1 && height < 1 && pressure === 0 ? "reader" : "finger";
            const target = targetOf(event);
            const face = faceOf(board, target);
            if (!face || event.button > 0 || clickSource === "reader")
                return;
            // This may take the focus from the window, and the loss of focus cancels all fingers.
            host.touch();
            board.isTouched = event.pointerType === "touch";
            if (isTrusted)
                keys.setPointerCapture(finger);
            fingers.set(finger, { x, y, page: host.machine.page, face, box: boxOf(target) });
            host.input((machine, time) => machine.down({ place: face.place, finger, time }), timeOf(event));
        },
        pointerup: (event) => end(event.pointerId, "up", timeOf(event)),
        // Enter and the space bar click the focused key without a finger, and screen readers click any key.
        click(event) {
            // Otherwise the browser would follow a link that contains the keyboard.
            event.preventDefault();
            const { detail, isTrusted, mozInputSource } = event;
            const isFromReader = clickSource === "reader" || !clickSource && isTrusted && mozInputSource === 0;
            clickSource = null;
            const face = detail === 0 || isFromReader ? faceOf(board, targetOf(event)) : null;
            if (face)
                host.tap(face);
        },
        // Otherwise a mouse would take the focus, and a long press would open a menu.
        mousedown: prevent,
        contextmenu: prevent,
        dragstart: prevent,
    };
    // Handles the events before the page does. For the page, a press on a key could be a press outside its dialog. The
    // listeners are on the window, and also on the keys, because the window cannot see into closed shadow trees.
    const handle = (event) => {
        const { passthrough } = host.element;
        if (event.currentTarget !== keys && (passthrough || !event.composedPath().includes(keys)))
            return;
        handlers[event.type]?.(event);
        if (!passthrough)
            event.stopImmediatePropagation();
    };
    for (const type of PRESS_EVENTS)
        keys.addEventListener(type, handle);
    return {
        /** Handles presses on the window until `signal` is aborted. */
        start(signal) {
            const { defaultView } = root.ownerDocument;
            for (const type of PRESS_EVENTS)
                defaultView?.addEventListener(type, handle, { signal, capture: true });
        },
        /** Cancels all pointers, for example when the window loses the focus. */
        cancel() {
            for (const finger of [...fingers.keys()])
                end(finger, "cancel");
        },
    };
}
const prevent = (event) => event.preventDefault();
// Returns the target of `event` in the keyboard's own tree, independently of where the listener is.
const targetOf = (event) => event.composedPath()[0];
/**
 * Makes the key at `target` an opener of the popover around `field`. A popover closes when the user presses outside it,
 * except on a button that opens it. Clicks on the key open nothing, because the keyboard prevents their default action.
 */
function linkToPopover(field, target) {
    const key = target.closest("button");
    if (key)
        key.popoverTargetElement = closestAcrossShadow(field, "[popover]");
}
// Returns the box of a key, including half of each gap around the key.
function boxOf(target) {
    const button = target.closest("button");
    const { left, top, width, height } = button.getBoundingClientRect();
    const margin = parseFloat(getComputedStyle(button).marginLeft);
    return new DOMRect(left - margin, top - margin, width + 2 * margin, height + 2 * margin);
}
function isWithin({ left, top, right, bottom }, x, y) {
    return left <= x && x < right && top <= y && y < bottom;
}
