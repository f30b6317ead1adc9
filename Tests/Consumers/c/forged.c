// Holds forged tries to the answers that Tests/Consumers/forgeries.py lists, which says what a line is.
#include "forge.h"

static const uint32_t SCALARS[] = {0,      0x41,   0x1100, 0x1112, 0x3131, 0x3133, 0x314E, 0xAC00,
                                   0xAC01, 0xD788, 0xD7A3, 0x314F, 0x3163, 0x119E, 0x11A2, 0x318D};

// Writes an answer as the list does.
static void write_answer(const hwalja_layout *layout, int key, uint32_t last, uint32_t before, char *to) {
  hwalja_edit edit;
  if (!hwalja_look_up(layout, key, last, before, &edit)) {
    strcpy(to, "-");
    return;
  }
  char bytes[12];
  const size_t size = hwalja_utf8(edit.inserting, edit.inserting_count, bytes);
  to += sprintf(to, "%d:", edit.deleting);
  for (size_t n = 0; n < size; n++) to += sprintf(to, "%02x", (unsigned char)bytes[n]);
}

unsigned long check_forged(const char *path) {
  static char line[65536];
  unsigned long answers = 0;
  int number = 0;
  FILE *const file = fopen(path, "r");
  CHECK(file != NULL, "%s cannot be read", path);
  for (; fgets(line, sizeof line, file) != NULL; number++) {
    char *word = strtok(line, "\t");
    hwalja_layout layout;
    const hwalja_error error = hwalja_open(&layout, (unsigned char *)word, strlen(word));
    CHECK(error.problem == HWALJA_NO_PROBLEM, "forgery %d: %d", number, error.problem);
    for (unsigned n = 0; n < 256; n++) {
      char answer[64];
      write_answer(&layout, number % 13, SCALARS[n / 16], SCALARS[n % 16], answer);
      word = strtok(NULL, " \n");
      CHECK(word != NULL && strcmp(word, answer) == 0, "forgery %d, question %u: %s, not %s", number, n, answer, word);
      answers++;
    }
    CHECK(strtok(NULL, " \n") == NULL, "forgery %d has other questions", number);
  }
  CHECK(number > 1000, "only %d forgeries", number);
  fclose(file);
  return answers;
}
