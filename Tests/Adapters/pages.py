"""A page of a layout file as another app shows it."""

from __future__ import annotations

from dataclasses import dataclass, field

from expected import same


@dataclass(frozen=True)
class Slot:
    """A key on a page. It writes its text, or sends a code, or has a role and writes nothing."""
    text: str
    code: int | None = None
    # The offers for holding the key: labels, and the codes of characters.
    held: list[tuple[str, int | None]] = field(default_factory=list)
    role: str | None = None
    # The width as a fraction of the screen, or None if the key gets a share of the remaining width.
    width: float | None = None


@dataclass(frozen=True)
class Page:
    name: str
    rows: list[list[Slot]]
    # The roles that must be on the page exactly once.
    roles: set[str]
    # The first row whose widths are given in the file.
    first: int = 0

    def check(self, expected: list[list[object]], written) -> int:
        """Checks that the results of `written` for the slots are the expected ones, row by row. Returns the number of
        results."""
        found = [[what for slot in row if not slot.role and (what := written(slot))] for row in self.rows]
        same([row for row in found if row], expected, self.name)
        roles = [slot.role for row in self.rows for slot in row]
        same({role: roles.count(role) for role in self.roles}, dict.fromkeys(self.roles, 1), f"roles on {self.name}")
        for row in self.rows[self.first:]:
            total = sum(slot.width or 0 for slot in row)
            takes_rest = any(slot.width is None for slot in row)
            if not (total < 1 if takes_rest else abs(total - 1) < 1e-5):
                raise AssertionError(f"a row of {self.name} is {total} wide: {row}")
        return sum(map(len, expected))
