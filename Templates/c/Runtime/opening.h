// What is wrong with bytes that were to be a trie.
typedef enum hwalja_problem {
  HWALJA_SOUND = 0,
  HWALJA_WRONG_MAGIC,    // they do not begin as a trie does
  HWALJA_NEWER_VERSION,  // the trie is of a later `version` than this reader knows
  HWALJA_TRUNCATED,      // there are fewer bytes than the header says, or than a header takes
  HWALJA_TOO_LONG,       // there are more bytes than the header says
  HWALJA_WRONG_BYTE,     // the byte at `offset` is not a digit, one of % to ~
  HWALJA_WRONG_CHECKSUM, // the checksum is not that of the bytes
  HWALJA_WRONG_OFFSET,   // what stands at `offset` points outside its section
  HWALJA_WRONG_VALUE     // the cell, letter or count at `offset` means nothing where it stands
} hwalja_problem;

// Why bytes cannot be opened as a trie.
typedef struct hwalja_error {
  hwalja_problem problem;
  unsigned version;
  size_t offset;           // in bytes
  size_t expected, actual; // bytes of a trie that is truncated or too long
} hwalja_error;

// A trie while it is opened.
typedef struct hwalja_checker {
  const unsigned char *trie;
  size_t size;
  unsigned letter_count, blocks;
  bool joins; // whether the initial of the key that is checked joins something
  hwalja_error error;
} hwalja_checker;

static inline bool hwalja_fail(hwalja_checker *checker, hwalja_problem problem, size_t offset) {
  checker->error.problem = problem;
  checker->error.offset = offset;
  return false;
}

static inline bool hwalja_fail_size(hwalja_checker *checker, hwalja_problem problem, size_t expected) {
  checker->error.problem = problem;
  checker->error.expected = expected;
  checker->error.actual = checker->size;
  return false;
}

// Whether the checksum is that of the bytes: CRC-32 as in gzip, in five digits.
static inline bool hwalja_check_sum(const hwalja_checker *checker) {
  uint32_t sum = 0xFFFFFFFF;
  for (size_t offset = 9; offset < checker->size; offset++) {
    sum ^= HWALJA_READ_BYTE(checker->trie + offset);
    for (int bit = 0; bit < 8; bit++) sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xEDB88320 : 0);
  }
  sum = ~sum;
  for (unsigned offset = 4; offset < 9; offset++) {
    if (hwalja_digit(checker->trie + offset) != sum % 90) return false;
    sum /= 90;
  }
  return true;
}

// The magic, the version, the size and the checksum.
static inline bool hwalja_check_envelope(hwalja_checker *checker) {
  const unsigned char *const trie = checker->trie;
  if (checker->size < 22) return hwalja_fail_size(checker, HWALJA_TRUNCATED, 22);
  if (HWALJA_READ_BYTE(trie) != 'H' || HWALJA_READ_BYTE(trie + 1) != 'W'
      || HWALJA_READ_BYTE(trie + 2) != 'J' || HWALJA_READ_BYTE(trie + 3) != 'T') {
    return hwalja_fail(checker, HWALJA_WRONG_MAGIC, 0);
  }
  // Before all else, as a later version may do without digits.
  const unsigned version = hwalja_digit(trie + 9);
  if (version < 90 && version > 1) {
    checker->error.version = version;
    return hwalja_fail(checker, HWALJA_NEWER_VERSION, 0);
  }
  for (size_t offset = 0; offset < checker->size; offset++) {
    if ((unsigned)HWALJA_READ_BYTE(trie + offset) - 37u >= 90) {
      return hwalja_fail(checker, HWALJA_WRONG_BYTE, offset);
    }
  }
  if (version != 1) return hwalja_fail(checker, HWALJA_WRONG_VALUE, 9);
  const size_t size = hwalja_pair(trie + 10);
  if (checker->size < size) return hwalja_fail_size(checker, HWALJA_TRUNCATED, size);
  if (checker->size > size) return hwalja_fail_size(checker, HWALJA_TOO_LONG, size);
  return hwalja_check_sum(checker) || hwalja_fail(checker, HWALJA_WRONG_CHECKSUM, 0);
}
