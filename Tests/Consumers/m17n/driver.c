// Answers questions on composers, as docs/CONFORM.md has them, through the m17n library: driver MIM_DIR
// Any other step than those of a layout's keys is the name of a key of the computer's.
#include <m17n.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { maxNames = 4, maxLine = 8192 };

// The computer's keys that do a step on a layout; where there are several, questions take turns.
static const struct {
  const char *layout, *step, *names[maxNames];
} keys[] = {
#include "keys.inc"
};

// What a text field holds that has committed text alone; the library keeps the rest.
static MText *field;

static void fail(const char *why, const char *what) {
  fprintf(stderr, "error: %s: %s\n", why, what);
  exit(1);
}

static MSymbol name_of(const char *layout, const char *step, int turn) {
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    if (strcmp(keys[i].layout, layout) || strcmp(keys[i].step, step)) continue;
    int count = 1;
    while (count < maxNames && keys[i].names[count]) count++;
    return msymbol(keys[i].names[turn % count]);
  }
  return msymbol(step);
}

// What a host does with a key that the input method does not take.
static void pass(const char *step) {
  int length = mtext_len(field);
  if (!strcmp(step, "␣")) mtext_cat_char(field, ' ');
  else if (!strcmp(step, "⏎")) mtext_cat_char(field, 0x23CE);
  else if (!strcmp(step, "⌫") || !strcmp(step, "⎌")) mtext_del(field, length - (length > 0), length);
  else if (strlen(step) == 1 && *step != '_') mtext_cat_char(field, *step);
  else if (strcmp(step, "_")) fail("the input method does not take the key", step);
}

static void press(MInputContext *ic, const char *step, MSymbol name) {
  if (minput_filter(ic, name, NULL)) return;
  MText *text = mtext();
  int passes = minput_lookup(ic, name, NULL, text) < 0;
  mtext_cat(field, text);
  // What a host gets for itself may come before what was written for it.
  if (passes && mtext_len(text) > 0 && strcmp(step, "⏎")) fail("it ends a run and is left to the host", step);
  if (passes) pass(step);
  m17n_object_unref(text);
}

static void answer(void) {
  unsigned char line[maxLine];
  int count = mconv_encode_buffer(Mcoding_utf_8, field, line, sizeof line);
  if (count < 0) fail("a text is too long", "");
  printf("%.*s\n", count, (const char *)line);
}

int main(int count, char **arguments) {
  char line[maxLine], open[64] = "";
  MInputMethod *im = NULL;
  MInputContext *ic = NULL;
  if (count != 2) fail("usage", "driver MIM_DIR");
  mdatabase_dir = arguments[1];
  M17N_INIT();
  for (int turn = 0; fgets(line, sizeof line, stdin); turn++) {
    char *suite = strtok(line, "\t"), *layout = strtok(NULL, "\t"), *steps = strtok(NULL, "\t\n");
    if (!steps || strcmp(suite, "composer")) fail("no question on a composer", line);
    if (strcmp(layout, open)) {
      if (ic) minput_destroy_ic(ic);
      if (im) minput_close_im(im);
      im = minput_open_im(msymbol("ko"), msymbol(layout), NULL);
      if (!im || !(ic = minput_create_ic(im, NULL))) fail("no input method", layout);
      snprintf(open, sizeof open, "%s", layout);
    }
    minput_reset_ic(ic);
    field = mtext();
    for (char *step = strtok(steps, " "); step; step = strtok(NULL, " ")) press(ic, step, name_of(open, step, turn));
    mtext_cat(field, ic->preedit);
    answer();
    m17n_object_unref(field);
  }
  M17N_FINI();
  return 0;
}
