"""How a block is run, and what it printed held to what it says that it prints."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from markdown import Block

PRINTING = re.compile(r"\b(?:print|println!?|puts|console\.log)\(.*\);?\s*(?://|#|--) (.*)$")


class Failed(Exception):
    """What a command says that should not have failed."""


def run(command: list[str] | str, folder: Path, **variables: str) -> str:
    """What a command prints, run in `folder`."""
    done = subprocess.run(
        command, cwd=folder, shell=isinstance(command, str), capture_output=True, text=True, errors="replace",
        timeout=900, env=os.environ | {"HOME": str(folder)} | variables)
    if done.returncode:
        raise Failed(f"{done.stdout}{done.stderr}".strip())
    return done.stdout


def compare(block: Block, printed: str) -> None:
    """Holds what was printed to the comments behind the lines that print."""
    expected = [found[1] for line in block.code.splitlines() if (found := PRINTING.search(line))]
    if expected and printed.splitlines() != expected:
        raise Failed(f"printed {printed!r}, not {expected}")


def each(blocks: list[Block], check: Callable[[int, Block], None]) -> list[str]:
    failures = []
    for number, block in enumerate(blocks):
        try:
            check(number, block)
        except (Failed, subprocess.TimeoutExpired) as error:
            failures.append(f"{block}: {error}")
    return failures
