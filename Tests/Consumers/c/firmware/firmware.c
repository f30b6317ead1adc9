// Types rows of conformance on the chip: built with LAYOUT, the layout, DOTS, its style of dots, and rows.h, which pack.py makes.
#include "hwalja.h"

#include "board.h"
#include "rows.h"

static hwalja_layout layout;
static hwalja_composer composer;
static uint32_t text[64];
static uint8_t count;
static bool is_after_pause;

static void apply(const hwalja_edit *edit) {
  count = (uint8_t)(count - edit->deleting);
  for (uint8_t n = 0; n < edit->inserting_count; n++) text[count++] = edit->inserting[n];
}

static void type(uint8_t step) {
  hwalja_edit edit;
  if (step == PAUSE) {
    is_after_pause = true;
  } else if (step == COMMIT) {
    hwalja_commit(&composer);
  } else if (step == SPACE) {
    if (hwalja_space(&composer, &edit)) apply(&edit);
  } else if (step < PAUSE) {
    if (is_after_pause) hwalja_end_cycle(&composer, step);
    is_after_pause = false;
    if (hwalja_press(&composer, step, &edit)) apply(&edit);
  } else if (hwalja_backspace(&composer, step == BY_JAMO ? HWALJA_JAMO : HWALJA_STROKE, &edit)) {
    apply(&edit);
  } else if (count > 0) {
    count--;
  }
}

// Whether the text reads as the `size` bytes at `expected`.
static bool is_typed(const unsigned char *expected, uint8_t size) {
  static char bytes[4 * sizeof text / sizeof text[0]];
  if (hwalja_utf8(text, count, bytes) != size) return false;
  for (uint8_t n = 0; n < size; n++) {
    if (HWALJA_READ_BYTE(expected + n) != (unsigned char)bytes[n]) return false;
  }
  return true;
}

static void put_number(unsigned number) {
  if (number >= 10) put_number(number / 10);
  board_put((char)('0' + number % 10));
}

int main(void) {
  const unsigned char *row = rows;
  unsigned right = 0, wrong = 0;
  board_start();
  layout = LAYOUT;
  layout.dots = DOTS;
  for (uint8_t steps = HWALJA_READ_BYTE(row); steps > 0; steps = HWALJA_READ_BYTE(row)) {
    row++;
    count = 0;
    is_after_pause = false;
    hwalja_begin(&composer, &layout);
    for (; steps > 0; steps--) type(HWALJA_READ_BYTE(row++));
    const uint8_t size = HWALJA_READ_BYTE(row++);
    if (is_typed(row, size)) right++; else wrong++;
    row += size;
  }
  board_put('=');
  put_number(right);
  board_put('-');
  put_number(wrong);
  board_put('\n');
  board_stop();
  return 0;
}
