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
