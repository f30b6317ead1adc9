// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Trie.ts; do not edit.
// The effects of a layout's keys, encoded as a text of digits that docs/spec/FORMAT.md describes. A look-up reads at
// most three cells. Even if the text is invalid, a look-up reads nothing outside the text, and returns only Unicode
// scalars.
import { scalarBefore, width } from "./Text.js";
import { APPENDED, BARE_LEAD, BASE, BEFORE, CARRY, COMPATIBILITY, COMPATIBILITY_DOT, COMPATIBILITY_TWO_DOTS, DOT, KEY_SIZE, LEAD_INDEX, LETTER, NONE, NOTHING, PENDING, PUSH, TAIL, TWO_DOTS, VERSION, VOWEL, } from "./TrieFormat.js";
/** Returns the digit at `offset`; 0 outside the trie. */
export function digitOf(trie, offset) {
    return trie.charCodeAt(offset) - 0x25 || 0;
}
/**
 * Returns a function that looks up keys in `trie`. The number `dots` sets the style of pending dots.
 *
 * @throws RangeError if the trie is invalid or damaged, or has a later version.
 */
export function lookUpIn({ trie, dots = digitOf(trie, 20) }) {
    const digit = (offset) => digitOf(trie, offset);
    /** Returns the number that the two digits at `offset` encode. The lower digit comes first. */
    const pair = (offset) => digit(offset) + digit(offset + 1) * BASE;
    const checksum = pair(4) + (pair(6) + digit(8) * BASE ** 2) * BASE ** 2;
    const isTrie = /^HWJT[%-~]{18,}$/.test(trie) && digit(9) === VERSION && pair(10) === trie.length;
    if (!isTrie || checksumOf(trie) !== checksum)
        throw new RangeError(`not a trie of version ${VERSION}`);
    const [ownLetters, keys, befores] = [pair(13), pair(15), pair(17)];
    const [letterCount, keyCount] = [40 + digit(12), digit(19)];
    /** Returns an entry of the table that maps the 19 leads to consonants, and then consonants to leads. */
    const consonant = (index) => digit(ownLetters + 3 * (letterCount - 40) + index);
    /**
     * Returns the letter with this number; 0 if there is no such letter. The numbers count 19 consonants, then 21 vowels,
     * then the trie's own letters.
     */
    const letterOf = (letter) => {
        if (letter < 19)
            return 0x3131 + consonant(letter);
        if (letter < 40)
            return 0x314f + letter - 19;
        const offset = ownLetters + 3 * (letter - 40);
        const scalar = pair(offset) + digit(offset + 2) * BASE ** 2;
        if (letter >= letterCount || scalar >= 0xd800 && scalar < 0xe000)
            return 0;
        if (dots !== COMPATIBILITY)
            return scalar;
        return scalar === DOT ? COMPATIBILITY_DOT : scalar === TWO_DOTS ? COMPATIBILITY_TWO_DOTS : scalar;
    };
    /**
     * Returns the number of the lead in a syllable, a conjoining lead or a compatibility consonant; NONE for other
     * scalars.
     */
    const leadOf = (scalar) => {
        if (isSyllable(scalar))
            return (scalar - 0xac00) / 588 | 0;
        const lead = scalar >= 0x3131 && scalar < 0x314f ? consonant(19 + scalar - 0x3131) : scalar - 0x1100;
        return lead >= 0 && lead < 19 ? lead : NONE;
    };
    /** Returns the cell at `index` of a block; `otherwise` if `index` is outside the block's range. */
    const cellAt = (block, index, otherwise = pair(block)) => {
        const offset = index - digit(block + 2);
        return offset >= 0 && offset < digit(block + 3) ? pair(block + 4 + 2 * offset) : otherwise;
    };
    /** Returns the cell for the last scalar; 0 if there is no such cell. */
    const lastCell = (record, last) => {
        const cell = (pointer, index) => cellAt(pair(record + pointer), index);
        if (isSyllable(last))
            return tailOf(last) > 0 ? cell(2, tailOf(last)) : cell(4, ((last - 0xac00) / 28 | 0) % 21);
        const lead = leadOf(last);
        if (last >= 0x3131 && lead < NONE)
            return cell(6, lead);
        if (last >= 0x314f && last < 0x3164)
            return cell(8, last - 0x314f);
        for (let letter = 40; last > 0 && letter < letterCount; letter += 1) {
            if (letterOf(letter) === last)
                return cell(8, letter - 19);
        }
        return 0;
    };
    /**
     * Returns the index, in a before-block, of the scalar that precedes the last scalar. The index of a syllable is its
     * tail. All bare leads share one index. Returns -1 for all other scalars.
     */
    const beforeIndex = (before) => isSyllable(before) ? tailOf(before) : leadOf(before) < NONE ? LEAD_INDEX : -1;
    /** Returns the letter that the key appends; 0 if it appends no letter. */
    const ownLetter = (record) => digit(record) === NONE ? 0 : letterOf(digit(record));
    /**
     * Returns the key's letter joined to a lead. The result is a syllable, or the lead and a pending dot. Returns null if
     * the letter does not join a lead.
     */
    const appended = (record, lead) => {
        const joining = digit(record + 1);
        const letter = ownLetter(record);
        if (letter === 0 || joining > PENDING)
            return null;
        if (joining < PENDING)
            return textOf(syllable(lead, joining));
        return String.fromCodePoint(dots === COMPATIBILITY ? letterOf(lead) : 0x1100 + lead, letter);
    };
    /** Returns the text with which `cell` replaces `scalar`; null if the cell does not apply to that scalar. */
    const written = (record, cell, scalar) => {
        if (cell === NOTHING)
            return "";
        if (cell >= LETTER)
            return cell < BEFORE ? textOf(letterOf(cell - LETTER)) : null;
        if (cell >= VOWEL) {
            const lead = leadOf(scalar);
            if (lead === NONE)
                return null;
            if (cell === APPENDED)
                return appended(record, lead);
            return textOf(cell === BARE_LEAD ? letterOf(lead) : syllable(lead, cell - VOWEL));
        }
        if (!isSyllable(scalar))
            return null;
        const open = scalar - tailOf(scalar);
        if (cell < PUSH)
            return textOf(open + cell - TAIL);
        // The lead belongs to the next syllable. The tail stays in this syllable. Both kinds of cells store the tail and
        // the lead in the same order.
        const lead = (cell - PUSH) % 19;
        const next = cell < CARRY ? textOf(letterOf(lead)) : appended(record, lead);
        return next && String.fromCodePoint(open + ((cell - PUSH) / 19 | 0) % 28) + next;
    };
    return (text, key = keyCount - 1) => {
        if (key < 0 || key >= keyCount)
            return null;
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
/** Returns the checksum of the part of `trie` that follows the stored checksum. */
function checksumOf(trie) {
    let sum = -1;
    for (let bit = 8 * 9; bit < 8 * trie.length; bit += 1) {
        const isOdd = (sum ^ trie.charCodeAt(bit >> 3) >> bit % 8) & 1;
        sum = sum >>> 1 ^ (isOdd && 0xedb88320);
    }
    return ~sum >>> 0;
}
/** Returns a text that contains only `scalar`; null if `scalar` is 0. */
function textOf(scalar) {
    return scalar > 0 ? String.fromCodePoint(scalar) : null;
}
function isSyllable(scalar) {
    return scalar >= 0xac00 && scalar < 0xd7a4;
}
function tailOf(scalar) {
    return (scalar - 0xac00) % 28;
}
function syllable(lead, vowel) {
    return 0xac00 + (lead * 21 + vowel) * 28;
}
