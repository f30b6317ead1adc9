use core::fmt;

use crate::trie_format::VERSION;

/// Why bytes cannot be opened as a trie. Sizes and offsets are in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TrieError {
    /// They do not begin as a trie does.
    WrongMagic,
    /// The trie is of a later version than this reader knows.
    NewerVersion {
        /// The trie's version.
        version: u8,
    },
    /// There are fewer bytes than the header says, or than a header takes.
    Truncated {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        actual: usize,
    },
    /// There are more bytes than the header says.
    TooLong {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        actual: usize,
    },
    /// A byte is none that can stand in its place.
    WrongByte {
        /// Where it is.
        offset: usize,
    },
    /// The checksum is not that of the bytes.
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
