// Bytes that are no sound trie any more: cut short, longer, with a bit turned, with another digit.
#include "forge.h"

// Opens what `forge` holds, in memory of just that size so that a sanitizer sees any read beyond it.
hwalja_error open_forged(const forge *forged, hwalja_layout *layout) {
  unsigned char *const bytes = (unsigned char *)malloc(forged->size + 1);
  hwalja_layout opened = {NULL, NULL, 0, false};
  CHECK(bytes != NULL, "out of memory");
  // One byte on, so that nothing is aligned by luck.
  memcpy(bytes + 1, forged->bytes, forged->size);
  const hwalja_error error = hwalja_open(&opened, bytes + 1, forged->size);
  if (error.problem == HWALJA_SOUND) {
    look_all_up(&opened);
  } else {
    CHECK(opened.trie == NULL && opened.key_count == 0, "a layout of a trie that is unsound");
  }
  if (layout != NULL) *layout = opened;
  free(bytes);
  return error;
}

// Looks a sample of all there is up under every key: what is found is text, and no longer than promised.
void look_all_up(const hwalja_layout *layout) {
  static const uint32_t others[] = {0,      0x2C,   0x2E,   0x1100, 0x1112, 0x1113,   0x119E,    0x11A2,
                                    0x3130, 0x318D, 0xABFF, 0xD7A3, 0xD7A4, 0x10FFFF, 0xFFFFFFFF};
  uint32_t scalars[128];
  unsigned count = 0;
  for (unsigned n = 0; n < 28; n++) scalars[count++] = 0xAC00 + 29 * n;
  for (unsigned n = 0; n < 51; n++) scalars[count++] = 0x3131 + n;
  for (unsigned n = 0; n < sizeof others / sizeof others[0]; n++) scalars[count++] = others[n];
  for (int key = 0; key <= layout->key_count; key++) {
    for (unsigned n = 0; n < count; n++) {
      const uint32_t befores[3] = {0, 0x1100u + (unsigned)key % 19, scalars[(7 * n + (unsigned)key) % count]};
      for (unsigned m = 0; m < 3; m++) {
        hwalja_edit edit;
        const bool done = hwalja_look_up(layout, key, scalars[n], befores[m], &edit);
        const unsigned there = scalars[n] == 0 ? 0 : befores[m] == 0 ? 1 : 2;
        CHECK(done || edit.inserting_count + edit.deleting == 0, "an edit that is none");
        CHECK(edit.deleting <= there, "%d of %u scalars", edit.deleting, there);
        CHECK(edit.inserting_count <= 3, "%d scalars", edit.inserting_count);
        for (unsigned out = 0; out < edit.inserting_count; out++) {
          const uint32_t scalar = edit.inserting[out];
          CHECK(scalar > 0 && scalar < 0x110000 && scalar - 0xD800 >= 0x800, "U+%lX", (unsigned long)scalar);
        }
      }
    }
  }
}

static void expect_size(const forge *forged, hwalja_problem problem, size_t expected) {
  const hwalja_error error = open_forged(forged, NULL);
  CHECK(error.problem == problem && error.expected == expected && error.actual == forged->size,
        "%d for %u bytes, %lu expected", error.problem, (unsigned)forged->size,
        (unsigned long)error.expected);
}

static unsigned long cut_or_grow(const forge *whole) {
  forge cut = *whole;
  for (cut.size = 0; cut.size < whole->size; cut.size++) {
    expect_size(&cut, HWALJA_TRUNCATED, cut.size < 22 ? 22 : whole->size);
  }
  for (cut.size = whole->size; cut.size < whole->size + 9; cut.size++) cut.bytes[cut.size] = '%';
  expect_size(&cut, HWALJA_TOO_LONG, whole->size);
  return whole->size + 1;
}

// What the format says of a trie whose byte at `offset` is another one, the checksum as it was.
static void expect_damage(const forge *whole, const forge *damaged, unsigned offset) {
  const hwalja_error error = open_forged(damaged, NULL);
  const unsigned byte = damaged->bytes[offset];
  const bool is_digit = byte >= '%' && byte <= '~';
  hwalja_problem problem = HWALJA_WRONG_CHECKSUM;
  size_t where = 0;
  if (offset < 4) {
    problem = HWALJA_WRONG_MAGIC;
  } else if (offset == 9 && is_digit && byte > '&') {
    problem = HWALJA_NEWER_VERSION;
    CHECK(error.version == byte - '%', "version %u", error.version);
  } else if (!is_digit) {
    problem = HWALJA_WRONG_BYTE;
    where = offset;
  } else if (offset == 9) {
    problem = HWALJA_WRONG_VALUE;
    where = 9;
  } else if (offset == 10 || offset == 11) {
    problem = byte > whole->bytes[offset] ? HWALJA_TRUNCATED : HWALJA_TOO_LONG;
  }
  CHECK(error.problem == problem && error.offset == where, "%d at %u for byte %u at %u", error.problem,
        (unsigned)error.offset, byte, offset);
}

static unsigned long turn_bits(const forge *whole) {
  forge turned = *whole;
  for (unsigned offset = 0; offset < whole->size; offset++) {
    for (unsigned bit = 0; bit < 8; bit++) {
      turned.bytes[offset] = (unsigned char)(whole->bytes[offset] ^ (1u << bit));
      expect_damage(whole, &turned, offset);
    }
    turned.bytes[offset] = whole->bytes[offset];
  }
  return 8 * whole->size;
}

// Every digit at every offset, the checksum mended: what opens can be used.
static unsigned long change_digits(const forge *whole) {
  forge changed = *whole;
  unsigned long opened = 0;
  for (unsigned offset = 9; offset < whole->size; offset++) {
    for (unsigned digit = 0; digit < 90; digit++) {
      set_digit(&changed, offset, digit);
      mend_checksum(&changed);
      const hwalja_error error = open_forged(&changed, NULL);
      if (error.problem == HWALJA_SOUND) opened++;
      CHECK(error.problem != HWALJA_WRONG_CHECKSUM && error.problem != HWALJA_WRONG_BYTE, "not mended");
      CHECK(error.offset < whole->size, "an error beyond the end");
    }
    changed.bytes[offset] = whole->bytes[offset];
  }
  CHECK(opened > whole->size, "only %lu opened", opened);
  return 90 * (whole->size - 9);
}

unsigned long check_opening(void) {
  unsigned long tries = 0;
  hwalja_layout none = {NULL, NULL, 0, false};
  CHECK(hwalja_open(&none, NULL, 0).problem == HWALJA_TRUNCATED, "no bytes");
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) {
    const hwalja_layout *const layout = hwalja_layouts[index];
    const forge whole = forge_of(layout);
    hwalja_layout opened;
    CHECK(open_forged(&whole, &opened).problem == HWALJA_SOUND, "%s", hwalja_id(layout));
    CHECK(opened.key_count == layout->key_count && opened.texts == NULL && !opened.space_ends_run,
          "%s", hwalja_id(layout));
    tries += cut_or_grow(&whole) + turn_bits(&whole);
    if (index == 0) tries += change_digits(&whole);
  }
  return tries;
}
