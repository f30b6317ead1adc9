"""Fails where what does not depend on the machine has grown by more than a tenth since the baseline:
the bytes of every artifact, and allocations and instructions a look-up and a press, counted by valgrind.

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
REVIEW = os.environ.get("HWALJA_REVIEW", os.path.join(ROOT, ".build", "review"))
PRESSES = os.path.join(ROOT, ".build", "guard", "presses.txt")
TOLERANCE = 0.1
FEW, MANY = 1_000, 11_000


def artifact_bytes():
    paths = sorted(glob.glob("dist/**/*.*", root_dir=ROOT, recursive=True))
    # A folder has a name with a dot, too, and a size that is its file system's.
    files = [path for path in paths if os.path.isfile(os.path.join(ROOT, path))]
    return {f"bytes of {path}": os.path.getsize(os.path.join(ROOT, path)) for path in files}


def compile_program():
    os.makedirs(os.path.dirname(PROGRAM), exist_ok=True)
    sources = sorted(glob.glob(os.path.join(ROOT, "dist/swift/*.swift")))
    sources += sorted(glob.glob(os.path.join(ROOT, "Benchmarks/Guard/*.swift")))
    swiftc = os.environ.get("SWIFTC", "swiftc")
    subprocess.run(
        [swiftc, "-O", "-wmo", "-parse-as-library", "-module-name", "LookUps", "-o", PROGRAM]
        + sources, check=True)


def write_presses():
    """The keys of 300 words of three syllables from all over the table, the rarest as often as any."""
    path = os.path.join(REVIEW, "conformance", "cheonjiin.tsv")
    with open(path, encoding="utf-8") as file:
        lines = [line.split("\t")[0] for line in file if not line.startswith("#")][:11_172]
    # A step that is prime to their number.
    syllables = [lines[index * 3_571 % len(lines)] for index in range(900)]
    with open(PRESSES, "w", encoding="utf-8") as file:
        for index in range(0, len(syllables), 3):
            print(*syllables[index:index + 3], file=file)


def counted(tool, pattern, way, count):
    """The number that valgrind's `tool` reports for `count` look-ups or presses."""
    full = os.path.join(REVIEW, "json", "cheonjiin.full.json")
    # Dictionaries are seeded afresh in each run or else, a tenth of the five lines' instructions either way.
    steady = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(
        ["valgrind", *tool, PROGRAM, way, str(count), PRESSES, full],
        capture_output=True, text=True, check=True, env=steady)
    return int(re.search(pattern, done.stderr).group(1).replace(",", ""))


def each(tool, pattern, way):
    """The same for one look-up or press, start-up left out."""
    few, many = (counted(tool, pattern, way, count) for count in (FEW, MANY))
    return round((many - few) / (MANY - FEW), 2)


def measure():
    """Every figure, by what it is."""
    compile_program()
    write_presses()
    figures = artifact_bytes()
    counts = os.path.join(os.path.dirname(PROGRAM), "callgrind.out")
    callgrind = ["--tool=callgrind", f"--callgrind-out-file={counts}"]
    memcheck = ["--tool=memcheck", "--undef-value-errors=no"]
    for way in ("trie", "edit", "lines", "composer", "session", "host"):
        figures[f"instructions, {way}"] = each(callgrind, r"Collected : (\d+)", way)
        figures[f"allocations, {way}"] = each(memcheck, r"heap usage: ([\d,]+) allocs", way)
    # The session's own: without what its field does of the same.
    for what in ("instructions", "allocations"):
        host = figures.pop(f"{what}, host")
        figures[f"{what}, session"] = round(figures[f"{what}, session"] - host, 2)
    return figures


def gains(figures):
    """How many times fewer instructions a press takes than the five lines over dictionaries."""
    for way in ("composer", "session"):
        yield way, figures["instructions, lines"] / figures[f"instructions, {way}"]


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
    for way, gain in gains(figures):
        print(f"guard: a press through the {way}: {gain:.1f} × fewer instructions than the five lines")
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
