// The firmware whose size is that of a look-up in one layout, the least that a firmware uses of the header.
#include "hwalja.h"

bool reader(int key, uint32_t last, uint32_t before, hwalja_edit *edit);

bool reader(int key, uint32_t last, uint32_t before, hwalja_edit *edit) {
  return hwalja_look_up(&hwalja_layout_cheonjiin, key, last, before, edit);
}
