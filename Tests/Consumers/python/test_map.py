"""The raw look-up says what the full map says, and nothing where that says nothing."""

from __future__ import annotations

import concurrent.futures
import json
import unittest

from hwalja import Edit, KeyboardLayout
from support import LAYOUTS, REVIEW, applied

FOREIGN = ["", "a", "😀", "가😀", "👨‍👩‍👧", "\ud800", "\udc00가\udc00", "\0", "가 ", "\ufffd", "\U0010ffff", "\n", "ᄀ\u1161"]


def look_up(layout: KeyboardLayout, name: str, text: str) -> Edit | None:
    return layout.deletion(text) if name == "⌫" else layout.edit(layout.key(name), text)


def mapped(table: dict[str, str], text: str) -> str | None:
    """What the map makes of `text`: the longest state that it ends in counts."""
    for start in range(max(0, len(text) - 2), len(text) + 1):
        if text[start:] in table:
            return text[:start] + table[text[start:]]
    return None


def compare(path: str) -> tuple[int, list[str]]:
    """How many look-ups agree with the map, and those that do not."""
    layout, agreeing, wrong = LAYOUTS[path], 0, []
    file = path.replace("conformance", "json").replace(".tsv", ".full.json")
    full: dict[str, dict[str, str]] = json.loads((REVIEW / file).read_text("utf-8"))
    if set(full) != {"⌫", *(key.id for key in layout.keys)}:
        wrong.append("the keys of the map are others")
    states = {state for table in full.values() for state in table}
    for name, table in full.items():
        for state in states:
            edit = look_up(layout, name, state)
            found, expected = edit and applied(edit, state), mapped(table, state)
            # A key that leaves the text as it is may say so or say nothing.
            if found == expected or (name != "⌫" and (found or state) == (expected or state)):
                agreeing += 1
            else:
                wrong.append(f"{name} after {state}: {found} and not {expected}")
    return agreeing, wrong


class Maps(unittest.TestCase):
    def test_every_transition_is_that_of_the_map(self) -> None:
        with concurrent.futures.ProcessPoolExecutor() as pool:
            for path, (agreeing, wrong) in zip(LAYOUTS, pool.map(compare, LAYOUTS)):
                with self.subTest(path):
                    self.assertEqual(wrong[:10], [])
                    self.assertGreater(agreeing, 100_000)

    def test_foreign_text_is_left_alone(self) -> None:
        for layout in LAYOUTS.values():
            for text in FOREIGN:
                self.assertIsNone(layout.deletion(text))
                for key in layout.keys:
                    self.assertEqual(layout.edit(key, text), layout.edit(key, ""))

    def test_a_dot_joins_no_lead_that_is_none_of_the_19(self) -> None:
        for layout in LAYOUTS.values():
            for key in layout.keys:
                self.assertEqual(layout.edit(key, "\u1113\u119e"), layout.edit(key, "\u119e"))
