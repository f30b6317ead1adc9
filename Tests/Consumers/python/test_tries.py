"""Opening a trie, as docs/FORMAT.md says it, and what a trie answers that opens and is nonsense."""

from __future__ import annotations

import unittest

import forgeries
import hwalja
from hwalja import Trie, TrieError
from support import LAYOUTS, REVIEW, SOURCE

CHEONJIIN = hwalja.cheonjiin.trie.data
SIZE = len(CHEONJIIN)


def problem(data: bytes) -> TrieError | None:
    try:
        Trie.open(data)
    except TrieError as error:
        return error
    return None


def changed(bytes_at: dict[int, int]) -> bytes:
    """The trie with other bytes at some offsets."""
    data = bytearray(CHEONJIIN)
    for offset, byte in bytes_at.items():
        data[offset] = byte
    return bytes(data)


class Tries(unittest.TestCase):
    def test_those_of_the_layouts_are_the_files(self) -> None:
        for path, layout in LAYOUTS.items():
            folder = REVIEW / "compatibility" if path.startswith("compatibility") else SOURCE
            with self.subTest(path):
                data = (folder / "trie" / f"{layout.id.removesuffix('-compatibility')}.trie").read_bytes()
                self.assertEqual(Trie.open(data).data, layout.trie.data)

    def test_the_first_check_that_fails_is_named(self) -> None:
        for expected, kind, data in [
            ("cut short: 21 bytes of 22", "truncated", b"~" * 21),
            ("not a trie: the first four bytes are not HWJT", "wrongMagic", changed({0: 0x20, 9: 0x27})),
            ("version 2 is newer than this reader, which knows 1", "newerVersion", changed({9: 0x27, 30: 0xFF})),
            ("version 89 is newer than this reader, which knows 1", "newerVersion", changed({9: 0x7E})),
            ("damaged: the byte at 9 cannot stand there", "wrongByte", changed({9: 0x7F, 30: 0})),
            ("damaged: the byte at 4 cannot stand there", "wrongByte", changed({4: 0x24, 9: 0x25})),
            (f"damaged: the byte at {SIZE} cannot stand there", "wrongByte", CHEONJIIN + b"\n"),
            ("damaged: the byte at 9 cannot stand there", "wrongByte", changed({9: 0x25})[:-1]),
            (f"cut short: {SIZE - 1} bytes of {SIZE}", "truncated", CHEONJIIN[:-1]),
            (f"too long: {SIZE + 1} bytes for {SIZE}", "tooLong", CHEONJIIN + b"%"),
            (f"too long: {SIZE} bytes for 0", "tooLong", changed({10: 0x25, 11: 0x25})),
            ("damaged: the checksum is wrong", "wrongChecksum", changed({8: 0x7E})),
        ]:
            found = problem(data)
            self.assertEqual((str(found), found and found.kind), (expected, kind))
            self.assertTrue(all(str(detail) in expected for detail in (found.details.values() if found else ())))

    def test_every_loss_and_every_turned_bit_is_found(self) -> None:
        for offset in range(SIZE):
            self.assertIsNotNone(problem(CHEONJIIN[:offset]), f"{offset} bytes")
            for bit in range(8):
                turned = changed({offset: CHEONJIIN[offset] ^ 1 << bit})
                self.assertIsNotNone(problem(turned), f"bit {bit} at {offset}")

    def test_a_trie_of_nonsense_answers_with_text_or_not_at_all(self) -> None:
        answers = 0
        for number, data in enumerate(forgeries.forged(CHEONJIIN)):
            trie = Trie.open(data)
            for key, last, before in forgeries.questions(number):
                deleting, text = trie.replacement(key, last, before) or (0, "")
                self.assertLessEqual(deleting, 2 if before else 1)
                self.assertLessEqual(len(text), 3)
                self.assertNotIn(b"\0", text.encode("utf-8"))
                answers += text != ""
        self.assertGreater(answers, 100_000)

    def test_a_number_that_is_no_keys_does_nothing(self) -> None:
        for layout in LAYOUTS.values():
            for number in (-1, -layout.trie.key_count, layout.trie.key_count, 89, 10**9):
                self.assertIsNone(layout.trie.replacement(number, 0x3131, 0))
