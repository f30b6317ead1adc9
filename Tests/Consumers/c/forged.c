// What look-ups make of tries whose digits say anything.
#include "forge.h"

// The UTF-8 of what an edit inserts.
static const char *inserted(const hwalja_edit *edit) {
  static char bytes[13];
  bytes[hwalja_utf8(edit->inserting, edit->inserting_count, bytes)] = 0;
  return bytes;
}

static void set_pair(forge *self, unsigned offset, unsigned pair) {
  set_digit(self, offset, pair % 90);
  set_digit(self, offset + 1, pair / 90);
}

// What one cell makes of a scalar, under a key that appends letter number `letter` with that joining. Letter 27 is ㅗ;
// letters 40 to 45 are Cheonjiin's own. Null is no answer.
typedef struct cell_case {
  uint32_t last;
  unsigned cell, letter, joining;
  const char *expected;
} cell_case;

static const cell_case CASES[] = {
  {0xAC01, 1 + 4, 89, 89, "간"},   {0xAC00, 1 + 27, 89, 89, "갛"},   {0x3131, 1, 89, 89, NULL},
  {0xAC01, 29, 89, 89, "가ㄱ"},    {0xAC00, 560, 89, 89, "갛ㅎ"},    {0x3131, 29, 89, 89, NULL},
  {0xAC01, 561, 27, 8, "가고"},    {0xAC00, 1092, 27, 8, "갛호"},    {0x3131, 561, 27, 8, NULL},
  {0xAC01, 561, 27, 21, "가ᄀㅗ"}, {0xAC01, 561, 27, 22, "가ㄱㅗ"},  {0xAC01, 561, 27, 23, NULL},
  {0xAC01, 561, 27, 89, NULL},     {0xAC01, 561, 89, 8, NULL},       {0xAC01, 561, 46, 8, NULL},
  {0xAC01, 1093 + 20, 89, 89, "기"}, {0x3134, 1093, 89, 89, "나"},   {0x314F, 1093, 89, 89, NULL},
  {0xAC01, 1114, 89, 89, "ㄱ"},    {0x3134, 1114, 89, 89, "ㄴ"},     {0x314F, 1114, 89, 89, NULL},
  {0xAC01, 1115, 27, 8, "고"},     {0x3134, 1115, 27, 22, "ㄴㅗ"},   {0x314F, 1115, 27, 8, NULL},
  {0x3134, 1115, 27, 23, NULL},    {0x3134, 1115, 89, 8, NULL},      {0x3134, 1115, 46, 8, NULL},
  {0x314F, 1116, 89, 89, ""},      {0x314F, 1117 + 18, 89, 89, "ㅎ"}, {0x314F, 1117 + 39, 89, 89, "ㅣ"},
  {0x314F, 1117 + 46, 89, 89, NULL}, {0x314F, 1205, 89, 89, NULL},   {0xAC01, 0, 27, 89, "ㅗ"},
  {0xAC01, 0, 89, 89, NULL},       {0xAC01, 0, 46, 89, NULL},
};

// The trie of Cheonjiin with a block at its end that has this cell for everything, and leads the first key there.
static forge forge_cell(const cell_case *from) {
  const hwalja_layout *const layout = &hwalja_layout_cheonjiin;
  const unsigned record = hwalja_pair_(layout, 15);
  forge self;
  memcpy(self.bytes, layout->trie, layout->trie_size);
  set_digit(&self, record, from->letter);
  set_digit(&self, record + 1, from->joining);
  for (unsigned pointer = 2; pointer < 10; pointer += 2) set_pair(&self, record + pointer, layout->trie_size);
  set_pair(&self, layout->trie_size, from->cell);
  set_pair(&self, layout->trie_size + 2u, 0);
  self.size = layout->trie_size + 4u;
  set_pair(&self, 10, self.size);
  mend(&self);
  return self;
}

unsigned long check_cells(void) {
  enum { COUNT = sizeof CASES / sizeof CASES[0] };
  for (unsigned n = 0; n < COUNT; n++) {
    const cell_case *const given = &CASES[n];
    forge forged = forge_cell(given);
    hwalja_layout layout;
    hwalja_edit edit;
    CHECK(hwalja_open(&layout, forged.bytes, forged.size).problem == HWALJA_NO_PROBLEM, "a whole envelope");
    const bool done = hwalja_look_up(&layout, 0, given->last, 0, &edit);
    CHECK(done == (given->expected != NULL), "cell %u of case %u", given->cell, n);
    CHECK(edit.deleting == (done && given->cell > 0), "cell %u of case %u", given->cell, n);
    CHECK(!done || strcmp(inserted(&edit), given->expected) == 0, "%s, not %s", inserted(&edit), given->expected);
  }
  return COUNT;
}

// Writes an answer as Tests/Consumers/forgeries.py does, which says what a line of its list is.
static void write_answer(const hwalja_layout *layout, int key, uint32_t last, uint32_t before, char *to) {
  hwalja_edit edit;
  if (!hwalja_look_up(layout, key, last, before, &edit)) {
    strcpy(to, "-");
    return;
  }
  to += sprintf(to, "%d:", edit.deleting);
  for (const char *byte = inserted(&edit); *byte != 0; byte++) to += sprintf(to, "%02x", (unsigned char)*byte);
}

unsigned long check_forged(const char *path) {
  static const uint32_t scalars[] = {0,      0x41,   0x1100, 0x1112, 0x3131, 0x3133, 0x314E, 0xAC00,
                                     0xAC01, 0xD788, 0xD7A3, 0x314F, 0x3163, 0x119E, 0x11A2, 0x318D};
  static char line[65536];
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
      write_answer(&layout, number % 13, scalars[n / 16], scalars[n % 16], answer);
      word = strtok(NULL, " \n");
      CHECK(word != NULL && strcmp(word, answer) == 0, "forgery %d, question %u: %s", number, n, answer);
    }
    CHECK(strtok(NULL, " \n") == NULL, "forgery %d has other questions", number);
  }
  CHECK(number > 1000, "only %d forgeries", number);
  fclose(file);
  return 256ul * (unsigned long)number;
}
