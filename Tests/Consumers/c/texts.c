// What layouts and keys are called, and how scalars are written.
#include "check.h"

static void expect(const char *text, const char *expected) {
  CHECK(text != NULL && strcmp(text, expected) == 0, "%s is not %s", text, expected);
}

// Keys are found by their scalars, each by one, and by no other of 16 bits.
static void check_scalars(const hwalja_layout *layout) {
  int found = 0;
  for (uint32_t scalar = 0; scalar < 0x10000; scalar++) {
    const int key = hwalja_find_scalar(layout, scalar);
    if (key < 0) continue;
    found++;
    CHECK(hwalja_key_scalar(layout, key) == scalar, "key %d by U+%lX", key, (unsigned long)scalar);
  }
  CHECK(found == layout->key_count, "%d keys of %d have scalars", found, layout->key_count);
  CHECK(hwalja_key_scalar(layout, -1) == 0 && hwalja_key_scalar(layout, layout->key_count) == 0, "no such key");
}

// Scalars of every length in UTF-8.
static void check_scalar_lengths(void) {
  static const unsigned char texts[] =
      "\0\0\0" "a\0a\0\x7F\0\0\0" "b\0b\0\xC2\x80\0\0\0" "c\0c\0\xDF\xBF\0\0\0" "d\0d\0\xE0\xA0\x80\0\0\0"
      "e\0e\0\xEF\xBF\xBD\0\0\0" "f\0f\0\xF0\x90\x80\x80\0\0\0" "g\0g\0\xF4\x8F\xBF\xBF\0\0";
  static const uint32_t scalars[] = {0x7F, 0x80, 0x7FF, 0x800, 0xFFFD, 0x10000, 0x10FFFF};
  const hwalja_layout layout = {hwalja_layout_sky.trie, texts, hwalja_layout_sky.trie_size, 7, false};
  for (int key = 0; key < 7; key++) {
    CHECK(hwalja_key_scalar(&layout, key) == scalars[key], "U+%lX", (unsigned long)scalars[key]);
    CHECK(hwalja_find_scalar(&layout, scalars[key]) == key, "U+%lX", (unsigned long)scalars[key]);
  }
}

unsigned long check_texts(void) {
  unsigned long keys = 0;
  const hwalja_layout *const cheonjiin = &hwalja_layout_cheonjiin;
  expect(hwalja_id(cheonjiin), "cheonjiin");
  expect(hwalja_name(cheonjiin), "천지인");
  expect(hwalja_latin_name(cheonjiin), "Cheonjiin");
  expect(hwalja_key_id(cheonjiin, 1), "천");
  expect(hwalja_key_legend(cheonjiin, 1), "ㆍ");
  expect(hwalja_key_code(cheonjiin, 1), "2");
  expect(hwalja_key_long_press(&hwalja_layout_dubeolsik, 0), "1");
  expect(hwalja_key_legend(cheonjiin, 3), "ㄱㅋ");
  expect(hwalja_id(&hwalja_layout_cheonjiin_compatibility), "cheonjiin-compatibility");
  CHECK(hwalja_find_scalar(cheonjiin, 0x3131) == 3 && hwalja_find_scalar(cheonjiin, '.') == 9, "ㄱ and the full stop");
  CHECK(hwalja_find_scalar(&hwalja_layout_naratgeul, 0x3186) == 9, "ㆆ, which stands for 획추가");
  check_scalar_lengths();
  CHECK(hwalja_find_key(cheonjiin, "ㄱ") == -1, "the id of no key, but the beginning of one");
  CHECK(cheonjiin->space_ends_run && !hwalja_layout_dubeolsik.space_ends_run, "what space does");
  CHECK(hwalja_find_code(&hwalja_layout_dubeolsik, "R") != hwalja_find_code(&hwalja_layout_dubeolsik, "r"),
        "a shifted key is another");
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) {
    const hwalja_layout *const layout = hwalja_layouts[index];
    for (int key = 0; key < layout->key_count; key++, keys++) {
      const char *const code = hwalja_key_code(layout, key);
      CHECK(hwalja_find_key(layout, hwalja_key_id(layout, key)) == key, "key %d", key);
      CHECK(*code == 0 || hwalja_find_code(layout, code) == key, "key %d, code %s", key, code);
      CHECK(*hwalja_key_legend(layout, key) != 0, "key %d has no legend", key);
    }
    check_scalars(layout);
    CHECK(hwalja_key_id(layout, -1) == NULL, "a key before the first");
    CHECK(hwalja_key_id(layout, layout->key_count) == NULL, "a key after the last");
    CHECK(hwalja_find_key(layout, "") == -1 && hwalja_find_code(layout, "") == -1, "nothing");
    CHECK(hwalja_find_key(layout, "ㅇㅁㅇ") == -1 && hwalja_find_key(layout, "x") == -1, "no such key");
  }
  const hwalja_layout nameless = {cheonjiin->trie, NULL, cheonjiin->trie_size, 11, true};
  CHECK(hwalja_id(&nameless) == NULL && hwalja_key_id(&nameless, 0) == NULL, "no texts");
  CHECK(hwalja_find_scalar(&nameless, 0x3131) == -1 && hwalja_key_scalar(&nameless, 0) == 0, "no scalars");
  CHECK(hwalja_find_key(&nameless, "천") == -1, "no texts to find a key by");
  return keys;
}

// Whether `bytes` are that scalar in UTF-8, no longer than need be: a mark and six bits in each byte.
static bool is_utf8(uint32_t scalar, const char *bytes, size_t size) {
  static const uint32_t marks[] = {0, 0, 0xC0, 0xE0, 0xF0}, least[] = {0, 0, 0x80, 0x800, 0x10000, 0x110000};
  uint32_t read = (unsigned char)bytes[0] - marks[size];
  for (size_t index = 1; index < size; index++) {
    if ((bytes[index] & 0xC0) != 0x80) return false;
    read = read << 6 | (bytes[index] & 0x3F);
  }
  return read == scalar && scalar >= least[size] && scalar < (size == 1 ? 0x80 : least[size + 1]);
}

static bool is_utf16(uint32_t scalar, const uint16_t *units, size_t count) {
  if (scalar < 0x10000) return count == 1 && units[0] == scalar;
  return count == 2 && units[0] >> 10 == 0x36 && units[1] >> 10 == 0x37
      && 0x10000 + ((uint32_t)(units[0] & 0x3FF) << 10) + (units[1] & 0x3FF) == scalar;
}

unsigned long check_unicode(void) {
  unsigned long scalars = 0;
  char bytes[8];
  uint16_t units[4];
  for (uint32_t scalar = 1; scalar < 0x110000; scalar++, scalars++) {
    if (scalar == 0xD800) scalar = 0xE000;
    CHECK(is_utf8(scalar, bytes, hwalja_utf8(&scalar, 1, bytes)), "U+%lX", (unsigned long)scalar);
    CHECK(is_utf16(scalar, units, hwalja_utf16(&scalar, 1, units)), "U+%lX", (unsigned long)scalar);
  }
  const uint32_t word[2] = {0xC548, 0x3145};
  CHECK(hwalja_utf8(word, 2, bytes) == 6 && memcmp(bytes, "안ㅅ", 6) == 0, "a word in UTF-8");
  CHECK(hwalja_utf16(word, 2, units) == 2 && units[0] == 0xC548 && units[1] == 0x3145, "in UTF-16");
  return scalars;
}
