import type { Page } from "../../typescript/src/runtime/keyboard/Keyboard.ts";
import { type Role, type Slot, slotOf } from "../../typescript/src/runtime/keyboard/KeyboardSlot.ts";

/** A slot with its width. */
type Wide = Slot & { width: number };

/**
 * Returns the slots of `page`, row by row, as docs/spec/KEYBOARD.md specifies their drawing. Adds a key that hides the
 * keyboard. Removes the globe unless there is another language.
 */
export function rowsOf(page: Page, needsGlobe: boolean): Wide[][] {
  const rows = page.rows.map((row) => row.map((slot): Wide => Object.assign({ width: 1 }, slotOf(slot))));
  for (const slots of rows) {
    const globe = needsGlobe ? -1 : slots.findIndex(({ role }) => role === "globe");
    const heir = slots[globe === 0 || slots[globe + 1]?.role === "space" ? globe + 1 : globe - 1];
    if (globe >= 0 && heir) {
      heir.width += slots[globe]!.width;
      slots.splice(globe, 1);
    }
  }
  // The dismiss key takes a key's width from a space of at least two keys, or else half a key from the language key.
  if (!giveWay("dismiss", 0, 0) && !giveWay("space", 2, 1)) giveWay("language", 1, 0.5);
  return rows;

  /**
   * Inserts the dismiss key after the first slot with `role` whose width is at least `least`, and takes `width` from
   * that slot. Returns true if there is such a slot. If `width` is 0, inserts nothing.
   */
  function giveWay(role: Role, least: number, width: number) {
    return rows.some((slots) => {
      const place = slots.findIndex((slot) => slot.role === role && slot.width >= least);
      const slot = slots[place];
      if (slot && width > 0) {
        slot.width -= width;
        slots.splice(place + 1, 0, { role: "dismiss", width });
      }
      return slot !== undefined;
    });
  }
}
