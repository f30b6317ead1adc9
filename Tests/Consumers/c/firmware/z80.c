// A Z80: what is written below its variables is a command to the simulator.
#include "board.h"

#define SIMULATOR (*(volatile unsigned char *)0xBFFF)

void board_start(void) {
}

void board_put(char character) {
  SIMULATOR = 'p';
  SIMULATOR = (unsigned char)character;
}

void board_stop(void) {
  SIMULATOR = 's';
}
