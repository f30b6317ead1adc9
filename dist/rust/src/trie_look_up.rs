// Part of Hwalja, under the MIT licence: see LICENSE.

//! The look-up in a trie, in the format of docs/spec/FORMAT.md in Hwalja's repository.

use crate::hangul::{is_syllable, lead_of, tail_of, vowel_of};
use crate::trie_format::{
    APPENDED, BARE_LEAD, BEFORE, CARRY, COMPATIBILITY_DOT, COMPATIBILITY_TWO_DOTS, DOT, KEY_SIZE,
    LEAD_INDEX, LETTER, NONE, NOTHING, PENDING, PUSH, TAIL, TWO_DOTS, VOWEL,
};
use crate::{DotStyle, Edit, Trie};

impl Trie<'_> {
    /// Looks up the effect of a key if the text before the cursor ends in `before` and `last`. This is the look-up
    /// alone, without a run.
    ///
    /// `key` is the index of the key in the layout. The number after the last key means backspace by jamo. Returns
    /// `None` if the key does nothing, or if the trie has no such key.
    #[must_use]
    pub fn look_up(&self, key: usize, last: Option<char>, before: Option<char>) -> Option<Edit> {
        if key >= self.key_count() {
            return None;
        }
        let record = self.pair(15) + KEY_SIZE * key;
        let last = last.map_or(0, u32::from);
        let before = before.map_or(0, u32::from);
        let cell = self.last_cell(record, last);
        if cell == 0 {
            return Some(Edit::new(0).with(self.key_letter(record)?));
        }
        if cell < BEFORE {
            return self.made(cell, last, record);
        }
        let block = self.pair(17) + 2 * (cell - BEFORE);
        let index = self.before_index(before);
        let found = index.and_then(|index| self.exception(block, index));
        match (found.unwrap_or(0), self.pair(block)) {
            (0, 0) => Some(Edit::new(0).with(self.key_letter(record)?)),
            (0, own) => self.made(own, last, record),
            (found, _) => Some(self.made(found, before, record)?.deletes(2)),
        }
    }

    /// Returns the cell for the last scalar. Returns 0 if there is no such cell.
    fn last_cell(&self, record: usize, last: u32) -> usize {
        let (pointer, index) = match (tail_of(last), self.lead(last)) {
            (Some(0), _) => (4, vowel_of(last)),
            (Some(tail), _) => (2, tail),
            (None, Some(lead)) if last >= 0x3131 => (6, lead),
            _ if (0x314F..=0x3163).contains(&last) => (8, (last - 0x314F) as usize),
            _ => {
                let mut own = 0..self.digit(12);
                match own.position(|index| self.letter(40 + index).map(u32::from) == Some(last)) {
                    Some(index) => (8, 21 + index),
                    None => return 0,
                }
            }
        };
        let block = self.pair(record + pointer);
        self.exception(block, index)
            .unwrap_or_else(|| self.pair(block))
    }

    /// Returns the index of the second-last scalar in a before-block.
    fn before_index(&self, before: u32) -> Option<usize> {
        tail_of(before).or_else(|| self.lead(before).map(|_| LEAD_INDEX))
    }

    /// Returns the cell at `index` of a block, or `None` if `index` is outside the block's range.
    fn exception(&self, block: usize, index: usize) -> Option<usize> {
        let place = index.checked_sub(self.digit(block + 2))?;
        (place < self.digit(block + 3)).then(|| self.pair(block + 4 + 2 * place))
    }

    /// Returns the edit that replaces `scalar` according to `cell`. Returns `None` if that is impossible, or if `cell`
    /// is a before-cell.
    fn made(&self, cell: usize, scalar: u32, record: usize) -> Option<Edit> {
        let edit = Edit::new(1);
        if cell < VOWEL {
            return self.with_tail(cell, scalar, record);
        }
        match cell {
            NOTHING => Some(edit),
            APPENDED => self.joined(edit, self.lead(scalar)?, record),
            BARE_LEAD => Some(edit.with(self.letter(self.lead(scalar)?)?)),
            _ if cell < BARE_LEAD => {
                Some(edit.with(syllable(self.lead(scalar)?, cell - VOWEL, 0)?))
            }
            _ if cell < BEFORE => Some(edit.with(self.letter(cell - LETTER)?)),
            _ => None,
        }
    }

    /// Returns the edit that gives a syllable another tail, and adds the letter or syllable of a push or carry cell.
    fn with_tail(&self, cell: usize, scalar: u32, record: usize) -> Option<Edit> {
        if !is_syllable(scalar) {
            return None;
        }
        let (tail, lead) = match cell {
            _ if cell < PUSH => (cell - TAIL, 0),
            _ if cell < CARRY => ((cell - PUSH) / 19, (cell - PUSH) % 19),
            _ => ((cell - CARRY) / 19, (cell - CARRY) % 19),
        };
        let edit = Edit::new(1).with(syllable(lead_of(scalar), vowel_of(scalar), tail)?);
        match cell {
            _ if cell < PUSH => Some(edit),
            _ if cell < CARRY => Some(edit.with(self.letter(lead)?)),
            _ => self.joined(edit, lead, record),
        }
    }

    /// Returns `edit` with the key's letter joined to a lead. The result is a syllable, or the lead and a pending dot.
    fn joined(&self, edit: Edit, lead: usize, record: usize) -> Option<Edit> {
        let letter = self.key_letter(record)?;
        match self.digit(record + 1) {
            PENDING => {
                let lead = match self.dots {
                    Some(DotStyle::Compatibility) => self.letter(lead)?,
                    _ => scalar(0x1100, lead)?,
                };
                Some(edit.with(lead).with(letter))
            }
            vowel if vowel < PENDING => Some(edit.with(syllable(lead, vowel, 0)?)),
            _ => None,
        }
    }

    /// Returns the lead of a syllable, of a conjoining lead, or of a compatibility consonant.
    fn lead(&self, scalar: u32) -> Option<usize> {
        match scalar {
            0xAC00..=0xD7A3 => Some(lead_of(scalar)),
            0x1100..=0x1112 => Some((scalar - 0x1100) as usize),
            0x3131..=0x314E => {
                let lead = self.digit(self.consonants() + 19 + (scalar - 0x3131) as usize);
                (lead < 19).then_some(lead)
            }
            _ => None,
        }
    }

    /// Returns the letter that a key appends, or `None` if the key appends no letter.
    fn key_letter(&self, record: usize) -> Option<char> {
        Some(self.digit(record))
            .filter(|&number| number != NONE)
            .and_then(|number| self.letter(number))
    }

    /// Returns the letter with this number. The numbers start with 19 consonants and 21 vowels, and the trie's own
    /// letters follow.
    fn letter(&self, number: usize) -> Option<char> {
        match number {
            0..=18 => scalar(0x3131, self.digit(self.consonants() + number)),
            19..=39 => scalar(0x314F, number - 19),
            _ if number < 40 + self.digit(12) => {
                let offset = self.pair(13) + 3 * (number - 40);
                // The product needs 32 bits, because `usize` may have 16.
                let high = 8_100 * u32::try_from(self.digit(offset + 2)).ok()?;
                let is_compatible = self.dots == Some(DotStyle::Compatibility);
                let letter = match high + u32::try_from(self.pair(offset)).ok()? {
                    DOT if is_compatible => COMPATIBILITY_DOT,
                    TWO_DOTS if is_compatible => COMPATIBILITY_TWO_DOTS,
                    letter => letter,
                };
                char::from_u32(letter).filter(|&letter| letter != '\0')
            }
            _ => None,
        }
    }

    /// Returns the offset of the 19 consonants. The 30 lead indices follow them.
    fn consonants(&self) -> usize {
        self.pair(13) + 3 * self.digit(12)
    }
}

/// Returns the scalar at an offset from `base`, or `None` if that is not a scalar.
fn scalar(base: u32, offset: usize) -> Option<char> {
    char::from_u32(base + u32::try_from(offset).ok()?)
}

fn syllable(lead: usize, vowel: usize, tail: usize) -> Option<char> {
    scalar(0xAC00, (lead * 21 + vowel) * 28 + tail)
}
