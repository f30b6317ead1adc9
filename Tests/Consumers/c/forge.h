// Tries that are made to be wrong, with an envelope that is right.
#ifndef FORGE_H
#define FORGE_H

#include "check.h"

typedef struct forge {
  unsigned char bytes[8192];
  unsigned size;
} forge;

static inline unsigned digit_at(const forge *self, unsigned offset) {
  return (unsigned)self->bytes[offset] - '%';
}

static inline unsigned pair_at(const forge *self, unsigned offset) {
  return digit_at(self, offset) + 90 * digit_at(self, offset + 1);
}

static inline void set_digit(forge *self, unsigned offset, unsigned digit) {
  self->bytes[offset] = (unsigned char)(digit + '%');
}

static inline void set_pair(forge *self, unsigned offset, unsigned pair) {
  set_digit(self, offset, pair % 90);
  set_digit(self, offset + 1, pair / 90);
}

// CRC-32 by a table, as in gzip.
static inline void mend_checksum(forge *self) {
  static uint32_t table[256];
  if (table[1] == 0) {
    for (uint32_t byte = 0; byte < 256; byte++) {
      table[byte] = byte;
      for (int bit = 0; bit < 8; bit++) {
        table[byte] = table[byte] % 2 == 1 ? table[byte] / 2 ^ 0xEDB88320 : table[byte] / 2;
      }
    }
  }
  uint32_t sum = 0xFFFFFFFF;
  for (unsigned offset = 9; offset < self->size; offset++) {
    sum = sum >> 8 ^ table[(sum ^ self->bytes[offset]) & 0xFF];
  }
  sum = ~sum;
  for (unsigned offset = 4; offset < 9; offset++) {
    set_digit(self, offset, (unsigned)(sum % 90));
    sum /= 90;
  }
}

static inline void mend(forge *self) {
  set_pair(self, 10, self->size);
  mend_checksum(self);
}

static inline forge forge_of(const hwalja_layout *layout) {
  forge self;
  self.size = hwalja_pair(layout->trie + 10);
  memcpy(self.bytes, layout->trie, self.size);
  return self;
}

hwalja_error open_forged(const forge *forged, hwalja_layout *layout);
void look_all_up(const hwalja_layout *layout);

#endif
