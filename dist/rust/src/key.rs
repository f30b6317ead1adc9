// Part of Hwalja, under the MIT licence: see LICENSE.

/// A key of a layout, with the data to draw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key<'a> {
    /// The id of the layout that the key belongs to.
    pub(crate) layout: &'a str,
    pub(crate) number: u8,
    pub(crate) id: &'a str,
    pub(crate) legend: &'a str,
    // Missing texts are empty.
    pub(crate) scalar: &'a str,
    pub(crate) code: &'a str,
    pub(crate) under: &'a str,
}

impl<'a> Key<'a> {
    pub(crate) const NAMELESS: Key<'static> = Key {
        layout: "",
        number: 0,
        id: "",
        legend: "",
        scalar: "",
        code: "",
        under: "",
    };

    /// Returns the index of the key in [`KeyboardLayout::keys`](crate::KeyboardLayout::keys).
    pub fn number(&self) -> usize {
        usize::from(self.number)
    }

    /// Returns the id of the key, unique in its layout.
    pub fn id(&self) -> &'a str {
        self.id
    }

    /// Returns the legend of the key.
    pub fn legend(&self) -> &'a str {
        self.legend
    }

    /// Returns the character that identifies the key in hosts that send characters. It is the character that the key
    /// appends or, for a modifier, another character. It is unique in its layout.
    pub fn scalar(&self) -> Option<char> {
        self.scalar.chars().next()
    }

    /// Returns the phone key or the QWERTY letter that types the key. A capital means the letter with shift.
    pub fn code(&self) -> Option<&'a str> {
        Some(self.code).filter(|code| !code.is_empty())
    }

    /// Returns the id of the unshifted key in the same place, or `None` if this key does not need shift.
    pub fn under(&self) -> Option<&'a str> {
        Some(self.under).filter(|under| !under.is_empty())
    }
}
