"""What a keypad is drawn from, by what its keys are found, and tries of one's own."""

from __future__ import annotations

import pathlib
import unittest

import hwalja
from hwalja import Key, KeyboardLayout, Slot, Trie, TrieError

KNOWN = pathlib.Path(__file__).parent.parent / "keys.txt"


def face(key: Key) -> str:
    return f"{key.id}={key.legend}/{key.code or '-'}"


def described(layout: KeyboardLayout) -> list[str]:
    """The layout as keys.txt has it."""
    space = "ends the run" if layout.space_ends_run else "writes"
    lines = [f"{layout.id} {layout.name} {layout.latin_name} {space}"]
    lines.append("  " + " ".join(face(key) for key in layout.keys if not key.is_shifted))
    lines.append("  scalars: " + "".join(f"{key.scalar}" for key in layout.keys))
    shifted = [(layout.rows[key.row][key.column].key, key) for key in layout.keys if key.is_shifted]
    if shifted:
        lines.append("  shift: " + " ".join(f"{under and under.id}>{face(key)}" for under, key in shifted))
    return lines


def drawn(row: tuple[Slot, ...]) -> str:
    slots = [(slot.key.id if slot.key else f"{slot.mark}", slot.width) for slot in row]
    return " ".join(name + ("" if width == 1 else f"*{width:g}") for name, width in slots)


class Layouts(unittest.TestCase):
    maxDiff = None

    def test_they_are_those_people_know(self) -> None:
        expected = [line for line in KNOWN.read_text("utf-8").splitlines() if not line.startswith("# ")]
        self.assertEqual([line for layout in hwalja.layouts for line in described(layout)], expected)

    def test_rows_are_those_of_the_first_page(self) -> None:
        self.assertEqual(drawn(hwalja.cheonjiin.rows[3]), "gap ㅇㅁ space gap")
        self.assertEqual(drawn(hwalja.dubeolsik.rows[2]), "shift*1.5 ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ backspace*1.5")

    def test_keys_are_found_by_what_names_them(self) -> None:
        for layout in hwalja.layouts:
            self.assertIs(hwalja.layout(layout.id), layout)
            for number, key in enumerate(layout.keys):
                self.assertEqual(key.number, number)
                self.assertIs(layout.key(key.id), key)
                self.assertIs(layout.key_by_scalar(key.scalar or ""), key)
                self.assertIs(layout.key_by_code(key.code or ""), key if key.code else None)
                if not key.is_shifted:
                    self.assertIs(layout.rows[key.row][key.column].key, key)

    def test_the_style_of_dots_is_a_parameter_of_one_that_has_some(self) -> None:
        cheonjiin, *others = hwalja.layouts
        other = cheonjiin.writing("compatibility")
        self.assertEqual((cheonjiin.trie.dots, other.trie.dots), ("conjoining", "compatibility"))
        self.assertIs(other.keys, cheonjiin.keys)
        dot = cheonjiin.key("천")
        self.assertEqual(other.edit(dot, "ㄱ"), (1, "ㄱㆍ"))
        self.assertEqual(cheonjiin.edit(dot, "ㄱ"), (1, "\u1100\u119e"))
        self.assertEqual(other.writing("conjoining").edit(dot, "ㄱ"), (1, "\u1100\u119e"))
        for layout in others:
            self.assertIs(layout.writing("compatibility"), layout)
            self.assertIsNone(layout.trie.dots)
        with self.assertRaises(ValueError):
            cheonjiin.writing("round")  # type: ignore[arg-type]

    def test_what_is_not_there_is_none(self) -> None:
        for layout in hwalja.layouts:
            for name in ("", "⌫", "가", "□"):
                self.assertEqual((layout.key(name), layout.key_by_code(name), layout.key_by_scalar(name)), (None,) * 3)
            # Keys without a code have None there, and are no answer to a question without one.
            self.assertIsNone(layout.key_by_code(None))  # type: ignore[arg-type]
        self.assertIsNone(hwalja.layout("qwerty"))

    def test_one_of_ones_own_has_the_keys_of_its_trie_in_order(self) -> None:
        def own(keys: list[Key]) -> KeyboardLayout:
            return KeyboardLayout(
                "own", name="", latin_name="", space_ends_run=True, keys=keys, rows=[], trie=hwalja.sky.trie
            )

        keys = list(hwalja.sky.keys)
        self.assertEqual(own(keys).edit(keys[0], ""), hwalja.sky.edit(keys[0], ""))
        for wrong in ([], keys[:-1], keys[::-1]):
            with self.assertRaises(ValueError):
                own(wrong)

    def test_a_module_has_public_names_alone(self) -> None:
        names: dict[str, object] = {}
        exec("from hwalja import *", names)
        public = {name for name in names if not name.startswith("__")}
        self.assertEqual(public, {
            "Composer", "Dots", "Edit", "Key", "KeyboardLayout", "Mark", "Slot", "Step", "Trie", "TrieError",
            "layout", "layouts", *(layout.id for layout in hwalja.layouts),
        })  # fmt: skip

    def test_damage_is_named(self) -> None:
        whole = hwalja.cheonjiin.trie.data
        for expected, kind, data in [
            ("cut short: 21 bytes of 22", "truncated", b"~" * 21),
            ("cut short: 1201 bytes of 1202", "truncated", whole[:-1]),
            ("too long: 1203 bytes for 1202", "tooLong", whole + b"%"),
            ("not a trie: the first four bytes are not HWJT", "wrongMagic", b" " + whole[1:]),
            ("version 89 is newer than this reader, which knows 1", "newerVersion", whole[:9] + b"~" + whole[10:]),
            ("damaged: the byte at 9 cannot stand there", "wrongByte", whole[:9] + b"%" + whole[10:]),
            ("damaged: the byte at 1202 cannot stand there", "wrongByte", whole + b"\n"),
            ("damaged: the checksum is wrong", "wrongChecksum", whole[:8] + b"~" + whole[9:]),
        ]:
            with self.assertRaises(TrieError) as found:
                Trie.open(data)
            self.assertEqual((str(found.exception), found.exception.kind), (expected, kind))
            self.assertTrue(all(str(detail) in expected for detail in found.exception.details.values()))

    def test_a_number_that_is_no_keys_does_nothing(self) -> None:
        for number in (-1, -hwalja.sky.trie.key_count, hwalja.sky.trie.key_count, 89, 10**9):
            self.assertIsNone(hwalja.sky.trie.replacement(number, 0x3131, 0))
