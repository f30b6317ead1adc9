#pragma once
#include "types.h"

// The constants of docs/spec/FORMAT.md.
enum {
  // The first number of each kind of cell. With the cell 0, the key appends its letter.
  HWALJA_TAIL_ = 1,
  HWALJA_PUSH_ = 29,
  HWALJA_CARRY_ = 561,
  HWALJA_VOWEL_ = 1093,
  HWALJA_BARE_LEAD_ = 1114,
  HWALJA_APPENDED_ = 1115,
  HWALJA_NOTHING_ = 1116,
  HWALJA_LETTER_ = 1117,
  HWALJA_BEFORE_ = 1206,

  HWALJA_NONE_ = 89, // no letter, or no lead
  HWALJA_LEAD_INDEX_ = 28, // the index of a lead without a vowel in a before-block
  HWALJA_PENDING_ = 21, // the letter is a pending dot, which follows the lead
  HWALJA_KEY_SIZE_ = 10,
  HWALJA_HEADER_SIZE_ = 22,
  HWALJA_BASE_ = 90,
  HWALJA_VERSION_ = 1,

  // The pending dots, which follow a lead and wait for the stroke that makes them a vowel.
  HWALJA_DOT_ = 0x119E,
  HWALJA_TWO_DOTS_ = 0x11A2,
  HWALJA_COMPATIBILITY_DOT_ = 0x318D,
  HWALJA_COMPATIBILITY_TWO_DOTS_ = 0x2025
};

// The last consonant of each tail, from tail 1 on, minus 0x3100.
static const unsigned char hwalja_last_consonants_[27] HWALJA_PROGMEM = {
  0x31, 0x32, 0x45, 0x34, 0x48, 0x4E, 0x37, 0x39, 0x31, 0x41, 0x42, 0x45, 0x4C, 0x4D,
  0x4E, 0x41, 0x42, 0x45, 0x45, 0x46, 0x47, 0x48, 0x4A, 0x4B, 0x4C, 0x4D, 0x4E
};
