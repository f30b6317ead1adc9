#pragma once
#include "types.h"

// All texts of a layout lie in one constant, in UTF-8 with a zero after each, since pointers to them would
// take more room in a firmware than the texts: id, name and latin name, and then those of each key.
#ifdef HWALJA_NO_TEXTS
#define HWALJA_TEXTS_(name, ...)
#define HWALJA_TEXTS_OF_(name) NULL
#else
#define HWALJA_TEXTS_(name, ...) static const unsigned char name[] HWALJA_PROGMEM = __VA_ARGS__;
#define HWALJA_TEXTS_OF_(name) name
#endif
#define HWALJA_NAMES_(id, name, latin_name) id "\0" name "\0" latin_name "\0"

// The texts of a key in their order; the last is how many they are.
enum {
  HWALJA_KEY_ID_, HWALJA_KEY_LEGEND_, HWALJA_KEY_SCALAR_, HWALJA_KEY_CODE_, HWALJA_KEY_UNDER_,
  HWALJA_KEY_TEXTS_
};

// The text of that number. This and all texts that the next functions return are the layout's own, so on AVR
// they lie in flash. They are null if there is no such key, or no text.
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

// A layout's name in file names.
HWALJA_INLINE_ const char *hwalja_id(const hwalja_layout *layout) {
  return hwalja_text_(layout, 0);
}

// Its name in Korean.
HWALJA_INLINE_ const char *hwalja_name(const hwalja_layout *layout) {
  return hwalja_text_(layout, 1);
}

// Its name in Latin letters.
HWALJA_INLINE_ const char *hwalja_latin_name(const hwalja_layout *layout) {
  return hwalja_text_(layout, 2);
}

// The name of a key, unique in its layout.
HWALJA_INLINE_ const char *hwalja_key_id(const hwalja_layout *layout, int key) {
  return hwalja_key_text_(layout, key, HWALJA_KEY_ID_);
}

// What is printed on a key.
HWALJA_INLINE_ const char *hwalja_key_legend(const hwalja_layout *layout, int key) {
  return hwalja_key_text_(layout, key, HWALJA_KEY_LEGEND_);
}

// The scalar by which hosts that send characters name a key: what it appends, or another for a modifier. It is 0 if
// there is no such key, or no text.
HWALJA_INLINE_ uint32_t hwalja_key_scalar(const hwalja_layout *layout, int key) {
  const unsigned char *text = (const unsigned char *)hwalja_key_text_(layout, key, HWALJA_KEY_SCALAR_);
  if (text == NULL) return 0;
  uint32_t scalar = HWALJA_READ_BYTE(text);
  // In UTF-8 the first byte begins with a one for each byte, and the others have six bits each.
  const int more = scalar < 0x80 ? 0 : scalar < 0xE0 ? 1 : scalar < 0xF0 ? 2 : 3;
  if (more > 0) scalar &= 0x3Fu >> more;
  for (int index = 1; index <= more; index++) scalar = scalar << 6 | (HWALJA_READ_BYTE(text + index) & 0x3Fu);
  return scalar;
}

// The phone key, or the letter on QWERTY, a capital one with shift; empty if it has neither.
HWALJA_INLINE_ const char *hwalja_key_code(const hwalja_layout *layout, int key) {
  return hwalja_key_text_(layout, key, HWALJA_KEY_CODE_);
}

// The id of the key that a key lies under, for one that needs shift; otherwise empty.
HWALJA_INLINE_ const char *hwalja_key_under(const hwalja_layout *layout, int key) {
  return hwalja_key_text_(layout, key, HWALJA_KEY_UNDER_);
}

// The number of the key that has `text`, which is the caller's, as its text of that number; -1 if none has.
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

// The number of the key named `id`, or -1, which no key has.
HWALJA_INLINE_ int hwalja_find_key(const hwalja_layout *layout, const char *id) {
  return hwalja_find_(layout, HWALJA_KEY_ID_, id);
}

// The number of the key whose code is `code`, or -1; the empty code is no key's.
HWALJA_INLINE_ int hwalja_find_code(const hwalja_layout *layout, const char *code) {
  return hwalja_find_(layout, HWALJA_KEY_CODE_, code);
}

// The number of the key that `scalar` stands for, or -1; 0 is no key's. For hosts that send characters.
HWALJA_INLINE_ int hwalja_find_scalar(const hwalja_layout *layout, uint32_t scalar) {
  int key = scalar == 0 ? 0 : layout->key_count;
  while (--key >= 0 && hwalja_key_scalar(layout, key) != scalar) continue;
  return key;
}
