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
