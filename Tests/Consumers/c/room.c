// Runs and strokes that outgrow their buffers; built with the smallest ones, with odd ones, and as they come.
#include "check.h"

enum { PRESSES = 20000 };

static field typed;

// Where in the text each press that did something began to change it.
static unsigned began[PRESSES];
static unsigned count;

// A number that looks random, the same ones in every run of the program.
static unsigned any(uint32_t *seed, unsigned below) {
  *seed = *seed * 1664525u + 1013904223u;
  return (unsigned)((*seed >> 8) % below);
}

static bool is_same(const uint32_t *one, const uint32_t *other, unsigned size) {
  return memcmp(one, other, size * sizeof(uint32_t)) == 0;
}

// The edit for `key` at the end of the whole text: what it is where there is no buffer to outgrow. Returns whether
// it changes the text.
static bool expected_edit(const hwalja_layout *layout, int key, hwalja_edit *edit) {
  const uint32_t last = typed.count > 0 ? typed.text[typed.count - 1] : 0;
  const uint32_t before = typed.count > 1 ? typed.text[typed.count - 2] : 0;
  return hwalja_look_up(layout, key, last, before, edit)
      && (edit->deleting != edit->inserting_count
          || !is_same(edit->inserting, typed.text + typed.count - edit->deleting, edit->deleting));
}

// How many strokes there must be after a press where there were `strokes`.
static unsigned expected_strokes(unsigned strokes, bool has_committed) {
  unsigned kept = has_committed ? 0 : strokes;
  while (kept < strokes && began[count - 1 - kept] >= typed.start) kept++;
  return 1 + (kept < HWALJA_MAX_STROKES ? kept : kept - HWALJA_MAX_STROKES / 2);
}

// The press that made `edit` of the scalars at `deleted` can be taken back at once.
static void expect_undo(const hwalja_edit *edit, const uint32_t *deleted) {
  hwalja_composer copy = typed.composer;
  hwalja_edit undo;
  CHECK(hwalja_backspace(&copy, HWALJA_STROKE, &undo), "nothing is composed");
  CHECK(undo.deleting == edit->inserting_count && undo.inserting_count == edit->deleting, "another undo");
  CHECK(is_same(undo.inserting, deleted, undo.inserting_count), "another text");
}

// A run without end: what keys do is what they would do with all the room there is, and no pending form is
// cut in two. Returns how many scalars were committed for want of room.
static unsigned long type_without_end(const hwalja_layout *layout, uint32_t seed) {
  field_clear(&typed, layout);
  count = 0;
  for (unsigned n = 0; n < PRESSES; n++) {
    const int key = (int)any(&seed, layout->key_count);
    const unsigned strokes = typed.composer.history_count;
    const unsigned composed = typed.composer.composing_count;
    hwalja_edit edit, expected;
    const bool does = expected_edit(layout, key, &expected);
    CHECK(hwalja_press(&typed.composer, key, &edit) == does, "a key that should %s", does ? "do" : "not");
    if (!does) continue;
    CHECK(edit.deleting == expected.deleting && edit.inserting_count == expected.inserting_count
              && is_same(edit.inserting, expected.inserting, edit.inserting_count),
          "another edit");
    uint32_t deleted[2];
    for (unsigned d = 0; d < edit.deleting; d++) deleted[d] = typed.text[typed.count - edit.deleting + d];
    const unsigned from = typed.count - edit.deleting;
    field_apply(&typed, &edit);
    const bool is_full = composed + edit.inserting_count - edit.deleting > HWALJA_MAX_RUN;
    CHECK(is_full == (edit.committed > 0), "%d committed, %u composed", edit.committed, composed);
    CHECK(edit.committed <= HWALJA_MAX_RUN / 2 + 1, "%d committed", edit.committed);
    CHECK(typed.composer.history_count == expected_strokes(strokes, is_full), "%d strokes",
          typed.composer.history_count);
    if (is_full && from > typed.start) {
      CHECK(!hwalja_is_pending_(typed.text[typed.start - 1], typed.text[typed.start]), "a form is cut");
    }
    expect_undo(&edit, deleted);
    began[count++] = from;
  }
  return typed.start;
}

int main(void) {
  unsigned long committed = 0;
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) {
    committed += type_without_end(hwalja_layouts[index], index);
  }
  committed += type_without_end(&hwalja_layout_cheonjiin_compatibility, 9);
  CHECK(committed > 0, "nothing was ever committed for want of room");
  printf("ok   room for %d scalars and %d strokes: %lu scalars committed for want of it\n",
         HWALJA_MAX_RUN, HWALJA_MAX_STROKES, committed);
  return 0;
}
