from __future__ import annotations

import zlib

from .trie_error import TrieError
from .trie_format import _BASE, _HEADER_SIZE, _VERSION


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
