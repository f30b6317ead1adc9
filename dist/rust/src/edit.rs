// Part of Hwalja, under the MIT licence: see LICENSE.

use core::fmt;

/// What a key press does to the text before the cursor: delete, then insert. Counts are in `char`s.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Edit {
    deleting: u8,
    // Unused places hold 0, so that equal edits are equal.
    inserting: [char; 3],
    inserting_count: u8,
    committed: usize,
}

impl Edit {
    /// How many `char`s before the cursor to delete, 3 at most.
    pub fn deleting(&self) -> usize {
        usize::from(self.deleting)
    }

    /// What to insert then, 3 `char`s at most.
    pub fn inserting(&self) -> &[char] {
        &self.inserting[..usize::from(self.inserting_count)]
    }

    /// How many `char`s at the start of the run were committed for want of room.
    pub fn committed(&self) -> usize {
        self.committed
    }

    /// Whether there is nothing to do in the field.
    pub fn is_empty(&self) -> bool {
        self.deleting == 0 && self.inserting_count == 0
    }

    pub(crate) fn inserting_count(&self) -> u8 {
        self.inserting_count
    }

    pub(crate) fn new(deleting: u8) -> Self {
        Self {
            deleting,
            ..Self::default()
        }
    }

    /// The same with one `char` more to insert; there is room for three.
    pub(crate) fn with(mut self, inserting: char) -> Self {
        self.inserting[usize::from(self.inserting_count)] = inserting;
        self.inserting_count += 1;
        self
    }

    pub(crate) fn deletes(self, deleting: u8) -> Self {
        Self { deleting, ..self }
    }

    pub(crate) fn commits(self, committed: usize) -> Self {
        Self { committed, ..self }
    }
}

impl fmt::Debug for Edit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Edit")
            .field("deleting", &self.deleting)
            .field("inserting", &self.inserting())
            .field("committed", &self.committed)
            .finish_non_exhaustive()
    }
}
