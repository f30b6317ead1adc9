// A text field with the cursor at its end, and a composer that types into the field. Compiles as C99, as C++11, and for
// chips.
#ifndef FIELD_H
#define FIELD_H

#include "hwalja.h"

#ifndef FIELD_SIZE
#define FIELD_SIZE 65536
#endif

// Ends the program with an error line if the condition is false. A firmware has no output, so it defines its own CHECK.
#ifndef CHECK
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define CHECK(condition, ...) \
  do { \
    if (!(condition)) { \
      fprintf(stderr, "%s:%d: does not hold: %s: ", __FILE__, __LINE__, #condition); \
      fprintf(stderr, __VA_ARGS__); \
      fputc('\n', stderr); \
      exit(1); \
    } \
  } while (0)
#endif

// Steps that are not keys. The numbers of keys start with 0.
enum { COMMIT = -1, SPACE = -2, BY_JAMO = -3, BY_STROKE = -4, PAUSE = -5 };

typedef struct field {
  hwalja_composer composer;
  uint32_t text[FIELD_SIZE];
  unsigned count;
  unsigned start; // where the run begins
  bool is_after_pause;
} field;

static inline void field_clear(field *self, const hwalja_layout *layout) {
  hwalja_begin(&self->composer, layout);
  self->count = 0;
  self->start = 0;
  self->is_after_pause = false;
}

// Applies `edit`, which must not delete text before the run. After the edit, the text must end with the run.
static inline void field_apply(field *self, const hwalja_edit *edit) {
  const unsigned composed = self->composer.composing_count;
  CHECK(edit->deleting <= self->count - self->start, "an edit deletes %d scalars", edit->deleting);
  self->count -= edit->deleting;
  for (unsigned n = 0; n < edit->inserting_count; n++) self->text[self->count++] = edit->inserting[n];
  self->start = composed == 0 ? self->count : self->start + edit->committed;
  CHECK(self->start + composed == self->count, "the run has %u scalars", composed);
  CHECK(memcmp(self->text + self->start, self->composer.composing, composed * sizeof(uint32_t)) == 0,
        "the text does not end in the run");
}

static inline void field_press(field *self, int key) {
  hwalja_edit edit;
  if (self->is_after_pause) hwalja_end_cycle(&self->composer, key);
  self->is_after_pause = false;
  if (self->composer.composing_count == 0) self->start = self->count;
  hwalja_press(&self->composer, key, &edit);
  field_apply(self, &edit);
}

static inline void field_do(field *self, int step) {
  hwalja_edit edit;
  if (step == PAUSE) {
    self->is_after_pause = true;
  } else if (step == COMMIT) {
    hwalja_commit(&self->composer);
    self->start = self->count;
  } else if (step == SPACE) {
    self->start = self->count;
    hwalja_space(&self->composer, &edit);
    field_apply(self, &edit);
  } else if (step >= 0) {
    field_press(self, step);
  } else if (hwalja_backspace(&self->composer, step == BY_JAMO ? HWALJA_JAMO : HWALJA_STROKE, &edit)) {
    field_apply(self, &edit);
  } else if (self->count > 0) {
    self->start = --self->count;
  }
}

#endif
