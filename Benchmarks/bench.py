"""Measures what things cost, and writes Benchmarks/results.json and the tables of CONTRIBUTING.md.

    python3 Benchmarks/bench.py          measures, and writes all
    python3 Benchmarks/bench.py table    writes the tables from the results that are there
    python3 Benchmarks/bench.py once     only proves that all ways of typing write the same
"""

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import zlib
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from timeit import timeit

import guard
from guard import BENCH, REVIEW, ROOT

RESULTS = ROOT / "Benchmarks/results.json"
PAGE = ROOT / "CONTRIBUTING.md"
MARK, END = "<!-- benchmarks -->\n", "<!-- /benchmarks -->\n"

def output(*command):
    """What a command prints; the benchmark stops where it fails."""
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


def printed(*command):
    """The samples that a program prints: their group, a way in it, a unit, and the values."""
    for line in output(*command).splitlines():
        group, way, unit, *values = line.split("\t")
        yield group, way, unit, [float(f"{float(value):.4g}") for value in values]


def kotlin():
    """Compiles presses on the JVM, and returns the command that types them."""
    classes = ROOT / ".build/kotlin/benchmark"
    output(".ci/kotlinc", "jvm", "-d", classes, "dist/kotlin/Layouts.kt", "dist/kotlin/Runtime",
           "Benchmarks/kotlin/FullMap.kt", "Benchmarks/kotlin/Presses.kt")
    return ".ci/kotlinc", "run", classes, "benchmark.PressesKt", REVIEW / "json/cheonjiin.full.json"


def race(group, ways):
    """Three rounds in which all ways run in turn, after one that only warms up."""
    rounds = [[timeit(way, number=1) for way in ways.values()] for _ in range(4)]
    for way, *values in zip(ways, *rounds[1:]):
        yield group, way, "s", values


def generator():
    """The generator as a command, with what it makes proved: all layouts in every format that ships; and one, against
    zlib alone, which deflates its full map on each core."""
    gen = ROOT / ".build/debug/gen"
    cores, full = range(os.cpu_count()), (REVIEW / "json/cheonjiin.full.json").read_bytes()
    with tempfile.TemporaryDirectory() as out, ThreadPoolExecutor() as pool:
        yield from race("the generator, all layouts", {
            "gen": lambda: output(gen, "--quiet", "--out", f"{out}/all"),
            "gen verify": lambda: output(gen, "verify", "--quiet", f"{out}/all")})
        yield from race("the generator, one layout", {
            "gen": lambda: output(gen, "--quiet", "--layout", "cheonjiin", "--out", f"{out}/one"),
            "zlib": lambda: list(pool.map(lambda _: zlib.compress(full, 6), cores))})


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
        "samples": [*printed(BENCH, "race", REVIEW), *printed("node", "Benchmarks/typescript/presses.mjs"),
                    *printed(*kotlin()), *generator()],
        "counts": guard.counts([*guard.GUARDED, "nested map"])}


def figure(value):
    """Three digits that count, and no more."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def times_as_long(values, rivals):
    """How many times as long the one takes, by the median of rounds in which both were measured."""
    return f"{figure(median(a / b for a, b in zip(values, rivals)))} ×"


def groups(results):
    """What was measured against each other: the ways of doing something, with their units and values."""
    found = {}
    for group, way, unit, values in results["samples"]:
        found.setdefault(group, {})[way] = unit, values
    return found


def presses(results):
    """A row for each language and text: what a press takes, and how many times as long as the composer's."""
    yield "| a press | composer | nested map | session | keyboard |"
    yield "|---|--:|--:|--:|--:|"
    rows = {}
    for group, ways in groups(results).items():
        kind, _, text = group.partition(", ")
        if kind.startswith("press"):
            row, (_, composed) = rows.setdefault(text, {}), ways["composer"]
            for way, (unit, values) in ways.items():
                ratio = "" if way == "composer" else f" ({times_as_long(values, composed)})"
                row.setdefault(way.split()[0], f"{figure(median(values))} {unit}{ratio}")
    for text, row in rows.items():
        cells = [row.get(way, "") for way in ("composer", "nested", "session", "keyboard")]
        yield f"| {text} | {' | '.join(cells)} |"


def counts(results):
    """What does not depend on the machine, for each way of pressing keys in Swift."""
    table = {}
    for name, count in results["counts"].items():
        what, way = name.split(", ")
        table.setdefault(way, {})[what] = figure(count)
    columns = ["instructions", "allocations", "bytes allocated", "heap"]
    yield f"| a press in Swift | {' | '.join(columns)} |"
    yield "|---|--:|--:|--:|--:|"
    for way, row in table.items():
        yield f"| {way} | {' | '.join(row[column] for column in columns)} |"


def tables(results):
    """Both, and what they were measured on."""
    about = f"\n\n`make bench` on {results['machine']}.\n"
    return "\n".join([*presses(results), "", *counts(results)]) + about


def type_once():
    """Types once in every way, so that a fault here is found without measuring."""
    output(BENCH, "once", REVIEW)
    output("node", "Benchmarks/typescript/presses.mjs", "once")
    output(*kotlin(), "once")


def main():
    if sys.argv[1:] == ["once"]:
        return type_once()
    if sys.argv[1:] != ["table"]:
        members = [f'"{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in measure().items()]
        RESULTS.write_text("{\n" + ",\n".join(members) + "\n}\n")
    text = PAGE.read_text()
    table = tables(json.loads(RESULTS.read_text()))
    PAGE.write_text(text.split(MARK)[0] + MARK + table + END + text.split(END)[1])


if __name__ == "__main__":
    main()
