from __future__ import annotations

from typing import Literal

from .layout import Edit, Key, KeyboardLayout
from .trie_format import _COMPATIBILITY_DOT, _COMPATIBILITY_TWO_DOTS, _DOT, _LAST_CONSONANTS, _TWO_DOTS

BackspaceUnit = Literal["jamo", "stroke"]
"""What one press of backspace takes away.

``"jamo"`` is the last jamo. ``"stroke"`` is the last press, back to where the last syllable began, and
whole syllables before that.
"""


class Composer:
    """Turns key presses into edits, and remembers the composing run: what was typed and can still change.

    Make one for each text field or session. ``copy.copy`` makes an independent one in the same state.
    """

    __slots__ = ("_floor", "_history", "_layout", "_run")

    def __init__(self, layout: KeyboardLayout) -> None:
        """A composer with nothing typed."""
        self._layout = layout
        self._run = ""
        self._history: list[Edit] = []  # what takes back each stroke
        self._floor: int | None = None  # the first stroke that is taken back; None until backspace asks for it

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
        """Presses `key`; None, a key of another layout, or one that does nothing here, makes an empty edit."""
        edit = self._shortened(self._layout.edit(key, self._run) or Edit(0, ""))
        if edit != Edit(0, ""):
            deleted = self._run[len(self._run) - edit.deleting :]
            self._history.append(Edit(len(edit.inserting), deleted))
            self._floor = None
        return self._apply(edit)

    def end_cycle(self, key: Key | None) -> None:
        """Ends the run if `key`, which is pressed after a pause, begins a new letter.

        It does if the run ends in a consonant or a mark, and presses of the key go through that from one to the next.
        Call it where the layout's `cycle_timeout` or more has passed since the last press::

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
        """Ends the run: what was typed stays as it is. Call it when the cursor has moved, too."""
        self._run = ""
        self._forget()

    def space(self, ends_run: bool | None = None) -> Edit:
        """Ends the run, and writes a space unless the layout's space only ends a run and there is one.

        After a mark it always writes one.

        `ends_run`, if given, holds in place of the layout's `space_ends_run`.
        """
        only_ends = self._layout.space_ends_run if ends_run is None else ends_run
        is_written = not (only_ends and _is_hangul(self._run[-1:]))
        self.commit()
        return Edit(0, " " if is_written else "")

    def backspace(self, unit: BackspaceUnit = "jamo") -> Edit | None:
        """Takes back the last `unit` of the run; None if nothing is composed: delete as usual then."""
        if unit not in ("jamo", "stroke"):
            raise ValueError(f"no such unit: {unit!r}")
        if not self._run:
            return None
        if unit == "stroke":
            return self._apply(self._taking_back())
        self._forget()
        return self._apply(self._shortened(self._layout.deletion(self._run) or Edit(1, "")))

    def _taking_back(self) -> Edit:
        """What takes back the last stroke, or the last unit where no stroke is to be taken back."""
        unit = self._unit()
        if self._floor is None:
            self._floor = self._find_floor(self._run[:-unit])
        if len(self._history) > self._floor:
            return self._history.pop()
        self._forget()
        return Edit(unit, "")

    def _find_floor(self, rest: str) -> int:
        """How many strokes are from before the last unit: those before the last one that found the run as `rest`."""
        run = self._run
        for place in reversed(range(len(self._history))):
            run = _applied(self._history[place], run)
            if run == rest:
                return place
        return 0

    def _unit(self) -> int:
        """How many code points the last syllable, letter, or lead with its pending dot has."""
        before, last = self._run[-2:-1], self._run[-1]
        is_dot = ord(last) in (_DOT, _TWO_DOTS, _COMPATIBILITY_DOT, _COMPATIBILITY_TWO_DOTS)
        is_lead = "\u1100" <= before <= "\u1112" or "\u3131" <= before <= "\u314e"
        return 2 if is_dot and is_lead else 1

    def _shortened(self, edit: Edit) -> Edit:
        """`edit` without what it would delete and insert again."""
        deleting, inserting = edit
        while deleting and inserting[:1] == self._run[-deleting]:
            deleting, inserting = deleting - 1, inserting[1:]
        return Edit(deleting, inserting)

    def _apply(self, edit: Edit) -> Edit:
        self._run = _applied(edit, self._run)
        return edit

    def _forget(self) -> None:
        self._history, self._floor = [], None


def _applied(edit: Edit, text: str) -> str:
    return text[: len(text) - edit.deleting] + edit.inserting


def _is_hangul(scalar: str) -> bool:
    """Whether `scalar` is written in Korean: in a run, whatever is no mark."""
    is_letter = "\u1100" <= scalar <= "\u11ff" or "\u3131" <= scalar <= "\u318e" or "\uac00" <= scalar <= "\ud7a3"
    return is_letter or scalar == chr(_COMPATIBILITY_TWO_DOTS)


def _consonant_or_mark(run: str) -> str:
    """The letter that `run` ends in if that is a consonant or a mark, empty if it is a vowel or a dot."""
    last = run[-1:]
    if "\uac00" <= last <= "\ud7a3":
        tail = (ord(last) - 0xAC00) % 28
        return _LAST_CONSONANTS[tail - 1] if tail else ""
    return "" if _is_hangul(last) and not "\u3131" <= last <= "\u314e" else last
