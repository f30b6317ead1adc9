"""Tests the Python module's own interface. Conformance tests check the text that it types."""

from __future__ import annotations

import copy
import unittest

import hwalja
from hwalja import Composer, Edit, Key, KeyboardLayout, Trie, TrieError, cheonjiin, sky


def after(keys: str) -> Composer:
    """Returns a composer of Cheonjiin after these keys."""
    composer = Composer(cheonjiin)
    for key in keys.split():
        composer.press(cheonjiin.key(key))
    return composer


class Layouts(unittest.TestCase):
    def test_keys_that_need_shift_name_the_key_above_them(self) -> None:
        under = {key.id: key.under for key in hwalja.dubeolsik.keys if key.under}
        self.assertEqual(under, dict(zip("ㅃㅉㄸㄲㅆㅒㅖ", "ㅂㅈㄷㄱㅅㅐㅔ")))
        self.assertFalse(any(key.under for key in cheonjiin.keys))

    def test_keys_are_found_by_id_code_and_scalar(self) -> None:
        for layout in hwalja.layouts:
            self.assertIs(hwalja.layout(layout.id), layout)
            for number, key in enumerate(layout.keys):
                self.assertEqual(key.number, number)
                self.assertIs(layout.key(key.id), key)
                self.assertIs(layout.key_by_scalar(key.scalar or ""), key)
                self.assertIs(layout.key_by_code(key.code or ""), key if key.code else None)
            for name in ("", "⌫", "가", "□"):
                self.assertEqual((layout.key(name), layout.key_by_code(name), layout.key_by_scalar(name)), (None,) * 3)
            # key_by_code(None) must not find a key that has no code.
            self.assertIsNone(layout.key_by_code(None))  # type: ignore[arg-type]
        self.assertIsNone(hwalja.layout("qwerty"))

    def test_the_dot_style_can_be_changed_if_a_layout_has_dots(self) -> None:
        cheonjiin = hwalja.cheonjiin
        other = cheonjiin.writing("compatibility")
        self.assertEqual((cheonjiin.trie.dots, other.trie.dots), ("conjoining", "compatibility"))
        self.assertIs(other.keys, cheonjiin.keys)
        self.assertIsNone(hwalja.sky.trie.dots)
        for layout in hwalja.layouts:
            if layout.trie.dots is None:
                self.assertIs(layout.writing("compatibility"), layout)
        with self.assertRaises(ValueError):
            cheonjiin.writing("round")  # type: ignore[arg-type]

    def test_a_custom_layout_must_have_the_keys_of_its_trie_in_order(self) -> None:
        def own(keys: list[Key]) -> KeyboardLayout:
            return KeyboardLayout("own", name="", latin_name="", space_ends_run=True, keys=keys, trie=sky.trie)

        keys = list(sky.keys)
        self.assertEqual(own(keys).edit(keys[0], ""), sky.edit(keys[0], ""))
        self.assertEqual((own(keys).cycle_timeout, sky.cycle_timeout), (1000, 1000))
        for wrong in ([], keys[:-1], keys[::-1]):
            with self.assertRaises(ValueError):
                own(wrong)

    def test_errors_describe_the_damage(self) -> None:
        whole = cheonjiin.trie.data
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


class Composing(unittest.TestCase):
    def test_an_edit_does_not_rewrite_unchanged_text(self) -> None:
        composer = after("ㅇㅁ 인 천 ㄴㄹ ㅈㅊ")
        self.assertEqual(composer.press(cheonjiin.key("ㅈㅊ")), Edit(1, "안ㅊ"))
        self.assertEqual(composer.press(cheonjiin.key("인")), Edit(1, "치"))
        self.assertEqual(composer.backspace("stroke"), Edit(1, "ㅊ"))

    def test_keys_of_other_layouts_and_invalid_numbers_do_nothing(self) -> None:
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
        for number in (-1, -sky.trie.key_count, sky.trie.key_count, 89, 10**9):
            self.assertIsNone(sky.trie.look_up(number, 0x3131, 0))

    def test_space_obeys_its_argument_and_unknown_units_are_rejected(self) -> None:
        for only_ends in (True, False):
            composer = after("ㄱㅋ 인")
            self.assertEqual(composer.space(only_ends), Edit(0, "" if only_ends else " "))
            self.assertEqual(composer.composing, "")
            self.assertEqual(composer.space(only_ends), Edit(0, " "))
        with self.assertRaises(ValueError):
            Composer(cheonjiin).backspace("syllable")  # type: ignore[arg-type]

    def test_a_copy_is_independent(self) -> None:
        composer = after("ㅇㅁ 인 천")
        other = copy.copy(composer)
        other.backspace("stroke")
        composer.press(cheonjiin.key("ㄴㄹ"))
        self.assertEqual((composer.composing, other.composing), ("안", "이"))
        composer.backspace("stroke")
        self.assertEqual((composer.composing, other.composing), ("아", "이"))

