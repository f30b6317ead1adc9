// Opens whatever libFuzzer thinks of as a trie, and types on what opens.
#include "forge.h"

#ifdef __cplusplus
extern "C"
#endif
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

// Types the bytes as steps: keys there are and keys there are not, and all else that a composer does.
static void type(const hwalja_layout *layout, const uint8_t *bytes, size_t size) {
  static field typed;
  field_clear(&typed, layout);
  for (size_t n = 0; n < size; n++) {
    switch (bytes[n]) {
      case 128: field_commit(&typed); break;
      case 129: field_space(&typed); break;
      case 130: case 131: field_backspace(&typed, HWALJA_JAMO); break;
      case 132: case 133: field_backspace(&typed, HWALJA_STROKE); break;
      default: field_press(&typed, bytes[n] < 128 ? bytes[n] % (layout->key_count + 2) : -bytes[n]);
    }
  }
}

// Makes a whole envelope of the input: the checksum would hide nearly every input from all look-ups.
static void make_whole(forge *self) {
  for (unsigned offset = 0; offset < self->size; offset++) {
    const unsigned byte = self->bytes[offset];
    set_digit(self, offset, (byte >= '%' && byte <= '~' ? byte - '%' : byte) % 90);
  }
  memcpy(self->bytes, "HWJT", 4);
  set_digit(self, 9, 1);
  set_digit(self, 10, self->size % 90);
  set_digit(self, 11, self->size / 90);
  mend(self);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  static forge input;
  hwalja_layout layout;
  if (size >= 8100) return 0;
  input.size = (unsigned)size;
  if (size > 0) memcpy(input.bytes, bytes, size);
  open_forged(&input);
  if (size >= 22) {
    make_whole(&input);
    CHECK(open_forged(&input).problem == HWALJA_NO_PROBLEM, "a whole envelope");
    CHECK(hwalja_open(&layout, input.bytes, input.size).problem == HWALJA_NO_PROBLEM, "a whole envelope");
    type(&layout, input.bytes, input.size);
  }
  if (size > 0) type(hwalja_layouts[bytes[0] % HWALJA_LAYOUT_COUNT], bytes, size);
  return 0;
}
