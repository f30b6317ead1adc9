// The cell at `index` of a block, or `otherwise` outside the block's range.
static inline unsigned hwalja_cell(const unsigned char *block, unsigned index, unsigned otherwise) {
  const unsigned place = index - hwalja_digit(block + 2);
  return place < hwalja_digit(block + 3) ? hwalja_pair(block + 4 + 2 * place) : otherwise;
}

// The cell of the key with that record for the last scalar, 0 if there is none.
static inline unsigned hwalja_last_cell(
    const unsigned char *trie, const unsigned char *record, uint32_t last) {
  const uint16_t narrow = hwalja_narrow(last);
  const unsigned lead = hwalja_lead(trie, last);
  unsigned purpose = 8; // where in the record: finals 2, vowels 4, consonants 6, letters 8
  unsigned index = narrow - 0x314Fu;
  if (index < 21) {
    // A lone vowel.
  } else if (narrow < 0x3131 || lead >= 19) {
    const unsigned end = 21 + hwalja_digit(trie + 12);
    index = 21; // that of letter 40, the first that is the trie's own
    while (index < end && hwalja_letter(trie, index + 19) != last) index++;
    if (index == end) return 0;
  } else if (narrow < 0xAC00) {
    index = lead;
    purpose = 6;
  } else {
    index = hwalja_tail(narrow);
    purpose = index > 0 ? 2 : 4;
    if (index == 0) index = hwalja_vowel(narrow);
  }
  const unsigned char *const block = trie + hwalja_pair(record + purpose);
  return hwalja_cell(block, index, hwalja_pair(block));
}

// Writes what `cell` makes of `scalar`; returns the end of what it wrote.
static inline uint32_t *hwalja_make(
    const unsigned char *trie, const unsigned char *record, unsigned cell, uint32_t scalar,
    uint32_t *to) {
  unsigned lead, letter, vowel = HWALJA_NONE;
  if (cell < HWALJA_CELL_VOWEL) {
    unsigned tail = cell - HWALJA_CELL_TAIL;
    lead = 0;
    if (cell >= HWALJA_CELL_PUSH) {
      tail = cell - (cell < HWALJA_CELL_CARRY ? HWALJA_CELL_PUSH : HWALJA_CELL_CARRY);
      lead = tail % 19;
      tail = tail / 19;
    }
    *to++ = scalar - hwalja_tail(scalar) + tail;
    if (cell < HWALJA_CELL_PUSH) return to;
    // What stands after the tail is what these make of the lead.
    cell = cell < HWALJA_CELL_CARRY ? HWALJA_CELL_BARE_LEAD : HWALJA_CELL_INITIAL;
  } else {
    lead = hwalja_lead(trie, scalar);
  }
  letter = lead;
  if (cell == HWALJA_CELL_INITIAL) {
    letter = hwalja_digit(record);
    vowel = hwalja_digit(record + 1);
    if (vowel == HWALJA_CONJOINING) *to++ = 0x1100 + lead;
    if (vowel == HWALJA_COMPATIBLE) *to++ = hwalja_letter(trie, lead);
  } else if (cell < HWALJA_CELL_BARE_LEAD) {
    vowel = cell - HWALJA_CELL_VOWEL;
  } else if (cell >= HWALJA_CELL_NOTHING) {
    letter = cell - HWALJA_CELL_LETTER;
    if (cell == HWALJA_CELL_NOTHING) return to;
  }
  *to++ = vowel < 21 ? 0xAC00u + (lead * 21 + vowel) * 28 : hwalja_letter(trie, letter);
  return to;
}

// What pressing a key does where `before` and `last` stand before the cursor, scalars or 0 for none: the
// raw look-up, which knows no run. The number after the last key's is that of backspace by jamo.
//
// Returns whether it does anything; `edit` says what, and is empty if not, as for keys that there are not.
static inline bool hwalja_look_up(
    const hwalja_layout *layout, int key, uint32_t last, uint32_t before, hwalja_edit *edit) {
  const unsigned char *const trie = layout->trie;
  hwalja_clear(edit);
  if (key < 0 || key > layout->key_count) return false;
  const unsigned char *const record = trie + hwalja_pair(trie + 15) + HWALJA_KEY_SIZE * key;
  unsigned cell = hwalja_last_cell(trie, record, last);
  uint8_t deleting = 1;
  if (cell >= HWALJA_CELL_BEFORE) {
    const unsigned char *const block =
        trie + hwalja_pair(trie + 17) + 2 * (cell - HWALJA_CELL_BEFORE);
    unsigned index = HWALJA_BARE_LEAD;
    if (before >= 0xAC00) index = hwalja_tail(before);
    cell = hwalja_lead(trie, before) < 19 ? hwalja_cell(block, index, 0) : 0;
    if (cell > 0) {
      deleting = 2;
      last = before;
    } else {
      cell = hwalja_pair(block);
    }
  }
  if (cell == 0) {
    const unsigned initial = hwalja_digit(record);
    if (initial == HWALJA_NONE) return false;
    deleting = 0;
    cell = HWALJA_CELL_LETTER + initial;
  }
  edit->deleting = deleting;
  edit->inserting_count =
      (uint8_t)(hwalja_make(trie, record, cell, last, edit->inserting) - edit->inserting);
  return true;
}
