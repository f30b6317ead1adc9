// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/ComputerKeys.ts; do not edit.
import { isPlain } from "../Dom.js";
import { keyFor } from "../KeyFor.js";
/**
 * Returns the button to which an arrow key moves from `from`. It is the button beside `from`, or the nearest button in
 * the next row. Returns null if there is no such button.
 */
export function neighbour(from, arrow) {
    const side = /Left|Up/.test(arrow) ? "previousElementSibling" : "nextElementSibling";
    if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
        let to = from[side];
        while (to?.matches(":disabled"))
            to = to[side];
        return to;
    }
    const row = arrow === "ArrowUp" || arrow === "ArrowDown" ? from.parentElement?.[side] : null;
    const center = (button) => {
        const { left, width } = button.getBoundingClientRect();
        return left + width / 2;
    };
    const distance = (button) => Math.abs(center(button) - center(from));
    const buttons = Array.from(row?.querySelectorAll(":enabled") ?? []);
    return buttons.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
/** Returns true if a computer's key writes or deletes text. Arrow keys, Tab and keys with Ctrl do neither. */
export function isWriting(event) {
    return isPlain(event) && /^(.|Enter|Backspace|Delete)$/u.test(event.key);
}
/** Returns the legend of the key that a computer's key presses, or "" if there is no such key. */
export function legendFor(event, layout, hasPad) {
    const sign = { Backspace: "⌫", Enter: "⏎", " ": "␣", Shift: "⇧" }[event.key];
    return sign ?? keyFor(layout, event, hasPad)?.legend ?? "";
}
