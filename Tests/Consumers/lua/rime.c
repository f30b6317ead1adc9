// Types into librime sessions what standard input says, and prints what stands in each one's text field.
//
//     rime SHARED_DATA USER_DATA
//
// A line is a session's number, a blank, a schema, and key symbols with their masks between blanks (65288:0);
// after it the field of that session is printed. An empty list of keys begins the session anew.
#include <rime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { sessions = 2, size = 1 << 14, backspace = 0xFF08, space = 0x20 };

static RimeSessionId session[sessions];
static char field[sessions][size];

static void append(char *text, const char *more) {
  if (strlen(text) + strlen(more) >= size) exit(3);
  strcat(text, more);
}

/// Deletes the last scalar, as an editor does of itself.
static void shorten(char *text) {
  size_t length = strlen(text);
  while (length > 0 && ((unsigned char)text[length - 1] & 0xC0) == 0x80) length--;
  text[length > 0 ? length - 1 : 0] = 0;
}

static void press(RimeApi *rime, int number, int code, int mask) {
  char *text = field[number];
  Bool is_taken = rime->process_key(session[number], code, mask), is_character = code >= space && code < 0x7F;
  RIME_STRUCT(RimeCommit, commit);
  if (rime->get_commit(session[number], &commit)) {
    // Some programs get a key that is left to them before what was written for it.
    if (!is_taken && is_character) exit(4);
    append(text, commit.text);
    rime->free_commit(&commit);
  }
  if (!is_taken && code == backspace) shorten(text);
  if (!is_taken && is_character) strncat(text, &(char){(char)code}, 1);
}

/// Prints the field and, after it, what is composed.
static void show(RimeApi *rime, int number) {
  printf("%s", field[number]);
  RIME_STRUCT(RimeContext, context);
  if (rime->get_context(session[number], &context)) {
    if (context.composition.length > 0) printf("%s", context.composition.preedit);
    rime->free_context(&context);
  }
  putchar('\n');
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  RimeApi *rime = rime_get_api();
  RIME_STRUCT(RimeTraits, traits);
  traits.shared_data_dir = arguments[1];
  traits.user_data_dir = arguments[2];
  traits.app_name = "rime.hwalja";
  traits.min_log_level = 2;
  rime->setup(&traits);
  rime->initialize(&traits);
  if (rime->start_maintenance(True)) rime->join_maintenance_thread();
  char line[size];
  while (fgets(line, sizeof line, stdin)) {
    int number = atoi(strtok(line, " \n"));
    const char *schema = strtok(NULL, " \n");
    char *key = strtok(NULL, " \n");
    if (key == NULL) {
      if (session[number]) rime->destroy_session(session[number]);
      session[number] = rime->create_session();
      field[number][0] = 0;
      if (!rime->select_schema(session[number], schema)) return 2;
    }
    for (; key != NULL; key = strtok(NULL, " \n")) press(rime, number, atoi(key), atoi(strchr(key, ':') + 1));
    show(rime, number);
  }
  rime->finalize();
  return 0;
}
