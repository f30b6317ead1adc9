// Generated; do not edit. Made by: swift run gen --format c
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.
//
// Korean phone keyboards for firmware, games, and any language that can call C. This is freestanding C99 and C++11. It
// calls no library, allocates no memory, and writes only to memory that the caller provides.
//
// Include this file where you use it. There is nothing to compile or to link. Everything in the file is static, so an
// optimizing compiler keeps only the layouts and functions that the including file uses. Each including file gets its
// own copy, so include this file in only one file of a firmware.
//
// Define these before you include it, if you need to:
//   HWALJA_MAX_RUN       the number of scalars in a composer's run: 32, at least 8
//   HWALJA_MAX_STROKES   the number of strokes that backspace can take back one by one: 32, at least 2
//   HWALJA_NO_TEXTS      omits the names of layouts and keys, and the codes and scalars of keys; keys then have only
//                        numbers
//   HWALJA_NO_OPEN       omits the function that opens trie files; SDCC needs this, because its functions cannot
//                        return structures
//   HWALJA_PROGMEM, HWALJA_READ_BYTE(address)
//                        the attribute of constants, and an expression that reads a byte of a constant; by default,
//                        constants are in flash on AVR
//
// All names begin with hwalja_ or HWALJA_. Names that end in an underscore are internal and may change. This file
// includes stdbool.h, stddef.h and stdint.h.
//
// An example, with a text field in UTF-8:
//
//     #include <stdio.h>
//     #include <string.h>
//     #include "hwalja.h"
//
//     static char text[64];
//     static size_t size;
//
//     static void apply(const hwalja_edit *edit) {
//       for (unsigned n = edit->deleting; n > 0; n--) {
//         do size--; while ((text[size] & 0xC0) == 0x80);
//       }
//       size += hwalja_utf8(edit->inserting, edit->inserting_count, text + size);
//       text[size] = 0;
//     }
//
//     static unsigned long since_last_press(void) { return 200; } // in milliseconds, from your own clock
//
//     int main(void) {
//       static const char *const ids[] = {
//         "ㅇㅁ", "인", "천", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ"
//       };
//       const hwalja_layout *layout = &hwalja_layout_cheonjiin;
//       hwalja_composer composer;
//       hwalja_edit edit;
//       hwalja_begin(&composer, layout);
//       for (size_t n = 0; n < sizeof ids / sizeof *ids; n++) {
//         const int key = hwalja_find_key(layout, ids[n]);
//         if (since_last_press() >= layout->cycle_timeout) hwalja_end_cycle(&composer, key);
//         if (hwalja_press(&composer, key, &edit)) apply(&edit);
//       }
//       puts(text);
//       if (hwalja_backspace(&composer, HWALJA_STROKE, &edit)) apply(&edit);
//       puts(text);
//       return strcmp(text, "안ㅅ") != 0;
//     }

#ifndef HWALJA_H
#define HWALJA_H

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

// Look-ups read a trie in place. docs/spec/FORMAT.md describes the format. Offsets into a trie fit in 16 bits.

// Returns the digit at `offset`. Returns 0 outside the trie, because offsets in a trie may be forged.
HWALJA_INLINE_ uint8_t hwalja_digit_(const hwalja_layout *layout, unsigned offset) {
  return (uint8_t)(offset < layout->trie_size ? HWALJA_READ_BYTE(layout->trie + offset) - '%' : 0);
}

// Returns the number in the two digits at `offset`, the lower digit first.
HWALJA_INLINE_ unsigned hwalja_pair_(const hwalja_layout *layout, unsigned offset) {
  return hwalja_digit_(layout, offset) + (unsigned)HWALJA_BASE_ * hwalja_digit_(layout, offset + 1);
}

// Returns the number of the trie's own letters.
HWALJA_INLINE_ unsigned hwalja_letter_count_(const hwalja_layout *layout) {
  return hwalja_digit_(layout, 12);
}

// Returns the offset of the 19 consonants, which follow the trie's own letters. The 30 lead indices follow the
// consonants.
HWALJA_INLINE_ unsigned hwalja_consonants_(const hwalja_layout *layout) {
  return hwalja_pair_(layout, 13) + 3u * hwalja_letter_count_(layout);
}

// Returns the scalar of the letter with this number. The numbers start with 19 consonants and 21 vowels, and the trie's
// own letters follow. Returns 0 if there is no such letter, or if its digits are not a Unicode scalar.
HWALJA_INLINE_ uint32_t hwalja_letter_(const hwalja_layout *layout, unsigned number) {
  unsigned jamo = number + 11;
  if (number < 19) jamo = hwalja_digit_(layout, hwalja_consonants_(layout) + number);
  if (number < 40) return 0x3131 + jamo;
  if (number >= 40 + hwalja_letter_count_(layout)) return 0;
  const unsigned offset = hwalja_pair_(layout, 13) + 3 * (number - 40);
  const uint32_t scalar = hwalja_digit_(layout, offset) + (uint32_t)HWALJA_BASE_ * hwalja_pair_(layout, offset + 1);
  if (layout->dots == HWALJA_COMPATIBILITY) {
    if (scalar == HWALJA_DOT_) return HWALJA_COMPATIBILITY_DOT_;
    if (scalar == HWALJA_TWO_DOTS_) return HWALJA_COMPATIBILITY_TWO_DOTS_;
  }
  return scalar - 0xD800 < 0x800 ? 0 : scalar;
}

// The parts of a scalar that a look-up needs.
typedef struct hwalja_parts_ {
  uint8_t lead;  // of a syllable, a conjoining lead or a compatibility consonant; otherwise HWALJA_NONE_
  uint8_t vowel; // of a syllable; otherwise HWALJA_NONE_
  uint8_t tail;  // of a syllable, 0 if it has none; HWALJA_LEAD_INDEX_ for a lead without a vowel; otherwise 255
} hwalja_parts_;

// Takes `scalar` apart. Returns the result through a pointer, because some compilers for small machines cannot return
// structures.
HWALJA_INLINE_ void hwalja_take_apart_(const hwalja_layout *layout, uint32_t scalar, hwalja_parts_ *parts) {
  uint8_t lead = HWALJA_NONE_, vowel = HWALJA_NONE_, tail = 255;
  // All of Hangul fits in 16 bits, and small machines compute with 16 bits faster.
  const uint16_t narrow = (uint16_t)(scalar < 0x10000 ? scalar : 0);
  const uint16_t jamo = (uint16_t)(narrow - 0x3131u);
  uint16_t syllable = (uint16_t)(narrow - 0xAC00u);
  if (syllable < 11172) {
    lead = (uint8_t)(syllable / 588);
    syllable %= 588;
    vowel = (uint8_t)(syllable / 28);
    tail = (uint8_t)(syllable % 28);
  } else {
    if (narrow - 0x1100u < 19) lead = (uint8_t)(narrow - 0x1100u);
    if (jamo < 30) lead = hwalja_digit_(layout, hwalja_consonants_(layout) + 19 + jamo);
    if (lead < 19) tail = HWALJA_LEAD_INDEX_; else lead = HWALJA_NONE_;
  }
  parts->lead = lead;
  parts->vowel = vowel;
  parts->tail = tail;
}

HWALJA_INLINE_ uint16_t hwalja_syllable_(unsigned lead, unsigned vowel, unsigned tail) {
  return (uint16_t)(0xAC00u + (lead * 21u + vowel) * 28 + tail);
}

// Returns the offset of the cell at `index` of a block. If `index` is outside the block's range, returns the offset of
// the block's default cell, which is at its start.
HWALJA_INLINE_ unsigned hwalja_cell_(const hwalja_layout *layout, unsigned block, unsigned index) {
  const unsigned place = index - hwalja_digit_(layout, block + 2);
  if (place < hwalja_digit_(layout, block + 3)) block += 4 + 2 * place;
  return block;
}

// Returns the cell for the scalar `last` in the record of a key. `parts` are the parts of `last`. Returns 0 if there is
// no such cell.
HWALJA_INLINE_ unsigned hwalja_last_cell_(
    const hwalja_layout *layout, unsigned record, uint32_t last, const hwalja_parts_ *parts) {
  unsigned pointer = 8; // the offset in the record of a pointer to a block: 2 tails, 4 vowels, 6 consonants, 8 letters
  unsigned index = 0;
  if (parts->vowel != HWALJA_NONE_) {
    pointer = parts->tail > 0 ? 2 : 4;
    index = parts->tail > 0 ? parts->tail : parts->vowel;
  } else if ((uint16_t)last >= 0x3131 && parts->lead != HWALJA_NONE_) {
    pointer = 6;
    index = parts->lead;
  } else if (last == 0) {
    return 0;
  } else {
    while (hwalja_letter_(layout, index + 19) != last) {
      if (++index == 21 + hwalja_letter_count_(layout)) return 0;
    }
  }
  return hwalja_pair_(layout, hwalja_cell_(layout, hwalja_pair_(layout, record + pointer), index));
}

// Inserts the scalars that replace a scalar with these parts according to `cell`. Returns false if that is impossible.
HWALJA_INLINE_ bool hwalja_make_(
    const hwalja_layout *layout, unsigned record, unsigned cell, const hwalja_parts_ *parts, hwalja_edit *edit) {
  uint32_t *to = edit->inserting;
  uint8_t lead = parts->lead;
  if (cell < HWALJA_VOWEL_) {
    unsigned tail = cell - HWALJA_TAIL_;
    unsigned rest = HWALJA_NOTHING_; // the cell for the lead that leaves the syllable
    if (parts->vowel == HWALJA_NONE_) return false;
    if (cell >= HWALJA_PUSH_) {
      rest = HWALJA_BARE_LEAD_;
      if (cell >= HWALJA_CARRY_) {
        rest = HWALJA_APPENDED_;
        cell -= HWALJA_CARRY_ - HWALJA_PUSH_;
      }
      lead = (uint8_t)((cell - HWALJA_PUSH_) % 19);
      tail = (cell - HWALJA_PUSH_) / 19;
    }
    *to++ = hwalja_syllable_(parts->lead, parts->vowel, tail);
    cell = rest;
  }
  if (cell != HWALJA_NOTHING_) {
    uint8_t vowel = HWALJA_NONE_;
    unsigned letter = lead;
    if (cell >= HWALJA_LETTER_) {
      letter = cell - HWALJA_LETTER_;
    } else if (cell < HWALJA_BARE_LEAD_) {
      vowel = (uint8_t)(cell - HWALJA_VOWEL_);
    } else if (cell == HWALJA_APPENDED_) {
      letter = hwalja_digit_(layout, record);
      vowel = hwalja_digit_(layout, record + 1);
      if (vowel > HWALJA_PENDING_ || lead == HWALJA_NONE_) return false;
    }
    if (letter >= HWALJA_NONE_) return false;
    uint32_t last = hwalja_letter_(layout, letter);
    if (last == 0) return false;
    if (vowel == HWALJA_PENDING_) {
      *to++ = layout->dots == HWALJA_COMPATIBILITY ? hwalja_letter_(layout, lead) : 0x1100u + lead;
    }
    if (vowel < 21) last = hwalja_syllable_(lead, vowel, 0);
    *to++ = last;
  }
  edit->inserting_count = (uint8_t)(to - edit->inserting);
  return true;
}

// Looks up the effect of a key if the text before the cursor ends in the scalars `before` and `last`. A missing scalar
// is 0. This is the look-up alone, without a run. The number after the last key means backspace by jamo.
//
// Returns true if the key does anything. `edit` then contains the change, and otherwise is empty. A key does nothing if
// the trie does not have the key, or if the cell for it is impossible, as in a forged trie.
HWALJA_INLINE_ bool hwalja_look_up(
    const hwalja_layout *layout, int key, uint32_t last, uint32_t before, hwalja_edit *edit) {
  hwalja_clear_(edit);
  if ((unsigned)key >= hwalja_digit_(layout, 19)) return false;
  const unsigned record = hwalja_pair_(layout, 15) + HWALJA_KEY_SIZE_ * (unsigned)key;
  hwalja_parts_ parts, parts_before;
  const hwalja_parts_ *changing = &parts;
  hwalja_take_apart_(layout, last, &parts);
  unsigned cell = hwalja_last_cell_(layout, record, last, &parts);
  uint8_t deleting = 1;
  if (cell >= HWALJA_BEFORE_) {
    const unsigned block = hwalja_pair_(layout, 17) + 2 * (cell - HWALJA_BEFORE_);
    hwalja_take_apart_(layout, before, &parts_before);
    const unsigned found = hwalja_cell_(layout, block, parts_before.tail);
    cell = hwalja_pair_(layout, found);
    if (found != block && cell > 0) {
      deleting = 2;
      changing = &parts_before;
    } else {
      cell = hwalja_pair_(layout, block);
    }
  }
  if (cell == 0) {
    // If the key appends no letter, the number in its record makes this cell impossible.
    cell = HWALJA_LETTER_ + (unsigned)hwalja_digit_(layout, record);
    deleting = 0;
  }
  if (!hwalja_make_(layout, record, cell, changing, edit)) return false;
  edit->deleting = deleting;
  return true;
}

// A stroke, stored as the edit that takes the stroke back: delete `inserted_count` scalars, and then insert `deleted`.
// A history of whole runs would need ten times the memory.
typedef struct hwalja_stroke_ {
  uint32_t deleted[2];
  uint8_t deleted_count;
  uint8_t inserted_count;
} hwalja_stroke_;

// Turns key presses into edits, and keeps the composing run: the typed text that can still change. The run ends at the
// cursor. The caller provides the memory, and hwalja_begin() initializes it.
typedef struct hwalja_composer {
  const hwalja_layout *layout;
  bool space_ends_run; // the layout's value, which you may override

  uint32_t composing[HWALJA_MAX_RUN]; // the scalars of the run
  uint16_t composing_count;           // the number of scalars in the run

  hwalja_stroke_ history[HWALJA_MAX_STROKES]; // the strokes that can be taken back, the oldest first
  uint16_t history_count;
  uint16_t floor; // the number of strokes older than the last unit of the run, or HWALJA_UNKNOWN_
} hwalja_composer;

#define HWALJA_UNKNOWN_ 65535u

// Clears the history but keeps the run.
HWALJA_INLINE_ void hwalja_clear_history_(hwalja_composer *composer) {
  composer->history_count = 0;
  composer->floor = HWALJA_UNKNOWN_;
}

// Ends the run; its text stays. Call this also when the cursor has moved.
HWALJA_INLINE_ void hwalja_commit(hwalja_composer *composer) {
  composer->composing_count = 0;
  hwalja_clear_history_(composer);
}

// Initializes a composer for `layout`, with nothing typed.
HWALJA_INLINE_ void hwalja_begin(hwalja_composer *composer, const hwalja_layout *layout) {
  composer->layout = layout;
  composer->space_ends_run = layout->space_ends_run;
  hwalja_commit(composer);
}

// Returns the scalar of the run at `distance` from the end of the run. Returns 0 if the run is shorter.
HWALJA_INLINE_ uint32_t hwalja_from_end_(const hwalja_composer *composer, unsigned distance) {
  const unsigned count = composer->composing_count;
  return distance > count ? 0 : composer->composing[count - distance];
}

HWALJA_INLINE_ bool hwalja_is_same_(const uint32_t *one, const uint32_t *other, unsigned count) {
  while (count > 0 && one[count - 1] == other[count - 1]) count--;
  return count == 0;
}

// Returns true if `first` and `second` are a lead and its pending dot, which form one unit.
HWALJA_INLINE_ bool hwalja_is_pending_(uint32_t first, uint32_t second) {
  // All dots fit in 16 bits, and small machines compare 16 bits faster.
  const uint16_t dot = (uint16_t)(second < 0x10000 ? second : 0);
  return (dot == HWALJA_DOT_ || dot == HWALJA_TWO_DOTS_ || dot == HWALJA_COMPATIBILITY_DOT_
             || dot == HWALJA_COMPATIBILITY_TWO_DOTS_)
      && (first - 0x1100 < 19 || first - 0x3131 < 30);
}

// Deletes and inserts at the end of `text`. Returns the new number of scalars.
HWALJA_INLINE_ uint16_t hwalja_replace_(
    uint32_t *text, unsigned count, unsigned deleting, const uint32_t *inserting, unsigned inserting_count) {
  count -= deleting;
  for (unsigned index = 0; index < inserting_count; index++) text[count++] = inserting[index];
  return (uint16_t)count;
}

HWALJA_INLINE_ void hwalja_apply_(hwalja_composer *composer, const hwalja_edit *edit) {
  composer->composing_count = hwalja_replace_(
      composer->composing, composer->composing_count, edit->deleting, edit->inserting, edit->inserting_count);
}

HWALJA_INLINE_ void hwalja_forget_oldest_(hwalja_composer *composer, unsigned count) {
  composer->history_count = (uint16_t)(composer->history_count - count);
  for (unsigned index = 0; index < composer->history_count; index++) {
    composer->history[index] = composer->history[index + count];
  }
}

// Commits the older half of the run, and drops the strokes that made that half. Returns the number of scalars in that
// half.
//
// Committing a whole half at once keeps the average cost of moving the remaining scalars small.
HWALJA_INLINE_ uint16_t hwalja_make_room_(hwalja_composer *composer) {
  uint32_t *const run = composer->composing;
  unsigned half = HWALJA_MAX_RUN / 2;
  if (hwalja_is_pending_(run[half - 1], run[half])) half++;
  unsigned oldest = composer->history_count; // the oldest stroke that left that half as it was
  unsigned end = composer->composing_count;  // the length of the run before that stroke
  while (oldest > 0 && end >= half + composer->history[oldest - 1].inserted_count) {
    oldest--;
    end = end - composer->history[oldest].inserted_count + composer->history[oldest].deleted_count;
  }
  hwalja_forget_oldest_(composer, oldest);
  composer->composing_count = hwalja_replace_(run, 0, 0, run + half, composer->composing_count - half);
  return (uint16_t)half;
}

// Presses the key with the number `key`. Does nothing if there is no such key.
//
// If the run is full, first commits the older half of the run. `edit->committed` is then the number of scalars in that
// half.
//
// Returns true if the key changes anything. `edit` then contains the change.
HWALJA_INLINE_ bool hwalja_press(hwalja_composer *composer, int key, hwalja_edit *edit) {
  if (key >= composer->layout->key_count) key = -1; // no key, because the look-up would use it as backspace
  if (!hwalja_look_up(
          composer->layout, key, hwalja_from_end_(composer, 1), hwalja_from_end_(composer, 2), edit)) {
    return false;
  }
  const unsigned kept = (unsigned)composer->composing_count - edit->deleting;
  if (edit->inserting_count == edit->deleting
      && hwalja_is_same_(composer->composing + kept, edit->inserting, edit->deleting)) {
    hwalja_clear_(edit);
    return false;
  }
  if (kept + edit->inserting_count > HWALJA_MAX_RUN) edit->committed = hwalja_make_room_(composer);
  if (composer->history_count == HWALJA_MAX_STROKES) hwalja_forget_oldest_(composer, HWALJA_MAX_STROKES / 2);
  hwalja_stroke_ *const stroke = &composer->history[composer->history_count++];
  stroke->inserted_count = edit->inserting_count;
  stroke->deleted_count = edit->deleting;
  for (unsigned index = 0; index < edit->deleting; index++) {
    stroke->deleted[index] = hwalja_from_end_(composer, edit->deleting - index);
  }
  composer->floor = HWALJA_UNKNOWN_;
  hwalja_apply_(composer, edit);
  return true;
}

// Returns true if `scalar` is Korean. In a run, every other scalar is a mark.
HWALJA_INLINE_ bool hwalja_is_hangul_(uint32_t scalar) {
  return scalar - 0x1100 < 0x100 || scalar - 0x3131 < 94 || scalar - 0xAC00 < 11172
      || scalar == HWALJA_COMPATIBILITY_TWO_DOTS_;
}

// Returns the last letter of `scalar` if that letter is a consonant or a mark. Returns 0 if it is a vowel or a dot.
HWALJA_INLINE_ uint32_t hwalja_consonant_or_mark_(uint32_t scalar) {
  if (scalar - 0xAC00 < 11172) {
    const unsigned tail = (unsigned)((scalar - 0xAC00) % 28);
    return tail > 0 ? 0x3100u + HWALJA_READ_BYTE(hwalja_last_consonants_ + tail - 1) : 0;
  }
  return hwalja_is_hangul_(scalar) && scalar - 0x3131 >= 30 ? 0 : scalar;
}

// Returns the letter that a key makes of `letter`. If `letter` is 0, returns the letter that the key appends. Returns 0
// if the result is not a single letter.
HWALJA_INLINE_ uint32_t hwalja_next_letter_(const hwalja_layout *layout, int key, uint32_t letter) {
  hwalja_edit edit;
  const bool is_letter = hwalja_look_up(layout, key, letter, 0, &edit) && edit.inserting_count == 1
      && (letter == 0 || edit.deleting == 1);
  return is_letter ? edit.inserting[0] : 0;
}

// Ends the run if the key with the number `key`, pressed after a pause, begins a new letter. This is the case if the
// run ends in a consonant or mark of the key's cycle, and the key would turn that letter into another.
//
// Call this before hwalja_press() if the layout's `cycle_timeout` or more has passed since the last press.
HWALJA_INLINE_ void hwalja_end_cycle(hwalja_composer *composer, int key) {
  const hwalja_layout *const layout = composer->layout;
  const uint32_t last = hwalja_consonant_or_mark_(hwalja_from_end_(composer, 1));
  uint32_t letter = 0;
  if (last == 0 || key >= layout->key_count) return;
  // No trie has more letters than this loop visits.
  for (unsigned turn = 0; turn < HWALJA_BASE_; turn++) {
    letter = hwalja_next_letter_(layout, key, letter);
    if (letter == 0 || letter == last) break;
  }
  if (letter == last && hwalja_next_letter_(layout, key, last) != 0) hwalja_commit(composer);
}

// Ends the run, and writes a space. If the run ended in a letter and `space_ends_run` is true, writes nothing.
//
// Returns true if it writes a space. `edit` then contains the space.
HWALJA_INLINE_ bool hwalja_space(hwalja_composer *composer, hwalja_edit *edit) {
  const bool only_ends_run = composer->space_ends_run && hwalja_is_hangul_(hwalja_from_end_(composer, 1));
  hwalja_clear_(edit);
  if (!only_ends_run) hwalja_insert_(edit, ' ');
  hwalja_commit(composer);
  return !only_ends_run;
}

// Returns the number of strokes that are older than the last unit. These are the strokes before the last one that was
// made when the run consisted of its present first `rest` scalars. Backspace does this search so that a press need not
// do it.
HWALJA_INLINE_ uint16_t hwalja_find_floor_(const hwalja_composer *composer, unsigned rest) {
  uint32_t text[HWALJA_MAX_RUN];
  uint16_t count = hwalja_replace_(text, 0, 0, composer->composing, composer->composing_count);
  uint16_t index = composer->history_count;
  while (index > 0) {
    const hwalja_stroke_ *const stroke = &composer->history[--index];
    count = hwalja_replace_(text, count, stroke->inserted_count, stroke->deleted, stroke->deleted_count);
    if (count == rest && hwalja_is_same_(text, composer->composing, rest)) break;
  }
  return index;
}

HWALJA_INLINE_ void hwalja_take_back_(hwalja_composer *composer, hwalja_edit *edit) {
  const bool is_pending = hwalja_is_pending_(hwalja_from_end_(composer, 2), hwalja_from_end_(composer, 1));
  const uint8_t unit = is_pending ? 2 : 1;
  const unsigned rest = (unsigned)composer->composing_count - unit;
  if (composer->floor == HWALJA_UNKNOWN_) composer->floor = hwalja_find_floor_(composer, rest);
  if (composer->history_count > composer->floor) {
    const hwalja_stroke_ *const stroke = &composer->history[--composer->history_count];
    edit->deleting = stroke->inserted_count;
    for (unsigned index = 0; index < stroke->deleted_count; index++) hwalja_insert_(edit, stroke->deleted[index]);
  } else {
    edit->deleting = unit;
    hwalja_clear_history_(composer);
  }
}

// Deletes the last `unit` of the run.
//
// Returns false if there is no run. In that case, delete one character as usual. Otherwise `edit` contains the edit.
HWALJA_INLINE_ bool hwalja_backspace(hwalja_composer *composer, hwalja_backspace_unit unit, hwalja_edit *edit) {
  const hwalja_layout *const layout = composer->layout;
  hwalja_clear_(edit);
  if (composer->composing_count == 0) return false;
  if (unit == HWALJA_STROKE) {
    hwalja_take_back_(composer, edit);
  } else {
    hwalja_clear_history_(composer);
    if (!hwalja_look_up(
            layout, layout->key_count, hwalja_from_end_(composer, 1), hwalja_from_end_(composer, 2), edit)) {
      edit->deleting = 1;
    }
    // In every built-in layout, backspace does not make the run longer. In a forged trie it could, and the run could
    // overflow.
    if (edit->inserting_count > edit->deleting) edit->inserting_count = 0;
  }
  hwalja_apply_(composer, edit);
  return true;
}

// Writes scalars as UTF-8, with at most 4 bytes each. Writes no zero at the end. Returns the number of bytes.
HWALJA_INLINE_ size_t hwalja_utf8(const uint32_t *scalars, size_t count, char *bytes) {
  size_t size = 0;
  for (size_t index = 0; index < count; index++) {
    const uint32_t scalar = scalars[index];
    unsigned shift = scalar < 0x80 ? 0 : scalar < 0x800 ? 6 : scalar < 0x10000 ? 12 : 18;
    // If a scalar needs several bytes, the first byte starts with as many ones as there are bytes.
    const unsigned prefix = shift == 0 ? 0 : 0xF80u >> shift / 6 & 0xF0u;
    bytes[size++] = (char)(unsigned char)(prefix | (unsigned)(scalar >> shift));
    while (shift > 0) {
      shift -= 6;
      bytes[size++] = (char)(unsigned char)(0x80 | (unsigned)(scalar >> shift & 0x3F));
    }
  }
  return size;
}

// Writes scalars as UTF-16, with at most 2 units each. Returns the number of units.
HWALJA_INLINE_ size_t hwalja_utf16(const uint32_t *scalars, size_t count, uint16_t *units) {
  size_t size = 0;
  for (size_t index = 0; index < count; index++) {
    const uint32_t scalar = scalars[index];
    if (scalar >= 0x10000) units[size++] = (uint16_t)(0xD7C0 + (scalar >> 10));
    units[size++] = (uint16_t)(scalar < 0x10000 ? scalar : 0xDC00 | (scalar & 0x3FF));
  }
  return size;
}

// All texts of a layout are in one constant, in UTF-8. The id, the name and the Latin name of the layout come first,
// and the texts of each key follow. A zero follows each text. Pointers to the texts would take more room in firmware
// than the texts themselves.
#ifdef HWALJA_NO_TEXTS
#define HWALJA_TEXTS_(name, ...)
#define HWALJA_TEXTS_OF_(name) NULL
#else
#define HWALJA_TEXTS_(name, ...) static const unsigned char name[] HWALJA_PROGMEM = __VA_ARGS__;
#define HWALJA_TEXTS_OF_(name) name
#endif
#define HWALJA_NAMES_(id, name, latin_name) id "\0" name "\0" latin_name "\0"

// The indices of a key's texts. The last enumerator is the number of these texts.
enum {
  HWALJA_KEY_ID_, HWALJA_KEY_LEGEND_, HWALJA_KEY_SCALAR_, HWALJA_KEY_CODE_, HWALJA_KEY_UNDER_,
  HWALJA_KEY_TEXTS_
};

// Returns the text with this number. All texts that this function and the following ones return belong to the layout.
// On AVR, they are in flash. The functions return null if there is no such key or no such text.
HWALJA_INLINE_ const char *hwalja_text_(const hwalja_layout *layout, int number) {
  const unsigned char *text = layout->texts;
  if (text == NULL) return NULL;
  while (number > 0) {
    if (HWALJA_READ_BYTE(text) == 0) number--;
    text++;
  }
  return (const char *)text;
}

HWALJA_INLINE_ const char *hwalja_key_text_(const hwalja_layout *layout, int key, int number) {
  if (key < 0 || key >= layout->key_count) return NULL;
  return hwalja_text_(layout, 3 + HWALJA_KEY_TEXTS_ * key + number);
}

// Returns the id of the layout in file names.
HWALJA_INLINE_ const char *hwalja_id(const hwalja_layout *layout) {
  return hwalja_text_(layout, 0);
}

// Returns the name of the layout in Korean.
HWALJA_INLINE_ const char *hwalja_name(const hwalja_layout *layout) {
  return hwalja_text_(layout, 1);
}

// Returns the name of the layout in Latin letters.
HWALJA_INLINE_ const char *hwalja_latin_name(const hwalja_layout *layout) {
  return hwalja_text_(layout, 2);
}

// Returns the id of a key, which is unique in its layout.
HWALJA_INLINE_ const char *hwalja_key_id(const hwalja_layout *layout, int key) {
  return hwalja_key_text_(layout, key, HWALJA_KEY_ID_);
}

// Returns the legend of a key.
HWALJA_INLINE_ const char *hwalja_key_legend(const hwalja_layout *layout, int key) {
  return hwalja_key_text_(layout, key, HWALJA_KEY_LEGEND_);
}

// Returns the scalar that identifies a key in hosts that send characters. It is the scalar that the key appends or, for
// a modifier, another scalar. Returns 0 if there is no such key or no such text.
HWALJA_INLINE_ uint32_t hwalja_key_scalar(const hwalja_layout *layout, int key) {
  const unsigned char *text = (const unsigned char *)hwalja_key_text_(layout, key, HWALJA_KEY_SCALAR_);
  if (text == NULL) return 0;
  uint32_t scalar = HWALJA_READ_BYTE(text);
  // In UTF-8, the first byte of several starts with as many ones as there are bytes. Each further byte contains six
  // bits of the scalar.
  const int more = scalar < 0x80 ? 0 : scalar < 0xE0 ? 1 : scalar < 0xF0 ? 2 : 3;
  if (more > 0) scalar &= 0x3Fu >> more;
  for (int index = 1; index <= more; index++) scalar = scalar << 6 | (HWALJA_READ_BYTE(text + index) & 0x3Fu);
  return scalar;
}

// Returns the phone key or the QWERTY letter that types a key. A capital means the letter with shift. Returns an empty
// text if the key has neither.
HWALJA_INLINE_ const char *hwalja_key_code(const hwalja_layout *layout, int key) {
  return hwalja_key_text_(layout, key, HWALJA_KEY_CODE_);
}

// Returns the id of the unshifted key in the same place. Returns an empty text if the key does not need shift.
HWALJA_INLINE_ const char *hwalja_key_under(const hwalja_layout *layout, int key) {
  return hwalja_key_text_(layout, key, HWALJA_KEY_UNDER_);
}

// Returns the number of the key for which the text with index `number` equals `text`. `text` is in the caller's memory.
// Returns -1 if there is no such key.
HWALJA_INLINE_ int hwalja_find_(const hwalja_layout *layout, int number, const char *text) {
  int key = layout->texts == NULL || *text == 0 ? 0 : layout->key_count;
  while (--key >= 0) {
    const unsigned char *own = (const unsigned char *)hwalja_key_text_(layout, key, number);
    const char *byte = text;
    for (; *byte != 0 && HWALJA_READ_BYTE(own) == (unsigned char)*byte; byte++) own++;
    if (*byte == 0 && HWALJA_READ_BYTE(own) == 0) break;
  }
  return key;
}

// Returns the number of the key with this id. Returns -1, which is not the number of a key, if there is no such key.
HWALJA_INLINE_ int hwalja_find_key(const hwalja_layout *layout, const char *id) {
  return hwalja_find_(layout, HWALJA_KEY_ID_, id);
}

// Returns the number of the key with this code. Returns -1 if there is no such key, or if `code` is empty.
HWALJA_INLINE_ int hwalja_find_code(const hwalja_layout *layout, const char *code) {
  return hwalja_find_(layout, HWALJA_KEY_CODE_, code);
}

// Returns the number of the key that `scalar` identifies in hosts that send characters. Returns -1 if there is no such
// key, or if `scalar` is 0.
HWALJA_INLINE_ int hwalja_find_scalar(const hwalja_layout *layout, uint32_t scalar) {
  int key = scalar == 0 ? 0 : layout->key_count;
  while (--key >= 0 && hwalja_key_scalar(layout, key) != scalar) continue;
  return key;
}

#ifndef HWALJA_NO_OPEN
// The reason why bytes cannot be opened as a trie.
typedef enum hwalja_problem {
  HWALJA_NO_PROBLEM = 0,
  HWALJA_WRONG_MAGIC,   // the bytes do not start with the magic of a trie
  HWALJA_NEWER_VERSION, // the trie has a later `version` than this reader supports
  HWALJA_TRUNCATED,     // there are fewer bytes than the header gives or needs
  HWALJA_TOO_LONG,      // there are more bytes than the header gives
  HWALJA_WRONG_BYTE,    // the byte at `offset` is not a digit, one of % to ~, or not a version
  HWALJA_WRONG_CHECKSUM // the checksum does not match the bytes
} hwalja_problem;

typedef struct hwalja_error {
  hwalja_problem problem;
  unsigned version;        // of a newer trie
  size_t offset;           // of an invalid byte
  size_t expected, actual; // bytes of a trie that is truncated or too long
} hwalja_error;

// Returns the CRC-32 that gzip uses.
HWALJA_INLINE_ uint32_t hwalja_checksum_(const unsigned char *bytes, size_t size) {
  uint32_t sum = 0xFFFFFFFF;
  for (size_t offset = 0; offset < size; offset++) {
    sum ^= HWALJA_READ_BYTE(bytes + offset);
    for (int bit = 0; bit < 8; bit++) sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xEDB88320 : 0);
  }
  return ~sum;
}

// Checks the envelope. Returns the problem, and stores its details in `error`.
HWALJA_INLINE_ hwalja_problem hwalja_check_(const unsigned char *bytes, size_t size, hwalja_error *error) {
  const hwalja_layout header = {bytes, NULL, HWALJA_HEADER_SIZE_, 0, 0, false, HWALJA_NO_DOTS};
  error->actual = size;
  error->expected = HWALJA_HEADER_SIZE_;
  if (size < HWALJA_HEADER_SIZE_) return HWALJA_TRUNCATED;
  for (unsigned offset = 0; offset < 4; offset++) {
    if (HWALJA_READ_BYTE(bytes + offset) != "HWJT"[offset]) return HWALJA_WRONG_MAGIC;
  }
  // The version comes before the other bytes, because later versions may have other digits.
  error->version = hwalja_digit_(&header, 9);
  if (error->version > HWALJA_VERSION_ && error->version < HWALJA_BASE_) return HWALJA_NEWER_VERSION;
  for (error->offset = 0; error->offset < size; error->offset++) {
    if (HWALJA_READ_BYTE(bytes + error->offset) - (unsigned)'%' >= HWALJA_BASE_) return HWALJA_WRONG_BYTE;
  }
  error->offset = 9;
  if (error->version != HWALJA_VERSION_) return HWALJA_WRONG_BYTE;
  error->expected = hwalja_pair_(&header, 10);
  if (size != error->expected) return size < error->expected ? HWALJA_TRUNCATED : HWALJA_TOO_LONG;
  uint32_t sum = hwalja_checksum_(bytes + 9, size - 9);
  for (unsigned offset = 4; offset < 9; offset++) {
    if (hwalja_digit_(&header, offset) != sum % HWALJA_BASE_) return HWALJA_WRONG_CHECKSUM;
    sum /= HWALJA_BASE_;
  }
  return HWALJA_NO_PROBLEM;
}

// Opens a trie in memory, such as a mapped file. The memory must not change while the layout is in use, because nothing
// is copied. A trie contains neither texts, nor the behaviour of space, nor the length of a pause. The layout therefore
// has no texts, space writes a space, and a pause is a second, unless the caller changes that. Even if a trie is
// invalid, look-ups read nothing outside its bytes and write only scalars.
//
// Returns an error. On success, its problem is HWALJA_NO_PROBLEM. On failure, the layout stays as it was.
HWALJA_INLINE_ hwalja_error hwalja_open(hwalja_layout *layout, const unsigned char *bytes, size_t size) {
  hwalja_error error = {HWALJA_NO_PROBLEM, 0, 0, 0, 0};
  error.problem = hwalja_check_(bytes, size, &error);
  if (error.problem == HWALJA_NO_PROBLEM) {
    const hwalja_layout opened = {bytes, NULL, (uint16_t)size, 1000, 0, false, HWALJA_NO_DOTS};
    *layout = opened;
    layout->dots = hwalja_digit_(layout, 20);
    layout->key_count = (uint8_t)hwalja_digit_(layout, 19);
    if (layout->key_count > 0) layout->key_count--; // the last key is backspace
  }
  return error;
}
#endif

// Cheonjiin (천지인).
static const unsigned char hwalja_trie_cheonjiin_[] HWALJA_PROGMEM =
  "HWJTnU^V/&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'"
  "~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+"
  "}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1"
  "w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71"
  "%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%"
  "m1l1%%%%k1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%"
  "_1&?`1]1%%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1"
  "%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%"
  "%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%"
  "%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%"
  "%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%"
  "%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%"
  "9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616"
  "%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%"
  "%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1"
  "%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1"
  "I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1";
HWALJA_TEXTS_(hwalja_texts_cheonjiin_,
  HWALJA_NAMES_("cheonjiin", "천지인", "Cheonjiin")
  "인\0" "ㅣ\0" "ㅣ\0" "1\0" "\0"
  "천\0" "ㆍ\0" "ㆍ\0" "2\0" "\0"
  "지\0" "ㅡ\0" "ㅡ\0" "3\0" "\0"
  "ㄱㅋ\0" "ㄱㅋ\0" "ㄱ\0" "4\0" "\0"
  "ㄴㄹ\0" "ㄴㄹ\0" "ㄴ\0" "5\0" "\0"
  "ㄷㅌ\0" "ㄷㅌ\0" "ㄷ\0" "6\0" "\0"
  "ㅂㅍ\0" "ㅂㅍ\0" "ㅂ\0" "7\0" "\0"
  "ㅅㅎ\0" "ㅅㅎ\0" "ㅅ\0" "8\0" "\0"
  "ㅈㅊ\0" "ㅈㅊ\0" "ㅈ\0" "9\0" "\0"
  ".,?!\0" ".,?!\0" ".\0" "\0" "\0"
  "ㅇㅁ\0" "ㅇㅁ\0" "ㅇ\0" "0\0" "\0"
)
static const hwalja_layout hwalja_layout_cheonjiin = {
  hwalja_trie_cheonjiin_, HWALJA_TEXTS_OF_(hwalja_texts_cheonjiin_),
  1202, 1000, 11, true,
  HWALJA_CONJOINING
};

// Cheonjiin Plus (천지인 플러스).
static const unsigned char hwalja_trie_cheonjiin_plus_[] HWALJA_PROGMEM =
  "HWJT871eZ&63+I%2&x(>&3cheonjiin-plusF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@A"
  "B%&~'~~()*~~~~~~~+,-~./01234567L9x(V)&*6*Q:x(n*&*@+J7x(x+&*.,%~6,<,x+x+4"
  "~@,r,v,x+'~x+>-x+x+*~x+B-x+x+(~x+F-x+x+5~J-r-2.x+,~P.V.x+x+6~Z.*/D/x+.~\\"
  "/(0x+x+7~,0`0r0x+1~.141x+x+3~81>1H1x+O~x+x+x+P1P~x+x+x+X10~x+d1x+x++~h1n"
  "1x+x+&~x+r1x+x+)~x+x+x+x+-~x+x+x+x+/~x+v1x+x+2~x+x+x+x+~~z1D2^2h2:+'?;+V"
  "+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<"
  "1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k"
  "1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%_1&?`1]1%"
  "%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%"
  "%-&/%'%%%%%'<>%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%>%%%%%&4Y1%%%"
  "%%%%%%%%%%%%%%%%%%%%%%%K1*%%%.%%%-%%%%%-73%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%"
  "%%%F%?%%%Z1%.?%%%%%%%%%%%%%%%3%%%)2u4%%%%%%%%%%%%%%%%%%%%%%N1%%-&1%7%%%%"
  "%-84%%%%%%%%%%%.'%%%%%%%%%%%%%%%%%%%%%%J%@%%%[1%.@%%%%%%%%%%%%%%%4%%%-/Q"
  "5%%%%%%%%%%%%%%%%R1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%%%)=,%%%>&%"
  "%5%%%%%%%%%%%%%0'%%%%%%%%A%%%%%%%%%%%%%:%A%%%\\1)*,%%%%%%%5%%%/.?6%%%%%%%"
  "%%%%%%%T1%%)&+%<%%%%%<&O%=%%%X1%&=%%%2'[6W1%%;'t1s1%%:)u1%%%%r1;%%%%%-&0"
  "%6%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G"
  "1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1>7v1";
HWALJA_TEXTS_(hwalja_texts_cheonjiin_plus_,
  HWALJA_NAMES_("cheonjiin-plus", "천지인 플러스", "Cheonjiin Plus")
  "인\0" "ㅣ\0" "ㅣ\0" "l\0" "\0"
  "천\0" "ㆍ\0" "ㆍ\0" "k\0" "\0"
  "지\0" "ㅡ\0" "ㅡ\0" "m\0" "\0"
  "ㄱ\0" "ㄱ\0" "ㄱ\0" "r\0" "\0"
  "ㅋ\0" "ㅋ\0" "ㅋ\0" "z\0" "\0"
  "ㄴ\0" "ㄴ\0" "ㄴ\0" "s\0" "\0"
  "ㄹ\0" "ㄹ\0" "ㄹ\0" "f\0" "\0"
  "ㄷ\0" "ㄷ\0" "ㄷ\0" "e\0" "\0"
  "ㅌ\0" "ㅌ\0" "ㅌ\0" "x\0" "\0"
  "ㅂ\0" "ㅂ\0" "ㅂ\0" "q\0" "\0"
  "ㅍ\0" "ㅍ\0" "ㅍ\0" "v\0" "\0"
  "ㅅ\0" "ㅅ\0" "ㅅ\0" "t\0" "\0"
  "ㅎ\0" "ㅎ\0" "ㅎ\0" "g\0" "\0"
  "ㅈ\0" "ㅈ\0" "ㅈ\0" "w\0" "\0"
  "ㅊ\0" "ㅊ\0" "ㅊ\0" "c\0" "\0"
  ".,\0" ".,\0" ".\0" "\0" "\0"
  "?!\0" "?!\0" "?\0" "\0" "\0"
  "ㅇ\0" "ㅇ\0" "ㅇ\0" "d\0" "\0"
  "ㅁ\0" "ㅁ\0" "ㅁ\0" "a\0" "\0"
  "ㄲ\0" "ㄲ\0" "ㄲ\0" "R\0" "ㄱ\0"
  "ㄸ\0" "ㄸ\0" "ㄸ\0" "E\0" "ㄷ\0"
  "ㅃ\0" "ㅃ\0" "ㅃ\0" "Q\0" "ㅂ\0"
  "ㅆ\0" "ㅆ\0" "ㅆ\0" "T\0" "ㅅ\0"
  "ㅉ\0" "ㅉ\0" "ㅉ\0" "W\0" "ㅈ\0"
)
static const hwalja_layout hwalja_layout_cheonjiin_plus = {
  hwalja_trie_cheonjiin_plus_, HWALJA_TEXTS_OF_(hwalja_texts_cheonjiin_plus_),
  1277, 1000, 24, false,
  HWALJA_CONJOINING
};

// Naratgeul (나랏글).
static const unsigned char hwalja_trie_naratgeul_[] HWALJA_PROGMEM =
  "HWJTonYd/&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./"
  "01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)"
  "u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%"
  "'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4"
  "61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%"
  "%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%"
  "%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1"
  "%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%"
  "A%=%9%'%*%6%%%%74151213181916171>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%"
  "%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%"
  "i4%%l4X1%%s4,5L1P1%%%7_1`1]1^1c1d1a1b1i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&"
  "%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%"
  "%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%"
  "G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1";
HWALJA_TEXTS_(hwalja_texts_naratgeul_,
  HWALJA_NAMES_("naratgeul", "나랏글", "Naratgeul")
  "ㄱ\0" "ㄱ\0" "ㄱ\0" "1\0" "\0"
  "ㄴ\0" "ㄴ\0" "ㄴ\0" "2\0" "\0"
  "ㅏㅓ\0" "ㅏㅓ\0" "ㅏ\0" "3\0" "\0"
  "ㄹ\0" "ㄹ\0" "ㄹ\0" "4\0" "\0"
  "ㅁ\0" "ㅁ\0" "ㅁ\0" "5\0" "\0"
  "ㅗㅜ\0" "ㅗㅜ\0" "ㅗ\0" "6\0" "\0"
  "ㅅ\0" "ㅅ\0" "ㅅ\0" "7\0" "\0"
  "ㅇ\0" "ㅇ\0" "ㅇ\0" "8\0" "\0"
  "ㅣ\0" "ㅣ\0" "ㅣ\0" "9\0" "\0"
  "획추가\0" "획추가\0" "ㆆ\0" "*\0" "\0"
  "ㅡ\0" "ㅡ\0" "ㅡ\0" "0\0" "\0"
  "쌍자음\0" "쌍자음\0" "ㆀ\0" "#\0" "\0"
)
static const hwalja_layout hwalja_layout_naratgeul = {
  hwalja_trie_naratgeul_, HWALJA_TEXTS_OF_(hwalja_texts_naratgeul_),
  992, 1000, 12, false,
  HWALJA_NO_DOTS
};

// SKY-II (스카이).
static const unsigned char hwalja_trie_sky_[] HWALJA_PROGMEM =
  "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./012345"
  "67%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E("
  ",~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%"
  "%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%"
  "%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+"
  "L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1"
  "%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%"
  "%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%"
  "%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1"
  "%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%"
  "'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-8"
  "1%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5"
  "%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%"
  "%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%"
  "%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%"
  "H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1"
  "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1";
HWALJA_TEXTS_(hwalja_texts_sky_,
  HWALJA_NAMES_("sky", "스카이", "SKY-II")
  "ㄱㅋ\0" "ㄱㅋ\0" "ㄱ\0" "1\0" "\0"
  "ㅣㅡ\0" "ㅣㅡ\0" "ㅣ\0" "2\0" "\0"
  "ㅏㅑ\0" "ㅏㅑ\0" "ㅏ\0" "3\0" "\0"
  "ㄷㅌ\0" "ㄷㅌ\0" "ㄷ\0" "4\0" "\0"
  "ㄴㄹ\0" "ㄴㄹ\0" "ㄴ\0" "5\0" "\0"
  "ㅓㅕ\0" "ㅓㅕ\0" "ㅓ\0" "6\0" "\0"
  "ㅁㅅ\0" "ㅁㅅ\0" "ㅁ\0" "7\0" "\0"
  "ㅂㅍ\0" "ㅂㅍ\0" "ㅂ\0" "8\0" "\0"
  "ㅗㅛ\0" "ㅗㅛ\0" "ㅗ\0" "9\0" "\0"
  "ㅈㅊ\0" "ㅈㅊ\0" "ㅈ\0" "*\0" "\0"
  "ㅇㅎ\0" "ㅇㅎ\0" "ㅇ\0" "0\0" "\0"
  "ㅜㅠ\0" "ㅜㅠ\0" "ㅜ\0" "#\0" "\0"
)
static const hwalja_layout hwalja_layout_sky = {
  hwalja_trie_sky_, HWALJA_TEXTS_OF_(hwalja_texts_sky_),
  1188, 1000, 12, true,
  HWALJA_NO_DOTS
};

// Dubeolsik (두벌식).
static const unsigned char hwalja_trie_dubeolsik_[] HWALJA_PROGMEM =
  "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./"
  "01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*"
  "k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+"
  "k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)"
  "k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k)"
  ")~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%"
  "%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?"
  ";+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&"
  "A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1"
  "%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%"
  "-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1"
  "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1";
HWALJA_TEXTS_(hwalja_texts_dubeolsik_,
  HWALJA_NAMES_("dubeolsik", "두벌식", "Dubeolsik")
  "ㅂ\0" "ㅂ\0" "ㅂ\0" "q\0" "\0"
  "ㅈ\0" "ㅈ\0" "ㅈ\0" "w\0" "\0"
  "ㄷ\0" "ㄷ\0" "ㄷ\0" "e\0" "\0"
  "ㄱ\0" "ㄱ\0" "ㄱ\0" "r\0" "\0"
  "ㅅ\0" "ㅅ\0" "ㅅ\0" "t\0" "\0"
  "ㅛ\0" "ㅛ\0" "ㅛ\0" "y\0" "\0"
  "ㅕ\0" "ㅕ\0" "ㅕ\0" "u\0" "\0"
  "ㅑ\0" "ㅑ\0" "ㅑ\0" "i\0" "\0"
  "ㅐ\0" "ㅐ\0" "ㅐ\0" "o\0" "\0"
  "ㅔ\0" "ㅔ\0" "ㅔ\0" "p\0" "\0"
  "ㅁ\0" "ㅁ\0" "ㅁ\0" "a\0" "\0"
  "ㄴ\0" "ㄴ\0" "ㄴ\0" "s\0" "\0"
  "ㅇ\0" "ㅇ\0" "ㅇ\0" "d\0" "\0"
  "ㄹ\0" "ㄹ\0" "ㄹ\0" "f\0" "\0"
  "ㅎ\0" "ㅎ\0" "ㅎ\0" "g\0" "\0"
  "ㅗ\0" "ㅗ\0" "ㅗ\0" "h\0" "\0"
  "ㅓ\0" "ㅓ\0" "ㅓ\0" "j\0" "\0"
  "ㅏ\0" "ㅏ\0" "ㅏ\0" "k\0" "\0"
  "ㅣ\0" "ㅣ\0" "ㅣ\0" "l\0" "\0"
  "ㅋ\0" "ㅋ\0" "ㅋ\0" "z\0" "\0"
  "ㅌ\0" "ㅌ\0" "ㅌ\0" "x\0" "\0"
  "ㅊ\0" "ㅊ\0" "ㅊ\0" "c\0" "\0"
  "ㅍ\0" "ㅍ\0" "ㅍ\0" "v\0" "\0"
  "ㅠ\0" "ㅠ\0" "ㅠ\0" "b\0" "\0"
  "ㅜ\0" "ㅜ\0" "ㅜ\0" "n\0" "\0"
  "ㅡ\0" "ㅡ\0" "ㅡ\0" "m\0" "\0"
  "ㅃ\0" "ㅃ\0" "ㅃ\0" "Q\0" "ㅂ\0"
  "ㅉ\0" "ㅉ\0" "ㅉ\0" "W\0" "ㅈ\0"
  "ㄸ\0" "ㄸ\0" "ㄸ\0" "E\0" "ㄷ\0"
  "ㄲ\0" "ㄲ\0" "ㄲ\0" "R\0" "ㄱ\0"
  "ㅆ\0" "ㅆ\0" "ㅆ\0" "T\0" "ㅅ\0"
  "ㅒ\0" "ㅒ\0" "ㅒ\0" "O\0" "ㅐ\0"
  "ㅖ\0" "ㅖ\0" "ㅖ\0" "P\0" "ㅔ\0"
)
static const hwalja_layout hwalja_layout_dubeolsik = {
  hwalja_trie_dubeolsik_, HWALJA_TEXTS_OF_(hwalja_texts_dubeolsik_),
  828, 1000, 33, false,
  HWALJA_NO_DOTS
};

// Danmoeum (단모음).
static const unsigned char hwalja_trie_danmoeum_[] HWALJA_PROGMEM =
  "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./0"
  "1234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D"
  "+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:"
  "+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|"
  ".J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%"
  "%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%"
  "%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;"
  "+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-5"
  "1%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%"
  "%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%"
  "%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'65"
  "1%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>"
  "%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&"
  "%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1";
HWALJA_TEXTS_(hwalja_texts_danmoeum_,
  HWALJA_NAMES_("danmoeum", "단모음", "Danmoeum")
  "ㅂ\0" "ㅂ\0" "ㅂ\0" "q\0" "\0"
  "ㅈ\0" "ㅈ\0" "ㅈ\0" "w\0" "\0"
  "ㄷ\0" "ㄷ\0" "ㄷ\0" "e\0" "\0"
  "ㄱ\0" "ㄱ\0" "ㄱ\0" "r\0" "\0"
  "ㅅ\0" "ㅅ\0" "ㅅ\0" "t\0" "\0"
  "ㅗ\0" "ㅗ\0" "ㅗ\0" "h\0" "\0"
  "ㅐ\0" "ㅐ\0" "ㅐ\0" "o\0" "\0"
  "ㅔ\0" "ㅔ\0" "ㅔ\0" "p\0" "\0"
  "ㅁ\0" "ㅁ\0" "ㅁ\0" "a\0" "\0"
  "ㄴ\0" "ㄴ\0" "ㄴ\0" "s\0" "\0"
  "ㅇ\0" "ㅇ\0" "ㅇ\0" "d\0" "\0"
  "ㄹ\0" "ㄹ\0" "ㄹ\0" "f\0" "\0"
  "ㅎ\0" "ㅎ\0" "ㅎ\0" "g\0" "\0"
  "ㅓ\0" "ㅓ\0" "ㅓ\0" "j\0" "\0"
  "ㅏ\0" "ㅏ\0" "ㅏ\0" "k\0" "\0"
  "ㅣ\0" "ㅣ\0" "ㅣ\0" "l\0" "\0"
  "ㅋ\0" "ㅋ\0" "ㅋ\0" "z\0" "\0"
  "ㅌ\0" "ㅌ\0" "ㅌ\0" "x\0" "\0"
  "ㅊ\0" "ㅊ\0" "ㅊ\0" "c\0" "\0"
  "ㅍ\0" "ㅍ\0" "ㅍ\0" "v\0" "\0"
  "ㅜ\0" "ㅜ\0" "ㅜ\0" "n\0" "\0"
  "ㅡ\0" "ㅡ\0" "ㅡ\0" "m\0" "\0"
)
static const hwalja_layout hwalja_layout_danmoeum = {
  hwalja_trie_danmoeum_, HWALJA_TEXTS_OF_(hwalja_texts_danmoeum_),
  995, 1000, 22, false,
  HWALJA_NO_DOTS
};

// All layouts. A program that uses this array keeps them all.
static const hwalja_layout *const hwalja_layouts[] = {
  &hwalja_layout_cheonjiin,
  &hwalja_layout_cheonjiin_plus,
  &hwalja_layout_naratgeul,
  &hwalja_layout_sky,
  &hwalja_layout_dubeolsik,
  &hwalja_layout_danmoeum,
};

// The number of layouts.
#define HWALJA_LAYOUT_COUNT (sizeof hwalja_layouts / sizeof hwalja_layouts[0])

#undef HWALJA_INLINE_
#undef HWALJA_UNKNOWN_
#undef HWALJA_TEXTS_
#undef HWALJA_TEXTS_OF_
#undef HWALJA_NAMES_

#endif
