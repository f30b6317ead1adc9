#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef HWALJA_MAX_RUN
#define HWALJA_MAX_RUN 32
#endif
#ifndef HWALJA_MAX_STROKES
#define HWALJA_MAX_STROKES 32
#endif
#if HWALJA_MAX_RUN < 8 || HWALJA_MAX_RUN > 65535
#error "HWALJA_MAX_RUN must be one of 8 to 65,535"
#endif
#if HWALJA_MAX_STROKES < 2 || HWALJA_MAX_STROKES > 65535
#error "HWALJA_MAX_STROKES must be one of 2 to 65,535"
#endif

#ifndef HWALJA_READ_BYTE
#if defined(__AVR__) && !defined(HWALJA_PROGMEM)
#include <avr/pgmspace.h>
#define HWALJA_PROGMEM PROGMEM
#define HWALJA_READ_BYTE(address) pgm_read_byte(address)
#else
#define HWALJA_READ_BYTE(address) (*(address))
#endif
#endif
#ifndef HWALJA_PROGMEM
#define HWALJA_PROGMEM
#endif
// SDCC puts every inline function into its callers, again and again, and does not come to an end.
#ifdef __SDCC
#define HWALJA_INLINE_ static
#else
#define HWALJA_INLINE_ static inline
#endif

// How a pending dot is written, which waits after a lead for the stroke that makes it a vowel.
enum {
  HWALJA_NO_DOTS = 0,      // the layout has none
  HWALJA_CONJOINING = 1,   // U+119E, or U+11A2 for two, after a conjoining lead, U+1100 and on
  HWALJA_COMPATIBILITY = 2 // U+318D, or U+2025 for two, after a compatibility consonant, U+3131 and on
};

// A keyboard layout. To write dots in another style, copy it and set `dots`. Its keys have numbers, in the order of the
// layout from 0, those that need shift last.
typedef struct hwalja_layout {
  const unsigned char *trie;  // what its keys do; read by HWALJA_READ_BYTE
  const unsigned char *texts; // its names and those of its keys, or null; read by HWALJA_READ_BYTE
  uint16_t trie_size;         // in bytes
  uint16_t cycle_timeout;     // after how many ms a press of the same key begins a new letter: see hwalja_end_cycle()
  uint8_t key_count;          // how many keys it has
  bool space_ends_run;        // whether space only ends a run, and writes a space where there is none
  uint8_t dots;               // how its pending dots are written; of no effect if it has none
} hwalja_layout;

// What a key press does to the text before the cursor: delete, then insert.
typedef struct hwalja_edit {
  uint32_t inserting[3];   // the scalars to insert
  uint8_t inserting_count; // how many they are, 0 to 3
  uint8_t deleting;        // how many scalars to delete, 0 to 3
  uint16_t committed;      // how many scalars at the start of the run were committed for want of room
} hwalja_edit;

// What one press of backspace takes away.
typedef enum hwalja_backspace_unit {
  HWALJA_JAMO,  // the last jamo
  HWALJA_STROKE // the last key press, back to where the last syllable began; then whole syllables
} hwalja_backspace_unit;

HWALJA_INLINE_ void hwalja_clear_(hwalja_edit *edit) {
  edit->inserting_count = 0;
  edit->deleting = 0;
  edit->committed = 0;
}

HWALJA_INLINE_ void hwalja_insert_(hwalja_edit *edit, uint32_t scalar) {
  edit->inserting[edit->inserting_count++] = scalar;
}
