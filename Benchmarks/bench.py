"""Runs the benchmarks, and writes Benchmarks/results.json and the tables of CONTRIBUTING.md.

    python3 Benchmarks/bench.py          runs all benchmarks, and writes the results and tables
    python3 Benchmarks/bench.py table    writes the tables from existing results
    python3 Benchmarks/bench.py once     only checks that all typists write the same text
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
BEGIN, END = "<!-- benchmarks -->\n", "<!-- /benchmarks -->\n"

def output(*command):
    """Returns the output of a command. A failure stops the benchmark."""
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


def printed(*command):
    """Yields the samples that a program prints: a group, an alternative in it, a unit, and the values."""
    for line in output(*command).splitlines():
        group, name, unit, *values = line.split("\t")
        yield group, name, unit, [float(f"{float(value):.4g}") for value in values]


def kotlin():
    """Compiles the benchmark for the JVM, and returns the command that runs it."""
    classes = ROOT / ".build/kotlin/benchmark"
    output(".ci/kotlinc", "jvm", "-d", classes, "dist/kotlin/Layouts.kt", "dist/kotlin/Runtime",
           "Benchmarks/kotlin/FullMap.kt", "Benchmarks/kotlin/Presses.kt")
    return ".ci/kotlinc", "run", classes, "benchmark.PressesKt", REVIEW / "json/cheonjiin.full.json"


def race(group, alternatives):
    """Yields samples of three rounds. In each round, all alternatives run in turn. One more round runs first and only
    warms up."""
    rounds = [[timeit(run, number=1) for run in alternatives.values()] for _ in range(4)]
    for name, *values in zip(alternatives, *rounds[1:]):
        yield group, name, "s", values


def generator():
    """Yields samples of the generator and of `gen verify` for all layouts, and of the generator for one layout. The
    last are compared with zlib, which deflates the full map of that layout on each core."""
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
    """Returns a description of the machine, the versions of tools, and the load."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = re.search(r"model name\s*: (.*)", file.read())
    swift = re.search(r"Swift version [\d.]+", output("swift", "--version"))[0]
    node = output("node", "--version").strip()[1:]
    return (f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores, {swift}, Node {node}, "
            f"with a load of {os.getloadavg()[0]:.1f} before it began")


def measure():
    """Returns all results for the tables."""
    return {
        "machine": machine(),
        "samples": [*printed(BENCH, "race", REVIEW), *printed("node", "Benchmarks/typescript/presses.mjs"),
                    *printed(*kotlin()), *generator()],
        "counts": guard.counts([*guard.GUARDED, "nested map"])}


def figure(value):
    """Returns a value with three significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def times_as_long(values, rivals):
    """Returns how many times as long a run takes as its rival's: the median over the rounds that have measured both."""
    return f"{figure(median(a / b for a, b in zip(values, rivals)))} ×"


def groups(results):
    """Returns the alternatives of each group, with their units and values."""
    found = {}
    for group, name, unit, values in results["samples"]:
        found.setdefault(group, {})[name] = unit, values
    return found


def presses(results):
    """Yields a row for each language and text, with the time of a press and the ratio of this time to the
    composer's."""
    yield "| a press | composer | nested map | session | keyboard |"
    yield "|---|--:|--:|--:|--:|"
    rows = {}
    for group, alternatives in groups(results).items():
        kind, _, text = group.partition(", ")
        if kind.startswith("press"):
            row, (_, composed) = rows.setdefault(text, {}), alternatives["composer"]
            for name, (unit, values) in alternatives.items():
                ratio = "" if name == "composer" else f" ({times_as_long(values, composed)})"
                row.setdefault(name.split()[0], f"{figure(median(values))} {unit}{ratio}")
    for text, row in rows.items():
        cells = [row.get(name, "") for name in ("composer", "nested", "session", "keyboard")]
        yield f"| {text} | {' | '.join(cells)} |"


def counts(results):
    """Yields the counts that do not depend on the machine, with a row for each typist in Swift."""
    table = {}
    for name, count in results["counts"].items():
        what, typist = name.split(", ")
        table.setdefault(typist, {})[what] = figure(count)
    columns = ["instructions", "allocations", "bytes allocated", "heap"]
    yield f"| a press in Swift | {' | '.join(columns)} |"
    yield "|---|--:|--:|--:|--:|"
    for typist, row in table.items():
        yield f"| {typist} | {' | '.join(row[column] for column in columns)} |"


def tables(results):
    """Returns both tables, and the description of the machine."""
    about = f"\n\n`make bench` on {results['machine']}.\n"
    return "\n".join([*presses(results), "", *counts(results)]) + about


def type_once():
    """Runs every typist once without measuring it, which finds faults quickly."""
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
    PAGE.write_text(text.split(BEGIN)[0] + BEGIN + table + END + text.split(END)[1])


if __name__ == "__main__":
    main()
