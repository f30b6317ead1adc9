// Types every row of a conformance file: key ids between spaces, a tab, and what the field holds then.
#include "check.h"

static bool is_after_pause;

static void type(field *self, const char *word) {
  if (strcmp(word, "_") == 0) {
    field_commit(self);
  } else if (strcmp(word, "…") == 0) {
    is_after_pause = true;
  } else if (strcmp(word, "␣") == 0) {
    field_space(self);
  } else if (strcmp(word, "⌫") == 0) {
    field_backspace(self, HWALJA_JAMO);
  } else if (strcmp(word, "⎌") == 0) {
    field_backspace(self, HWALJA_STROKE);
  } else {
    const int key = hwalja_find_key(self->composer.layout, word);
    CHECK(key >= 0, "no key %s", word);
    if (is_after_pause) field_end_cycle(self, key);
    is_after_pause = false;
    field_press(self, key);
  }
}

unsigned long check_conformance(const hwalja_layout *layout, const char *path) {
  static field typed;
  static char line[4096], text[4096];
  unsigned long rows = 0;
  FILE *const file = fopen(path, "r");
  CHECK(file != NULL, "%s cannot be read", path);
  while (fgets(line, sizeof line, file) != NULL) {
    if (line[0] == '#') continue;
    char *const tab = strchr(line, '\t');
    CHECK(tab != NULL && line[strlen(line) - 1] == '\n', "%s: %s", path, line);
    const char *const expected = tab + 1;
    line[strlen(line) - 1] = 0;
    *tab = 0;
    field_clear(&typed, layout);
    is_after_pause = false;
    for (char *word = strtok(line, " "); word != NULL; word = strtok(NULL, " ")) type(&typed, word);
    text[hwalja_utf8(typed.text, typed.count, text)] = 0;
    CHECK(strcmp(text, expected) == 0, "%s, row %lu: %s, not %s", path, rows + 1, text, expected);
    rows++;
  }
  fclose(file);
  CHECK(rows > 10000, "%s has only %lu rows", path, rows);
  return rows;
}
