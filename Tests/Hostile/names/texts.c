// Prints every text and the cycle timeout of every layout.
#include "hwalja.h"

#include <stdio.h>

static void print(const char *text) {
  for (; *text; text++) printf("%02x", (unsigned char)*text);
  putchar(' ');
}

int main(void) {
  for (unsigned index = 0; index < HWALJA_LAYOUT_COUNT; index++) {
    const hwalja_layout *const layout = hwalja_layouts[index];
    char timeout[8];
    sprintf(timeout, "%d", layout->cycle_timeout);
    print(hwalja_id(layout));
    print(hwalja_name(layout));
    print(hwalja_latin_name(layout));
    print(timeout);
    for (int key = 0; key < layout->key_count; key++) {
      print(hwalja_key_id(layout, key));
      print(hwalja_key_legend(layout, key));
      print(hwalja_key_code(layout, key));
    }
    putchar('\n');
  }
  return 0;
}
