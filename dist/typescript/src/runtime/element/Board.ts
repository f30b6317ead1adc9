// Part of Hwalja, under the MIT licence: see LICENSE.

import type { KeyboardMachine } from "../keyboard/KeyboardMachine.ts";
import type { OpenList, KeyboardFace } from "../keyboard/KeyboardFace.ts";
import { neighbour } from "./ComputerKeys.ts";
import { drawKey, newKey, part } from "./KeyFace.ts";
import { type Language, ROLE_NAMES } from "./KeyNames.ts";
import { STYLE } from "./Style.ts";

/** The drawn keyboard. Buttons stay, as fingers and screen readers are on them; only their content changes. */
export interface Board {
  readonly root: ShadowRoot;
  /** The part that fingers press. */
  readonly keys: HTMLElement;
  readonly popup: HTMLElement;
  /** What screen readers say. */
  readonly status: HTMLElement;
  readonly faces: Map<Element, KeyboardFace>;
}

export function newBoard(root: ShadowRoot): Board {
  const board = {
    root, keys: part("div", "keyboard"), popup: part("div", "popup"), status: document.createElement("div"),
    faces: new Map<Element, KeyboardFace>(),
  };
  const { keys, popup, status } = board;
  keys.setAttribute("role", "toolbar");
  keys.addEventListener("keydown", (event) => moveFocus(root, event));
  popup.hidden = true;
  popup.ariaHidden = "true";
  status.setAttribute("role", "status");
  root.append(keys, popup, status);
  return board;
}

/** Sets the style. It is lost when an element moves to another document. */
export function dress({ root }: Board): void {
  const { CSSStyleSheet } = root.ownerDocument.defaultView ?? globalThis;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
}

export function draw(
  board: Board, { rows, list, shift }: KeyboardMachine, language: Language, highlighted: string | null,
): void {
  const { root, keys, faces } = board;
  const focused = root.activeElement;
  keys.ariaLabel = ROLE_NAMES[language].keyboard;
  faces.clear();
  for (const [line, row] of fit(keys, rows, () => part("div", "row"))) {
    for (const [button, face] of fit(line, row, newKey)) {
      faces.set(button, face);
      drawKey(button, face, shift, language, highlighted);
    }
  }
  // One key can be reached by Tab, and the others from there by arrow keys.
  const first = root.querySelector<HTMLElement>("button:enabled");
  if (!root.querySelector("[tabindex='0']:enabled") && first) stopAt(root, first);
  if (focused && !root.activeElement) first?.focus();
  drawList(board, list);
}

/** Has screen readers say `text`. */
export function say({ status }: Board, text: string): void {
  // A new node is said even if its text is the same.
  status.replaceChildren(text);
}

/** The face that is drawn on `target`, or null. */
export function faceOf({ faces }: Board, target: Element | null): KeyboardFace | null {
  return faces.get(target?.closest("button") as Element) ?? null;
}

/** The number of the item of the list at `x`, or the nearest. They are in one row. */
export function itemAt({ popup }: Board, x: number): number {
  const boxes = Array.from(popup.children, (item) => item.getBoundingClientRect());
  const beyond = boxes.findIndex(({ right }) => x < right);
  return beyond < 0 ? boxes.length - 1 : beyond;
}

/** Lights up the keys with `legend`, or ends that; null means all. */
export function light({ faces }: Board, legend: string | null, isOn: boolean): void {
  for (const [button, face] of faces) {
    if (legend === null || face.legend === legend) button.classList.toggle("lit", isOn);
  }
}

// An arrow key goes to the nearest key in its direction.
function moveFocus(root: ShadowRoot, event: KeyboardEvent) {
  const to = neighbour(event.target as Element, event.key) as HTMLElement | null;
  if (!to) return;
  event.preventDefault();
  stopAt(root, to);
  to.focus();
}

// All keys are one stop of Tab: this one.
function stopAt(root: ShadowRoot, key: HTMLElement) {
  root.querySelectorAll<HTMLElement>("[tabindex='0']").forEach((other) => (other.tabIndex = -1));
  key.tabIndex = 0;
}

function drawList({ root, popup, faces }: Board, list: OpenList | null) {
  popup.hidden = !list;
  fit(popup, list?.items ?? [], () => part("div", "item")).forEach(([item, legend], number) => {
    item.textContent = legend;
    item.part.toggle("chosen", number === list?.chosen);
  });
  const [button] = [...faces].find(([, face]) => isSamePlace(face, list)) ?? [];
  if (!button) return;
  const key = button.getBoundingClientRect();
  const around = root.host.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const { offsetWidth, clientLeft, clientTop } = root.host as HTMLElement;
  // A page can scale the element.
  const place = (pixels: number, border: number) => `${pixels * offsetWidth / around.width - border}px`;
  const middle = key.left - around.left + (key.width - width) / 2;
  popup.style.left = place(Math.max(Math.min(middle, around.width - width), 0), clientLeft);
  // Above the key; at the top of the window, over the upper part of the key.
  popup.style.top = place(Math.max(key.top - height, 0) - around.top, clientTop);
}

export function isSamePlace(one: Pick<OpenList, "place"> | null, other: Pick<OpenList, "place"> | null) {
  return one?.place.row === other?.place.row && one?.place.column === other?.place.column;
}

/** The children of `parent`, one for each of `items`. Makes those that are missing, and removes the rest. */
function fit<Child extends HTMLElement, Item>(
  parent: Element, items: readonly Item[], make: () => Child,
): [Child, Item][] {
  while (parent.children.length < items.length) parent.append(make());
  while (parent.children.length > items.length) parent.lastElementChild?.remove();
  return items.map((item, index) => [parent.children[index] as Child, item]);
}
