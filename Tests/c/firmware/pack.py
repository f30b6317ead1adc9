"""Writes some thousand short lines of `conform --print` as a constant for a firmware: pack.py LAYOUT <LINES

A row has the number of steps, the steps, the number of bytes in the text after these steps, and the bytes themselves.
The last row has no steps.
"""

import sys

import hwalja

steps = {key.id: key.number for key in hwalja.layout(sys.argv[1].removesuffix("-compatibility")).keys}
# field.h numbers these steps downwards from -1. Here, the numbers are bytes.
steps.update((word, 255 - place) for place, word in enumerate("_␣⌫⎌…"))
columns = [line.rstrip("\n").split("\t") for line in sys.stdin]
rows = [(words.split(), text) for _, layout, words, text in columns if layout == sys.argv[1] and words.count(" ") < 16]
print("static const unsigned char rows[] HWALJA_PROGMEM = {")
for words, text in rows[:: len(rows) // 1000]:
    numbers, data = [steps[word] for word in words], text.encode()
    print(*[len(numbers), *numbers, len(data), *data], sep=",", end=",\n")
print("0};")
