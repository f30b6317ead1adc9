// Look-ups and presses a second beside a sorted array with binary search: bench MAP CONFORMANCE
// MAP is the full map as numbers, how many entries and then, sorted, of each the key, the scalar before the last,
// the last, how many go, how many come, and these.
#define _POSIX_C_SOURCE 200809L
#include "check.h"

#include <time.h>

typedef struct entry {
  uint64_t state; // the key, the scalar before the last, the last: 8, 24 and 24 bits
  uint32_t inserting[3];
  uint8_t inserting_count, deleting;
} entry;

static entry *entries;
static size_t entry_count;

static const entry *search(uint64_t state) {
  size_t low = 0, high = entry_count;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (entries[middle].state < state) low = middle + 1; else high = middle;
  }
  return low < entry_count && entries[low].state == state ? &entries[low] : NULL;
}

static uint64_t state_of(int key, uint32_t before, uint32_t last) {
  return (uint64_t)key << 48 | (uint64_t)before << 24 | last;
}

// The longest state that the array has, as the five lines of the full map do.
static const entry *search_longest(int key, uint32_t last, uint32_t before) {
  const entry *found = last != 0 && before != 0 ? search(state_of(key, before, last)) : NULL;
  if (found == NULL && last != 0) found = search(state_of(key, 0, last));
  return found != NULL ? found : search(state_of(key, 0, 0));
}

typedef struct query {
  int key;
  uint32_t last, before;
} query;

// The sum keeps a compiler from leaving the work out.
static uint64_t sum_of(const uint32_t *inserting, unsigned count, unsigned deleting) {
  uint64_t sum = deleting + 7;
  for (unsigned n = 0; n < count; n++) sum = sum * 31 + inserting[n];
  return sum;
}

static uint64_t ask_array(const query *queries, size_t count) {
  uint64_t sum = 0;
  for (size_t n = 0; n < count; n++) {
    const entry *const found = search_longest(queries[n].key, queries[n].last, queries[n].before);
    if (found != NULL) sum += sum_of(found->inserting, found->inserting_count, found->deleting);
  }
  return sum;
}

static uint64_t ask_trie(const query *queries, size_t count) {
  uint64_t sum = 0;
  hwalja_edit edit;
  for (size_t n = 0; n < count; n++) {
    if (hwalja_look_up(&hwalja_layout_cheonjiin, queries[n].key, queries[n].last, queries[n].before, &edit)) {
      sum += sum_of(edit.inserting, edit.inserting_count, edit.deleting);
    }
  }
  return sum;
}

static uint64_t type(const query *queries, size_t count) {
  uint64_t sum = 0;
  hwalja_composer composer;
  hwalja_edit edit;
  hwalja_begin(&composer, &hwalja_layout_cheonjiin);
  for (size_t n = 0; n < count; n++) {
    if (queries[n].last == 0) hwalja_commit(&composer);
    if (hwalja_press(&composer, queries[n].key, &edit)) {
      sum += sum_of(edit.inserting, edit.inserting_count, edit.deleting);
    }
  }
  return sum;
}

static volatile uint64_t sink;

// The best of nine rounds, in nanoseconds a query.
static double time_of(uint64_t (*ask)(const query *, size_t), const query *queries, size_t count) {
  double best = 1e9;
  for (int round = 0; round < 9; round++) {
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    sink = ask(queries, count);
    clock_gettime(CLOCK_MONOTONIC, &end);
    const double nanoseconds =
        (double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec);
    if (nanoseconds / (double)count < best) best = nanoseconds / (double)count;
  }
  return best;
}

static void compare(const char *order, const query *queries, size_t count) {
  const double with_array = time_of(ask_array, queries, count);
  const double with_trie = time_of(ask_trie, queries, count);
  printf("%s: look-ups a second, millions: array %.1f, trie %.1f\n", order, 1e3 / with_array,
         1e3 / with_trie);
}

static void *room(size_t count, size_t size) {
  void *const memory = malloc(count * size);
  CHECK(memory != NULL, "out of memory");
  return memory;
}

static void read_map(const char *path) {
  FILE *const file = fopen(path, "r");
  unsigned long count, key, before, last, deleting, inserted, scalar;
  CHECK(file != NULL && fscanf(file, "%lu", &count) == 1, "%s", path);
  entries = (entry *)room(count, sizeof(entry));
  for (; entry_count < count; entry_count++) {
    entry *const next = &entries[entry_count];
    CHECK(fscanf(file, "%lu %lu %lu %lu %lu", &key, &before, &last, &deleting, &inserted) == 5, "%s", path);
    next->state = state_of((int)key, (uint32_t)before, (uint32_t)last);
    next->deleting = (uint8_t)deleting;
    next->inserting_count = (uint8_t)inserted;
    for (unsigned n = 0; n < inserted; n++) {
      CHECK(fscanf(file, "%lu", &scalar) == 1, "%s", path);
      next->inserting[n] = (uint32_t)scalar;
    }
    CHECK(entry_count == 0 || next[-1].state < next->state, "%s is not sorted", path);
  }
  fclose(file);
}

// The key presses of the conformance file, in order, each with what it finds before it.
static query *read_presses(const char *path, size_t *count) {
  static field typed;
  static char line[4096];
  FILE *const file = fopen(path, "r");
  query *const queries = (query *)room(1000000, sizeof(query));
  CHECK(file != NULL, "%s", path);
  *count = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (line[0] == '#' || strstr(line, "_") != NULL || strstr(line, "␣") != NULL) continue;
    if (strstr(line, "⌫") != NULL || strstr(line, "⎌") != NULL) continue;
    *strchr(line, '\t') = 0;
    field_clear(&typed, &hwalja_layout_cheonjiin);
    for (char *word = strtok(line, " "); word != NULL && *count < 1000000; word = strtok(NULL, " ")) {
      query *const next = &queries[(*count)++];
      next->key = hwalja_find_key(&hwalja_layout_cheonjiin, word);
      next->last = typed.count > 0 ? typed.text[typed.count - 1] : 0;
      next->before = typed.count > 1 ? typed.text[typed.count - 2] : 0;
      field_press(&typed, next->key);
    }
  }
  fclose(file);
  return queries;
}

int main(int count, char **arguments) {
  CHECK(count == 3, "usage: bench MAP CONFORMANCE");
  size_t presses;
  uint32_t seed = 1;
  read_map(arguments[1]);
  query *const queries = read_presses(arguments[2], &presses);
  printf("%lu entries in %lu bytes, a trie of %u bytes, %lu presses\n", (unsigned long)entry_count,
         (unsigned long)(entry_count * sizeof(entry)), hwalja_pair(hwalja_layout_cheonjiin.trie + 10),
         (unsigned long)presses);
  compare("in typing order", queries, presses);
  printf("in typing order: presses a second, millions: composer %.1f\n",
         1e3 / time_of(type, queries, presses));
  for (size_t n = presses; n > 1; n--) {
    const size_t other = (size_t)any(&seed, 1u << 20) * n >> 20;
    const query kept = queries[n - 1];
    queries[n - 1] = queries[other];
    queries[other] = kept;
  }
  compare("in no order", queries, presses);
  free(queries);
  free(entries);
  return 0;
}
