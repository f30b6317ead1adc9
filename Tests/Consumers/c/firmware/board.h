// What a firmware needs of the chip it runs on.
#ifndef BOARD_H
#define BOARD_H

void board_start(void);

// Says one character to whoever runs the emulator.
void board_put(char character);

// Ends the emulation.
void board_stop(void);

#endif
