// Part of Hwalja, under the MIT licence: see LICENSE.

// The effects of a layout's keys, in the text of digits that docs/spec/FORMAT.md describes. A look-up reads at most
// three cells. Even for invalid text, it reads nothing outside it, and returns only Unicode scalars.

import type { Edit } from "./Edit.ts";
import { scalarBefore, width } from "./Text.ts";
import {
  APPENDED, BARE_LEAD, BASE, BEFORE, CARRY, COMPATIBILITY, COMPATIBILITY_DOT, COMPATIBILITY_TWO_DOTS, DOT, KEY_SIZE,
  LEAD_INDEX, LETTER, NONE, NOTHING, PENDING, PUSH, TAIL, TWO_DOTS, VERSION, VOWEL,
} from "./TrieFormat.ts";

/** The text of a trie, and the style of its pending dots, if that differs from the text's own. */
export interface TrieData {
  readonly trie: string;
  readonly dots?: number;
}

/** Returns the effect of the key with this index on `text`, null if it does nothing. The key defaults to backspace. */
export type LookUp = (text: string, key?: number) => Edit | null;

/** Returns the digit at `offset`; 0 outside the trie. */
export function digitOf(trie: string, offset: number) {
  return trie.charCodeAt(offset) - 0x25 || 0;
}

/**
 * Returns a function that looks up keys in `trie`. The number `dots` sets the style of pending dots.
 *
 * @throws RangeError if the trie is invalid, damaged, or of a later version.
 */
export function lookUpIn({ trie, dots = digitOf(trie, 20) }: TrieData): LookUp {
  const digit = (offset: number) => digitOf(trie, offset);
  /** Returns the number in two digits, the lower first. */
  const pair = (offset: number) => digit(offset) + digit(offset + 1) * BASE;

  const checksum = pair(4) + (pair(6) + digit(8) * BASE ** 2) * BASE ** 2;
  const isTrie = /^HWJT[%-~]{18,}$/.test(trie) && digit(9) === VERSION && pair(10) === trie.length;
  if (!isTrie || checksumOf(trie) !== checksum) throw new RangeError(`not a trie of version ${VERSION}`);

  const [ownLetters, keys, befores] = [pair(13), pair(15), pair(17)];
  const [letterCount, keyCount] = [40 + digit(12), digit(19)];
  /** Reads the table of the 19 consonants by lead, followed by leads by consonant. */
  const consonant = (index: number) => digit(ownLetters + 3 * (letterCount - 40) + index);

  /**
   * Returns a letter by its number: 19 consonants, 21 vowels, then the trie's own letters. 0 if there is no such
   * letter.
   */
  const letterOf = (letter: number) => {
    if (letter < 19) return 0x3131 + consonant(letter);
    if (letter < 40) return 0x314f + letter - 19;
    const offset = ownLetters + 3 * (letter - 40);
    const scalar = pair(offset) + digit(offset + 2) * BASE ** 2;
    if (letter >= letterCount || scalar >= 0xd800 && scalar < 0xe000) return 0;
    if (dots !== COMPATIBILITY) return scalar;
    return scalar === DOT ? COMPATIBILITY_DOT : scalar === TWO_DOTS ? COMPATIBILITY_TWO_DOTS : scalar;
  };

  /** Returns the lead of a syllable, of a conjoining lead or of a compatibility consonant; NONE for other scalars. */
  const leadOf = (scalar: number) => {
    if (isSyllable(scalar)) return (scalar - 0xac00) / 588 | 0;
    const lead = scalar >= 0x3131 && scalar < 0x314f ? consonant(19 + scalar - 0x3131) : scalar - 0x1100;
    return lead >= 0 && lead < 19 ? lead : NONE;
  };

  /** Returns the cell at `index` of a block; `otherwise` outside its range. */
  const cellAt = (block: number, index: number, otherwise = pair(block)) => {
    const offset = index - digit(block + 2);
    return offset >= 0 && offset < digit(block + 3) ? pair(block + 4 + 2 * offset) : otherwise;
  };

  /** Returns the cell for the last scalar; 0 if there is no such cell. */
  const lastCell = (record: number, last: number) => {
    const cell = (pointer: number, index: number) => cellAt(pair(record + pointer), index);
    if (isSyllable(last)) return tailOf(last) > 0 ? cell(2, tailOf(last)) : cell(4, ((last - 0xac00) / 28 | 0) % 21);
    const lead = leadOf(last);
    if (last >= 0x3131 && lead < NONE) return cell(6, lead);
    if (last >= 0x314f && last < 0x3164) return cell(8, last - 0x314f);
    for (let letter = 40; last > 0 && letter < letterCount; letter += 1) {
      if (letterOf(letter) === last) return cell(8, letter - 19);
    }
    return 0;
  };

  /**
   * Returns the index in a before-block of the scalar before the last: its tail, or the index of bare leads; -1 for all
   * others.
   */
  const beforeIndex = (before: number) =>
    isSyllable(before) ? tailOf(before) : leadOf(before) < NONE ? LEAD_INDEX : -1;

  /** Returns the letter that the key appends; 0 if it appends no letter. */
  const ownLetter = (record: number) => digit(record) === NONE ? 0 : letterOf(digit(record));

  /** Returns the key's letter on a lead: a syllable, or the lead and a pending dot; null if it joins no lead. */
  const appended = (record: number, lead: number) => {
    const joining = digit(record + 1);
    const letter = ownLetter(record);
    if (letter === 0 || joining > PENDING) return null;
    if (joining < PENDING) return textOf(syllable(lead, joining));
    return String.fromCodePoint(dots === COMPATIBILITY ? letterOf(lead) : 0x1100 + lead, letter);
  };

  /** Returns the text that `cell` writes for `scalar`; null if that is impossible. */
  const written = (record: number, cell: number, scalar: number) => {
    if (cell === NOTHING) return "";
    if (cell >= LETTER) return cell < BEFORE ? textOf(letterOf(cell - LETTER)) : null;
    if (cell >= VOWEL) {
      const lead = leadOf(scalar);
      if (lead === NONE) return null;
      if (cell === APPENDED) return appended(record, lead);
      return textOf(cell === BARE_LEAD ? letterOf(lead) : syllable(lead, cell - VOWEL));
    }
    if (!isSyllable(scalar)) return null;
    const open = scalar - tailOf(scalar);
    if (cell < PUSH) return textOf(open + cell - TAIL);
    // The lead is that of the next syllable, after the tail that stays. Both kinds of cells have the two in the same
    // order.
    const lead = (cell - PUSH) % 19;
    const next = cell < CARRY ? textOf(letterOf(lead)) : appended(record, lead);
    return next && String.fromCodePoint(open + ((cell - PUSH) / 19 | 0) % 28) + next;
  };

  return (text, key = keyCount - 1) => {
    if (key < 0 || key >= keyCount) return null;
    const record = keys + KEY_SIZE * key;
    let scalar = scalarBefore(text);
    let deleting = width(scalar);
    let cell = lastCell(record, scalar);
    if (cell >= BEFORE) {
      const block = befores + 2 * (cell - BEFORE);
      const before = scalarBefore(text, text.length - deleting);
      const found = cellAt(block, beforeIndex(before), 0);
      cell = found || pair(block);
      if (found > 0) {
        scalar = before;
        deleting += width(before);
      }
    }
    const inserting = cell > 0 ? written(record, cell, scalar) : textOf(ownLetter(record));
    return inserting === null ? null : { deleting: cell > 0 ? deleting : 0, inserting };
  };
}

/** Returns the checksum of the text that follows the checksum in `trie`. */
function checksumOf(trie: string) {
  let sum = -1;
  for (let bit = 8 * 9; bit < 8 * trie.length; bit += 1) {
    const isOdd = (sum ^ trie.charCodeAt(bit >> 3) >> bit % 8) & 1;
    sum = sum >>> 1 ^ (isOdd && 0xedb88320);
  }
  return ~sum >>> 0;
}

/** Returns a text of `scalar` alone; null if that is 0. */
function textOf(scalar: number) {
  return scalar > 0 ? String.fromCodePoint(scalar) : null;
}

function isSyllable(scalar: number) {
  return scalar >= 0xac00 && scalar < 0xd7a4;
}

function tailOf(scalar: number) {
  return (scalar - 0xac00) % 28;
}

function syllable(lead: number, vowel: number) {
  return 0xac00 + (lead * 21 + vowel) * 28;
}
