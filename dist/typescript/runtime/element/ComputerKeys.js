// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/element/ComputerKeys.ts; do not edit.
import { keyFor } from "../KeyFor.js";
import { isPlain } from "../Selections.js";
/** The one of `buttons` that an arrow key goes to from `from`: in the next row or beside it; or null. */
export function neighbour(from, buttons, arrow) {
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
    if (!direction)
        return null;
    const [right = 0, down = 0] = direction;
    const start = from.getBoundingClientRect();
    const ahead = buttons.map((button) => {
        const { x, y, width } = button.getBoundingClientRect();
        const rows = Math.round((y - start.y) / start.height);
        const across = x + width / 2 - start.x - start.width / 2;
        return { button, rows, across };
    }).filter(({ rows, across }) => down ? rows * down > 0 : rows === 0 && across * right > 0);
    // By row first, then by place in the row.
    const byDistance = ahead.sort((one, other) => Math.abs(one.rows) - Math.abs(other.rows) || Math.abs(one.across) - Math.abs(other.across));
    return byDistance[0]?.button ?? null;
}
/** Whether a computer's key writes or deletes: not one with Ctrl, an arrow or Tab. */
export function isWriting(event) {
    return isPlain(event) && /^(.|Enter|Backspace|Delete)$/u.test(event.key);
}
/** The legend of the key that a computer's key stands for, or "" if there is none. */
export function legendFor(event, layout) {
    const sign = { Backspace: "⌫", Enter: "⏎", " ": "␣", Shift: "⇧" }[event.key];
    return sign ?? keyFor(layout, event)?.legend ?? "";
}
