// How many scalars the last syllable, pending form or letter of the run has.
static inline uint8_t hwalja_last_unit(const hwalja_composer *composer) {
  return hwalja_is_pending(hwalja_from_end(composer, 2), hwalja_from_end(composer, 1)) ? 2 : 1;
}

static inline bool hwalja_is_same(const uint32_t *one, const uint32_t *other, unsigned count) {
  while (count > 0 && one[count - 1] == other[count - 1]) count--;
  return count == 0;
}

// How many strokes are from before the last syllable: those before the last one that found the run as it is
// without its last unit, `rest` scalars. Looked for only now, so that a press need not.
static inline uint16_t hwalja_find_floor(const hwalja_composer *composer, unsigned rest) {
  uint32_t text[HWALJA_MAX_RUN];
  uint16_t count = hwalja_replace(text, 0, 0, composer->composing, composer->composing_count);
  uint16_t index = composer->stroke_count;
  while (index > 0) {
    const hwalja_stroke *const stroke = &composer->strokes[--index];
    count = hwalja_replace(text, count, stroke->inserted_count, stroke->deleted, stroke->deleted_count);
    if (count == rest && hwalja_is_same(text, composer->composing, rest)) break;
  }
  return index;
}

static inline void hwalja_take_back(hwalja_composer *composer, hwalja_edit *edit) {
  const uint8_t unit = hwalja_last_unit(composer);
  if (composer->floor == HWALJA_UNKNOWN) {
    composer->floor = hwalja_find_floor(composer, (unsigned)composer->composing_count - unit);
  }
  if (composer->stroke_count > composer->floor) {
    const hwalja_stroke *const stroke = &composer->strokes[--composer->stroke_count];
    edit->deleting = stroke->inserted_count;
    for (unsigned index = 0; index < stroke->deleted_count; index++) {
      hwalja_insert(edit, stroke->deleted[index]);
    }
  } else {
    edit->deleting = unit;
    composer->stroke_count = 0;
    composer->floor = HWALJA_UNKNOWN;
  }
}

// Takes back the last `step` of the run.
//
// Returns false if nothing is composed: delete as usual then. Otherwise `edit` says what to do.
static inline bool hwalja_backspace(hwalja_composer *composer, hwalja_step step, hwalja_edit *edit) {
  hwalja_clear(edit);
  if (composer->composing_count == 0) return false;
  if (step == HWALJA_STROKE) {
    hwalja_take_back(composer, edit);
  } else {
    composer->stroke_count = 0;
    composer->floor = HWALJA_UNKNOWN;
    const bool found = hwalja_look_up(
        composer->layout, composer->layout->key_count, hwalja_from_end(composer, 1),
        hwalja_from_end(composer, 2), edit);
    if (!found) edit->deleting = 1;
  }
  hwalja_apply(composer, edit);
  return true;
}
