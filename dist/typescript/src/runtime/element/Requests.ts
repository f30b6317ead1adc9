// Part of Hwalja, under the MIT licence: see LICENSE.

// Performs a keyboard's requests to its host.

import { focusedIn } from "../Dom.ts";
import { pressEnter } from "../Enter.ts";
import type { FieldAction } from "../keyboard/KeyboardField.ts";
import { type KeyboardRequest, utf16Units } from "../keyboard/KeyboardRequest.ts";
import { currentKeyboard, nameOf, availableKeyboards } from "./AvailableKeyboards.ts";
import { type Board, showName } from "./Board.ts";
import type { AttributedElement } from "./ElementProperties.ts";
import type { EventQueue } from "./EventQueue.ts";
import { fieldAt } from "./PageFields.ts";

/** The members of a keyboard's host that requests use. */
interface RequestHost {
  readonly board: Board;
  readonly element: AttributedElement;
  readonly field: HTMLElement | null;
  readonly events: EventQueue;
  readonly tracker: { dismiss(): void };
}

/** Performs a request of the keyboard, unless the page cancels its event. */
export function handleRequest(request: KeyboardRequest, host: RequestHost): void {
  const { board, element, field, events } = host;
  if (request.kind === "nextKeyboard") {
    const keyboards = availableKeyboards(element);
    const current = currentKeyboard(element);
    const named = keyboards.find(({ name }) => name === request.name);
    const next = named ?? keyboards[(keyboards.indexOf(current) + 1) % keyboards.length];
    if (!next || next === current) return;
    element.layout = nameOf(element, next);
    showName(board);
    events.dispatch("layoutchange", { layout: element.layout });
  } else if (request.kind === "hide") {
    if (events.dispatch("dismiss", null)) host.tracker.dismiss();
  } else if (request.kind === "action") {
    events.enqueue("keyaction", { name: request.name });
  } else if (field && request.kind === "moveCursor") {
    moveCursor(field, request.by);
  } else if (field && request.kind === "perform" && events.dispatch("action", { action: request.action })) {
    perform(field, request.action);
  }
}

/** A method that all selections have, but that TypeScript's older declarations do not contain. */
interface Movable {
  modify(alter: string, direction: string, granularity: string): void;
}

/** Moves the cursor by this number of characters to the right, or to the left if the number is negative. */
function moveCursor(element: HTMLElement, by: number): void {
  const { selectionStart: start, selectionEnd: end, value, ownerDocument } = element as HTMLInputElement;
  if (typeof start === "number" && typeof end === "number") {
    const place = (by < 0 ? start : end) + utf16Units(by, value.slice(0, start), value.slice(end));
    (element as HTMLInputElement).setSelectionRange(place, place);
    return;
  }
  const selection = ownerDocument.getSelection() as Movable | null;
  for (let step = Math.abs(by); step > 0; step -= 1) {
    selection?.modify("move", by < 0 ? "backward" : "forward", "character");
  }
}

/** Performs the action that `enterkeyhint` names. */
function perform(element: HTMLElement, action: FieldAction): void {
  const { form, ownerDocument } = element as HTMLInputElement;
  if (action === "done") element.blur();
  else if (action !== "next") pressEnter(element);
  else {
    const fields = Array.from(form?.elements ?? [], fieldAt);
    const before = focusedIn(ownerDocument);
    // Skips fields that do not take the focus, because they are disabled, hidden or inert.
    fields.slice(fields.indexOf(element) + 1).some((other) => {
      other?.focus();
      return focusedIn(ownerDocument) !== before;
    });
  }
}
