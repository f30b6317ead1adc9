// Types rows of the conformance suite on an ATmega. The build defines LAYOUT, the layout, and DOTS, its dot style. It
// also provides rows.h, the output of pack.py.
#define CHECK(condition, ...) ((void)0)
#define FIELD_SIZE 64
#include "../field.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

#include "rows.h"

static hwalja_layout layout;
static field typed;

// Returns true if the text equals the `size` bytes at `expected`.
static bool is_typed(const unsigned char *expected, uint8_t size) {
  static char bytes[4 * FIELD_SIZE];
  if (hwalja_utf8(typed.text, typed.count, bytes) != size) return false;
  for (uint8_t n = 0; n < size; n++) {
    if (HWALJA_READ_BYTE(expected + n) != (unsigned char)bytes[n]) return false;
  }
  return true;
}

// Writes a character to the serial port. The emulator prints the output of that port.
static void put(char character) {
  while ((UCSR0A & 1 << UDRE0) == 0) {
  }
  UDR0 = (uint8_t)character;
}

static void put_number(unsigned number) {
  if (number >= 10) put_number(number / 10);
  put((char)('0' + number % 10));
}

int main(void) {
  const unsigned char *row = rows;
  unsigned right = 0, wrong = 0;
  UCSR0B = 1 << TXEN0;
  layout = LAYOUT;
  layout.dots = DOTS;
  for (uint8_t steps = HWALJA_READ_BYTE(row); steps > 0; steps = HWALJA_READ_BYTE(row)) {
    row++;
    field_clear(&typed, &layout);
    for (; steps > 0; steps--) field_do(&typed, (int8_t)HWALJA_READ_BYTE(row++));
    const uint8_t size = HWALJA_READ_BYTE(row++);
    if (is_typed(row, size)) right++; else wrong++;
    row += size;
  }
  put('=');
  put_number(right);
  put('-');
  put_number(wrong);
  put('\n');
  // The emulator ends when the chip sleeps without interrupts.
  cli();
  sleep_enable();
  sleep_cpu();
  return 0;
}
