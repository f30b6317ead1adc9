// Scalars that no run of a layout ends in: to a look-up they are as none at all.
#include "check.h"

// Neighbours of what a run can end in, and what reads as that in 16 bits.
static const uint32_t FOREIGN[] = {
  0x20,   0x41,    0x10FF,  0x1113,  0x3130,  0x3133,  0x3164,  0xABFF,   0xD7A4,     0xD7B0,
  0xFFFF, 0x11100, 0x13131, 0x1314F, 0x1AC00, 0x1D7A3, 0x2AC01, 0x10FFFF, 0x1100AC00, 0xFFFFFFFF,
};
enum { COUNT = sizeof FOREIGN / sizeof FOREIGN[0] };

static void expect_same(
    const hwalja_layout *layout, int key, uint32_t last, uint32_t before, const hwalja_edit *expected) {
  hwalja_edit edit;
  hwalja_look_up(layout, key, last, before, &edit);
  CHECK(edit.deleting == expected->deleting && edit.inserting_count == expected->inserting_count
            && memcmp(edit.inserting, expected->inserting, edit.inserting_count * sizeof(uint32_t)) == 0,
        "key %d after U+%lX U+%lX", key, (unsigned long)before, (unsigned long)last);
}

static unsigned long check_layout(const hwalja_layout *layout) {
  unsigned long count = 0;
  for (int key = 0; key <= layout->key_count; key++) {
    hwalja_edit expected;
    hwalja_look_up(layout, key, 0, 0, &expected);
    CHECK(expected.inserting_count <= 1 && expected.deleting == 0, "key %d", key);
    for (unsigned n = 0; n < COUNT; n++, count++) expect_same(layout, key, FOREIGN[n], 0xC548, &expected);
    // Conjoining leads and dots, compatibility jamo, and the first syllables, which stand for all others.
    for (uint32_t last = 0x1100; last <= 0xAC40; last += last == 0x1200 ? 0x1F00 : last == 0x3200 ? 0x79F0 : 1) {
      hwalja_look_up(layout, key, last, 0, &expected);
      for (unsigned n = 0; n < COUNT; n++, count++) expect_same(layout, key, last, FOREIGN[n], &expected);
    }
  }
  return count;
}

unsigned long check_look_up(void) {
  unsigned long count = check_layout(&hwalja_layout_cheonjiin_compatibility);
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) count += check_layout(hwalja_layouts[index]);
  return count;
}
