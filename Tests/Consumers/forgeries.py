"""Tries with a right checksum over nonsense, and what each of them must answer.

    forgeries.py TRIE > LIST

A line is a trie, a tab, and what it answers to `questions`, with blanks between: `-` where the key does nothing; else
how many scalars go and, after a colon, the UTF-8 of what comes, in hexadecimal. The answers are those of the Python
runtime: its tests hold them to be text, and other runtimes must give the same.
"""

from __future__ import annotations

import pathlib
import random
import sys
import zlib
from collections.abc import Iterator

import hwalja

# What may stand before the cursor, of every kind: nothing, leads, syllables with a tail and without, vowels, dots.
SCALARS = [0, 0x41, 0x1100, 0x1112, 0x3131, 0x3133, 0x314E, 0xAC00, 0xAC01, 0xD788, 0xD7A3, 0x314F, 0x3163, 0x119E, 0x11A2, 0x318D]


def sealed(data: bytes) -> bytes:
    """`data` with the checksum that it should have."""
    checksum = zlib.crc32(data[9:])
    return data[:4] + bytes(checksum // 90**place % 90 + 0x25 for place in range(5)) + data[9:]


def forged(trie: bytes) -> Iterator[bytes]:
    """The trie as it is, and then with some digits changed: anywhere, in its tables, or all of its cells."""
    yield trie
    dice = random.Random(21)
    blocks = trie[17] - 0x25 + 90 * (trie[18] - 0x25)
    for number in range(3_000):
        data = bytearray(trie)
        places = [range(12, len(trie)), range(12, blocks), range(blocks, len(trie))][number % 3]
        for _ in range(dice.choice((1, 4, 60, 2_000))):
            data[dice.choice(places)] = dice.randrange(0x25, 0x7F)
        yield sealed(bytes(data))


def questions(number: int) -> Iterator[tuple[int, int, int]]:
    """Of the trie on line `number`, from 0: a key, then each scalar as the last with each as the one before it."""
    yield from ((number % 13, last, before) for last in SCALARS for before in SCALARS)


def answer(trie: hwalja.Trie, key: int, last: int, before: int) -> str:
    found = trie.replacement(key, last, before)
    return "-" if found is None else f"{found[0]}:{found[1].encode().hex()}"


if __name__ == "__main__":
    for number, data in enumerate(forged(pathlib.Path(sys.argv[1]).read_bytes())):
        trie = hwalja.Trie.open(data)
        print(data.decode("ascii"), " ".join(answer(trie, *question) for question in questions(number)), sep="\t")
