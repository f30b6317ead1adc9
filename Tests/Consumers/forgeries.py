"""Makes tries with a right checksum over what is wrong, and says which error each must be.

    forgeries.py TRIE > LIST

A line is what a reader must find (`sound`, or an error as docs/FORMAT.md names it with its details in order),
a tab, and the trie. Where any digit may stand anywhere, the Python reader says what it finds: the others must
agree with it, and its own tests hold it to sound answers.
"""

from __future__ import annotations

import pathlib
import sys
import zlib
from collections.abc import Iterator

import hwalja


class Forgery:
    """A trie under the hands of someone who can mend its checksum."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.letters, self.keys, self.blocks = self.pair(13), self.pair(15), self.pair(17)
        self.leads = self.letters + 3 * self.digit(12)
        self.size, self.key_count = len(data), self.digit(19)

    def digit(self, offset: int) -> int:
        return self.data[offset] - 0x25

    def pair(self, offset: int) -> int:
        return self.digit(offset) + 90 * self.digit(offset + 1)

    def changed(self, *digits: tuple[int, int]) -> bytes:
        """The trie with a digit put at each offset, and the checksum mended."""
        data = bytearray(self.data)
        for offset, digit in digits:
            data[offset] = digit + 0x25
        return sealed(bytes(data))

    def with_pair(self, offset: int, value: int) -> bytes:
        return self.changed((offset, value % 90), (offset + 1, value // 90))

    def with_more(self, offset: int, more: int = 1) -> bytes:
        return self.changed((offset, self.digit(offset) + more))


def sealed(data: bytes) -> bytes:
    checksum = zlib.crc32(data[9:])
    return data[:4] + bytes(checksum // 90**place % 90 + 0x25 for place in range(5)) + data[9:]


def finding(data: bytes) -> str:
    """What `Trie.open` finds in `data`, as a line says it."""
    try:
        hwalja.Trie.open(data)
    except hwalja.TrieError as error:
        return " ".join([error.kind, *(f"{name}={value}" for name, value in sorted(error.details.items()))])
    return "sound"


def known(trie: Forgery) -> Iterator[tuple[str, bytes]]:
    """Forgeries of which docs/FORMAT.md says what they are."""
    size, keys, blocks, leads = trie.size, trie.keys, trie.blocks, trie.leads
    yield "sound", trie.data
    for version in (2, 89):
        yield f"newerVersion version={version}", trie.changed((9, version))
    yield "wrongValue offset=9", trie.changed((9, 0))
    yield f"tooLong actual={size} expected=0", trie.with_pair(10, 0)
    yield f"tooLong actual={size + 1} expected={size}", trie.data + b"%"
    yield f"truncated actual={size} expected=8099", trie.with_pair(10, 8099)
    yield "wrongMagic", b"%" + trie.data[1:]
    yield "wrongChecksum", trie.data[:4] + b"~~~~~" + trie.data[9:]
    yield "wrongValue offset=20", trie.changed((20, 1))
    for pointer in (13, 15, 17):
        place = trie.pair(pointer)
        for offset in (0, 1, place - 1, place + 1, size, 8099):
            yield f"wrongOffset offset={pointer}", trie.with_pair(pointer, offset)
    for length, pointer in ((12, 15), (21, 13), (19, 17)):
        yield f"wrongOffset offset={pointer}", trie.with_more(length)
    bare = trie.data[:keys]
    empty = Forgery(bare).changed((10, keys % 90), (11, keys // 90), (17, keys % 90), (18, keys // 90), (19, 0))
    yield "wrongValue offset=19", empty
    if trie.letters < leads:
        for scalar in (0, 0xD800, 0xDFFF):
            digits = [(trie.letters + place, scalar // 90**place % 90) for place in range(3)]
            yield f"wrongValue offset={trie.letters}", trie.changed(*digits)
    yield f"wrongValue offset={leads}", trie.changed((leads, 30))
    yield f"wrongValue offset={leads}", trie.changed((leads, trie.digit(leads + 1)))
    for lead in (0, 18, 19, 88):
        # The third of the 30 consonants, a cluster.
        yield f"wrongValue offset={leads + 21}", trie.changed((leads + 21, lead))
    yield f"wrongValue offset={keys}", trie.changed((keys, 40 + trie.digit(12)))
    yield f"wrongValue offset={keys + 1}", trie.changed((keys + 1, 23))
    backspace = keys + 10 * (trie.key_count - 1)
    yield f"wrongValue offset={backspace + 1}", trie.changed((backspace + 1, 0))
    for record in range(keys, blocks, 10):
        for pointer in range(record + 2, record + 10, 2):
            for offset in (0, blocks - 1, size - 3, size, 8099):
                yield f"wrongOffset offset={pointer}", trie.with_pair(pointer, offset)
    finals = trie.pair(keys + 2)
    yield f"wrongValue offset={finals + 2}", trie.changed((finals + 2, 89))
    last = max(range(keys, blocks), key=lambda at: ((at - keys) % 2 == 0 and (at - keys) % 10 > 0, trie.pair(at)))
    yield f"wrongOffset offset={last}", trie.with_more(trie.pair(last) + 3)
    yield from known_before_blocks(trie)


def known_before_blocks(trie: Forgery) -> Iterator[tuple[str, bytes]]:
    """A before-block that leads on, one outside the blocks, and one of too many indices."""
    for record in range(trie.keys, trie.blocks, 10):
        block = trie.pair(record + 6)
        for place in range(trie.digit(block + 3)):
            cell = block + 4 + 2 * place
            value = trie.pair(cell)
            if value < 1206:
                continue
            deeper = trie.blocks + 2 * (value - 1206)
            yield f"wrongValue offset={deeper}", trie.with_pair(deeper, value)
            yield f"wrongOffset offset={cell}", trie.with_pair(cell, 8099)
            yield f"wrongValue offset={deeper + 2}", trie.changed((deeper + 2, 29))
            return


def any_digit(trie: Forgery) -> Iterator[bytes]:
    """Six of the 90 digits at every offset, others at each."""
    for offset in range(9, trie.size):
        for turn in range(6):
            yield trie.changed((offset, (offset * 31 + turn * 17) % 90))


if __name__ == "__main__":
    source = Forgery(pathlib.Path(sys.argv[1]).read_bytes())
    for found, data in known(source):
        print(found, data.decode("ascii"), sep="\t")
    for data in any_digit(source):
        print(finding(data), data.decode("ascii"), sep="\t")
