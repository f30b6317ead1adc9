// Part of Hwalja, under the MIT licence: see LICENSE.

import { around, timeOf } from "../Dom.ts";
import type { KeyboardMachine } from "../keyboard/KeyboardMachine.ts";
import type { KeyboardFace } from "../keyboard/KeyboardFace.ts";
import type { Page } from "../keyboard/Keyboard.ts";
import { type Board, faceOf, isSamePlace, itemAt } from "./Board.ts";
import type { AttributedElement } from "./ElementProperties.ts";
import { allowSound } from "./Feedback.ts";

/** A finger: where it went down, and the slot that it is on, with the page and the box as the finger came there. */
interface Pointer {
  readonly x: number;
  readonly y: number;
  page: Page;
  face: KeyboardFace | null;
  box: DOMRect | null;
}

/** What pointers need of the host of a keyboard. */
interface PointerHost {
  readonly element: AttributedElement;
  readonly field: HTMLElement | null;
  readonly machine: KeyboardMachine;
  /** A finger goes down on a slot. */
  press(): void;
  /** The slot of `face` is tapped without a finger. */
  tap(face: KeyboardFace): void;
  /** Passes an input on to the keyboard, which came `at` this time. */
  input(act: (machine: KeyboardMachine, time: number) => void, at?: number): void;
}

// What is done with a pointer. Dialogs and menus close on some of it, if it happens outside them.
const PRESSES = [
  "pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click", "contextmenu", "dragstart",
];

/** Tells `host` what pointers do on `board`: fingers, pens and the first button of a mouse. */
export function hearPointers(board: Board, host: PointerHost) {
  const { root, keys } = board;
  const fingers = new Map<number, Pointer>();
  // Whose click comes next: of a finger, which has pressed already, or of a screen reader, which has not.
  let awaited: "finger" | "reader" | null = null;

  const end = (finger: number, how: "up" | "cancel", at?: number) => {
    if (!fingers.delete(finger)) return;
    allowSound();
    host.input((machine, time) => machine[how]({ finger, time }), at);
  };

  keys.addEventListener("pointerover", ({ target }) => belongTo(host.field, target));

  keys.addEventListener("pointermove", (event) => {
    const { pointerId: finger, clientX: x, clientY: y } = event;
    const pointer = fingers.get(finger);
    if (!pointer) return;
    // A finger leaves a slot when it leaves the box: none is quite still, and a new page may have another key there.
    const stays = pointer.box !== null && isWithin(pointer.box, x, y);
    const { list } = host.machine;
    if (list && isSamePlace(list, pointer.face)) {
      // On its own key, a finger has not begun to choose.
      if (stays) return;
      const item = itemAt(board, x, y);
      host.input((machine, time) => machine.choose({ item, finger, time }), timeOf(event));
      return;
    }
    host.input((machine, time) => {
      machine.drag({ finger, x: x - pointer.x, y: y - pointer.y, time });
      if (stays) return;
      const target = root.elementFromPoint(x, y);
      const face = faceOf(board, target);
      const isSame = isSamePlace(face, pointer.face) && pointer.page === machine.page;
      if (!isSame) machine.move({ finger, place: face?.place ?? null, time });
      Object.assign(pointer, { page: machine.page, face, box: face && boxOf(target!) });
    }, timeOf(event));
  });

  for (const type of ["pointercancel", "lostpointercapture"] as const) {
    keys.addEventListener(type, (event) => end(event.pointerId, "cancel", timeOf(event)));
  }

  const handlers = {
    pointerdown(event: PointerEvent) {
      // The focus stays in the field.
      event.preventDefault();
      const { pointerId: finger, clientX: x, clientY: y, width, height, pressure, isTrusted } = event;
      // The pointer of a screen reader has no size and no pressure; a finger that is down has a pressure.
      awaited = width < 1 && height < 1 && pressure === 0 ? "reader" : "finger";
      const target = targetOf(event);
      const face = faceOf(board, target);
      if (!face || event.button > 0 || awaited === "reader") return;
      // This may take the focus from the window, and cancel all fingers.
      host.press();
      board.isTouched = event.pointerType === "touch";
      if (isTrusted) keys.setPointerCapture(finger);
      fingers.set(finger, { x, y, page: host.machine.page, face, box: boxOf(target) });
      host.input((machine, time) => machine.down({ place: face.place, finger, time }), timeOf(event));
    },
    pointerup: (event: PointerEvent) => end(event.pointerId, "up", timeOf(event)),
    // Enter and the space bar press the focused key without a finger, and screen readers any key.
    click(event: Click) {
      // Otherwise a link around the keyboard would be followed.
      event.preventDefault();
      const { detail, isTrusted, mozInputSource } = event;
      const isReaders = awaited === "reader" || !awaited && isTrusted && mozInputSource === 0;
      awaited = null;
      const face = detail === 0 || isReaders ? faceOf(board, targetOf(event)) : null;
      if (face) host.tap(face);
    },
    // Otherwise a mouse would take the focus, and a long press would open a menu.
    mousedown: prevent,
    contextmenu: prevent,
    dragstart: prevent,
  };
  // Before the page, to which a press on a key would be one outside its dialog. The window sees into no closed tree.
  const hear = (event: Event) => {
    const { passthrough } = host.element;
    if (event.currentTarget !== keys && (passthrough || !event.composedPath().includes(keys))) return;
    handlers[event.type as "click"]?.(event as Click);
    if (!passthrough) event.stopImmediatePropagation();
  };
  for (const type of PRESSES) keys.addEventListener(type, hear);

  return {
    /** The element is on a page, and hears of presses there until `signal` is aborted. */
    begin(signal: AbortSignal) {
      const { defaultView } = root.ownerDocument;
      for (const type of PRESSES) defaultView?.addEventListener(type, hear, { signal, capture: true });
    },
    /** Cancels all pointers, as when the window loses the focus. */
    cancel() {
      for (const finger of [...fingers.keys()]) end(finger, "cancel");
    },
  };
}

const prevent = (event: Event) => event.preventDefault();

// In the keyboard's own tree, wherever the event is heard.
const targetOf = (event: Event) => event.composedPath()[0] as Element;

/**
 * Ties the key at `target` to the popover around `field`, which would close as a finger goes down outside it: it stays
 * open for a button that opens it. Clicks on the key open nothing, as their default is prevented.
 */
function belongTo(field: HTMLElement | null, target: EventTarget | null) {
  const key: Opener | null = (target as Element).closest("button");
  if (key) key.popoverTargetElement = around(field, "[popover]");
}

/** What older declarations of TypeScript do not know. */
interface Opener extends Element {
  popoverTargetElement?: Element | null;
}

/** A click as Firefox reports it: 0 means that no device made it. */
interface Click extends MouseEvent {
  readonly mozInputSource?: number;
}

// With half of the gap between two keys.
function boxOf(target: Element): DOMRect {
  const button = target.closest("button")!;
  const { left, top, width, height } = button.getBoundingClientRect();
  const margin = parseFloat(getComputedStyle(button).marginLeft);
  return new DOMRect(left - margin, top - margin, width + 2 * margin, height + 2 * margin);
}

function isWithin({ left, top, right, bottom }: DOMRect, x: number, y: number) {
  return left <= x && x < right && top <= y && y < bottom;
}
