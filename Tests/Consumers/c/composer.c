// What a composer does, beside a model that keeps whole texts where it keeps edits.
#include "check.h"

enum { MOST = 24 }; // presses in a run: as many as are sure to fit the default sizes

typedef struct text {
  uint32_t scalars[3 * MOST];
  unsigned count;
} text;

typedef struct model {
  const hwalja_layout *layout;
  text run;
  text history[MOST]; // what the run was before each press
  unsigned count;
  int floor; // how many are from before the last syllable, -1 until somebody asks
} model;

static bool model_look_up(model *self, int key) {
  hwalja_edit edit;
  text *const run = &self->run;
  const uint32_t last = run->count > 0 ? run->scalars[run->count - 1] : 0;
  const uint32_t before = run->count > 1 ? run->scalars[run->count - 2] : 0;
  if (!hwalja_look_up(self->layout, key, last, before, &edit)) return false;
  run->count -= edit.deleting;
  for (unsigned n = 0; n < edit.inserting_count; n++) run->scalars[run->count++] = edit.inserting[n];
  return true;
}

static void model_forget(model *self) {
  self->count = 0;
  self->floor = -1;
}

static void model_press(model *self, int key) {
  const text before = self->run;
  if (!model_look_up(self, key)) return;
  self->history[self->count++] = before;
  self->floor = -1;
}

static void model_stroke(model *self) {
  text rest = self->run;
  const uint32_t last = rest.scalars[--rest.count];
  const bool is_dot = last == 0x119E || last == 0x11A2 || last == 0x318D;
  if (is_dot && rest.count > 0) {
    const uint32_t lead = rest.scalars[rest.count - 1];
    if ((lead >= 0x1100 && lead <= 0x1112) || (lead >= 0x3131 && lead <= 0x314E)) rest.count--;
  }
  if (self->floor < 0) {
    self->floor = 0;
    for (unsigned n = 0; n < self->count; n++) {
      const text *const before = &self->history[n];
      if (before->count == rest.count
          && memcmp(before->scalars, rest.scalars, rest.count * sizeof(uint32_t)) == 0) {
        self->floor = (int)n;
      }
    }
  }
  if ((int)self->count > self->floor) {
    self->run = self->history[--self->count];
  } else {
    self->run = rest;
    model_forget(self);
  }
}

static void model_jamo(model *self) {
  model_forget(self);
  if (!model_look_up(self, self->layout->key_count)) self->run.count--;
}

static field typed;

static void expect_same(const model *self) {
  CHECK(typed.composer.composing_count == self->run.count, "%u scalars, not %u",
        typed.composer.composing_count, self->run.count);
  CHECK(memcmp(typed.composer.composing, self->run.scalars, self->run.count * sizeof(uint32_t)) == 0,
        "another run");
}

static unsigned long type_beside_model(const hwalja_layout *layout, uint32_t seed) {
  static model beside;
  beside.layout = layout;
  unsigned long presses = 0;
  for (unsigned run = 0; run < 20000; run++) {
    field_clear(&typed, layout);
    beside.run.count = 0;
    model_forget(&beside);
    for (unsigned n = any(&seed, MOST); n > 0; n--) {
      const unsigned what = any(&seed, 8);
      if (what < 6 || beside.run.count == 0) {
        const int key = (int)any(&seed, layout->key_count);
        field_press(&typed, key);
        model_press(&beside, key);
      } else if (what == 6) {
        field_backspace(&typed, HWALJA_JAMO);
        model_jamo(&beside);
      } else {
        for (unsigned again = 1 + any(&seed, 4); again > 0 && beside.run.count > 0; again--) {
          field_backspace(&typed, HWALJA_STROKE);
          model_stroke(&beside);
          expect_same(&beside);
        }
      }
      expect_same(&beside);
      presses++;
    }
  }
  return presses;
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

static void expect_text(const char *expected) {
  char bytes[64];
  bytes[hwalja_utf8(typed.text, typed.count, bytes)] = 0;
  CHECK(strcmp(bytes, expected) == 0, "%s is not %s", bytes, expected);
}

static void press_codes(const char *codes) {
  for (; *codes != 0; codes++) {
    const char code[2] = {*codes, 0};
    field_press(&typed, hwalja_find_code(typed.composer.layout, code));
  }
}

static void space_can_be_had_the_other_way(void) {
  field_clear(&typed, &hwalja_layout_cheonjiin);
  press_codes("0125");
  field_space(&typed);
  expect_text("안");
  field_space(&typed);
  expect_text("안 ");
  typed.composer.space_ends_run = false;
  press_codes("88");
  field_space(&typed);
  expect_text("안 ㅎ ");
}

static void strokes_go_back_one_by_one(void) {
  const char *const texts[] = {"안ㅅ", "안", "아", "이", "ㅇ", "", ""};
  field_clear(&typed, &hwalja_layout_cheonjiin);
  press_codes("012588");
  expect_text("않");
  for (unsigned n = 0; n < sizeof texts / sizeof texts[0]; n++) {
    field_backspace(&typed, HWALJA_STROKE);
    expect_text(texts[n]);
  }
}

unsigned long check_composer(void) {
  unsigned long presses = 0;
  space_can_be_had_the_other_way();
  strokes_go_back_one_by_one();
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) {
    keys_that_there_are_not_do_nothing(hwalja_layouts[index]);
    presses += type_beside_model(hwalja_layouts[index], index);
  }
  return presses + type_beside_model(&hwalja_layout_cheonjiin_compatibility, HWALJA_LAYOUT_COUNT);
}
