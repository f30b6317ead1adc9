// Bytes that are no whole trie any more: cut short, longer, with a bit turned; and any digits in a whole envelope.
#include "forge.h"

// Looks many scalars up under each of some sixteen keys: what is found is text, and no longer than promised.
static void look_up_many(const hwalja_layout *layout) {
  static const uint32_t scalars[] = {0,      0x2C,   0x1100, 0x1112, 0x1113, 0x119E, 0x11A2,
                                     0x3130, 0x3131, 0x3133, 0x314E, 0x314F, 0x3163, 0x318D,
                                     0xAC00, 0xAC01, 0xD7A3, 0x10FFFF, 0xFFFFFFFF};
  enum { COUNT = sizeof scalars / sizeof scalars[0] };
  for (int key = 0; key <= layout->key_count; key += 1 + layout->key_count / 16) {
    for (unsigned n = 0; n < COUNT; n++) {
      const uint32_t before = scalars[(7 * n + (unsigned)key) % COUNT];
      const unsigned there = scalars[n] == 0 ? 0 : before == 0 ? 1 : 2;
      hwalja_edit edit;
      const bool done = hwalja_look_up(layout, key, scalars[n], before, &edit);
      CHECK(done || edit.inserting_count + edit.deleting == 0, "an edit that is none");
      CHECK(edit.deleting <= there && edit.inserting_count <= 3, "%d of %u go", edit.deleting, there);
      for (unsigned m = 0; m < edit.inserting_count; m++) {
        const uint32_t scalar = edit.inserting[m];
        CHECK(scalar > 0 && scalar < 0x110000 && scalar - 0xD800 >= 0x800, "U+%lX", (unsigned long)scalar);
      }
    }
  }
}

hwalja_error open_forged(const forge *forged) {
  unsigned char *const bytes = (unsigned char *)malloc(forged->size + 1);
  hwalja_layout opened = {NULL, NULL, 0, 0, false};
  CHECK(bytes != NULL, "out of memory");
  // One byte on, so that nothing is aligned by luck.
  memcpy(bytes + 1, forged->bytes, forged->size);
  const hwalja_error error = hwalja_open(&opened, bytes + 1, forged->size);
  CHECK((error.problem == HWALJA_NO_PROBLEM) == (opened.trie != NULL), "a layout of what cannot be opened");
  if (opened.trie != NULL) look_up_many(&opened);
  free(bytes);
  return error;
}

static void expect_size(const forge *forged, hwalja_problem problem, size_t expected) {
  const hwalja_error error = open_forged(forged);
  CHECK(error.problem == problem && error.expected == expected && error.actual == forged->size,
        "%d for %u bytes, %lu expected", error.problem, forged->size, (unsigned long)error.expected);
}

static unsigned long cut_or_grow(const forge *whole) {
  forge cut = *whole;
  for (cut.size = 0; cut.size < whole->size; cut.size++) {
    expect_size(&cut, HWALJA_TRUNCATED, cut.size < 22 ? 22 : whole->size);
  }
  for (cut.size = whole->size; cut.size < sizeof cut.bytes; cut.size++) cut.bytes[cut.size] = '%';
  expect_size(&cut, HWALJA_TOO_LONG, whole->size);
  return whole->size + 1;
}

// What the format says of a trie whose byte at `offset` is another one, the checksum as it was.
static void expect_damage(const forge *whole, const forge *damaged, unsigned offset) {
  const hwalja_error error = open_forged(damaged);
  const unsigned byte = damaged->bytes[offset];
  const bool is_digit = byte >= '%' && byte <= '~';
  hwalja_problem problem = HWALJA_WRONG_CHECKSUM;
  if (offset < 4) {
    problem = HWALJA_WRONG_MAGIC;
  } else if (offset == 9 && is_digit && byte > '&') {
    problem = HWALJA_NEWER_VERSION;
    CHECK(error.version == byte - '%', "version %u", error.version);
  } else if (!is_digit || offset == 9) {
    problem = HWALJA_WRONG_BYTE;
    CHECK(error.offset == offset, "the byte at %u, not %u", (unsigned)error.offset, offset);
  } else if (offset == 10 || offset == 11) {
    problem = byte > whole->bytes[offset] ? HWALJA_TRUNCATED : HWALJA_TOO_LONG;
  }
  CHECK(error.problem == problem, "%d for byte %u at %u", error.problem, byte, offset);
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

// Every digit at every offset after the size, the checksum mended: all of it opens, and can be used.
static unsigned long change_digits(const forge *whole) {
  forge changed = *whole;
  for (unsigned offset = 12; offset < whole->size; offset++) {
    for (unsigned digit = 0; digit < 90; digit++) {
      set_digit(&changed, offset, digit);
      mend(&changed);
      CHECK(open_forged(&changed).problem == HWALJA_NO_PROBLEM, "digit %u at %u", digit, offset);
    }
    changed.bytes[offset] = whole->bytes[offset];
  }
  return 90 * (whole->size - 12);
}

// A version of 0 is none, and a trie without keys has not even backspace.
static void change_header(const forge *whole) {
  forge changed = *whole;
  hwalja_layout layout;
  set_digit(&changed, 19, 0);
  mend(&changed);
  CHECK(hwalja_open(&layout, changed.bytes, changed.size).problem == HWALJA_NO_PROBLEM, "a whole envelope");
  CHECK(layout.key_count == 0, "%d keys", layout.key_count);
  set_digit(&changed, 9, 0);
  mend(&changed);
  const hwalja_error error = open_forged(&changed);
  CHECK(error.problem == HWALJA_WRONG_BYTE && error.offset == 9, "%d at %u", error.problem, (unsigned)error.offset);
}

unsigned long check_opening(void) {
  unsigned long tries = 0;
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) {
    const hwalja_layout *const layout = hwalja_layouts[index];
    hwalja_layout opened;
    forge whole;
    whole.size = layout->trie_size;
    memcpy(whole.bytes, layout->trie, whole.size);
    CHECK(hwalja_open(&opened, layout->trie, whole.size).problem == HWALJA_NO_PROBLEM, "%s", hwalja_id(layout));
    CHECK(opened.trie == layout->trie && opened.trie_size == whole.size && opened.texts == NULL, "another trie");
    CHECK(opened.key_count == layout->key_count && !opened.space_ends_run, "%s", hwalja_id(layout));
    tries += cut_or_grow(&whole) + turn_bits(&whole);
    change_header(&whole);
    if (index == 0) tries += change_digits(&whole);
  }
  return tries;
}
