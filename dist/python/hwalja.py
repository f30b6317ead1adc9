# Generated; do not edit. Made by: swift run gen --format python
# Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.
"""Korean phone keyboards: key presses in, edits out.

>>> composer = Composer(cheonjiin)
>>> text = ""
>>> for name in ["ㅇㅁ", "인", "천", "ㄴㄹ"]:
...     deleting, inserting = composer.press(cheonjiin.key(name))
...     text = text[: len(text) - deleting] + inserting
>>> text
'안'

Every count is in code points, as ``len`` counts.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Literal, NamedTuple

__version__ = "1.0.0"
__all__ = [
    "Composer",
    "Edit",
    "Key",
    "KeyboardLayout",
    "Mark",
    "Slot",
    "Step",
    "Trie",
    "TrieError",
    "layout",
    "layouts",
    "cheonjiin",
    "cheonjiin_compatibility",
    "naratgeul",
    "sky",
    "dubeolsik",
    "danmoeum",
]


# Where each kind of cell begins; 0 says nothing.
_PUSH, _CARRY, _VOWEL, _BARE_LEAD, _INITIAL, _NOTHING, _LETTER, _BEFORE = (
    29, 561, 1093, 1114, 1115, 1116, 1117, 1206
)  # fmt: skip
# How many digits a key's record has; the index of a lead without a vowel, in a before-block; the letter
# of a key that appends none, and the lead of what has none.
_KEY_SIZE, _LEAD_INDEX, _NONE = 10, 28, 89
# A letter that follows the conjoining lead, U+1100…, and one that follows the compatibility consonant.
_CONJOINING, _COMPATIBILITY = 21, 22


def _is_syllable(scalar: int) -> bool:
    return 0xAC00 <= scalar < 0xD7A4


def _syllable(lead: int, vowel: int) -> str:
    return chr(0xAC00 + (lead * 21 + vowel) * 28)


def _with_tail(scalar: int, tail: int) -> str:
    return chr(scalar - (scalar - 0xAC00) % 28 + tail)


class Trie:
    """A layout's transitions, in digits of base 90 that are read in place.

    A look-up reads three cells at most and cannot fail. ``Trie(data)`` trusts its data, which must be a
    trie of this project; `Trie.open` checks what comes from elsewhere.
    """

    __slots__ = ("_blocks", "_digits", "_keys", "_letter_count", "_letters", "data", "key_count")

    def __init__(self, data: bytes) -> None:
        self.data = data
        """The trie, as a file of it holds it."""
        self._digits = bytes(byte - 0x25 for byte in data)
        self._letter_count = self._digits[12]
        self._letters = self._pair(13)
        self._keys = self._pair(15)
        self._blocks = self._pair(17)
        self.key_count = self._digits[19]
        """How many keys there are, with backspace, the last."""

    @staticmethod
    def open(data: bytes) -> Trie:
        """Opens the trie in `data` after checking all of it; raises `TrieError` if it is not sound.

        >>> Trie.open(cheonjiin.trie.data[:20])
        Traceback (most recent call last):
        ...
        hwalja.TrieError: cut short: 20 bytes of 22
        """
        _TrieChecker(data).check()
        return Trie(data)

    def replacement(self, number: int, last: int, before: int) -> tuple[int, str] | None:
        """What a key does where `before` and `last` stand before the cursor.

        `number` is the key's place in keypad order, from 0; ``key_count - 1`` is backspace. `last` and
        `before` are code points, 0 for none. Gives how many of the two go, and what comes instead; None if
        the key does nothing here, or there is none of this number.
        """
        if not 0 <= number < self.key_count:
            return None
        record = self._keys + _KEY_SIZE * number
        cell, scalar, consumed = self._last_cell(record, last), last, 1
        if cell >= _BEFORE:
            block = self._blocks + 2 * (cell - _BEFORE)
            found = self._exception(block, self._before_index(before))
            if found:
                cell, scalar, consumed = found, before, 2
            else:
                cell = self._pair(block)
        if cell:
            return consumed, self._made(cell, scalar, record)
        initial = self._digits[record]
        return None if initial == _NONE else (0, self._letter(initial))

    def _last_cell(self, record: int, last: int) -> int:
        """The cell for the last code point, 0 if there is none."""
        if _is_syllable(last):
            tail = (last - 0xAC00) % 28
            if tail:
                return self._cell(record + 2, tail)
            return self._cell(record + 4, (last - 0xAC00) // 28 % 21)
        if 0x314F <= last < 0x3164:
            return self._cell(record + 8, last - 0x314F)
        if last >= 0x3131 and self._lead(last) < 19:
            return self._cell(record + 6, self._lead(last))
        for index in range(self._letter_count):
            if ord(self._letter(40 + index)) == last:
                return self._cell(record + 8, 21 + index)
        return 0

    def _before_index(self, before: int) -> int:
        """The index of the code point before the last, in a before-block."""
        if _is_syllable(before):
            return (before - 0xAC00) % 28
        return _LEAD_INDEX if self._lead(before) < 19 else _NONE

    def _made(self, cell: int, scalar: int, record: int) -> str:
        """What `cell` makes of `scalar`."""
        if cell < _PUSH:
            return _with_tail(scalar, cell - 1)
        if cell < _CARRY:
            tail, lead = divmod(cell - _PUSH, 19)
            return _with_tail(scalar, tail) + self._letter(lead)
        if cell < _VOWEL:
            tail, lead = divmod(cell - _CARRY, 19)
            return _with_tail(scalar, tail) + self._joined(lead, record)
        if cell < _BARE_LEAD:
            return _syllable(self._lead(scalar), cell - _VOWEL)
        if cell == _BARE_LEAD:
            return self._letter(self._lead(scalar))
        if cell == _INITIAL:
            return self._joined(self._lead(scalar), record)
        return "" if cell == _NOTHING else self._letter(cell - _LETTER)

    def _joined(self, lead: int, record: int) -> str:
        """What a key appends, joined to a lead: a syllable, or the lead and a pending dot."""
        vowel = self._digits[record + 1]
        if vowel < 21:
            return _syllable(lead, vowel)
        written = chr(0x1100 + lead) if vowel == _CONJOINING else self._letter(lead)
        return written + self._letter(self._digits[record])

    def _lead(self, scalar: int) -> int:
        """The lead of a syllable, a conjoining lead or a lone consonant; _NONE of anything else."""
        if _is_syllable(scalar):
            return (scalar - 0xAC00) // 588
        if 0x1100 <= scalar < 0x1113:
            return scalar - 0x1100
        if 0x3131 <= scalar < 0x314F:
            return self._digits[self._letters + 3 * self._letter_count + 19 + scalar - 0x3131]
        return _NONE

    def _letter(self, number: int) -> str:
        """A letter by its number: 19 consonants, 21 vowels, then the trie's own."""
        if number < 19:
            return chr(0x3131 + self._digits[self._letters + 3 * self._letter_count + number])
        if number < 40:
            return chr(0x314F + number - 19)
        offset = self._letters + 3 * (number - 40)
        return chr(self._pair(offset) + self._digits[offset + 2] * 8100)

    def _cell(self, pointer: int, index: int) -> int:
        """The cell at `index` of the block that `pointer` names, or the block's own outside its range."""
        block = self._pair(pointer)
        found = self._exception(block, index)
        return self._pair(block) if found is None else found

    def _exception(self, block: int, index: int) -> int | None:
        """The cell at `index` of `block`, None outside its range."""
        offset = index - self._digits[block + 2]
        return self._pair(block + 4 + 2 * offset) if 0 <= offset < self._digits[block + 3] else None

    def _pair(self, offset: int) -> int:
        """A number of two digits, the lower first."""
        return self._digits[offset] + self._digits[offset + 1] * 90


_Kind = Literal[
    "wrongMagic", "newerVersion", "truncated", "tooLong",
    "wrongByte", "wrongChecksum", "wrongOffset", "wrongValue",
]  # fmt: skip

_DESCRIPTIONS: dict[_Kind, str] = {
    "wrongMagic": "not a trie: the first four bytes are not HWJT",
    "newerVersion": "version {version} is newer than this reader, which knows 1",
    "truncated": "cut short: {actual} bytes of {expected}",
    "tooLong": "too long: {actual} bytes for {expected}",
    "wrongByte": "damaged: the byte at {offset} is not one of % to ~",
    "wrongChecksum": "damaged: the checksum is wrong",
    "wrongOffset": "unsound: the offset at {offset} points outside its section",
    "wrongValue": "unsound: the value at {offset} has no meaning there",
}


class TrieError(ValueError):
    """Why bytes cannot be opened as a trie."""

    def __init__(self, kind: _Kind, **details: int) -> None:
        super().__init__(_DESCRIPTIONS[kind].format(**details))
        self.kind: _Kind = kind
        """Which check failed, as docs/FORMAT.md names it."""
        self.details = details
        """In bytes: the `offset` of what is wrong, or the `expected` and `actual` size; or the `version`."""


_HEADER_SIZE, _VERSION = 22, 1


class _Takes(NamedTuple):
    """What a cell is about: whether it has a tail or a vowel to change, or may lead to the one before."""

    tail: bool = False
    vowel: bool = False
    before: bool = False


class _TrieChecker:
    """All checks of a trie, once, so that look-ups need none."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def check(self) -> None:
        self.check_envelope()
        self.letter_count, self.key_count = self.digit(12), self.digit(19)
        self.letters, self.keys, self.blocks = self.pair(13), self.pair(15), self.pair(17)
        self.leads = self.letters + 3 * self.letter_count
        self.consonants = self.leads + 19
        self.check_sections()
        self.check_letters()
        for number in range(self.key_count):
            self.check_key(self.keys + _KEY_SIZE * number)

    def digit(self, offset: int) -> int:
        return self.data[offset] - 0x25

    def pair(self, offset: int) -> int:
        return self.digit(offset) + self.digit(offset + 1) * 90

    def check_envelope(self) -> None:
        """The magic, the version, the size, and the checksum over all that follows it."""
        data = self.data
        if len(data) < _HEADER_SIZE:
            raise TrieError("truncated", expected=_HEADER_SIZE, actual=len(data))
        if data[:4] != b"HWJT":
            raise TrieError("wrongMagic")
        # Before all else, since a later version may do without digits.
        if _VERSION < self.digit(9) < 90:
            raise TrieError("newerVersion", version=self.digit(9))
        for offset, byte in enumerate(data):
            if not 0x25 <= byte <= 0x7E:
                raise TrieError("wrongByte", offset=offset)
        self.check_value(self.digit(9) == _VERSION, 9)
        size = self.pair(10)
        if len(data) != size:
            raise TrieError("truncated" if len(data) < size else "tooLong", expected=size, actual=len(data))
        checksum = sum(self.digit(4 + place) * 90**place for place in range(5))
        if checksum != zlib.crc32(data[9:]):
            raise TrieError("wrongChecksum")

    @staticmethod
    def check_value(holds: bool, offset: int) -> None:
        if not holds:
            raise TrieError("wrongValue", offset=offset)

    @staticmethod
    def check_offset(holds: bool, offset: int) -> None:
        if not holds:
            raise TrieError("wrongOffset", offset=offset)

    def check_sections(self) -> None:
        """The sections follow each other as the lengths in the header say."""
        self.check_value(self.digit(20) == 0, 20)
        self.check_offset(self.letters == _HEADER_SIZE + self.digit(21), 13)
        self.check_offset(self.keys == self.consonants + 30, 15)
        end = self.keys + _KEY_SIZE * self.key_count
        self.check_offset(self.blocks == end and end <= len(self.data), 17)
        self.check_value(self.key_count > 0, 19)

    def check_letters(self) -> None:
        """The letters are Unicode scalars, and the two tables of consonants undo each other."""
        for offset in range(self.letters, self.leads, 3):
            scalar = self.pair(offset) + 8100 * self.digit(offset + 2)
            self.check_value(0 < scalar < 0xD800 or scalar > 0xDFFF, offset)
        for lead in range(19):
            jamo = self.digit(self.leads + lead)
            self.check_value(jamo < 30 and self.digit(self.consonants + jamo) == lead, self.leads + lead)
        for jamo in range(30):
            lead = self.digit(self.consonants + jamo)
            agrees = lead == _NONE or (lead < 19 and self.digit(self.leads + lead) == jamo)
            self.check_value(agrees, self.consonants + jamo)

    def check_key(self, record: int) -> None:
        initial, joining = self.digit(record), self.digit(record + 1)
        self.check_value(initial == _NONE or initial < 40 + self.letter_count, record)
        joins = joining != _NONE
        self.check_value(not joins or (joining <= _COMPATIBILITY and initial != _NONE), record + 1)
        self.check_cells(record + 2, 28, _Takes(tail=True), joins)
        self.check_cells(record + 4, 21, _Takes(tail=True, vowel=True), joins)
        self.check_cells(record + 6, 19, _Takes(vowel=True, before=True), joins)
        self.check_cells(record + 8, 21 + self.letter_count, _Takes(before=True), joins)

    def check_cells(self, pointer: int, size: int, takes: _Takes, joins: bool) -> None:
        """The cells of a block of a key's record, and of the before-blocks that they lead to.

        Nothing leads further from there, so there is no loop.
        """
        for offset, _ in self.cells(pointer, self.pair(pointer), size):
            cell = self.pair(offset)
            if cell < _BEFORE:
                self.check_value(self.is_sound(cell, takes, joins), offset)
                continue
            self.check_value(takes.before, offset)
            block = self.blocks + 2 * (cell - _BEFORE)
            for deeper, index in self.cells(offset, block, _LEAD_INDEX + 1):
                about = takes if index is None else _Takes(tail=index != _LEAD_INDEX, vowel=True)
                self.check_value(self.is_sound(self.pair(deeper), about, joins), deeper)

    def cells(self, pointer: int, block: int, size: int) -> list[tuple[int, int | None]]:
        """The offsets of the cells of the block that `pointer` leads to, with their indices.

        The block's own comes first and has none. The range must end within `size`.
        """
        end = len(self.data)
        is_inside = self.blocks <= block <= end - 4 and block + 4 + 2 * self.digit(block + 3) <= end
        self.check_offset(is_inside, pointer)
        first, count = self.digit(block + 2), self.digit(block + 3)
        self.check_value(first + count <= size, block + 2)
        return [(block, None), *((block + 4 + 2 * place, first + place) for place in range(count))]

    def is_sound(self, cell: int, takes: _Takes, joins: bool) -> bool:
        """Whether `cell` can be done to what it is about, by a key whose initial joins something or not."""
        if cell == 0:
            return True
        if cell < _VOWEL:
            return takes.tail and (joins or cell < _CARRY)
        if cell <= _INITIAL:
            return takes.vowel and (joins or cell < _INITIAL)
        return cell < _BEFORE and cell - _LETTER < 40 + self.letter_count


class Edit(NamedTuple):
    """What a key press does to a text field: delete, then insert."""

    deleting: int
    """How many code points before the cursor to delete."""
    inserting: str
    """What to insert then."""


Mark = Literal["backspace", "enter", "space", "shift", "gap"]
"""What is on a keypad beside the keys that type."""

_MARKS: dict[str, Mark] = {"⌫": "backspace", "⏎": "enter", "␣": "space", "⇧": "shift", "□": "gap"}


@dataclass(frozen=True, eq=False)
class Key:
    """A key of a layout, and what is needed to draw it. Each is equal to itself alone."""

    id: str
    """The name of the key, unique in its layout."""
    legend: str
    """What is printed on it."""
    code: str | None
    """The key of a phone or of a QWERTY keyboard, a capital with shift."""
    long_press: str | None
    """What holding it types."""
    number: int
    """Its place in `KeyboardLayout.keys`, from 0."""
    row: int
    """Its row on the keypad, 0 at the top."""
    column: int
    """Its slot in the row, 0 at the left."""
    is_shifted: bool
    """Whether it needs shift; it lies under the key of the same row and column."""


class Slot(NamedTuple):
    """A place on a keypad: either a key or a mark."""

    key: Key | None
    mark: Mark | None
    width: float
    """In keys."""


class KeyboardLayout:
    """A keyboard layout: its keys, and what each does to the text before the cursor."""

    def __init__(
        self, id: str, *, name: str, latin_name: str, space_ends_run: bool, keypad: str, trie: Trie
    ) -> None:
        """A layout of one's own.

        `keypad` has a line a row, of slots between spaces, whose fields are set apart by tabs. A slot is ⌫,
        ⏎, ␣, ⇧, or □ for a gap, with its width where that is not 1; or a key: id, legend if another, long
        press, the id of the key that it lies under, code. Raises ValueError if the trie has other keys.
        """
        self.id = id
        """The layout's name in file names."""
        self.name = name
        """Its name in Korean."""
        self.latin_name = latin_name
        """Its name in Latin letters."""
        self.space_ends_run = space_ends_run
        """Whether space only ends a composing run, where there is one."""
        self.trie = trie
        """What its keys do."""
        self.rows: tuple[tuple[Slot, ...], ...] = ()
        """The keypad, row by row."""
        self.keys: tuple[Key, ...] = ()
        """The keys that type, in keypad order, those that need shift last."""
        for line in keypad.split("\n"):
            self._add_row(line)
        if len(self.keys) + 1 != trie.key_count:
            raise ValueError(f"a keypad of {len(self.keys)} keys and a trie of {trie.key_count - 1}")

    def __repr__(self) -> str:
        return f"<KeyboardLayout {self.id}>"

    def _add_row(self, line: str) -> None:
        """Reads one line of a keypad; a line of shifted keys is no row."""
        row: list[Slot] = []
        for slot in filter(None, line.split(" ")):
            first, second, *rest = *slot.split("\t"), ""
            if first in _MARKS:
                row.append(Slot(None, _MARKS[first], float(second or 1)))
                continue
            long_press, under, code, *_ = *rest, "", "", ""
            above = self.key(under)
            key = Key(
                id=first,
                legend=second or first,
                code=code or None,
                long_press=long_press or None,
                number=len(self.keys),
                row=above.row if above else len(self.rows),
                column=above.column if above else len(row),
                is_shifted=above is not None,
            )
            self.keys += (key,)
            if not above:
                row.append(Slot(key, None, 1))
        if row:
            self.rows += (tuple(row),)

    def key(self, id: str) -> Key | None:
        """The key named `id`, or None.

        >>> cheonjiin.key("천").legend
        'ㆍ'
        """
        return next((key for key in self.keys if key.id == id), None)

    def key_by_code(self, code: str) -> Key | None:
        """The key whose code is `code`, or None.

        >>> dubeolsik.key_by_code("R").id
        'ㄲ'
        """
        return next((key for key in self.keys if key.code == code), None)

    def __contains__(self, key: object) -> bool:
        """Whether `key` is one of this layout's; those of another are not, whatever their ids.

        >>> danmoeum.key("ㅂ") in dubeolsik
        False
        """
        return isinstance(key, Key) and key.number < len(self.keys) and self.keys[key.number] is key

    def edit(self, key: Key | None, text: str) -> Edit | None:
        """What pressing `key` does with `text` before the cursor: the raw look-up, which knows no run.

        None if the key does nothing here, or is not one of this layout's.

        >>> cheonjiin.edit(cheonjiin.key("인"), "ㅇ")
        Edit(deleting=1, inserting='이')
        """
        return self._edit(key.number, text) if key is not None and key in self else None

    def deletion(self, text: str) -> Edit | None:
        """What removes the last jamo of `text` before the cursor.

        None if no composing run can end so: delete as usual then.

        >>> cheonjiin.deletion("않")
        Edit(deleting=1, inserting='안')
        """
        return self._edit(self.trie.key_count - 1, text)

    def _edit(self, number: int, text: str) -> Edit | None:
        last, before = (ord(text[-place]) if len(text) >= place else 0 for place in (1, 2))
        found = self.trie.replacement(number, last, before)
        return None if found is None else Edit(*found)


class _Text:
    """A text as a list from its end: its last code point, the text before that, and how long it is.

    Texts share what they have in common, so that a run can keep what it was before each press.
    """

    __slots__ = ("before", "length", "scalar")

    def __init__(self, scalar: int = 0, before: _Text | None = None) -> None:
        self.scalar = scalar
        # The empty text stands before itself, so that there is always something to look at.
        self.before: _Text = before or self
        self.length: int = before.length + 1 if before else 0

    def replacing(self, consumed: int, inserting: str) -> _Text:
        """This text with its last `consumed` code points replaced; itself if they stay the same."""
        text = self
        for _ in range(consumed):
            text = text.before
        for character in inserting:
            text = _Text(ord(character), text)
        return self if text.equals(self) else text

    def equals(self, other: _Text) -> bool:
        text = self
        while text is not other:
            if text.length != other.length or text.scalar != other.scalar:
                return False
            text, other = text.before, other.before
        return True

    def edit(self, new: _Text) -> Edit:
        """What makes `new` of this text at the end of a text field."""
        old, deleting, inserting = self, 0, ""
        while old is not new:
            if old.length >= new.length:
                old, deleting = old.before, deleting + 1
            else:
                new, inserting = new.before, chr(new.scalar) + inserting
        return Edit(deleting, inserting)

    def without_unit(self) -> _Text:
        """This text without its last syllable, pending form of a lead and a dot, or letter."""
        before = self.before
        is_dot = self.scalar in (0x119E, 0x11A2, 0x318D)
        is_lead = 0x1100 <= before.scalar < 0x1113 or 0x3131 <= before.scalar < 0x314F
        return before.before if is_dot and is_lead else before

    def __str__(self) -> str:
        characters: list[str] = []
        text = self
        while text.length:
            characters.append(chr(text.scalar))
            text = text.before
        return "".join(reversed(characters))


_EMPTY = _Text()


class _Stroke(NamedTuple):
    """What the run was before a press, and the stroke before it."""

    run: _Text
    earlier: _Stroke | None


Step = Literal["jamo", "stroke"]
"""What one press of backspace takes away.

``"jamo"`` is the last jamo. ``"stroke"`` is the last press, back to where the last syllable began, and
whole syllables before that.
"""


class Composer:
    """Turns key presses into edits, and remembers the composing run: what was typed and can still change.

    Make one for each text field or session. ``copy.copy`` makes an independent one in the same state.

    >>> composer = Composer(cheonjiin)
    >>> for name in ["ㅇㅁ", "인", "천", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ"]:
    ...     edit = composer.press(cheonjiin.key(name))
    >>> composer.composing
    '않'
    >>> composer.backspace("stroke")
    Edit(deleting=1, inserting='안ㅅ')
    >>> composer.commit()
    >>> composer.composing
    ''
    """

    # All values that never change, so that a copy of them is a composer.
    __slots__ = ("_kept", "_run", "_strokes", "layout")
    _run: _Text
    _strokes: _Stroke | None  # what the run was before each press
    _kept: _Stroke | None | Literal[False]  # what backspace keeps of them; False if that is to be found out

    def __init__(self, layout: KeyboardLayout) -> None:
        """A composer with nothing typed."""
        self.layout = layout
        """The layout whose keys are pressed."""
        self.commit()

    @property
    def composing(self) -> str:
        """The text of the run."""
        return str(self._run)

    def press(self, key: Key | None) -> Edit:
        """Presses `key`; None, a key of another layout, or one that does nothing here, makes an empty edit."""
        run = self._run
        if key is None or key not in self.layout:
            return Edit(0, "")
        found = self.layout.trie.replacement(key.number, run.scalar, run.before.scalar)
        after = run.replacing(*found) if found else run
        if after is not run:
            self._strokes = _Stroke(run, self._strokes)
            self._kept = False
        return self._become(after)

    def commit(self) -> None:
        """Ends the run: what was typed stays as it is. Call it when the cursor has moved, too."""
        self._run = _EMPTY
        self._forget()

    def space(self, ends_run: bool | None = None) -> Edit:
        """Ends the run, and writes a space unless the layout's space only ends a run and there is one.

        `ends_run`, if given, holds in place of the layout's `space_ends_run`.

        >>> composer = Composer(cheonjiin)
        >>> composer.press(cheonjiin.key("ㅇㅁ"))
        Edit(deleting=0, inserting='ㅇ')
        >>> composer.space(), composer.space()
        (Edit(deleting=0, inserting=''), Edit(deleting=0, inserting=' '))
        """
        only_ends = self.layout.space_ends_run if ends_run is None else ends_run
        is_written = self._run is _EMPTY or not only_ends
        self.commit()
        return Edit(0, " " if is_written else "")

    def backspace(self, step: Step = "jamo") -> Edit | None:
        """Takes back the last `step` of the run; None if nothing is composed: delete as usual then."""
        if step not in ("jamo", "stroke"):
            raise ValueError(f"no such step: {step!r}")
        run = self._run
        if run is _EMPTY:
            return None
        if step == "stroke":
            return self._become(self._before_stroke())
        self._forget()
        trie = self.layout.trie
        found = trie.replacement(trie.key_count - 1, run.scalar, run.before.scalar)
        return self._become(run.replacing(*(found or (1, ""))))

    def _before_stroke(self) -> _Text:
        """The run before the last press, or without its last unit where no press is to be taken back."""
        rest = self._run.without_unit()
        stroke = self._strokes
        if self._kept is False:
            first = stroke
            while first and not first.run.equals(rest):
                first = first.earlier
            self._kept = first.earlier if first else None
        if stroke is None or stroke is self._kept:
            self._forget()
            return rest
        self._strokes = stroke.earlier
        return stroke.run

    def _become(self, run: _Text) -> Edit:
        edit = self._run.edit(run)
        self._run = run
        return edit

    def _forget(self) -> None:
        self._strokes = None
        self._kept = False


cheonjiin = KeyboardLayout(
    "cheonjiin",
    name="천지인",
    latin_name="Cheonjiin",
    space_ends_run=True,
    keypad="인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
    trie=Trie(
        b"HWJTZz<%-&E2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1"
    ),
)
"""Cheonjiin (천지인)."""

cheonjiin_compatibility = KeyboardLayout(
    "cheonjiin",
    name="천지인",
    latin_name="Cheonjiin",
    space_ends_run=True,
    keypad="인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
    trie=Trie(
        b"HWJT'=t^I&=2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%3W%zW&%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(R;K'A)m)q)J7K'm)S([*%~c*=+G+m)'~k+y+}+m)(~/,Y,i,m),~/-Y-s-m).~3.k.A/m)1~Y/+0=0m)O~m)m)m)G00~S0o0y0m)~~/1S1m1q1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%c1A&81a1A&61^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%%%%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1i1A&>1e1A&:1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.6e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1w1"
    ),
)
"""Cheonjiin with pending dots in the compatibility style: after U+3131… instead of U+1100…."""

naratgeul = KeyboardLayout(
    "naratgeul",
    name="나랏글",
    latin_name="Naratgeul",
    space_ends_run=False,
    keypad="ㄱ\t\t1\t\t1 ㄴ\t\t2\t\t2 ㅏㅓ\t\t3\t\t3 ⌫\nㄹ\t\t4\t\t4 ㅁ\t\t5\t\t5 ㅗㅜ\t\t6\t\t6 ⏎\nㅅ\t\t7\t\t7 ㅇ\t\t8\t\t8 ㅣ\t\t9\t\t9 □\n획추가\t\t\t\t* ㅡ\t\t0\t\t0 쌍자음\t\t\t\t# ␣",
    trie=Trie(
        b"HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%461%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
    ),
)
"""Naratgeul (나랏글)."""

sky = KeyboardLayout(
    "sky",
    name="스카이",
    latin_name="SKY-II",
    space_ends_run=True,
    keypad="ㄱㅋ\t\t1\t\t1 ㅣㅡ\t\t2\t\t2 ㅏㅑ\t\t3\t\t3 ⌫\nㄷㅌ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㅓㅕ\t\t6\t\t6 ⏎\nㅁㅅ\t\t7\t\t7 ㅂㅍ\t\t8\t\t8 ㅗㅛ\t\t9\t\t9 □\nㅈㅊ\t\t\t\t* ㅇㅎ\t\t0\t\t0 ㅜㅠ\t\t\t\t# ␣",
    trie=Trie(
        b"HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
    ),
)
"""SKY-II (스카이)."""

dubeolsik = KeyboardLayout(
    "dubeolsik",
    name="두벌식",
    latin_name="Dubeolsik",
    space_ends_run=False,
    keypad="ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅛ\t\t6\t\ty ㅕ\t\t7\t\tu ㅑ\t\t8\t\ti ㅐ\t\t9\t\to ㅔ\t\t0\t\tp\n□\t0.5 ㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅗ\t\t\t\th ㅓ\t\t\t\tj ㅏ\t\t\t\tk ㅣ\t\t\t\tl □\t0.5\n⇧\t1.5 ㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅠ\t\t\t\tb ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t1.5\n␣\t8.5 ⏎\t1.5\nㅃ\t\t\tㅂ\tQ ㅉ\t\t\tㅈ\tW ㄸ\t\t\tㄷ\tE ㄲ\t\t\tㄱ\tR ㅆ\t\t\tㅅ\tT ㅒ\t\t\tㅐ\tO ㅖ\t\t\tㅔ\tP",
    trie=Trie(
        b"HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k))~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
    ),
)
"""Dubeolsik (두벌식)."""

danmoeum = KeyboardLayout(
    "danmoeum",
    name="단모음",
    latin_name="Danmoeum",
    space_ends_run=False,
    keypad="ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅗ\t\t6\t\th ㅐ\t\t7\t\to ㅔ\t\t8\t\tp\nㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅓ\t\t\t\tj ㅏ\t\t9\t\tk ㅣ\t\t0\t\tl\nㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t2\n␣\t6.5 ⏎\t1.5",
    trie=Trie(
        b"HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|.J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-51%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'651%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
    ),
)
"""Danmoeum (단모음)."""

layouts = (
    cheonjiin,
    naratgeul,
    sky,
    dubeolsik,
    danmoeum,
)
"""Every layout once, in the style of dots that is the rule."""


def layout(id: str) -> KeyboardLayout | None:
    """The layout whose id is `id`, or None.

    >>> layout("danmoeum") is danmoeum
    True
    """
    return next((each for each in layouts if each.id == id), None)
