// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Text.ts; do not edit.
// Helpers for texts, which JavaScript counts in UTF-16 code units.
import { LAST_CONSONANTS } from "./TrieFormat.js";
/** Returns `text` after the edit at its end. */
export function applied({ deleting, inserting }, text) {
    return text.slice(0, text.length - deleting) + inserting;
}
/** Returns the smallest edit at the end of `before` that turns `before` into `after`. */
export function difference(before, after) {
    let same = 0;
    // This compares code points, so that no edit begins within one.
    while (same < before.length && before.codePointAt(same) === after.codePointAt(same))
        same += 1;
    return { deleting: before.length - same, inserting: after.slice(same) };
}
/** Returns the code point or lone surrogate of `text` that ends at `end`; 0 at the start of the text. */
export function scalarBefore(text, end = text.length) {
    if (end < 1)
        return 0;
    const unit = text.charCodeAt(end - 1);
    // Engines are slow with indices outside the text, and with surrogate pairs, which are rare.
    const pair = end > 1 && unit >> 10 === 0x37 ? text.codePointAt(end - 2) ?? 0 : 0;
    return pair > 0xffff ? pair : unit;
}
/** Returns the length of `scalar` in UTF-16 code units; 0 for 0. */
export function width(scalar) {
    return scalar > 0xffff ? 2 : scalar > 0 ? 1 : 0;
}
/** Returns `run` without its last code point. */
export function withoutScalar(run) {
    return run.slice(0, run.length - width(scalarBefore(run)));
}
/** Returns `run` without its last unit, which is a syllable, a letter, or a pending dot with its lead. */
export function withoutUnit(run) {
    const rest = withoutScalar(run);
    return /[ᄀ-ᄒㄱ-ㅎ][\u119e\u11a2\u318d\u2025]$/.test(run) ? rest.slice(0, -1) : rest;
}
/** Returns true if `run` ends in Hangul or a pending dot. In a run, every other scalar is a mark. */
export function endsInHangul(run) {
    return /[ᄀ-ᇿㄱ-ㆎ가-힣\u2025]/.test(run.slice(-1));
}
/**
 * Returns the last letter of `run` if that letter is a consonant or a mark, and "" if the letter is a vowel or a dot.
 */
export function consonantOrMark(run) {
    const last = run.slice(withoutScalar(run).length);
    if (/[가-힣]/.test(last))
        return LAST_CONSONANTS[(scalarBefore(last) - 0xac00) % 28 - 1] ?? "";
    return endsInHangul(last) && !/[ㄱ-ㅎ]/.test(last) ? "" : last;
}
/**
 * Returns true if `part` ends at `end` in `text`. In long texts, comparing slices is ten times as fast as `endsWith`.
 */
export function endsAt(text, part, end) {
    return end >= part.length && text.slice(end - part.length, end) === part;
}
/** Returns `offset`, limited to the range from 0 to `length`; 0 if it is not a number. */
export function within(offset, length) {
    return Math.min(Math.max(offset || 0, 0), length);
}
/** Returns the user-perceived characters of `text` or, in browsers that cannot segment text, its code points. */
export function charactersOf(text) {
    if (!("Segmenter" in Intl))
        return [...text];
    return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
/**
 * The greatest length of a character. A flag has 4 code units, so a limit of 64 does not split a flag in a sequence of
 * flags.
 */
export const LONGEST_CHARACTER = 64;
/** Returns the start of the last user-perceived character of `text` before `end`. */
export function lastCharacter(text, end) {
    return end - (charactersOf(text.slice(Math.max(end - LONGEST_CHARACTER, 0), end)).pop()?.length ?? 0);
}
