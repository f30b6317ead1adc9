_Kind = Literal["wrongMagic", "newerVersion", "truncated", "tooLong", "wrongByte", "wrongChecksum"]

_DESCRIPTIONS: dict[_Kind, str] = {
    "wrongMagic": "not a trie: the first four bytes are not HWJT",
    "newerVersion": "version {version} is newer than this reader, which knows {{format.version}}",
    "truncated": "cut short: {actual} bytes of {expected}",
    "tooLong": "too long: {actual} bytes for {expected}",
    "wrongByte": "damaged: the byte at {offset} cannot stand there",
    "wrongChecksum": "damaged: the checksum is wrong",
}


class TrieError(ValueError):
    """Why bytes cannot be opened as a trie."""

    def __init__(self, kind: _Kind, **details: int) -> None:
        super().__init__(_DESCRIPTIONS[kind].format(**details))
        self.kind: _Kind = kind
        """Which check failed, as docs/FORMAT.md names it."""
        self.details = details
        """In bytes: the `offset` of what is wrong, or the `expected` and `actual` size; or the `version`."""


def _check_envelope(data: bytes) -> None:
    """Raises a `TrieError` unless `data` is whole: its magic, version, digits, size and checksum."""
    if len(data) < _HEADER_SIZE:
        raise TrieError("truncated", expected=_HEADER_SIZE, actual=len(data))
    if data[:4] != b"HWJT":
        raise TrieError("wrongMagic")
    digits = [byte - 0x25 for byte in data]
    # This comes before all other digits, since a later version may do without digits.
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
