"""Fails where what valgrind counts of typing in Swift, which does not depend on the machine, has changed by more than a
tenth since Benchmarks/baseline.json.

    python3 Benchmarks/guard.py          compares
    python3 Benchmarks/guard.py renew    writes the baseline
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BASELINE = ROOT / "Benchmarks/baseline.json"
BENCH = ROOT / ".build/release/bench"
REVIEW = ROOT / ".build/review"
TOLERANCE = 0.1
#: How many runs are typed, and how many presses each has. The start of the program is in both counts, and in no
#: difference.
FEW, MANY, PRESSES = 20, 220, 12
#: The ways of typing that have to stay as they are. The nested map is only compared with, and takes longest.
GUARDED = ("composer", "session", "keyboard", "one run")


def valgrind(tool, way, runs):
    """What a tool of valgrind's says of `bench type`."""
    command = ["valgrind", f"--tool={tool}", f"--{tool}-out-file=/dev/null", BENCH, "type", way, str(runs), REVIEW]
    # With its own seed for each run, hashing would take a tenth of the nested map's instructions more or less.
    steady = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=steady).stderr
    return said.replace(",", "")


def counts(ways):
    """Instructions, allocations and their bytes for a press, and the bytes of the heap when it is largest, by each way of
    typing."""
    found = {}
    for way in ways:
        instructions, memory = [], []
        for runs in (FEW, MANY):
            instructions.append(int(re.search(r"Collected : (\d+)", valgrind("callgrind", way, runs))[1]))
            said = valgrind("dhat", way, runs)
            found.setdefault(f"heap, {way}", int(re.search(r"At t-gmax: (\d+) bytes", said)[1]))
            memory.append([int(count) for count in re.search(r"Total: +(\d+) bytes in (\d+) blocks", said).groups()])
        (few_bytes, few), (many_bytes, many) = memory
        differences = {
            "instructions": instructions[1] - instructions[0], "allocations": many - few, "bytes allocated": many_bytes - few_bytes}
        for what, difference in differences.items():
            found[f"{what}, {way}"] = round(difference / (MANY - FEW) / PRESSES, 2)
    return found


def main():
    figures = counts(GUARDED)
    if sys.argv[1:] == ["renew"]:
        BASELINE.write_text(json.dumps(figures, indent=2) + "\n")
        return
    baseline = json.loads(BASELINE.read_text())
    # What is only in one of the two counts nothing in the other.
    pairs = {what: (figures.get(what, 0), baseline.get(what, 0)) for what in sorted(figures.keys() | baseline.keys())}
    found = [f"error: {what}: {now}, was {then}" for what, (now, then) in pairs.items() if abs(now - then) > then * TOLERANCE]
    if found:
        raise SystemExit("\n".join(found + ["If that is meant to be, renew the baseline and commit it: make baseline"]))
    print(f"guard: {len(figures)} figures within {TOLERANCE:.0%} of the baseline")


if __name__ == "__main__":
    main()
