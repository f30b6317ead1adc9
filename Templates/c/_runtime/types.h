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
// SDCC inlines every inline function again and again, and does not terminate.
#ifdef __SDCC
#define HWALJA_INLINE_ static
#else
#define HWALJA_INLINE_ static inline
#endif

// The style of a pending dot, which follows a lead and waits for the stroke that makes it a vowel.
enum {
  HWALJA_NO_DOTS = 0,      // the layout has no such dots
  HWALJA_CONJOINING = 1,   // U+119E, or U+11A2 for two, after a conjoining lead, U+1100 and on
  HWALJA_COMPATIBILITY = 2 // U+318D, or U+2025 for two, after a compatibility consonant, U+3131 and on
};

// A keyboard layout. To write pending dots in another style, copy the layout and set `dots`. Keys have numbers from 0,
// in the order of the layout. The keys that need shift come last.
typedef struct hwalja_layout {
  const unsigned char *trie;  // the effects of its keys; read it with HWALJA_READ_BYTE
  const unsigned char *texts; // the texts of the layout and its keys, or null; read them with HWALJA_READ_BYTE
  uint16_t trie_size;         // in bytes
  uint16_t cycle_timeout;     // the pause, in ms, after which a key begins a new letter: see hwalja_end_cycle()
  uint8_t key_count;          // the number of its keys
  bool space_ends_run;        // true if space after a letter of the run ends the run and writes nothing
  uint8_t dots;               // the style of its pending dots; ignored if it has no pending dots
} hwalja_layout;

// An edit that a key press makes in the text before the cursor: a deletion, followed by an insertion.
typedef struct hwalja_edit {
  uint32_t inserting[3];   // the scalars to insert
  uint8_t inserting_count; // the number of these scalars, 0 to 3
  uint8_t deleting;        // the number of scalars to delete, 0 to 3
  uint16_t committed;      // the number of scalars that were committed at the start of the run to make room
} hwalja_edit;

// The unit of one backspace.
typedef enum hwalja_backspace_unit {
  HWALJA_JAMO,  // the last jamo
  HWALJA_STROKE // the last key press; after the presses of the last syllable, whole syllables
} hwalja_backspace_unit;

HWALJA_INLINE_ void hwalja_clear_(hwalja_edit *edit) {
  edit->inserting_count = 0;
  edit->deleting = 0;
  edit->committed = 0;
}

HWALJA_INLINE_ void hwalja_insert_(hwalja_edit *edit, uint32_t scalar) {
  edit->inserting[edit->inserting_count++] = scalar;
}
