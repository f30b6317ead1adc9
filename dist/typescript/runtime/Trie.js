// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/Trie.ts; do not edit.
// What the keys of a layout do, in the text of digits that docs/spec/FORMAT.md describes. A look-up reads at most three
// cells. Whatever the text says, it reads nothing outside it and gives Unicode scalars only.
import { scalarBefore, width } from "./Text.js";
import { APPENDED, BARE_LEAD, BASE, BEFORE, CARRY, COMPATIBILITY, COMPATIBILITY_DOT, DOT, KEY_SIZE, LEAD_INDEX, LETTER, NONE, NOTHING, PENDING, PUSH, TAIL, VOWEL, } from "./TrieFormat.js";
/** Whether the checksum of `trie` is that of what follows it. */
export function isSealed(trie) {
    let sum = -1;
    for (let bit = 8 * 9; bit < 8 * trie.length; bit += 1) {
        const isOdd = (sum ^ trie.charCodeAt(bit >> 3) >> bit % 8) & 1;
        sum = sum >>> 1 ^ (isOdd && 0xedb88320);
    }
    return ~sum >>> 0 === pair(trie, 4) + (pair(trie, 6) + digit(trie, 8) * BASE ** 2) * BASE ** 2;
}
/** What key number `key` does to `text` before the cursor, null if nothing. Backspace is the last key. */
export function lookUp(trie, key, text) {
    if (key < 0 || key >= digit(trie, 19))
        return null;
    const record = pair(trie, 15) + KEY_SIZE * key;
    let scalar = scalarBefore(text);
    let deleting = width(scalar);
    let cell = lastCell(trie, record, scalar);
    if (cell >= BEFORE) {
        const block = pair(trie, 17) + 2 * (cell - BEFORE);
        const before = scalarBefore(text, text.length - deleting);
        const found = cellAt(trie, block, beforeIndex(trie, before), 0);
        cell = found || pair(trie, block);
        if (found > 0) {
            scalar = before;
            deleting += width(before);
        }
    }
    const inserting = cell > 0 ? written(trie, record, cell, scalar) : ownLetter(trie, record);
    return inserting === null ? null : { deleting: cell > 0 ? deleting : 0, inserting };
}
/** The cell for the last code point, 0 if there is none. */
function lastCell(trie, record, last) {
    const cell = (pointer, index) => {
        const block = pair(trie, record + pointer);
        return cellAt(trie, block, index, pair(trie, block));
    };
    if (isSyllable(last))
        return tailOf(last) > 0 ? cell(2, tailOf(last)) : cell(4, ((last - 0xac00) / 28 | 0) % 21);
    const lead = leadOf(trie, last);
    if (last >= 0x3131 && lead < NONE)
        return cell(6, lead);
    if (last >= 0x314f && last < 0x3164)
        return cell(8, last - 0x314f);
    for (let own = 0; last > 0 && own < digit(trie, 12); own += 1) {
        if (scalarOf(trie, 40 + own) === last)
            return cell(8, 21 + own);
    }
    return 0;
}
/** The cell at `index` of a block, `otherwise` outside its range. */
function cellAt(trie, block, index, otherwise) {
    const offset = index - digit(trie, block + 2);
    return offset >= 0 && offset < digit(trie, block + 3) ? pair(trie, block + 4 + 2 * offset) : otherwise;
}
/** The index in a before-block of the code point before the last: its tail, or the index of bare leads; or -1. */
function beforeIndex(trie, before) {
    if (isSyllable(before))
        return tailOf(before);
    return leadOf(trie, before) < NONE ? LEAD_INDEX : -1;
}
/** What `cell` makes of `scalar`; null if that is impossible. */
function written(trie, record, cell, scalar) {
    if (cell < VOWEL) {
        if (!isSyllable(scalar))
            return null;
        if (cell < PUSH)
            return withTail(scalar, cell - TAIL);
        // The tail that stays, and the lead that the rest becomes. Both kinds of cells have them in the same order.
        const lead = (cell - PUSH) % 19;
        const next = cell < CARRY ? letterOf(trie, lead) : appended(trie, record, lead);
        return next === null ? null : withTail(scalar, ((cell - PUSH) / 19 | 0) % 28) + next;
    }
    if (cell === NOTHING)
        return "";
    if (cell >= LETTER)
        return cell < BEFORE ? letterOf(trie, cell - LETTER) : null;
    const lead = leadOf(trie, scalar);
    if (lead === NONE)
        return null;
    if (cell === APPENDED)
        return appended(trie, record, lead);
    return cell === BARE_LEAD ? letterOf(trie, lead) : syllable(lead, cell - VOWEL);
}
/** The letter that the key appends, null if it appends none. */
function ownLetter(trie, record) {
    const letter = digit(trie, record);
    return letter === NONE ? null : letterOf(trie, letter);
}
/** The key's letter on a lead: a syllable, or the lead and a pending dot; null if it joins no lead. */
function appended(trie, record, lead) {
    const joining = digit(trie, record + 1);
    const letter = ownLetter(trie, record);
    if (letter === null || joining > PENDING)
        return null;
    if (joining < PENDING)
        return syllable(lead, joining);
    return String.fromCodePoint(isCompatible(trie) ? scalarOf(trie, lead) : 0x1100 + lead) + letter;
}
/** The lead of a syllable, a conjoining lead or a compatibility consonant; NONE for all else. */
function leadOf(trie, scalar) {
    if (isSyllable(scalar))
        return (scalar - 0xac00) / 588 | 0;
    if (scalar >= 0x1100 && scalar < 0x1113)
        return scalar - 0x1100;
    const lead = scalar < 0x3131 || scalar >= 0x314f ? NONE : consonant(trie, 19 + scalar - 0x3131);
    return lead < 19 ? lead : NONE;
}
/** The letter of that number, null if there is none. */
function letterOf(trie, letter) {
    const scalar = scalarOf(trie, letter);
    return scalar > 0 ? String.fromCodePoint(scalar) : null;
}
/** The code point of a letter by its number: 19 consonants, 21 vowels, then the trie's own. 0 if it is none. */
function scalarOf(trie, letter) {
    if (letter < 19)
        return 0x3131 + consonant(trie, letter);
    if (letter < 40)
        return 0x314f + letter - 19;
    const offset = pair(trie, 13) + 3 * (letter - 40);
    const scalar = pair(trie, offset) + digit(trie, offset + 2) * BASE * BASE;
    const isScalar = letter < 40 + digit(trie, 12) && (scalar < 0xd800 || scalar > 0xdfff);
    if (scalar === DOT && isScalar && isCompatible(trie))
        return COMPATIBILITY_DOT;
    return isScalar ? scalar : 0;
}
/** The table of the 19 consonants by lead, and then of leads by consonant. It follows the trie's own letters. */
function consonant(trie, index) {
    return digit(trie, pair(trie, 13) + 3 * digit(trie, 12) + index);
}
/** Whether pending dots are written in the compatibility style. Only this digit differs between the styles. */
function isCompatible(trie) {
    return digit(trie, 20) === COMPATIBILITY;
}
/** The digit at `offset`, 0 outside the trie. */
export function digit(trie, offset) {
    return trie.charCodeAt(offset) - 0x25 || 0;
}
/** A number of two digits, the lower first. */
export function pair(trie, offset) {
    return digit(trie, offset) + digit(trie, offset + 1) * BASE;
}
function isSyllable(scalar) {
    return scalar >= 0xac00 && scalar < 0xd7a4;
}
function tailOf(scalar) {
    return (scalar - 0xac00) % 28;
}
/** The syllable `scalar` with another tail. */
function withTail(scalar, tail) {
    return String.fromCodePoint(scalar - tailOf(scalar) + tail);
}
function syllable(lead, vowel) {
    return String.fromCodePoint(0xac00 + (lead * 21 + vowel) * 28);
}
