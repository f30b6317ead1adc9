// An ATmega: it talks to the emulator by its serial port.
#include "board.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

void board_start(void) {
  UCSR0B = 1 << TXEN0;
}

void board_put(char character) {
  while ((UCSR0A & 1 << UDRE0) == 0) {
  }
  UDR0 = (uint8_t)character;
}

// Asleep with nothing to wake it, at which the emulator ends.
void board_stop(void) {
  cli();
  sleep_enable();
  sleep_cpu();
}
