// A Cortex-M without a library: it talks to the emulator by semihosting.
#include "board.h"

#include <stdint.h>

extern uint32_t bss_start[], bss_end[];
int main(void);

static void ask(uint32_t operation, uint32_t argument) {
  register uint32_t r0 __asm__("r0") = operation;
  register uint32_t r1 __asm__("r1") = argument;
  __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

void board_start(void) {
}

void board_put(char character) {
  ask(0x03, (uint32_t)&character); // SYS_WRITEC
}

void board_stop(void) {
  ask(0x18, 0x20026); // SYS_EXIT, because the application is done
}

static void reset(void) {
  for (uint32_t *word = bss_start; word < bss_end; word++) *word = 0;
  main();
}

// Anything else that happens ends the emulation too: then nothing was said.
static void fault(void) {
  board_stop();
}

// They follow the stack's address, which arm.ld writes.
__attribute__((section(".vectors"), used))
static void (*const vectors[])(void) = {reset, fault, fault};
