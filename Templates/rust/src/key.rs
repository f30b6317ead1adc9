/// A key of a layout, and what is needed to draw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key<'a> {
    /// The id of its layout.
    pub(crate) layout: &'a str,
    pub(crate) number: u8,
    pub(crate) id: &'a str,
    pub(crate) legend: &'a str,
    pub(crate) row: u8,
    pub(crate) column: u8,
    pub(crate) is_shifted: bool,
    // Texts are empty where there are none.
    pub(crate) scalar: &'a str,
    pub(crate) code: &'a str,
}

impl<'a> Key<'a> {
    pub(crate) const NAMELESS: Key<'static> = Key {
        layout: "",
        number: 0,
        id: "",
        legend: "",
        row: 0,
        column: 0,
        is_shifted: false,
        scalar: "",
        code: "",
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

    /// Its row on the keypad, 0 at the top.
    pub fn row(&self) -> usize {
        usize::from(self.row)
    }

    /// Its place in the row, 0 at the left.
    pub fn column(&self) -> usize {
        usize::from(self.column)
    }

    /// Whether it needs shift; it lies under the key in the same place.
    pub fn is_shifted(&self) -> bool {
        self.is_shifted
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
}
