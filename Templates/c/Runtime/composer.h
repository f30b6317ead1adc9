// What takes a press back: delete `inserted` scalars and insert the `deleted` ones.
typedef struct hwalja_stroke {
  uint32_t deleted[2];
  uint8_t deleted_count;
  uint8_t inserted_count;
} hwalja_stroke;

// Turns key presses into edits, and remembers where the composing run began: what stands before it no longer
// changes. Its memory is the caller's; hwalja_begin() makes it ready.
typedef struct hwalja_composer {
  const hwalja_layout *layout;
  bool space_ends_run; // as the layout has it; set it to have it the other way

  uint32_t composing[HWALJA_MAX_RUN]; // the scalars of the run, all of which can still change
  uint16_t composing_count;           // how many they are

  uint16_t stroke_count; // how many presses can be taken back, the oldest first
  uint16_t floor;        // how many of them are from before the last syllable, or HWALJA_UNKNOWN
  hwalja_stroke strokes[HWALJA_MAX_STROKES];
} hwalja_composer;

#define HWALJA_UNKNOWN 65535u

// Ends the run: what was typed stays as it is. Call it when the cursor has moved, too.
static inline void hwalja_commit(hwalja_composer *composer) {
  composer->composing_count = 0;
  composer->stroke_count = 0;
  composer->floor = HWALJA_UNKNOWN;
}

// Makes a composer ready for `layout`, with nothing typed.
static inline void hwalja_begin(hwalja_composer *composer, const hwalja_layout *layout) {
  composer->layout = layout;
  composer->space_ends_run = layout->space_ends_run;
  hwalja_commit(composer);
}

// The scalar of the run at `distance` from its end, 0 if there is none.
static inline uint32_t hwalja_from_end(const hwalja_composer *composer, unsigned distance) {
  const unsigned count = composer->composing_count;
  return distance > count ? 0 : composer->composing[count - distance];
}

// Deletes and inserts at the end of `text`; returns how many scalars it has then.
static inline uint16_t hwalja_replace(
    uint32_t *text, unsigned count, unsigned deleting, const uint32_t *inserting, unsigned inserted) {
  count -= deleting;
  for (unsigned index = 0; index < inserted; index++) text[count++] = inserting[index];
  return (uint16_t)count;
}

static inline void hwalja_apply(hwalja_composer *composer, const hwalja_edit *edit) {
  composer->composing_count = hwalja_replace(
      composer->composing, composer->composing_count, edit->deleting, edit->inserting,
      edit->inserting_count);
}

static inline void hwalja_forget_strokes(hwalja_composer *composer, unsigned count) {
  composer->stroke_count = (uint16_t)(composer->stroke_count - count);
  for (unsigned index = 0; index < composer->stroke_count; index++) {
    composer->strokes[index] = composer->strokes[index + count];
  }
}

// Whether `scalar` is a pending dot.
static inline bool hwalja_is_dot(uint32_t scalar) {
  return scalar == 0x119E || scalar == 0x11A2 || scalar == 0x318D;
}

// Whether `first` and `second` are a lead and its pending dot, which are one unit.
static inline bool hwalja_is_pending(uint32_t first, uint32_t second) {
  return hwalja_is_dot(second) && (first - 0x1100 < 19 || first - 0x3131 < 30);
}

// Commits the older half of the run, and forgets the presses that made it; returns how many scalars.
//
// Half of it, so that moving the rest up costs next to nothing a press.
static inline uint16_t hwalja_make_room(hwalja_composer *composer) {
  uint32_t *const run = composer->composing;
  unsigned half = HWALJA_MAX_RUN / 2;
  if (hwalja_is_pending(run[half - 1], run[half])) half++;
  unsigned stroke = composer->stroke_count;
  unsigned end = composer->composing_count; // of the run after that stroke
  while (stroke > 0 && end >= half + composer->strokes[stroke - 1].inserted_count) {
    stroke--;
    end = end - composer->strokes[stroke].inserted_count + composer->strokes[stroke].deleted_count;
  }
  hwalja_forget_strokes(composer, stroke);
  composer->composing_count = (uint16_t)(composer->composing_count - half);
  for (unsigned index = 0; index < composer->composing_count; index++) run[index] = run[index + half];
  return (uint16_t)half;
}

// Presses the key of that number; a number that no key has does nothing.
//
// Where the run has no room left, its older half is committed before: `edit->committed` says how many
// scalars that is.
//
// Returns whether the key does anything; `edit` says what.
static inline bool hwalja_press(hwalja_composer *composer, int key, hwalja_edit *edit) {
  if (key >= composer->layout->key_count) key = -1; // which is no key, where this could be backspace
  if (!hwalja_look_up(
          composer->layout, key, hwalja_from_end(composer, 1), hwalja_from_end(composer, 2), edit)) {
    return false;
  }
  const unsigned grown = (unsigned)composer->composing_count + edit->inserting_count - edit->deleting;
  if (grown > HWALJA_MAX_RUN) edit->committed = hwalja_make_room(composer);
  if (composer->stroke_count == HWALJA_MAX_STROKES) {
    hwalja_forget_strokes(composer, HWALJA_MAX_STROKES / 2);
  }
  hwalja_stroke *const stroke = &composer->strokes[composer->stroke_count++];
  stroke->deleted_count = edit->deleting;
  stroke->inserted_count = edit->inserting_count;
  for (unsigned index = 0; index < edit->deleting; index++) {
    stroke->deleted[index] = hwalja_from_end(composer, edit->deleting - index);
  }
  composer->floor = HWALJA_UNKNOWN;
  hwalja_apply(composer, edit);
  return true;
}

// Ends the run, and writes a space unless ending a run is all that space does here.
//
// Returns whether it writes one; `edit` says so, too.
static inline bool hwalja_space(hwalja_composer *composer, hwalja_edit *edit) {
  const bool only_ends_run = composer->space_ends_run && composer->composing_count > 0;
  hwalja_clear(edit);
  if (!only_ends_run) hwalja_insert(edit, ' ');
  hwalja_commit(composer);
  return !only_ends_run;
}
