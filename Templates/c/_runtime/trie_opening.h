#pragma once
#include "trie.h"

// The reason why bytes cannot be opened as a trie.
typedef enum hwalja_problem {
  HWALJA_NO_PROBLEM = 0,
  HWALJA_WRONG_MAGIC,   // the bytes do not start with the magic of a trie
  HWALJA_NEWER_VERSION, // the trie has a later `version` than this reader supports
  HWALJA_TRUNCATED,     // there are fewer bytes than the header gives or needs
  HWALJA_TOO_LONG,      // there are more bytes than the header gives
  HWALJA_WRONG_BYTE,    // the byte at `offset` is not a digit, one of % to ~, or not a version
  HWALJA_WRONG_CHECKSUM // the checksum does not match the bytes
} hwalja_problem;

typedef struct hwalja_error {
  hwalja_problem problem;
  unsigned version;        // of a newer trie
  size_t offset;           // of an invalid byte
  size_t expected, actual; // bytes of a trie that is truncated or too long
} hwalja_error;

// Returns the CRC-32 that gzip uses.
HWALJA_INLINE_ uint32_t hwalja_checksum_(const unsigned char *bytes, size_t size) {
  uint32_t sum = 0xFFFFFFFF;
  for (size_t offset = 0; offset < size; offset++) {
    sum ^= HWALJA_READ_BYTE(bytes + offset);
    for (int bit = 0; bit < 8; bit++) sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xEDB88320 : 0);
  }
  return ~sum;
}

// Checks the envelope. Returns the problem, and stores its details in `error`.
HWALJA_INLINE_ hwalja_problem hwalja_check_(const unsigned char *bytes, size_t size, hwalja_error *error) {
  const hwalja_layout header = {bytes, NULL, HWALJA_HEADER_SIZE_, 0, 0, false, HWALJA_NO_DOTS};
  error->actual = size;
  error->expected = HWALJA_HEADER_SIZE_;
  if (size < HWALJA_HEADER_SIZE_) return HWALJA_TRUNCATED;
  for (unsigned offset = 0; offset < 4; offset++) {
    if (HWALJA_READ_BYTE(bytes + offset) != "HWJT"[offset]) return HWALJA_WRONG_MAGIC;
  }
  // The version comes before the other bytes, because later versions may have other digits.
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

// Opens a trie in memory, such as a mapped file. The memory must not change while the layout is in use, because nothing
// is copied. A trie contains neither texts, nor the behaviour of space, nor the length of a pause. The layout therefore
// has no texts, space writes a space, and a pause is a second, unless the caller changes that. Even if a trie is
// invalid, look-ups read nothing outside its bytes and write only scalars.
//
// Returns an error. On success, its problem is HWALJA_NO_PROBLEM. On failure, the layout stays as it was.
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
