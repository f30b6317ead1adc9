#pragma once
#include "composer.h"

// Returns the number of strokes that are older than the last unit. These are the strokes before the last one that was
// made when the run consisted of its present first `rest` scalars. Backspace does this search so that a press need not
// do it.
HWALJA_INLINE_ uint16_t hwalja_find_floor_(const hwalja_composer *composer, unsigned rest) {
  uint32_t text[HWALJA_MAX_RUN];
  uint16_t count = hwalja_replace_(text, 0, 0, composer->composing, composer->composing_count);
  uint16_t index = composer->history_count;
  while (index > 0) {
    const hwalja_stroke_ *const stroke = &composer->history[--index];
    count = hwalja_replace_(text, count, stroke->inserted_count, stroke->deleted, stroke->deleted_count);
    if (count == rest && hwalja_is_same_(text, composer->composing, rest)) break;
  }
  return index;
}

HWALJA_INLINE_ void hwalja_take_back_(hwalja_composer *composer, hwalja_edit *edit) {
  const bool is_pending = hwalja_is_pending_(hwalja_from_end_(composer, 2), hwalja_from_end_(composer, 1));
  const uint8_t unit = is_pending ? 2 : 1;
  const unsigned rest = (unsigned)composer->composing_count - unit;
  if (composer->floor == HWALJA_UNKNOWN_) composer->floor = hwalja_find_floor_(composer, rest);
  if (composer->history_count > composer->floor) {
    const hwalja_stroke_ *const stroke = &composer->history[--composer->history_count];
    edit->deleting = stroke->inserted_count;
    for (unsigned index = 0; index < stroke->deleted_count; index++) hwalja_insert_(edit, stroke->deleted[index]);
  } else {
    edit->deleting = unit;
    hwalja_clear_history_(composer);
  }
}

// Deletes the last `unit` of the run.
//
// Returns false if there is no run. In that case, delete one character as usual. Otherwise `edit` contains the edit.
HWALJA_INLINE_ bool hwalja_backspace(hwalja_composer *composer, hwalja_backspace_unit unit, hwalja_edit *edit) {
  const hwalja_layout *const layout = composer->layout;
  hwalja_clear_(edit);
  if (composer->composing_count == 0) return false;
  if (unit == HWALJA_STROKE) {
    hwalja_take_back_(composer, edit);
  } else {
    hwalja_clear_history_(composer);
    if (!hwalja_look_up(
            layout, layout->key_count, hwalja_from_end_(composer, 1), hwalja_from_end_(composer, 2), edit)) {
      edit->deleting = 1;
    }
    // In every built-in layout, backspace does not make the run longer. In a forged trie it could, and the run could
    // overflow.
    if (edit->inserting_count > edit->deleting) edit->inserting_count = 0;
  }
  hwalja_apply_(composer, edit);
  return true;
}
