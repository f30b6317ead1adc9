// What a composer does with its keys, both backspaces and space.
#include "check.h"

static field typed;

static void expect_text(const char *expected) {
  char bytes[64];
  bytes[hwalja_utf8(typed.text, typed.count, bytes)] = 0;
  CHECK(strcmp(bytes, expected) == 0, "%s is not %s", bytes, expected);
}

static void press_codes(const hwalja_layout *layout, const char *codes) {
  field_clear(&typed, layout);
  for (; *codes != 0; codes++) {
    const char code[2] = {*codes, 0};
    field_press(&typed, hwalja_find_code(layout, code));
  }
}

static void keys_that_there_are_not_do_nothing(const hwalja_layout *layout) {
  const int numbers[] = {-1, -2, layout->key_count, layout->key_count + 1, 255, 256, 32767, -32767};
  for (unsigned n = 0; n < sizeof numbers / sizeof numbers[0]; n++) {
    hwalja_edit edit;
    field_clear(&typed, layout);
    field_press(&typed, 0);
    CHECK(!hwalja_press(&typed.composer, numbers[n], &edit), "key %d", numbers[n]);
    CHECK(edit.inserting_count + edit.deleting + edit.committed == 0, "key %d", numbers[n]);
    CHECK(numbers[n] == layout->key_count || !hwalja_look_up(layout, numbers[n], 0xAC00, 0, &edit),
          "a look-up of key %d", numbers[n]);
    field_backspace(&typed, HWALJA_STROKE);
    CHECK(typed.count == 0, "key %d left a stroke", numbers[n]);
  }
}

static void space_can_be_had_the_other_way(void) {
  press_codes(&hwalja_layout_cheonjiin, "0125");
  field_space(&typed);
  expect_text("안");
  field_space(&typed);
  expect_text("안 ");
  press_codes(&hwalja_layout_cheonjiin, "88");
  typed.composer.space_ends_run = false;
  field_space(&typed);
  expect_text("ㅎ ");
}

static void strokes_go_back_one_by_one_and_then_units(void) {
  const char *const texts[] = {"안ㅅ", "안", "아", "이", "ㅇ", "", ""};
  press_codes(&hwalja_layout_cheonjiin, "012588");
  expect_text("않");
  for (unsigned n = 0; n < sizeof texts / sizeof texts[0]; n++) {
    field_backspace(&typed, HWALJA_STROKE);
    expect_text(texts[n]);
  }
  press_codes(&hwalja_layout_dubeolsik, "gksrmf");
  expect_text("한글");
  for (unsigned n = 0; n < 3; n++) field_backspace(&typed, HWALJA_STROKE);
  expect_text("한");
  field_backspace(&typed, HWALJA_STROKE);
  expect_text("");
}

static void a_press_that_changes_nothing_is_no_stroke(void) {
  press_codes(&hwalja_layout_naratgeul, "866333");
  expect_text("워");
  field_backspace(&typed, HWALJA_STROKE);
  expect_text("우");
}

static void where_backspace_has_no_answer_a_scalar_goes(void) {
  hwalja_layout without = hwalja_layout_cheonjiin;
  without.key_count = 88; // so that backspace is a key that the trie does not have
  field_clear(&typed, &without);
  field_press(&typed, 3);
  field_press(&typed, 0);
  expect_text("기");
  field_backspace(&typed, HWALJA_JAMO);
  expect_text("");
}

unsigned long check_composer(void) {
  space_can_be_had_the_other_way();
  strokes_go_back_one_by_one_and_then_units();
  a_press_that_changes_nothing_is_no_stroke();
  where_backspace_has_no_answer_a_scalar_goes();
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) {
    keys_that_there_are_not_do_nothing(hwalja_layouts[index]);
  }
  return 4 + HWALJA_LAYOUT_COUNT;
}
