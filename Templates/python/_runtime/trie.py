from __future__ import annotations

from typing import Literal

from .trie_format import _APPENDED, _BARE_LEAD, _BASE, _BEFORE, _CARRY, _COMPATIBILITY, _COMPATIBILITY_DOT
from .trie_format import _COMPATIBILITY_TWO_DOTS, _DOT, _KEY_SIZE, _LEAD_INDEX, _LETTER, _NONE, _NOTHING, _PENDING
from .trie_format import _PUSH, _TAIL, _TWO_DOTS, _VOWEL
from .trie_opening import _check_envelope

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
