"""Opening a trie: all checks of docs/FORMAT.md, each by its error."""

from __future__ import annotations

import unittest

import forgeries
import hwalja
from hwalja import KeyboardLayout, Trie, TrieError
from support import LAYOUTS, REVIEW, SOURCE

CHEONJIIN = hwalja.cheonjiin.trie.data
# What may stand before the cursor, of every kind: nothing, leads, syllables with a tail and without, vowels, dots.
CONTEXTS = [0, 0x1100, 0x3131, 0x3133, 0x314E, 0xAC00, 0xAC01, 0xD788, 0xD7A3, 0x314F, 0x3163, 0x119E, 0x11A2, 0x318D]


def error(data: bytes) -> tuple[str, dict[str, int]] | None:
    try:
        Trie.open(data)
    except TrieError as problem:
        return problem.kind, problem.details
    return None


class Opening(unittest.TestCase):
    def test_the_tries_of_the_layouts_are_the_files(self) -> None:
        for path, layout in LAYOUTS.items():
            folder = REVIEW / "compatibility" if path.startswith("compatibility") else SOURCE
            with self.subTest(path):
                data = (folder / "trie" / f"{layout.id}.trie").read_bytes()
                self.assertEqual(Trie.open(data).data, layout.trie.data)

    def test_a_trie_cut_short_says_how_much_there_is(self) -> None:
        for length in range(len(CHEONJIIN)):
            expected = 22 if length < 22 else len(CHEONJIIN)
            self.assertEqual(error(CHEONJIIN[:length]), ("truncated", {"expected": expected, "actual": length}))

    def test_every_turned_bit_is_found(self) -> None:
        for offset in range(len(CHEONJIIN)):
            for bit in range(8):
                data = bytearray(CHEONJIIN)
                data[offset] ^= 1 << bit
                self.assertIsNotNone(error(bytes(data)), f"bit {bit} at {offset}")

    def test_what_is_no_digit_is_named(self) -> None:
        for offset in range(4, len(CHEONJIIN)):
            for byte in b"\0\x24\x7f\xff":
                data = bytearray(CHEONJIIN)
                data[offset] = byte
                self.assertEqual(error(bytes(data)), ("wrongByte", {"offset": offset}))

    def test_a_later_version_may_do_without_digits(self) -> None:
        data = bytearray(CHEONJIIN)
        data[9] += 1
        data[30] = 0xFF
        self.assertEqual(error(bytes(data)), ("newerVersion", {"version": 2}))

    def test_forgeries_with_a_right_checksum_are_found(self) -> None:
        for layout in LAYOUTS.values():
            for expected, data in forgeries.known(forgeries.Forgery(layout.trie.data)):
                self.assertEqual(forgeries.finding(data), expected)

    def test_any_digit_anywhere_is_an_error_or_sound(self) -> None:
        opened = 0
        for number, data in enumerate(forgeries.any_digit(forgeries.Forgery(CHEONJIIN))):
            if forgeries.finding(data) != "sound":
                continue
            opened += 1
            trie = Trie.open(data)
            key = number % trie.key_count
            for last in CONTEXTS:
                for before in CONTEXTS:
                    consumed, text = trie.replacement(key, last, before) or (0, "")
                    self.assertLessEqual(consumed, 2)
                    self.assertLessEqual(len(text), 3)
                    self.assertNotIn(b"\0", text.encode("utf-8"))
        self.assertGreater(opened, 1000)

    def test_errors_have_a_clear_line_each(self) -> None:
        lines = {
            TrieError("wrongMagic"): "not a trie: the first four bytes are not HWJT",
            TrieError("newerVersion", version=2): "version 2 is newer than this reader, which knows 1",
            TrieError("truncated", expected=1228, actual=40): "cut short: 40 bytes of 1228",
            TrieError("tooLong", expected=1228, actual=1229): "too long: 1229 bytes for 1228",
            TrieError("wrongByte", offset=40): "damaged: the byte at 40 is not one of % to ~",
            TrieError("wrongChecksum"): "damaged: the checksum is wrong",
            TrieError("wrongOffset", offset=100): "unsound: the offset at 100 points outside its section",
            TrieError("wrongValue", offset=300): "unsound: the value at 300 has no meaning there",
        }
        self.assertEqual([str(each) for each in lines], list(lines.values()))

    def test_a_keypad_needs_as_many_keys_as_its_trie(self) -> None:
        for keypad in ("", "ㄱ ㄴ ⌫"):
            with self.assertRaises(ValueError):
                KeyboardLayout(
                    "own", name="", latin_name="", space_ends_run=True, keypad=keypad, trie=hwalja.sky.trie
                )

    def test_a_number_that_is_no_keys_does_nothing(self) -> None:
        for layout in LAYOUTS.values():
            for number in (-1, -layout.trie.key_count, layout.trie.key_count, 89, 10**9):
                self.assertIsNone(layout.trie.replacement(number, 0x3131, 0))
