#pragma once
#include "trie.h"

// Why bytes cannot be opened as a trie.
typedef enum hwalja_problem {
  HWALJA_NO_PROBLEM = 0,
  HWALJA_WRONG_MAGIC,   // they do not begin as a trie does
  HWALJA_NEWER_VERSION, // the trie is of a later `version` than this reader knows
  HWALJA_TRUNCATED,     // there are fewer bytes than the header says, or than a header takes
  HWALJA_TOO_LONG,      // there are more bytes than the header says
  HWALJA_WRONG_BYTE,    // the byte at `offset` is not a digit, one of % to ~, or not a version
  HWALJA_WRONG_CHECKSUM // the checksum is not that of the bytes
} hwalja_problem;

typedef struct hwalja_error {
  hwalja_problem problem;
  unsigned version;        // of a trie that is newer
  size_t offset;           // of a byte that is wrong
  size_t expected, actual; // bytes of a trie that is truncated or too long
} hwalja_error;

// CRC-32 as in gzip.
HWALJA_INLINE_ uint32_t hwalja_checksum_(const unsigned char *bytes, size_t size) {
  uint32_t sum = 0xFFFFFFFF;
  for (size_t offset = 0; offset < size; offset++) {
    sum ^= HWALJA_READ_BYTE(bytes + offset);
    for (int bit = 0; bit < 8; bit++) sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xEDB88320 : 0);
  }
  return ~sum;
}

// Checks the envelope, and says in `error` whatever else belongs to the problem that is returned.
HWALJA_INLINE_ hwalja_problem hwalja_check_(const unsigned char *bytes, size_t size, hwalja_error *error) {
  const hwalja_layout header = {bytes, NULL, HWALJA_HEADER_SIZE_, 0, 0, false, HWALJA_NO_DOTS};
  error->actual = size;
  error->expected = HWALJA_HEADER_SIZE_;
  if (size < HWALJA_HEADER_SIZE_) return HWALJA_TRUNCATED;
  for (unsigned offset = 0; offset < 4; offset++) {
    if (HWALJA_READ_BYTE(bytes + offset) != "HWJT"[offset]) return HWALJA_WRONG_MAGIC;
  }
  // The version comes before the other bytes, since a later one may do without digits.
  error->version = hwalja_digit_(&header, 9);
  if (error->version > HWALJA_VERSION_ && error->version < HWALJA_BASE_) return HWALJA_NEWER_VERSION;
  for (error->offset = 0; error->offset < size; error->offset++) {
    if (HWALJA_READ_BYTE(bytes + error->offset) - (unsigned)'%' >= HWALJA_BASE_) return HWALJA_WRONG_BYTE;
  }
  error->offset = 9;
  if (error->version != HWALJA_VERSION_) return HWALJA_WRONG_BYTE;
  error->expected = hwalja_pair_(&header, 10);
  if (size != error->expected) return size < error->expected ? HWALJA_TRUNCATED : HWALJA_TOO_LONG;
  uint32_t sum = hwalja_checksum_(bytes + 9, size - 9);
  for (unsigned offset = 4; offset < 9; offset++) {
    if (hwalja_digit_(&header, offset) != sum % HWALJA_BASE_) return HWALJA_WRONG_CHECKSUM;
    sum /= HWALJA_BASE_;
  }
  return HWALJA_NO_PROBLEM;
}

// Opens a trie in memory that stays as it is for as long as the layout is used, such as a mapped file.
// Nothing is copied. The layout has no texts, space writes a space, and a pause is a second, unless the caller says
// otherwise: none of this is in the trie. Whatever the trie says, look-ups read only its bytes and write only scalars.
//
// Returns an error whose problem is HWALJA_NO_PROBLEM if there is none; otherwise the layout stays as it was.
HWALJA_INLINE_ hwalja_error hwalja_open(hwalja_layout *layout, const unsigned char *bytes, size_t size) {
  hwalja_error error = {HWALJA_NO_PROBLEM, 0, 0, 0, 0};
  error.problem = hwalja_check_(bytes, size, &error);
  if (error.problem == HWALJA_NO_PROBLEM) {
    const hwalja_layout opened = {bytes, NULL, (uint16_t)size, 1000, 0, false, HWALJA_NO_DOTS};
    *layout = opened;
    layout->dots = hwalja_digit_(layout, 20);
    layout->key_count = (uint8_t)hwalja_digit_(layout, 19);
    if (layout->key_count > 0) layout->key_count--; // the last key is backspace
  }
  return error;
}
