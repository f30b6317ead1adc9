// Part of Hwalja, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "../KeyboardLayout.ts";
import type { Keyboard, Page } from "../keyboard/Keyboard.ts";
import type { FieldKind } from "../keyboard/KeyboardField.ts";
import type { Direction, Offer, Role, Slot } from "../keyboard/KeyboardSlot.ts";
import { KeyboardFilePart, type Members } from "./KeyboardFilePart.ts";

const KINDS: readonly Page["kind"][] = ["letters", "symbols", "digits"];
const FIELDS: readonly FieldKind[] = ["letters", "number", "phone", "email", "address", "search"];
const CONTENTS = ["key", "text", "page", "role", "action"] as const;
const ROLES: readonly (Role | "letters")[] = [
  "shift", "backspace", "space", "enter", "next", "language", "globe", "dismiss", "letters", "gap",
];
const DIRECTIONS: readonly Direction[] = ["up", "down", "left", "right"];

/** The keys and pages that slots can name. */
interface Targets {
  /** The layout that the file names. */
  readonly layout: KeyboardLayout | undefined;
  readonly pageIds: readonly unknown[];
}

/**
 * Reads a keyboard from a parsed file, whose format docs/keyboard.schema.json describes. Stops at the first value that
 * no keyboard can have; `gen --keyboard-file` reports all that is wrong with a file, with its lines.
 *
 * @param value The file, as `JSON.parse` returns it.
 * @param layouts The layouts that it can name. A keyboard that names none gets the first.
 * @throws {InvalidKeyboardFile} With the place of that value.
 */
export function keyboardFromParsed(value: unknown, layouts: readonly KeyboardLayout[]): Keyboard {
  const file = new KeyboardFilePart(value, "", "a keyboard must be an object");
  const id = file.string("id");
  const [first] = layouts;
  if (!first) throw file.error("no layouts given; pass one, even for a keyboard without Korean");
  const layoutId = file.has("layout") ? file.oneOf("layout", layouts.map(({ id }) => id)) : null;
  const layout = layouts.find(({ id }) => id === layoutId);
  const values = file.list("pages", "pages");
  const targets = { layout, pageIds: values.map((page) => (Object(page) as Members)["id"]) };
  const [page, ...pages] = values.map((page, index) => pageFromParsed(page, `page ${index + 1}`, targets));
  if (!page) throw file.error("pages must be a list of pages");
  const { name, latinName } = layout ?? first;
  return { id, name, latinName, layout: layout ?? first, pages: [page, ...pages] };
}

function pageFromParsed(value: unknown, place: string, targets: Targets): Page {
  const page = new KeyboardFilePart(value, place, "a page must be an object");
  const id = page.string("id");
  const legend = page.string("legend");
  const kind = page.oneOf("kind", KINDS);
  const hasCapitals = page.boolean("capitals");
  const isField = (value: unknown): value is FieldKind => FIELDS.some((field) => field === value);
  const fields = page.has("fields") ? page.list("fields", FIELDS.join(", "), isField) : [];
  const rows = page.list("rows", "lists", Array.isArray).map((slots, row) =>
    slots.map((slot, column) => slotFromParsed(slot, `${place}, row ${row + 1}, slot ${column + 1}`, targets)));
  return { id, legend, kind, hasCapitals, fields, rows };
}

function slotFromParsed(value: unknown, place: string, targets: Targets): Slot {
  const members = typeof value === "string" ? { text: value } : value;
  const slot = new KeyboardFilePart(members, place, "a slot must be a text or an object");
  const content = contentOf(slot, targets);
  const legend = slot.strings("legend");
  const offers = slot.has("hold") ? slot.list("hold", "offers") : [];
  const hold = offers.map((offer) => offerFromParsed(offer, slot, targets));
  const flicks = flicksOf(slot, targets);
  const { width = 1 } = slot.members;
  if (typeof width !== "number" || width < 0.5 || width > 20 || !Number.isInteger(2 * width)) {
    throw slot.error("width must be 0.5 to 20, in halves");
  }
  // Even an empty list would make the machine wait for a hold.
  return { ...content, ...legend, ...(hold.length > 0 && { hold }), ...flicks, width };
}

function contentOf(slot: KeyboardFilePart, { layout, pageIds }: Targets): Slot {
  const [kind, ...others] = CONTENTS.filter((name) => slot.has(name));
  if (!kind || others.length > 0) throw slot.error("a slot must have one of key, text, page, role, action");
  const name = slot.string(kind);
  switch (kind) {
    case "key":
      return { key: keyIndex(name, "unshifted key", slot, layout) };
    case "text":
      return slot.strings("text", "shifted", "email", "address");
    case "page":
      if (!pageIds.includes(name)) throw slot.error(`there is no page ${name}`);
      return { page: name };
    case "action":
      return { action: name };
    case "role": {
      const role = slot.oneOf("role", ROLES);
      return role === "letters" ? { page: "" } : { role };
    }
  }
}

function flicksOf(slot: KeyboardFilePart, targets: Targets): Pick<Slot, "flicks"> {
  if (!slot.has("flicks")) return {};
  const flicks = slot.part("flicks", "flicks must be an object");
  const directions = DIRECTIONS.filter((direction) => flicks.has(direction));
  const offers = directions.map((direction) => [direction, offerFromParsed(flicks.members[direction], slot, targets)]);
  return offers.length > 0 ? { flicks: Object.fromEntries(offers) } : {};
}

function offerFromParsed(value: unknown, slot: KeyboardFilePart, { layout }: Targets): Offer {
  if (typeof value === "string") return slot.text(value);
  const { key } = Object(value) as Members;
  if (typeof key !== "string") throw slot.error("an offer must be a text or have a key");
  return keyIndex(key, "key", slot, layout);
}

// Returns the index of the key `id`, which the slot has or offers.
function keyIndex(id: string, kind: "key" | "unshifted key", slot: KeyboardFilePart, layout: Targets["layout"]) {
  if (!layout) throw slot.error("key needs a layout; name it in layout");
  const index = layout.keys.findIndex((key) => key.id === id && (kind === "key" || key.under === null));
  if (index < 0) throw slot.error(`there is no ${kind} ${id} in ${layout.id}`);
  return index;
}
