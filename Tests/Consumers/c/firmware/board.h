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

#elif defined(__SDCC)

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

#else

// A Cortex-M without a library talks by semihosting.
extern uint32_t bss_start[], bss_end[];
int main(void);

static void ask(uint32_t operation, uint32_t argument) {
  register uint32_t r0 __asm__("r0") = operation;
  register uint32_t r1 __asm__("r1") = argument;
  __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

static void board_start(void) {
}

static void board_put(char character) {
  ask(0x03, (uint32_t)&character); // SYS_WRITEC
}

static void board_stop(void) {
  ask(0x18, 0x20026); // SYS_EXIT, because the application is done
}

static void reset(void) {
  for (uint32_t *word = bss_start; word < bss_end; word++) *word = 0;
  main();
}

// The handlers follow the stack's address, which arm.ld writes. Anything else that happens ends the emulation too: then
// nothing was said.
__attribute__((section(".vectors"), used))
static void (*const vectors[])(void) = {reset, board_stop, board_stop};

#endif

#endif
