# Generated; do not edit. Made by: swift run gen --format python
# Hwalja format 1, MIT licence.
#
# MIT License
# Copyright (c) 2026 The Hwalja maintainers
# Permission is hereby granted, free of charge, to any person obtaining a copy
# of this software and associated documentation files (the "Software"), to deal
# in the Software without restriction, including without limitation the rights
# to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
# copies of the Software, and to permit persons to whom the Software is
# furnished to do so, subject to the following conditions:
# The above copyright notice and this permission notice shall be included in all
# copies or substantial portions of the Software.
# THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
# IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
# FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
# AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
# LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
# OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
# SOFTWARE.
"""Korean phone keyboards: turns key presses into edits of text.

>>> composer = Composer(cheonjiin)
>>> text = ""
>>> for name in ["ㅇㅁ", "인", "천", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ"]:
...     deleting, inserting = composer.press(cheonjiin.key(name))
...     text = text[: len(text) - deleting] + inserting
>>> text
'않'
>>> composer.backspace("stroke")
Edit(deleting=1, inserting='안ㅅ')

Counts are in code points, as in ``len``.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Literal, NamedTuple

__version__ = "0.1.0"
__all__ = [
    "BackspaceUnit",
    "Composer",
    "DotStyle",
    "Edit",
    "Key",
    "KeyboardLayout",
    "Trie",
    "TrieError",
    "layout",
    "layouts",
    "cheonjiin",
    "cheonjiin_plus",
    "naratgeul",
    "sky",
    "dubeolsik",
    "danmoeum",
]


# The constants of docs/spec/FORMAT.md.
_VERSION = 1
_BASE = 90
_HEADER_SIZE = 22
_KEY_SIZE = 10
# The index of a lead without a vowel in a before-block.
_LEAD_INDEX = 28
# In a record, the key appends no letter, or its letter is a pending dot, which follows the lead.
_NONE = 89
_PENDING = 21
# In a header, pending dots are in the compatibility style.
_COMPATIBILITY = 2
# The first value of each kind of cell. With cell 0, the key appends its letter.
_TAIL = 1
_PUSH = 29
_CARRY = 561
_VOWEL = 1093
_BARE_LEAD = 1114
_APPENDED = 1115
_NOTHING = 1116
_LETTER = 1117
_BEFORE = 1206
# Pending dots, which the next stroke can turn into a vowel.
_DOT = 0x119E
_TWO_DOTS = 0x11A2
_COMPATIBILITY_DOT = 0x318D
_COMPATIBILITY_TWO_DOTS = 0x2025
# The last consonant of each tail, starting with tail 1.
_LAST_CONSONANTS = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ"


_Kind = Literal["wrongMagic", "newerVersion", "truncated", "tooLong", "wrongByte", "wrongChecksum"]

_DESCRIPTIONS: dict[_Kind, str] = {
    "wrongMagic": "not a trie: the first four bytes are not HWJT",
    "newerVersion": "version {version} is newer than this reader, which knows 1",
    "truncated": "cut short: {actual} bytes of {expected}",
    "tooLong": "too long: {actual} bytes for {expected}",
    "wrongByte": "damaged: the byte at {offset} cannot stand there",
    "wrongChecksum": "damaged: the checksum is wrong",
}


class TrieError(ValueError):
    """The reason why bytes cannot be opened as a trie."""

    def __init__(self, kind: _Kind, **details: int) -> None:
        super().__init__(_DESCRIPTIONS[kind].format(**details))
        self.kind: _Kind = kind
        """The check that failed, by its name in docs/spec/FORMAT.md."""
        self.details = details
        """The `offset` of the fault, the `expected` and `actual` sizes in bytes, or the `version`."""


def _check_envelope(data: bytes) -> None:
    """Raises a `TrieError` unless the magic, version, digits, size and checksum of `data` are valid."""
    if len(data) < _HEADER_SIZE:
        raise TrieError("truncated", expected=_HEADER_SIZE, actual=len(data))
    if data[:4] != b"HWJT":
        raise TrieError("wrongMagic")
    digits = [byte - 0x25 for byte in data]
    # The version is checked before all other digits, because a later version may not use digits.
    if _VERSION < digits[9] < _BASE:
        raise TrieError("newerVersion", version=digits[9])
    for offset, digit in enumerate(digits):
        if not 0 <= digit < _BASE:
            raise TrieError("wrongByte", offset=offset)
    if digits[9] != _VERSION:
        raise TrieError("wrongByte", offset=9)
    size = digits[10] + digits[11] * _BASE
    if len(data) != size:
        raise TrieError("truncated" if len(data) < size else "tooLong", expected=size, actual=len(data))
    if zlib.crc32(data[9:]) != sum(digits[4 + place] * _BASE**place for place in range(5)):
        raise TrieError("wrongChecksum")


DotStyle = Literal["conjoining", "compatibility"]
"""The style of pending dots.

``"conjoining"`` is U+119E, or U+11A2 for two dots, after a conjoining lead (U+1100…). ``"compatibility"`` is U+318D, or
U+2025 for two dots, after a compatibility consonant (U+3131…), which every Korean font contains.
"""

_COMPATIBLE = {_DOT: _COMPATIBILITY_DOT, _TWO_DOTS: _COMPATIBILITY_TWO_DOTS}


def _is_syllable(scalar: int) -> bool:
    return 0xAC00 <= scalar <= 0xD7A3


def _syllable(lead: int, vowel: int) -> str:
    return chr(0xAC00 + (lead * 21 + vowel) * 28)


class Trie:
    """The transitions of a layout, encoded in base 90 digits that look-ups read in place.

    A look-up reads at most three cells. Even if digits are damaged, it returns only Unicode scalars or None.
    """

    __slots__ = ("_blocks", "_digits", "_keys", "_letter_count", "_letters", "data", "dots", "key_count")

    def __init__(self, data: bytes, *, dots: DotStyle | None = None) -> None:
        """Creates a trie from trusted data, without checks. Use `Trie.open` for other data.

        The trie writes pending dots in the style `dots`, which defaults to the style in the data.
        """
        self.data: bytes = data
        """The bytes of the trie file."""
        self._digits = bytes(byte - 0x25 for byte in data)
        self._letter_count = self._digit(12)
        self._letters = self._pair(13)
        self._keys = self._pair(15)
        self._blocks = self._pair(17)
        self.key_count: int = self._digit(19)
        """The number of keys, including backspace, which is the last key."""
        style = self._digit(20)
        own: DotStyle = "compatibility" if style == _COMPATIBILITY else "conjoining"
        self.dots: DotStyle | None = (dots or own) if style else None
        """The style of pending dots, or None if there are no pending dots."""

    @staticmethod
    def open(data: bytes) -> Trie:
        """Opens the trie in `data`. Raises `TrieError` if the data is damaged or is not a trie.

        >>> Trie.open(b"GIF89a")
        Traceback (most recent call last):
        ...
        hwalja.TrieError: cut short: 6 bytes of 22
        """
        _check_envelope(data)
        return Trie(data)

    def look_up(self, number: int, last: int, before: int) -> tuple[int, str] | None:
        """Returns the edit of a key after the code points `before` and `last`, which are 0 where the text begins.

        `number` is the key's index in the layout. The index ``key_count - 1`` is backspace. The result contains the
        number of code points to delete, which is at most two, and the text to insert. It is None if the key does
        nothing here or does not exist.
        """
        if not 0 <= number < self.key_count:
            return None
        record = self._keys + _KEY_SIZE * number
        cell, scalar, deleting = self._last_cell(record, last), last, 1
        if cell >= _BEFORE:
            block = self._blocks + 2 * (cell - _BEFORE)
            found = self._exception(block, self._before_index(before))
            cell = found or self._pair(block)
            if found:
                scalar, deleting = before, 2
        if cell:
            made = self._made(cell, scalar, record)
        else:
            made, deleting = self._key_letter(record), 0
        return None if made is None else (deleting, made)

    def _last_cell(self, record: int, last: int) -> int:
        """Returns the cell for the last code point, or 0 if there is no such cell."""
        if _is_syllable(last):
            tail = (last - 0xAC00) % 28
            if tail:
                return self._cell(record + 2, tail)
            return self._cell(record + 4, (last - 0xAC00) // 28 % 21)
        if 0x314F <= last <= 0x3163:
            return self._cell(record + 8, last - 0x314F)
        lead = self._lead(last)
        if lead is not None and last >= 0x3131:
            return self._cell(record + 6, lead)
        for index in range(self._letter_count):
            if self._letter(40 + index) == chr(last):
                return self._cell(record + 8, 21 + index)
        return 0

    def _before_index(self, before: int) -> int | None:
        """Returns the index, in a before-block, of the code point that precedes the last code point."""
        if _is_syllable(before):
            return (before - 0xAC00) % 28
        return None if self._lead(before) is None else _LEAD_INDEX

    def _made(self, cell: int, scalar: int, record: int) -> str | None:
        """Returns the text with which `cell` replaces `scalar`.

        Returns None if the cell does not apply to `scalar`, or if it points to a block.
        """
        if cell < _VOWEL:
            if not _is_syllable(scalar):
                return None
            bare = scalar - (scalar - 0xAC00) % 28
            if cell < _PUSH:
                return chr(bare + cell - _TAIL)
            tail, lead = divmod(cell - (_PUSH if cell < _CARRY else _CARRY), 19)
            added = self._letter(lead) if cell < _CARRY else self._joined(lead, record)
            return None if added is None else chr(bare + tail) + added
        if cell <= _APPENDED:
            lead_of_scalar = self._lead(scalar)
            if lead_of_scalar is None:
                return None
            if cell < _BARE_LEAD:
                return _syllable(lead_of_scalar, cell - _VOWEL)
            return self._letter(lead_of_scalar) if cell == _BARE_LEAD else self._joined(lead_of_scalar, record)
        if cell == _NOTHING:
            return ""
        return self._letter(cell - _LETTER) if cell < _BEFORE else None

    def _joined(self, lead: int, record: int) -> str | None:
        """Returns the key's letter joined to a lead, as a syllable or as the lead and a pending dot."""
        joining, letter = self._digit(record + 1), self._key_letter(record)
        if letter is None or joining > _PENDING:
            return None
        if joining < _PENDING:
            return _syllable(lead, joining)
        consonant = self._letter(lead) if self.dots == "compatibility" else chr(0x1100 + lead)
        return f"{consonant}{letter}"

    def _lead(self, scalar: int) -> int | None:
        """Returns the number of the lead in a syllable, a conjoining lead or a lone consonant."""
        if _is_syllable(scalar):
            return (scalar - 0xAC00) // 588
        if 0x1100 <= scalar <= 0x1112:
            return scalar - 0x1100
        if 0x3131 <= scalar <= 0x314E:
            lead = self._digit(self._letters + 3 * self._letter_count + 19 + scalar - 0x3131)
            return lead if lead < 19 else None
        return None

    def _key_letter(self, record: int) -> str | None:
        """Returns the letter that a key appends."""
        number = self._digit(record)
        return None if number == _NONE else self._letter(number)

    def _letter(self, number: int) -> str | None:
        """Returns the letter with this number.

        The numbers count 19 consonants, then 21 vowels, then the trie's own letters.
        """
        if number < 19:
            return chr(0x3131 + self._digit(self._letters + 3 * self._letter_count + number))
        if number < 40:
            return chr(0x314F + number - 19)
        offset = self._letters + 3 * (number - 40)
        scalar = self._pair(offset) + self._digit(offset + 2) * _BASE**2
        if self.dots == "compatibility":
            scalar = _COMPATIBLE.get(scalar, scalar)
        is_there = number < 40 + self._letter_count and scalar != 0 and not 0xD800 <= scalar <= 0xDFFF
        return chr(scalar) if is_there else None

    def _cell(self, pointer: int, index: int) -> int:
        """Returns the cell at `index` of the block at `pointer`.

        Returns the block's default cell if `index` is outside its range.
        """
        block = self._pair(pointer)
        found = self._exception(block, index)
        return self._pair(block) if found is None else found

    def _exception(self, block: int, index: int | None) -> int | None:
        """Returns the cell at `index` of `block`, or None if `index` is outside the block's range."""
        offset = -1 if index is None else index - self._digit(block + 2)
        return self._pair(block + 4 + 2 * offset) if 0 <= offset < self._digit(block + 3) else None

    def _pair(self, offset: int) -> int:
        """Returns the number that the two digits at `offset` encode. The lower digit comes first."""
        return self._digit(offset) + self._digit(offset + 1) * _BASE

    def _digit(self, offset: int) -> int:
        """Returns the digit at `offset`, or 0 if `offset` is outside the trie."""
        return self._digits[offset] if offset < len(self._digits) else 0


class Edit(NamedTuple):
    """A change of the text before the cursor: a deletion, then an insertion."""

    deleting: int
    """The number of code points before the cursor to delete."""
    inserting: str
    """The text to insert after the deletion."""


@dataclass(frozen=True, eq=False)
class Key:
    """A key of a layout. Keys compare by identity."""

    id: str
    """The name of the key, unique in its layout."""
    legend: str
    """The text that is printed on the key."""
    number: int
    """The index of the key in `KeyboardLayout.keys`."""
    scalar: str | None = None
    """The character that identifies the key in hosts that send characters.

    It is the character that the key appends, or another character if the key only modifies letters.
    """
    code: str | None = None
    """The key of a phone or of a QWERTY keyboard. A capital letter means the key with shift."""
    under: str | None = None
    """The id of the unshifted key in the same place, or None if this key does not need shift."""


class KeyboardLayout:
    """A keyboard layout: a list of keys, and the edits that these keys make before the cursor."""

    def __init__(
        self,
        id: str,
        *,
        name: str,
        latin_name: str,
        space_ends_run: bool,
        cycle_timeout: int = 1000,
        keys: Sequence[Key],
        trie: Trie,
    ) -> None:
        """Creates a custom layout. Raises ValueError unless its keys are the keys of the trie, in order."""
        self.id = id
        """The layout's name in file names."""
        self.name = name
        """The layout's name in Korean."""
        self.latin_name = latin_name
        """The layout's name in Latin letters."""
        self.space_ends_run = space_ends_run
        """True if a space that follows a letter of the run ends the run without inserting a space."""
        self.cycle_timeout = cycle_timeout
        """The pause in milliseconds after which the same key begins a new letter. See `Composer.end_cycle`."""
        self.keys: tuple[Key, ...] = tuple(keys)
        """The keys that type, in the order of the layout. The keys that need shift come last."""
        self.trie = trie
        """The edits of the layout's keys."""
        if [key.number for key in keys] != list(range(trie.key_count - 1)):
            raise ValueError(f"keys must be numbered from 0 to {trie.key_count - 2}, as in the trie")

    def __repr__(self) -> str:
        return f"<KeyboardLayout {self.id}>"

    def writing(self, dots: DotStyle) -> KeyboardLayout:
        """Returns a copy of this layout that writes pending dots in that style.

        Returns the layout itself if it has no pending dots.
        """
        if dots not in ("conjoining", "compatibility"):
            raise ValueError(f'unknown dot style {dots!r}; use "conjoining" or "compatibility"')
        if self.trie.dots is None:
            return self
        layout = copy(self)
        layout.trie = Trie(self.trie.data, dots=dots)
        return layout

    def key(self, id: str) -> Key | None:
        """Returns the key whose id is `id`, or None."""
        return next((key for key in self.keys if key.id == id), None)

    def key_by_code(self, code: str) -> Key | None:
        """Returns the key whose code is `code`, or None."""
        return next((key for key in self.keys if key.code is not None and key.code == code), None)

    def key_by_scalar(self, scalar: str) -> Key | None:
        """Returns the key whose character is `scalar`, or None. For hosts that send characters."""
        return next((key for key in self.keys if key.scalar == scalar), None)

    def __contains__(self, key: object) -> bool:
        """Returns True if `key` belongs to this layout. A key with the same id in another layout does not belong to it.

        >>> layouts[0].keys[0] in layouts[0]
        True
        """
        return key in self.keys

    def edit(self, key: Key | None, text: str) -> Edit | None:
        """Returns the edit of `key` after `text`. This is only the look-up, without a run.

        Returns None if the key does nothing here, or belongs to another layout.
        """
        return self._edit(key.number, text) if key is not None and key in self else None

    def deletion(self, text: str) -> Edit | None:
        """Returns the edit that deletes the last jamo of `text` before the cursor.

        Returns None if no composing run can end like `text`. In that case, delete as usual.
        """
        return self._edit(self.trie.key_count - 1, text)

    def _edit(self, number: int, text: str) -> Edit | None:
        last, before = (ord(text[-place]) if len(text) >= place else 0 for place in (1, 2))
        found = self.trie.look_up(number, last, before)
        return None if found is None else Edit(*found)


BackspaceUnit = Literal["jamo", "stroke"]
"""The unit that one press of backspace deletes.

``"jamo"`` is the last jamo. ``"stroke"`` is the last press within the last syllable. Once all presses of that syllable
are undone, it is a whole syllable.
"""


class Composer:
    """A composer, which turns key presses into edits.

    It holds the composing run, which is the text that can still change.

    Create one for each text field or session. ``copy.copy`` returns an independent composer in the same state.
    """

    __slots__ = ("_floor", "_history", "_layout", "_run")

    def __init__(self, layout: KeyboardLayout) -> None:
        """Creates a composer with an empty run."""
        self._layout = layout
        self._run = ""
        self._history: list[Edit] = []  # the edit that undoes each stroke
        self._floor: int | None = None  # the number of strokes that backspace does not undo; None until computed

    def __copy__(self) -> Composer:
        other = type(self)(self._layout)
        other._run, other._history, other._floor = self._run, [*self._history], self._floor
        return other

    @property
    def layout(self) -> KeyboardLayout:
        """The layout whose keys are pressed."""
        return self._layout

    @property
    def composing(self) -> str:
        """The text of the run."""
        return self._run

    def press(self, key: Key | None) -> Edit:
        """Presses `key`, and returns the edit.

        The edit is empty if `key` is None, belongs to another layout, or does nothing here.
        """
        edit = self._shortened(self._layout.edit(key, self._run) or Edit(0, ""))
        if edit != Edit(0, ""):
            deleted = self._run[len(self._run) - edit.deleting :]
            self._history.append(Edit(len(edit.inserting), deleted))
            self._floor = None
        return self._apply(edit)

    def end_cycle(self, key: Key | None) -> None:
        """Ends the run if `key`, pressed after a pause, begins a new letter.

        The key begins a new letter if the run ends in a consonant or a mark that is part of the key's cycle.
        Call this if the layout's `cycle_timeout` or more has passed since the last press::

            if now - last_press >= composer.layout.cycle_timeout:
                composer.end_cycle(key)
            edit = composer.press(key)
        """

        def after(letter: str) -> str:
            return _applied(self._layout.edit(key, letter) or Edit(0, ""), letter)

        letters = [""]
        while len(letter := after(letters[-1])) == 1 and letter not in letters:
            letters.append(letter)
        last = _consonant_or_mark(self._run)
        if last and last in letters and len(after(last)) == 1:
            self.commit()

    def commit(self) -> None:
        """Ends the run. The text of the run is then final. Also call this when the cursor has moved."""
        self._run = ""
        self._clear_history()

    def space(self, ends_run: bool | None = None) -> Edit:
        """Ends the run, and returns an edit that inserts a space.

        The edit is empty if the run ends in a letter and `space_ends_run` of the layout is true.
        `ends_run`, if given, overrides the layout's value.
        """
        only_ends = self._layout.space_ends_run if ends_run is None else ends_run
        is_written = not (only_ends and _is_hangul(self._run[-1:]))
        self.commit()
        return Edit(0, " " if is_written else "")

    def backspace(self, unit: BackspaceUnit = "jamo") -> Edit | None:
        """Deletes the last `unit` of the run, and returns the edit.

        Returns None if the run is empty. In that case, delete as usual.
        """
        if unit not in ("jamo", "stroke"):
            raise ValueError(f'unknown unit {unit!r}; use "jamo" or "stroke"')
        if not self._run:
            return None
        if unit == "stroke":
            return self._apply(self._undo_stroke())
        self._clear_history()
        return self._apply(self._shortened(self._layout.deletion(self._run) or Edit(1, "")))

    def _undo_stroke(self) -> Edit:
        """Returns the edit that undoes the last stroke, or deletes the last unit if no stroke is left to undo."""
        unit = self._unit_length()
        if self._floor is None:
            self._floor = self._find_floor(self._run[:-unit])
        if len(self._history) > self._floor:
            return self._history.pop()
        self._clear_history()
        return Edit(unit, "")

    def _find_floor(self, rest: str) -> int:
        """Returns the number of strokes that had been made when the run last equalled `rest`; 0 if it never did."""
        run = self._run
        for place in reversed(range(len(self._history))):
            run = _applied(self._history[place], run)
            if run == rest:
                return place
        return 0

    def _unit_length(self) -> int:
        """Returns the length of the last unit, which is a syllable, a letter, or a lead with its pending dot."""
        before, last = self._run[-2:-1], self._run[-1]
        is_dot = ord(last) in (_DOT, _TWO_DOTS, _COMPATIBILITY_DOT, _COMPATIBILITY_TWO_DOTS)
        is_lead = "\u1100" <= before <= "\u1112" or "\u3131" <= before <= "\u314e"
        return 2 if is_dot and is_lead else 1

    def _shortened(self, edit: Edit) -> Edit:
        """Returns `edit` without the characters that it would delete and insert again."""
        deleting, inserting = edit
        while deleting and inserting[:1] == self._run[-deleting]:
            deleting, inserting = deleting - 1, inserting[1:]
        return Edit(deleting, inserting)

    def _apply(self, edit: Edit) -> Edit:
        self._run = _applied(edit, self._run)
        return edit

    def _clear_history(self) -> None:
        self._history, self._floor = [], None


def _applied(edit: Edit, text: str) -> str:
    return text[: len(text) - edit.deleting] + edit.inserting


def _is_hangul(scalar: str) -> bool:
    """Returns True if `scalar` is Korean. In a run, all other scalars are marks."""
    is_letter = "\u1100" <= scalar <= "\u11ff" or "\u3131" <= scalar <= "\u318e" or "\uac00" <= scalar <= "\ud7a3"
    return is_letter or scalar == chr(_COMPATIBILITY_TWO_DOTS)


def _consonant_or_mark(run: str) -> str:
    """Returns the last letter of `run` if that letter is a consonant or a mark, and "" if it is a vowel or a dot."""
    last = run[-1:]
    if "\uac00" <= last <= "\ud7a3":
        tail = (ord(last) - 0xAC00) % 28
        return _LAST_CONSONANTS[tail - 1] if tail else ""
    return "" if _is_hangul(last) and not "\u3131" <= last <= "\u314e" else last


cheonjiin: KeyboardLayout = KeyboardLayout(
    "cheonjiin",
    name="천지인",
    latin_name="Cheonjiin",
    space_ends_run=True,
    cycle_timeout=1000,
    keys=[
        Key("인", "ㅣ", number=0, scalar="ㅣ", code="1"),
        Key("천", "ㆍ", number=1, scalar="ㆍ", code="2"),
        Key("지", "ㅡ", number=2, scalar="ㅡ", code="3"),
        Key("ㄱㅋ", "ㄱㅋ", number=3, scalar="ㄱ", code="4"),
        Key("ㄴㄹ", "ㄴㄹ", number=4, scalar="ㄴ", code="5"),
        Key("ㄷㅌ", "ㄷㅌ", number=5, scalar="ㄷ", code="6"),
        Key("ㅂㅍ", "ㅂㅍ", number=6, scalar="ㅂ", code="7"),
        Key("ㅅㅎ", "ㅅㅎ", number=7, scalar="ㅅ", code="8"),
        Key("ㅈㅊ", "ㅈㅊ", number=8, scalar="ㅈ", code="9"),
        Key(".,?!", ".,?!", number=9, scalar="."),
        Key("ㅇㅁ", "ㅇㅁ", number=10, scalar="ㅇ", code="0"),
    ],
    trie=Trie(
        b"HWJTnU^V/&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'"
        b"~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+"
        b"}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1"
        b"w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71"
        b"%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%"
        b"m1l1%%%%k1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%"
        b"_1&?`1]1%%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1"
        b"%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%"
        b"%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%"
        b"%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%"
        b"%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%"
        b"%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%"
        b"9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616"
        b"%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%"
        b"%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1"
        b"%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1"
        b"I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1"
    ),
)
"""Cheonjiin (천지인)."""

cheonjiin_plus: KeyboardLayout = KeyboardLayout(
    "cheonjiin-plus",
    name="천지인 플러스",
    latin_name="Cheonjiin Plus",
    space_ends_run=False,
    cycle_timeout=1000,
    keys=[
        Key("인", "ㅣ", number=0, scalar="ㅣ", code="l"),
        Key("천", "ㆍ", number=1, scalar="ㆍ", code="k"),
        Key("지", "ㅡ", number=2, scalar="ㅡ", code="m"),
        Key("ㄱ", "ㄱ", number=3, scalar="ㄱ", code="r"),
        Key("ㅋ", "ㅋ", number=4, scalar="ㅋ", code="z"),
        Key("ㄴ", "ㄴ", number=5, scalar="ㄴ", code="s"),
        Key("ㄹ", "ㄹ", number=6, scalar="ㄹ", code="f"),
        Key("ㄷ", "ㄷ", number=7, scalar="ㄷ", code="e"),
        Key("ㅌ", "ㅌ", number=8, scalar="ㅌ", code="x"),
        Key("ㅂ", "ㅂ", number=9, scalar="ㅂ", code="q"),
        Key("ㅍ", "ㅍ", number=10, scalar="ㅍ", code="v"),
        Key("ㅅ", "ㅅ", number=11, scalar="ㅅ", code="t"),
        Key("ㅎ", "ㅎ", number=12, scalar="ㅎ", code="g"),
        Key("ㅈ", "ㅈ", number=13, scalar="ㅈ", code="w"),
        Key("ㅊ", "ㅊ", number=14, scalar="ㅊ", code="c"),
        Key(".,", ".,", number=15, scalar="."),
        Key("?!", "?!", number=16, scalar="?"),
        Key("ㅇ", "ㅇ", number=17, scalar="ㅇ", code="d"),
        Key("ㅁ", "ㅁ", number=18, scalar="ㅁ", code="a"),
        Key("ㄲ", "ㄲ", number=19, scalar="ㄲ", code="R", under="ㄱ"),
        Key("ㄸ", "ㄸ", number=20, scalar="ㄸ", code="E", under="ㄷ"),
        Key("ㅃ", "ㅃ", number=21, scalar="ㅃ", code="Q", under="ㅂ"),
        Key("ㅆ", "ㅆ", number=22, scalar="ㅆ", code="T", under="ㅅ"),
        Key("ㅉ", "ㅉ", number=23, scalar="ㅉ", code="W", under="ㅈ"),
    ],
    trie=Trie(
        b"HWJT871eZ&63+I%2&x(>&3cheonjiin-plusF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@A"
        b"B%&~'~~()*~~~~~~~+,-~./01234567L9x(V)&*6*Q:x(n*&*@+J7x(x+&*.,%~6,<,x+x+4"
        b"~@,r,v,x+'~x+>-x+x+*~x+B-x+x+(~x+F-x+x+5~J-r-2.x+,~P.V.x+x+6~Z.*/D/x+.~\\"
        b"/(0x+x+7~,0`0r0x+1~.141x+x+3~81>1H1x+O~x+x+x+P1P~x+x+x+X10~x+d1x+x++~h1n"
        b"1x+x+&~x+r1x+x+)~x+x+x+x+-~x+x+x+x+/~x+v1x+x+2~x+x+x+x+~~z1D2^2h2:+'?;+V"
        b"+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<"
        b"1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k"
        b"1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%_1&?`1]1%"
        b"%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%"
        b"%-&/%'%%%%%'<>%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%>%%%%%&4Y1%%%"
        b"%%%%%%%%%%%%%%%%%%%%%%%K1*%%%.%%%-%%%%%-73%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%"
        b"%%%F%?%%%Z1%.?%%%%%%%%%%%%%%%3%%%)2u4%%%%%%%%%%%%%%%%%%%%%%N1%%-&1%7%%%%"
        b"%-84%%%%%%%%%%%.'%%%%%%%%%%%%%%%%%%%%%%J%@%%%[1%.@%%%%%%%%%%%%%%%4%%%-/Q"
        b"5%%%%%%%%%%%%%%%%R1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%%%)=,%%%>&%"
        b"%5%%%%%%%%%%%%%0'%%%%%%%%A%%%%%%%%%%%%%:%A%%%\\1)*,%%%%%%%5%%%/.?6%%%%%%%"
        b"%%%%%%%T1%%)&+%<%%%%%<&O%=%%%X1%&=%%%2'[6W1%%;'t1s1%%:)u1%%%%r1;%%%%%-&0"
        b"%6%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G"
        b"1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1>7v1"
    ),
)
"""Cheonjiin Plus (천지인 플러스)."""

naratgeul: KeyboardLayout = KeyboardLayout(
    "naratgeul",
    name="나랏글",
    latin_name="Naratgeul",
    space_ends_run=False,
    cycle_timeout=1000,
    keys=[
        Key("ㄱ", "ㄱ", number=0, scalar="ㄱ", code="1"),
        Key("ㄴ", "ㄴ", number=1, scalar="ㄴ", code="2"),
        Key("ㅏㅓ", "ㅏㅓ", number=2, scalar="ㅏ", code="3"),
        Key("ㄹ", "ㄹ", number=3, scalar="ㄹ", code="4"),
        Key("ㅁ", "ㅁ", number=4, scalar="ㅁ", code="5"),
        Key("ㅗㅜ", "ㅗㅜ", number=5, scalar="ㅗ", code="6"),
        Key("ㅅ", "ㅅ", number=6, scalar="ㅅ", code="7"),
        Key("ㅇ", "ㅇ", number=7, scalar="ㅇ", code="8"),
        Key("ㅣ", "ㅣ", number=8, scalar="ㅣ", code="9"),
        Key("획추가", "획추가", number=9, scalar="ㆆ", code="*"),
        Key("ㅡ", "ㅡ", number=10, scalar="ㅡ", code="0"),
        Key("쌍자음", "쌍자음", number=11, scalar="ㆀ", code="#"),
    ],
    trie=Trie(
        b"HWJTonYd/&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./"
        b"01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)"
        b"u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%"
        b"'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4"
        b"61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%"
        b"%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%"
        b"%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1"
        b"%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%"
        b"A%=%9%'%*%6%%%%74151213181916171>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%"
        b"%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%"
        b"i4%%l4X1%%s4,5L1P1%%%7_1`1]1^1c1d1a1b1i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&"
        b"%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%"
        b"%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%"
        b"G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
    ),
)
"""Naratgeul (나랏글)."""

sky: KeyboardLayout = KeyboardLayout(
    "sky",
    name="스카이",
    latin_name="SKY-II",
    space_ends_run=True,
    cycle_timeout=1000,
    keys=[
        Key("ㄱㅋ", "ㄱㅋ", number=0, scalar="ㄱ", code="1"),
        Key("ㅣㅡ", "ㅣㅡ", number=1, scalar="ㅣ", code="2"),
        Key("ㅏㅑ", "ㅏㅑ", number=2, scalar="ㅏ", code="3"),
        Key("ㄷㅌ", "ㄷㅌ", number=3, scalar="ㄷ", code="4"),
        Key("ㄴㄹ", "ㄴㄹ", number=4, scalar="ㄴ", code="5"),
        Key("ㅓㅕ", "ㅓㅕ", number=5, scalar="ㅓ", code="6"),
        Key("ㅁㅅ", "ㅁㅅ", number=6, scalar="ㅁ", code="7"),
        Key("ㅂㅍ", "ㅂㅍ", number=7, scalar="ㅂ", code="8"),
        Key("ㅗㅛ", "ㅗㅛ", number=8, scalar="ㅗ", code="9"),
        Key("ㅈㅊ", "ㅈㅊ", number=9, scalar="ㅈ", code="*"),
        Key("ㅇㅎ", "ㅇㅎ", number=10, scalar="ㅇ", code="0"),
        Key("ㅜㅠ", "ㅜㅠ", number=11, scalar="ㅜ", code="#"),
    ],
    trie=Trie(
        b"HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./012345"
        b"67%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E("
        b",~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%"
        b"%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%"
        b"%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+"
        b"L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1"
        b"%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%"
        b"%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%"
        b"%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1"
        b"%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%"
        b"'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-8"
        b"1%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5"
        b"%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%"
        b"%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%"
        b"%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%"
        b"H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1"
        b"G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
    ),
)
"""SKY-II (스카이)."""

dubeolsik: KeyboardLayout = KeyboardLayout(
    "dubeolsik",
    name="두벌식",
    latin_name="Dubeolsik",
    space_ends_run=False,
    cycle_timeout=1000,
    keys=[
        Key("ㅂ", "ㅂ", number=0, scalar="ㅂ", code="q"),
        Key("ㅈ", "ㅈ", number=1, scalar="ㅈ", code="w"),
        Key("ㄷ", "ㄷ", number=2, scalar="ㄷ", code="e"),
        Key("ㄱ", "ㄱ", number=3, scalar="ㄱ", code="r"),
        Key("ㅅ", "ㅅ", number=4, scalar="ㅅ", code="t"),
        Key("ㅛ", "ㅛ", number=5, scalar="ㅛ", code="y"),
        Key("ㅕ", "ㅕ", number=6, scalar="ㅕ", code="u"),
        Key("ㅑ", "ㅑ", number=7, scalar="ㅑ", code="i"),
        Key("ㅐ", "ㅐ", number=8, scalar="ㅐ", code="o"),
        Key("ㅔ", "ㅔ", number=9, scalar="ㅔ", code="p"),
        Key("ㅁ", "ㅁ", number=10, scalar="ㅁ", code="a"),
        Key("ㄴ", "ㄴ", number=11, scalar="ㄴ", code="s"),
        Key("ㅇ", "ㅇ", number=12, scalar="ㅇ", code="d"),
        Key("ㄹ", "ㄹ", number=13, scalar="ㄹ", code="f"),
        Key("ㅎ", "ㅎ", number=14, scalar="ㅎ", code="g"),
        Key("ㅗ", "ㅗ", number=15, scalar="ㅗ", code="h"),
        Key("ㅓ", "ㅓ", number=16, scalar="ㅓ", code="j"),
        Key("ㅏ", "ㅏ", number=17, scalar="ㅏ", code="k"),
        Key("ㅣ", "ㅣ", number=18, scalar="ㅣ", code="l"),
        Key("ㅋ", "ㅋ", number=19, scalar="ㅋ", code="z"),
        Key("ㅌ", "ㅌ", number=20, scalar="ㅌ", code="x"),
        Key("ㅊ", "ㅊ", number=21, scalar="ㅊ", code="c"),
        Key("ㅍ", "ㅍ", number=22, scalar="ㅍ", code="v"),
        Key("ㅠ", "ㅠ", number=23, scalar="ㅠ", code="b"),
        Key("ㅜ", "ㅜ", number=24, scalar="ㅜ", code="n"),
        Key("ㅡ", "ㅡ", number=25, scalar="ㅡ", code="m"),
        Key("ㅃ", "ㅃ", number=26, scalar="ㅃ", code="Q", under="ㅂ"),
        Key("ㅉ", "ㅉ", number=27, scalar="ㅉ", code="W", under="ㅈ"),
        Key("ㄸ", "ㄸ", number=28, scalar="ㄸ", code="E", under="ㄷ"),
        Key("ㄲ", "ㄲ", number=29, scalar="ㄲ", code="R", under="ㄱ"),
        Key("ㅆ", "ㅆ", number=30, scalar="ㅆ", code="T", under="ㅅ"),
        Key("ㅒ", "ㅒ", number=31, scalar="ㅒ", code="O", under="ㅐ"),
        Key("ㅖ", "ㅖ", number=32, scalar="ㅖ", code="P", under="ㅔ"),
    ],
    trie=Trie(
        b"HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./"
        b"01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*"
        b"k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+"
        b"k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)"
        b"k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k)"
        b")~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%"
        b"%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?"
        b";+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&"
        b"A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1"
        b"%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%"
        b"-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1"
        b"G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
    ),
)
"""Dubeolsik (두벌식)."""

danmoeum: KeyboardLayout = KeyboardLayout(
    "danmoeum",
    name="단모음",
    latin_name="Danmoeum",
    space_ends_run=False,
    cycle_timeout=1000,
    keys=[
        Key("ㅂ", "ㅂ", number=0, scalar="ㅂ", code="q"),
        Key("ㅈ", "ㅈ", number=1, scalar="ㅈ", code="w"),
        Key("ㄷ", "ㄷ", number=2, scalar="ㄷ", code="e"),
        Key("ㄱ", "ㄱ", number=3, scalar="ㄱ", code="r"),
        Key("ㅅ", "ㅅ", number=4, scalar="ㅅ", code="t"),
        Key("ㅗ", "ㅗ", number=5, scalar="ㅗ", code="h"),
        Key("ㅐ", "ㅐ", number=6, scalar="ㅐ", code="o"),
        Key("ㅔ", "ㅔ", number=7, scalar="ㅔ", code="p"),
        Key("ㅁ", "ㅁ", number=8, scalar="ㅁ", code="a"),
        Key("ㄴ", "ㄴ", number=9, scalar="ㄴ", code="s"),
        Key("ㅇ", "ㅇ", number=10, scalar="ㅇ", code="d"),
        Key("ㄹ", "ㄹ", number=11, scalar="ㄹ", code="f"),
        Key("ㅎ", "ㅎ", number=12, scalar="ㅎ", code="g"),
        Key("ㅓ", "ㅓ", number=13, scalar="ㅓ", code="j"),
        Key("ㅏ", "ㅏ", number=14, scalar="ㅏ", code="k"),
        Key("ㅣ", "ㅣ", number=15, scalar="ㅣ", code="l"),
        Key("ㅋ", "ㅋ", number=16, scalar="ㅋ", code="z"),
        Key("ㅌ", "ㅌ", number=17, scalar="ㅌ", code="x"),
        Key("ㅊ", "ㅊ", number=18, scalar="ㅊ", code="c"),
        Key("ㅍ", "ㅍ", number=19, scalar="ㅍ", code="v"),
        Key("ㅜ", "ㅜ", number=20, scalar="ㅜ", code="n"),
        Key("ㅡ", "ㅡ", number=21, scalar="ㅡ", code="m"),
    ],
    trie=Trie(
        b"HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./0"
        b"1234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D"
        b"+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:"
        b"+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|"
        b".J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%"
        b"%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%"
        b"%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;"
        b"+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-5"
        b"1%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%"
        b"%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%"
        b"%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'65"
        b"1%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>"
        b"%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&"
        b"%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
    ),
)
"""Danmoeum (단모음)."""

layouts: tuple[KeyboardLayout, ...] = (
    cheonjiin,
    cheonjiin_plus,
    naratgeul,
    sky,
    dubeolsik,
    danmoeum,
)
"""All layouts."""


def layout(id: str) -> KeyboardLayout | None:
    """Returns the layout whose id is `id`, or None."""
    return next((each for each in layouts if each.id == id), None)
