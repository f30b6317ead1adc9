"""Writes a share of a conformance file as a constant for a firmware: pack.py MAP FILE ROWS

MAP is the layout's map in JSON, whose members are the keys in the order of their numbers. A row is how many steps it
has, the steps, how many bytes of text there are then, and these. The last row has no steps.
"""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as stream:
    steps = {key: number for number, key in enumerate(json.load(stream))}
steps.update({"…": 249, "_": 250, "␣": 251, "⌫": 252, "⎌": 253})
with open(sys.argv[2], encoding="utf-8") as stream:
    rows = [line.rstrip("\n").split("\t") for line in stream if not line.startswith("#")]
print("static const unsigned char rows[] HWALJA_PROGMEM = {")
for keys, text in rows[:: len(rows) // int(sys.argv[3])]:
    numbers, data = [steps[key] for key in keys.split(" ")], text.encode()
    print(*[len(numbers), *numbers, len(data), *data], sep=",", end=",\n")
print("0};")
