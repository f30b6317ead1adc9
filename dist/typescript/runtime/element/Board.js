// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Board.ts; do not edit.
import { neighbour } from "./ComputerKeys.js";
import { drawKey, newKey, part } from "./KeyFace.js";
import { ROLE_NAMES } from "./KeyNames.js";
import { STYLE } from "./Style.js";
export function newBoard(root) {
    const board = {
        root, keys: part("div", "keyboard"), popup: part("div", "popup list"), status: document.createElement("div"),
        faces: new Map(), isTouched: false, timer: 0,
    };
    const { keys, popup, status } = board;
    keys.setAttribute("role", "toolbar");
    keys.addEventListener("keydown", (event) => moveFocus(root, event));
    popup.ariaHidden = "true";
    status.setAttribute("role", "status");
    root.append(keys, popup, status);
    return board;
}
/** Sets the style sheet, which is lost when an element moves to another document. */
export function applyStyle({ root }) {
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
    const appearance = {
        shift, language, highlighted, name: settings.needsGlobe ? keyboard.name : "", hasPreviews: isTouched && !list,
    };
    keys.ariaLabel = ROLE_NAMES[language].keyboard;
    // Do not write the same value again, because the browser would restyle all keys.
    if (keys.children.length !== rows.length)
        keys.style.setProperty("--rows", String(rows.length));
    keys.part.toggle("pad", rows.every((row) => row.reduce((sum, { width }) => sum + width, 0) <= 7));
    faces.clear();
    for (const [line, row] of childrenFor(keys, rows, () => part("div", "row"))) {
        for (const [button, face] of childrenFor(line, row, newKey)) {
            faces.set(button, face);
            drawKey(button, face, appearance);
        }
    }
    // Tab reaches one key, and arrow keys move from that key to the others.
    const first = root.querySelector("button:enabled");
    if (!root.querySelector("[tabindex='0']:enabled") && first)
        setTabStop(root, first);
    if (focused && !root.activeElement)
        first?.focus();
    drawList(board, list, keyboard.name);
}
/** Makes screen readers announce `text`. */
export function announce({ status }, text) {
    // A new node is announced even if its text is the same.
    status.replaceChildren(text);
}
/** Emphasizes the name of the layout for a moment. */
export function showName(board) {
    const space = board.root.querySelector("[part~=space]");
    space?.part.add("switched");
    clearTimeout(board.timer);
    board.timer = setTimeout(() => space?.part.remove("switched"), 1200);
}
/** Returns the face that is drawn on `target`, or null. */
export function faceOf({ faces }, target) {
    return faces.get(target?.closest("button")) ?? null;
}
/** Returns the index of the list item that is nearest to this point. */
export function itemAt({ popup }, x, y) {
    const distances = Array.from(popup.children, (item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
    });
    return distances.indexOf(Math.min(...distances));
}
/** Lights the keys with `legend`, or all keys if `legend` is null. If `isOn` is false, stops lighting these keys. */
export function lightKeys({ faces }, legend, isOn) {
    for (const [button, face] of faces) {
        if (legend === null || face.legend === legend)
            button.classList.toggle("lit", isOn);
    }
}
// Moves the focus to the nearest key in the direction of an arrow key.
function moveFocus(root, event) {
    const to = neighbour(event.target, event.key);
    if (!to)
        return;
    event.preventDefault();
    setTabStop(root, to);
    to.focus();
}
// Makes `key` the only key that Tab reaches.
function setTabStop(root, key) {
    root.querySelectorAll("[tabindex='0']").forEach((other) => (other.tabIndex = -1));
    key.tabIndex = 0;
}
function drawList(board, list, current) {
    const { root, popup, faces } = board;
    const { items = [], chosen } = list ?? {};
    const [button, face] = [...faces].find(([, face]) => isSamePlace(face, list)) ?? [];
    const isOfLayouts = face?.role === "globe";
    popup.hidden = !list;
    popup.part.toggle("layouts", isOfLayouts);
    childrenFor(popup, items, () => part("div", "item")).forEach(([item, legend], number) => {
        item.textContent = legend;
        item.part.toggle("chosen", number === chosen);
        item.part.toggle("on", isOfLayouts && legend === current);
    });
    if (!button)
        return;
    const name = items[chosen ?? -1];
    if (isOfLayouts && name && name !== board.status.textContent)
        announce(board, name);
    popup.style.fontSize = `${button.offsetHeight}px`;
    const key = button.getBoundingClientRect();
    const host = root.host.getBoundingClientRect();
    const { width, height } = popup.getBoundingClientRect();
    const { offsetWidth, clientLeft, clientTop } = root.host;
    // A page can scale the element with a transform.
    const toLength = (pixels, border) => `${pixels * offsetWidth / host.width - border}px`;
    const middle = key.left - host.left + (key.width - width) / 2;
    popup.style.left = toLength(Math.max(Math.min(middle, host.width - width), 0), clientLeft);
    // Show the list above the key. At the top of the window, show it over the upper part of the key.
    popup.style.top = toLength(Math.max(key.top - height, 0) - host.top, clientTop);
}
export function isSamePlace(one, other) {
    return one?.place.row === other?.place.row && one?.place.column === other?.place.column;
}
/**
 * Returns the children of `parent`, one for each of `items`. Creates missing children, and removes surplus children.
 */
function childrenFor(parent, items, make) {
    while (parent.children.length < items.length)
        parent.append(make());
    while (parent.children.length > items.length)
        parent.lastElementChild?.remove();
    return items.map((item, index) => [parent.children[index], item]);
}
