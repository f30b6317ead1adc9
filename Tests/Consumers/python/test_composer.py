"""The composer, by what a person at the keyboard sees."""

from __future__ import annotations

import copy
import random
import tracemalloc
import unittest

import hwalja
from hwalja import Composer, Edit, KeyboardLayout, Trie
from support import LAYOUTS, applied, type_keys

CHEONJIIN = hwalja.cheonjiin


class Model:
    """A composer as plainly as it can be said: it keeps every text that the run was."""

    def __init__(self, layout: KeyboardLayout) -> None:
        self.layout, self.run, self.history = layout, "", list[str]()
        self.pending: int | None = None

    def press(self, name: str) -> None:
        edit = self.layout.edit(self.layout.key(name), self.run)
        after = applied(edit, self.run) if edit else self.run
        if after != self.run:
            self.history.append(self.run)
            self.run, self.pending = after, None

    def end(self) -> None:
        self.run, self.history, self.pending = "", [], None

    def backspace(self) -> None:
        edit = self.layout.deletion(self.run)
        after = applied(edit, self.run) if edit else self.run[:-1]
        self.end()
        self.run = after

    def take_back(self) -> None:
        is_pending = self.run[-1:] in ("ᆞ", "ᆢ", "ㆍ") and ("ᄀ" <= self.run[-2:-1] <= "ᄒ" or "ㄱ" <= self.run[-2:-1] <= "ㅎ")
        rest = self.run[: -2 if is_pending else -1]
        if self.pending is None:
            places = [place for place, text in enumerate(self.history) if text == rest]
            self.pending = len(self.history) - places[-1] if places else len(self.history)
        if self.pending:
            self.pending -= 1
            self.run = self.history.pop()
        else:
            self.end()
            self.run = rest


class Composing(unittest.TestCase):
    def test_it_does_what_a_plain_model_does(self) -> None:
        for path, layout in LAYOUTS.items():
            dice = random.Random(path)
            composer, model, field, committed = Composer(layout), Model(layout), "", ""
            for _ in range(6_000):
                act = dice.random()
                if act < 0.72:
                    key = dice.choice(layout.keys)
                    field = applied(composer.press(key), field)
                    model.press(key.id)
                elif act < 0.97:
                    step = dice.choice(("jamo", "stroke", "stroke", "stroke"))
                    edit = composer.backspace("jamo" if step == "jamo" else "stroke")
                    self.assertEqual(edit is None, model.run == "")
                    if edit:
                        field = applied(edit, field)
                        model.backspace() if step == "jamo" else model.take_back()
                elif dice.random() < 0.5:
                    composer.commit()
                    committed = field
                    model.end()
                else:
                    field = applied(composer.space(ends_run=False), field)
                    committed = committed + model.run + " "
                    model.end()
                self.assertEqual(composer.composing, model.run)
                self.assertEqual(field, committed + model.run)

    def test_strokes_come_back_one_by_one_and_then_syllables(self) -> None:
        composer, text = type_keys(CHEONJIIN, "ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ")
        seen = [text]
        while edit := composer.backspace("stroke"):
            text = applied(edit, text)
            seen.append(text)
        self.assertEqual(seen, ["않", "안ㅅ", "안", "아", "이", "ㅇ", ""])

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
        composer, text = type_keys(hwalja.naratgeul, "ㅇ ㅣ ㅁ 쌍자음 쌍자음")
        self.assertEqual((text, composer.composing), ("임", "임"))
        self.assertEqual(composer.backspace("stroke"), Edit(1, "이"))

    def test_a_look_up_that_changes_nothing_is_no_stroke(self) -> None:
        class Idle(Trie):
            def replacement(self, number: int, last: int, before: int) -> tuple[int, str] | None:
                return (0, "ㄱ") if number == 0 else (1, chr(last))

        keypad = " ".join("abcdefghijk")
        trie = Idle(CHEONJIIN.trie.data)
        layout = KeyboardLayout("own", name="", latin_name="", space_ends_run=True, keypad=keypad, trie=trie)
        composer, _ = type_keys(layout, "a b b")
        composer.backspace("stroke")
        self.assertEqual(composer.composing, "")

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
        composer, _ = type_keys(CHEONJIIN, "ㅇㅁ 인 천")
        other = copy.copy(composer)
        other.backspace("stroke")
        composer.press(CHEONJIIN.key("ㄴㄹ"))
        self.assertEqual((composer.composing, other.composing), ("안", "이"))

    def test_a_long_run_costs_no_more_for_each_press_than_a_short_one(self) -> None:
        keys = [CHEONJIIN.key(name) for name in "ㅇㅁ 인 천 ㄴㄹ ㄱㅋ 천 지 ㄷㅌ".split()]
        composer = Composer(CHEONJIIN)
        tracemalloc.start()
        sizes = [0]
        for number in range(20_000):
            composer.press(keys[number % 8])
            if number % 5_000 == 4_999:
                sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        # A copy of the run at each press would make the last quarter seven times the first.
        self.assertLess(sizes[-1] - sizes[-2], 2 * (sizes[1] - sizes[0]))
        syllables = len(composer.composing)
        self.assertEqual(syllables, 5_000)
        presses = 0
        while composer.backspace("stroke"):
            presses += 1
        self.assertLess(abs(presses - syllables), 8)

    def test_twenty_thousand_presses_of_one_syllable_come_back_one_by_one(self) -> None:
        composer = Composer(CHEONJIIN)
        for _ in range(20_000):
            composer.press(CHEONJIIN.key(".,?!"))
        presses = 0
        while composer.backspace("stroke"):
            presses += 1
        self.assertEqual(presses, 20_000)
