// A key that hides the keyboard, on the pages that have none.

import type { Keyboard, Page } from "../keyboard/Keyboard.ts";
import { type Slot, slotOf } from "../keyboard/KeyboardSlot.ts";

const made = new WeakMap<Keyboard, Keyboard>();

/** `keyboard` with such a key on each page that has room for it; the same for the same. */
export function dismissible(keyboard: Keyboard): Keyboard {
  const [first, ...others] = keyboard.pages;
  const drawn = made.get(keyboard) ?? { ...keyboard, pages: [withDismiss(first), ...others.map(withDismiss)] };
  made.set(keyboard, drawn);
  return drawn;
}

// It takes a key of the width of space, if that has two, or else half of 한/영.
function withDismiss(page: Page): Page {
  const isGiver = (slot: Slot, least: number) => (slot.width ?? 1) >= least;
  const slots = page.rows.flat().map(slotOf);
  const giver = slots.find((slot) => slot.role === "space" && isGiver(slot, 2))
    ?? slots.find((slot) => slot.role === "language" && isGiver(slot, 1));
  if (!giver || slots.some(({ role }) => role === "dismiss")) return page;
  const width = giver.role === "space" ? 1 : 0.5;
  const shared: Slot[] = [{ ...giver, width: (giver.width ?? 1) - width }, { role: "dismiss", width }];
  return { ...page, rows: page.rows.map((row) => row.flatMap((slot) => slot === giver ? shared : [slot])) };
}
