// Scalars that no run of a layout ends in: to a look-up they are as none at all.
#include "check.h"

static bool is_same(const hwalja_edit *one, const hwalja_edit *other) {
  return one->deleting == other->deleting && one->inserting_count == other->inserting_count
      && memcmp(one->inserting, other->inserting, one->inserting_count * sizeof(uint32_t)) == 0;
}

static bool is_hangul(uint32_t scalar) {
  return (scalar >= 0xAC00 && scalar <= 0xD7A3) || (scalar >= 0x3131 && scalar <= 0x3163);
}

static bool is_own_letter(const hwalja_layout *layout, uint32_t scalar) {
  const unsigned count = hwalja_digit(layout->trie + 12);
  for (unsigned n = 0; n < count; n++) {
    if (hwalja_own_letter(hwalja_letters(layout->trie) + 3 * n) == scalar) return true;
  }
  return false;
}

static unsigned long foreign_last(const hwalja_layout *layout) {
  unsigned long count = 0;
  for (int key = 0; key <= layout->key_count; key++) {
    hwalja_edit nothing, edit;
    const bool appends = hwalja_look_up(layout, key, 0, 0, &nothing);
    CHECK(appends == (nothing.inserting_count == 1) && nothing.deleting == 0, "key %d", key);
    for (uint32_t last = 0; last < 0x40000; last++) {
      if (is_hangul(last) || is_own_letter(layout, last)) continue;
      CHECK(hwalja_look_up(layout, key, last, 0xC548, &edit) == appends && is_same(&edit, &nothing),
            "key %d after U+%lX", key, (unsigned long)last);
      count++;
    }
  }
  return count;
}

static unsigned long foreign_before(const hwalja_layout *layout) {
  static const uint32_t foreign[] = {0x20,   0x10FF, 0x1113, 0x119E,  0x3130,  0x3133,  0x314F,  0x3163,  0x3164,
                                     0xABFF, 0xD7A4, 0xD7B0, 0x11100, 0x13131, 0x1AC00, 0x1D7A3, 0x2AC01, 0x10FFFF};
  unsigned long count = 0;
  for (int key = 0; key <= layout->key_count; key++) {
    for (uint32_t last = 0x1100; last < 0xD7A4; last++) {
      hwalja_edit alone, edit;
      hwalja_look_up(layout, key, last, 0, &alone);
      for (unsigned n = 0; n < sizeof foreign / sizeof foreign[0]; n++) {
        hwalja_look_up(layout, key, last, foreign[n], &edit);
        CHECK(is_same(&edit, &alone), "key %d after U+%lX U+%lX", key, (unsigned long)foreign[n], (unsigned long)last);
        count++;
      }
      // What is neither dot nor jamo nor one of the first syllables is the same as its neighbours here.
      if (last == 0x1200) last = 0x3100;
      if (last == 0x3200) last = 0xABF0;
      if (last == 0xAC40) last = 0xD760;
    }
  }
  return count;
}

unsigned long check_look_up(void) {
  unsigned long count = foreign_last(&hwalja_layout_cheonjiin_compatibility);
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) {
    count += foreign_before(hwalja_layouts[index]);
    if (hwalja_layouts[index]->key_count < 20) count += foreign_last(hwalja_layouts[index]);
  }
  return count;
}
