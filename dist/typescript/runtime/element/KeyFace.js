// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/KeyFace.ts; do not edit.
// Draws one key of the element.
import { iconFor } from "./Icons.js";
import { accessibleDescription, accessibleName, translatedLegend } from "./KeyNames.js";
// The last drawn content of each key, so that only changes are drawn.
const lastDrawn = new WeakMap();
/** Returns a new element with a part name, so that pages can style it. */
export function part(tag, name) {
    const element = document.createElement(tag);
    element.part.value = name;
    return element;
}
export function newKey() {
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.append(part("span", "legend"), part("small", "hint"));
    return button;
}
/** Draws `face` on `button` if it has changed. */
export function drawKey(button, face, appearance) {
    const { role, legend, width, hold, isPressed } = face;
    const { shift, language, highlighted } = appearance;
    const isLetter = role === null;
    const isSpace = role === "space";
    const offered = isLetter ? hold[0] ?? "" : "";
    // The corner of a key has no room for a word.
    const hint = offered.length > 2 ? "" : offered;
    const text = isSpace && legend === "␣" ? appearance.name : translatedLegend(face, language);
    const states = {
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
    if (lastDrawn.get(button) === drawn)
        return;
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
function lengthOf(text) {
    let ems = 0;
    for (const character of text) {
        ems += "/.,'|!".includes(character) ? 0.4 : "#%&@MW".includes(character) || character >= "\u1100" ? 1 : 0.65;
    }
    return Math.max(ems, 1);
}
