"""Runs blocks, and compares their output with their comments."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from markdown import ROOT, Block

PRINTING = re.compile(r"\b(?:print|println!?|puts|console\.log|Console\.WriteLine)\(.*\);?\s*(?://|#|--) (.*)$")
# rustup's tools look up the version in the home folder, but these commands run in a different home folder.
AROUND = {"ROOT": str(ROOT), "RUSTUP_HOME": os.environ.get("RUSTUP_HOME", str(Path.home() / ".rustup"))}


class Failed(Exception):
    """The output of a command that failed."""


def run(line: str, folder: Path, **variables: str) -> str:
    """Runs a shell command in `folder`, which is also the home, and returns its output."""
    done = subprocess.run(
        line, cwd=folder, shell=True, capture_output=True, text=True, errors="replace", timeout=900,
        env=os.environ | AROUND | {"HOME": str(folder)} | variables)
    if done.returncode:
        raise Failed(f"{done.stdout}{done.stderr}".strip())
    return done.stdout


def compare(block: Block, printed: str) -> None:
    """Compares the output with the comments after the lines that print it."""
    expected = [found[1] for line in block.code.splitlines() if (found := PRINTING.search(line))]
    if expected and printed.splitlines() != expected:
        raise Failed(f"printed {printed!r}, not {expected}")


def each(blocks: list[Block], check: Callable[[int, Block], None]) -> list[str]:
    """Returns an error line for each block for which `check` fails."""
    failures = []
    for number, block in enumerate(blocks):
        try:
            check(number, block)
        except (Failed, subprocess.TimeoutExpired) as error:
            failures.append(f"{block}: {error}")
    return failures
