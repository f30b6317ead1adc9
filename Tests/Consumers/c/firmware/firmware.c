// Types rows of conformance on the chip: built with LAYOUT, the layout, and rows.h, which pack.c makes.
#include "hwalja.h"

#include "board.h"
#include "rows.h"

static hwalja_composer composer;
static uint32_t text[64];
static uint8_t count;

static void apply(const hwalja_edit *edit) {
  count = (uint8_t)(count - edit->deleting);
  for (uint8_t n = 0; n < edit->inserting_count; n++) text[count++] = edit->inserting[n];
}

static bool is_after_pause;

static void type(uint8_t step) {
  hwalja_edit edit;
  if (step == 249) {
    is_after_pause = true;
  } else if (step == 250) {
    hwalja_commit(&composer);
  } else if (step == 251) {
    if (hwalja_space(&composer, &edit)) apply(&edit);
  } else if (step < 249) {
    if (is_after_pause) hwalja_end_cycle(&composer, step);
    is_after_pause = false;
    if (hwalja_press(&composer, step, &edit)) apply(&edit);
  } else if (hwalja_backspace(&composer, step == 252 ? HWALJA_JAMO : HWALJA_STROKE, &edit)) {
    apply(&edit);
  } else if (count > 0) {
    count--;
  }
}

// Whether the text reads as the `size` bytes at `expected`.
static bool is_typed(const unsigned char *expected, uint8_t size) {
  uint8_t at = 0;
  for (uint8_t n = 0; n < count; n++) {
    char bytes[4];
    const size_t written = hwalja_utf8(&text[n], 1, bytes);
    for (size_t m = 0; m < written; m++, at++) {
      if (at >= size || HWALJA_READ_BYTE(expected + at) != (unsigned char)bytes[m]) return false;
    }
  }
  return at == size;
}

static void put_number(unsigned number) {
  if (number >= 10) put_number(number / 10);
  board_put((char)('0' + number % 10));
}

static void put(const char *message) {
  while (*message != 0) board_put(*message++);
}

int main(void) {
  const unsigned char *row = rows;
  unsigned right = 0, wrong = 0;
  board_start();
  for (uint8_t steps = HWALJA_READ_BYTE(row); steps > 0; steps = HWALJA_READ_BYTE(row)) {
    row++;
    count = 0;
    is_after_pause = false;
    hwalja_begin(&composer, &LAYOUT);
    for (; steps > 0; steps--) type(HWALJA_READ_BYTE(row++));
    const uint8_t size = HWALJA_READ_BYTE(row++);
    if (is_typed(row, size)) right++; else wrong++;
    row += size;
  }
  put("right ");
  put_number(right);
  put(" wrong ");
  put_number(wrong);
  put("\n");
  board_stop();
  return 0;
}
