"""Answers questions about tries with hwalja.py. docs/examples/driver.py answers questions about composers."""

from __future__ import annotations

import sys

import hwalja


def look_up(trie: hwalja.Trie, word: str) -> str:
    """Returns the text into which a key turns up to two scalars. The key is given by its number."""
    number, _, before = word.partition(":")
    scalars = [int(scalar, 16) for scalar in before.split(",") if scalar]
    second, last = [0, 0, *scalars][-2:]
    found = trie.look_up(int(number), last=last, before=second)
    if found is None:
        return "-"
    deleting, inserting = found
    left = scalars[: len(scalars) - deleting] + [ord(scalar) for scalar in inserting]
    return ":" + ",".join(f"{scalar:X}" for scalar in left)


def open_trie(data: str, look_ups: str) -> str:
    try:
        trie = hwalja.Trie.open(bytes.fromhex(data))
    except hwalja.TrieError:
        return "refused"
    return " ".join(look_up(trie, word) for word in look_ups.split())


for question in sys.stdin:
    _, data, look_ups = question.rstrip("\n").split("\t")
    print(open_trie(data, look_ups))
