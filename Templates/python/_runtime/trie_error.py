from __future__ import annotations

from typing import Literal

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
