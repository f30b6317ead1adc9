// Checks the C header: check CONFORMANCE OTHER FORGERIES
// CONFORMANCE is a folder with a file for each layout; OTHER has those of the other dot style; FORGERIES is the list
// that Tests/Consumers/forgeries.py makes.
#include "check.h"

static const char *path_in(const char *folder, const hwalja_layout *layout) {
  static char path[4096];
  snprintf(path, sizeof path, "%s/%s.tsv", folder, hwalja_id(layout));
  return path;
}

static void say(const char *what, unsigned long count) {
  printf("ok   %s: %lu\n", what, count);
  fflush(stdout);
}

int main(int count, char **arguments) {
  CHECK(count == 4, "usage: check CONFORMANCE OTHER FORGERIES");
  say("texts of layouts and keys", check_texts());
  say("scalars written as UTF-8 and UTF-16", check_unicode());
  say("look-ups after scalars that no run ends in", check_look_up());
  say("statements about the composer", check_composer());
  unsigned long rows = 0;
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) {
    rows += check_conformance(hwalja_layouts[index], path_in(arguments[1], hwalja_layouts[index]));
  }
  say("conformance rows", rows);
  const hwalja_layout *const other = &hwalja_layout_cheonjiin_compatibility;
  say("conformance rows in the other dot style", check_conformance(other, path_in(arguments[2], &hwalja_layout_cheonjiin)));
  say("tries cut short, with a bit turned or with another digit", check_opening());
  say("cells that can and cannot be done", check_cells());
  say("answers of forged tries", check_forged(arguments[3]));
  return 0;
}
