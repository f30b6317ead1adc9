"""Runs every benchmark, writes Benchmarks/results.json, and from it the tables that show it.

    python3 Benchmarks/bench.py          measures and writes all
    python3 Benchmarks/bench.py table    writes the tables from the results that are there
"""

import json
import os
import platform
import re
import sys
import time

import guard
import measures
import report

RESULTS = os.path.join(guard.ROOT, "Benchmarks", "results.json")


def machine():
    """The processor, the system and the versions that the figures are of."""
    model = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            found = re.search(r"model name\s*: (.*)", file.read())
            model = found.group(1).strip() if found else model
    try:
        system = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (AttributeError, OSError, KeyError):
        system = platform.system()
    swift = re.search(r"Swift version [\d.]+", measures.output("swift", "--version")).group(0)
    node = measures.output("node", "--version").strip()[1:]
    return f"{model}, {os.cpu_count()} cores, {system}, {swift}, Node {node}"


def measure():
    """Everything, a line to standard error for each part."""
    print("measuring; let the machine do nothing else", file=sys.stderr)
    samples = []
    for part in (measures.swift, measures.typescript, measures.kotlin, measures.memory,
                 measures.command, measures.throughput, measures.compiling):
        start = time.perf_counter()
        samples += part()
        print(f"{part.__name__}: {time.perf_counter() - start:.0f} s", file=sys.stderr)
    counts = {key: value for key, value in guard.measure().items() if not key.startswith("bytes")}
    return {"machine": machine(), "rows": list(measures.rows(samples)), "counts": counts}


def main():
    if sys.argv[1:] == ["table"]:
        with open(RESULTS, encoding="utf-8") as file:
            return report.write(json.load(file))
    results = measure()
    with open(RESULTS, "w", encoding="utf-8") as file:
        json.dump(results, file, ensure_ascii=False, indent=2)
        file.write("\n")
    report.write(results)
    for what, bound, value, is_kept in report.promises(results):
        if bound:
            print(f"{'kept' if is_kept else 'MISSED'}: {what}: {value} ({bound})", file=sys.stderr)


if __name__ == "__main__":
    main()
