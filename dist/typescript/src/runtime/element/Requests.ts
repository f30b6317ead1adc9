// Part of Hwalja, under the MIT licence: see LICENSE.

// What a keyboard asks its host to do.

import { focusedIn } from "../Dom.ts";
import { strikeEnter } from "../Enter.ts";
import type { FieldAction } from "../keyboard/KeyboardField.ts";
import { type KeyboardRequest, utf16Units } from "../keyboard/KeyboardRequest.ts";
import { currentKeyboard, nameOf, offeredBy } from "./AvailableKeyboards.ts";
import { type Board, tellName } from "./Board.ts";
import type { AttributedElement } from "./ElementProperties.ts";
import type { EventTeller } from "./EventTeller.ts";
import { fieldAt } from "./PageFields.ts";

/** What answers need of the host of a keyboard. */
interface RequestHost {
  readonly board: Board;
  readonly element: AttributedElement;
  readonly field: HTMLElement | null;
  readonly events: EventTeller;
  readonly finder: { dismiss(): void };
}

/** Does what the keyboard asks, as far as the page lets it. */
export function answer(request: KeyboardRequest, host: RequestHost): void {
  const { board, element, field, events } = host;
  if (request.kind === "nextKeyboard") {
    const offered = offeredBy(element);
    const now = currentKeyboard(element);
    const named = offered.find(({ name }) => name === request.name);
    const next = named ?? offered[(offered.indexOf(now) + 1) % offered.length];
    if (!next || next === now) return;
    element.layout = nameOf(element, next);
    tellName(board);
    events.tell("layoutchange", { layout: element.layout });
  } else if (request.kind === "hide") {
    if (events.tell("dismiss", null)) host.finder.dismiss();
  } else if (request.kind === "action") {
    events.tellLater("keyaction", { name: request.name });
  } else if (field && request.kind === "moveCursor") {
    moveCursor(field, request.by);
  } else if (field && request.kind === "perform" && events.tell("action", { action: request.action })) {
    perform(field, request.action);
  }
}

/** What every selection has, but older declarations of TypeScript do not know. */
interface Movable {
  modify(alter: string, direction: string, granularity: string): void;
}

/** Moves the cursor by so many characters to the right; to the left, if the number is negative. */
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

/** Does what `enterkeyhint` promises. */
function perform(element: HTMLElement, action: FieldAction): void {
  const { form, ownerDocument } = element as HTMLInputElement;
  if (action === "done") element.blur();
  else if (action !== "next") strikeEnter(element);
  else {
    const fields = Array.from(form?.elements ?? [], fieldAt);
    const before = focusedIn(ownerDocument);
    // One that is disabled, hidden or inert does not take the focus.
    fields.slice(fields.indexOf(element) + 1).some((other) => {
      other?.focus();
      return focusedIn(ownerDocument) !== before;
    });
  }
}
