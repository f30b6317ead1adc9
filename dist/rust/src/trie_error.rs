// Part of Hwalja, under the MIT licence: see LICENSE.

use core::fmt;

use crate::trie_format::VERSION;

/// The reason why bytes cannot be opened as a trie. Sizes and offsets are in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TrieError {
    /// The bytes do not start with the magic of a trie.
    WrongMagic,
    /// The trie has a later version than this reader supports.
    NewerVersion {
        /// The trie's version.
        version: u8,
    },
    /// There are fewer bytes than the header gives, or fewer than a header needs.
    Truncated {
        /// The expected number of bytes.
        expected: usize,
        /// The actual number of bytes.
        actual: usize,
    },
    /// There are more bytes than the header gives.
    TooLong {
        /// The expected number of bytes.
        expected: usize,
        /// The actual number of bytes.
        actual: usize,
    },
    /// A byte is invalid.
    WrongByte {
        /// The offset of that byte.
        offset: usize,
    },
    /// The checksum does not match the bytes.
    WrongChecksum,
}

impl fmt::Display for TrieError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::WrongMagic => {
                formatter.write_str("not a trie: the first four bytes are not HWJT")
            }
            Self::NewerVersion { version } => write!(
                formatter,
                "version {version} is newer than this reader, which knows {VERSION}"
            ),
            Self::Truncated { expected, actual } => {
                write!(formatter, "cut short: {actual} bytes of {expected}")
            }
            Self::TooLong { expected, actual } => {
                write!(formatter, "too long: {actual} bytes for {expected}")
            }
            Self::WrongByte { offset } => {
                write!(
                    formatter,
                    "damaged: the byte at {offset} cannot stand there"
                )
            }
            Self::WrongChecksum => formatter.write_str("damaged: the checksum is wrong"),
        }
    }
}

#[cfg(feature = "std")]
impl std::error::Error for TrieError {}
