#!/usr/bin/env python3
"""Shows what the sample of `gen conform` notices: changes the run-time of TypeScript in one place, and asks its driver.

    Tests/Mutants/mutants.py [COUNT [SEED]]

prints a line for each mutant, a hundred unless told otherwise, then counts. It needs what `make` makes and what the
driver needs; GEN is the generator.
"""
import collections
import os
import pathlib
import random
import shutil
import subprocess
import sys

from changes import changes

# What the driver is made of, and a copy of it that is changed.
MADE, FOLDER = pathlib.Path(".build/conform/typescript"), pathlib.Path(".build/mutants")
# A page's field reports all that it holds, so that TypeScript has no reports.
SUITES = ["composer", "session", "keyboard", "trie"]
PARTS = "Face Fingers Host Pages Settings Slot State Texts Touch Typist".split()
FILES = [f"runtime/{name}.js" for name in (
    *"Composer DotStyle Fields Layout Session Text Trie keyboard/Keyboard".split(),
    *(f"keyboard/Keyboard{part}" for part in PARTS))]


def difference():
    """What the driver answers wrongly first, in words, or nothing; one that ends or hangs is wrong as well."""
    asking = ["Tests/Conformance/ask", *(word for suite in SUITES for word in ("--suite", suite)), "--first"]
    asking += ["--", "node", "Tests/Consumers/typescript/driver.js", str(FOLDER)]
    done = subprocess.run(asking, capture_output=True, text=True, errors="replace")
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip()[:300]


def chosen(found, count, seed):
    """One change on each of `count` lines, which are spread evenly over all that can be changed."""
    lines = collections.defaultdict(list)
    for change in found:
        lines[change.file, change.number].append(change)
    lines, generator = list(lines.values()), random.Random(seed)
    count = min(count, len(lines))
    return [generator.choice(lines[index * len(lines) // count]) for index in range(count)]


def main(count=100, seed=1):
    os.chdir(pathlib.Path(__file__).resolve().parents[2])
    # Has the driver made, and asks it little.
    subprocess.run(
        ["Tests/Consumers/typescript/conform", "--stride", "1000"], stderr=subprocess.DEVNULL, check=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(MADE, FOLDER)
    # If it is wrong unchanged, whatever is changed seems to be noticed.
    if wrong := difference():
        raise SystemExit(f"error: unchanged, it is wrong already: {wrong}")
    sources = {file: (MADE / file).read_text() for file in sorted(FILES)}
    found = [change for file, source in sources.items() for change in changes(file, source)]
    counts = collections.Counter()
    for number, change in enumerate(chosen(found, count, seed)):
        source = sources[change.file]
        (FOLDER / change.file).write_text(change.applied_to(source))
        wrong = difference()
        (FOLDER / change.file).write_text(source)
        became = "killed" if wrong else "survived"
        counts[became] += 1
        print(f"{number:3}  {became}  {change.shown(source)}{wrong and f'{chr(10)}       {wrong}'}", flush=True)
    print(", ".join(f"{count} {became}" for became, count in sorted(counts.items())))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
