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

/** What all keys of a keyboard show. */
export interface Look {
  readonly shift: Shift;
  readonly language: Language;
  /** The legend or the role of the highlighted key, or null. */
  readonly highlighted: string | null;
  /** The name on the space key, or "". */
  readonly name: string;
  /** True if a pressed letter is shown above the finger that covers it. */
  readonly hasPreviews: boolean;
}

/** Draws `face` on `button`, if it has changed. */
export function drawKey(button: HTMLButtonElement, face: KeyboardFace, look: Look): void {
  const { role, legend, width, hold, isPressed } = face;
  const { shift, language, highlighted } = look;
  const isLetter = role === null;
  const isSpace = role === "space";
  const offered = isLetter ? hold[0] ?? "" : "";
  // A corner has no room for a word.
  const hint = offered.length > 2 ? "" : offered;
  const text = isSpace && legend === "␣" ? look.name : printedOn(face, language);
  const states: Readonly<Record<string, unknown>> = {
    special: !isLetter && !isSpace && role !== "gap",
    dot: legend === "ㆍ",
    word: isLetter && /[가-힣]{2}/.test(text),
    [shift]: role === "shift",
    // It is set elsewhere, for a moment.
    told: isSpace && button.part.contains("told"),
    hinted: hint,
    pressed: isPressed,
    preview: isPressed && isLetter && look.hasPreviews,
    highlighted: highlighted !== null && (legend === highlighted || role === highlighted),
  };
  const parts = ["key", role ?? "letter", ...Object.keys(states).filter((state) => states[state])];
  const named = parts.join(" ");
  // To write the same again would have the browser style all keys anew at each press.
  if (button.part.value !== named) {
    button.part.value = named;
    button.ariaPressed = role === "shift" ? String(shift !== "off") : null;
  }
  const drawn = [legend, text, width, role, language, ...hold].join(" ");
  if (drawnOn.get(button) === drawn) return;
  drawnOn.set(button, drawn);
  button.dataset["legend"] = legend;
  button.style.gridColumn = `span ${2 * width}`;
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
