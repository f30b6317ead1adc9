// A firmware with the size of a single look-up in one layout, which is the least that a firmware can use of the header.
#include "hwalja.h"

bool reader(int key, uint32_t last, uint32_t before, hwalja_edit *edit);

bool reader(int key, uint32_t last, uint32_t before, hwalja_edit *edit) {
  return hwalja_look_up(&hwalja_layout_cheonjiin, key, last, before, edit);
}
