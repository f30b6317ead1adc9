"""The commands of the documentation, run in a user's folder. `swift run gen` is $GEN there."""

from __future__ import annotations

import re
from pathlib import Path

from execution import Failed, each, run
from markdown import ROOT, Block, missing_paths, split

# What commands read and the same page has, by the language of its block.
WRITTEN = {"driver.py": "python", "my-templates/go/hwalja.go.mustache": "mustache"}
# Done by the user to a machine, not by a test: only the paths that they name are looked at.
BY_HAND = ("sudo ", "ibus ", "sha256sum ", "gh ")


def check_line(line: str, folder: Path) -> None:
    """Runs a line of a shell block; of what is for a person to do only the paths are looked at."""
    if missing := missing_paths(line):
        raise Failed(f"there is no {missing[0]}")
    if any(part.strip().startswith(BY_HAND) for part in line.split("&&")):
        return
    if line.startswith("make"):
        line = f'make --dry-run --directory "$ROOT" {line[4:]}'
    # There is one driver on a page; for another, what it would be asked is read.
    line = line.replace("-- ./driver", "--print").replace(" Tests/", ' "$ROOT"/Tests/')
    pattern = r"\b(?:swift run (?:-c release )?(?:--package-path hwalja )?)?gen\b(?= |$)"
    run(re.sub(pattern, '"$GEN"', line), folder, PYTHONPATH=str(ROOT / "dist/python"))


def sh(blocks: list[Block], folder: Path) -> list[str]:
    """Commands, a line each, in the folder as the lines before left it."""

    def check(_: int, block: Block) -> None:
        for name, language in WRITTEN.items():
            if name.split("/")[0] in block.code:
                (code,) = [other.code for other in split(block.file)[0] if other.language == language]
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(code)
        for line in re.sub(r"\\\n\s*", "", block.code).splitlines():
            if line := re.sub(r"(^|\s+)#.*", "", line):
                check_line(line, folder)

    return each(blocks, check)
