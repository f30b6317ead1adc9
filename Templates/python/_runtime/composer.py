from __future__ import annotations

from typing import Literal

from .layout import Edit, Key, KeyboardLayout
from .trie_format import _COMPATIBILITY_DOT, _COMPATIBILITY_TWO_DOTS, _DOT, _LAST_CONSONANTS, _TWO_DOTS

BackspaceUnit = Literal["jamo", "stroke"]
"""The unit that one press of backspace deletes.

``"jamo"`` is the last jamo. ``"stroke"`` is the last press within the last syllable. Once all presses of that syllable
are undone, it is a whole syllable.
"""


class Composer:
    """A composer, which turns key presses into edits.

    It holds the composing run, which is the text that can still change.

    Create one for each text field or session. ``copy.copy`` returns an independent composer in the same state.
    """

    __slots__ = ("_floor", "_history", "_layout", "_run")

    def __init__(self, layout: KeyboardLayout) -> None:
        """Creates a composer with an empty run."""
        self._layout = layout
        self._run = ""
        self._history: list[Edit] = []  # the edit that undoes each stroke
        self._floor: int | None = None  # the number of strokes that backspace does not undo; None until computed

    def __copy__(self) -> Composer:
        other = type(self)(self._layout)
        other._run, other._history, other._floor = self._run, [*self._history], self._floor
        return other

    @property
    def layout(self) -> KeyboardLayout:
        """The layout whose keys are pressed."""
        return self._layout

    @property
    def composing(self) -> str:
        """The text of the run."""
        return self._run

    def press(self, key: Key | None) -> Edit:
        """Presses `key`, and returns the edit.

        The edit is empty if `key` is None, belongs to another layout, or does nothing here.
        """
        edit = self._shortened(self._layout.edit(key, self._run) or Edit(0, ""))
        if edit != Edit(0, ""):
            deleted = self._run[len(self._run) - edit.deleting :]
            self._history.append(Edit(len(edit.inserting), deleted))
            self._floor = None
        return self._apply(edit)

    def end_cycle(self, key: Key | None) -> None:
        """Ends the run if `key`, pressed after a pause, begins a new letter.

        The key begins a new letter if the run ends in a consonant or a mark that is part of the key's cycle.
        Call this if the layout's `cycle_timeout` or more has passed since the last press::

            if now - last_press >= composer.layout.cycle_timeout:
                composer.end_cycle(key)
            edit = composer.press(key)
        """

        def after(letter: str) -> str:
            return _applied(self._layout.edit(key, letter) or Edit(0, ""), letter)

        letters = [""]
        while len(letter := after(letters[-1])) == 1 and letter not in letters:
            letters.append(letter)
        last = _consonant_or_mark(self._run)
        if last and last in letters and len(after(last)) == 1:
            self.commit()

    def commit(self) -> None:
        """Ends the run. The text of the run is then final. Also call this when the cursor has moved."""
        self._run = ""
        self._clear_history()

    def space(self, ends_run: bool | None = None) -> Edit:
        """Ends the run, and returns an edit that inserts a space.

        The edit is empty if the run ends in a letter and `space_ends_run` of the layout is true.
        `ends_run`, if given, overrides the layout's value.
        """
        only_ends = self._layout.space_ends_run if ends_run is None else ends_run
        is_written = not (only_ends and _is_hangul(self._run[-1:]))
        self.commit()
        return Edit(0, " " if is_written else "")

    def backspace(self, unit: BackspaceUnit = "jamo") -> Edit | None:
        """Deletes the last `unit` of the run, and returns the edit.

        Returns None if the run is empty. In that case, delete as usual.
        """
        if unit not in ("jamo", "stroke"):
            raise ValueError(f'unknown unit {unit!r}; use "jamo" or "stroke"')
        if not self._run:
            return None
        if unit == "stroke":
            return self._apply(self._undo_stroke())
        self._clear_history()
        return self._apply(self._shortened(self._layout.deletion(self._run) or Edit(1, "")))

    def _undo_stroke(self) -> Edit:
        """Returns the edit that undoes the last stroke, or deletes the last unit if no stroke is left to undo."""
        unit = self._unit_length()
        if self._floor is None:
            self._floor = self._find_floor(self._run[:-unit])
        if len(self._history) > self._floor:
            return self._history.pop()
        self._clear_history()
        return Edit(unit, "")

    def _find_floor(self, rest: str) -> int:
        """Returns the number of strokes that had been made when the run last equalled `rest`; 0 if it never did."""
        run = self._run
        for place in reversed(range(len(self._history))):
            run = _applied(self._history[place], run)
            if run == rest:
                return place
        return 0

    def _unit_length(self) -> int:
        """Returns the length of the last unit, which is a syllable, a letter, or a lead with its pending dot."""
        before, last = self._run[-2:-1], self._run[-1]
        is_dot = ord(last) in (_DOT, _TWO_DOTS, _COMPATIBILITY_DOT, _COMPATIBILITY_TWO_DOTS)
        is_lead = "\u1100" <= before <= "\u1112" or "\u3131" <= before <= "\u314e"
        return 2 if is_dot and is_lead else 1

    def _shortened(self, edit: Edit) -> Edit:
        """Returns `edit` without the characters that it would delete and insert again."""
        deleting, inserting = edit
        while deleting and inserting[:1] == self._run[-deleting]:
            deleting, inserting = deleting - 1, inserting[1:]
        return Edit(deleting, inserting)

    def _apply(self, edit: Edit) -> Edit:
        self._run = _applied(edit, self._run)
        return edit

    def _clear_history(self) -> None:
        self._history, self._floor = [], None


def _applied(edit: Edit, text: str) -> str:
    return text[: len(text) - edit.deleting] + edit.inserting


def _is_hangul(scalar: str) -> bool:
    """Returns True if `scalar` is Korean. In a run, all other scalars are marks."""
    is_letter = "\u1100" <= scalar <= "\u11ff" or "\u3131" <= scalar <= "\u318e" or "\uac00" <= scalar <= "\ud7a3"
    return is_letter or scalar == chr(_COMPATIBILITY_TWO_DOTS)


def _consonant_or_mark(run: str) -> str:
    """Returns the last letter of `run` if that letter is a consonant or a mark, and "" if it is a vowel or a dot."""
    last = run[-1:]
    if "\uac00" <= last <= "\ud7a3":
        tail = (ord(last) - 0xAC00) % 28
        return _LAST_CONSONANTS[tail - 1] if tail else ""
    return "" if _is_hangul(last) and not "\u3131" <= last <= "\u314e" else last
