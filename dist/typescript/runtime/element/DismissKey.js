// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/DismissKey.ts; do not edit.
// Adds a key that hides the keyboard to pages without such a key.
import { slotOf } from "../keyboard/KeyboardSlot.js";
const cache = new WeakMap();
/** Returns `keyboard` with a dismiss key on each page that has room for it. The result is cached. */
export function withDismissKey(keyboard) {
    const [first, ...others] = keyboard.pages;
    const result = cache.get(keyboard) ?? { ...keyboard, pages: [addKey(first), ...others.map(addKey)] };
    cache.set(keyboard, result);
    return result;
}
// Takes the width of one key from a space that is at least two keys wide. If there is no such space, takes half a key
// from 한/영.
function addKey(page) {
    const hasWidth = (slot, least) => (slot.width ?? 1) >= least;
    const slots = page.rows.flat().map(slotOf);
    const donor = slots.find((slot) => slot.role === "space" && hasWidth(slot, 2))
        ?? slots.find((slot) => slot.role === "language" && hasWidth(slot, 1));
    if (!donor || slots.some(({ role }) => role === "dismiss"))
        return page;
    const width = donor.role === "space" ? 1 : 0.5;
    const both = [{ ...donor, width: (donor.width ?? 1) - width }, { role: "dismiss", width }];
    return { ...page, rows: page.rows.map((row) => row.flatMap((slot) => slot === donor ? both : [slot])) };
}
