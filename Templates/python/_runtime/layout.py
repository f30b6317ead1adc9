from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import NamedTuple

from .trie import DotStyle, Trie


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
