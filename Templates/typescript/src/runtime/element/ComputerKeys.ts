import { isPlain } from "../Dom.ts";
import { keyFor } from "../KeyFor.ts";
import type { KeyboardLayout } from "../KeyboardLayout.ts";

/** The button that an arrow key goes to from `from`: beside it or the nearest in the next row; or null. */
export function neighbour(from: Element, arrow: string): Element | null {
  const side = /Left|Up/.test(arrow) ? "previousElementSibling" : "nextElementSibling";
  if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
    let to = from[side];
    while (to?.matches(":disabled")) to = to[side];
    return to;
  }
  const row = arrow === "ArrowUp" || arrow === "ArrowDown" ? from.parentElement?.[side] : null;
  const center = (button: Element) => {
    const { left, width } = button.getBoundingClientRect();
    return left + width / 2;
  };
  const distance = (button: Element) => Math.abs(center(button) - center(from));
  const buttons = Array.from(row?.querySelectorAll(":enabled") ?? []);
  return buttons.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** Whether a computer's key writes or deletes: not one with Ctrl, an arrow or Tab. */
export function isWriting(event: KeyboardEvent): boolean {
  return isPlain(event) && /^(.|Enter|Backspace|Delete)$/u.test(event.key);
}

/** The legend of the key that a computer's key stands for, or "" if there is none. */
export function legendFor(event: KeyboardEvent, layout: KeyboardLayout, hasPad: boolean): string {
  const sign = { Backspace: "⌫", Enter: "⏎", " ": "␣", Shift: "⇧" }[event.key];
  return sign ?? keyFor(layout, event, hasPad)?.legend ?? "";
}
