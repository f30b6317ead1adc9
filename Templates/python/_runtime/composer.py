from __future__ import annotations

from typing import Literal

from .layout import Edit, Key, KeyboardLayout
from .trie_format import _COMPATIBILITY_DOT, _DOT, _LAST_CONSONANTS, _TWO_DOTS

Step = Literal["jamo", "stroke"]
"""What one press of backspace takes away.

``"jamo"`` is the last jamo. ``"stroke"`` is the last press, back to where the last syllable began, and
whole syllables before that.
"""


class Composer:
    """Turns key presses into edits, and remembers the composing run: what was typed and can still change.

    Make one for each text field or session. ``copy.copy`` makes an independent one in the same state.
    """

    # Values that never change, so that a copy shares nothing with its composer.
    __slots__ = ("_floor", "_history", "_run", "layout")

    def __init__(self, layout: KeyboardLayout) -> None:
        """A composer with nothing typed."""
        self.layout: KeyboardLayout = layout
        """The layout whose keys are pressed."""
        self._run = ""
        self._history: tuple[str, ...] = ()  # what the run was before each stroke
        self._floor: int | None = None  # the first stroke that is taken back; None until backspace asks for it

    @property
    def composing(self) -> str:
        """The text of the run."""
        return self._run

    def press(self, key: Key | None) -> Edit:
        """Presses `key`; None, a key of another layout, or one that does nothing here, makes an empty edit."""
        run = self._run
        edit = self._become(self._edited(self.layout.edit(key, run) or Edit(0, "")))
        if self._run != run:
            self._history, self._floor = (*self._history, run), None
        return edit

    def end_cycle(self, key: Key | None) -> None:
        """Ends the run if `key`, which is pressed after a pause, begins a new letter.

        It does if the run ends in a consonant or a mark, and presses of the key go through that from one to the next.
        """

        def after(letter: str) -> str:
            edit = self.layout.edit(key, letter) or Edit(0, "")
            return letter[: len(letter) - edit.deleting] + edit.inserting

        letters = [""]
        while len(letter := after(letters[-1])) == 1 and letter not in letters:
            letters.append(letter)
        last = _consonant_or_mark(self._run)
        if last and last in letters and len(after(last)) == 1:
            self.commit()

    def commit(self) -> None:
        """Ends the run: what was typed stays as it is. Call it when the cursor has moved, too."""
        self._run = ""
        self._forget()

    def space(self, ends_run: bool | None = None) -> Edit:
        """Ends the run, and writes a space unless the layout's space only ends a run and there is one.

        After a mark it always writes one.

        `ends_run`, if given, holds in place of the layout's `space_ends_run`.
        """
        only_ends = self.layout.space_ends_run if ends_run is None else ends_run
        is_written = not (only_ends and _is_hangul(self._run[-1:]))
        self.commit()
        return Edit(0, " " if is_written else "")

    def backspace(self, step: Step = "jamo") -> Edit | None:
        """Takes back the last `step` of the run; None if nothing is composed: delete as usual then."""
        if step not in ("jamo", "stroke"):
            raise ValueError(f"no such step: {step!r}")
        if not self._run:
            return None
        if step == "stroke":
            return self._become(self._before_stroke())
        self._forget()
        return self._become(self._edited(self.layout.deletion(self._run) or Edit(1, "")))

    def _before_stroke(self) -> str:
        """The run before the last stroke, or without its last unit where no stroke is to be taken back."""
        rest = self._without_unit()
        history = self._history
        floor = self._floor
        if floor is None:
            floor = max((place for place, text in enumerate(history) if text == rest), default=0)
        if len(history) > floor:
            self._history, self._floor = history[:-1], floor
            return history[-1]
        self._forget()
        return rest

    def _without_unit(self) -> str:
        """The run without its last syllable, pending form of a lead and a dot, or letter."""
        before, last = self._run[-2:-1], self._run[-1]
        is_dot = ord(last) in (_DOT, _TWO_DOTS, _COMPATIBILITY_DOT)
        is_lead = "\u1100" <= before <= "\u1112" or "\u3131" <= before <= "\u314e"
        return self._run[: -2 if is_dot and is_lead else -1]

    def _edited(self, edit: Edit) -> str:
        return self._run[: len(self._run) - edit.deleting] + edit.inserting

    def _become(self, run: str) -> Edit:
        """Makes `run` the run, by as small an edit as there is."""
        kept = len(self._run)
        while not run.startswith(self._run[:kept]):
            kept -= 1
        edit = Edit(len(self._run) - kept, run[kept:])
        self._run = run
        return edit

    def _forget(self) -> None:
        self._history, self._floor = (), None


def _is_hangul(scalar: str) -> bool:
    """Whether `scalar` is written in Korean: in a run, whatever is no mark."""
    return "\u1100" <= scalar <= "\u11ff" or "\u3131" <= scalar <= "\u318e" or "\uac00" <= scalar <= "\ud7a3"


def _consonant_or_mark(run: str) -> str:
    """The letter that `run` ends in if that is a consonant or a mark, empty if it is a vowel or a dot."""
    last = run[-1:]
    if "\uac00" <= last <= "\ud7a3":
        tail = (ord(last) - 0xAC00) % 28
        return _LAST_CONSONANTS[tail - 1] if tail else ""
    return "" if _is_hangul(last) and not "\u3131" <= last <= "\u314e" else last
