// A trie in memory, to be made wrong.
#ifndef FORGE_H
#define FORGE_H

#include "check.h"

typedef struct forge {
  unsigned char bytes[8192];
  unsigned size;
} forge;

static inline void set_digit(forge *self, unsigned offset, unsigned digit) {
  self->bytes[offset] = (unsigned char)(digit + '%');
}

// Puts the checksum that the bytes should have.
static inline void mend(forge *self) {
  uint32_t sum = hwalja_checksum_(self->bytes + 9, self->size - 9);
  for (unsigned offset = 4; offset < 9; offset++) {
    set_digit(self, offset, (unsigned)(sum % 90));
    sum /= 90;
  }
}

// Opens a copy of just that size, where a sanitizer sees any read outside it, and looks many scalars up in it.
hwalja_error open_forged(const forge *forged);

#endif
