// Answers the questions of `conform` with hwalja.h. docs/spec/CONFORM.md describes the questions. Compiles as C99 and
// C++11.
#include "field.h"

// The columns of the current question. They are valid until the next question is read.
static char line[1 << 20];
static char *first, *second;

static void refuse(const char *what, const char *text) {
  fprintf(stderr, "error: not a %s: %s\n", what, text);
  exit(1);
}

// Returns the layout with this id. If `-compatibility` follows the id, the layout has the other dot style.
static const hwalja_layout *find_layout(const char *id) {
  static hwalja_layout other;
  for (unsigned n = 0; n < HWALJA_LAYOUT_COUNT; n++) {
    const char *const own = hwalja_id(hwalja_layouts[n]);
    if (strcmp(id, own) == 0) return hwalja_layouts[n];
    if (strncmp(id, own, strlen(own)) == 0 && strcmp(id + strlen(own), "-compatibility") == 0) {
      other = *hwalja_layouts[n];
      other.dots = HWALJA_COMPATIBILITY;
      return &other;
    }
  }
  refuse("layout", id);
  return NULL;
}

static int find_step(const hwalja_layout *layout, const char *word) {
  static const char *const words[] = {"_", "␣", "⌫", "⎌", "…"};
  for (int step = COMMIT; step >= PAUSE; step--) {
    if (strcmp(word, words[COMMIT - step]) == 0) return step;
  }
  const int key = hwalja_find_key(layout, word);
  if (key < 0) refuse("key", word);
  return key;
}

// Types the steps into an empty field, and prints its text.
static void compose(void) {
  static field typed;
  static char text[4 * FIELD_SIZE];
  field_clear(&typed, find_layout(first));
  for (const char *word = strtok(second, " "); word != NULL; word = strtok(NULL, " ")) {
    field_do(&typed, find_step(typed.composer.layout, word));
  }
  fwrite(text, 1, hwalja_utf8(typed.text, typed.count, text), stdout);
}

// Prints the answer to a look-up, which is given by the number of a key and up to two scalars.
static void look_up(const hwalja_layout *layout, const char *word) {
  char *at;
  const int key = (int)strtol(word, &at, 10);
  uint32_t scalars[5] = {0, 0};
  int count = 0;
  hwalja_edit edit;
  while (*at != 0 && at[1] != 0) {
    scalars[count++] = (uint32_t)strtoul(at + 1, &at, 16);
  }
  const uint32_t last = count > 0 ? scalars[count - 1] : 0, before = count > 1 ? scalars[0] : 0;
  if (!hwalja_look_up(layout, key, last, before, &edit)) {
    putchar('-');
    return;
  }
  count -= edit.deleting;
  for (unsigned n = 0; n < edit.inserting_count; n++) scalars[count++] = edit.inserting[n];
  putchar(':');
  for (int n = 0; n < count; n++) printf(n == 0 ? "%lX" : ",%lX", (unsigned long)scalars[n]);
}

// Opens the trie in a block of exactly the trie's size, so that sanitizers detect every read outside the block.
static void open_trie(void) {
  const size_t size = strlen(first) / 2;
  unsigned char *const bytes = (unsigned char *)malloc(size);
  hwalja_layout layout;
  for (size_t n = 0; n < size; n++) {
    const char digits[] = {first[2 * n], first[2 * n + 1], 0};
    bytes[n] = (unsigned char)strtoul(digits, NULL, 16);
  }
  if (hwalja_open(&layout, bytes, size).problem != HWALJA_NO_PROBLEM) {
    fputs("refused", stdout);
  } else {
    const char *word = strtok(second, " ");
    while (word != NULL) {
      look_up(&layout, word);
      word = strtok(NULL, " ");
      if (word != NULL) putchar(' ');
    }
  }
  free(bytes);
}

// Ends the column at `text` at the first `separator`, and returns the text after that separator.
static char *end_column(char *text, char separator) {
char *const end = strchr(text, separator);
  if (end == NULL) refuse("question", line);
  *end = 0;
  return end + 1;
}

int main(void) {
  while (fgets(line, sizeof line, stdin) != NULL) {
    first = end_column(line, '\t');
    second = end_column(first, '\t');
    end_column(second, '\n');
    if (strcmp(line, "composer") == 0) {
      compose();
    } else if (strcmp(line, "trie") == 0) {
      open_trie();
    } else {
      refuse("suite", line);
    }
    putchar('\n');
  }
  return 0;
}
