// Part of Hwalja, under the MIT licence: see LICENSE.

/// A key of a layout, and what is needed to draw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key<'a> {
    /// The id of its layout.
    pub(crate) layout: &'a str,
    pub(crate) number: u8,
    pub(crate) id: &'a str,
    pub(crate) legend: &'a str,
    // Texts are empty where there are none.
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

    /// Its place in [`KeyboardLayout::keys`](crate::KeyboardLayout::keys), from 0.
    pub fn number(&self) -> usize {
        usize::from(self.number)
    }

    /// Its name, unique in its layout.
    pub fn id(&self) -> &'a str {
        self.id
    }

    /// What is printed on it.
    pub fn legend(&self) -> &'a str {
        self.legend
    }

    /// The character by which hosts that send characters name it, unique in its layout: what it appends, or another for
    /// a modifier, which appends nothing.
    pub fn scalar(&self) -> Option<char> {
        self.scalar.chars().next()
    }

    /// The key of a phone or of a QWERTY keyboard that stands for it, a capital for shift.
    pub fn code(&self) -> Option<&'a str> {
        Some(self.code).filter(|code| !code.is_empty())
    }

    /// The id of the key that it lies under, if it needs shift.
    pub fn under(&self) -> Option<&'a str> {
        Some(self.under).filter(|under| !under.is_empty())
    }
}
