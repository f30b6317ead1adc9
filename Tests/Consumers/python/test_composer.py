"""What a program in Python sees of a composer, beside the text that every language types."""

from __future__ import annotations

import copy
import unittest

import hwalja
from hwalja import Composer, Edit

CHEONJIIN = hwalja.cheonjiin


def after(keys: str) -> Composer:
    """A composer of Cheonjiin after these keys."""
    composer = Composer(CHEONJIIN)
    for key in keys.split():
        composer.press(CHEONJIIN.key(key))
    return composer


class Composing(unittest.TestCase):
    def test_an_edit_leaves_what_stays(self) -> None:
        composer = after("ㅇㅁ 인 천 ㄴㄹ ㅈㅊ")
        self.assertEqual(composer.press(CHEONJIIN.key("ㅈㅊ")), Edit(1, "안ㅊ"))
        self.assertEqual(composer.press(CHEONJIIN.key("인")), Edit(1, "치"))
        self.assertEqual(composer.backspace("stroke"), Edit(1, "ㅊ"))

    def test_keys_of_other_layouts_do_nothing(self) -> None:
        for layout in hwalja.layouts:
            composer = Composer(layout)
            composer.press(layout.keys[0])
            before = composer.composing
            others = [key for other in hwalja.layouts if other is not layout for key in other.keys]
            for key in [*others, None]:
                self.assertEqual(composer.press(key), Edit(0, ""))
                composer.end_cycle(key)
                self.assertIsNone(layout.edit(key, "가"))
                self.assertNotIn(key, layout)
            self.assertEqual(composer.composing, before)
            self.assertEqual(composer.backspace("stroke"), Edit(len(before), ""))
            self.assertEqual((composer.backspace(), composer.backspace("stroke")), (None, None))

    def test_space_does_as_it_is_told(self) -> None:
        for only_ends in (True, False):
            composer = after("ㄱㅋ 인")
            self.assertEqual(composer.space(only_ends), Edit(0, "" if only_ends else " "))
            self.assertEqual(composer.composing, "")
            self.assertEqual(composer.space(only_ends), Edit(0, " "))

    def test_there_are_two_steps(self) -> None:
        with self.assertRaises(ValueError):
            Composer(CHEONJIIN).backspace("syllable")  # type: ignore[arg-type]

    def test_a_copy_goes_its_own_way(self) -> None:
        composer = after("ㅇㅁ 인 천")
        other = copy.copy(composer)
        other.backspace("stroke")
        composer.press(CHEONJIIN.key("ㄴㄹ"))
        self.assertEqual((composer.composing, other.composing), ("안", "이"))
        composer.backspace("stroke")
        self.assertEqual((composer.composing, other.composing), ("아", "이"))

    def test_a_run_has_no_end(self) -> None:
        # By syllables, after the last one's strokes; a syllable of one key goes by strokes alone.
        for keys, expected in (("ㅇㅁ 인 천 ㄴㄹ ㄱㅋ 천 지 ㄷㅌ " * 500, 1_003), (".,?! " * 4_000, 4_000)):
            composer, taken = after(keys), 0
            while composer.backspace("stroke"):
                taken += 1
            self.assertEqual(taken, expected)

    def test_foreign_text_is_left_alone(self) -> None:
        for text in ["a", "가😀", "👨‍👩‍👧", "\ud800", "\udc00가\udc00", "\0", "가 ", "\U0010ffff", "ᄀ\u1161"]:
            for layout in hwalja.layouts:
                self.assertIsNone(layout.deletion(text))
                for key in layout.keys:
                    self.assertEqual(layout.edit(key, text), layout.edit(key, ""))
