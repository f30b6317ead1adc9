// Adds a valid header to libFuzzer's bytes, and types on the resulting trie.
#include "field.h"

int LLVMFuzzerTestOneInput(const uint8_t *input, size_t size);

static void set_digit(uint8_t *bytes, unsigned offset, uint32_t digit) {
  bytes[offset] = (uint8_t)(digit % 90 + '%');
}

// Adds a valid header with a valid checksum. Without these, almost no input would reach a look-up.
static void seal(uint8_t *bytes, unsigned size) {
  for (unsigned offset = 0; offset < size; offset++) {
    set_digit(bytes, offset, bytes[offset] >= '%' && bytes[offset] <= '~' ? bytes[offset] - '%' : bytes[offset]);
  }
  memcpy(bytes, "HWJT", 4);
  set_digit(bytes, 9, 1);
  set_digit(bytes, 10, size);
  set_digit(bytes, 11, size / 90);
  uint32_t sum = hwalja_checksum_(bytes + 9, size - 9);
  for (unsigned offset = 4; offset < 9; offset++) {
    set_digit(bytes, offset, sum);
    sum /= 90;
  }
}

// Presses existing and unknown keys, and calls every other function of the composer.
static void step(field *typed, int number) {
  const int key = number % (typed->composer.layout->key_count + 2);
  if (number >= 128 && number < 133) {
    field_do(typed, COMMIT - (number - 128));
  } else {
    field_press(typed, number == 133 ? -number : key);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *input, size_t size) {
  static field typed;
  hwalja_layout layout;
  if (size < 22 || size >= 8100) return 0;
  // Use a block of exactly this size, so that sanitizers detect every read outside the block.
  uint8_t *const bytes = (uint8_t *)malloc(size);
  memcpy(bytes, input, size);
  seal(bytes, (unsigned)size);
  CHECK(hwalja_open(&layout, bytes, size).problem == HWALJA_NO_PROBLEM, "a whole envelope");
  field_clear(&typed, &layout);
  for (size_t n = 0; n < size; n++) step(&typed, input[n]);
  free(bytes);
  return 0;
}
