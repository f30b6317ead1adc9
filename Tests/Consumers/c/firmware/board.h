// What a firmware needs of the chip it runs on: to begin, to say a character to whoever runs the emulator, to end.
#ifndef BOARD_H
#define BOARD_H

#include <stdint.h>

#if defined(__AVR__)

// An ATmega talks by its serial port.
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

static void board_start(void) {
  UCSR0B = 1 << TXEN0;
}

static void board_put(char character) {
  while ((UCSR0A & 1 << UDRE0) == 0) {
  }
  UDR0 = (uint8_t)character;
}

// Asleep with nothing to wake it, at which the emulator ends.
static void board_stop(void) {
  cli();
  sleep_enable();
  sleep_cpu();
}

#else

// A Z80: what is written below its variables is a command to the simulator.
#define SIMULATOR (*(volatile unsigned char *)0xBFFF)

static void board_start(void) {
}

static void board_put(char character) {
  SIMULATOR = 'p';
  SIMULATOR = (unsigned char)character;
}

static void board_stop(void) {
  SIMULATOR = 's';
}

#endif

#endif
