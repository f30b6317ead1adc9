// A trie is read where it lies, as docs/FORMAT.md lays it out. Offsets are in bytes and fit in 16 bits.

// Where each kind of cell begins; 0 says nothing.
#define HWALJA_CELL_TAIL 1u
#define HWALJA_CELL_PUSH 29u
#define HWALJA_CELL_CARRY 561u
#define HWALJA_CELL_VOWEL 1093u
#define HWALJA_CELL_BARE_LEAD 1114u
#define HWALJA_CELL_INITIAL 1115u
#define HWALJA_CELL_NOTHING 1116u
#define HWALJA_CELL_LETTER 1117u
#define HWALJA_CELL_BEFORE 1206u

#define HWALJA_NONE 89u       // no letter, no lead
#define HWALJA_BARE_LEAD 28u  // the index of a lead without a vowel, before the last scalar
#define HWALJA_CONJOINING 21u // joins a lead as the conjoining one: U+1100 and on
#define HWALJA_COMPATIBLE 22u // joins a lead as the compatibility consonant: U+3131 and on
#define HWALJA_KEY_SIZE 10    // bytes of a key's record

// The digit at `byte`.
static inline unsigned hwalja_digit(const unsigned char *byte) {
  return (unsigned)HWALJA_READ_BYTE(byte) - 37u;
}

// The number of two digits at `byte`, the lower first.
static inline unsigned hwalja_pair(const unsigned char *byte) {
  return hwalja_digit(byte) + 90u * hwalja_digit(byte + 1);
}

// Where the trie's own letters are, three digits each.
static inline const unsigned char *hwalja_letters(const unsigned char *trie) {
  return trie + hwalja_pair(trie + 13);
}

// Where the 19 consonants are; the 30 lead indices come after them.
static inline const unsigned char *hwalja_consonants(const unsigned char *trie) {
  return hwalja_letters(trie) + 3 * hwalja_digit(trie + 12);
}

// The scalar of one of the trie's own letters.
static inline uint32_t hwalja_own_letter(const unsigned char *letter) {
  return hwalja_pair(letter) + 8100 * (uint32_t)hwalja_digit(letter + 2);
}

// The scalar of a letter by its number: 19 consonants, 21 vowels, then the trie's own.
static inline uint32_t hwalja_letter(const unsigned char *trie, unsigned number) {
  if (number >= 40) return hwalja_own_letter(hwalja_letters(trie) + 3 * (number - 40));
  return number < 19 ? 0x3131 + hwalja_digit(hwalja_consonants(trie) + number) : 0x314F + number - 19;
}

// `scalar` in 16 bits, 0 if it needs more: all of Hangul does with them, and small machines prefer it.
static inline uint16_t hwalja_narrow(uint32_t scalar) {
  return (uint16_t)(scalar < 0x10000 ? scalar : 0);
}

// The tail of a syllable, 0 for none.
static inline unsigned hwalja_tail(uint32_t syllable) {
  return (unsigned)(syllable - 0xAC00) % 28;
}

// The vowel of a syllable.
static inline unsigned hwalja_vowel(uint32_t syllable) {
  return (unsigned)(syllable - 0xAC00) / 28 % 21;
}

// The lead of a syllable, a conjoining lead or a compatibility consonant; of anything else HWALJA_NONE.
static inline unsigned hwalja_lead(const unsigned char *trie, uint32_t scalar) {
  const uint16_t narrow = hwalja_narrow(scalar);
  const uint16_t jamo = (uint16_t)(narrow - 0x3131u);
  if (narrow - 0xAC00u < 11172) return (narrow - 0xAC00u) / 588;
  if (narrow - 0x1100u < 19) return narrow - 0x1100u;
  return jamo < 30 ? hwalja_digit(hwalja_consonants(trie) + 19 + jamo) : HWALJA_NONE;
}
