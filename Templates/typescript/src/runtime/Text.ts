// Texts, which JavaScript counts in UTF-16 code units.

import type { Edit } from "./Edit.ts";
import { LAST_CONSONANTS } from "./TrieFormat.ts";

/** `text` with the edit made at its end. */
export function applied({ deleting, inserting }: Edit, text: string) {
  return text.slice(0, text.length - deleting) + inserting;
}

/** The smallest edit at the end of `before` that turns it into `after`. */
export function difference(before: string, after: string): Edit {
  let same = 0;
  // Code points are compared, so that no edit begins within one.
  while (same < before.length && before.codePointAt(same) === after.codePointAt(same)) same += 1;
  return { deleting: before.length - same, inserting: after.slice(same) };
}

/** The code point of `text` that ends at `end`, 0 if there is none; a lone surrogate is its own. */
export function scalarBefore(text: string, end = text.length) {
  if (end < 1) return 0;
  const unit = text.charCodeAt(end - 1);
  // Engines are slow where an index is outside the text, and with pairs of surrogates, which are rare.
  const pair = end > 1 && unit >> 10 === 0x37 ? text.codePointAt(end - 2) ?? 0 : 0;
  return pair > 0xffff ? pair : unit;
}

/** How many UTF-16 code units `scalar` takes; 0 for none. */
export function width(scalar: number) {
  return scalar > 0xffff ? 2 : scalar > 0 ? 1 : 0;
}

/** `run` without its last code point. */
export function withoutScalar(run: string) {
  return run.slice(0, run.length - width(scalarBefore(run)));
}

/** `run` without its last unit: a syllable, a letter, or a pending dot with its lead. */
export function withoutUnit(run: string) {
  const rest = withoutScalar(run);
  return /[ᄀ-ᄒㄱ-ㅎ][\u119e\u11a2\u318d\u2025]$/.test(run) ? rest.slice(0, -1) : rest;
}

/** True if `run` ends in Hangul or a pending dot. In a run, all else is a mark. */
export function endsInHangul(run: string) {
  return /[ᄀ-ᇿㄱ-ㆎ가-힣\u2025]/.test(run.slice(-1));
}

/** The last letter of `run` if it is a consonant or a mark; "" if it is a vowel or a dot. */
export function consonantOrMark(run: string) {
  const last = run.slice(withoutScalar(run).length);
  if (/[가-힣]/.test(last)) return LAST_CONSONANTS[(scalarBefore(last) - 0xac00) % 28 - 1] ?? "";
  return endsInHangul(last) && !/[ㄱ-ㅎ]/.test(last) ? "" : last;
}

/** Whether `part` ends at `end` in `text`. In long texts, engines compare slices ten times as fast as by `endsWith`. */
export function endsAt(text: string, part: string, end: number) {
  return end >= part.length && text.slice(end - part.length, end) === part;
}

/** `offset`, or the nearest to it from 0 to `length`; 0 if it is no number. */
export function within(offset: number, length: number) {
  return Math.min(Math.max(offset || 0, 0), length);
}

/** The user-perceived characters of `text`, in browsers that know them; in others, its code points. */
export function charactersOf(text: string) {
  if (!("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** What no character is longer than. A flag has 4 code units, so that 64 cut none in two. */
export const LONGEST_CHARACTER = 64;

/** Where the last user-perceived character of `text` before `end` begins. */
export function lastCharacter(text: string, end: number) {
  return end - (charactersOf(text.slice(Math.max(end - LONGEST_CHARACTER, 0), end)).pop()?.length ?? 0);
}
