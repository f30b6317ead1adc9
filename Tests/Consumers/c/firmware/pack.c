// Writes a share of a conformance file as a constant for a firmware: pack LAYOUT FILE ROWS
// Without arguments it prints the layouts' ids.
// A row is how many steps it has, the steps, how many bytes of text there are then, and these. A step is a
// key's number or one of the words below. The last row has no steps.
#include "hwalja.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[] = {"_", "␣", "⌫", "⎌"};

static int fail(const char *what) {
  fprintf(stderr, "pack: %s\n", what);
  return 1;
}

static int step(const hwalja_layout *layout, const char *word) {
  for (int n = 0; n < 4; n++) {
    if (strcmp(word, words[n]) == 0) return 250 + n;
  }
  return hwalja_find_key(layout, word);
}

static bool write_row(const hwalja_layout *layout, char *keys, const char *text) {
  int steps[250], count = 0;
  for (char *word = strtok(keys, " "); word != NULL; word = strtok(NULL, " ")) {
    if (count == 250 || (steps[count++] = step(layout, word)) < 0) return false;
  }
  printf("%d,", count);
  for (int n = 0; n < count; n++) printf("%d,", steps[n]);
  printf("%d,", (int)strlen(text));
  for (; *text != 0; text++) printf("%d,", (unsigned char)*text);
  puts("");
  return true;
}

int main(int count, char **arguments) {
  static char line[4096];
  const hwalja_layout *layout = NULL;
  if (count == 1) {
    for (size_t n = 0; n < HWALJA_LAYOUT_COUNT; n++) puts(hwalja_id(hwalja_layouts[n]));
    return 0;
  }
  if (count != 4) return fail("usage: pack LAYOUT FILE ROWS");
  for (size_t n = 0; n < HWALJA_LAYOUT_COUNT; n++) {
    if (strcmp(hwalja_id(hwalja_layouts[n]), arguments[1]) == 0) layout = hwalja_layouts[n];
  }
  FILE *const file = fopen(arguments[2], "r");
  if (layout == NULL || file == NULL) return fail("no such layout or file");
  long rows = 0;
  while (fgets(line, sizeof line, file) != NULL) rows += line[0] != '#';
  const long stride = rows / atol(arguments[3]);
  if (stride == 0) return fail("fewer rows than that");
  rewind(file);
  puts("static const unsigned char rows[] HWALJA_PROGMEM = {");
  for (rows = 0; fgets(line, sizeof line, file) != NULL;) {
    if (line[0] == '#' || rows++ % stride != 0) continue;
    char *const tab = strchr(line, '\t');
    if (tab == NULL) return fail("a line without a tab");
    line[strlen(line) - 1] = 0;
    *tab = 0;
    if (!write_row(layout, line, tab + 1)) return fail("a word that is no key's");
  }
  puts("0};");
  return 0;
}
