// Compiled from src/runtime/element/ComputerKeys.ts; do not edit.
import { isPlain } from "../Dom.js";
import { keyFor } from "../KeyFor.js";
/** The button that an arrow key goes to from `from`: beside it or the nearest in the next row; or null. */
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
/** Whether a computer's key writes or deletes: not one with Ctrl, an arrow or Tab. */
export function isWriting(event) {
    return isPlain(event) && /^(.|Enter|Backspace|Delete)$/u.test(event.key);
}
/** The legend of the key that a computer's key stands for, or "" if there is none. */
export function legendFor(event, layout, hasPad) {
    const sign = { Backspace: "⌫", Enter: "⏎", " ": "␣", Shift: "⇧" }[event.key];
    return sign ?? keyFor(layout, event, hasPad)?.legend ?? "";
}
