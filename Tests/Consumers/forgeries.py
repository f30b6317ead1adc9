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

# What may stand before the cursor, of every kind, as the tests of each language have it again: nothing, leads, syllables with a tail and without, vowels, dots.
SCALARS = [0, 0x41, 0x1100, 0x1112, 0x3131, 0x3133, 0x314E, 0xAC00, 0xAC01, 0xD788, 0xD7A3, 0x314F, 0x3163, 0x119E, 0x11A2, 0x318D]


def sealed(data: bytes) -> bytes:
    """`data` with the checksum that it should have."""
    checksum = zlib.crc32(data[9:])
    return data[:4] + bytes(checksum // 90**place % 90 + 0x25 for place in range(5)) + data[9:]


def pair(number: int) -> tuple[int, int]:
    """The two bytes of a number in base 90, the lower first."""
    return 0x25 + number % 90, 0x25 + number // 90


def forged(trie: bytes) -> Iterator[bytes]:
    """The trie as it is, and then with some digits changed: anywhere, in its tables, or in all of its cells."""
    yield trie
    dice = random.Random(21)
    letters, blocks = (trie[at] - 0x25 + 90 * (trie[at + 1] - 0x25) for at in (13, 17))
    for number in range(3_000):
        data = bytearray(trie)
        places = [range(12, len(trie)), range(12, blocks), range(blocks, len(trie))][number % 3]
        for _ in range(dice.choice((1, 4, 60, 2_000))):
            data[dice.choice(places)] = dice.randrange(0x25, 0x7F)
        if number % 5 == 0:
            # So many letters of its own that the digit for none, and cells for what stands before, would name one too.
            data[12] = 0x7E
            for at in dice.choices(range(blocks, len(trie) - 1, 2), k=200):
                data[at : at + 2] = pair(1206 + dice.randrange(40))
        if number % 7 == 0:
            letter = letters + 3 * dice.randrange(6)
            scalar = dice.choice((0, 0xD7FF, 0xD800, 0xDFFF, 0xE000))
            data[letter : letter + 3] = (*pair(scalar % 8100), 0x25 + scalar // 8100)
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
