// Part of Hwalja, under the MIT licence: see LICENSE.

//! The run and the history of a composer. Its caller chooses their capacity.

use crate::hangul::is_pending;
use crate::Edit;

/// The run: at most `ROOM` `char`s.
#[derive(Clone)]
pub(crate) struct Run<const ROOM: usize> {
    text: [char; ROOM],
    count: usize,
}

impl<const ROOM: usize> Run<ROOM> {
    /// Fails to compile if a run is too small to hold half of itself and an edit.
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

    /// Returns the last `char` and the preceding `char`.
    pub(crate) fn end(&self) -> (Option<char>, Option<char>) {
        let mut end = self.as_slice().iter().rev().copied();
        (end.next(), end.next())
    }

    /// Returns the run without this number of `char`s at its end.
    pub(crate) fn without(&self, deleting: u8) -> &[char] {
        &self.text[..self.count.saturating_sub(usize::from(deleting))]
    }

    /// Returns true if `edit` leaves the run as it is.
    pub(crate) fn ends_with(&self, edit: Edit) -> bool {
        edit.deleting() == edit.inserting().len() && self.as_slice().ends_with(edit.inserting())
    }

    pub(crate) fn has_room_for(&self, edit: Edit) -> bool {
        self.count + edit.inserting().len() <= ROOM + edit.deleting()
    }

    /// Applies `edit`, for which there must be room.
    pub(crate) fn apply(&mut self, edit: Edit) {
        self.count = self.count.saturating_sub(edit.deleting());
        for (place, &inserted) in self.text[self.count..].iter_mut().zip(edit.inserting()) {
            *place = inserted;
        }
        self.count += edit.inserting().len();
    }

    /// Returns the edit that takes `edit` back. Call this before `edit` is applied.
    pub(crate) fn stroke(&self, edit: Edit) -> Edit {
        let deleted = &self.as_slice()[self.count.saturating_sub(edit.deleting())..];
        let back = Edit::default().deletes(edit.inserting_count());
        deleted.iter().fold(back, |back, &one| back.with(one))
    }

    /// Returns the number of `char`s in the last unit: a syllable, a letter, or a lead with its pending dot.
    pub(crate) fn unit(&self) -> u8 {
        match self.end() {
            (Some(last), Some(before)) if is_pending(before, last) => 2,
            _ => 1,
        }
    }

    /// Returns the number of `char`s in the older half of a full run, without splitting a lead from its pending dot.
    pub(crate) fn half(&self) -> usize {
        let half = ROOM / 2;
        half + usize::from(is_pending(self.text[half - 1], self.text[half]))
    }

    /// Drops this number of `char`s at the start.
    pub(crate) fn drop_first(&mut self, count: usize) {
        self.text.copy_within(count..self.count, 0);
        self.count -= count;
    }
}

/// The last strokes, at most `ROOM`, oldest first. Each is stored as the edit that takes it back. A history of whole
/// runs would need ten times the memory.
#[derive(Clone)]
pub(crate) struct History<const ROOM: usize> {
    strokes: [Edit; ROOM],
    count: usize,
}

impl<const ROOM: usize> History<ROOM> {
    /// Fails to compile if the older half of the history would be empty.
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

    /// Adds a stroke. If there is no room, first drops the older half of the history.
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

    /// Drops the strokes up to and including the last one that changed anything in the first `half` `char`s of a run.
    /// The run has `length` `char`s.
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
