// Generated; do not edit. Made by: swift run gen --format c
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.
//
// Korean phone keyboards for firmware, games and whatever has a C interface. C99 and C++11, freestanding:
// no library, no allocation, and nothing is written but what the caller hands over.
//
// Include it where it is used; there is nothing to compile or link. All in it is static, so that an
// optimizing compiler keeps what a file uses: the layouts it names and the functions it calls. That needs no
// flags of the linker, and nothing can be defined twice or be forgotten. The price is a copy in each file
// that includes it; let one file of a firmware do so.
//
// To define before it is included, if at all:
//   HWALJA_MAX_RUN       how many scalars of a run a composer holds: 32, at least 8
//   HWALJA_MAX_STROKES   how many presses it can take back one by one: 32, at least 2
//   HWALJA_NO_TEXTS      leaves out the names of layouts and keys
//   HWALJA_PROGMEM, HWALJA_READ_BYTE(address)
//                        where constants lie, and how to read a byte of one; on AVR that is flash
//
// For callers there are the types, hwalja_begin, _press, _commit, _space, _backspace, _look_up and _open, the texts
// (hwalja_id to hwalja_find_code), hwalja_utf8 and _utf16, and the layouts, which come last; the rest is theirs.
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
//     }
//
//     int main(void) {
//       const hwalja_layout *layout = &hwalja_layout_cheonjiin;
//       hwalja_composer composer;
//       hwalja_edit edit;
//       hwalja_begin(&composer, layout);
//       for (const char *code = "0125_88"; *code; code++) {
//         const char name[2] = {*code, 0};
//         if (*code == '_') hwalja_commit(&composer);
//         else if (hwalja_press(&composer, hwalja_find_code(layout, name), &edit)) apply(&edit);
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

// A keyboard layout. Its keys have numbers, in keypad order from 0, those that need shift last.
typedef struct hwalja_layout {
  const unsigned char *trie;  // what its keys do; read by HWALJA_READ_BYTE
  const unsigned char *texts; // its names and those of its keys, or null; read by HWALJA_READ_BYTE
  uint8_t key_count;          // how many keys it has
  bool space_ends_run;        // whether space only ends a run, and writes a space where there is none
} hwalja_layout;

// What a key press does to the text before the cursor: delete, then insert.
typedef struct hwalja_edit {
  uint32_t inserting[3];   // the scalars to insert
  uint8_t inserting_count; // how many they are, 0 to 3
  uint8_t deleting;        // how many scalars to delete, 0 to 3
  uint16_t committed;      // how many scalars at the start of the run were committed for want of room
} hwalja_edit;

// What one press of backspace takes away.
typedef enum hwalja_step {
  HWALJA_JAMO,  // the last jamo
  HWALJA_STROKE // the last key press, back to where the last syllable began; then whole syllables
} hwalja_step;

static inline void hwalja_clear(hwalja_edit *edit) {
  edit->inserting_count = 0;
  edit->deleting = 0;
  edit->committed = 0;
}

static inline void hwalja_insert(hwalja_edit *edit, uint32_t scalar) {
  edit->inserting[edit->inserting_count++] = scalar;
}

// A trie is read where it lies, as docs/FORMAT.md lays it out. Offsets are in bytes and fit in 16 bits.

// Where each kind of cell begins; 0 says nothing.
#define HWALJA_CELL_TAIL 1u
#define HWALJA_CELL_PUSH 29u
#define HWALJA_CELL_CARRY 561u
#define HWALJA_CELL_VOWEL 1093u
#define HWALJA_CELL_BARE_LEAD 1114u
#define HWALJA_CELL_INITIAL 1115u
#define HWALJA_CELL_NOTHING 1116u
#define HWALJA_CELL_LETTER 1117u
#define HWALJA_CELL_BEFORE 1206u

#define HWALJA_NONE 89u       // no letter, no lead
#define HWALJA_BARE_LEAD 28u  // the index of a lead without a vowel, before the last scalar
#define HWALJA_CONJOINING 21u // joins a lead as the conjoining one: U+1100 and on
#define HWALJA_COMPATIBLE 22u // joins a lead as the compatibility consonant: U+3131 and on
#define HWALJA_KEY_SIZE 10    // bytes of a key's record

// The digit at `byte`.
static inline unsigned hwalja_digit(const unsigned char *byte) {
  return (unsigned)HWALJA_READ_BYTE(byte) - 37u;
}

// The number of two digits at `byte`, the lower first.
static inline unsigned hwalja_pair(const unsigned char *byte) {
  return hwalja_digit(byte) + 90u * hwalja_digit(byte + 1);
}

// Where the trie's own letters are, three digits each.
static inline const unsigned char *hwalja_letters(const unsigned char *trie) {
  return trie + hwalja_pair(trie + 13);
}

// Where the 19 consonants are; the 30 lead indices come after them.
static inline const unsigned char *hwalja_consonants(const unsigned char *trie) {
  return hwalja_letters(trie) + 3 * hwalja_digit(trie + 12);
}

// The scalar of one of the trie's own letters.
static inline uint32_t hwalja_own_letter(const unsigned char *letter) {
  return hwalja_pair(letter) + 8100 * (uint32_t)hwalja_digit(letter + 2);
}

// The scalar of a letter by its number: 19 consonants, 21 vowels, then the trie's own.
static inline uint32_t hwalja_letter(const unsigned char *trie, unsigned number) {
  if (number >= 40) return hwalja_own_letter(hwalja_letters(trie) + 3 * (number - 40));
  return number < 19 ? 0x3131 + hwalja_digit(hwalja_consonants(trie) + number) : 0x314F + number - 19;
}

// `scalar` in 16 bits, 0 if it needs more: all of Hangul does with them, and small machines prefer it.
static inline uint16_t hwalja_narrow(uint32_t scalar) {
  return (uint16_t)(scalar < 0x10000 ? scalar : 0);
}

// The tail of a syllable, 0 for none.
static inline unsigned hwalja_tail(uint32_t syllable) {
  return (unsigned)(syllable - 0xAC00) % 28;
}

// The vowel of a syllable.
static inline unsigned hwalja_vowel(uint32_t syllable) {
  return (unsigned)(syllable - 0xAC00) / 28 % 21;
}

// The lead of a syllable, a conjoining lead or a compatibility consonant; of anything else HWALJA_NONE.
static inline unsigned hwalja_lead(const unsigned char *trie, uint32_t scalar) {
  const uint16_t narrow = hwalja_narrow(scalar);
  const uint16_t jamo = (uint16_t)(narrow - 0x3131u);
  if (narrow - 0xAC00u < 11172) return (narrow - 0xAC00u) / 588;
  if (narrow - 0x1100u < 19) return narrow - 0x1100u;
  return jamo < 30 ? hwalja_digit(hwalja_consonants(trie) + 19 + jamo) : HWALJA_NONE;
}

// The cell at `index` of a block, or `otherwise` outside the block's range.
static inline unsigned hwalja_cell(const unsigned char *block, unsigned index, unsigned otherwise) {
  const unsigned place = index - hwalja_digit(block + 2);
  return place < hwalja_digit(block + 3) ? hwalja_pair(block + 4 + 2 * place) : otherwise;
}

// The cell of the key with that record for the last scalar, 0 if there is none.
static inline unsigned hwalja_last_cell(
    const unsigned char *trie, const unsigned char *record, uint32_t last) {
  const uint16_t narrow = hwalja_narrow(last);
  const unsigned lead = hwalja_lead(trie, last);
  unsigned purpose = 8; // where in the record: finals 2, vowels 4, consonants 6, letters 8
  unsigned index = narrow - 0x314Fu;
  if (index < 21) {
    // A lone vowel.
  } else if (narrow < 0x3131 || lead >= 19) {
    const unsigned end = 21 + hwalja_digit(trie + 12);
    index = 21; // that of letter 40, the first that is the trie's own
    while (index < end && hwalja_letter(trie, index + 19) != last) index++;
    if (index == end) return 0;
  } else if (narrow < 0xAC00) {
    index = lead;
    purpose = 6;
  } else {
    index = hwalja_tail(narrow);
    purpose = index > 0 ? 2 : 4;
    if (index == 0) index = hwalja_vowel(narrow);
  }
  const unsigned char *const block = trie + hwalja_pair(record + purpose);
  return hwalja_cell(block, index, hwalja_pair(block));
}

// Writes what `cell` makes of `scalar`; returns the end of what it wrote.
static inline uint32_t *hwalja_make(
    const unsigned char *trie, const unsigned char *record, unsigned cell, uint32_t scalar,
    uint32_t *to) {
  unsigned lead, letter, vowel = HWALJA_NONE;
  if (cell < HWALJA_CELL_VOWEL) {
    unsigned tail = cell - HWALJA_CELL_TAIL;
    lead = 0;
    if (cell >= HWALJA_CELL_PUSH) {
      tail = cell - (cell < HWALJA_CELL_CARRY ? HWALJA_CELL_PUSH : HWALJA_CELL_CARRY);
      lead = tail % 19;
      tail = tail / 19;
    }
    *to++ = scalar - hwalja_tail(scalar) + tail;
    if (cell < HWALJA_CELL_PUSH) return to;
    // What stands after the tail is what these make of the lead.
    cell = cell < HWALJA_CELL_CARRY ? HWALJA_CELL_BARE_LEAD : HWALJA_CELL_INITIAL;
  } else {
    lead = hwalja_lead(trie, scalar);
  }
  letter = lead;
  if (cell == HWALJA_CELL_INITIAL) {
    letter = hwalja_digit(record);
    vowel = hwalja_digit(record + 1);
    if (vowel == HWALJA_CONJOINING) *to++ = 0x1100 + lead;
    if (vowel == HWALJA_COMPATIBLE) *to++ = hwalja_letter(trie, lead);
  } else if (cell < HWALJA_CELL_BARE_LEAD) {
    vowel = cell - HWALJA_CELL_VOWEL;
  } else if (cell >= HWALJA_CELL_NOTHING) {
    letter = cell - HWALJA_CELL_LETTER;
    if (cell == HWALJA_CELL_NOTHING) return to;
  }
  *to++ = vowel < 21 ? 0xAC00u + (lead * 21 + vowel) * 28 : hwalja_letter(trie, letter);
  return to;
}

// What pressing a key does where `before` and `last` stand before the cursor, scalars or 0 for none: the
// raw look-up, which knows no run. The number after the last key's is that of backspace by jamo.
//
// Returns whether it does anything; `edit` says what, and is empty if not, as for keys that there are not.
static inline bool hwalja_look_up(
    const hwalja_layout *layout, int key, uint32_t last, uint32_t before, hwalja_edit *edit) {
  const unsigned char *const trie = layout->trie;
  hwalja_clear(edit);
  if (key < 0 || key > layout->key_count) return false;
  const unsigned char *const record = trie + hwalja_pair(trie + 15) + HWALJA_KEY_SIZE * key;
  unsigned cell = hwalja_last_cell(trie, record, last);
  uint8_t deleting = 1;
  if (cell >= HWALJA_CELL_BEFORE) {
    const unsigned char *const block =
        trie + hwalja_pair(trie + 17) + 2 * (cell - HWALJA_CELL_BEFORE);
    unsigned index = HWALJA_BARE_LEAD;
    if (before >= 0xAC00) index = hwalja_tail(before);
    cell = hwalja_lead(trie, before) < 19 ? hwalja_cell(block, index, 0) : 0;
    if (cell > 0) {
      deleting = 2;
      last = before;
    } else {
      cell = hwalja_pair(block);
    }
  }
  if (cell == 0) {
    const unsigned initial = hwalja_digit(record);
    if (initial == HWALJA_NONE) return false;
    deleting = 0;
    cell = HWALJA_CELL_LETTER + initial;
  }
  edit->deleting = deleting;
  edit->inserting_count =
      (uint8_t)(hwalja_make(trie, record, cell, last, edit->inserting) - edit->inserting);
  return true;
}

// What takes a press back: delete `inserted` scalars and insert the `deleted` ones.
typedef struct hwalja_stroke {
  uint32_t deleted[2];
  uint8_t deleted_count;
  uint8_t inserted_count;
} hwalja_stroke;

// Turns key presses into edits, and remembers where the composing run began: what stands before it no longer
// changes. Its memory is the caller's; hwalja_begin() makes it ready.
typedef struct hwalja_composer {
  const hwalja_layout *layout;
  bool space_ends_run; // as the layout has it; set it to have it the other way

  uint32_t composing[HWALJA_MAX_RUN]; // the scalars of the run, all of which can still change
  uint16_t composing_count;           // how many they are

  uint16_t stroke_count; // how many presses can be taken back, the oldest first
  uint16_t floor;        // how many of them are from before the last syllable, or HWALJA_UNKNOWN
  hwalja_stroke strokes[HWALJA_MAX_STROKES];
} hwalja_composer;

#define HWALJA_UNKNOWN 65535u

// Ends the run: what was typed stays as it is. Call it when the cursor has moved, too.
static inline void hwalja_commit(hwalja_composer *composer) {
  composer->composing_count = 0;
  composer->stroke_count = 0;
  composer->floor = HWALJA_UNKNOWN;
}

// Makes a composer ready for `layout`, with nothing typed.
static inline void hwalja_begin(hwalja_composer *composer, const hwalja_layout *layout) {
  composer->layout = layout;
  composer->space_ends_run = layout->space_ends_run;
  hwalja_commit(composer);
}

// The scalar of the run at `distance` from its end, 0 if there is none.
static inline uint32_t hwalja_from_end(const hwalja_composer *composer, unsigned distance) {
  const unsigned count = composer->composing_count;
  return distance > count ? 0 : composer->composing[count - distance];
}

// Deletes and inserts at the end of `text`; returns how many scalars it has then.
static inline uint16_t hwalja_replace(
    uint32_t *text, unsigned count, unsigned deleting, const uint32_t *inserting, unsigned inserted) {
  count -= deleting;
  for (unsigned index = 0; index < inserted; index++) text[count++] = inserting[index];
  return (uint16_t)count;
}

static inline void hwalja_apply(hwalja_composer *composer, const hwalja_edit *edit) {
  composer->composing_count = hwalja_replace(
      composer->composing, composer->composing_count, edit->deleting, edit->inserting,
      edit->inserting_count);
}

static inline void hwalja_forget_strokes(hwalja_composer *composer, unsigned count) {
  composer->stroke_count = (uint16_t)(composer->stroke_count - count);
  for (unsigned index = 0; index < composer->stroke_count; index++) {
    composer->strokes[index] = composer->strokes[index + count];
  }
}

// Whether `scalar` is a pending dot.
static inline bool hwalja_is_dot(uint32_t scalar) {
  return scalar == 0x119E || scalar == 0x11A2 || scalar == 0x318D;
}

// Whether `first` and `second` are a lead and its pending dot, which are one unit.
static inline bool hwalja_is_pending(uint32_t first, uint32_t second) {
  return hwalja_is_dot(second) && (first - 0x1100 < 19 || first - 0x3131 < 30);
}

// Commits the older half of the run, and forgets the presses that made it; returns how many scalars.
//
// Half of it, so that moving the rest up costs next to nothing a press.
static inline uint16_t hwalja_make_room(hwalja_composer *composer) {
  uint32_t *const run = composer->composing;
  unsigned half = HWALJA_MAX_RUN / 2;
  if (hwalja_is_pending(run[half - 1], run[half])) half++;
  unsigned stroke = composer->stroke_count;
  unsigned end = composer->composing_count; // of the run after that stroke
  while (stroke > 0 && end >= half + composer->strokes[stroke - 1].inserted_count) {
    stroke--;
    end = end - composer->strokes[stroke].inserted_count + composer->strokes[stroke].deleted_count;
  }
  hwalja_forget_strokes(composer, stroke);
  composer->composing_count = (uint16_t)(composer->composing_count - half);
  for (unsigned index = 0; index < composer->composing_count; index++) run[index] = run[index + half];
  return (uint16_t)half;
}

// Presses the key of that number; a number that no key has does nothing.
//
// Where the run has no room left, its older half is committed before: `edit->committed` says how many
// scalars that is.
//
// Returns whether the key does anything; `edit` says what.
static inline bool hwalja_press(hwalja_composer *composer, int key, hwalja_edit *edit) {
  if (key >= composer->layout->key_count) key = -1; // which is no key, where this could be backspace
  if (!hwalja_look_up(
          composer->layout, key, hwalja_from_end(composer, 1), hwalja_from_end(composer, 2), edit)) {
    return false;
  }
  const unsigned grown = (unsigned)composer->composing_count + edit->inserting_count - edit->deleting;
  if (grown > HWALJA_MAX_RUN) edit->committed = hwalja_make_room(composer);
  if (composer->stroke_count == HWALJA_MAX_STROKES) {
    hwalja_forget_strokes(composer, HWALJA_MAX_STROKES / 2);
  }
  hwalja_stroke *const stroke = &composer->strokes[composer->stroke_count++];
  stroke->deleted_count = edit->deleting;
  stroke->inserted_count = edit->inserting_count;
  for (unsigned index = 0; index < edit->deleting; index++) {
    stroke->deleted[index] = hwalja_from_end(composer, edit->deleting - index);
  }
  composer->floor = HWALJA_UNKNOWN;
  hwalja_apply(composer, edit);
  return true;
}

// Ends the run, and writes a space unless ending a run is all that space does here.
//
// Returns whether it writes one; `edit` says so, too.
static inline bool hwalja_space(hwalja_composer *composer, hwalja_edit *edit) {
  const bool only_ends_run = composer->space_ends_run && composer->composing_count > 0;
  hwalja_clear(edit);
  if (!only_ends_run) hwalja_insert(edit, ' ');
  hwalja_commit(composer);
  return !only_ends_run;
}

// How many scalars the last syllable, pending form or letter of the run has.
static inline uint8_t hwalja_last_unit(const hwalja_composer *composer) {
  return hwalja_is_pending(hwalja_from_end(composer, 2), hwalja_from_end(composer, 1)) ? 2 : 1;
}

static inline bool hwalja_is_same(const uint32_t *one, const uint32_t *other, unsigned count) {
  while (count > 0 && one[count - 1] == other[count - 1]) count--;
  return count == 0;
}

// How many strokes are from before the last syllable: those before the last one that found the run as it is
// without its last unit, `rest` scalars. Looked for only now, so that a press need not.
static inline uint16_t hwalja_find_floor(const hwalja_composer *composer, unsigned rest) {
  uint32_t text[HWALJA_MAX_RUN];
  uint16_t count = hwalja_replace(text, 0, 0, composer->composing, composer->composing_count);
  uint16_t index = composer->stroke_count;
  while (index > 0) {
    const hwalja_stroke *const stroke = &composer->strokes[--index];
    count = hwalja_replace(text, count, stroke->inserted_count, stroke->deleted, stroke->deleted_count);
    if (count == rest && hwalja_is_same(text, composer->composing, rest)) break;
  }
  return index;
}

static inline void hwalja_take_back(hwalja_composer *composer, hwalja_edit *edit) {
  const uint8_t unit = hwalja_last_unit(composer);
  if (composer->floor == HWALJA_UNKNOWN) {
    composer->floor = hwalja_find_floor(composer, (unsigned)composer->composing_count - unit);
  }
  if (composer->stroke_count > composer->floor) {
    const hwalja_stroke *const stroke = &composer->strokes[--composer->stroke_count];
    edit->deleting = stroke->inserted_count;
    for (unsigned index = 0; index < stroke->deleted_count; index++) {
      hwalja_insert(edit, stroke->deleted[index]);
    }
  } else {
    edit->deleting = unit;
    composer->stroke_count = 0;
    composer->floor = HWALJA_UNKNOWN;
  }
}

// Takes back the last `step` of the run.
//
// Returns false if nothing is composed: delete as usual then. Otherwise `edit` says what to do.
static inline bool hwalja_backspace(hwalja_composer *composer, hwalja_step step, hwalja_edit *edit) {
  hwalja_clear(edit);
  if (composer->composing_count == 0) return false;
  if (step == HWALJA_STROKE) {
    hwalja_take_back(composer, edit);
  } else {
    composer->stroke_count = 0;
    composer->floor = HWALJA_UNKNOWN;
    const bool found = hwalja_look_up(
        composer->layout, composer->layout->key_count, hwalja_from_end(composer, 1),
        hwalja_from_end(composer, 2), edit);
    if (!found) edit->deleting = 1;
  }
  hwalja_apply(composer, edit);
  return true;
}

// Writes scalars as UTF-8, at most 4 bytes each and no zero at the end; returns how many bytes.
static inline size_t hwalja_utf8(const uint32_t *scalars, size_t count, char *bytes) {
  size_t size = 0;
  for (size_t index = 0; index < count; index++) {
    const uint32_t scalar = scalars[index];
    unsigned shift = scalar < 0x80 ? 0 : scalar < 0x800 ? 6 : scalar < 0x10000 ? 12 : 18;
    // The first byte begins with a one for each byte that there is, if there are several.
    const unsigned mark = shift == 0 ? 0 : 0xF80u >> shift / 6 & 0xF0u;
    bytes[size++] = (char)(unsigned char)(mark | (unsigned)(scalar >> shift));
    while (shift > 0) {
      shift -= 6;
      bytes[size++] = (char)(unsigned char)(0x80 | (unsigned)(scalar >> shift & 0x3F));
    }
  }
  return size;
}

// Writes scalars as UTF-16, at most 2 units each; returns how many units.
static inline size_t hwalja_utf16(const uint32_t *scalars, size_t count, uint16_t *units) {
  size_t size = 0;
  for (size_t index = 0; index < count; index++) {
    const uint32_t scalar = scalars[index];
    if (scalar >= 0x10000) units[size++] = (uint16_t)(0xD7C0 + (scalar >> 10));
    units[size++] = (uint16_t)(scalar < 0x10000 ? scalar : 0xDC00 | (scalar & 0x3FF));
  }
  return size;
}

// The texts of a layout, in UTF-8 with a zero after each: id, name and latin name, then for each key id,
// legend, code and what holding it types. Those that are returned here are of the layout's own, so on AVR
// they lie in flash. All are null if there is no such key, or no text.
#ifdef HWALJA_NO_TEXTS
#define HWALJA_TEXTS(name, ...)
#define HWALJA_TEXTS_OF(name) NULL
#else
#define HWALJA_TEXTS(name, ...) static const unsigned char name[] HWALJA_PROGMEM = __VA_ARGS__;
#define HWALJA_TEXTS_OF(name) name
#endif

// The text of that number.
static inline const char *hwalja_text(const hwalja_layout *layout, int number) {
  const unsigned char *text = layout->texts;
  if (text == NULL) return NULL;
  while (number > 0) {
    if (HWALJA_READ_BYTE(text) == 0) number--;
    text++;
  }
  return (const char *)text;
}

static inline const char *hwalja_key_text(const hwalja_layout *layout, int key, int number) {
  return key < 0 || key >= layout->key_count ? NULL : hwalja_text(layout, 3 + 4 * key + number);
}

// A layout's name in file names.
static inline const char *hwalja_id(const hwalja_layout *layout) {
  return hwalja_text(layout, 0);
}

// Its name in Korean.
static inline const char *hwalja_name(const hwalja_layout *layout) {
  return hwalja_text(layout, 1);
}

// Its name in Latin letters.
static inline const char *hwalja_latin_name(const hwalja_layout *layout) {
  return hwalja_text(layout, 2);
}

// The name of a key, unique in its layout.
static inline const char *hwalja_key_id(const hwalja_layout *layout, int key) {
  return hwalja_key_text(layout, key, 0);
}

// What is printed on a key.
static inline const char *hwalja_key_legend(const hwalja_layout *layout, int key) {
  return hwalja_key_text(layout, key, 1);
}

// The phone key, or the letter on QWERTY, a capital one with shift; empty if it has neither.
static inline const char *hwalja_key_code(const hwalja_layout *layout, int key) {
  return hwalja_key_text(layout, key, 2);
}

// What holding a key types; empty if nothing.
static inline const char *hwalja_key_long_press(const hwalja_layout *layout, int key) {
  return hwalja_key_text(layout, key, 3);
}

// Whether a text of a layout reads as `text`, which is the caller's.
static inline bool hwalja_reads(const char *own, const char *text) {
  const unsigned char *byte = (const unsigned char *)own;
  if (own == NULL) return false;
  while (*text != 0 && HWALJA_READ_BYTE(byte) == (unsigned char)*text) {
    byte++;
    text++;
  }
  return *text == 0 && HWALJA_READ_BYTE(byte) == 0;
}

// The number of the key named `id`, or -1, which no key has.
static inline int hwalja_find_key(const hwalja_layout *layout, const char *id) {
  int key = layout->key_count - 1;
  while (key >= 0 && !hwalja_reads(hwalja_key_id(layout, key), id)) key--;
  return key;
}

// The number of the key whose code is `code`, or -1; the empty code is no key's.
static inline int hwalja_find_code(const hwalja_layout *layout, const char *code) {
  int key = *code == 0 ? -1 : layout->key_count - 1;
  while (key >= 0 && !hwalja_reads(hwalja_key_code(layout, key), code)) key--;
  return key;
}

// What is wrong with bytes that were to be a trie.
typedef enum hwalja_problem {
  HWALJA_SOUND = 0,
  HWALJA_WRONG_MAGIC,    // they do not begin as a trie does
  HWALJA_NEWER_VERSION,  // the trie is of a later `version` than this reader knows
  HWALJA_TRUNCATED,      // there are fewer bytes than the header says, or than a header takes
  HWALJA_TOO_LONG,       // there are more bytes than the header says
  HWALJA_WRONG_BYTE,     // the byte at `offset` is not a digit, one of % to ~
  HWALJA_WRONG_CHECKSUM, // the checksum is not that of the bytes
  HWALJA_WRONG_OFFSET,   // what stands at `offset` points outside its section
  HWALJA_WRONG_VALUE     // the cell, letter or count at `offset` means nothing where it stands
} hwalja_problem;

// Why bytes cannot be opened as a trie.
typedef struct hwalja_error {
  hwalja_problem problem;
  unsigned version;
  size_t offset;           // in bytes
  size_t expected, actual; // bytes of a trie that is truncated or too long
} hwalja_error;

// A trie while it is opened.
typedef struct hwalja_checker {
  const unsigned char *trie;
  size_t size;
  unsigned letter_count, blocks;
  bool joins; // whether the initial of the key that is checked joins something
  hwalja_error error;
} hwalja_checker;

static inline bool hwalja_fail(hwalja_checker *checker, hwalja_problem problem, size_t offset) {
  checker->error.problem = problem;
  checker->error.offset = offset;
  return false;
}

static inline bool hwalja_fail_size(hwalja_checker *checker, hwalja_problem problem, size_t expected) {
  checker->error.problem = problem;
  checker->error.expected = expected;
  checker->error.actual = checker->size;
  return false;
}

// Whether the checksum is that of the bytes: CRC-32 as in gzip, in five digits.
static inline bool hwalja_check_sum(const hwalja_checker *checker) {
  uint32_t sum = 0xFFFFFFFF;
  for (size_t offset = 9; offset < checker->size; offset++) {
    sum ^= HWALJA_READ_BYTE(checker->trie + offset);
    for (int bit = 0; bit < 8; bit++) sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xEDB88320 : 0);
  }
  sum = ~sum;
  for (unsigned offset = 4; offset < 9; offset++) {
    if (hwalja_digit(checker->trie + offset) != sum % 90) return false;
    sum /= 90;
  }
  return true;
}

// The magic, the version, the size and the checksum.
static inline bool hwalja_check_envelope(hwalja_checker *checker) {
  const unsigned char *const trie = checker->trie;
  if (checker->size < 22) return hwalja_fail_size(checker, HWALJA_TRUNCATED, 22);
  if (HWALJA_READ_BYTE(trie) != 'H' || HWALJA_READ_BYTE(trie + 1) != 'W'
      || HWALJA_READ_BYTE(trie + 2) != 'J' || HWALJA_READ_BYTE(trie + 3) != 'T') {
    return hwalja_fail(checker, HWALJA_WRONG_MAGIC, 0);
  }
  // Before all else, as a later version may do without digits.
  const unsigned version = hwalja_digit(trie + 9);
  if (version < 90 && version > 1) {
    checker->error.version = version;
    return hwalja_fail(checker, HWALJA_NEWER_VERSION, 0);
  }
  for (size_t offset = 0; offset < checker->size; offset++) {
    if ((unsigned)HWALJA_READ_BYTE(trie + offset) - 37u >= 90) {
      return hwalja_fail(checker, HWALJA_WRONG_BYTE, offset);
    }
  }
  if (version != 1) return hwalja_fail(checker, HWALJA_WRONG_VALUE, 9);
  const size_t size = hwalja_pair(trie + 10);
  if (checker->size < size) return hwalja_fail_size(checker, HWALJA_TRUNCATED, size);
  if (checker->size > size) return hwalja_fail_size(checker, HWALJA_TOO_LONG, size);
  return hwalja_check_sum(checker) || hwalja_fail(checker, HWALJA_WRONG_CHECKSUM, 0);
}

// Which cells can stand in a block.
typedef struct hwalja_role {
  bool takes_tail;   // tails, pushes and carries
  bool takes_vowel;  // vowels, the bare lead and the initial
  bool takes_before; // cells that depend on the scalar before the last
} hwalja_role;

// Whether `cell`, none that depends on the scalar before, can be done to what has that role.
static inline bool hwalja_can_do(const hwalja_checker *checker, unsigned cell, hwalja_role role) {
  if (cell == 0) return true;
  if (cell < HWALJA_CELL_CARRY) return role.takes_tail;
  if (cell < HWALJA_CELL_VOWEL) return role.takes_tail && checker->joins;
  if (cell < HWALJA_CELL_INITIAL) return role.takes_vowel;
  if (cell == HWALJA_CELL_INITIAL) return role.takes_vowel && checker->joins;
  return cell < HWALJA_CELL_LETTER + 40 + checker->letter_count && cell < HWALJA_CELL_BEFORE;
}

// A block lies in its section, and its range ends within `indices`.
static inline bool hwalja_check_bounds(
    hwalja_checker *checker, unsigned pointer, unsigned block, unsigned indices) {
  if (block < checker->blocks || block + 4 > checker->size
      || block + 4 + 2 * hwalja_digit(checker->trie + block + 3) > checker->size) {
    return hwalja_fail(checker, HWALJA_WRONG_OFFSET, pointer);
  }
  const unsigned from = hwalja_digit(checker->trie + block + 2);
  return from + hwalja_digit(checker->trie + block + 3) <= indices
      || hwalja_fail(checker, HWALJA_WRONG_VALUE, block + 2);
}

// A block by the scalar before the last, to which the cell at `pointer` leads. Its own cell is about the last
// scalar, so it is held to the role of the block that led here; no cell leads further.
static inline bool hwalja_check_before(hwalja_checker *checker, unsigned pointer, hwalja_role role) {
  const unsigned cell = hwalja_pair(checker->trie + pointer);
  const unsigned block = checker->blocks + 2 * (cell - HWALJA_CELL_BEFORE);
  if (!hwalja_check_bounds(checker, pointer, block, HWALJA_BARE_LEAD + 1)) return false;
  if (!hwalja_can_do(checker, hwalja_pair(checker->trie + block), role)) {
    return hwalja_fail(checker, HWALJA_WRONG_VALUE, block);
  }
  const unsigned from = hwalja_digit(checker->trie + block + 2);
  const unsigned count = hwalja_digit(checker->trie + block + 3);
  for (unsigned place = 0; place < count; place++) {
    const unsigned offset = block + 4 + 2 * place;
    const hwalja_role there = {from + place != HWALJA_BARE_LEAD, true, false};
    if (!hwalja_can_do(checker, hwalja_pair(checker->trie + offset), there)) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, offset);
    }
  }
  return true;
}

// A block of `indices` to which `pointer` in a key's record leads, with all its cells.
static inline bool hwalja_check_block(
    hwalja_checker *checker, unsigned pointer, unsigned indices, hwalja_role role) {
  const unsigned block = hwalja_pair(checker->trie + pointer);
  if (!hwalja_check_bounds(checker, pointer, block, indices)) return false;
  const unsigned count = hwalja_digit(checker->trie + block + 3);
  for (unsigned place = 0; place <= count; place++) {
    const unsigned offset = place == 0 ? block : block + 2 + 2 * place;
    const unsigned cell = hwalja_pair(checker->trie + offset);
    if (role.takes_before && cell >= HWALJA_CELL_BEFORE) {
      if (!hwalja_check_before(checker, offset, role)) return false;
    } else if (!hwalja_can_do(checker, cell, role)) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, offset);
    }
  }
  return true;
}

static inline bool hwalja_check_key(hwalja_checker *checker, unsigned record) {
  const hwalja_role finals = {true, false, false};
  const hwalja_role vowels = {true, true, false};
  const hwalja_role consonants = {false, true, true};
  const hwalja_role letters = {false, false, true};
  const unsigned initial = hwalja_digit(checker->trie + record);
  const unsigned joining = hwalja_digit(checker->trie + record + 1);
  if (initial != HWALJA_NONE && initial >= 40 + checker->letter_count) {
    return hwalja_fail(checker, HWALJA_WRONG_VALUE, record);
  }
  checker->joins = joining != HWALJA_NONE;
  if (checker->joins && (joining > HWALJA_COMPATIBLE || initial == HWALJA_NONE)) {
    return hwalja_fail(checker, HWALJA_WRONG_VALUE, record + 1);
  }
  return hwalja_check_block(checker, record + 2, 28, finals)
      && hwalja_check_block(checker, record + 4, 21, vowels)
      && hwalja_check_block(checker, record + 6, 19, consonants)
      && hwalja_check_block(checker, record + 8, 21 + checker->letter_count, letters);
}

// The letters are Unicode scalars, and the two tables of consonants undo each other.
static inline bool hwalja_check_letters(hwalja_checker *checker) {
  const unsigned char *const trie = checker->trie;
  const unsigned letters = hwalja_pair(trie + 13);
  const unsigned consonants = letters + 3 * checker->letter_count;
  const unsigned leads = consonants + 19;
  for (unsigned place = 0; place < checker->letter_count; place++) {
    // 90 * 90 * 90 is less than the last scalar, so only zero and the surrogates are none.
    const uint32_t letter = hwalja_own_letter(trie + letters + 3 * place);
    if (letter == 0 || letter - 0xD800 < 0x800) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, letters + 3 * place);
    }
  }
  for (unsigned lead = 0; lead < 19; lead++) {
    const unsigned jamo = hwalja_digit(trie + consonants + lead);
    if (jamo >= 30 || hwalja_digit(trie + leads + jamo) != lead) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, consonants + lead);
    }
  }
  for (unsigned jamo = 0; jamo < 30; jamo++) {
    const unsigned lead = hwalja_digit(trie + leads + jamo);
    if (lead != HWALJA_NONE && (lead >= 19 || hwalja_digit(trie + consonants + lead) != jamo)) {
      return hwalja_fail(checker, HWALJA_WRONG_VALUE, leads + jamo);
    }
  }
  return true;
}

// The sections are where their lengths put them, and what they hold has a meaning.
static inline bool hwalja_check_sections(hwalja_checker *checker) {
  const unsigned char *const trie = checker->trie;
  const unsigned key_count = hwalja_digit(trie + 19);
  const unsigned letters = hwalja_pair(trie + 13);
  const unsigned keys = hwalja_pair(trie + 15);
  checker->letter_count = hwalja_digit(trie + 12);
  checker->blocks = hwalja_pair(trie + 17);
  if (hwalja_digit(trie + 20) != 0) return hwalja_fail(checker, HWALJA_WRONG_VALUE, 20);
  if (letters != 22 + hwalja_digit(trie + 21)) return hwalja_fail(checker, HWALJA_WRONG_OFFSET, 13);
  if (keys != letters + 3 * checker->letter_count + 49) {
    return hwalja_fail(checker, HWALJA_WRONG_OFFSET, 15);
  }
  if (checker->blocks != keys + HWALJA_KEY_SIZE * key_count || checker->blocks > checker->size) {
    return hwalja_fail(checker, HWALJA_WRONG_OFFSET, 17);
  }
  if (key_count == 0) return hwalja_fail(checker, HWALJA_WRONG_VALUE, 19);
  if (!hwalja_check_letters(checker)) return false;
  for (unsigned key = 0; key < key_count; key++) {
    if (!hwalja_check_key(checker, keys + HWALJA_KEY_SIZE * key)) return false;
  }
  return true;
}

// Opens a trie in memory that stays as it is for as long as the layout is used, such as a mapped file.
// Nothing is copied. The layout has no texts, and space writes a space unless the caller says otherwise:
// neither is in the trie. If the bytes are no sound trie, the layout stays as it was.
//
// Returns the error; its problem is HWALJA_SOUND if there is none.
static inline hwalja_error hwalja_open(hwalja_layout *layout, const unsigned char *bytes, size_t size) {
  hwalja_checker checker = {bytes, size, 0, 0, false, {HWALJA_SOUND, 0, 0, 0, 0}};
  if (hwalja_check_envelope(&checker) && hwalja_check_sections(&checker)) {
    layout->trie = bytes;
    layout->texts = NULL;
    layout->key_count = (uint8_t)(hwalja_digit(bytes + 19) - 1);
    layout->space_ends_run = false;
  }
  return checker.error;
}

// Cheonjiin (천지인).
static const unsigned char hwalja_trie_cheonjiin[1202] HWALJA_PROGMEM = {
  72,87,74,84,90,122,60,37,45,38,69,50,43,68,37,45,38,75,39,49,37,46,99,104,
  101,111,110,106,105,105,110,70,37,37,81,37,37,83,37,37,100,37,37,47,87,37,51,87,
  37,37,38,40,43,44,45,53,54,55,57,58,59,60,61,62,63,64,65,66,37,38,126,39,
  126,126,40,41,42,126,126,126,126,126,126,126,43,44,45,126,46,47,48,49,50,51,52,53,
  54,55,76,57,75,39,41,40,83,40,99,40,81,58,75,39,65,41,83,40,109,41,74,55,
  75,39,75,42,83,40,91,42,37,126,99,42,61,43,71,43,75,42,39,126,107,43,121,43,
  125,43,75,42,40,126,47,44,89,44,105,44,75,42,44,126,47,45,89,45,115,45,75,42,
  46,126,51,46,107,46,65,47,75,42,49,126,89,47,43,48,61,48,75,42,79,126,75,42,
  75,42,75,42,71,48,48,126,83,48,111,48,121,48,75,42,126,126,47,49,83,49,109,49,
  119,49,58,43,39,63,59,43,86,43,60,43,56,44,62,44,61,43,63,43,120,44,126,44,
  37,45,39,45,46,45,47,45,48,45,64,43,65,43,120,46,67,43,68,43,69,43,70,43,
  72,43,73,43,74,43,75,43,76,43,37,37,37,56,51,49,37,37,53,49,37,37,55,49,
  37,37,57,49,37,37,61,49,60,49,37,37,37,37,37,37,66,49,65,49,37,37,37,37,
  64,49,69,49,72,49,37,37,97,49,65,38,54,49,99,49,65,38,56,49,94,49,38,63,
  37,37,96,49,37,37,98,49,37,37,100,49,37,37,104,49,103,49,37,37,37,37,37,37,
  109,49,108,49,37,37,37,37,107,49,112,49,37,37,37,37,37,37,37,37,37,37,37,37,
  124,50,37,51,50,49,37,57,52,49,37,37,50,49,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,59,49,37,37,67,49,37,37,37,37,37,37,63,49,63,49,37,37,
  95,49,38,63,37,37,93,49,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  102,49,37,37,110,49,37,37,37,37,37,37,106,49,106,49,37,37,93,49,37,37,37,37,
  37,37,37,37,119,49,118,49,37,37,37,37,101,49,65,38,58,49,105,49,65,38,62,49,
  37,37,62,39,120,51,123,51,37,37,38,61,62,37,39,37,37,37,37,37,37,37,37,37,
  37,37,47,37,53,39,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,37,37,40,37,39,37,37,37,74,49,45,38,47,37,37,37,
  37,53,89,49,68,52,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,75,49,37,37,41,42,46,37,37,37,37,37,37,37,42,37,
  42,37,37,37,37,37,39,41,79,49,37,37,37,37,76,49,37,37,44,56,63,37,37,37,
  37,37,37,37,37,37,37,37,42,39,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,70,37,45,37,37,37,90,49,45,38,51,37,77,49,37,38,
  45,37,37,37,40,51,37,53,40,53,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,78,49,37,37,45,56,49,37,37,37,37,37,52,37,37,37,
  37,37,46,39,37,37,37,37,64,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,74,37,55,37,37,37,81,49,37,46,55,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,49,37,37,37,44,48,91,49,82,53,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,82,49,41,37,39,63,37,37,103,37,37,37,37,37,62,38,37,37,
  50,37,37,37,37,37,37,37,53,37,37,37,37,37,48,39,37,37,56,37,47,41,65,37,
  57,37,37,37,37,37,37,37,37,37,37,37,37,37,58,37,57,37,37,37,92,49,41,38,
  44,37,83,49,38,54,41,37,37,37,37,37,37,37,37,37,37,37,37,37,50,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,56,37,37,37,46,47,46,54,49,54,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,84,49,37,37,41,57,43,37,66,38,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,61,37,79,37,60,37,37,37,86,49,37,42,60,37,37,37,
  37,37,37,37,43,37,37,37,49,40,88,49,104,54,87,49,37,37,58,41,116,49,117,49,
  115,49,114,49,37,37,47,49,49,39,37,37,37,37,37,37,37,37,37,37,59,37,37,37,
  37,37,37,37,37,37,54,37,59,37,37,37,80,49,45,38,48,37,37,37,43,43,85,49,
  37,37,37,37,37,37,37,37,48,55,38,37,40,53,39,37,38,37,42,37,42,37,38,37,
  38,37,46,37,46,37,46,37,46,37,46,37,46,37,46,37,38,37,38,37,55,37,71,49,
  46,48,58,49,58,49,58,49,71,49,71,49,63,49,63,49,63,49,71,49,71,49,68,49,
  73,49,37,37,73,49,65,38,71,49,73,49,46,55,101,49,101,49,101,49,73,49,73,49,
  106,49,106,49,106,49,73,49,73,49,111,49,73,49,73,49,73,49,73,49,73,49,92,55,
  118,49,
};
HWALJA_TEXTS(hwalja_texts_cheonjiin,
  "cheonjiin\0" "천지인\0" "Cheonjiin\0"
  "인\0" "ㅣ\0" "1\0" "1\0"
  "천\0" "ㆍ\0" "2\0" "2\0"
  "지\0" "ㅡ\0" "3\0" "3\0"
  "ㄱㅋ\0" "ㄱㅋ\0" "4\0" "4\0"
  "ㄴㄹ\0" "ㄴㄹ\0" "5\0" "5\0"
  "ㄷㅌ\0" "ㄷㅌ\0" "6\0" "6\0"
  "ㅂㅍ\0" "ㅂㅍ\0" "7\0" "7\0"
  "ㅅㅎ\0" "ㅅㅎ\0" "8\0" "8\0"
  "ㅈㅊ\0" "ㅈㅊ\0" "9\0" "9\0"
  ".,?!\0" ".,?!\0" "\0" "\0"
  "ㅇㅁ\0" "ㅇㅁ\0" "0\0" "0\0"
)
static const hwalja_layout hwalja_layout_cheonjiin = {
  hwalja_trie_cheonjiin, HWALJA_TEXTS_OF(hwalja_texts_cheonjiin), 11, true
};

// Cheonjiin (천지인) with its pending dots as U+318D, after a compatibility consonant.
static const unsigned char hwalja_trie_cheonjiin_compatibility[1194] HWALJA_PROGMEM = {
  72,87,74,84,39,61,116,94,73,38,61,50,43,68,37,45,38,75,39,49,37,46,99,104,
  101,111,110,106,105,105,110,70,37,37,81,37,37,83,37,37,100,37,37,51,87,37,122,87,
  38,37,38,40,43,44,45,53,54,55,57,58,59,60,61,62,63,64,65,66,37,38,126,39,
  126,126,40,41,42,126,126,126,126,126,126,126,43,44,45,126,46,47,48,49,50,51,52,53,
  54,55,76,57,75,39,41,40,83,40,99,40,82,59,75,39,65,41,109,41,113,41,74,55,
  75,39,109,41,83,40,91,42,37,126,99,42,61,43,71,43,109,41,39,126,107,43,121,43,
  125,43,109,41,40,126,47,44,89,44,105,44,109,41,44,126,47,45,89,45,115,45,109,41,
  46,126,51,46,107,46,65,47,109,41,49,126,89,47,43,48,61,48,109,41,79,126,109,41,
  109,41,109,41,71,48,48,126,83,48,111,48,121,48,109,41,126,126,47,49,83,49,109,49,
  113,49,58,43,39,63,59,43,86,43,60,43,56,44,62,44,61,43,63,43,120,44,126,44,
  37,45,39,45,46,45,47,45,48,45,64,43,65,43,120,46,67,43,68,43,69,43,70,43,
  72,43,73,43,74,43,75,43,76,43,37,37,37,56,51,49,37,37,53,49,37,37,55,49,
  37,37,57,49,37,37,61,49,60,49,37,37,37,37,37,37,66,49,65,49,37,37,37,37,
  64,49,69,49,72,49,37,37,99,49,65,38,56,49,97,49,65,38,54,49,94,49,38,63,
  37,37,96,49,37,37,98,49,37,37,100,49,37,37,104,49,103,49,37,37,37,37,37,37,
  109,49,108,49,37,37,37,37,107,49,112,49,37,37,37,37,37,37,37,37,37,37,37,37,
  124,50,37,51,50,49,37,57,52,49,37,37,50,49,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,59,49,37,37,67,49,37,37,37,37,37,37,63,49,63,49,37,37,
  37,37,37,37,95,49,38,63,37,37,93,49,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,102,49,37,37,110,49,37,37,37,37,37,37,106,49,106,49,37,37,93,49,
  37,37,37,37,37,37,37,37,119,49,118,49,105,49,65,38,62,49,101,49,65,38,58,49,
  37,37,62,39,120,51,123,51,37,37,38,61,62,37,39,37,37,37,37,37,37,37,37,37,
  37,37,47,37,53,39,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,37,37,40,37,39,37,37,37,74,49,45,38,47,37,37,37,
  37,53,89,49,68,52,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,75,49,37,37,41,42,46,37,37,37,37,37,37,37,42,37,
  42,37,37,37,37,37,39,41,79,49,37,37,37,37,76,49,37,37,44,56,63,37,37,37,
  37,37,37,37,37,37,37,37,42,39,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,70,37,45,37,37,37,90,49,45,38,51,37,77,49,37,38,
  45,37,37,37,40,51,37,53,40,53,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,78,49,37,37,45,56,49,37,37,37,37,37,52,37,37,37,
  37,37,46,39,37,37,37,37,64,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,74,37,55,37,37,37,81,49,37,46,55,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,49,37,37,37,44,48,91,49,82,53,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,82,49,41,37,39,63,37,37,103,37,37,37,37,37,62,38,37,37,
  50,37,37,37,37,37,37,37,53,37,37,37,37,37,48,39,37,37,56,37,47,41,65,37,
  57,37,37,37,37,37,37,37,37,37,37,37,37,37,58,37,57,37,37,37,92,49,41,38,
  44,37,83,49,38,54,41,37,37,37,37,37,37,37,37,37,37,37,37,37,50,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,56,37,37,37,46,47,46,54,49,54,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,84,49,37,37,41,57,43,37,66,38,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,61,37,79,37,60,37,37,37,86,49,37,42,60,37,37,37,
  37,37,37,37,43,37,37,37,49,40,88,49,104,54,87,49,37,37,58,41,116,49,117,49,
  115,49,114,49,37,37,47,49,49,39,37,37,37,37,37,37,37,37,37,37,59,37,37,37,
  37,37,37,37,37,37,54,37,59,37,37,37,80,49,45,38,48,37,37,37,43,43,85,49,
  37,37,37,37,37,37,37,37,48,55,38,37,40,53,39,37,38,37,42,37,42,37,38,37,
  38,37,46,37,46,37,46,37,46,37,46,37,46,37,46,37,38,37,38,37,55,37,71,49,
  46,48,58,49,58,49,58,49,71,49,71,49,63,49,63,49,63,49,71,49,71,49,68,49,
  73,49,37,37,73,49,46,54,101,49,101,49,101,49,73,49,73,49,106,49,106,49,106,49,
  73,49,73,49,111,49,73,49,73,49,73,49,73,49,73,49,119,49,
};
HWALJA_TEXTS(hwalja_texts_cheonjiin_compatibility,
  "cheonjiin\0" "천지인\0" "Cheonjiin\0"
  "인\0" "ㅣ\0" "1\0" "1\0"
  "천\0" "ㆍ\0" "2\0" "2\0"
  "지\0" "ㅡ\0" "3\0" "3\0"
  "ㄱㅋ\0" "ㄱㅋ\0" "4\0" "4\0"
  "ㄴㄹ\0" "ㄴㄹ\0" "5\0" "5\0"
  "ㄷㅌ\0" "ㄷㅌ\0" "6\0" "6\0"
  "ㅂㅍ\0" "ㅂㅍ\0" "7\0" "7\0"
  "ㅅㅎ\0" "ㅅㅎ\0" "8\0" "8\0"
  "ㅈㅊ\0" "ㅈㅊ\0" "9\0" "9\0"
  ".,?!\0" ".,?!\0" "\0" "\0"
  "ㅇㅁ\0" "ㅇㅁ\0" "0\0" "0\0"
)
static const hwalja_layout hwalja_layout_cheonjiin_compatibility = {
  hwalja_trie_cheonjiin_compatibility, HWALJA_TEXTS_OF(hwalja_texts_cheonjiin_compatibility), 11, true
};

// Naratgeul (나랏글).
static const unsigned char hwalja_trie_naratgeul[992] HWALJA_PROGMEM = {
  72,87,74,84,88,110,116,118,85,38,39,48,37,68,37,117,37,67,39,50,37,46,110,97,
  114,97,116,103,101,117,108,37,38,40,43,44,45,53,54,55,57,58,59,60,61,62,63,64,
  65,66,37,38,126,39,126,126,40,41,42,126,126,126,126,126,126,126,43,44,45,126,46,47,
  48,49,50,51,52,53,54,55,37,126,67,39,73,39,77,39,77,39,39,126,77,39,81,39,
  77,39,77,39,56,37,85,39,51,40,85,40,89,40,42,126,77,39,123,40,77,39,77,39,
  43,126,37,41,43,41,77,39,77,39,64,45,85,39,47,41,85,40,63,41,46,126,79,41,
  117,41,77,39,77,39,48,126,77,39,121,41,77,39,77,39,76,57,85,39,125,41,85,40,
  77,42,126,126,119,42,85,43,105,44,55,45,74,55,85,39,77,39,85,40,77,39,126,126,
  95,45,77,39,95,46,77,39,126,126,37,47,73,47,99,47,103,47,37,37,45,38,47,37,
  39,37,37,37,37,37,37,37,42,37,37,37,58,43,39,63,59,43,86,43,60,43,56,44,
  62,44,61,43,63,43,120,44,126,44,37,45,39,45,46,45,47,45,48,45,64,43,65,43,
  120,46,67,43,68,43,69,43,70,43,72,43,73,43,74,43,75,43,76,43,37,37,37,52,
  54,49,37,37,37,37,37,37,72,49,37,37,37,37,37,37,59,49,37,37,37,37,37,37,
  37,37,64,49,38,37,72,49,37,37,37,37,37,52,97,49,37,37,37,37,37,37,93,49,
  37,37,37,37,37,37,102,49,37,37,37,37,37,37,37,37,107,49,107,49,46,37,37,37,
  37,37,45,38,48,37,54,37,37,37,37,37,45,43,63,49,37,37,37,37,37,37,37,37,
  72,49,37,37,45,43,106,49,37,37,37,37,37,37,37,37,101,49,37,37,38,54,41,37,
  37,37,37,37,37,37,37,37,37,37,37,37,50,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,56,37,57,37,37,37,59,37,37,37,37,37,37,56,51,49,37,37,
  53,49,37,37,55,49,37,37,57,49,37,37,61,49,60,49,37,37,37,37,37,37,66,49,
  65,49,37,37,37,37,37,37,69,49,37,37,37,56,94,49,37,37,96,49,37,37,98,49,
  37,37,100,49,37,37,104,49,103,49,37,37,37,37,37,37,109,49,108,49,37,37,37,37,
  37,37,112,49,59,37,38,63,62,37,37,37,97,37,45,37,66,38,63,38,63,37,37,37,
  53,39,49,37,52,37,50,39,40,39,48,37,49,39,55,37,64,37,41,41,60,37,37,37,
  65,37,61,37,57,37,39,37,42,37,54,37,37,37,37,55,52,49,37,37,50,49,37,37,
  56,49,37,37,54,49,37,37,62,49,37,37,37,37,37,37,58,49,67,49,37,37,37,37,
  37,37,63,49,90,49,45,38,51,37,86,49,41,38,43,37,92,49,41,42,44,37,37,37,
  37,37,37,37,53,37,83,49,38,54,41,37,37,37,37,37,37,37,37,37,37,37,37,37,
  50,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,56,37,74,49,45,38,
  47,37,85,49,37,55,89,49,37,37,77,49,102,52,37,37,37,37,81,49,91,49,37,37,
  105,52,37,37,108,52,88,49,37,37,115,52,44,53,76,49,80,49,37,37,37,55,95,49,
  37,37,93,49,37,37,99,49,37,37,97,49,37,37,105,49,37,37,37,37,37,37,101,49,
  110,49,37,37,37,37,37,37,106,49,37,37,38,59,40,37,39,37,95,37,37,37,65,38,
  37,37,70,37,37,37,39,39,37,37,46,39,48,39,37,37,37,37,37,37,37,37,74,37,
  39,41,58,37,57,37,37,37,79,37,77,49,37,38,45,37,81,49,37,46,55,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,49,37,86,49,37,42,60,37,37,37,37,37,
  37,37,43,37,37,37,37,51,75,49,44,53,37,37,78,49,111,53,37,37,37,37,82,49,
  114,53,84,49,115,52,37,37,87,49,125,53,38,37,40,53,39,37,38,37,42,37,42,37,
  38,37,38,37,46,37,46,37,46,37,46,37,46,37,46,37,46,37,38,37,38,37,55,37,
  71,49,46,48,58,49,58,49,58,49,71,49,71,49,63,49,63,49,63,49,71,49,71,49,
  68,49,73,49,37,37,73,49,46,48,101,49,101,49,101,49,73,49,73,49,106,49,106,49,
  106,49,73,49,73,49,111,49,
};
HWALJA_TEXTS(hwalja_texts_naratgeul,
  "naratgeul\0" "나랏글\0" "Naratgeul\0"
  "ㄱ\0" "ㄱ\0" "1\0" "1\0"
  "ㄴ\0" "ㄴ\0" "2\0" "2\0"
  "ㅏㅓ\0" "ㅏㅓ\0" "3\0" "3\0"
  "ㄹ\0" "ㄹ\0" "4\0" "4\0"
  "ㅁ\0" "ㅁ\0" "5\0" "5\0"
  "ㅗㅜ\0" "ㅗㅜ\0" "6\0" "6\0"
  "ㅅ\0" "ㅅ\0" "7\0" "7\0"
  "ㅇ\0" "ㅇ\0" "8\0" "8\0"
  "ㅣ\0" "ㅣ\0" "9\0" "9\0"
  "획추가\0" "획추가\0" "*\0" "\0"
  "ㅡ\0" "ㅡ\0" "0\0" "0\0"
  "쌍자음\0" "쌍자음\0" "#\0" "\0"
)
static const hwalja_layout hwalja_layout_naratgeul = {
  hwalja_trie_naratgeul, HWALJA_TEXTS_OF(hwalja_texts_naratgeul), 12, false
};

// SKY-II (스카이).
static const unsigned char hwalja_trie_sky[1188] HWALJA_PROGMEM = {
  72,87,74,84,92,38,61,46,56,38,55,50,37,62,37,111,37,61,39,50,37,40,115,107,
  121,37,38,40,43,44,45,53,54,55,57,58,59,60,61,62,63,64,65,66,37,38,126,39,
  126,126,40,41,42,126,126,126,126,126,126,126,43,44,45,126,46,47,48,49,50,51,52,53,
  54,55,37,126,61,39,113,39,123,39,69,40,76,57,73,40,39,41,83,41,87,41,56,37,
  73,40,41,42,83,41,73,42,40,126,105,42,57,43,73,43,69,40,39,126,105,43,119,43,
  123,43,69,40,60,41,73,40,45,44,83,41,69,44,43,126,93,44,43,45,91,45,69,40,
  44,126,105,45,57,46,83,46,69,40,64,45,73,40,109,46,83,41,123,46,49,126,47,47,
  91,47,109,47,69,40,48,126,119,47,77,48,95,48,69,40,69,50,73,40,115,48,83,41,
  39,49,126,126,53,49,89,49,115,49,119,49,37,37,38,61,62,37,39,37,37,37,37,37,
  37,37,37,37,37,37,47,37,53,39,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,40,37,39,37,37,37,74,49,45,38,
  47,37,37,37,37,53,89,49,101,50,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,75,49,37,37,37,37,58,43,39,63,59,43,
  86,43,60,43,56,44,62,44,61,43,63,43,120,44,126,44,37,45,39,45,46,45,47,45,
  48,45,64,43,65,43,120,46,67,43,68,43,69,43,70,43,72,43,73,43,74,43,75,43,
  76,43,51,49,38,57,37,37,53,49,37,37,55,49,37,37,57,49,37,37,61,49,60,49,
  37,37,37,37,37,37,66,49,65,49,37,37,37,37,37,37,69,49,72,49,68,49,72,49,
  37,37,94,49,38,57,37,37,96,49,37,37,98,49,37,37,100,49,37,37,104,49,103,49,
  37,37,37,37,37,37,109,49,108,49,37,37,37,37,37,37,112,49,113,49,111,49,37,37,
  37,51,52,49,37,37,72,49,37,37,37,37,37,37,37,37,37,37,59,49,37,37,37,37,
  37,37,37,37,64,49,37,37,37,51,95,49,37,37,93,49,37,37,37,37,37,37,37,37,
  37,37,102,49,37,37,37,37,37,37,37,37,107,49,37,37,44,56,63,37,37,37,37,37,
  37,37,37,37,37,37,42,39,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,70,37,45,37,37,37,90,49,45,38,51,37,77,49,37,38,45,37,
  37,37,40,51,73,52,76,52,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,78,49,37,37,41,42,46,37,37,37,37,37,37,37,42,37,42,37,
  37,37,37,37,39,41,79,49,37,37,37,37,76,49,37,37,41,47,56,49,37,37,72,49,
  37,37,37,37,37,37,37,37,37,37,37,37,64,49,37,37,41,47,99,49,37,37,97,49,
  37,37,37,37,37,37,37,37,37,37,37,37,107,49,37,37,40,55,95,37,37,37,37,37,
  37,37,37,37,48,37,37,37,50,37,37,37,48,39,37,37,37,37,37,37,57,37,37,37,
  39,41,58,37,54,37,54,37,37,37,83,49,38,54,41,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,56,37,
  80,49,45,38,48,37,37,37,43,42,66,53,37,37,37,37,84,49,85,53,37,37,45,56,
  49,37,37,37,37,37,52,37,37,37,37,37,46,39,37,37,37,37,64,37,37,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,74,37,55,37,37,37,81,49,37,46,55,37,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,49,37,37,37,44,48,91,49,118,53,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,82,49,37,37,45,42,62,49,
  37,37,37,37,37,37,72,49,37,37,45,42,105,49,37,37,37,37,37,37,101,49,37,37,
  41,57,43,37,66,38,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,61,37,79,37,60,37,37,37,86,49,
  37,42,60,37,37,37,37,37,37,37,43,37,37,37,49,40,88,49,90,54,87,49,37,37,
  43,59,63,38,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,49,39,37,37,
  37,37,37,37,37,37,37,37,65,37,37,37,37,37,37,37,37,37,37,37,59,37,59,37,
  37,37,92,49,41,42,44,37,37,37,37,37,37,37,53,37,37,37,48,45,38,55,37,37,
  37,37,37,37,37,37,37,37,37,37,85,49,37,37,50,42,67,49,37,37,37,37,37,37,
  72,49,37,37,50,42,110,49,37,37,37,37,37,37,106,49,38,37,40,53,39,37,38,37,
  42,37,42,37,38,37,38,37,46,37,46,37,46,37,46,37,46,37,46,37,46,37,38,37,
  38,37,55,37,71,49,46,48,58,49,58,49,58,49,71,49,71,49,63,49,63,49,63,49,
  71,49,71,49,68,49,73,49,37,37,73,49,46,48,101,49,101,49,101,49,73,49,73,49,
  106,49,106,49,106,49,73,49,73,49,111,49,
};
HWALJA_TEXTS(hwalja_texts_sky,
  "sky\0" "스카이\0" "SKY-II\0"
  "ㄱㅋ\0" "ㄱㅋ\0" "1\0" "1\0"
  "ㅣㅡ\0" "ㅣㅡ\0" "2\0" "2\0"
  "ㅏㅑ\0" "ㅏㅑ\0" "3\0" "3\0"
  "ㄷㅌ\0" "ㄷㅌ\0" "4\0" "4\0"
  "ㄴㄹ\0" "ㄴㄹ\0" "5\0" "5\0"
  "ㅓㅕ\0" "ㅓㅕ\0" "6\0" "6\0"
  "ㅁㅅ\0" "ㅁㅅ\0" "7\0" "7\0"
  "ㅂㅍ\0" "ㅂㅍ\0" "8\0" "8\0"
  "ㅗㅛ\0" "ㅗㅛ\0" "9\0" "9\0"
  "ㅈㅊ\0" "ㅈㅊ\0" "*\0" "\0"
  "ㅇㅎ\0" "ㅇㅎ\0" "0\0" "0\0"
  "ㅜㅠ\0" "ㅜㅠ\0" "#\0" "\0"
)
static const hwalja_layout hwalja_layout_sky = {
  hwalja_trie_sky, HWALJA_TEXTS_OF(hwalja_texts_sky), 12, true
};

// Dubeolsik (두벌식).
static const unsigned char hwalja_trie_dubeolsik[828] HWALJA_PROGMEM = {
  72,87,74,84,114,103,124,87,68,38,55,46,37,68,37,117,37,97,41,71,37,46,100,117,
  98,101,111,108,115,105,107,37,38,40,43,44,45,53,54,55,57,58,59,60,61,62,63,64,
  65,66,37,38,126,39,126,126,40,41,42,126,126,126,126,126,126,126,43,44,45,126,46,47,
  48,49,50,51,52,53,54,55,44,126,97,41,103,41,107,41,107,41,49,126,111,41,117,41,
  107,41,107,41,40,126,107,41,121,41,107,41,107,41,37,126,125,41,41,42,107,41,107,41,
  46,126,45,42,83,42,107,41,107,41,68,49,87,42,107,41,53,43,107,41,62,43,87,42,
  107,41,53,43,107,41,58,39,87,42,107,41,53,43,107,41,57,38,87,42,57,43,53,43,
  63,43,61,42,87,42,69,43,53,43,75,43,43,126,81,43,87,43,107,41,107,41,39,126,
  107,41,91,43,107,41,107,41,48,126,107,41,95,43,107,41,107,41,42,126,107,41,99,43,
  107,41,107,41,55,126,103,43,117,43,107,41,107,41,64,45,87,42,107,41,53,43,107,41,
  60,41,87,42,121,43,53,43,37,44,56,37,87,42,43,44,53,43,49,44,76,57,87,42,
  55,44,53,43,81,44,52,126,107,41,107,44,107,41,107,41,53,126,111,44,117,44,107,41,
  107,41,51,126,107,41,121,44,107,41,107,41,54,126,125,44,41,45,107,41,107,41,73,54,
  87,42,107,41,53,43,107,41,69,50,87,42,107,41,53,43,107,41,74,55,87,42,107,41,
  53,43,107,41,45,126,107,41,107,41,107,41,107,41,50,126,107,41,107,41,107,41,107,41,
  41,126,107,41,107,41,107,41,107,41,38,126,107,41,45,45,107,41,107,41,47,126,107,41,
  49,45,107,41,107,41,59,40,87,42,107,41,53,43,107,41,63,44,87,42,107,41,53,43,
  107,41,126,126,53,45,89,45,115,45,119,45,37,37,45,38,49,37,55,37,37,37,37,37,
  37,37,37,37,41,38,43,37,60,37,37,37,45,37,37,37,37,37,45,38,47,37,39,37,
  37,37,37,37,38,54,41,37,37,37,37,37,37,37,37,37,37,37,37,37,50,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,56,37,57,37,37,37,58,43,39,63,
  59,43,86,43,60,43,56,44,62,44,61,43,63,43,120,44,126,44,37,45,39,45,46,45,
  47,45,48,45,64,43,65,43,120,46,67,43,68,43,69,43,70,43,72,43,73,43,74,43,
  75,43,76,43,72,49,37,37,37,37,45,38,60,49,37,37,45,38,103,49,37,37,50,38,
  65,49,37,37,50,38,108,49,37,37,45,38,48,37,54,37,37,37,42,37,37,37,59,37,
  37,37,46,37,37,37,37,37,41,42,44,37,37,37,37,37,37,37,53,37,65,37,37,37,
  37,37,50,38,64,49,37,37,50,38,107,49,37,37,45,38,59,49,37,37,45,38,102,49,
  37,37,45,48,61,49,37,37,37,37,37,37,37,37,66,49,37,37,37,37,37,37,37,37,
  69,49,37,37,45,48,104,49,37,37,37,37,37,37,37,37,109,49,37,37,37,37,37,37,
  37,37,112,49,62,37,37,37,37,37,45,38,51,37,63,37,37,37,61,37,37,37,37,37,
  45,38,52,37,64,37,37,37,40,37,37,37,58,37,37,37,38,37,40,53,39,37,38,37,
  42,37,42,37,38,37,38,37,46,37,46,37,46,37,46,37,46,37,46,37,46,37,38,37,
  38,37,55,37,71,49,46,48,58,49,58,49,58,49,71,49,71,49,63,49,63,49,63,49,
  71,49,71,49,68,49,73,49,37,37,73,49,46,48,101,49,101,49,101,49,73,49,73,49,
  106,49,106,49,106,49,73,49,73,49,111,49,
};
HWALJA_TEXTS(hwalja_texts_dubeolsik,
  "dubeolsik\0" "두벌식\0" "Dubeolsik\0"
  "ㅂ\0" "ㅂ\0" "q\0" "1\0"
  "ㅈ\0" "ㅈ\0" "w\0" "2\0"
  "ㄷ\0" "ㄷ\0" "e\0" "3\0"
  "ㄱ\0" "ㄱ\0" "r\0" "4\0"
  "ㅅ\0" "ㅅ\0" "t\0" "5\0"
  "ㅛ\0" "ㅛ\0" "y\0" "6\0"
  "ㅕ\0" "ㅕ\0" "u\0" "7\0"
  "ㅑ\0" "ㅑ\0" "i\0" "8\0"
  "ㅐ\0" "ㅐ\0" "o\0" "9\0"
  "ㅔ\0" "ㅔ\0" "p\0" "0\0"
  "ㅁ\0" "ㅁ\0" "a\0" "\0"
  "ㄴ\0" "ㄴ\0" "s\0" "\0"
  "ㅇ\0" "ㅇ\0" "d\0" "\0"
  "ㄹ\0" "ㄹ\0" "f\0" "\0"
  "ㅎ\0" "ㅎ\0" "g\0" "\0"
  "ㅗ\0" "ㅗ\0" "h\0" "\0"
  "ㅓ\0" "ㅓ\0" "j\0" "\0"
  "ㅏ\0" "ㅏ\0" "k\0" "\0"
  "ㅣ\0" "ㅣ\0" "l\0" "\0"
  "ㅋ\0" "ㅋ\0" "z\0" "\0"
  "ㅌ\0" "ㅌ\0" "x\0" "\0"
  "ㅊ\0" "ㅊ\0" "c\0" "\0"
  "ㅍ\0" "ㅍ\0" "v\0" "\0"
  "ㅠ\0" "ㅠ\0" "b\0" "\0"
  "ㅜ\0" "ㅜ\0" "n\0" "\0"
  "ㅡ\0" "ㅡ\0" "m\0" "\0"
  "ㅃ\0" "ㅃ\0" "Q\0" "\0"
  "ㅉ\0" "ㅉ\0" "W\0" "\0"
  "ㄸ\0" "ㄸ\0" "E\0" "\0"
  "ㄲ\0" "ㄲ\0" "R\0" "\0"
  "ㅆ\0" "ㅆ\0" "T\0" "\0"
  "ㅒ\0" "ㅒ\0" "O\0" "\0"
  "ㅖ\0" "ㅖ\0" "P\0" "\0"
)
static const hwalja_layout hwalja_layout_dubeolsik = {
  hwalja_trie_dubeolsik, HWALJA_TEXTS_OF(hwalja_texts_dubeolsik), 33, false
};

// Danmoeum (단모음).
static const unsigned char hwalja_trie_danmoeum[995] HWALJA_PROGMEM = {
  72,87,74,84,105,95,41,100,53,38,42,48,37,67,37,116,37,76,40,60,37,45,100,97,
  110,109,111,101,117,109,37,38,40,43,44,45,53,54,55,57,58,59,60,61,62,63,64,65,
  66,37,38,126,39,126,126,40,41,42,126,126,126,126,126,126,126,43,44,45,126,46,47,48,
  49,50,51,52,53,54,55,44,126,76,40,100,40,104,40,110,40,49,126,114,40,66,41,70,
  41,110,40,40,126,76,41,82,41,86,41,110,40,37,126,92,41,114,41,118,41,110,40,46,
  126,124,41,76,42,80,42,110,40,64,45,86,42,52,43,58,43,62,43,57,38,86,42,68,
  43,58,43,88,43,61,42,86,42,108,43,58,43,40,44,43,126,62,44,68,44,110,40,110,
  40,39,126,110,40,72,44,110,40,110,40,48,126,110,40,76,44,110,40,110,40,42,126,110,
  40,80,44,110,40,110,40,55,126,84,44,98,44,110,40,110,40,60,41,86,42,102,44,58,
  43,126,44,56,37,86,42,60,45,58,43,82,45,76,57,86,42,104,45,58,43,52,46,52,
  126,110,40,90,46,110,40,110,40,53,126,94,46,100,46,110,40,110,40,51,126,110,40,104,
  46,110,40,110,40,54,126,108,46,114,46,110,40,110,40,69,50,86,42,118,46,58,43,124,
  46,74,55,86,42,110,40,58,43,110,40,126,126,40,47,76,47,102,47,106,47,37,37,45,
  47,49,37,37,37,37,37,46,39,37,37,37,37,37,37,37,37,37,37,74,37,55,37,37,
  37,37,37,44,38,82,49,37,37,37,37,37,37,41,56,43,37,65,38,37,37,37,37,37,
  37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
  37,37,37,79,37,60,37,37,37,37,37,49,38,87,49,37,37,44,38,70,37,45,37,37,
  37,37,37,40,38,78,49,37,37,38,46,40,37,37,37,37,37,37,37,37,37,37,37,37,
  37,47,37,39,39,39,37,37,37,37,37,37,38,75,49,37,37,38,56,41,37,37,37,95,
  37,37,37,37,37,37,37,37,37,50,37,37,37,37,37,37,37,48,39,37,37,37,37,37,
  37,37,37,56,37,39,41,58,37,57,37,37,37,37,37,46,38,84,49,58,43,39,63,59,
  43,86,43,60,43,56,44,62,44,61,43,63,43,120,44,126,44,37,45,39,45,46,45,47,
  45,48,45,64,43,65,43,120,46,67,43,68,43,69,43,70,43,72,43,73,43,74,43,75,
  43,76,43,37,37,45,38,62,49,72,49,37,37,37,37,45,38,105,49,37,37,38,45,53,
  49,37,37,37,37,37,37,37,37,37,37,37,37,60,49,37,37,38,45,96,49,37,37,37,
  37,37,37,37,37,37,37,37,37,103,49,37,37,42,46,57,49,37,37,37,37,37,37,37,
  37,37,37,37,37,37,37,65,49,37,37,42,46,100,49,37,37,37,37,37,37,37,37,37,
  37,37,37,37,37,108,49,37,37,45,38,48,37,54,37,37,37,42,37,37,37,59,37,37,
  37,46,37,37,37,37,37,41,42,44,37,37,37,37,37,37,37,53,37,65,37,37,37,37,
  37,41,47,56,49,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,64,49,37,
  37,41,47,99,49,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,107,49,37,
  37,37,46,52,49,37,37,37,37,37,37,37,37,37,37,37,37,37,37,59,49,37,37,37,
  46,95,49,37,37,37,37,37,37,37,37,37,37,37,37,37,37,102,49,37,37,39,54,53,
  49,37,37,37,37,37,37,57,49,37,37,61,49,37,37,37,37,37,37,37,37,66,49,37,
  37,37,37,37,37,37,37,69,49,37,37,39,54,96,49,37,37,37,37,37,37,100,49,37,
  37,104,49,37,37,37,37,37,37,37,37,109,49,37,37,37,37,37,37,37,37,112,49,62,
  37,37,37,37,37,45,38,51,37,63,37,37,37,61,37,37,37,37,37,45,38,52,37,64,
  37,37,37,37,37,50,38,67,49,37,37,50,38,110,49,38,37,40,53,39,37,38,37,42,
  37,42,37,38,37,38,37,46,37,46,37,46,37,46,37,46,37,46,37,46,37,38,37,38,
  37,55,37,71,49,46,48,58,49,58,49,58,49,71,49,71,49,63,49,63,49,63,49,71,
  49,71,49,68,49,73,49,37,37,73,49,46,48,101,49,101,49,101,49,73,49,73,49,106,
  49,106,49,106,49,73,49,73,49,111,49,
};
HWALJA_TEXTS(hwalja_texts_danmoeum,
  "danmoeum\0" "단모음\0" "Danmoeum\0"
  "ㅂ\0" "ㅂ\0" "q\0" "1\0"
  "ㅈ\0" "ㅈ\0" "w\0" "2\0"
  "ㄷ\0" "ㄷ\0" "e\0" "3\0"
  "ㄱ\0" "ㄱ\0" "r\0" "4\0"
  "ㅅ\0" "ㅅ\0" "t\0" "5\0"
  "ㅗ\0" "ㅗ\0" "h\0" "6\0"
  "ㅐ\0" "ㅐ\0" "o\0" "7\0"
  "ㅔ\0" "ㅔ\0" "p\0" "8\0"
  "ㅁ\0" "ㅁ\0" "a\0" "\0"
  "ㄴ\0" "ㄴ\0" "s\0" "\0"
  "ㅇ\0" "ㅇ\0" "d\0" "\0"
  "ㄹ\0" "ㄹ\0" "f\0" "\0"
  "ㅎ\0" "ㅎ\0" "g\0" "\0"
  "ㅓ\0" "ㅓ\0" "j\0" "\0"
  "ㅏ\0" "ㅏ\0" "k\0" "9\0"
  "ㅣ\0" "ㅣ\0" "l\0" "0\0"
  "ㅋ\0" "ㅋ\0" "z\0" "\0"
  "ㅌ\0" "ㅌ\0" "x\0" "\0"
  "ㅊ\0" "ㅊ\0" "c\0" "\0"
  "ㅍ\0" "ㅍ\0" "v\0" "\0"
  "ㅜ\0" "ㅜ\0" "n\0" "\0"
  "ㅡ\0" "ㅡ\0" "m\0" "\0"
)
static const hwalja_layout hwalja_layout_danmoeum = {
  hwalja_trie_danmoeum, HWALJA_TEXTS_OF(hwalja_texts_danmoeum), 22, false
};

// Every layout, its dots in the conjoining style. Whoever names it keeps them all.
static const hwalja_layout *const hwalja_layouts[] = {
  &hwalja_layout_cheonjiin,
  &hwalja_layout_naratgeul,
  &hwalja_layout_sky,
  &hwalja_layout_dubeolsik,
  &hwalja_layout_danmoeum,
};

// How many layouts there are.
#define HWALJA_LAYOUT_COUNT (sizeof hwalja_layouts / sizeof hwalja_layouts[0])

#endif
