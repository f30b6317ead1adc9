// Part of Hwalja, under the MIT licence: see LICENSE.

use core::fmt;

/// An edit that a key press makes in the text before the cursor: a deletion, followed by an insertion. Counts are in
/// `char`s.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Edit {
    deleting: u8,
    // Unused elements are 0, so that derived equality works.
    inserting: [char; 3],
    inserting_count: u8,
    committed: usize,
}

impl Edit {
    /// Returns the number of `char`s to delete before the cursor, at most 3.
    pub fn deleting(&self) -> usize {
        usize::from(self.deleting)
    }

    /// Returns the `char`s to insert after the deletion, at most 3.
    pub fn inserting(&self) -> &[char] {
        &self.inserting[..usize::from(self.inserting_count)]
    }

    /// Returns the number of `char`s at the start of the run that the composer committed because the run was full.
    pub fn committed(&self) -> usize {
        self.committed
    }

    /// Returns true if the edit leaves the field as it is.
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

    /// Returns the edit with one more `char` to insert. An edit has room for three.
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
