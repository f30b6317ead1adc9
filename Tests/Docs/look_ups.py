"""Compares the look-ups in docs/spec/FORMAT.md and its example with dist/trie/cheonjiin.trie."""

from __future__ import annotations

import re

import hwalja
from markdown import ROOT

DOCUMENT, EXAMPLE = "docs/spec/FORMAT.md", "docs/examples/look-up.txt"
ERRORS = ["truncated", "tooLong", "wrongMagic", "newerVersion", "wrongByte", "wrongChecksum"]
BYTES = (ROOT / "dist/trie/cheonjiin.trie").read_bytes()
KEYS = [key.id for key in hwalja.cheonjiin.keys] + ["⌫"]


def looked_up(state: str, key: str) -> tuple[int, str]:
    """Returns the number of scalars that are removed from a state, and the new scalars."""
    before, last = [0, 0, *map(ord, state)][-2:]
    return hwalja.Trie.open(BYTES).look_up(KEYS.index(key), last, before) or (0, "")


def wrong_rows(document: str) -> list[str]:
    """Returns the wrong rows in the table of test vectors. A row has a state, a key, the number of removed scalars, and
    the new scalars."""
    rows = re.findall(r"^\| (\S+) \| (\S+) \| (\d) \| (\S+) \| .+ \|$", document, re.M)
    assert len(rows) == 13
    return [f"{DOCUMENT}: {' '.join(row)}: now it is {found}" for row in rows
            if (found := looked_up(row[0], row[1])) != (int(row[2]), row[3].replace("–", ""))]


def wrong_steps() -> list[str]:
    """Returns the lines of the example with wrong bytes or values. The title has the state, the key and the result.
    Each line after it has a name, an expression, the value and its meaning. If the value is in the trie, the line also
    has an offset and the bytes at that offset."""
    example = (ROOT / EXAMPLE).read_text().split("\n\n")[1]
    # Turn the expressions into Python. `from` is a keyword in Python.
    for sign, operator in [("×", "*"), ("÷", "//"), (" mod ", " % "), ("from", "start")]:
        example = example.replace(sign, operator)
    title, *lines = example.splitlines()
    names, wrong = {}, []
    for line in lines:
        name, expression, *place, value, _ = re.split("  +", line)
        found = eval(expression, dict(names))  # noqa: S307
        if place:
            offset, digits = place
            there = BYTES[found:found + len(digits)].decode()
            if (found, there) != (int(offset), digits):
                wrong.append(f"{EXAMPLE}: {line}: now {there} at {found}")
            found = sum((ord(digit) - ord("%")) * 90**power for power, digit in enumerate(digits))
        if found != int(value):
            wrong.append(f"{EXAMPLE}: {line}: now it is {found}")
        names[name] = found
    state, _, key, _, text = title.split(" ")
    deleting, written = looked_up(state, key)
    made = {state[: -names["consumed"]] + chr(names["first"]), state[:-deleting] + written}
    if made != {text} or state != chr(names["before"]) + chr(names["last"]):
        wrong.append(f"{EXAMPLE}: {title}: now {written} replaces {deleting}")
    return wrong


def wrong_look_ups() -> list[str]:
    """Returns the errors in the document and in its example."""
    document = (ROOT / DOCUMENT).read_text()
    unnamed = [f"{DOCUMENT}: names no {error}" for error in ERRORS if f"`{error}`" not in document]
    return unnamed + wrong_rows(document) + wrong_steps()
