"""Runs the commands in the documentation, in a folder like a user's. $GEN replaces `swift run gen`, and $CONFORM
replaces `conform`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from execution import Failed, each, run
from markdown import ROOT, Block, missing_paths, split

sys.path.append(str(ROOT / "Tests/Adapters"))
import checkouts  # noqa: E402

# Checkouts of other apps, for which there are stand-ins.
CHECKOUTS = {"HeliBoard": checkouts.HELIBOARD, "android-keyboard": checkouts.FUTO, "futo-keyboard-layouts": checkouts.FUTO}

# Files that commands read. They come from blocks on the same page.
TEMPLATE = "my-templates/go/hwalja.go.mustache"
# Commands that change the machine. They are not run, and only their paths are checked.
BY_HAND = ("sudo ", "sha256sum ", "gh ", "git clone ")


def check_line(line: str, comment: str, folder: Path) -> None:
    """Runs a line in a shell block, and compares its output with its comment, such as `prints 안녕`. If the command must
    not run, checks only its paths."""
    if missing := missing_paths(line):
        raise Failed(f"there is no {missing[0]}")
    if any(part.strip().startswith(BY_HAND) for part in line.split("&&")):
        return
    if line.startswith("make"):
        line = f'make --dry-run --directory "$ROOT" {line[4:]}'
    # Only one driver exists. For other drivers, conform only prints the questions.
    line = line.replace("-- ./driver", "--print")
    line = re.sub("(^| )(Tests|docs)/", r'\1"$ROOT"/\2/', line)
    pattern = r"(?<![\w/])(?:swift run (?:--package-path hwalja )?)?(gen|conform)\b(?= |$)"
    line = re.sub(pattern, lambda found: f'"${found[1].upper()}"', line)
    printed = run(line, folder, PYTHONPATH=str(ROOT / "dist/python")).strip()
    if comment.startswith("prints ") and comment != f"prints {printed}":
        raise Failed(f"{line} prints {printed}")


def sh(blocks: list[Block], folder: Path) -> list[str]:
    """Runs the lines in the blocks one after the other, in the same folder."""

    def check(_: int, block: Block) -> None:
        if "my-templates" in block.code:
            (template,) = [other.code for other in split(block.file)[0] if other.language == "mustache"]
            (folder / TEMPLATE).parent.mkdir(parents=True)
            (folder / TEMPLATE).write_text(template)
        for line in re.sub(r"\\\n\s*", "", block.code).splitlines():
            command, *comment = re.split(r"(?:^|\s+)#", line, maxsplit=1)
            if command:
                check_line(command, "".join(comment).strip(), folder)

    for name, standins in CHECKOUTS.items():
        checkouts.write(folder / name, standins)
    return each(blocks, check)
