// Part of Hwalja, under the MIT licence: see LICENSE.

// Draws one key of the element.

import type { KeyboardFace } from "../keyboard/KeyboardFace.ts";
import type { Shift } from "../keyboard/Keyboard.ts";
import { iconFor } from "./Icons.ts";
import { type Language, accessibleDescription, accessibleName, translatedLegend } from "./KeyNames.ts";

// The last drawn content of each key, so that only changes are drawn.
const lastDrawn = new WeakMap<Element, string>();

/** Returns a new element with a part name, so that pages can style it. */
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

/** The state of the keyboard that the appearance of its keys depends on. */
export interface Appearance {
  readonly shift: Shift;
  readonly language: Language;
  /** The legend or the role of the highlighted key, or null. */
  readonly highlighted: string | null;
  /** The layout's name on the space key, or "". */
  readonly name: string;
  /** True if a pressed letter is previewed above the finger that covers it. */
  readonly hasPreviews: boolean;
}

/** Draws `face` on `button` if it has changed. */
export function drawKey(button: HTMLButtonElement, face: KeyboardFace, appearance: Appearance): void {
  const { role, legend, width, hold, isPressed } = face;
  const { shift, language, highlighted } = appearance;
  const isLetter = role === null;
  const isSpace = role === "space";
  const offered = isLetter ? hold[0] ?? "" : "";
  // The corner of a key has no room for a word.
  const hint = offered.length > 2 ? "" : offered;
  const text = isSpace && legend === "␣" ? appearance.name : translatedLegend(face, language);
  const states: Readonly<Record<string, unknown>> = {
    special: !isLetter && !isSpace && role !== "gap",
    dot: legend === "ㆍ",
    word: isLetter && /[가-힣]{2}/.test(text),
    [shift]: role === "shift",
    // `showName` sets and removes it.
    switched: isSpace && button.part.contains("switched"),
    hinted: hint,
    pressed: isPressed,
    preview: isPressed && isLetter && appearance.hasPreviews,
    highlighted: highlighted !== null && (legend === highlighted || role === highlighted),
  };
  const parts = ["key", role ?? "letter", ...Object.keys(states).filter((state) => states[state])];
  const partNames = parts.join(" ");
  // Do not write the same value again, because the browser would restyle all keys at each press.
  if (button.part.value !== partNames) {
    button.part.value = partNames;
    button.ariaPressed = role === "shift" ? String(shift !== "off") : null;
  }
  const drawn = [legend, text, width, role, language, ...hold].join(" ");
  if (lastDrawn.get(button) === drawn) return;
  lastDrawn.set(button, drawn);
  button.dataset["legend"] = legend;
  button.style.gridColumn = `span ${2 * width}`;
  button.style.setProperty("--length", String(lengthOf(text)));
  button.ariaLabel = accessibleName(face, language);
  button.setAttribute("aria-description", accessibleDescription(face, language));
  button.lang = role === null ? "ko" : language;
  button.disabled = role === "gap";
  button.firstElementChild?.replaceChildren(iconFor(text));
  button.lastElementChild?.replaceChildren(hint);
}

/** Returns the maximal width of `text` in ems. A Korean letter takes one. */
function lengthOf(text: string): number {
  let ems = 0;
  for (const character of text) {
    ems += "/.,'|!".includes(character) ? 0.4 : "#%&@MW".includes(character) || character >= "\u1100" ? 1 : 0.65;
  }
  return Math.max(ems, 1);
}
