"""How a block is run, and what it printed held to what it says that it prints."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from markdown import ROOT, Block

PRINTING = re.compile(r"\b(?:print|println!?|puts|console\.log|Console\.WriteLine)\(.*\);?\s*(?://|#|--) (.*)$")
# Where a tool is rustup's, it asks the home, which is another here, for the version.
AROUND = {"ROOT": str(ROOT), "RUSTUP_HOME": os.environ.get("RUSTUP_HOME", str(Path.home() / ".rustup"))}


class Failed(Exception):
    """What a command says that should not have failed."""


def run(line: str, folder: Path, **variables: str) -> str:
    """What a line for the shell prints, run in `folder`, the user's home."""
    done = subprocess.run(
        line, cwd=folder, shell=True, capture_output=True, text=True, errors="replace", timeout=900,
        env=os.environ | AROUND | {"HOME": str(folder)} | variables)
    if done.returncode:
        raise Failed(f"{done.stdout}{done.stderr}".strip())
    return done.stdout


def compare(block: Block, printed: str) -> None:
    """Holds what was printed to the comments behind the lines that print."""
    expected = [found[1] for line in block.code.splitlines() if (found := PRINTING.search(line))]
    if expected and printed.splitlines() != expected:
        raise Failed(f"printed {printed!r}, not {expected}")


def each(blocks: list[Block], check: Callable[[int, Block], None]) -> list[str]:
    """A line for each block of which `check` says that it fails."""
    failures = []
    for number, block in enumerate(blocks):
        try:
            check(number, block)
        except (Failed, subprocess.TimeoutExpired) as error:
            failures.append(f"{block}: {error}")
    return failures
