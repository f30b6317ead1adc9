"""Measures what is promised, and writes Benchmarks/results.json and the tables of README.md and docs/BENCHMARKS.md.

    python3 Benchmarks/bench.py          measures, and writes all
    python3 Benchmarks/bench.py table    writes the tables from the results that are there
"""

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from statistics import median
from timeit import timeit

import guard
from guard import BENCH, REVIEW, ROOT

RESULTS = ROOT / "Benchmarks/results.json"
PROMISES, EVERYTHING = ROOT / "README.md", ROOT / "docs/BENCHMARKS.md"
MARK, END = "<!-- benchmarks -->\n", "<!-- /benchmarks -->\n"

#: How many times less a way of doing something must take than the last way of its group ("≥"), or how many times as
#: much it may take ("≤"). Machines differ threefold, so that a promise is a ratio in one run or a count, never a time.
RATIOS = {
    "session": ("≥", 2), "trie": ("≥", 5_000), "made": ("≤", 2), "made and proved": ("≤", 3), "gen verify": ("≤", 5)}


def output(*command):
    """What a command prints; the benchmark stops where it fails."""
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


def printed(*command):
    """The samples that a program prints: their group, a way in it, a unit, and the values."""
    for line in output(*command).splitlines():
        group, way, unit, *values = line.split("\t")
        yield group, way, unit, [float(f"{float(value):.4g}") for value in values]


def kotlin():
    """Presses on the JVM."""
    classes = ROOT / ".build/kotlin/benchmark"
    output(".ci/kotlinc", "jvm", "-d", classes, "dist/kotlin/Hwalja.kt",
           "Benchmarks/kotlin/FullMap.kt", "Benchmarks/kotlin/Presses.kt")
    yield from printed(".ci/kotlinc", "run", classes, "benchmark.PressesKt", REVIEW / "json/cheonjiin.full.json")


def generator():
    """The generator as a command, with all layouts in every format that ships."""
    gen = BENCH.with_name("gen")
    with tempfile.TemporaryDirectory() as out:
        ways = {"gen verify": (gen, "verify", "--quiet", out), "gen": (gen, "--quiet", "--out", out)}
        output(*ways["gen"])
        rounds = [[timeit(lambda: output(*command), number=1) for command in ways.values()] for _ in range(3)]
    for way, *values in zip(ways, *rounds):
        yield "the generator, all layouts", way, "s", values


def machine():
    """The machine and the versions that the figures are of, and what else the machine had to do."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = re.search(r"model name\s*: (.*)", file.read())
    swift = re.search(r"Swift version [\d.]+", output("swift", "--version"))[0]
    node = output("node", "--version").strip()[1:]
    return (f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores, {swift}, Node {node}, "
            f"with a load of {os.getloadavg()[0]:.1f} before it began")


def measure():
    """Everything that the tables say."""
    return {
        "machine": machine(),
        "samples": [*printed(BENCH, "race", REVIEW), *printed("node", "Benchmarks/typescript/presses.mjs"), *kotlin(), *generator()],
        "sizes": guard.sizes(), "counts": guard.counts()}


def figure(value):
    """Three digits that count, and no more."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def rows(results):
    """What was measured, a sign and a bound if there is a promise, the figure, its unit, and what it was made of."""
    groups = {}
    for group, way, unit, values in results["samples"]:
        groups.setdefault(group, []).append((way, unit, values))
    for group, [*ways, (last, _, rivals)] in groups.items():
        for way, unit, values in ways:
            sign, bound = RATIOS.get(way, ("≥", None))
            ratio = median(b / a if sign == "≥" else a / b for a, b in zip(values, rivals))
            times = f"{figure(median(values))} {unit} against {figure(median(rivals))}"
            yield f"{group}: {way}, against {last}", sign, bound, ratio, " ×", times
    for what, bound, end in ("file that ships", 500_000, ""), ("trie", 1_250, ".trie"):
        largest = max(size for name, size in results["sizes"].items() if name.endswith(end))
        yield f"bytes of the largest {what}", "≤", bound, largest, "", ""
    counts = results["counts"]
    session, lines = counts["heap, session"], counts["heap, five lines"]
    times = f"{figure(session)} bytes against {figure(lines)}"
    yield "heap of a process in Swift: session, against five lines", "≥", 10, lines / session, " ×", times
    for name, count in counts.items():
        what, way = name.split(", ")
        if what != "heap":
            yield f"{what} of a press in Swift: {way}", "≤", None, count, "", ""


def tables(results):
    """The promises, and everything."""
    promises = ["| what | promised | measured |", "|---|--:|--:|"]
    everything = ["| what | promised | measured | median |", "|---|--:|--:|---|"]
    for what, sign, bound, value, unit, times in rows(results):
        measured = figure(value) + unit
        if bound and (value < bound if sign == "≥" else value > bound):
            measured = f"**{measured}**, missed"
        row = f"| {what} | {f'{sign} {bound:,}{unit}' if bound else ''} | {measured} |"
        everything.append(f"{row} {times} |")
        if bound:
            promises.append(row)
    about = f"\n\n`make bench` on {results['machine']}.\n"
    return "\n".join(promises) + about, "\n".join(everything) + about


def main():
    if sys.argv[1:] != ["table"]:
        members = [f'"{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in measure().items()]
        RESULTS.write_text("{\n" + ",\n".join(members) + "\n}\n")
    for path, table in zip((PROMISES, EVERYTHING), tables(json.loads(RESULTS.read_text()))):
        text = path.read_text()
        path.write_text(text.split(MARK)[0] + MARK + table + END + text.split(END)[1])


if __name__ == "__main__":
    main()
