// Tests the API of the header, except the results of typing, which `conform` tests. Compiles as C99 and C++11.
#include "field.h"

static const hwalja_layout *const cheonjiin = &hwalja_layout_cheonjiin;

static void expect(const char *text, const char *expected) {
  CHECK(text != NULL && strcmp(text, expected) == 0, "%s is not %s", text, expected);
}

static void layouts_and_keys_have_texts(void) {
  expect(hwalja_name(cheonjiin), "천지인");
  expect(hwalja_latin_name(cheonjiin), "Cheonjiin");
  expect(hwalja_key_id(cheonjiin, 1), "천");
  expect(hwalja_key_legend(cheonjiin, 1), "ㆍ");
  expect(hwalja_key_code(cheonjiin, 9), "");
  expect(hwalja_key_under(cheonjiin, 1), "");
  const hwalja_layout *const dubeolsik = &hwalja_layout_dubeolsik;
  expect(hwalja_key_under(dubeolsik, hwalja_find_key(dubeolsik, "ㄲ")), "ㄱ");
  CHECK(hwalja_key_scalar(cheonjiin, 3) == 0x3131 && hwalja_key_scalar(cheonjiin, 9) == '.', "ㄱ and a full stop");
  CHECK(cheonjiin->cycle_timeout == 1000, "%d ms", cheonjiin->cycle_timeout);
  hwalja_layout nameless = *cheonjiin;
  nameless.texts = NULL;
  CHECK(hwalja_id(&nameless) == NULL && hwalja_key_id(&nameless, 0) == NULL, "no texts");
  CHECK(hwalja_find_scalar(&nameless, 0x3131) == -1 && hwalja_key_scalar(&nameless, 0) == 0, "no scalars");
  CHECK(hwalja_find_key(&nameless, "천") == -1, "no texts to find a key by");
}

static void finds_keys_by_id_code_and_scalar(const hwalja_layout *layout) {
  for (int key = 0; key < layout->key_count; key++) {
    const char *const code = hwalja_key_code(layout, key);
    CHECK(hwalja_find_key(layout, hwalja_key_id(layout, key)) == key, "key %d", key);
    CHECK(hwalja_find_code(layout, code) == (*code == 0 ? -1 : key), "key %d, code %s", key, code);
    CHECK(hwalja_find_scalar(layout, hwalja_key_scalar(layout, key)) == key, "key %d", key);
  }
  // Texts that start or end like ids of keys, but are not ids of keys.
  const char *const others[] = {"", "ㄱㅋㄱ", "ㅇㅁㅇ", "\xE3"};
  for (unsigned n = 0; n < 4; n++) {
    CHECK(hwalja_find_key(layout, others[n]) == -1 && hwalja_find_code(layout, others[n]) == -1, "%s", others[n]);
  }
  CHECK(hwalja_find_scalar(layout, 0) == -1 && hwalja_find_scalar(layout, 0xAC00) == -1, "no key's scalars");
}

static void unknown_key_numbers_do_nothing(const hwalja_layout *layout) {
  const int numbers[] = {-1, -2, layout->key_count, layout->key_count + 1, 255, 256, 32767, -32767};
  hwalja_composer composer;
  hwalja_edit edit;
  for (unsigned n = 0; n < sizeof numbers / sizeof numbers[0]; n++) {
    const int number = numbers[n];
    hwalja_begin(&composer, layout);
    hwalja_press(&composer, 0, &edit);
    hwalja_end_cycle(&composer, number);
    CHECK(!hwalja_press(&composer, number, &edit), "key %d", number);
    CHECK(edit.inserting_count + edit.deleting + edit.committed == 0, "key %d", number);
    CHECK(number == layout->key_count || !hwalja_look_up(layout, number, 0xAC00, 0, &edit), "key %d", number);
    CHECK(hwalja_key_id(layout, number) == NULL && hwalja_key_scalar(layout, number) == 0, "key %d", number);
    CHECK(hwalja_backspace(&composer, HWALJA_STROKE, &edit) && composer.composing_count == 0, "key %d", number);
    CHECK(!hwalja_backspace(&composer, HWALJA_JAMO, &edit), "nothing is composed");
  }
  // Scalars must not be truncated to 16 bits.
  CHECK(hwalja_look_up(layout, 0, 0x1100AC00, 0xFFFFFFFF, &edit) && edit.deleting == 0, "after no scalar");
}

static void space_can_override_the_layout(void) {
  hwalja_composer composer;
  hwalja_edit edit;
  hwalja_begin(&composer, cheonjiin);
  hwalja_press(&composer, 3, &edit);
  CHECK(!hwalja_space(&composer, &edit) && edit.inserting_count == 0, "space only ends a run on Cheonjiin");
  composer.space_ends_run = false;
  hwalja_press(&composer, 3, &edit);
  CHECK(hwalja_space(&composer, &edit) && edit.inserting[0] == ' ', "unless the caller overrides it");
}

static void scalars_are_written_as_utf_8_and_utf_16(void) {
  const uint32_t scalars[] = {0x7F, 0x80, 0x7FF, 0x800, 0xFFFD, 0x10000, 0x10FFFF};
  const uint16_t expected[] = {0x7F, 0x80, 0x7FF, 0x800, 0xFFFD, 0xD800, 0xDC00, 0xDBFF, 0xDFFF};
  char bytes[32];
  uint16_t units[16];
  bytes[hwalja_utf8(scalars, 7, bytes)] = 0;
  expect(bytes, "\x7F\xC2\x80\xDF\xBF\xE0\xA0\x80\xEF\xBF\xBD\xF0\x90\x80\x80\xF4\x8F\xBF\xBF");
  CHECK(hwalja_utf16(scalars, 7, units) == 9 && memcmp(units, expected, sizeof expected) == 0, "UTF-16");
}

// Checks the error for Cheonjiin's trie, truncated to `size` bytes and with `byte` at `offset`. `detail` is the
// version, the offset or the expected size.
static void expect_problem(unsigned offset, int byte, unsigned size, hwalja_problem problem, size_t detail) {
  unsigned char bytes[1203];
  hwalja_layout layout = {NULL, NULL, 0, 0, 0, false, HWALJA_NO_DOTS};
  memcpy(bytes, cheonjiin->trie, 1202);
  bytes[offset] = (unsigned char)byte;
  const hwalja_error error = hwalja_open(&layout, bytes, size);
  CHECK(error.problem == problem && layout.trie == NULL, "%d at %u", error.problem, offset);
  const bool is_size = problem == HWALJA_TRUNCATED || problem == HWALJA_TOO_LONG;
  CHECK(!is_size || (error.expected == detail && error.actual == size), "%u bytes", size);
  CHECK(problem != HWALJA_WRONG_BYTE || error.offset == detail, "the byte at %u", offset);
  CHECK(problem != HWALJA_NEWER_VERSION || error.version == detail, "version %u", error.version);
}

static void reports_damaged_tries(void) {
  hwalja_layout opened;
  CHECK(hwalja_open(&opened, cheonjiin->trie, 1202).problem == HWALJA_NO_PROBLEM, "a whole trie");
  CHECK(opened.trie == cheonjiin->trie && opened.key_count == 11 && opened.texts == NULL, "the trie is not copied");
  CHECK(opened.dots == HWALJA_CONJOINING, "the trie has the dot style");
  CHECK(opened.cycle_timeout == 1000, "the trie has no timeout, so that the default applies");
  expect_problem(0, '!', 1202, HWALJA_WRONG_MAGIC, 0);
  expect_problem(9, '~', 1202, HWALJA_NEWER_VERSION, 89);
  expect_problem(9, 127, 1202, HWALJA_WRONG_BYTE, 9);
  expect_problem(9, '%', 1202, HWALJA_WRONG_BYTE, 9);
  expect_problem(40, '$', 1202, HWALJA_WRONG_BYTE, 40);
  expect_problem(1202, '%', 21, HWALJA_TRUNCATED, 22);
  expect_problem(1202, '%', 1201, HWALJA_TRUNCATED, 1202);
  expect_problem(1202, '%', 1203, HWALJA_TOO_LONG, 1202);
  expect_problem(8, '~', 1202, HWALJA_WRONG_CHECKSUM, 0);
}

int main(void) {
  layouts_and_keys_have_texts();
  space_can_override_the_layout();
  scalars_are_written_as_utf_8_and_utf_16();
  reports_damaged_tries();
  for (unsigned n = 0; n < HWALJA_LAYOUT_COUNT; n++) {
    finds_keys_by_id_code_and_scalar(hwalja_layouts[n]);
    unknown_key_numbers_do_nothing(hwalja_layouts[n]);
  }
  return 0;
}
