// A text field with its cursor at the end, and a composer that types into it. C99 and C++11 at once.
#ifndef FIELD_H
#define FIELD_H

#include "hwalja.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Ends the program with a line that says what does not hold.
#define CHECK(condition, ...) \
  do { \
    if (!(condition)) { \
      fprintf(stderr, "%s:%d: does not hold: %s: ", __FILE__, __LINE__, #condition); \
      fprintf(stderr, __VA_ARGS__); \
      fputc('\n', stderr); \
      exit(1); \
    } \
  } while (0)

enum { FIELD_SIZE = 65536 };

typedef struct field {
  hwalja_composer composer;
  uint32_t text[FIELD_SIZE];
  unsigned count;
  unsigned start; // where the run begins
} field;

static inline void field_clear(field *self, const hwalja_layout *layout) {
  hwalja_begin(&self->composer, layout);
  self->count = 0;
  self->start = 0;
}

// Does what `edit` says, which may not reach before the run; then the text ends in the run.
static inline void field_apply(field *self, const hwalja_edit *edit) {
  const unsigned composed = self->composer.composing_count;
  CHECK(edit->deleting <= self->count - self->start, "an edit deletes %d", edit->deleting);
  self->count -= edit->deleting;
  for (unsigned n = 0; n < edit->inserting_count; n++) self->text[self->count++] = edit->inserting[n];
  self->start = composed == 0 ? self->count : self->start + edit->committed;
  CHECK(self->start + composed == self->count, "the run has %u scalars", composed);
  CHECK(memcmp(self->text + self->start, self->composer.composing, composed * sizeof(uint32_t)) == 0,
        "the text does not end in the run");
}

static inline void field_press(field *self, int key) {
  hwalja_edit edit;
  hwalja_press(&self->composer, key, &edit);
  field_apply(self, &edit);
}

static inline void field_end_cycle(field *self, int key) {
  hwalja_end_cycle(&self->composer, key);
  if (self->composer.composing_count == 0) self->start = self->count;
}

static inline void field_commit(field *self) {
  hwalja_commit(&self->composer);
  self->start = self->count;
}

static inline void field_space(field *self) {
  hwalja_edit edit;
  self->start = self->count;
  hwalja_space(&self->composer, &edit);
  field_apply(self, &edit);
}

static inline void field_backspace(field *self, hwalja_step step) {
  hwalja_edit edit;
  if (hwalja_backspace(&self->composer, step, &edit)) {
    field_apply(self, &edit);
  } else if (self->count > 0) {
    self->start = --self->count;
  }
}

#endif
