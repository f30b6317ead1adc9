// Types conformance lines through the m17n library as a host would:
//   driver MIM_DIR KEYS LAYOUT LINES
// KEYS says which keys of the computer's type which of a layout's; where there are several, lines take turns.
// Any other word of a line is the name of a key of the computer's.
#include <m17n.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { maxKeys = 256, maxNames = 4, maxText = 4096, maxLine = 8192 };

struct key {
  char id[64];
  MSymbol names[maxNames];
  int count;
};

static struct key keys[maxKeys];
static int keyCount;

// What a text field holds that has committed text alone; the library keeps the rest.
static int field[maxText];
static int length;
static long presses;

static void fail(const char *why, const char *what) {
  fprintf(stderr, "error: %s: %s\n", why, what);
  exit(1);
}

static void add_key(const char *id) {
  if (keyCount == maxKeys) fail("too many keys", id);
  snprintf(keys[keyCount++].id, sizeof keys[0].id, "%s", id);
}

static void add_name(const char *name) {
  struct key *key = &keys[keyCount - 1];
  if (key->count == maxNames) fail("too many names", key->id);
  key->names[key->count++] = msymbol(name);
}

static struct key *key_of(const char *id) {
  for (int i = 0; i < keyCount; i++)
    if (!strcmp(keys[i].id, id)) return &keys[i];
  add_key(id), add_name(id);
  return &keys[keyCount - 1];
}

// The lines of `path` that begin with `layout`.
static void read_keys(const char *path, const char *layout) {
  char line[maxLine];
  FILE *file = fopen(path, "r");
  if (!file) fail("cannot read", path);
  while (fgets(line, sizeof line, file)) {
    char *word = strtok(line, " \n");
    if (!word || strcmp(word, layout)) continue;
    add_key(strtok(NULL, " \n"));
    while ((word = strtok(NULL, " \n"))) add_name(word);
  }
  fclose(file);
  add_key("␣"), add_name("space"), add_name(" "), add_name("S-space"), add_name("S- ");
  add_key("_"), add_name("Right");
  add_key("⏎"), add_name("Return");
  add_key("⌫"), add_name("BackSpace");
  add_key("⎌"), add_name("S-BackSpace");
}

static void append(MText *text) {
  int count = mtext_len(text);
  if (length + count > maxText) fail("a text is too long", "");
  for (int i = 0; i < count; i++) field[length++] = mtext_ref_char(text, i);
}

// What a host does with a key that the input method does not take.
static void pass(const struct key *key) {
  if (!strcmp(key->id, "␣")) field[length++] = ' ';
  else if (!strcmp(key->id, "⏎")) field[length++] = 0x23CE;
  else if (!strcmp(key->id, "⌫") || !strcmp(key->id, "⎌")) length -= length > 0;
  else if (strlen(key->id) == 1 && *key->id != '_') field[length++] = *key->id;
  else if (strcmp(key->id, "_")) fail("the input method does not take the key", key->id);
}

static void press(MInputContext *ic, const struct key *key, int turn) {
  MSymbol name = key->names[turn % key->count];
  MText *text = mtext();
  presses++;
  if (!minput_filter(ic, name, NULL)) {
    int passes = minput_lookup(ic, name, NULL, text) < 0;
    append(text);
    // What a host gets for itself may come before what was written for it.
    if (passes && mtext_len(text) > 0 && strcmp(key->id, "⏎")) fail("it ends a run and is left to the host", key->id);
    if (passes) pass(key);
  }
  m17n_object_unref(text);
}

static int is_right(MInputContext *ic, const char *expected) {
  MText *text;
  int same;
  append(ic->preedit);
  text = mconv_decode_buffer(Mcoding_utf_8, (const unsigned char *)expected, (int)strlen(expected));
  same = mtext_len(text) == length;
  for (int i = 0; same && i < length; i++) same = mtext_ref_char(text, i) == field[i];
  m17n_object_unref(text);
  return same;
}

int main(int count, char **arguments) {
  char line[maxLine], shown[maxLine];
  long lines = 0, wrong = 0;
  struct timespec start, opened, end;
  FILE *file;
  MInputMethod *im;
  MInputContext *ic;
  if (count != 5) fail("usage", "driver MIM_DIR KEYS LAYOUT LINES");
  mdatabase_dir = arguments[1];
  M17N_INIT();
  read_keys(arguments[2], arguments[3]);
  clock_gettime(CLOCK_MONOTONIC, &start);
  im = minput_open_im(msymbol("ko"), msymbol(arguments[3]), NULL);
  if (!im || !(ic = minput_create_ic(im, NULL))) fail("no input method", arguments[3]);
  clock_gettime(CLOCK_MONOTONIC, &opened);
  if (!(file = fopen(arguments[4], "r"))) fail("cannot read", arguments[4]);
  while (fgets(line, sizeof line, file)) {
    char *tab = strchr(line, '\t');
    // No input method is told what time it is.
    if (line[0] == '#' || !tab || strstr(line, "…")) continue;
    line[strcspn(line, "\n")] = 0;
    strcpy(shown, line);
    *tab = 0;
    minput_reset_ic(ic);
    length = 0;
    for (char *id = strtok(line, " "); id; id = strtok(NULL, " ")) press(ic, key_of(id), (int)lines);
    lines++;
    if (!is_right(ic, tab + 1) && wrong++ < 10) {
      fprintf(stderr, "%s: %s, not ", arguments[3], shown);
      for (int i = 0; i < length; i++) fprintf(stderr, " U+%04X", field[i]);
      fprintf(stderr, "\n");
    }
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  fclose(file);
  minput_destroy_ic(ic);
  minput_close_im(im);
  M17N_FINI();
  if (lines == 0) fail("no lines", arguments[4]);
#define MICROSECONDS(from, to) ((to.tv_sec - from.tv_sec) * 1e6 + (to.tv_nsec - from.tv_nsec) / 1e3)
  printf("%s %s: %ld lines, %ld wrong (opened in %.1f ms, %.1f us a press)\n", wrong ? "FAIL" : "ok  ",
         arguments[3], lines, wrong, MICROSECONDS(start, opened) / 1e3,
         MICROSECONDS(opened, end) / (double)presses);
  return wrong > 0;
}
