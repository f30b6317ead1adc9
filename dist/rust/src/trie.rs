// Part of Hwalja, under the MIT licence: see LICENSE.

use core::fmt;

use crate::trie_format::{BASE, COMPATIBILITY, HEADER_SIZE, VERSION};
use crate::{DotStyle, TrieError};

/// The effects of a layout's keys, stored as digits of base 90: the content of a file `LAYOUT.trie`. The digits are
/// read in place.
///
/// Even if the digits are invalid, a look-up reads at most three cells, reads nothing outside the trie, and never
/// panics.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trie<'a> {
    bytes: &'a [u8],
    /// The style of the pending dots that the trie writes, or `None` if it writes no pending dots. The bytes contain a
    /// style, but this field overrides that style.
    pub(crate) dots: Option<DotStyle>,
}

impl<'a> Trie<'a> {
    /// Opens a trie from `bytes`, such as a file in flash or a file in memory. The bytes are not copied.
    ///
    /// ```
    /// use hwalja::{Trie, TrieError};
    ///
    /// assert_eq!(Trie::open(b"GIF89a"), Err(TrieError::Truncated { expected: 22, actual: 6 }));
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the bytes are not a trie, or are damaged or of a later version.
    pub fn open(bytes: &'a [u8]) -> Result<Self, TrieError> {
        let actual = bytes.len();
        if actual < HEADER_SIZE {
            return Err(TrieError::Truncated {
                expected: HEADER_SIZE,
                actual,
            });
        }
        if !bytes.starts_with(b"HWJT") {
            return Err(TrieError::WrongMagic);
        }
        let trie = Self::unchecked(bytes);
        // The version comes before the other bytes, because later versions may have other digits.
        let version = bytes[9].wrapping_sub(b'%');
        if version > VERSION && usize::from(version) < BASE {
            return Err(TrieError::NewerVersion { version });
        }
        if let Some(offset) = bytes.iter().position(|byte| !(b'%'..=b'~').contains(byte)) {
            return Err(TrieError::WrongByte { offset });
        }
        if version != VERSION {
            return Err(TrieError::WrongByte { offset: 9 });
        }
        let expected = trie.pair(10);
        if actual < expected {
            return Err(TrieError::Truncated { expected, actual });
        }
        if actual > expected {
            return Err(TrieError::TooLong { expected, actual });
        }
        let digits = (4..9).rev().map(|offset| trie.digit(offset) as u64);
        if digits.fold(0, |sum, digit| 90 * sum + digit) != u64::from(crc32(&bytes[9..])) {
            return Err(TrieError::WrongChecksum);
        }
        Ok(trie)
    }

    /// Creates a trie from bytes that are known to be valid.
    pub(crate) const fn unchecked(bytes: &'a [u8]) -> Self {
        let dots = match bytes[20].wrapping_sub(b'%') {
            0 => None,
            COMPATIBILITY => Some(DotStyle::Compatibility),
            _ => Some(DotStyle::Conjoining),
        };
        Self { bytes, dots }
    }

    /// Returns the bytes of the trie.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the id of the trie's layout.
    pub fn id(&self) -> &'a str {
        let id = self
            .bytes
            .get(HEADER_SIZE..HEADER_SIZE + self.digit(HEADER_SIZE - 1));
        id.and_then(|id| core::str::from_utf8(id).ok())
            .unwrap_or_default()
    }

    /// Returns the number of keys, including backspace, which is the last key.
    pub fn key_count(&self) -> usize {
        self.digit(19)
    }

    /// Returns the digit at `offset`. Returns 0 outside the trie, because offsets in a trie may be forged.
    pub(crate) fn digit(&self, offset: usize) -> usize {
        self.bytes
            .get(offset)
            .map_or(0, |byte| usize::from(byte.wrapping_sub(b'%')))
    }

    /// Returns the number in the two digits at `offset`, the lower digit first.
    pub(crate) fn pair(&self, offset: usize) -> usize {
        self.digit(offset) + BASE * self.digit(offset + 1)
    }
}

impl fmt::Debug for Trie<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Trie").field(&self.id()).finish()
    }
}

/// Returns the CRC-32 of gzip. Works bit by bit, because a table would be larger than the tries.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            sum >> 1 ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 }
        })
    })
}
