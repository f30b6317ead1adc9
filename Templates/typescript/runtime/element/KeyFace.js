// Compiled from _source/runtime/element/KeyFace.ts; do not edit.
// One key of the element.
import { part } from "./Board.js";
import { signOf } from "./Icons.js";
import { nameOf, printedOn } from "./Names.js";
// What stands on each, so that only what is new is drawn.
const drawnOn = new WeakMap();
export function newKey() {
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.append(part("span", "legend"), part("span", "hint"));
    return button;
}
/** Draws on `button` what is on its slot now, if that is something else than before. */
export function drawKey(button, face, shift, language, marked) {
    const { role, legend, width, hold, isPressed } = face;
    const offered = role === null ? hold[0] ?? "" : "";
    // A word has no room in a corner.
    const hint = offered.length > 2 ? "" : offered;
    const parts = ["key", role ?? "letter"];
    if (role !== null && role !== "gap")
        parts.push("special");
    if (legend === "ㆍ")
        parts.push("dot");
    if (role === "shift")
        parts.push(shift);
    if (hint)
        parts.push("hinted");
    if (isPressed)
        parts.push("pressed");
    if (marked !== null && (legend === marked || role === marked))
        parts.push("marked");
    const named = parts.join(" ");
    // To write the same again would have the browser style all keys anew at each press.
    if (button.part.value !== named) {
        button.part.value = named;
        button.ariaPressed = role === "shift" ? String(shift !== "off") : null;
    }
    const drawn = [legend, hint, width, role, language].join(" ");
    if (drawnOn.get(button) === drawn)
        return;
    drawnOn.set(button, drawn);
    button.dataset["legend"] = legend;
    button.style.gridColumn = `span ${2 * width}`;
    const text = printedOn(face, language);
    button.style.setProperty("--length", String(lengthOf(text)));
    button.ariaLabel = nameOf(face, language);
    button.lang = role === null ? "ko" : language;
    button.toggleAttribute("disabled", role === "gap");
    button.firstElementChild?.replaceChildren(signOf(text));
    button.lastElementChild?.replaceChildren(hint);
}
/** How many ems `text` takes at most: letters of Korean take a whole one. */
function lengthOf(text) {
    let ems = 0;
    for (const character of text) {
        ems += "/.,'|!".includes(character) ? 0.4 : "#%&@MW".includes(character) || character >= "\u1100" ? 1 : 0.65;
    }
    return Math.max(ems, 1);
}
