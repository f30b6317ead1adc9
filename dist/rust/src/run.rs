// Part of Hwalja, under the MIT licence: see LICENSE.

//! What a composer remembers, in as much room as its caller gives it.

use crate::hangul::is_pending;
use crate::Edit;

/// The run: `ROOM` `char`s at most.
#[derive(Clone)]
pub(crate) struct Run<const ROOM: usize> {
    text: [char; ROOM],
    count: usize,
}

impl<const ROOM: usize> Run<ROOM> {
    /// Fails to compile for a run that could not hold half of itself and an edit.
    const HAS_ROOM: () = assert!(ROOM >= 8, "a run needs room for 8 chars");

    pub(crate) fn new() -> Self {
        let _: () = Self::HAS_ROOM;
        Self {
            text: ['\0'; ROOM],
            count: 0,
        }
    }

    pub(crate) fn as_slice(&self) -> &[char] {
        &self.text[..self.count]
    }

    pub(crate) fn clear(&mut self) {
        self.count = 0;
    }

    /// The last `char` and the one before it.
    pub(crate) fn end(&self) -> (Option<char>, Option<char>) {
        let mut end = self.as_slice().iter().rev().copied();
        (end.next(), end.next())
    }

    /// The run without so many `char`s at its end.
    pub(crate) fn without(&self, deleting: u8) -> &[char] {
        &self.text[..self.count.saturating_sub(usize::from(deleting))]
    }

    /// Whether `edit` leaves the run as it is.
    pub(crate) fn ends_with(&self, edit: Edit) -> bool {
        edit.deleting() == edit.inserting().len() && self.as_slice().ends_with(edit.inserting())
    }

    pub(crate) fn has_room_for(&self, edit: Edit) -> bool {
        self.count + edit.inserting().len() <= ROOM + edit.deleting()
    }

    /// Makes an edit for which there is room.
    pub(crate) fn apply(&mut self, edit: Edit) {
        self.count = self.count.saturating_sub(edit.deleting());
        for (place, &inserted) in self.text[self.count..].iter_mut().zip(edit.inserting()) {
            *place = inserted;
        }
        self.count += edit.inserting().len();
    }

    /// What takes `edit` back, before it is made.
    pub(crate) fn stroke(&self, edit: Edit) -> Edit {
        let deleted = &self.as_slice()[self.count.saturating_sub(edit.deleting())..];
        let back = Edit::default().deletes(edit.inserting_count());
        deleted.iter().fold(back, |back, &one| back.with(one))
    }

    /// How many `char`s the last syllable, letter, or lead with its pending dot has.
    pub(crate) fn unit(&self) -> u8 {
        match self.end() {
            (Some(last), Some(before)) if is_pending(before, last) => 2,
            _ => 1,
        }
    }

    /// How many `char`s are half of the room, with no pending form cut in two.
    pub(crate) fn half(&self) -> usize {
        let half = ROOM / 2;
        half + usize::from(is_pending(self.text[half - 1], self.text[half]))
    }

    /// Drops so many `char`s at the start.
    pub(crate) fn drop_first(&mut self, count: usize) {
        self.text.copy_within(count..self.count, 0);
        self.count -= count;
    }
}

/// The last strokes, `ROOM` at most, the oldest first, each as the edit that takes it back. A history of whole runs
/// would say the same in ten times the memory.
#[derive(Clone)]
pub(crate) struct History<const ROOM: usize> {
    strokes: [Edit; ROOM],
    count: usize,
}

impl<const ROOM: usize> History<ROOM> {
    /// Fails to compile where the older half would be nothing.
    const HAS_ROOM: () = assert!(ROOM >= 2, "a composer needs room for 2 strokes");

    pub(crate) fn new() -> Self {
        let _: () = Self::HAS_ROOM;
        Self {
            strokes: [Edit::new(0); ROOM],
            count: 0,
        }
    }

    pub(crate) fn as_slice(&self) -> &[Edit] {
        &self.strokes[..self.count]
    }

    pub(crate) fn clear(&mut self) {
        self.count = 0;
    }

    /// Adds a stroke; where there is no room, the older half is forgotten.
    pub(crate) fn push(&mut self, stroke: Edit) {
        if self.count == ROOM {
            self.forget_first(ROOM / 2);
        }
        self.strokes[self.count] = stroke;
        self.count += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<Edit> {
        self.count = self.count.checked_sub(1)?;
        Some(self.strokes[self.count])
    }

    /// Forgets the strokes up to the last that changed something in the first `half` of a run of `length` `char`s.
    pub(crate) fn forget_before(&mut self, half: usize, length: usize) {
        let (mut oldest, mut end) = (self.count, length);
        while oldest > 0 && end >= half + self.strokes[oldest - 1].deleting() {
            oldest -= 1;
            let stroke = &self.strokes[oldest];
            end = end - stroke.deleting() + stroke.inserting().len();
        }
        self.forget_first(oldest);
    }

    fn forget_first(&mut self, count: usize) {
        self.strokes.copy_within(count..self.count, 0);
        self.count -= count;
    }
}
