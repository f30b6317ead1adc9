// Part of Hwalja, under the MIT licence: see LICENSE.

//! The constants of the trie's format. In Hwalja's repository, docs/spec/FORMAT.md describes the format.

/// The base of the digits.
pub(crate) const BASE: usize = 90;
/// The version that this reader supports.
pub(crate) const VERSION: u8 = 1;
/// The number of bytes before the layout's id.
pub(crate) const HEADER_SIZE: usize = 22;
/// The number of bytes in the record of a key.
pub(crate) const KEY_SIZE: usize = 10;
/// The index of a lead without a vowel in a before-block.
pub(crate) const LEAD_INDEX: usize = 28;
/// The letter number of a key that appends no letter.
pub(crate) const NONE: usize = 89;
/// The joining number of a letter that is a pending dot, which follows the lead.
pub(crate) const PENDING: usize = 21;
/// The digit in the header for pending dots in the compatibility style.
pub(crate) const COMPATIBILITY: u8 = 2;

// The first number of each kind of cell. With the cell 0, the key appends its letter.
pub(crate) const TAIL: usize = 1;
pub(crate) const PUSH: usize = 29;
pub(crate) const CARRY: usize = 561;
pub(crate) const VOWEL: usize = 1093;
pub(crate) const BARE_LEAD: usize = 1114;
pub(crate) const APPENDED: usize = 1115;
pub(crate) const NOTHING: usize = 1116;
pub(crate) const LETTER: usize = 1117;
pub(crate) const BEFORE: usize = 1206;

/// The scalars of pending dots, which wait for the stroke that makes them a vowel.
pub(crate) const DOTS: [u32; 4] = [DOT, TWO_DOTS, COMPATIBILITY_DOT, COMPATIBILITY_TWO_DOTS];
/// One dot in the conjoining style.
pub(crate) const DOT: u32 = 0x119E;
/// Two dots in the conjoining style.
pub(crate) const TWO_DOTS: u32 = 0x11A2;
/// One dot in the compatibility style.
pub(crate) const COMPATIBILITY_DOT: u32 = 0x318D;
/// Two dots in the compatibility style.
pub(crate) const COMPATIBILITY_TWO_DOTS: u32 = 0x2025;
/// The last consonant of each tail, from tail 1 on.
pub(crate) const LAST_CONSONANTS: &str = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
