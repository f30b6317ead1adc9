"""What is measured, each as lines of samples: a group, a name in it, a unit, and the values."""

import os
import statistics
import subprocess
import time

from guard import ROOT

BENCH = os.path.join(ROOT, ".build", "release", "bench")
REVIEW = ".build/review"
GEN = os.path.join(ROOT, ".build", "release", "gen")
WORDS = ["안녕하세요", "읊조리다", "대한민국", "천지인", "빠르다"]
LINES = 20_000


def output(*command, **options):
    """What a command prints; the benchmark stops where it fails."""
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False, **options)
    if done.returncode != 0:
        raise SystemExit(f"error: {' '.join(command)} failed with status {done.returncode}")
    return done.stdout


def printed(*command):
    """The samples that a program prints."""
    for line in output(*command).splitlines():
        group, name, unit, *values = line.split("\t")
        yield group, name, unit, [float(value) for value in values]


def seconds(*command, **options):
    """How long a command takes, by the clock."""
    start = time.perf_counter()
    output(*command, **options)
    return time.perf_counter() - start


def swift():
    """Generation, growth, opening and look-ups in Swift."""
    yield from printed(BENCH, "race", REVIEW)


def typescript():
    """Presses under Node."""
    yield from printed("node", "Benchmarks/typescript/presses.mjs")


def kotlin():
    """Look-ups on the JVM."""
    yield from printed("Benchmarks/kotlin/run")


def memory():
    """What a process has at most that opens the map in some form and looks one press up."""
    for name in ("nothing", "trie", "dictionaries"):
        values = [float(output(BENCH, "hold", name, REVIEW)) for _ in range(5)]
        yield "resident memory at its peak, Swift", name, "KiB", values


def command():
    """The whole command, all layouts and formats, files on disk compared and proved."""
    runs = {
        "swift run gen, debug build": ["swift", "run", "gen", "--quiet"],
        "gen, release build": [GEN, "--quiet"],
    }
    output("swift", "build", "--product", "gen", stderr=subprocess.DEVNULL)
    times = {name: [] for name in runs}
    for _ in range(5):
        for name, run in runs.items():
            times[name].append(seconds(*run, stderr=subprocess.DEVNULL))
    for name, values in times.items():
        yield "all layouts, every format", name, "s", values


def throughput():
    """Lines a second through the commands for keys and text."""
    text = "".join(WORDS[index % len(WORDS)] + "\n" for index in range(LINES))
    presses = output(GEN, "keys", input=text)
    for name, source in (("keys", text), ("type", presses)):
        values = [LINES / seconds(GEN, name, input=source) for _ in range(5)]
        yield "words of 3 to 5 syllables", f"gen {name}", "lines/s", values


def compiling():
    """Each generated source through its compiler, by the wall."""
    out = os.path.join(ROOT, ".build", "compiled")
    os.makedirs(out, exist_ok=True)
    commands = {
        "Hwalja.swift, swiftc -O": [
            "swiftc", "-O", "-parse-as-library", "-module-name", "Hwalja", "-c",
            "dist/swift/Hwalja.swift", "-o", f"{out}/Hwalja.o"],
        "hwalja.ts, tsc --strict": [
            "tsc", "--strict", "--target", "es2022", "--lib", "es2022,dom", "--outDir", out,
            "dist/typescript/hwalja.ts"],
        "Hwalja.kt, for the JVM": [
            ".ci/kotlinc", "jvm", "-nowarn", "-d", f"{out}/kotlin", "dist/kotlin/Hwalja.kt"],
    }
    for name, line in commands.items():
        yield "compiling", name, "s", [seconds(*line) for _ in range(5)]


#: Groups whose rows are not ways of doing the same, so that a ratio would say nothing.
UNRELATED = {"compiling", "words of 3 to 5 syllables"}


def rows(samples):
    """Least, median and most of each row, and its ratio to the last of its group, pair by pair."""
    groups = {}
    for group, name, unit, values in samples:
        groups.setdefault(group, []).append((name, unit, values))
    for group, entries in groups.items():
        last = entries[-1][2]
        for name, unit, values in entries:
            ratio = statistics.median(a / b for a, b in zip(values, last))
            yield {
                "group": group, "name": name, "unit": unit, "min": min(values),
                "median": statistics.median(values), "max": max(values),
                "ratio": None if group in UNRELATED else ratio}
