// More rules for a keyboard that was read, without which it could not be used.

import type { KeyboardLayout } from "../KeyboardLayout.ts";
import type { Page } from "../keyboard/Keyboard.ts";
import { ROLE_LEGENDS, type Role, type Slot, slotOf } from "../keyboard/KeyboardSlot.ts";

/** All problems: of the whole, then of each page and of the ways to it and back. */
export function problemsOf(id: string, layout: KeyboardLayout, pages: readonly Page[]): string[] {
  if (pages.length > 64 || pages.flatMap(slotsOf).length > 1000) {
    return ["a keyboard has 64 pages and 1000 slots at most; drop some"];
  }
  const ofPages = pages.flatMap((page, number) =>
    pageProblems(page, pages, layout).map((message) => `page ${number + 1}: ${message}`));
  return [...wholeProblems(id, layout, pages), ...ofPages];
}

function wholeProblems(id: string, layout: KeyboardLayout, pages: readonly Page[]): string[] {
  const messages: string[] = [];
  if (!isWord(id)) {
    messages.push(`the id "${id}" cannot be part of a file name; use a…z, 0…9 and -, a letter first, 40 at most`);
  }
  if (/^(con|nul|prn|aux|(com|lpt)[1-9])$/.test(id)) {
    messages.push(`${id} is the name of a device on Windows; choose another id`);
  }
  if (pages.length === 0) messages.push("a keyboard has no pages; give it one");
  if (pages.some(goesBack) && !pages.some(isOfLetters)) {
    messages.push("no page is one of letters, to go back to; give one the kind letters, or name pages to open");
  }
  // A keyboard without Korean has none of a layout's keys, and any other has all of them.
  const there = pages.flatMap(keysOf);
  if (there.length === 0) return messages;
  const missing = layout.keys.filter((_, number) => !there.includes(number));
  for (const key of missing) {
    if (key.under === null) messages.push(`no page has the key ${key.id} of ${layout.id}; put it on one`);
  }
  const hasShift = pages.some((page) => keysOf(page).length > 0 && has(page, ({ role }) => role === "shift"));
  if (!hasShift && missing.some(({ under }) => under !== null)) {
    messages.push(`${layout.id} has keys that need shift; put shift on the page of its keys`);
  }
  return messages;
}

function pageProblems(page: Page, pages: readonly Page[], layout: KeyboardLayout): string[] {
  const { id } = page;
  const before = pages.slice(0, pages.indexOf(page));
  const messages: string[] = [];
  if (!isWord(id)) messages.push(`the id "${id}" is not a word of a…z, 0…9 and -, a letter first; choose another`);
  if (before.some((other) => other.id === id)) messages.push(`two pages have the id ${id}; change one`);
  const fault = faultOf(page.legend);
  if (fault !== null) messages.push(`the legend of the page ${id} is not a line of text: it ${fault}`);
  for (const field of page.fields ?? []) {
    if (before.some(({ fields }) => fields?.includes(field))) {
      messages.push(`two pages open for fields of ${field}; take it from one`);
    }
  }
  const slots = slotsOf(page);
  if (slots.every(({ role }) => role === "gap")) {
    messages.push(`the page ${id} has no slots; give it some, or drop it`);
  }
  const isTwice = (wanted: (slot: Slot) => boolean) => slots.filter(wanted).length > 1;
  for (const role of ROLES) {
    if (isTwice((slot) => slot.role === role)) messages.push(`the page ${id} has ${role} twice; keep one`);
  }
  const twice = layout.keys.filter((_, number) => isTwice(({ key }) => key === number));
  for (const key of twice) messages.push(`the page ${id} has the key ${key.id} twice; keep one`);
  const opened = pages.filter(({ fields }, number) => number === 0 || fields?.length);
  const left = [...reached([page], pages)];
  const isLeft = pages.some(isOfLetters) ? left.some(isOfLetters) : left.length > 1;
  if (!reached(opened, pages).has(page)) {
    messages.push(`nothing leads to the page ${id}; put a slot for it on another`);
  } else if (!isLeft && pages.length > 1) {
    messages.push(`the page ${id} cannot be left; put a slot for another on it`);
  }
  return messages;
}

/** What a slot can do, but for a gap. */
export const ROLES = (Object.keys(ROLE_LEGENDS) as Role[]).filter((role) => role !== "gap");

/** The pages that can be opened from `starts`, including these. */
function reached(starts: readonly Page[], pages: readonly Page[]): Set<Page> {
  const found = new Set(starts);
  for (const page of found) {
    for (const other of pages) {
      if (has(page, (slot) => slot.page === other.id) || goesBack(page) && isOfLetters(other)) found.add(other);
    }
  }
  return found;
}

function slotsOf(page: Page): Slot[] {
  return page.rows.flat().map(slotOf);
}

function has(page: Page, wanted: (slot: Slot) => boolean): boolean {
  return slotsOf(page).some(wanted);
}

function goesBack(page: Page): boolean {
  return has(page, (slot) => slot.page === "" || slot.role === "language");
}

function isOfLetters({ kind }: Page): boolean {
  return kind === "letters";
}

/** The numbers of the layout's keys that a page has or offers. */
function keysOf(page: Page): number[] {
  return slotsOf(page).flatMap(({ key, hold = [], flicks = {} }) =>
    [key, ...hold, ...Object.values(flicks)].filter((offer): offer is number => typeof offer === "number"));
}

/** Whether `name` is 1 to 40 lower-case Latin letters, digits and hyphens, a letter first. */
export function isWord(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(name);
}

/** Why `text` is not a line of 1 to 64 scalars that can be seen, and the remedy; null if it is one. */
export function faultOf(text: string): string | null {
  if ([...text].length > 64) return "is longer than 64 scalars; shorten it";
  if (!/\P{White_Space}/u.test(text)) return "has nothing on it that can be seen; write something";
  const [mark] = /^\p{M}/u.exec(text) ?? [];
  if (mark) return `begins with ${code(mark)}, a mark for a letter before it; write the letter, or ◌`;
  // Joiners and tags make one emoji of several.
  const rest = text.replace(/\p{Cn}/gu, "").replace(/([^\0-\u2000])[\u200d\u{e0020}-\u{e007f}]+/gu, "$1");
  const [scalar] = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u.exec(rest) ?? [];
  if (scalar === undefined) return null;
  const [, kind] = SHAPELESS.find(([pattern]) => pattern.test(scalar)) ?? [];
  return `has ${code(scalar)}, ${kind}; leave it out`;
}

const SHAPELESS: readonly (readonly [RegExp, string])[] = [
  [/\p{L}/u, "a filler, which cannot be seen"],
  [/\p{Cc}/u, "a control character"],
  [/\p{Cf}/u, "a character that changes how others are shown and cannot be seen"],
  [/\p{Z}/u, "the end of a line"],
  [/\p{Co}/u, "which everybody draws as they like"],
];

function code(scalar: string): string {
  return `U+${scalar.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
