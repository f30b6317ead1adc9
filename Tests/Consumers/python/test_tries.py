"""Opening a trie: which of the checks of docs/FORMAT.md fails, as Python says it."""

from __future__ import annotations

import pathlib
import unittest

import hwalja
from hwalja import Trie, TrieError

WHOLE = hwalja.cheonjiin.trie.data
SIZE = len(WHOLE)
FILES = pathlib.Path(__file__).parents[3] / "dist/trie"


def changed(bytes_at: dict[int, int]) -> bytes:
    """The trie with other bytes at some offsets."""
    return bytes(bytes_at.get(offset, byte) for offset, byte in enumerate(WHOLE))


class Tries(unittest.TestCase):
    def test_those_of_the_layouts_are_the_files(self) -> None:
        for layout in hwalja.layouts:
            self.assertEqual(Trie.open((FILES / f"{layout.id}.trie").read_bytes()).data, layout.trie.data)

    def test_the_first_check_that_fails_is_named(self) -> None:
        for expected, kind, data in [
            ("cut short: 21 bytes of 22", "truncated", b"~" * 21),
            ("not a trie: the first four bytes are not HWJT", "wrongMagic", changed({0: 0x20, 9: 0x27})),
            ("version 2 is newer than this reader, which knows 1", "newerVersion", changed({9: 0x27, 30: 0xFF})),
            ("version 89 is newer than this reader, which knows 1", "newerVersion", changed({9: 0x7E})),
            ("damaged: the byte at 9 cannot stand there", "wrongByte", changed({9: 0x7F, 30: 0})),
            ("damaged: the byte at 4 cannot stand there", "wrongByte", changed({4: 0x24, 9: 0x25})),
            (f"damaged: the byte at {SIZE} cannot stand there", "wrongByte", WHOLE + b"\n"),
            ("damaged: the byte at 9 cannot stand there", "wrongByte", changed({9: 0x25})[:-1]),
            (f"cut short: {SIZE - 1} bytes of {SIZE}", "truncated", WHOLE[:-1]),
            (f"too long: {SIZE + 1} bytes for {SIZE}", "tooLong", WHOLE + b"%"),
            (f"too long: {SIZE} bytes for 0", "tooLong", changed({10: 0x25, 11: 0x25})),
            ("damaged: the checksum is wrong", "wrongChecksum", changed({8: 0x7E})),
        ]:
            with self.assertRaises(TrieError) as found:
                Trie.open(data)
            self.assertEqual((str(found.exception), found.exception.kind), (expected, kind))
            self.assertTrue(all(str(detail) in expected for detail in found.exception.details.values()))

    def test_a_number_that_is_no_keys_does_nothing(self) -> None:
        for number in (-1, -hwalja.sky.trie.key_count, hwalja.sky.trie.key_count, 89, 10**9):
            self.assertIsNone(hwalja.sky.trie.replacement(number, 0x3131, 0))
