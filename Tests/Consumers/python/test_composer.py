"""The composer, by what a person at the keyboard sees."""

from __future__ import annotations

import copy
import unittest

import hwalja
from hwalja import Composer, Edit, KeyboardLayout, Trie
from support import LAYOUTS, applied, state

CHEONJIIN = hwalja.cheonjiin


class Composing(unittest.TestCase):
    def test_strokes_come_back_one_by_one_and_then_syllables(self) -> None:
        composer, text = state(CHEONJIIN, "ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ")
        seen = [text]
        while edit := composer.backspace("stroke"):
            text = applied(edit, text)
            seen.append(text)
        self.assertEqual(seen, ["않", "안ㅅ", "안", "아", "이", "ㅇ", ""])

    def test_a_press_makes_the_floor_unknown(self) -> None:
        # The first ⎌ leaves 한, which would go whole. Once it has become 하니, its strokes come back.
        self.assertEqual(state(hwalja.dubeolsik, "ㅎ ㅏ ㄴ ㄱ ⎌ ㅣ ⎌ ⎌")[1], "하")

    def test_the_floor_is_where_the_rest_was_last(self) -> None:
        # 아 has been 야 and 아 again before the full stop.
        self.assertEqual(state(CHEONJIIN, "ㅇㅁ 인 천 천 천 .,?! ⎌")[1], "아")
        self.assertEqual(state(CHEONJIIN, "ㅇㅁ 인 천 천 천 .,?! ⎌ ⎌")[1], "")

    def test_a_unit_is_a_lead_with_its_dots_or_one_character(self) -> None:
        # ⌫ forgets the strokes, so that ⎌ takes back a unit.
        for layout in (CHEONJIIN, hwalja.cheonjiin_compatibility):
            for keys, left in (("ㅅㅎ ㅅㅎ 천", ""), ("ㄱㅋ 천 천", ""), (".,?! 천", "."), ("인 지", "ㅣ")):
                self.assertEqual(state(layout, f"{keys} ㅇㅁ ⌫ ⎌")[1], left, keys)

    def test_nothing_is_taken_back_where_nothing_is_composed(self) -> None:
        for layout in LAYOUTS.values():
            composer = Composer(layout)
            self.assertIsNone(composer.backspace())
            self.assertIsNone(composer.backspace("stroke"))
            composer.press(layout.keys[0])
            composer.commit()
            self.assertIsNone(composer.backspace())
            self.assertIsNone(composer.backspace("stroke"))

    def test_keys_of_other_layouts_do_nothing(self) -> None:
        for layout in LAYOUTS.values():
            composer = Composer(layout)
            composer.press(layout.keys[0])
            before = composer.composing
            others = [key for other in LAYOUTS.values() if other is not layout for key in other.keys]
            for key in [*others, None]:
                self.assertEqual(composer.press(key), Edit(0, ""))
                self.assertIsNone(layout.edit(key, "가"))
                self.assertFalse(key in layout)
            self.assertEqual(composer.composing, before)
            self.assertEqual(composer.backspace("stroke"), Edit(len(before), ""))

    def test_a_press_that_does_nothing_is_no_stroke(self) -> None:
        composer, text = state(hwalja.naratgeul, "ㅇ ㅣ ㅁ 쌍자음 쌍자음")
        self.assertEqual((text, composer.composing), ("임", "임"))
        self.assertEqual(composer.backspace("stroke"), Edit(1, "이"))

    def test_an_answer_that_leaves_the_run_as_it_is_is_no_stroke(self) -> None:
        class Idle(Trie):
            def replacement(self, number: int, last: int, before: int) -> tuple[int, str] | None:
                return (0, "ㄱ") if number == 0 else (1, chr(last))

        own = KeyboardLayout(
            "own", name="", latin_name="", space_ends_run=True, keys=CHEONJIIN.keys, rows=[],
            trie=Idle(CHEONJIIN.trie.data),
        )  # fmt: skip
        composer, _ = state(own, "인 천")
        self.assertEqual(composer.press(own.keys[1]), Edit(0, ""))
        self.assertEqual(composer.backspace("stroke"), Edit(1, ""))

    def test_an_edit_leaves_what_stays(self) -> None:
        composer, _ = state(CHEONJIIN, "ㅇㅁ 인 천 ㄴㄹ ㅈㅊ")
        self.assertEqual(composer.press(CHEONJIIN.key("ㅈㅊ")), Edit(1, "안ㅊ"))
        self.assertEqual(composer.press(CHEONJIIN.key("인")), Edit(1, "치"))
        self.assertEqual(composer.backspace("stroke"), Edit(1, "ㅊ"))

    def test_space_does_as_the_layout_says_or_as_it_is_told(self) -> None:
        for layout in LAYOUTS.values():
            for told in (None, True, False):
                only_ends = layout.space_ends_run if told is None else told
                composer = Composer(layout)
                self.assertEqual(composer.space(told), Edit(0, " "))
                composer.press(layout.keys[0])
                self.assertEqual(composer.space(told), Edit(0, "" if only_ends else " "))
                self.assertEqual(composer.composing, "")
                self.assertEqual(composer.space(told), Edit(0, " "))

    def test_there_are_two_steps(self) -> None:
        with self.assertRaises(ValueError):
            Composer(CHEONJIIN).backspace("syllable")  # type: ignore[arg-type]

    def test_a_copy_goes_its_own_way(self) -> None:
        composer = copy.copy(state(CHEONJIIN, "ㅇㅁ 인 천")[0])
        other = copy.copy(composer)
        other.backspace("stroke")
        composer.press(CHEONJIIN.key("ㄴㄹ"))
        self.assertEqual((composer.composing, other.composing), ("안", "이"))
        composer.backspace("stroke")
        self.assertEqual((composer.composing, other.composing), ("아", "이"))

    def test_a_long_run_is_taken_back_by_syllables_and_a_long_syllable_by_strokes(self) -> None:
        for keys, presses in (("ㅇㅁ 인 천 ㄴㄹ ㄱㅋ 천 지 ㄷㅌ", 1_003), (".,?!", 4_000)):
            composer = Composer(CHEONJIIN)
            names = keys.split()
            for number in range(4_000):
                composer.press(CHEONJIIN.key(names[number % len(names)]))
            taken = 0
            while composer.backspace("stroke"):
                taken += 1
            self.assertEqual(taken, presses)
