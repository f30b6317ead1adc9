"""The commands of the documentation, run in a user's folder. `swift run gen` is $GEN there."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

from execution import Failed, each, run
from markdown import ROOT, Block, missing_paths, split

# Done by the user to a machine, not by a test: only the paths that they name are looked at.
BY_HAND = ("sudo ", "ibus ", "sha256sum ", "gh ")


def command(line: str, folder: Path) -> str:
    """What a line of a shell block prints; what is for a person to do only has its paths looked at."""
    if missing := missing_paths(line):
        raise Failed(f"there is no {missing[0]}")
    if any(part.strip().startswith(BY_HAND) for part in line.split("&&")):
        return ""
    if line.startswith("make"):
        return run(f"make --dry-run --directory {shlex.quote(str(ROOT))} {line[4:]}", folder)
    gen = shlex.quote(os.environ["GEN"])
    # There is one driver on a page; for another, what it would be asked is read.
    line = line.replace("-- ./driver", "--print").replace(" Tests/", f" {shlex.quote(str(ROOT))}/Tests/")
    pattern = r"\b(?:swift run (?:-c release )?(?:--package-path hwalja )?)?gen\b(?= |$)"
    return run(re.sub(pattern, lambda _: gen, line), folder, PYTHONPATH=str(ROOT / "dist/python"))


def sh(blocks: list[Block], folder: Path) -> list[str]:
    """Commands, a line each, in the folder as the lines before left it."""

    def check(_: int, block: Block) -> None:
        if "driver.py" in block.code:
            (driver,) = [other.code for other in split(block.file)[0] if other.language == "python"]
            (folder / "driver.py").write_text(driver)
        for line in re.sub(r"\\\n\s*", "", block.code).splitlines():
            if line := re.sub(r"(^|\s+)#.*", "", line):
                command(line, folder)

    return each(blocks, check)


def console(blocks: list[Block], folder: Path) -> list[str]:
    """Commands after $, and all that they print; nothing below a command asks nothing of it."""

    def check(_: int, block: Block) -> None:
        for part in re.split(r"^\$ ", block.code, flags=re.MULTILINE)[1:]:
            line, _, expected = part.partition("\n")
            printed = command(line, folder)
            if expected and printed != expected:
                raise Failed(f"{line} printed {printed!r}")

    return each(blocks, check)
