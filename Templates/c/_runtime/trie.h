#pragma once
#include "trie_format.h"

// Look-ups read a trie in place. docs/spec/FORMAT.md describes the format. Offsets into a trie fit in 16 bits.

// Returns the digit at `offset`. Returns 0 outside the trie, because offsets in a trie may be forged.
HWALJA_INLINE_ uint8_t hwalja_digit_(const hwalja_layout *layout, unsigned offset) {
  return (uint8_t)(offset < layout->trie_size ? HWALJA_READ_BYTE(layout->trie + offset) - '%' : 0);
}

// Returns the number in the two digits at `offset`, the lower digit first.
HWALJA_INLINE_ unsigned hwalja_pair_(const hwalja_layout *layout, unsigned offset) {
  return hwalja_digit_(layout, offset) + (unsigned)HWALJA_BASE_ * hwalja_digit_(layout, offset + 1);
}

// Returns the number of the trie's own letters.
HWALJA_INLINE_ unsigned hwalja_letter_count_(const hwalja_layout *layout) {
  return hwalja_digit_(layout, 12);
}

// Returns the offset of the 19 consonants, which follow the trie's own letters. The 30 lead indices follow the
// consonants.
HWALJA_INLINE_ unsigned hwalja_consonants_(const hwalja_layout *layout) {
  return hwalja_pair_(layout, 13) + 3u * hwalja_letter_count_(layout);
}

// Returns the scalar of the letter with this number. The numbers start with 19 consonants and 21 vowels, and the trie's
// own letters follow. Returns 0 if there is no such letter, or if its digits are not a Unicode scalar.
HWALJA_INLINE_ uint32_t hwalja_letter_(const hwalja_layout *layout, unsigned number) {
  unsigned jamo = number + 11;
  if (number < 19) jamo = hwalja_digit_(layout, hwalja_consonants_(layout) + number);
  if (number < 40) return 0x3131 + jamo;
  if (number >= 40 + hwalja_letter_count_(layout)) return 0;
  const unsigned offset = hwalja_pair_(layout, 13) + 3 * (number - 40);
  const uint32_t scalar = hwalja_digit_(layout, offset) + (uint32_t)HWALJA_BASE_ * hwalja_pair_(layout, offset + 1);
  if (layout->dots == HWALJA_COMPATIBILITY) {
    if (scalar == HWALJA_DOT_) return HWALJA_COMPATIBILITY_DOT_;
    if (scalar == HWALJA_TWO_DOTS_) return HWALJA_COMPATIBILITY_TWO_DOTS_;
  }
  return scalar - 0xD800 < 0x800 ? 0 : scalar;
}

// The parts of a scalar that a look-up needs.
typedef struct hwalja_parts_ {
  uint8_t lead;  // of a syllable, a conjoining lead or a compatibility consonant; otherwise HWALJA_NONE_
  uint8_t vowel; // of a syllable; otherwise HWALJA_NONE_
  uint8_t tail;  // of a syllable, 0 if it has none; HWALJA_LEAD_INDEX_ for a lead without a vowel; otherwise 255
} hwalja_parts_;

// Takes `scalar` apart. Returns the result through a pointer, because some compilers for small machines cannot return
// structures.
HWALJA_INLINE_ void hwalja_take_apart_(const hwalja_layout *layout, uint32_t scalar, hwalja_parts_ *parts) {
  uint8_t lead = HWALJA_NONE_, vowel = HWALJA_NONE_, tail = 255;
  // All of Hangul fits in 16 bits, and small machines compute with 16 bits faster.
  const uint16_t narrow = (uint16_t)(scalar < 0x10000 ? scalar : 0);
  const uint16_t jamo = (uint16_t)(narrow - 0x3131u);
  uint16_t syllable = (uint16_t)(narrow - 0xAC00u);
  if (syllable < 11172) {
    lead = (uint8_t)(syllable / 588);
    syllable %= 588;
    vowel = (uint8_t)(syllable / 28);
    tail = (uint8_t)(syllable % 28);
  } else {
    if (narrow - 0x1100u < 19) lead = (uint8_t)(narrow - 0x1100u);
    if (jamo < 30) lead = hwalja_digit_(layout, hwalja_consonants_(layout) + 19 + jamo);
    if (lead < 19) tail = HWALJA_LEAD_INDEX_; else lead = HWALJA_NONE_;
  }
  parts->lead = lead;
  parts->vowel = vowel;
  parts->tail = tail;
}

HWALJA_INLINE_ uint16_t hwalja_syllable_(unsigned lead, unsigned vowel, unsigned tail) {
  return (uint16_t)(0xAC00u + (lead * 21u + vowel) * 28 + tail);
}
