// Compiled from _source/runtime/element/ComputerKeys.ts; do not edit.
import { keyFor } from "../KeyFor.js";
/** The button of `buttons` that an arrow key leads to from `from`: in the next row, or beside it; or null. */
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
    // Rows count before places in them.
    const byDistance = ahead.sort((one, other) => Math.abs(one.rows) - Math.abs(other.rows) || Math.abs(one.across) - Math.abs(other.across));
    return byDistance[0]?.button ?? null;
}
/** What is printed on the key that a key of a computer's keyboard stands for, or "" if it stands for none. */
export function legendFor(event, layout) {
    const sign = { Backspace: "⌫", Enter: "⏎", " ": "␣", Shift: "⇧" }[event.key];
    return sign ?? keyFor(layout, event)?.legend ?? "";
}
