"""Parses the documentation: code blocks, links and anchors."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Block:
    """A fenced block of code."""

    file: str
    line: int
    language: str
    code: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def files(pattern: str = "*.md") -> list[str]:
    """Returns the paths of all files of the repository that match `pattern`, by default of all Markdown files."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", pattern]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(name for name in names.split("\0") if name and (ROOT / name).exists())


def split(file: str) -> tuple[list[Block], list[tuple[int, str]]]:
    """Returns the blocks in a file, and its other lines with their line numbers."""
    blocks, lines, open_block = [], [], None
    for number, line in enumerate((ROOT / file).read_text().splitlines(), 1):
        if line.lstrip().startswith("```"):
            if open_block is None:
                open_block = number, line.strip()[3:].split(" ")[0], []
            else:
                start, language, code = open_block
                blocks.append(Block(file, start, language, "".join(f"{text}\n" for text in code)))
                open_block = None
        elif open_block:
            open_block[2].append(line)
        else:
            lines.append((number, line))
    if open_block:
        raise SystemExit(f"error: {file}:{open_block[0]}: the block is not closed; add ```")
    return blocks, lines


def anchors(file: str) -> set[str]:
    """Returns the anchors for the headings in a file, as GitHub generates them."""
    found: set[str] = set()
    for _, line in split(file)[1]:
        if heading := re.match(r"#+ (.*)", line):
            text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading[1])
            name = re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")
            count = 0
            while (slug := f"{name}-{count}" if count else name) in found:
                count += 1
            found.add(slug)
    return found


def links(file: str) -> list[tuple[int, str]]:
    """Returns the targets of the links and pictures in a file, with their line numbers."""
    return [
        (number, target)
        for number, line in split(file)[1]
        for target in re.findall(r"\]\(<?([^)\s>]+)>?\)", re.sub(r"`[^`]*`", "", line).replace("[]", "[x]"))
    ]


def broken(file: str, target: str) -> str | None:
    """Returns the fault of a link, or None if the target exists. Makes no network requests."""
    if re.match(r"[a-z]+:", target):
        return None
    path, _, anchor = unquote(target).partition("#")
    place = (ROOT / file).parent / path if path else ROOT / file
    if not place.exists():
        return "there is no such file"
    if anchor and anchor not in anchors(str(place.resolve().relative_to(ROOT))):
        return "there is no such heading"
    return None


def missing_paths(line: str) -> list[str]:
    """Returns the paths in hwalja/ that a command names but that do not exist. In the documentation, hwalja/ is a
    user's copy of this repository."""
    paths = re.findall(r"(?<![\w/.])(?:\./)?hwalja/([\w./*-]+)", line)
    # The npm package is also called hwalja.
    package = json.loads((ROOT / "dist/typescript/package.json").read_text(encoding="utf-8"))
    named = {path for path in paths if f"./{path}" in package["exports"]}
    sources = {path for path in paths if path.startswith("src/") and (ROOT / "dist/typescript" / path).exists()}
    return [path for path in paths if path not in named | sources and not list(ROOT.glob(path.rstrip("/")))]
