// Part of Hwalja, under the MIT licence: see LICENSE.

use crate::Key;

/// A place on a drawn keypad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot<'a> {
    pub(crate) content: SlotContent<'a>,
    pub(crate) half_keys: u8,
}

impl<'a> Slot<'a> {
    /// What is there.
    pub fn content(&self) -> SlotContent<'a> {
        self.content
    }

    /// How wide it is, in halves of a key.
    pub fn half_keys(&self) -> u8 {
        self.half_keys
    }

    /// How wide it is, in keys.
    pub fn width(&self) -> f32 {
        f32::from(self.half_keys) / 2.0
    }
}

/// What can be at a place of a keypad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SlotContent<'a> {
    /// A key of the layout.
    Key(&'a Key<'a>),
    /// Deletes.
    Backspace,
    /// Ends the line.
    Enter,
    /// Ends the run, writes a space, or both: see [`KeyboardLayout::space_ends_run`].
    ///
    /// [`KeyboardLayout::space_ends_run`]: crate::KeyboardLayout::space_ends_run
    Space,
    /// Uncovers the shifted keys.
    Shift,
    /// Nothing.
    Gap,
}
