// Compiled from _source/runtime/element/Pointers.ts; do not edit.
import { isSamePlace } from "./Board.js";
import { allowSound } from "./Feedback.js";
/** What pointers do on a board, told to what hosts it: fingers, pens and the first button of a mouse. */
export class Pointers {
    board;
    host;
    down = new Map();
    // Whose click comes next: that of a finger, which has pressed already, or of a screen reader, which is yet to.
    awaited = null;
    constructor(board, host) {
        this.board = board;
        this.host = host;
        const { keys } = board;
        keys.addEventListener("pointerdown", (event) => this.press(event));
        keys.addEventListener("pointermove", (event) => this.move(event));
        keys.addEventListener("pointerup", (event) => this.lift(event, "up"));
        keys.addEventListener("pointercancel", (event) => this.lift(event, "cancel"));
        keys.addEventListener("click", (event) => this.click(event));
        keys.addEventListener("lostpointercapture", (event) => this.lift(event, "cancel"));
        // Or a mouse would take the focus, and a long press open a menu.
        const prevent = (event) => event.preventDefault();
        for (const type of ["mousedown", "contextmenu", "dragstart"])
            keys.addEventListener(type, prevent);
    }
    /** All are gone, as where the window is. */
    cancel() {
        for (const finger of [...this.down.keys()])
            this.end(finger, "cancel");
    }
    press(event) {
        // The focus stays in the field.
        event.preventDefault();
        const { pointerId, clientX: x, clientY: y, width, height, pressure, isTrusted } = event;
        // Screen readers' pointers have no size and press on nothing; a finger that is down has a pressure.
        this.awaited = width < 1 && height < 1 && pressure === 0 ? "reader" : "finger";
        const target = event.target;
        const face = this.board.faceOf(target);
        if (!face || event.button > 0 || this.awaited === "reader")
            return;
        // Which may take the focus from this window, and with it all fingers.
        this.host.press();
        if (isTrusted)
            this.board.keys.setPointerCapture(pointerId);
        this.down.set(pointerId, { x, y, page: this.host.machine.page, face, box: boxOf(target) });
        this.host.input((keyboard, time) => keyboard.down({ place: face.place, finger: pointerId, time }), timeOf(event));
    }
    move(event) {
        const { pointerId, clientX: x, clientY: y } = event;
        const finger = this.down.get(pointerId);
        if (!finger)
            return;
        const { board, host } = this;
        // Another page may have another key in the same place, and no finger is quite still: a slot ends with its box.
        const stays = finger.box !== null && isWithin(finger.box, x, y);
        const { list } = host.machine;
        if (list && isSamePlace(list, finger.face)) {
            // On its own key a finger has not begun to choose.
            if (stays)
                return;
            const item = board.itemAt(x);
            host.input((keyboard, time) => keyboard.choose({ item, finger: pointerId, time }), timeOf(event));
            return;
        }
        host.input((keyboard, time) => {
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
    // Enter and the space bar press a focused key without a finger, and screen readers any.
    click(event) {
        // Or a link around the keyboard would be followed.
        event.preventDefault();
        const { detail, isTrusted, target, mozInputSource } = event;
        const { awaited } = this;
        this.awaited = null;
        const isReaders = awaited === "reader" || !awaited && isTrusted && mozInputSource === 0;
        const face = detail === 0 || isReaders ? this.board.faceOf(target) : null;
        if (face)
            this.host.tap(face);
    }
    lift(event, how) {
        this.end(event.pointerId, how, timeOf(event));
    }
    end(finger, how, at) {
        if (!this.down.delete(finger))
            return;
        allowSound();
        this.host.input((keyboard, time) => keyboard[how]({ finger, time }), at);
    }
}
/** When `event` happened, which may be long before a busy page hears of it; by the clock of this script's page. */
function timeOf({ timeStamp, view }) {
    return timeStamp + (view?.performance.timeOrigin ?? performance.timeOrigin) - performance.timeOrigin;
}
// With half of what lies between two keys.
function boxOf(target) {
    const button = target.closest("button");
    const { left, top, width, height } = button.getBoundingClientRect();
    const margin = parseFloat(getComputedStyle(button).marginLeft);
    return new DOMRect(left - margin, top - margin, width + 2 * margin, height + 2 * margin);
}
function isWithin({ left, top, right, bottom }, x, y) {
    return left <= x && x < right && top <= y && y < bottom;
}
