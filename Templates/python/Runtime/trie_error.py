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
