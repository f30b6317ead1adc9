// Part of Hwalja, under the MIT licence: see LICENSE.

// One key of the element.

import type { KeyboardFace } from "../keyboard/KeyboardFace.ts";
import type { Shift } from "../keyboard/Keyboard.ts";
import { signOf } from "./Icons.ts";
import { type Language, descriptionOf, nameOf, printedOn } from "./KeyNames.ts";

// What is drawn on each key, so that only changes are drawn.
const drawnOn = new WeakMap<Element, string>();

/** A new element that pages style by the name of its part. */
export function part(tag: string, name: string): HTMLElement {
  const element = document.createElement(tag);
  element.part.value = name;
  return element;
}

export function newKey(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.append(part("span", "legend"), part("small", "hint"));
  return button;
}

/** Draws `face` on `button`, if it has changed. */
export function drawKey(
  button: HTMLButtonElement, face: KeyboardFace, shift: Shift, language: Language, highlighted: string | null,
): void {
  const { role, legend, width, hold, isPressed } = face;
  const offered = role === null ? hold[0] ?? "" : "";
  // A corner has no room for a word.
  const hint = offered.length > 2 ? "" : offered;
  const parts = ["key", role ?? "letter"];
  if (role !== null && role !== "gap") parts.push("special");
  if (legend === "ㆍ") parts.push("dot");
  if (role === "shift") parts.push(shift);
  if (hint) parts.push("hinted");
  if (isPressed) parts.push("pressed");
  if (highlighted !== null && (legend === highlighted || role === highlighted)) parts.push("highlighted");
  const named = parts.join(" ");
  // To write the same again would have the browser style all keys anew at each press.
  if (button.part.value !== named) {
    button.part.value = named;
    button.ariaPressed = role === "shift" ? String(shift !== "off") : null;
  }
  const drawn = [legend, width, role, language, ...hold].join(" ");
  if (drawnOn.get(button) === drawn) return;
  drawnOn.set(button, drawn);
  button.dataset["legend"] = legend;
  button.style.gridColumn = `span ${2 * width}`;
  const text = printedOn(face, language);
  button.style.setProperty("--length", String(lengthOf(text)));
  button.ariaLabel = nameOf(face, language);
  button.setAttribute("aria-description", descriptionOf(face, language));
  button.lang = role === null ? "ko" : language;
  button.disabled = role === "gap";
  button.firstElementChild?.replaceChildren(signOf(text));
  button.lastElementChild?.replaceChildren(hint);
}

/** How many ems wide `text` is at most. A Korean letter takes one. */
function lengthOf(text: string): number {
  let ems = 0;
  for (const character of text) {
    ems += "/.,'|!".includes(character) ? 0.4 : "#%&@MW".includes(character) || character >= "\u1100" ? 1 : 0.65;
  }
  return Math.max(ems, 1);
}
