// Each rule of docs/FORMAT.md's section "Opening" broken by itself, and each cell in each kind of block.
#include "forge.h"

static forge whole;

static unsigned letters(void) {
  return pair_at(&whole, 13);
}

static unsigned consonants(void) {
  return letters() + 3 * digit_at(&whole, 12);
}

static unsigned keys(void) {
  return pair_at(&whole, 15);
}

static unsigned long count;

static void expect(forge *forged, hwalja_problem problem, unsigned offset) {
  mend(forged);
  const hwalja_error error = open_forged(forged, NULL);
  CHECK(error.problem == problem && error.offset == offset, "%d at %u, not %d at %u", error.problem,
        (unsigned)error.offset, problem, offset);
  count++;
}

static void expect_digit(unsigned at, unsigned digit, hwalja_problem problem, unsigned offset) {
  forge forged = whole;
  set_digit(&forged, at, digit);
  expect(&forged, problem, offset);
}

static void expect_pair(unsigned at, unsigned pair, hwalja_problem problem, unsigned offset) {
  forge forged = whole;
  set_pair(&forged, at, pair);
  expect(&forged, problem, offset);
}

static void break_header(void) {
  expect_digit(9, 0, HWALJA_WRONG_VALUE, 9);
  expect_digit(20, 1, HWALJA_WRONG_VALUE, 20);
  for (unsigned at = 13; at <= 17; at += 2) {
    expect_pair(at, pair_at(&whole, at) - 1, HWALJA_WRONG_OFFSET, at);
    expect_pair(at, pair_at(&whole, at) + 1, HWALJA_WRONG_OFFSET, at);
    expect_pair(at, 8099, HWALJA_WRONG_OFFSET, at);
  }
  expect_digit(21, digit_at(&whole, 21) + 1, HWALJA_WRONG_OFFSET, 13);
  expect_digit(12, digit_at(&whole, 12) + 1, HWALJA_WRONG_OFFSET, 15);
  expect_digit(19, digit_at(&whole, 19) + 1, HWALJA_WRONG_OFFSET, 17);
  // As many keys as there is room for, and one more.
  forge forged = whole;
  forged.size = keys() + HWALJA_KEY_SIZE * digit_at(&whole, 19) - 1;
  expect(&forged, HWALJA_WRONG_OFFSET, 17);
  // No key, and the blocks where they then are.
  forged = whole;
  set_digit(&forged, 19, 0);
  set_pair(&forged, 17, keys());
  expect(&forged, HWALJA_WRONG_VALUE, 19);
}

static void break_letters(void) {
  static const uint32_t wrong[] = {0, 0xD800, 0xDFFF};
  static const uint32_t right[] = {1, 0xD7FF, 0xE000, 728999};
  for (unsigned place = 0; place < digit_at(&whole, 12); place++) {
    const unsigned at = letters() + 3 * place;
    forge forged = whole;
    for (unsigned n = 0; n < 3; n++) {
      set_pair(&forged, at, (unsigned)(wrong[n] % 8100));
      set_digit(&forged, at + 2, (unsigned)(wrong[n] / 8100));
      expect(&forged, HWALJA_WRONG_VALUE, at);
    }
    for (unsigned n = 0; n < 4; n++) {
      set_pair(&forged, at, (unsigned)(right[n] % 8100));
      set_digit(&forged, at + 2, (unsigned)(right[n] / 8100));
      expect(&forged, HWALJA_SOUND, 0);
    }
  }
  for (unsigned lead = 0; lead < 19; lead++) {
    const unsigned at = consonants() + lead;
    for (unsigned jamo = 0; jamo < 90; jamo++) {
      if (jamo != digit_at(&whole, at)) expect_digit(at, jamo, HWALJA_WRONG_VALUE, at);
    }
  }
  for (unsigned jamo = 0; jamo < 30; jamo++) {
    const unsigned at = consonants() + 19 + jamo;
    const unsigned was = digit_at(&whole, at);
    for (unsigned lead = 0; lead < 90; lead++) {
      // The leads are looked at first, and miss one that is taken from them.
      if (lead != was) expect_digit(at, lead, HWALJA_WRONG_VALUE, was < 19 ? consonants() + was : at);
    }
  }
}

// Makes the first key's four blocks new ones that say nothing, its initial `initial` and its joining
// `joining`; returns where the new blocks are, with room for an index each: own, from, count, a cell.
static unsigned add_blocks(forge *forged, unsigned initial, unsigned joining) {
  const unsigned first = whole.size;
  *forged = whole;
  set_digit(forged, keys(), initial);
  set_digit(forged, keys() + 1, joining);
  for (unsigned n = 0; n < 5; n++) {
    const unsigned block = first + 6 * n;
    set_pair(forged, block, 0);
    set_digit(forged, block + 2, 0);
    set_digit(forged, block + 3, 1);
    set_pair(forged, block + 4, 0);
    if (n < 4) set_pair(forged, keys() + 2 + 2 * n, block);
  }
  forged->size = first + 30;
  return first;
}

static void break_records(void) {
  const unsigned own = digit_at(&whole, 12);
  forge forged;
  for (unsigned initial = 0; initial < 90; initial++) {
    const bool is_letter = initial < 40 + own;
    for (unsigned joining = 0; joining < 90; joining++) {
      add_blocks(&forged, initial, joining);
      if (!is_letter && initial != 89) {
        expect(&forged, HWALJA_WRONG_VALUE, keys());
      } else if (joining != 89 && (joining > 22 || initial == 89)) {
        expect(&forged, HWALJA_WRONG_VALUE, keys() + 1);
      } else {
        expect(&forged, HWALJA_SOUND, 0);
      }
    }
  }
}

static void break_blocks(void) {
  const unsigned indices[] = {28, 21, 19, 21 + digit_at(&whole, 12)};
  forge forged;
  for (unsigned n = 0; n < 4; n++) {
    const unsigned pointer = keys() + 2 + 2 * n;
    const unsigned block = add_blocks(&forged, 0, 0) + 6 * n;
    for (unsigned from = 0; from < 90; from++) {
      set_digit(&forged, block + 2, from);
      const bool fits = from + 1 <= indices[n];
      expect(&forged, fits ? HWALJA_SOUND : HWALJA_WRONG_VALUE, fits ? 0 : block + 2);
    }
    set_digit(&forged, block + 2, indices[n]);
    set_digit(&forged, block + 3, 0);
    expect(&forged, HWALJA_SOUND, 0);
    // Before the section, over its end with the range, over its end with the block itself, and within.
    set_pair(&forged, pointer, pair_at(&whole, 17) - 1);
    expect(&forged, HWALJA_WRONG_OFFSET, pointer);
    set_pair(&forged, pointer, forged.size - 5);
    set_digit(&forged, forged.size - 3, 0);
    set_digit(&forged, forged.size - 2, 1);
    expect(&forged, HWALJA_WRONG_OFFSET, pointer);
    set_pair(&forged, pointer, forged.size - 3);
    expect(&forged, HWALJA_WRONG_OFFSET, pointer);
    set_pair(&forged, pointer, 8099);
    expect(&forged, HWALJA_WRONG_OFFSET, pointer);
    set_digit(&forged, forged.size - 2, 0);
    set_digit(&forged, forged.size - 1, 0);
    set_pair(&forged, pointer, forged.size - 4);
    set_pair(&forged, forged.size - 4, 0);
    expect(&forged, HWALJA_SOUND, 0);
  }
}

static const unsigned TAIL = 1, CARRY = 2, VOWEL = 4, INITIAL = 8, LETTER = 16;

// Which kind of thing a cell below 1,206 says, by the format's table.
static unsigned kind(unsigned cell, bool joins) {
  if (cell < 561) return TAIL;
  if (cell < 1093) return joins ? CARRY : 0;
  if (cell < 1115) return VOWEL;
  if (cell == 1115) return joins ? INITIAL : 0;
  return cell < 1117 + 40 + digit_at(&whole, 12) ? LETTER : 0;
}

// What can stand in the block of that purpose: finals, vowels, consonants, letters.
static unsigned can_stand(unsigned purpose) {
  const unsigned tails = purpose < 2 ? TAIL | CARRY : 0;
  const unsigned vowels = purpose == 1 || purpose == 2 ? VOWEL | INITIAL : 0;
  return tails | vowels | LETTER;
}

// Every cell as a block's own and in its range.
static void put_cells(unsigned purpose, bool joins) {
  forge forged;
  const unsigned block = add_blocks(&forged, 0, joins ? 0 : 89) + 6 * purpose;
  for (unsigned at = block; at <= block + 4; at += 4) {
    // From 1,206 on a lone consonant or letter would lead to blocks by what stands before.
    for (unsigned cell = 1; cell < (purpose < 2 ? 8100u : 1206u); cell += cell < 1300 ? 1 : 97) {
      const bool can = cell < 1206 && (kind(cell, joins) & can_stand(purpose)) != 0;
      set_pair(&forged, at, cell);
      expect(&forged, can ? HWALJA_SOUND : HWALJA_WRONG_VALUE, can ? 0 : at);
    }
    set_pair(&forged, at, 0);
  }
}

// Every cell in a block by what stands before: as its own, by a tail, and by a bare lead.
static void put_cells_before(unsigned purpose, bool joins) {
  forge forged;
  const unsigned block = add_blocks(&forged, 0, joins ? 0 : 89) + 24;
  const unsigned pointer = block - 24 + 6 * purpose + 4;
  // Cells name blocks at even distances from the first.
  const unsigned before = block + (block - pair_at(&whole, 17)) % 2;
  forged.size = before + 6;
  set_pair(&forged, pointer, 1206 + (before - pair_at(&whole, 17)) / 2);
  for (unsigned from = 0; from <= 28; from += from == 0 ? 27 : 1) {
    const unsigned there = from < 28 ? can_stand(1) : can_stand(2);
    for (unsigned cell = 0; cell < 8100; cell += cell < 1300 ? 1 : 97) {
      const unsigned says = cell == 0 ? LETTER : cell < 1206 ? kind(cell, joins) : 0;
      const bool own = (says & can_stand(purpose)) != 0;
      set_pair(&forged, before, cell);
      set_digit(&forged, before + 2, from);
      set_digit(&forged, before + 3, 1);
      set_pair(&forged, before + 4, 0);
      expect(&forged, own ? HWALJA_SOUND : HWALJA_WRONG_VALUE, own ? 0 : before);
      set_pair(&forged, before, 0);
      set_pair(&forged, before + 4, cell);
      const bool ranged = (says & there) != 0;
      expect(&forged, ranged ? HWALJA_SOUND : HWALJA_WRONG_VALUE, ranged ? 0 : before + 4);
    }
  }
  set_pair(&forged, before + 4, 0);
  set_digit(&forged, before + 2, 29);
  expect(&forged, HWALJA_WRONG_VALUE, before + 2);
  set_pair(&forged, pointer, 1206 + (before - pair_at(&whole, 17)) / 2 + 2);
  expect(&forged, HWALJA_WRONG_OFFSET, pointer);
  set_pair(&forged, pointer, 8099);
  expect(&forged, HWALJA_WRONG_OFFSET, pointer);
}

// The scalar of a letter by its number.
static uint32_t letter(unsigned number) {
  static const uint32_t leads[] = {0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145,
                                   0x3146, 0x3147, 0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E};
  if (number < 40) return number < 19 ? leads[number] : 0x314Fu + number - 19;
  const unsigned at = letters() + 3 * (number - 40);
  return pair_at(&whole, at) + 8100 * digit_at(&whole, at + 2);
}

// What letter 40 makes of a lead, by its joining.
static unsigned join(unsigned joining, unsigned lead, uint32_t *to) {
  to[0] = joining < 21 ? 0xAC00 + 588 * lead + 28 * joining : joining == 21 ? 0x1100 + lead : letter(lead);
  to[1] = letter(40);
  return joining < 21 ? 1 : 2;
}

// What `cell` makes of the syllable of lead 2, vowel 0 and any tail; returns how many scalars.
static unsigned make(unsigned cell, unsigned joining, uint32_t *to) {
  const unsigned pushed = cell - 29, carried = cell - 561;
  if (cell < 29) to[0] = 0xB098 + cell - 1;
  else if (cell < 561) to[0] = 0xB098 + pushed / 19;
  else if (cell < 1093) to[0] = 0xB098 + carried / 19;
  else if (cell < 1114) to[0] = 0xAC00 + 588 * 2 + 28 * (cell - 1093);
  else if (cell == 1114) to[0] = letter(2);
  else if (cell > 1116) to[0] = letter(cell - 1117);
  if (cell == 1115) return join(joining, 2, to);
  if (cell >= 561 && cell < 1093) return 1 + join(joining, carried % 19, to + 1);
  if (cell < 29 || cell >= 1093) return cell == 1116 ? 0 : 1;
  to[1] = letter(pushed % 19);
  return 2;
}

// A look-up does what the cell says, whichever it is.
static void do_cells(unsigned purpose, uint32_t last) {
  static const unsigned joinings[] = {0, 20, 21, 22};
  forge forged;
  hwalja_layout layout;
  for (unsigned n = 0; n < 4; n++) {
    const unsigned block = add_blocks(&forged, 40, joinings[n]) + 6 * purpose;
    for (unsigned cell = 1; cell < 1206; cell++) {
      uint32_t expected[4];
      hwalja_edit edit;
      if ((kind(cell, true) & can_stand(purpose)) == 0) continue;
      set_pair(&forged, block, cell);
      set_digit(&forged, block + 3, 0);
      mend(&forged);
      CHECK(hwalja_open(&layout, forged.bytes, forged.size).problem == HWALJA_SOUND, "cell %u", cell);
      CHECK(hwalja_look_up(&layout, 0, last, 0, &edit) && edit.deleting == 1, "cell %u", cell);
      CHECK(edit.inserting_count == make(cell, joinings[n], expected), "cell %u", cell);
      CHECK(memcmp(edit.inserting, expected, edit.inserting_count * sizeof(uint32_t)) == 0, "cell %u", cell);
      count++;
    }
  }
}

unsigned long check_forged(void) {
  whole = forge_of(&hwalja_layout_cheonjiin);
  break_header();
  break_letters();
  break_records();
  break_blocks();
  do_cells(0, 0xB098 + 7);
  do_cells(1, 0xB098);
  for (unsigned joins = 0; joins < 2; joins++) {
    for (unsigned purpose = 0; purpose < 4; purpose++) put_cells(purpose, joins > 0);
    put_cells_before(2, joins > 0);
    put_cells_before(3, joins > 0);
  }
  return count;
}
