"""What a keypad is drawn from."""

from __future__ import annotations

import unittest

import hwalja
from hwalja import Key, KeyboardLayout, Slot
from support import LAYOUTS, SHARED


def face(key: Key) -> str:
    return f"{key.id}={key.legend}/{key.code or '-'}/{key.long_press or '-'}"


def place(slot: Slot) -> str:
    assert (slot.key is None) != (slot.mark is None)
    return (face(slot.key) if slot.key else f"{slot.mark}") + ("" if slot.width == 1 else f"*{slot.width:g}")


def drawn(layout: KeyboardLayout) -> list[str]:
    """The layout as keypads.txt has it."""
    space = "ends the run" if layout.space_ends_run else "writes"
    lines = [f"{layout.id} {layout.name} {layout.latin_name} {space}"]
    lines += ["  " + " ".join(map(place, row)) for row in layout.rows]
    lines.append("  scalars: " + "".join(f"{key.scalar}" for key in layout.keys))
    shifted = [key for key in layout.keys if key.is_shifted]
    if shifted:
        unders = [layout.rows[key.row][key.column].key for key in shifted]
        pairs = [f"{under and under.id}>{face(key)}" for under, key in zip(unders, shifted)]
        lines.append("  shift: " + " ".join(pairs))
    return lines


class Keypads(unittest.TestCase):
    maxDiff = None

    def test_the_layouts_are_those_people_know(self) -> None:
        lines = (SHARED / "keypads.txt").read_text("utf-8").splitlines()
        expected = [line for line in lines if not line.startswith("# ")]
        self.assertEqual([line for layout in hwalja.layouts for line in drawn(layout)], expected)
        self.assertEqual(drawn(hwalja.cheonjiin_compatibility)[1:], drawn(hwalja.cheonjiin)[1:])

    def test_layouts_are_found_by_their_ids(self) -> None:
        for layout in (*hwalja.layouts, hwalja.cheonjiin_compatibility):
            self.assertIs(hwalja.layout(layout.id), layout)
        self.assertEqual(hwalja.cheonjiin_compatibility.id, "cheonjiin-compatibility")
        self.assertIsNone(hwalja.layout("none"))

    def test_keys_say_where_they_are(self) -> None:
        for layout in LAYOUTS.values():
            for number, key in enumerate(layout.keys):
                self.assertEqual(key.number, number)
                self.assertIs(layout.key(key.id), key)
                self.assertIn(key, layout)
                if key.code:
                    self.assertIs(layout.key_by_code(key.code), key)
                if not key.is_shifted:
                    self.assertIs(layout.rows[key.row][key.column].key, key)

    def test_keys_are_found_by_their_scalars_and_by_no_others(self) -> None:
        for layout in LAYOUTS.values():
            found = {scalar: layout.key_by_scalar(chr(scalar)) for scalar in range(0x10000)}
            keys = [key for _, key in sorted(found.items()) if key is not None]
            self.assertEqual(keys, sorted(layout.keys, key=lambda key: ord(key.scalar or "")))
            for name in ("", "ㄱㄱ", layout.keys[0].id + "ㄱ"):
                self.assertIsNone(layout.key_by_scalar(name))

    def test_rows_are_equally_wide(self) -> None:
        for layout in LAYOUTS.values():
            widths = {sum(slot.width for slot in row) for row in layout.rows}
            self.assertEqual(len(widths), 1, layout.id)

    def test_what_is_not_there_is_none(self) -> None:
        for layout in LAYOUTS.values():
            for name in ("", "⌫", "가", "□"):
                self.assertIsNone(layout.key(name))
                self.assertIsNone(layout.key_by_code(name))
            # Keys without a code have None there, and are no answer to a question without one.
            self.assertIsNone(layout.key_by_code(None))  # type: ignore[arg-type]
        self.assertIsNone(hwalja.layout("qwerty"))
        for layout in hwalja.layouts:
            self.assertIs(hwalja.layout(layout.id), layout)

    def test_a_layout_of_ones_own_has_the_keys_of_its_trie_in_order(self) -> None:
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
            "Composer", "Edit", "Key", "KeyboardLayout", "Mark", "Slot", "Step", "Trie", "TrieError",
            "layout", "layouts", "cheonjiin_compatibility", *(layout.id for layout in hwalja.layouts),
        })  # fmt: skip
