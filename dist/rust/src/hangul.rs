// Part of Hwalja, under the MIT licence: see LICENSE.

//! Arithmetic on Hangul in Unicode. Scalars are numbers here; 0 means no scalar.

use crate::trie_format::{DOTS, LAST_CONSONANTS};

/// Returns the tail of a syllable, which is 0 if the syllable has no tail. Returns `None` if `scalar` is not a
/// syllable.
pub(crate) fn tail_of(scalar: u32) -> Option<usize> {
    is_syllable(scalar).then(|| ((scalar - 0xAC00) % 28) as usize)
}

/// Returns the vowel of a syllable, from 0.
pub(crate) fn vowel_of(syllable: u32) -> usize {
    (syllable.wrapping_sub(0xAC00) / 28 % 21) as usize
}

/// Returns the lead of a syllable, from 0.
pub(crate) fn lead_of(syllable: u32) -> usize {
    (syllable.wrapping_sub(0xAC00) / 588) as usize
}

/// Returns true if `scalar` is one of the 11,172 syllables.
pub(crate) fn is_syllable(scalar: u32) -> bool {
    (0xAC00..=0xD7A3).contains(&scalar)
}

/// Returns true if `first` and `second` are a lead and its pending dot, which form one unit.
pub(crate) fn is_pending(first: char, second: char) -> bool {
    DOTS.contains(&u32::from(second))
        && matches!(first, '\u{1100}'..='\u{1112}' | '\u{3131}'..='\u{314E}')
}

/// Returns true if `scalar` is Korean. In a run, every other scalar is a mark.
pub(crate) fn is_hangul(scalar: char) -> bool {
    DOTS.contains(&u32::from(scalar))
        || matches!(scalar, '\u{1100}'..='\u{11FF}' | '\u{3131}'..='\u{318E}' | '\u{AC00}'..='\u{D7A3}')
}

/// Returns the last letter of `scalar` if that letter is a consonant or a mark. Returns `None` if it is a vowel or a
/// dot.
pub(crate) fn consonant_or_mark(scalar: char) -> Option<char> {
    if let Some(tail) = tail_of(u32::from(scalar)) {
        return LAST_CONSONANTS.chars().nth(tail.checked_sub(1)?);
    }
    let is_consonant = matches!(scalar, '\u{3131}'..='\u{314E}');
    (is_consonant || !is_hangul(scalar)).then_some(scalar)
}
