#pragma once
#include "types.h"

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
