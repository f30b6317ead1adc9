// Which cells can stand in a block.
typedef struct hwalja_role {
  bool takes_tail;   // tails, pushes and carries
  bool takes_vowel;  // vowels, the bare lead and the initial
  bool takes_before; // cells that depend on the scalar before the last
} hwalja_role;

// Whether `cell`, none that depends on the scalar before, can be done to what has that role.
static inline bool hwalja_can_do(const hwalja_checker *checker, unsigned cell, hwalja_role role) {
  if (cell == 0) return true;
  if (cell < HWALJA_CELL_CARRY) return role.takes_tail;
  if (cell < HWALJA_CELL_VOWEL) return role.takes_tail && checker->joins;
  if (cell < HWALJA_CELL_INITIAL) return role.takes_vowel;
  if (cell == HWALJA_CELL_INITIAL) return role.takes_vowel && checker->joins;
  return cell < HWALJA_CELL_LETTER + 40 + checker->letter_count && cell < HWALJA_CELL_BEFORE;
}

// A block lies in its section, and its range ends within `indices`.
static inline bool hwalja_check_bounds(
    hwalja_checker *checker, unsigned pointer, unsigned block, unsigned indices) {
  if (block < checker->blocks || block + 4 > checker->size
      || block + 4 + 2 * hwalja_digit(checker->trie + block + 3) > checker->size) {
    return hwalja_fail(checker, HWALJA_WRONG_OFFSET, pointer);
  }
  const unsigned from = hwalja_digit(checker->trie + block + 2);
  return from + hwalja_digit(checker->trie + block + 3) <= indices
      || hwalja_fail(checker, HWALJA_WRONG_VALUE, block + 2);
}

// A block by the scalar before the last, to which the cell at `pointer` leads. Its own cell is about the last
// scalar, so it is held to the role of the block that led here; no cell leads further.
static inline bool hwalja_check_before(hwalja_checker *checker, unsigned pointer, hwalja_role role) {
  const unsigned cell = hwalja_pair(checker->trie + pointer);
  const unsigned block = checker->blocks + 2 * (cell - HWALJA_CELL_BEFORE);
  if (!hwalja_check_bounds(checker, pointer, block, HWALJA_BARE_LEAD + 1)) return false;
  if (!hwalja_can_do(checker, hwalja_pair(checker->trie + block), role)) {
    return hwalja_fail(checker, HWALJA_WRONG_VALUE, block);
  }
  const unsigned from = hwalja_digit(checker->trie + block + 2);
  const unsigned count = hwalja_digit(checker->trie + block + 3);
  for (unsigned place = 0; place < count; place++) {
    const unsigned offset = block + 4 + 2 * place;
    const hwalja_role there = {from + place != HWALJA_BARE_LEAD, true, false};
    if (!hwalja_can_do(checker, hwalja_pair(checker->trie + offset), there)) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, offset);
    }
  }
  return true;
}

// A block of `indices` to which `pointer` in a key's record leads, with all its cells.
static inline bool hwalja_check_block(
    hwalja_checker *checker, unsigned pointer, unsigned indices, hwalja_role role) {
  const unsigned block = hwalja_pair(checker->trie + pointer);
  if (!hwalja_check_bounds(checker, pointer, block, indices)) return false;
  const unsigned count = hwalja_digit(checker->trie + block + 3);
  for (unsigned place = 0; place <= count; place++) {
    const unsigned offset = place == 0 ? block : block + 2 + 2 * place;
    const unsigned cell = hwalja_pair(checker->trie + offset);
    if (role.takes_before && cell >= HWALJA_CELL_BEFORE) {
      if (!hwalja_check_before(checker, offset, role)) return false;
    } else if (!hwalja_can_do(checker, cell, role)) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, offset);
    }
  }
  return true;
}

static inline bool hwalja_check_key(hwalja_checker *checker, unsigned record) {
  const hwalja_role finals = {true, false, false};
  const hwalja_role vowels = {true, true, false};
  const hwalja_role consonants = {false, true, true};
  const hwalja_role letters = {false, false, true};
  const unsigned initial = hwalja_digit(checker->trie + record);
  const unsigned joining = hwalja_digit(checker->trie + record + 1);
  if (initial != HWALJA_NONE && initial >= 40 + checker->letter_count) {
    return hwalja_fail(checker, HWALJA_WRONG_VALUE, record);
  }
  checker->joins = joining != HWALJA_NONE;
  if (checker->joins && (joining > HWALJA_COMPATIBLE || initial == HWALJA_NONE)) {
    return hwalja_fail(checker, HWALJA_WRONG_VALUE, record + 1);
  }
  return hwalja_check_block(checker, record + 2, 28, finals)
      && hwalja_check_block(checker, record + 4, 21, vowels)
      && hwalja_check_block(checker, record + 6, 19, consonants)
      && hwalja_check_block(checker, record + 8, 21 + checker->letter_count, letters);
}

// The letters are Unicode scalars, and the two tables of consonants undo each other.
static inline bool hwalja_check_letters(hwalja_checker *checker) {
  const unsigned char *const trie = checker->trie;
  const unsigned letters = hwalja_pair(trie + 13);
  const unsigned consonants = letters + 3 * checker->letter_count;
  const unsigned leads = consonants + 19;
  for (unsigned place = 0; place < checker->letter_count; place++) {
    // 90 * 90 * 90 is less than the last scalar, so only zero and the surrogates are none.
    const uint32_t letter = hwalja_own_letter(trie + letters + 3 * place);
    if (letter == 0 || letter - 0xD800 < 0x800) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, letters + 3 * place);
    }
  }
  for (unsigned lead = 0; lead < 19; lead++) {
    const unsigned jamo = hwalja_digit(trie + consonants + lead);
    if (jamo >= 30 || hwalja_digit(trie + leads + jamo) != lead) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, consonants + lead);
    }
  }
  for (unsigned jamo = 0; jamo < 30; jamo++) {
    const unsigned lead = hwalja_digit(trie + leads + jamo);
    if (lead != HWALJA_NONE && (lead >= 19 || hwalja_digit(trie + consonants + lead) != jamo)) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, leads + jamo);
    }
  }
  return true;
}

// The sections are where their lengths put them, and what they hold has a meaning.
static inline bool hwalja_check_sections(hwalja_checker *checker) {
  const unsigned char *const trie = checker->trie;
  const unsigned key_count = hwalja_digit(trie + 19);
  const unsigned letters = hwalja_pair(trie + 13);
  const unsigned keys = hwalja_pair(trie + 15);
  checker->letter_count = hwalja_digit(trie + 12);
  checker->blocks = hwalja_pair(trie + 17);
  if (hwalja_digit(trie + 20) != 0) return hwalja_fail(checker, HWALJA_WRONG_VALUE, 20);
  if (letters != 22 + hwalja_digit(trie + 21)) return hwalja_fail(checker, HWALJA_WRONG_OFFSET, 13);
  if (keys != letters + 3 * checker->letter_count + 49) {
    return hwalja_fail(checker, HWALJA_WRONG_OFFSET, 15);
  }
  if (checker->blocks != keys + HWALJA_KEY_SIZE * key_count || checker->blocks > checker->size) {
    return hwalja_fail(checker, HWALJA_WRONG_OFFSET, 17);
  }
  if (key_count == 0) return hwalja_fail(checker, HWALJA_WRONG_VALUE, 19);
  if (!hwalja_check_letters(checker)) return false;
  for (unsigned key = 0; key < key_count; key++) {
    if (!hwalja_check_key(checker, keys + HWALJA_KEY_SIZE * key)) return false;
  }
  return true;
}

// Opens a trie in memory that stays as it is for as long as the layout is used, such as a mapped file.
// Nothing is copied. The layout has no texts, and space writes a space unless the caller says otherwise:
// neither is in the trie. If the bytes are no sound trie, the layout stays as it was.
//
// Returns the error; its problem is HWALJA_SOUND if there is none.
static inline hwalja_error hwalja_open(hwalja_layout *layout, const unsigned char *bytes, size_t size) {
  hwalja_checker checker = {bytes, size, 0, 0, false, {HWALJA_SOUND, 0, 0, 0, 0}};
  if (hwalja_check_envelope(&checker) && hwalja_check_sections(&checker)) {
    layout->trie = bytes;
    layout->texts = NULL;
    layout->key_count = (uint8_t)(hwalja_digit(bytes + 19) - 1);
    layout->space_ends_run = false;
  }
  return checker.error;
}
