#pragma once
#include "trie.h"

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
