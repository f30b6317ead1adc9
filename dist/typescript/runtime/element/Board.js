// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/element/Board.ts; do not edit.
import { neighbour } from "./ComputerKeys.js";
import { drawKey, newKey } from "./KeyFace.js";
import { ROLE_NAMES } from "./Names.js";
import { STYLE } from "./Style.js";
/** The drawn keyboard. Buttons stay, as fingers and screen readers are on them; only their content changes. */
export class Board {
    constructor(root) {
        this.#faces = new Map();
        this.#root = root;
        this.keys = part("div", "keyboard");
        this.keys.setAttribute("role", "toolbar");
        this.#popup = part("div", "popup");
        this.#popup.hidden = true;
        this.#popup.setAttribute("aria-hidden", "true");
        this.#status = document.createElement("div");
        this.#status.className = "status";
        this.#status.setAttribute("role", "status");
        root.append(this.keys, this.#popup, this.#status);
    }
    #root;
    #popup;
    #status;
    #faces;
    /** Sets the style. It is lost when an element moves to another document. */
    dress() {
        const { CSSStyleSheet } = this.keys.ownerDocument.defaultView ?? globalThis;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(STYLE);
        this.#root.adoptedStyleSheets = [sheet];
    }
    draw({ rows, list, shift }, language, marked) {
        const { keys } = this;
        const root = this.#root;
        const focused = root.activeElement;
        keys.ariaLabel = ROLE_NAMES[language]["keyboard"] ?? "";
        this.#faces.clear();
        for (const [line, faces] of fit(keys, rows, () => part("div", "row"))) {
            // Widths are halves of a key.
            const columns = String(2 * faces.reduce((sum, { width }) => sum + width, 0));
            if (line.style.getPropertyValue("--columns") !== columns)
                line.style.setProperty("--columns", columns);
            for (const [button, face] of fit(line, faces, newKey)) {
                this.#faces.set(button, face);
                drawKey(button, face, shift, language, marked);
            }
        }
        // One key can be reached by Tab, and the others from there by arrow keys.
        const first = root.querySelector("button:not([part~=gap])");
        if (!root.querySelector("[tabindex='0']:not([part~=gap])") && first)
            first.tabIndex = 0;
        if (focused && !root.activeElement)
            first?.focus();
        this.#drawList(list);
    }
    /** Has screen readers say `text`. */
    say(text) {
        // A new node is said even if its text is the same.
        this.#status.replaceChildren(text);
    }
    /** The face that is drawn on `target`, or null. */
    faceOf(target) {
        const button = target?.closest("button");
        return button ? this.#faces.get(button) ?? null : null;
    }
    elementAt(x, y) {
        return this.#root.elementFromPoint(x, y);
    }
    /** The number of the item of the list at `x`, or the nearest. They are in one row. */
    itemAt(x) {
        const boxes = Array.from(this.#popup.children, (item) => item.getBoundingClientRect());
        const beyond = boxes.findIndex(({ right }) => x < right);
        return beyond < 0 ? boxes.length - 1 : beyond;
    }
    /** Lights up the keys with `legend`, or ends that; null means all. */
    light(legend, isOn) {
        const isMeant = (face) => legend === null || face.legend === legend;
        for (const button of this.buttons(isMeant))
            button.classList.toggle("lit", isOn);
    }
    /** All keys are one stop of Tab. An arrow key goes to the nearest one in its direction. */
    moveFocus(event) {
        const from = event.target.closest("button");
        const to = from && neighbour(from, this.buttons(({ role }) => role !== "gap"), event.key);
        if (!to)
            return;
        event.preventDefault();
        from.tabIndex = -1;
        to.tabIndex = 0;
        to.focus();
    }
    /** The buttons for which `isMeant` is true. */
    buttons(isMeant) {
        return [...this.#faces].filter(([, face]) => isMeant(face)).map(([button]) => button);
    }
    #drawList(list) {
        const popup = this.#popup;
        popup.hidden = !list;
        fit(popup, list?.items ?? [], () => part("span", "item")).forEach(([item, legend], number) => {
            item.textContent = legend;
            item.part.toggle("chosen", number === list?.chosen);
        });
        const [button] = this.buttons((face) => isSamePlace(face, list));
        if (!button)
            return;
        const key = button.getBoundingClientRect();
        const board = this.#root.host.getBoundingClientRect();
        const room = board.width - popup.offsetWidth;
        const middle = key.left - board.left + (key.width - popup.offsetWidth) / 2;
        popup.style.left = `${Math.max(Math.min(middle, room), 0)}px`;
        // Above the key; at the top of the window, over the upper part of the key.
        popup.style.top = `${Math.max(key.top - popup.offsetHeight, 0) - board.top}px`;
    }
}
export function isSamePlace(one, other) {
    return one?.place.row === other?.place.row && one?.place.column === other?.place.column;
}
export function part(tag, name) {
    const element = document.createElement(tag);
    element.part.value = name;
    return element;
}
/** The children of `parent`, one for each of `items`. Makes those that are missing, and removes the rest. */
function fit(parent, items, make) {
    while (parent.children.length < items.length)
        parent.append(make());
    while (parent.children.length > items.length)
        parent.lastElementChild?.remove();
    return items.map((item, index) => [parent.children[index], item]);
}
