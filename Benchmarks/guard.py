"""Fails where what does not depend on the machine has grown by more than a tenth since the baseline:
the bytes of every artifact, and allocations and instructions a look-up, counted by valgrind.

    python3 Benchmarks/guard.py          compares with Benchmarks/baseline.json
    python3 Benchmarks/guard.py renew    writes it
"""

import glob
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BASELINE = os.path.join(ROOT, "Benchmarks", "baseline.json")
PROGRAM = os.path.join(ROOT, ".build", "guard", "lookups")
TOLERANCE = 0.1
FEW, MANY = 1_000, 11_000


def artifact_bytes():
    paths = sorted(glob.glob("dist/**/*.*", root_dir=ROOT, recursive=True))
    return {f"bytes of {path}": os.path.getsize(os.path.join(ROOT, path)) for path in paths}


def compile_program():
    os.makedirs(os.path.dirname(PROGRAM), exist_ok=True)
    sources = sorted(glob.glob(os.path.join(ROOT, "dist/swift/*.swift")))
    sources.append(os.path.join(ROOT, "Benchmarks/Guard/LookUps.swift"))
    swiftc = os.environ.get("SWIFTC", "swiftc")
    subprocess.run(
        [swiftc, "-O", "-wmo", "-parse-as-library", "-module-name", "LookUps", "-o", PROGRAM]
        + sources, check=True)


def counted(tool, pattern, way, count):
    """The number that valgrind's `tool` reports for `count` look-ups."""
    done = subprocess.run(
        ["valgrind", *tool, PROGRAM, way, str(count)], capture_output=True, text=True, check=True)
    return int(re.search(pattern, done.stderr).group(1).replace(",", ""))


def each(tool, pattern, way):
    """The same for one look-up, start-up left out."""
    few, many = (counted(tool, pattern, way, count) for count in (FEW, MANY))
    return round((many - few) / (MANY - FEW), 2)


def measure():
    """Every figure, by what it is."""
    compile_program()
    figures = artifact_bytes()
    counts = os.path.join(os.path.dirname(PROGRAM), "callgrind.out")
    callgrind = ["--tool=callgrind", f"--callgrind-out-file={counts}"]
    memcheck = ["--tool=memcheck", "--undef-value-errors=no"]
    for way in ("trie", "edit", "press"):
        figures[f"instructions, {way}"] = each(callgrind, r"Collected : (\d+)", way)
        figures[f"allocations, {way}"] = each(memcheck, r"heap usage: ([\d,]+) allocs", way)
    return figures


def complaints(figures, baseline):
    for what in sorted(figures.keys() | baseline.keys()):
        now, then = figures.get(what), baseline.get(what)
        if then is None:
            yield f"{what}: {now}, not in the baseline"
        elif now is None:
            yield f"{what}: {then} in the baseline, and gone"
        elif now > then * (1 + TOLERANCE):
            yield f"{what}: {now}, over {then} by more than {TOLERANCE:.0%}"
        elif now < then * (1 - TOLERANCE):
            yield f"{what}: {now}, under {then} by more than {TOLERANCE:.0%}: keep the gain"


def main():
    figures = measure()
    if sys.argv[1:] == ["renew"]:
        with open(BASELINE, "w", encoding="utf-8") as file:
            json.dump(figures, file, ensure_ascii=False, indent=2)
            file.write("\n")
        return 0
    with open(BASELINE, encoding="utf-8") as file:
        found = list(complaints(figures, json.load(file)))
    for complaint in found:
        print(f"error: {complaint}", file=sys.stderr)
    if found:
        print("If that is meant to be, renew the baseline and commit it: make baseline", file=sys.stderr)
        return 1
    print(f"guard: {len(figures)} figures within {TOLERANCE:.0%} of the baseline")
    return 0


if __name__ == "__main__":
    sys.exit(main())
