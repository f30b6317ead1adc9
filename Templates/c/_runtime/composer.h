#pragma once
#include "trie_look_up.h"

// A stroke, stored as the edit that takes the stroke back: delete `inserted_count` scalars, and then insert `deleted`.
// A history of whole runs would need ten times the memory.
typedef struct hwalja_stroke_ {
  uint32_t deleted[2];
  uint8_t deleted_count;
  uint8_t inserted_count;
} hwalja_stroke_;

// Turns key presses into edits, and keeps the composing run: the typed text that can still change. The run ends at the
// cursor. The caller provides the memory, and hwalja_begin() initializes it.
typedef struct hwalja_composer {
  const hwalja_layout *layout;
  bool space_ends_run; // the layout's value, which you may override

  uint32_t composing[HWALJA_MAX_RUN]; // the scalars of the run
  uint16_t composing_count;           // the number of scalars in the run

  hwalja_stroke_ history[HWALJA_MAX_STROKES]; // the strokes that can be taken back, the oldest first
  uint16_t history_count;
  uint16_t floor; // the number of strokes older than the last unit of the run, or HWALJA_UNKNOWN_
} hwalja_composer;

#define HWALJA_UNKNOWN_ 65535u

// Clears the history but keeps the run.
HWALJA_INLINE_ void hwalja_clear_history_(hwalja_composer *composer) {
  composer->history_count = 0;
  composer->floor = HWALJA_UNKNOWN_;
}

// Ends the run; its text stays. Call this also when the cursor has moved.
HWALJA_INLINE_ void hwalja_commit(hwalja_composer *composer) {
  composer->composing_count = 0;
  hwalja_clear_history_(composer);
}

// Initializes a composer for `layout`, with nothing typed.
HWALJA_INLINE_ void hwalja_begin(hwalja_composer *composer, const hwalja_layout *layout) {
  composer->layout = layout;
  composer->space_ends_run = layout->space_ends_run;
  hwalja_commit(composer);
}

// Returns the scalar of the run at `distance` from the end of the run. Returns 0 if the run is shorter.
HWALJA_INLINE_ uint32_t hwalja_from_end_(const hwalja_composer *composer, unsigned distance) {
  const unsigned count = composer->composing_count;
  return distance > count ? 0 : composer->composing[count - distance];
}

HWALJA_INLINE_ bool hwalja_is_same_(const uint32_t *one, const uint32_t *other, unsigned count) {
  while (count > 0 && one[count - 1] == other[count - 1]) count--;
  return count == 0;
}

// Returns true if `first` and `second` are a lead and its pending dot, which form one unit.
HWALJA_INLINE_ bool hwalja_is_pending_(uint32_t first, uint32_t second) {
  // All dots fit in 16 bits, and small machines compare 16 bits faster.
  const uint16_t dot = (uint16_t)(second < 0x10000 ? second : 0);
  return (dot == HWALJA_DOT_ || dot == HWALJA_TWO_DOTS_ || dot == HWALJA_COMPATIBILITY_DOT_
             || dot == HWALJA_COMPATIBILITY_TWO_DOTS_)
      && (first - 0x1100 < 19 || first - 0x3131 < 30);
}

// Deletes and inserts at the end of `text`. Returns the new number of scalars.
HWALJA_INLINE_ uint16_t hwalja_replace_(
    uint32_t *text, unsigned count, unsigned deleting, const uint32_t *inserting, unsigned inserting_count) {
  count -= deleting;
  for (unsigned index = 0; index < inserting_count; index++) text[count++] = inserting[index];
  return (uint16_t)count;
}

HWALJA_INLINE_ void hwalja_apply_(hwalja_composer *composer, const hwalja_edit *edit) {
  composer->composing_count = hwalja_replace_(
      composer->composing, composer->composing_count, edit->deleting, edit->inserting, edit->inserting_count);
}

HWALJA_INLINE_ void hwalja_forget_oldest_(hwalja_composer *composer, unsigned count) {
  composer->history_count = (uint16_t)(composer->history_count - count);
  for (unsigned index = 0; index < composer->history_count; index++) {
    composer->history[index] = composer->history[index + count];
  }
}

// Commits the older half of the run, and drops the strokes that made that half. Returns the number of scalars in that
// half.
//
// Committing a whole half at once keeps the average cost of moving the remaining scalars small.
HWALJA_INLINE_ uint16_t hwalja_make_room_(hwalja_composer *composer) {
  uint32_t *const run = composer->composing;
  unsigned half = HWALJA_MAX_RUN / 2;
  if (hwalja_is_pending_(run[half - 1], run[half])) half++;
  unsigned oldest = composer->history_count; // the oldest stroke that left that half as it was
  unsigned end = composer->composing_count;  // the length of the run before that stroke
  while (oldest > 0 && end >= half + composer->history[oldest - 1].inserted_count) {
    oldest--;
    end = end - composer->history[oldest].inserted_count + composer->history[oldest].deleted_count;
  }
  hwalja_forget_oldest_(composer, oldest);
  composer->composing_count = hwalja_replace_(run, 0, 0, run + half, composer->composing_count - half);
  return (uint16_t)half;
}

// Presses the key with the number `key`. Does nothing if there is no such key.
//
// If the run is full, first commits the older half of the run. `edit->committed` is then the number of scalars in that
// half.
//
// Returns true if the key changes anything. `edit` then contains the change.
HWALJA_INLINE_ bool hwalja_press(hwalja_composer *composer, int key, hwalja_edit *edit) {
  if (key >= composer->layout->key_count) key = -1; // no key, because the look-up would use it as backspace
  if (!hwalja_look_up(
          composer->layout, key, hwalja_from_end_(composer, 1), hwalja_from_end_(composer, 2), edit)) {
    return false;
  }
  const unsigned kept = (unsigned)composer->composing_count - edit->deleting;
  if (edit->inserting_count == edit->deleting
      && hwalja_is_same_(composer->composing + kept, edit->inserting, edit->deleting)) {
    hwalja_clear_(edit);
    return false;
  }
  if (kept + edit->inserting_count > HWALJA_MAX_RUN) edit->committed = hwalja_make_room_(composer);
  if (composer->history_count == HWALJA_MAX_STROKES) hwalja_forget_oldest_(composer, HWALJA_MAX_STROKES / 2);
  hwalja_stroke_ *const stroke = &composer->history[composer->history_count++];
  stroke->inserted_count = edit->inserting_count;
  stroke->deleted_count = edit->deleting;
  for (unsigned index = 0; index < edit->deleting; index++) {
    stroke->deleted[index] = hwalja_from_end_(composer, edit->deleting - index);
  }
  composer->floor = HWALJA_UNKNOWN_;
  hwalja_apply_(composer, edit);
  return true;
}

// Returns true if `scalar` is Korean. In a run, every other scalar is a mark.
HWALJA_INLINE_ bool hwalja_is_hangul_(uint32_t scalar) {
  return scalar - 0x1100 < 0x100 || scalar - 0x3131 < 94 || scalar - 0xAC00 < 11172
      || scalar == HWALJA_COMPATIBILITY_TWO_DOTS_;
}

// Returns the last letter of `scalar` if that letter is a consonant or a mark. Returns 0 if it is a vowel or a dot.
HWALJA_INLINE_ uint32_t hwalja_consonant_or_mark_(uint32_t scalar) {
  if (scalar - 0xAC00 < 11172) {
    const unsigned tail = (unsigned)((scalar - 0xAC00) % 28);
    return tail > 0 ? 0x3100u + HWALJA_READ_BYTE(hwalja_last_consonants_ + tail - 1) : 0;
  }
  return hwalja_is_hangul_(scalar) && scalar - 0x3131 >= 30 ? 0 : scalar;
}

// Returns the letter that a key makes of `letter`. If `letter` is 0, returns the letter that the key appends. Returns 0
// if the result is not a single letter.
HWALJA_INLINE_ uint32_t hwalja_next_letter_(const hwalja_layout *layout, int key, uint32_t letter) {
  hwalja_edit edit;
  const bool is_letter = hwalja_look_up(layout, key, letter, 0, &edit) && edit.inserting_count == 1
      && (letter == 0 || edit.deleting == 1);
  return is_letter ? edit.inserting[0] : 0;
}

// Ends the run if the key with the number `key`, pressed after a pause, begins a new letter. This is the case if the
// run ends in a consonant or mark of the key's cycle, and the key would turn that letter into another.
//
// Call this before hwalja_press() if the layout's `cycle_timeout` or more has passed since the last press.
HWALJA_INLINE_ void hwalja_end_cycle(hwalja_composer *composer, int key) {
  const hwalja_layout *const layout = composer->layout;
  const uint32_t last = hwalja_consonant_or_mark_(hwalja_from_end_(composer, 1));
  uint32_t letter = 0;
  if (last == 0 || key >= layout->key_count) return;
  // No trie has more letters than this loop visits.
  for (unsigned turn = 0; turn < HWALJA_BASE_; turn++) {
    letter = hwalja_next_letter_(layout, key, letter);
    if (letter == 0 || letter == last) break;
  }
  if (letter == last && hwalja_next_letter_(layout, key, last) != 0) hwalja_commit(composer);
}

// Ends the run, and writes a space. If the run ended in a letter and `space_ends_run` is true, writes nothing.
//
// Returns true if it writes a space. `edit` then contains the space.
HWALJA_INLINE_ bool hwalja_space(hwalja_composer *composer, hwalja_edit *edit) {
  const bool only_ends_run = composer->space_ends_run && hwalja_is_hangul_(hwalja_from_end_(composer, 1));
  hwalja_clear_(edit);
  if (!only_ends_run) hwalja_insert_(edit, ' ');
  hwalja_commit(composer);
  return !only_ends_run;
}
