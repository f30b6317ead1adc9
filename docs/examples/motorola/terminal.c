// Types with the keys of a phone in a terminal, until Enter. Space ends the run and writes a space. _ ends the run
// without writing anything. Backspace deletes a jamo.

#include <stdio.h>
#include <termios.h>
#include <unistd.h>

#include "hwalja.h"

static char text[4096];
static size_t size;

static void apply(const hwalja_edit *edit) {
  for (unsigned n = edit->deleting; n > 0; n--) {
    do size--; while ((text[size] & 0xC0) == 0x80);
  }
  size += hwalja_utf8(edit->inserting, edit->inserting_count, text + size);
  text[size] = 0;
}

// Presses the terminal's key `code`. Returns true if `edit` then contains a change.
static bool press(hwalja_composer *composer, const char *code, hwalja_edit *edit) {
  const int key = hwalja_find_code(composer->layout, code);
  switch (code[0]) {
  case ' ': return hwalja_space(composer, edit);
  case '_': hwalja_commit(composer); return false;
  case 127: return hwalja_backspace(composer, HWALJA_JAMO, edit);
  default: return key >= 0 && hwalja_press(composer, key, edit);
  }
}

int main(void) {
  struct termios before, quiet;
  const bool is_terminal = tcgetattr(0, &before) == 0;
  hwalja_composer composer;
  hwalja_edit edit;
  char code[2] = "";
  if (is_terminal) {
    quiet = before;
    quiet.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    tcsetattr(0, TCSANOW, &quiet);
  }
  hwalja_begin(&composer, &hwalja_layout_motorola);
  while (size < sizeof text - 64 && read(0, code, 1) == 1 && code[0] != '\n') {
    if (press(&composer, code, &edit)) apply(&edit);
    if (is_terminal) printf("\r\033[K%s", text), fflush(stdout);
  }
  if (is_terminal) tcsetattr(0, TCSANOW, &before);
  puts(is_terminal ? "" : text);
}
