"""Checks the documentation. Runs every code block in its language, and checks every link."""

from __future__ import annotations

import re
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from execution import Failed
from look_ups import wrong_look_ups
from markdown import ROOT, Block, broken, files, links, missing_paths, split
from runners import RUNNERS


def run_blocks(language: str, blocks: list[Block]) -> list[str]:
    """Runs the blocks in a language in a folder like a user's, and returns the failures."""
    if language not in RUNNERS:
        return [f"{block}: there is no runner for blocks in {language or 'no language'}" for block in blocks]
    with tempfile.TemporaryDirectory(prefix="hwalja-docs-") as scratch:
        folder = Path(scratch)
        (folder / "hwalja").symlink_to(ROOT)
        (folder / "node_modules").mkdir()
        (folder / "node_modules/hwalja").symlink_to(ROOT / "dist/typescript")
        try:
            failures = RUNNERS[language](blocks, folder)
        except Failed as error:
            failures = [f"{language}: {error}"]
    print(f"{'FAIL' if failures else 'ok  '} {language}: {len(blocks)} blocks", flush=True)
    return failures


def check_links() -> list[str]:
    """Returns the broken links in all files, and the missing paths in running text."""
    count, failures = 0, []
    for file in files():
        for line, target in links(file):
            count += 1
            if wrong := broken(file, target):
                failures.append(f"{file}:{line}: {target}: {wrong}")
        for line, text in split(file)[1]:
            for code in re.findall(r"`([^`]+)`", text):
                failures += [f"{file}:{line}: there is no {path}" for path in missing_paths(code)]
    print(f"{'FAIL' if failures else 'ok  '} {count} links in {len(files())} files", flush=True)
    return failures


def check_schemas() -> list[str]:
    """Returns the JSON files whose schema does not exist. Editors look for the schema relative to the file."""
    failures, count = [], 0
    for file in files("*.json"):
        if named := re.match(r'\{\s*"\$schema": "(.*)"', (ROOT / file).read_text("utf-8")):
            count += 1
            if wrong := broken(file, named[1]):
                failures.append(f"{file}: {named[1]}: {wrong}")
    print(f"{'FAIL' if failures else 'ok  '} {count} files with a schema", flush=True)
    return failures


def main(languages: list[str]) -> int:
    blocks = defaultdict(list)
    for file in files():
        for block in split(file)[0]:
            # The tests of the npm package run the page in this file.
            if not file.startswith("dist/typescript/"):
                blocks[block.language].append(block)
    chosen = {language: found for language, found in blocks.items() if not languages or language in languages}
    with ThreadPoolExecutor(2) as pool:
        failures = [line for lines in pool.map(run_blocks, chosen, chosen.values()) for line in lines]
    if not languages:
        failures += check_links() + check_schemas() + wrong_look_ups()
    for line in failures:
        print(f"error: {line}", file=sys.stderr)
    print(f"docs: {sum(map(len, chosen.values()))} blocks, {len(failures)} failures")
    return 1 if failures else 0


sys.exit(main(sys.argv[1:]))
