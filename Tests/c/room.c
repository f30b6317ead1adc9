// Types endless runs that are longer than the buffers. The program is built with buffers of the smallest size, of odd
// sizes and of the default size. Keys must behave as if there were unlimited room, and the history must be correct.
#include "field.h"

enum { PRESSES = 20000 };

static field typed;

// For each stroke, the place in the text where the change of that stroke begins.
static unsigned began[PRESSES], count;

static bool is_same(const uint32_t *one, const uint32_t *other, unsigned size) {
  return memcmp(one, other, size * sizeof(uint32_t)) == 0;
}

// Sets `edit` to the edit for `key` at the end of the whole text. Returns true if the edit changes the text.
static bool expected_edit(const hwalja_layout *layout, int key, hwalja_edit *edit) {
  const uint32_t *const end = typed.text + typed.count;
  return hwalja_look_up(layout, key, typed.count > 0 ? end[-1] : 0, typed.count > 1 ? end[-2] : 0, edit)
      && (edit->deleting != edit->inserting_count || !is_same(edit->inserting, end - edit->deleting, edit->deleting));
}

// Returns the expected number of strokes after a press, if there were `strokes` before the press.
static unsigned expected_strokes(unsigned strokes, bool has_committed) {
  unsigned kept = has_committed ? 0 : strokes;
  while (kept < strokes && began[count - 1 - kept] >= typed.start) kept++;
  return 1 + (kept < HWALJA_MAX_STROKES ? kept : kept - HWALJA_MAX_STROKES / 2);
}

// Checks that a press can be taken back. `edit` is the edit of that press, and `deleted` has the scalars that it
// replaced.
static void expect_undo(const hwalja_edit *edit, const uint32_t *deleted) {
  hwalja_composer copy = typed.composer;
  hwalja_edit undo;
  CHECK(hwalja_backspace(&copy, HWALJA_STROKE, &undo), "nothing is composed");
  CHECK(undo.deleting == edit->inserting_count && undo.inserting_count == edit->deleting, "wrong undo");
  CHECK(is_same(undo.inserting, deleted, undo.inserting_count), "wrong text");
}

static void press(const hwalja_layout *layout, int key) {
  const unsigned strokes = typed.composer.history_count, composed = typed.composer.composing_count;
  uint32_t deleted[2];
  hwalja_edit edit, expected;
  const bool does = expected_edit(layout, key, &expected);
  CHECK(hwalja_press(&typed.composer, key, &edit) == does, "a key that should %s", does ? "do" : "not");
  if (!does) return;
  CHECK(edit.deleting == expected.deleting && edit.inserting_count == expected.inserting_count, "wrong edit");
  CHECK(is_same(edit.inserting, expected.inserting, edit.inserting_count), "wrong edit");
  const unsigned from = typed.count - edit.deleting;
  memcpy(deleted, typed.text + from, edit.deleting * sizeof(uint32_t));
  field_apply(&typed, &edit);
  const bool is_full = composed + edit.inserting_count - edit.deleting > HWALJA_MAX_RUN;
  const bool is_cut = is_full && from > typed.start
      && hwalja_is_pending_(typed.text[typed.start - 1], typed.text[typed.start]);
  CHECK(!is_cut, "a dot was separated from its lead");
  const unsigned half = is_full ? HWALJA_MAX_RUN / 2 : 0, more = is_full ? 1 : 0;
  CHECK(edit.committed >= half && edit.committed <= half + more, "%d committed", edit.committed);
  CHECK(typed.composer.history_count == expected_strokes(strokes, is_full), "%d", typed.composer.history_count);
  expect_undo(&edit, deleted);
  began[count++] = from;
}

static void type_without_end(const hwalja_layout *layout, uint32_t seed) {
  field_clear(&typed, layout);
  count = 0;
  for (unsigned n = 0; n < PRESSES; n++) {
    // These pseudo-random numbers are the same in every run of the program.
    seed = seed * 1664525u + 1013904223u;
    press(layout, (int)((seed >> 8) % layout->key_count));
  }
}

int main(void) {
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) type_without_end(hwalja_layouts[index], index);
  hwalja_layout other = hwalja_layout_cheonjiin;
  other.dots = HWALJA_COMPATIBILITY;
  type_without_end(&other, 9);
  return 0;
}
