// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/DismissKey.ts; do not edit.
// A key that hides the keyboard, on the pages that have none.
import { slotOf } from "../keyboard/KeyboardSlot.js";
const made = new WeakMap();
/** `keyboard` with such a key on each page that has room for it; the same for the same. */
export function dismissible(keyboard) {
    const [first, ...others] = keyboard.pages;
    const drawn = made.get(keyboard) ?? { ...keyboard, pages: [withDismiss(first), ...others.map(withDismiss)] };
    made.set(keyboard, drawn);
    return drawn;
}
// It takes a key of the width of space, if that has two, or else half of 한/영.
function withDismiss(page) {
    const isGiver = (slot, least) => (slot.width ?? 1) >= least;
    const slots = page.rows.flat().map(slotOf);
    const giver = slots.find((slot) => slot.role === "space" && isGiver(slot, 2))
        ?? slots.find((slot) => slot.role === "language" && isGiver(slot, 1));
    if (!giver || slots.some(({ role }) => role === "dismiss"))
        return page;
    const width = giver.role === "space" ? 1 : 0.5;
    const shared = [{ ...giver, width: (giver.width ?? 1) - width }, { role: "dismiss", width }];
    return { ...page, rows: page.rows.map((row) => row.flatMap((slot) => slot === giver ? shared : [slot])) };
}
