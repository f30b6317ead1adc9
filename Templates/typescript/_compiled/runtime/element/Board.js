// Compiled from src/runtime/element/Board.ts; do not edit.
import { neighbour } from "./ComputerKeys.js";
import { drawKey, newKey, part } from "./KeyFace.js";
import { ROLE_NAMES } from "./KeyNames.js";
import { STYLE } from "./Style.js";
export function newBoard(root) {
    const board = {
        root, keys: part("div", "keyboard"), popup: part("div", "popup list"), status: document.createElement("div"),
        faces: new Map(), isTouched: false, told: 0,
    };
    const { keys, popup, status } = board;
    keys.setAttribute("role", "toolbar");
    keys.addEventListener("keydown", (event) => moveFocus(root, event));
    popup.ariaHidden = "true";
    status.setAttribute("role", "status");
    root.append(keys, popup, status);
    return board;
}
/** Sets the style. It is lost when an element moves to another document. */
export function dress({ root }) {
    const { CSSStyleSheet } = root.ownerDocument.defaultView ?? globalThis;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
}
/** Draws the page and the open list of `machine`. */
export function draw(board, machine, language, highlighted) {
    const { root, keys, faces, isTouched } = board;
    const { keyboard, list, rows, settings, shift } = machine;
    const focused = root.activeElement;
    const look = {
        shift, language, highlighted, name: settings.needsGlobe ? keyboard.name : "", hasPreviews: isTouched && !list,
    };
    keys.ariaLabel = ROLE_NAMES[language].keyboard;
    // To write the same again would have the browser style all keys anew.
    if (keys.children.length !== rows.length)
        keys.style.setProperty("--rows", String(rows.length));
    keys.part.toggle("pad", rows.every((row) => row.reduce((sum, { width }) => sum + width, 0) <= 7));
    faces.clear();
    for (const [line, row] of fit(keys, rows, () => part("div", "row"))) {
        for (const [button, face] of fit(line, row, newKey)) {
            faces.set(button, face);
            drawKey(button, face, look);
        }
    }
    // One key can be reached by Tab, and the others from there by arrow keys.
    const first = root.querySelector("button:enabled");
    if (!root.querySelector("[tabindex='0']:enabled") && first)
        stopAt(root, first);
    if (focused && !root.activeElement)
        first?.focus();
    drawList(board, list, keyboard.name);
}
/** Has screen readers say `text`. */
export function say({ status }, text) {
    // A new node is said even if its text is the same.
    status.replaceChildren(text);
}
/** Sets off the name of the layout for a moment. */
export function tellName(board) {
    const space = board.root.querySelector("[part~=space]");
    space?.part.add("told");
    clearTimeout(board.told);
    board.told = setTimeout(() => space?.part.remove("told"), 1200);
}
/** The face that is drawn on `target`, or null. */
export function faceOf({ faces }, target) {
    return faces.get(target?.closest("button")) ?? null;
}
/** The number of the item of the list that is nearest to this point. */
export function itemAt({ popup }, x, y) {
    const distances = Array.from(popup.children, (item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
    });
    return distances.indexOf(Math.min(...distances));
}
/** Lights up the keys with `legend`, or ends that; null means all. */
export function light({ faces }, legend, isOn) {
    for (const [button, face] of faces) {
        if (legend === null || face.legend === legend)
            button.classList.toggle("lit", isOn);
    }
}
// An arrow key goes to the nearest key in its direction.
function moveFocus(root, event) {
    const to = neighbour(event.target, event.key);
    if (!to)
        return;
    event.preventDefault();
    stopAt(root, to);
    to.focus();
}
// All keys are one stop of Tab: this one.
function stopAt(root, key) {
    root.querySelectorAll("[tabindex='0']").forEach((other) => (other.tabIndex = -1));
    key.tabIndex = 0;
}
function drawList(board, list, name) {
    const { root, popup, faces } = board;
    const { items = [], chosen } = list ?? {};
    const [button, face] = [...faces].find(([, face]) => isSamePlace(face, list)) ?? [];
    const isOfLayouts = face?.role === "globe";
    popup.hidden = !list;
    popup.part.toggle("layouts", isOfLayouts);
    fit(popup, items, () => part("div", "item")).forEach(([item, legend], number) => {
        item.textContent = legend;
        item.part.toggle("chosen", number === chosen);
        item.part.toggle("on", isOfLayouts && legend === name);
    });
    if (!button)
        return;
    const said = items[chosen ?? -1];
    if (isOfLayouts && said && said !== board.status.textContent)
        say(board, said);
    popup.style.fontSize = `${button.offsetHeight}px`;
    const key = button.getBoundingClientRect();
    const around = root.host.getBoundingClientRect();
    const { width, height } = popup.getBoundingClientRect();
    const { offsetWidth, clientLeft, clientTop } = root.host;
    // A page can scale the element.
    const place = (pixels, border) => `${pixels * offsetWidth / around.width - border}px`;
    const middle = key.left - around.left + (key.width - width) / 2;
    popup.style.left = place(Math.max(Math.min(middle, around.width - width), 0), clientLeft);
    // Above the key; at the top of the window, over the upper part of the key.
    popup.style.top = place(Math.max(key.top - height, 0) - around.top, clientTop);
}
export function isSamePlace(one, other) {
    return one?.place.row === other?.place.row && one?.place.column === other?.place.column;
}
/** The children of `parent`, one for each of `items`. Makes those that are missing, and removes the rest. */
function fit(parent, items, make) {
    while (parent.children.length < items.length)
        parent.append(make());
    while (parent.children.length > items.length)
        parent.lastElementChild?.remove();
    return items.map((item, index) => [parent.children[index], item]);
}
