// Part of Hwalja, under the MIT licence: see LICENSE.

use core::fmt;
use core::time::Duration;

use crate::{DotStyle, Edit, Key, Trie, TrieError};

/// A keyboard layout: its keys, and what each does to the text before the cursor.
///
/// [`layouts`](crate::layouts) has those that there are.
#[derive(Clone, Copy)]
pub struct KeyboardLayout<'a> {
    pub(crate) id: &'a str,
    pub(crate) name: &'a str,
    pub(crate) latin_name: &'a str,
    pub(crate) space_ends_run: bool,
    /// In milliseconds.
    pub(crate) cycle_timeout: u16,
    pub(crate) keys: &'a [Key<'a>],
    pub(crate) trie: Trie<'a>,
}

impl<'a> KeyboardLayout<'a> {
    /// Opens a layout of one's own from the file `LAYOUT.trie`.
    ///
    /// The trie has no names: [`key_at`](Self::key_at) gives its keys by their numbers, space
    /// writes a space, and a pause is a second. With `gen --layout-file my.json --format rust` a layout gets all of it.
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
    /// The bytes are damaged, or no trie, or one of a later version.
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

    /// The layout's name in file names and settings.
    pub fn id(&self) -> &'a str {
        self.id
    }

    /// How its pending dots are written; nothing if it has none.
    pub const fn dots(&self) -> Option<DotStyle> {
        self.trie.dots
    }

    /// The same layout with its pending dots in that style; one without dots as it is.
    #[must_use]
    pub const fn writing(&self, dots: DotStyle) -> Self {
        let mut layout = *self;
        if layout.trie.dots.is_some() {
            layout.trie.dots = Some(dots);
        }
        layout
    }

    /// Its name in Korean.
    pub fn name(&self) -> &'a str {
        self.name
    }

    /// Its name in Latin letters.
    pub fn latin_name(&self) -> &'a str {
        self.latin_name
    }

    /// Whether space only ends the run while something is composed.
    pub fn space_ends_run(&self) -> bool {
        self.space_ends_run
    }

    /// After what time another press of the same key begins a new letter: see
    /// [`Composer::end_cycle`](crate::Composer::end_cycle).
    pub fn cycle_timeout(&self) -> Duration {
        Duration::from_millis(self.cycle_timeout.into())
    }

    /// The keys that type, in the order of the layout, those that need shift last.
    pub fn keys(&self) -> &'a [Key<'a>] {
        self.keys
    }

    /// What its keys do.
    pub fn trie(&self) -> &Trie<'a> {
        &self.trie
    }

    /// How many keys type.
    pub fn key_count(&self) -> usize {
        self.trie.key_count().saturating_sub(1)
    }

    /// The key of that number, from 0 in the order of the layout. One of a layout that was opened has no texts.
    pub fn key_at(&self, number: usize) -> Option<Key<'a>> {
        let nameless = Key {
            layout: self.id,
            number: u8::try_from(number).ok()?,
            ..Key::NAMELESS
        };
        (number < self.key_count()).then(|| self.keys.get(number).copied().unwrap_or(nameless))
    }

    /// The key named `id`.
    pub fn key(&self, id: &str) -> Option<&'a Key<'a>> {
        self.keys.iter().find(|key| key.id() == id)
    }

    /// The key that `code` of a phone or a QWERTY keyboard stands for, a capital for shift.
    pub fn key_by_code(&self, code: &str) -> Option<&'a Key<'a>> {
        self.keys.iter().find(|key| key.code() == Some(code))
    }

    /// The key that `scalar` stands for: for hosts that send characters.
    pub fn key_by_scalar(&self, scalar: char) -> Option<&'a Key<'a>> {
        self.keys.iter().find(|key| key.scalar() == Some(scalar))
    }

    /// What pressing `key` does with `text` before the cursor: the raw look-up, which knows no run.
    ///
    /// Nothing if the key does nothing here, or is not one of this layout's.
    #[must_use]
    pub fn edit(&self, key: &Key<'_>, text: &str) -> Option<Edit> {
        self.look_up(self.number_of(key)?, text)
    }

    /// What removes the last jamo of `text` before the cursor.
    ///
    /// Nothing if no composing run can end so: delete as usual then.
    #[must_use]
    pub fn deletion(&self, text: &str) -> Option<Edit> {
        self.look_up(self.trie.key_count().checked_sub(1)?, text)
    }

    fn look_up(&self, number: usize, text: &str) -> Option<Edit> {
        let mut end = text.chars().rev();
        let last = end.next();
        self.trie.look_up(number, last, end.next())
    }

    /// The number of `key`, if it is one of this layout's.
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
