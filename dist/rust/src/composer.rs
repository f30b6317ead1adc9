// Part of Hwalja, under the MIT licence: see LICENSE.

use core::fmt;

use crate::hangul::{consonant_or_mark, is_hangul};
use crate::run::{History, Run};
use crate::{Edit, Key, KeyboardLayout};

/// What one press of backspace takes away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BackspaceUnit {
    /// The last jamo.
    #[default]
    Jamo,
    /// The last key press, back to where the last syllable began; then whole syllables.
    Stroke,
}

/// Turns key presses into edits, and remembers the composing run: what was typed and can still change. It ends at
/// the cursor.
///
/// It allocates nothing. A run has room for `RUN` `char`s, at least 8; where more are typed, the older half of the run
/// is committed, and [`Edit::committed`] says so. Of the last presses, `STROKES` can be taken back one by one, at
/// least 2.
#[derive(Clone)]
pub struct Composer<'a, const RUN: usize = 32, const STROKES: usize = 32> {
    pub(crate) layout: &'a KeyboardLayout<'a>,
    pub(crate) run: Run<RUN>,
    pub(crate) history: History<STROKES>,
    /// How many strokes are from before the last unit of the run; not known until backspace asks for it.
    pub(crate) floor: Option<usize>,
}

impl<'a> Composer<'a> {
    /// A composer of the usual size with nothing typed.
    #[must_use]
    pub fn new(layout: &'a KeyboardLayout<'a>) -> Self {
        Self::with_room(layout)
    }
}

impl<'a, const RUN: usize, const STROKES: usize> Composer<'a, RUN, STROKES> {
    /// A composer with nothing typed, and with room for `RUN` `char`s and `STROKES` strokes.
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

    /// The layout whose keys are pressed.
    pub fn layout(&self) -> &'a KeyboardLayout<'a> {
        self.layout
    }

    /// The run.
    pub fn composing(&self) -> &[char] {
        self.run.as_slice()
    }

    /// Presses `key`; one of another layout, or one that does nothing here, makes an empty edit.
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

    /// Commits the older half of the run, and forgets the strokes that made it; answers how many `char`s it had.
    ///
    /// It is half of the run, so that moving the rest costs next to nothing a press.
    fn make_room(&mut self) -> usize {
        let half = self.run.half();
        self.history.forget_before(half, self.run.as_slice().len());
        self.run.drop_first(half);
        half
    }

    /// Ends the run if `key`, which is pressed after a pause, begins a new letter.
    ///
    /// It does if the run ends in a consonant or a mark, and presses of the key go through that from one to the next.
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
        // No trie has so many letters that one is left after this.
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

    /// The one letter that a key makes of `letter`, or of nothing.
    fn next_letter(&self, number: usize, letter: Option<char>) -> Option<char> {
        let edit = self.layout.trie().look_up(number, letter, None)?;
        let is_whole = letter.is_none() || edit.deleting() == 1;
        match *edit.inserting() {
            [next] if is_whole => Some(next),
            _ => None,
        }
    }

    /// Ends the run: what was typed stays as it is. Call it when the cursor has moved, too.
    pub fn commit(&mut self) {
        self.run.clear();
        self.forget();
    }

    /// Ends the run, and writes a space unless the layout's space only ends a run and there is one. After a mark it
    /// always writes one.
    pub fn space(&mut self) -> Edit {
        self.space_that(self.layout.space_ends_run())
    }

    /// The same for a space that `ends_run` where there is one, whatever the layout says.
    pub fn space_that(&mut self, ends_run: bool) -> Edit {
        let ends_in_letter = self.run.end().0.map_or(false, is_hangul);
        self.commit();
        if ends_run && ends_in_letter {
            Edit::default()
        } else {
            Edit::default().with(' ')
        }
    }

    /// Forgets what strokes there were, and not the run.
    pub(crate) fn forget(&mut self) {
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
