"""Changes to a checkout of another keyboard. All changes are checked before the first one is written.

A place is identified by the declaration or call there, where `…` matches any text without braces, and any white space
matches any other.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

# A comment, or a string, in which no comment begins.
COMMENT = {".xml": r"<!--.*?-->", ".yaml": r"#[^\n]*"}
CODE_COMMENT = r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|//[^\n]*|/\*.*?\*/'


class Refused(Exception):
    """A reason to change nothing."""


class Checkout:
    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.changed: dict[str, str] = {}

    def text(self, path: str) -> str:
        return self.changed[path] if path in self.changed else read(self.folder / path)

    def add(self, path: str, text: str) -> None:
        """Adds a file."""
        if (self.folder / path).exists():
            raise Refused(f"{path}: already there")
        self.changed[path] = text

    def need(self, path: str, place: str, why: str) -> None:
        """Requires `place`, and changes nothing."""
        if len(re.findall(pattern(place), without_comments(path, self.text(path)))) != 1:
            raise Refused(f"{path}: {why}, not found once: {place}")

    def after(self, path: str, place: str, lines: str) -> None:
        """Inserts lines after the line on which `place` ends."""
        _, end = self.find(path, place, lines)
        text = self.text(path)
        self.changed[path] = text[:end] + lines + text[end:]

    def before(self, path: str, place: str, lines: str) -> None:
        """Inserts lines before the statement or declaration that contains `place`."""
        start, _ = self.find(path, place, lines, ends=False)
        text = self.text(path)
        if not without_comments(path, text)[:start].rstrip().endswith((";", "{", "}")):
            raise Refused(f"{path}: no statement begins on the line of: {place}")
        self.changed[path] = text[:start] + lines + text[start:]

    def replace(self, path: str, place: str, lines: str) -> None:
        """Replaces the lines of `place`, and the comment above them."""
        start, end = self.find(path, place, lines)
        text = self.text(path)
        self.changed[path] = text[:start] + lines + text[end:]

    def find(self, path: str, place: str, lines: str, ends: bool = True) -> tuple[int, int]:
        """Returns the start and the end of the lines of `place`, with the comment above, which must occur once.

        If `ends`, no code may follow `place` on its last line.
        """
        text = self.text(path)
        if lines in text:
            raise Refused(f"{path}: already changed: {lines.strip().splitlines()[0].strip()}")
        code = without_comments(path, text)
        found = list(re.finditer(pattern(place), code))
        if len(found) != 1:
            raise Refused(f"{path}: found {len(found)} times, and not once: {place}")
        start, end = code.rfind("\n", 0, found[0].start()) + 1, code.find("\n", found[0].end()) + 1
        if not end or ends and code[found[0].end():end].strip():
            raise Refused(f"{path}: the line does not end after: {place}")
        lines_above = code[:start].splitlines(keepends=True)
        while lines_above and not lines_above[-1].strip() and text[start - len(lines_above[-1]):start].strip():
            start -= len(lines_above.pop())
        return start, end

    def write(self) -> None:
        for path, text in self.changed.items():
            file = self.folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            print(f"written: {file}")


def read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise Refused(f"{file}: not found, or no text") from error


def without_comments(path: str, text: str) -> str:
    """Returns the text with spaces instead of comments, so that places in comments do not match."""
    comment = re.compile(COMMENT.get(Path(path).suffix, CODE_COMMENT), re.DOTALL)
    return comment.sub(lambda it: it[0] if it[0][0] in "\"'" else re.sub(r"[^\n]", " ", it[0]), text)


def pattern(place: str) -> str:
    """Returns the regular expression of a place."""
    tokens = re.findall(r"\w+|[^\w\s]", place)
    joined = r"\s*".join(r"[^{}]*?" if token == "…" else re.escape(token) for token in tokens)
    return r"(?<!\w)" * place[0].isalnum() + joined + r"(?!\w)" * place[-1].isalnum()


def made(folder: str, package: str) -> tuple[str, dict[str, tuple[str, str]]]:
    """Returns the composer that gen wrote to `folder`, and the labels and names of its layouts by id."""
    file = Path(folder) / "kotlin-composer/HwaljaComposer.kt"
    composer = read(file)
    if f"\npackage {package}\n" not in composer:
        raise Refused(f"{file}: in another package; make it with --package {package}")
    layouts = re.findall(r'/\*\* (.+) \(.+\)\. \*/\s+public val (\w+): HwaljaLayout\b[^"]*"([^"]+)"', composer)
    return composer, {id: (label, name) for label, name, id in layouts}


def run(change: Callable[[], list[Checkout]]) -> None:
    """Writes the checkouts that `change` returns, or prints the reason for refusing in one line."""
    try:
        checkouts = change()
    except Refused as error:
        sys.exit(f"error: {error}; nothing is changed")
    for checkout in checkouts:
        checkout.write()
