from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import NamedTuple

from .trie import DotStyle, Trie


class Edit(NamedTuple):
    """What a key press does to a text field: delete, then insert."""

    deleting: int
    """How many code points before the cursor to delete."""
    inserting: str
    """What to insert then."""


@dataclass(frozen=True, eq=False)
class Key:
    """A key of a layout, and what is needed to draw it. Each is equal to itself alone."""

    id: str
    """The name of the key, unique in its layout."""
    legend: str
    """What is printed on it."""
    number: int
    """Its place in `KeyboardLayout.keys`, from 0."""
    scalar: str | None = None
    """The character by which hosts that send characters name it: what it appends, or another for a modifier."""
    code: str | None = None
    """The key of a phone or of a QWERTY keyboard, a capital with shift."""
    under: str | None = None
    """The id of the key that it lies under, if it needs shift."""


class KeyboardLayout:
    """A keyboard layout: its keys, and what each does to the text before the cursor."""

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
        """A layout of one's own; raises ValueError if its keys are not those of the trie, in order."""
        self.id = id
        """The layout's name in file names."""
        self.name = name
        """Its name in Korean."""
        self.latin_name = latin_name
        """Its name in Latin letters."""
        self.space_ends_run = space_ends_run
        """Whether space only ends a composing run, where there is one."""
        self.cycle_timeout = cycle_timeout
        """After how many milliseconds another press of the same key begins a new letter: see `Composer.end_cycle`."""
        self.keys: tuple[Key, ...] = tuple(keys)
        """The keys that type, in the order of the layout, those that need shift last."""
        self.trie = trie
        """What its keys do."""
        if [key.number for key in keys] != list(range(trie.key_count - 1)):
            raise ValueError(f"the keys are not numbered from 0 to {trie.key_count - 2}, as in the trie")

    def __repr__(self) -> str:
        return f"<KeyboardLayout {self.id}>"

    def writing(self, dots: DotStyle) -> KeyboardLayout:
        """The same layout, with the same keys, and its pending dots in that style; one without dots as it is."""
        if dots not in ("conjoining", "compatibility"):
            raise ValueError(f"no style of dots: {dots}")
        if self.trie.dots is None:
            return self
        layout = copy(self)
        layout.trie = Trie(self.trie.data, dots=dots)
        return layout

    def key(self, id: str) -> Key | None:
        """The key named `id`, or None."""
        return next((key for key in self.keys if key.id == id), None)

    def key_by_code(self, code: str) -> Key | None:
        """The key whose code is `code`, or None."""
        return next((key for key in self.keys if key.code is not None and key.code == code), None)

    def key_by_scalar(self, scalar: str) -> Key | None:
        """The key that the character `scalar` stands for, or None: for hosts that send characters."""
        return next((key for key in self.keys if key.scalar == scalar), None)

    def __contains__(self, key: object) -> bool:
        """Whether `key` is one of this layout's; those of another are not, whatever their ids.

        >>> layouts[0].keys[0] in layouts[0]
        True
        """
        return key in self.keys

    def edit(self, key: Key | None, text: str) -> Edit | None:
        """What pressing `key` does with `text` before the cursor: the raw look-up, which knows no run.

        None if the key does nothing here, or is not one of this layout's.
        """
        return self._edit(key.number, text) if key is not None and key in self else None

    def deletion(self, text: str) -> Edit | None:
        """What removes the last jamo of `text` before the cursor.

        None if no composing run can end so: delete as usual then.
        """
        return self._edit(self.trie.key_count - 1, text)

    def _edit(self, number: int, text: str) -> Edit | None:
        last, before = (ord(text[-place]) if len(text) >= place else 0 for place in (1, 2))
        found = self.trie.look_up(number, last, before)
        return None if found is None else Edit(*found)
