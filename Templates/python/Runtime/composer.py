Step = Literal["jamo", "stroke"]
"""What one press of backspace takes away.

``"jamo"`` is the last jamo. ``"stroke"`` is the last press, back to where the last syllable began, and
whole syllables before that.
"""


class Composer:
    """Turns key presses into edits, and remembers the composing run: what was typed and can still change.

    Make one for each text field or session. ``copy.copy`` makes an independent one in the same state.

    >>> composer = Composer(cheonjiin)
    >>> for name in ["ㅇㅁ", "인", "천", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ"]:
    ...     edit = composer.press(cheonjiin.key(name))
    >>> composer.composing
    '않'
    >>> composer.backspace("stroke")
    Edit(deleting=1, inserting='안ㅅ')
    >>> composer.commit()
    >>> composer.composing
    ''
    """

    # All values that never change, so that a copy of them is a composer.
    __slots__ = ("_kept", "_run", "_strokes", "layout")
    _run: _Text
    _strokes: _Stroke | None  # what the run was before each press
    _kept: _Stroke | None | Literal[False]  # what backspace keeps of them; False if that is to be found out

    def __init__(self, layout: KeyboardLayout) -> None:
        """A composer with nothing typed."""
        self.layout = layout
        """The layout whose keys are pressed."""
        self.commit()

    @property
    def composing(self) -> str:
        """The text of the run."""
        return str(self._run)

    def press(self, key: Key | None) -> Edit:
        """Presses `key`; None, a key of another layout, or one that does nothing here, makes an empty edit."""
        run = self._run
        if key is None or key not in self.layout:
            return Edit(0, "")
        found = self.layout.trie.replacement(key.number, run.scalar, run.before.scalar)
        after = run.replacing(*found) if found else run
        if after is not run:
            self._strokes = _Stroke(run, self._strokes)
            self._kept = False
        return self._become(after)

    def commit(self) -> None:
        """Ends the run: what was typed stays as it is. Call it when the cursor has moved, too."""
        self._run = _EMPTY
        self._forget()

    def space(self, ends_run: bool | None = None) -> Edit:
        """Ends the run, and writes a space unless the layout's space only ends a run and there is one.

        `ends_run`, if given, holds in place of the layout's `space_ends_run`.

        >>> composer = Composer(cheonjiin)
        >>> composer.press(cheonjiin.key("ㅇㅁ"))
        Edit(deleting=0, inserting='ㅇ')
        >>> composer.space(), composer.space()
        (Edit(deleting=0, inserting=''), Edit(deleting=0, inserting=' '))
        """
        only_ends = self.layout.space_ends_run if ends_run is None else ends_run
        is_written = self._run is _EMPTY or not only_ends
        self.commit()
        return Edit(0, " " if is_written else "")

    def backspace(self, step: Step = "jamo") -> Edit | None:
        """Takes back the last `step` of the run; None if nothing is composed: delete as usual then."""
        if step not in ("jamo", "stroke"):
            raise ValueError(f"no such step: {step!r}")
        run = self._run
        if run is _EMPTY:
            return None
        if step == "stroke":
            return self._become(self._before_stroke())
        self._forget()
        trie = self.layout.trie
        found = trie.replacement(trie.key_count - 1, run.scalar, run.before.scalar)
        return self._become(run.replacing(*(found or (1, ""))))

    def _before_stroke(self) -> _Text:
        """The run before the last press, or without its last unit where no press is to be taken back."""
        rest = self._run.without_unit()
        stroke = self._strokes
        if self._kept is False:
            first = stroke
            while first and not first.run.equals(rest):
                first = first.earlier
            self._kept = first.earlier if first else None
        if stroke is None or stroke is self._kept:
            self._forget()
            return rest
        self._strokes = stroke.earlier
        return stroke.run

    def _become(self, run: _Text) -> Edit:
        edit = self._run.edit(run)
        self._run = run
        return edit

    def _forget(self) -> None:
        self._strokes = None
        self._kept = False
