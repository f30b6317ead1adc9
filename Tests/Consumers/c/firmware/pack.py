"""Writes some thousand lines of a conformance file as a constant for a firmware: pack.py LAYOUT FILE

A row is how many steps it has, the steps, how many bytes of text there are then, and these. The last has no steps.
"""

import sys

import hwalja

steps = {key.id: key.number for key in hwalja.layout(sys.argv[1]).keys}
for number, (name, word) in enumerate(zip(["PAUSE", "COMMIT", "SPACE", "BY_JAMO", "BY_STROKE"], "…_␣⌫⎌"), 249):
    steps[word] = number
    print(f"#define {name} {number}")
with open(sys.argv[2], encoding="utf-8") as stream:
    rows = [line.rstrip("\n").split("\t") for line in stream if not line.startswith("#")]
print("static const unsigned char rows[] HWALJA_PROGMEM = {")
for keys, text in rows[:: len(rows) // 1000]:
    numbers, data = [steps[key] for key in keys.split(" ")], text.encode()
    print(*[len(numbers), *numbers, len(data), *data], sep=",", end=",\n")
print("0};")
