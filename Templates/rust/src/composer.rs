use core::fmt;

use crate::hangul::{consonant_or_mark, is_hangul};
use crate::run::{History, Run};
use crate::{Edit, Key, KeyboardLayout};

/// The unit of one backspace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BackspaceUnit {
    /// The last jamo.
    #[default]
    Jamo,
    /// The last key press. Backspace undoes the presses of the last syllable one by one, and then deletes whole
    /// syllables.
    Stroke,
}

/// Turns key presses into edits, and keeps the composing run: the typed text that can still change. The run ends at the
/// cursor.
///
/// A composer allocates no memory. Its run holds up to `RUN` `char`s, where `RUN` must be at least 8. If more are
/// typed, the composer commits the older half of the run, and [`Edit::committed`] returns the length of that half.
/// Backspace can undo the last `STROKES` presses one by one, where `STROKES` must be at least 2.
#[derive(Clone)]
pub struct Composer<'a, const RUN: usize = 32, const STROKES: usize = 32> {
    pub(crate) layout: &'a KeyboardLayout<'a>,
    pub(crate) run: Run<RUN>,
    pub(crate) history: History<STROKES>,
    /// The number of strokes that are older than the last unit of the run. Computed lazily by
    /// backspace; `None` until then.
    pub(crate) floor: Option<usize>,
}

impl<'a> Composer<'a> {
    /// Creates an empty composer with the default limits.
    #[must_use]
    pub fn new(layout: &'a KeyboardLayout<'a>) -> Self {
        Self::with_room(layout)
    }
}

impl<'a, const RUN: usize, const STROKES: usize> Composer<'a, RUN, STROKES> {
    /// Creates an empty composer with room for `RUN` `char`s and `STROKES` strokes.
    ///
    /// ```
    /// use hwalja::{layouts, Composer};
    ///
    /// let small = Composer::<8, 2>::with_room(layouts::ALL[0]);
    /// let usual = Composer::new(layouts::ALL[0]);
    /// assert!(core::mem::size_of_val(&small) < core::mem::size_of_val(&usual));
    /// ```
    #[must_use]
    pub fn with_room(layout: &'a KeyboardLayout<'a>) -> Self {
        Self {
            layout,
            run: Run::new(),
            history: History::new(),
            floor: None,
        }
    }

    /// Returns the layout whose keys are pressed.
    pub fn layout(&self) -> &'a KeyboardLayout<'a> {
        self.layout
    }

    /// Returns the run.
    pub fn composing(&self) -> &[char] {
        self.run.as_slice()
    }

    /// Presses `key`. Returns an empty edit if the key does nothing here, or belongs to another layout.
    pub fn press(&mut self, key: &Key<'_>) -> Edit {
        self.layout
            .number_of(key)
            .map_or_else(Edit::default, |number| self.press_number(number))
    }

    fn press_number(&mut self, number: usize) -> Edit {
        let (last, before) = self.run.end();
        let edit = match self.layout.trie().look_up(number, last, before) {
            Some(edit) if !self.run.ends_with(edit) => edit,
            _ => return Edit::default(),
        };
        let committed = if self.run.has_room_for(edit) {
            0
        } else {
            self.make_room()
        };
        self.history.push(self.run.stroke(edit));
        self.floor = None;
        self.run.apply(edit);
        edit.commits(committed)
    }

    /// Commits the older half of the run, and drops the strokes that made that half. Returns the number of `char`s in
    /// that half.
    ///
    /// Committing a whole half at once keeps the average cost of moving the remaining `char`s small.
    fn make_room(&mut self) -> usize {
        let half = self.run.half();
        self.history.forget_before(half, self.run.as_slice().len());
        self.run.drop_first(half);
        half
    }

    /// Ends the run if `key`, pressed after a pause, begins a new letter.
    ///
    /// This is the case if the run ends in a consonant or mark of the key's cycle, and the key would turn that letter
    /// into another.
    ///
    /// ```
    /// use hwalja::Composer;
    /// use std::time::Instant;
    ///
    /// # let layout = hwalja::layouts::ALL[0];
    /// # let mut composer = Composer::new(layout);
    /// # let key = &layout.keys()[0];
    /// # let last_press = Instant::now();
    /// if last_press.elapsed() >= layout.cycle_timeout() {
    ///     composer.end_cycle(key);
    /// }
    /// let edit = composer.press(key);
    /// ```
    pub fn end_cycle(&mut self, key: &Key<'_>) {
        let last = self.run.end().0.and_then(consonant_or_mark);
        let (last, number) = match (last, self.layout.number_of(key)) {
            (Some(last), Some(number)) => (last, number),
            _ => return,
        };
        let mut letter = None;
        // No trie has more letters than this loop visits.
        for _ in 0..crate::trie_format::BASE {
            letter = self.next_letter(number, letter);
            if letter.is_none() || letter == Some(last) {
                break;
            }
        }
        if letter == Some(last) && self.next_letter(number, letter).is_some() {
            self.commit();
        }
    }

    /// Returns the letter that a key makes of `letter`. If `letter` is `None`, returns the letter that the key appends.
    /// Returns `None` if the result is not a single letter.
    fn next_letter(&self, number: usize, letter: Option<char>) -> Option<char> {
        let edit = self.layout.trie().look_up(number, letter, None)?;
        let is_whole = letter.is_none() || edit.deleting() == 1;
        match *edit.inserting() {
            [next] if is_whole => Some(next),
            _ => None,
        }
    }

    /// Ends the run; its text stays. Call this also when the cursor has moved.
    pub fn commit(&mut self) {
        self.run.clear();
        self.clear_history();
    }

    /// Ends the run, and writes a space. If the run ended in a letter and the layout's spaces end runs, writes nothing.
    pub fn space(&mut self) -> Edit {
        self.space_that(self.layout.space_ends_run())
    }

    /// Ends the run, and writes a space. If the run ended in a letter and `ends_run` is true, writes nothing.
    /// `ends_run` overrides the layout's value.
    pub fn space_that(&mut self, ends_run: bool) -> Edit {
        let ends_in_letter = self.run.end().0.map_or(false, is_hangul);
        self.commit();
        if ends_run && ends_in_letter {
            Edit::default()
        } else {
            Edit::default().with(' ')
        }
    }

    /// Clears the history but keeps the run.
    pub(crate) fn clear_history(&mut self) {
        self.history.clear();
        self.floor = None;
    }
}

impl<const RUN: usize, const STROKES: usize> fmt::Debug for Composer<'_, RUN, STROKES> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Composer")
            .field("layout", &self.layout.id())
            .field("composing", &self.composing())
            .finish()
    }
}
