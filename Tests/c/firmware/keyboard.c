// A firmware with the size of a whole keyboard: it has a composer for one layout and calls every function that a keypad
// needs.
#include "hwalja.h"

hwalja_composer composer;

bool keyboard(int key, hwalja_edit *edit);

bool keyboard(int key, hwalja_edit *edit) {
  switch (key) {
  case -1: hwalja_begin(&composer, &hwalja_layout_cheonjiin); return false;
  case -2: return hwalja_backspace(&composer, HWALJA_JAMO, edit);
  case -3: return hwalja_backspace(&composer, HWALJA_STROKE, edit);
  case -4: return hwalja_space(&composer, edit);
  case -5: hwalja_commit(&composer); return false;
  default: hwalja_end_cycle(&composer, key); return hwalja_press(&composer, key, edit);
  }
}
