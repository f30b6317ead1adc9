// Part of Hwalja, under the MIT licence: see LICENSE.

use core::fmt;
use core::time::Duration;

use crate::{DotStyle, Edit, Key, Trie, TrieError};

/// A keyboard layout: its keys, and their effects on the text before the cursor.
///
/// [`layouts`](crate::layouts) contains the built-in layouts.
#[derive(Clone, Copy)]
pub struct KeyboardLayout<'a> {
    pub(crate) id: &'a str,
    pub(crate) name: &'a str,
    pub(crate) latin_name: &'a str,
    pub(crate) space_ends_run: bool,
    /// The pause, in milliseconds.
    pub(crate) cycle_timeout: u16,
    pub(crate) keys: &'a [Key<'a>],
    pub(crate) trie: Trie<'a>,
}

impl<'a> KeyboardLayout<'a> {
    /// Opens a layout of your own from the file `LAYOUT.trie`.
    ///
    /// A trie contains no names, so [`key_at`](Self::key_at) returns the keys by their numbers. Space writes a space,
    /// and a pause is a second. For a layout with names and settings, use `gen --layout-file my.json --format rust`.
    ///
    /// ```
    /// use hwalja::{layouts, Composer, KeyboardLayout};
    ///
    /// let layout = KeyboardLayout::open(layouts::ALL[0].trie().bytes())?;
    /// let mut composer = Composer::new(&layout);
    /// composer.press(&layout.key_at(0).unwrap());
    /// # Ok::<(), hwalja::TrieError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the bytes are not a trie, or are damaged or of a later version.
    pub fn open(bytes: &'a [u8]) -> Result<Self, TrieError> {
        let trie = Trie::open(bytes)?;
        let id = trie.id();
        Ok(Self {
            id,
            name: "",
            latin_name: "",
            space_ends_run: false,
            cycle_timeout: 1000,
            keys: &[],
            trie,
        })
    }

    /// Returns the id of the layout in file names and settings.
    pub fn id(&self) -> &'a str {
        self.id
    }

    /// Returns the style of the pending dots that the layout writes, or `None` if it writes no pending dots.
    pub const fn dots(&self) -> Option<DotStyle> {
        self.trie.dots
    }

    /// Returns a copy of the layout with pending dots in that style. If the layout has no pending dots, the copy is the
    /// same.
    #[must_use]
    pub const fn writing(&self, dots: DotStyle) -> Self {
        let mut layout = *self;
        if layout.trie.dots.is_some() {
            layout.trie.dots = Some(dots);
        }
        layout
    }

    /// Returns the name of the layout in Korean.
    pub fn name(&self) -> &'a str {
        self.name
    }

    /// Returns the name of the layout in Latin letters.
    pub fn latin_name(&self) -> &'a str {
        self.latin_name
    }

    /// Returns true if a space after a letter of the run ends the run and writes nothing.
    pub fn space_ends_run(&self) -> bool {
        self.space_ends_run
    }

    /// Returns the pause after which another press of the same key begins a new letter. See
    /// [`Composer::end_cycle`](crate::Composer::end_cycle).
    pub fn cycle_timeout(&self) -> Duration {
        Duration::from_millis(self.cycle_timeout.into())
    }

    /// Returns the keys that type, in the order of the layout. Those that need shift come last.
    pub fn keys(&self) -> &'a [Key<'a>] {
        self.keys
    }

    /// Returns the trie, which contains the effects of the keys.
    pub fn trie(&self) -> &Trie<'a> {
        &self.trie
    }

    /// Returns the number of keys that type.
    pub fn key_count(&self) -> usize {
        self.trie.key_count().saturating_sub(1)
    }

    /// Returns the key with that number, from 0 in the order of the layout. If the layout was opened from a trie, the
    /// key has no texts.
    pub fn key_at(&self, number: usize) -> Option<Key<'a>> {
        let nameless = Key {
            layout: self.id,
            number: u8::try_from(number).ok()?,
            ..Key::NAMELESS
        };
        (number < self.key_count()).then(|| self.keys.get(number).copied().unwrap_or(nameless))
    }

    /// Returns the key with this id.
    pub fn key(&self, id: &str) -> Option<&'a Key<'a>> {
        self.keys.iter().find(|key| key.id() == id)
    }

    /// Returns the key for `code`: a key of a phone, or a letter of a QWERTY keyboard, where a capital means the letter
    /// with shift.
    pub fn key_by_code(&self, code: &str) -> Option<&'a Key<'a>> {
        self.keys.iter().find(|key| key.code() == Some(code))
    }

    /// Returns the key that `scalar` identifies in hosts that send characters.
    pub fn key_by_scalar(&self, scalar: char) -> Option<&'a Key<'a>> {
        self.keys.iter().find(|key| key.scalar() == Some(scalar))
    }

    /// Returns the edit that `key` makes after `text`, the text before the cursor. This is the look-up alone, without a
    /// run.
    ///
    /// Returns `None` if the key does nothing here, or belongs to another layout.
    #[must_use]
    pub fn edit(&self, key: &Key<'_>, text: &str) -> Option<Edit> {
        self.look_up(self.number_of(key)?, text)
    }

    /// Returns the edit that deletes the last jamo of `text`, the text before the cursor.
    ///
    /// Returns `None` if no run can end like `text`. In that case, delete one character as usual.
    #[must_use]
    pub fn deletion(&self, text: &str) -> Option<Edit> {
        self.look_up(self.trie.key_count().checked_sub(1)?, text)
    }

    fn look_up(&self, number: usize, text: &str) -> Option<Edit> {
        let mut end = text.chars().rev();
        let last = end.next();
        self.trie.look_up(number, last, end.next())
    }

    /// Returns the number of `key`, if it is a key of this layout.
    pub(crate) fn number_of(&self, key: &Key<'_>) -> Option<usize> {
        Some(key.number()).filter(|&number| key.layout == self.id && number < self.key_count())
    }
}

impl fmt::Debug for KeyboardLayout<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_tuple("KeyboardLayout")
            .field(&self.id)
            .finish()
    }
}
