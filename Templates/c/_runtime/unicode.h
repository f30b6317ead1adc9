#pragma once
#include "types.h"

// Writes scalars as UTF-8, with at most 4 bytes each. Writes no zero at the end. Returns the number of bytes.
HWALJA_INLINE_ size_t hwalja_utf8(const uint32_t *scalars, size_t count, char *bytes) {
  size_t size = 0;
  for (size_t index = 0; index < count; index++) {
    const uint32_t scalar = scalars[index];
    unsigned shift = scalar < 0x80 ? 0 : scalar < 0x800 ? 6 : scalar < 0x10000 ? 12 : 18;
    // If a scalar needs several bytes, the first byte starts with as many ones as there are bytes.
    const unsigned prefix = shift == 0 ? 0 : 0xF80u >> shift / 6 & 0xF0u;
    bytes[size++] = (char)(unsigned char)(prefix | (unsigned)(scalar >> shift));
    while (shift > 0) {
      shift -= 6;
      bytes[size++] = (char)(unsigned char)(0x80 | (unsigned)(scalar >> shift & 0x3F));
    }
  }
  return size;
}

// Writes scalars as UTF-16, with at most 2 units each. Returns the number of units.
HWALJA_INLINE_ size_t hwalja_utf16(const uint32_t *scalars, size_t count, uint16_t *units) {
  size_t size = 0;
  for (size_t index = 0; index < count; index++) {
    const uint32_t scalar = scalars[index];
    if (scalar >= 0x10000) units[size++] = (uint16_t)(0xD7C0 + (scalar >> 10));
    units[size++] = (uint16_t)(scalar < 0x10000 ? scalar : 0xDC00 | (scalar & 0x3FF));
  }
  return size;
}
