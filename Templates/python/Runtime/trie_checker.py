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
