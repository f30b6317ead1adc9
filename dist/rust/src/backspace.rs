// Part of Hwalja, under the MIT licence: see LICENSE.

use crate::{BackspaceUnit, Composer, Edit};

impl<const RUN: usize, const STROKES: usize> Composer<'_, RUN, STROKES> {
    /// Deletes the last `unit` of the run. Returns `None` if there is no run. In that case, delete one character as
    /// usual.
    ///
    /// ```
    /// use hwalja::{layouts, BackspaceUnit, Composer};
    ///
    /// let mut composer = Composer::new(layouts::ALL[0]);
    /// for key in composer.layout().keys() {
    ///     composer.press(key);
    /// }
    /// while let Some(edit) = composer.backspace(BackspaceUnit::Jamo) {
    ///     assert!(edit.deleting() > 0);
    /// }
    /// assert!(composer.composing().is_empty());
    /// ```
    #[must_use = "an edit is to be made in the text field; without one, delete as usual"]
    pub fn backspace(&mut self, unit: BackspaceUnit) -> Option<Edit> {
        let (last, before) = self.run.end();
        last?;
        let edit = match unit {
            BackspaceUnit::Stroke => self.take_back(),
            BackspaceUnit::Jamo => {
                self.clear_history();
                let key = self.layout.trie().key_count().checked_sub(1)?;
                self.layout
                    .trie()
                    .look_up(key, last, before)
                    // In every built-in layout, backspace does not make the run longer. In a forged trie it could, and
                    // the run could overflow.
                    .filter(|edit| edit.inserting().len() <= edit.deleting())
                    .unwrap_or_else(|| Edit::new(1))
            }
        };
        self.run.apply(edit);
        Some(edit)
    }

    /// Takes back the last stroke of the last unit. If no such stroke is left, deletes that unit.
    fn take_back(&mut self) -> Edit {
        let unit = self.run.unit();
        let floor = self.floor.unwrap_or_else(|| self.find_floor(unit));
        if self.history.as_slice().len() > floor {
            if let Some(stroke) = self.history.pop() {
                self.floor = Some(floor);
                return stroke;
            }
        }
        self.clear_history();
        Edit::new(unit)
    }

    /// Returns the number of strokes that are older than the last unit. These are the strokes before the last one that
    /// was made when the run was the present run without that unit. Backspace does this search so that a press need not
    /// do it.
    fn find_floor(&self, unit: u8) -> usize {
        let rest = self.run.without(unit);
        let mut text = self.run.clone();
        let strokes = self.history.as_slice();
        for (index, &stroke) in strokes.iter().enumerate().rev() {
            text.apply(stroke);
            if text.as_slice() == rest {
                return index;
            }
        }
        0
    }
}
