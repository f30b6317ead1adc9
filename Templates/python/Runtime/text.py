class _Text:
    """A text as a list from its end: its last code point, the text before that, and how long it is.

    Texts share what they have in common, so that a run can keep what it was before each press.
    """

    __slots__ = ("before", "length", "scalar")

    def __init__(self, scalar: int = 0, before: _Text | None = None) -> None:
        self.scalar = scalar
        # The empty text stands before itself, so that there is always something to look at.
        self.before: _Text = before or self
        self.length: int = before.length + 1 if before else 0

    def replacing(self, consumed: int, inserting: str) -> _Text:
        """This text with its last `consumed` code points replaced; itself if they stay the same."""
        text = self
        for _ in range(consumed):
            text = text.before
        for character in inserting:
            text = _Text(ord(character), text)
        return self if text.equals(self) else text

    def equals(self, other: _Text) -> bool:
        text = self
        while text is not other:
            if text.length != other.length or text.scalar != other.scalar:
                return False
            text, other = text.before, other.before
        return True

    def edit(self, new: _Text) -> Edit:
        """What makes `new` of this text at the end of a text field."""
        old, deleting, inserting = self, 0, ""
        while old is not new:
            if old.length >= new.length:
                old, deleting = old.before, deleting + 1
            else:
                new, inserting = new.before, chr(new.scalar) + inserting
        return Edit(deleting, inserting)

    def without_unit(self) -> _Text:
        """This text without its last syllable, pending form of a lead and a dot, or letter."""
        before = self.before
        is_dot = self.scalar in (0x119E, 0x11A2, 0x318D)
        is_lead = 0x1100 <= before.scalar < 0x1113 or 0x3131 <= before.scalar < 0x314F
        return before.before if is_dot and is_lead else before

    def __str__(self) -> str:
        characters: list[str] = []
        text = self
        while text.length:
            characters.append(chr(text.scalar))
            text = text.before
        return "".join(reversed(characters))


_EMPTY = _Text()


class _Stroke(NamedTuple):
    """What the run was before a press, and the stroke before it."""

    run: _Text
    earlier: _Stroke | None
