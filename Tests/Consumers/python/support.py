"""What the tests share: where things lie, and a text field."""

from __future__ import annotations

import copy
import functools
import os
import pathlib

import hwalja
from hwalja import Composer, Edit, KeyboardLayout

REVIEW = pathlib.Path(os.environ["REVIEW_DIR"])
SOURCE = pathlib.Path(os.environ["SOURCE_DIR"])
SHARED = pathlib.Path(__file__).parent.parent

# Every layout in every style of dots that it has, by where its conformance file lies.
LAYOUTS: dict[str, KeyboardLayout] = {f"conformance/{each.id}.tsv": each for each in hwalja.layouts}
LAYOUTS["compatibility/conformance/cheonjiin.tsv"] = hwalja.cheonjiin_compatibility


def applied(edit: Edit, text: str) -> str:
    """`text` with `edit` done at its end."""
    assert 0 <= edit.deleting <= len(text), f"{edit} deletes more than there is"
    return text[: len(text) - edit.deleting] + edit.inserting


def typed(composer: Composer, word: str, text: str) -> str:
    """What a field holds after `word`, a word of the conformance format, where it held `text`."""
    if word == "_":
        composer.commit()
        return text
    if word in ("⌫", "⎌"):
        edit = composer.backspace("jamo" if word == "⌫" else "stroke")
        return applied(edit, text) if edit else text[:-1]
    if word == "␣":
        return applied(composer.space(), text)
    if word == "…":
        return text
    key = composer.layout.key(word)
    assert key, f"no key {word}"
    return applied(composer.press(key), text)


def is_after_pause(layout: KeyboardLayout, keys: str) -> bool:
    """Whether there is a pause in `keys` with no key after it."""
    _, pause, rest = keys.rpartition("…")
    return bool(pause) and not any(layout.key(word) for word in rest.split())


@functools.lru_cache(maxsize=100)
def state(layout: KeyboardLayout, keys: str) -> tuple[Composer, str]:
    """A composer after `keys`, between blanks, and what they leave in an empty field.

    Most lines of a file begin as the line before; what is cached saves typing that again.
    """
    if not keys:
        return Composer(layout), ""
    before, _, word = keys.rpartition(" ")
    composer, text = state(layout, before)
    composer = copy.copy(composer)
    if is_after_pause(layout, before):
        composer.end_cycle(layout.key(word))
    return composer, typed(composer, word, text)
