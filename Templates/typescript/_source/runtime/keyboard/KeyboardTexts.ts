// What the text before the cursor says to a keyboard.

import { lastCharacter } from "../Text.js";
import type { KeyboardField } from "./KeyboardField.js";

/** Whether a capital is due after `text`, where a field asks for `capitals`; null is of a field that says nothing. */
export function areDue(capitals: KeyboardField["capitals"], text: string | null): boolean {
  return text !== null && (capitals === "words" ? /(^|[ \n])$/ : /(^|\n) *$|[.!?…] +$/).test(text);
}

/** Whether `text` ends in a letter or a digit and one space, which a second space makes a full stop of. */
export function endsInWordAndSpace(text: string): boolean {
  return /[\p{L}\p{N}] $/u.test(text.slice(-3));
}

/** How many UTF-16 code units at the end of `text` are its last word and what is blank behind it. */
export function lastWord(text: string): number {
  const isBlank = (end: number) => text[end - 1] === " " || text[end - 1] === "\n";
  let start = text.length;
  while (isBlank(start)) start -= 1;
  while (start > 0 && !isBlank(start)) start -= 1;
  return text.length - start;
}

/** What of `marked` is written, in which one `|` stands for the cursor, and how many characters of it stand behind. */
export function partsOf(marked: string): { text: string; behind: number } {
  const cursor = marked.length > 1 ? marked.indexOf("|") : -1;
  if (cursor < 0) return { text: marked, behind: 0 };
  const end = marked.slice(cursor + 1);
  let behind = 0;
  for (let place = end.length; place > 0; behind += 1) place = lastCharacter(end, place);
  return { text: marked.slice(0, cursor) + end, behind };
}
