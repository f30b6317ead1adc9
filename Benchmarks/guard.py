"""Fails if valgrind's counts for typing in Swift differ from Benchmarks/baseline.json by more than a tenth.

The counts do not depend on the machine.

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
#: The two numbers of runs, and the presses per run. The difference of both counts excludes the start of the program.
FEW, MANY, PRESSES = 20, 220, 12
#: The typists whose counts must not change. The nested map is only for comparison, and takes longest.
GUARDED = ("composer", "session", "keyboard", "one run")


def valgrind(tool, typist, runs):
    """Returns the report of a valgrind tool about `bench type`."""
    command = ["valgrind", f"--tool={tool}", f"--{tool}-out-file=/dev/null", BENCH, "type", typist, str(runs), REVIEW]
    # With random seeds for hashing, the nested map would use up to a tenth more or fewer instructions from run to run.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    report = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stderr
    return report.replace(",", "")


def counts(typists):
    """Returns the instructions, allocations and allocated bytes per press, and the maximal heap in bytes, by typist."""
    found = {}
    for typist in typists:
        instructions, memory = [], []
        for runs in (FEW, MANY):
            instructions.append(int(re.search(r"Collected : (\d+)", valgrind("callgrind", typist, runs))[1]))
            report = valgrind("dhat", typist, runs)
            found.setdefault(f"heap, {typist}", int(re.search(r"At t-gmax: (\d+) bytes", report)[1]))
            memory.append([int(count) for count in re.search(r"Total: +(\d+) bytes in (\d+) blocks", report).groups()])
        (few_bytes, few), (many_bytes, many) = memory
        differences = {
            "instructions": instructions[1] - instructions[0], "allocations": many - few, "bytes allocated": many_bytes - few_bytes}
        for what, difference in differences.items():
            found[f"{what}, {typist}"] = round(difference / (MANY - FEW) / PRESSES, 2)
    return found


def main():
    figures = counts(GUARDED)
    if sys.argv[1:] == ["renew"]:
        BASELINE.write_text(json.dumps(figures, indent=2) + "\n")
        return
    baseline = json.loads(BASELINE.read_text())
    # A figure that is missing in one of the two counts as 0.
    pairs = {what: (figures.get(what, 0), baseline.get(what, 0)) for what in sorted(figures.keys() | baseline.keys())}
    found = [f"error: {what}: {now}, was {then}" for what, (now, then) in pairs.items() if abs(now - then) > then * TOLERANCE]
    if found:
        raise SystemExit("\n".join(found + ["If the change is intended, run make baseline and commit the result."]))
    print(f"guard: {len(figures)} figures within {TOLERANCE:.0%} of the baseline")


if __name__ == "__main__":
    main()
