"""Runs every benchmark, writes Benchmarks/results.json, and the table in README.md from it.

    python3 Benchmarks/bench.py          measures and writes both
    python3 Benchmarks/bench.py table    writes the table from the results that are there
"""

import json
import os
import platform
import re
import statistics
import subprocess
import sys
import time

import guard

ROOT = guard.ROOT
RESULTS = os.path.join(ROOT, "Benchmarks", "results.json")
README = os.path.join(ROOT, "README.md")
BENCH = os.path.join(ROOT, ".build", "benchmarks", "release", "bench")
GEN = os.path.join(ROOT, ".build", "release", "gen")
LINES = 20_000
BEGIN, END = "<!-- benchmarks -->", "<!-- /benchmarks -->"


def output(*command, **options):
    return subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True, **options).stdout


def rows(text):
    """Samples by group and name, from the lines that the programs print."""
    for line in text.splitlines():
        group, name, unit, *values = line.split("\t")
        yield group, name, unit, [float(value) for value in values]


def usage(*command, **options):
    """User seconds and the most resident KiB of a command."""
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"error: {' '.join(command)} failed with status {process.returncode}")
    return used.ru_utime, used.ru_maxrss


def memory():
    for name in ("nothing", "trie", "dictionary"):
        values = [usage(BENCH, "hold", name, "dist")[1] for _ in range(2)]
        yield "resident memory, Swift", name, "KiB", values


def throughput():
    """Lines a second of `gen type` and `gen keys`."""
    words = ["안녕하세요", "읊조리다", "대한민국", "천지인", "빠르다"]
    text = "".join(words[index % len(words)] + "\n" for index in range(LINES))
    presses = output(GEN, "keys", input=text)
    for name, source in (("keys", text), ("type", presses)):
        values = []
        for _ in range(5):
            start = time.perf_counter()
            output(GEN, name, input=source)
            values.append(LINES / (time.perf_counter() - start))
        yield "throughput, words of 2 to 5 syllables", f"gen {name}", "lines/s", values


def compiling():
    """User seconds of compiling each generated source, the least disturbed figure there is."""
    out = os.path.join(ROOT, ".build", "compiled")
    os.makedirs(out, exist_ok=True)
    commands = {
        "Hwalja.swift, -O": [
            "swiftc", "-O", "-parse-as-library", "-module-name", "Hwalja", "-c",
            "dist/swift/Hwalja.swift", "-o", f"{out}/Hwalja.o"],
        "hwalja.js, loaded by Node": [
            "node", "-e", "import('./dist/typescript/hwalja.js')"],
        "Hwalja.kt, for the JVM": [
            ".ci/kotlinc", "jvm", "-nowarn", "-d", f"{out}/kotlin", "dist/kotlin/Hwalja.kt"],
    }
    for name, command in commands.items():
        yield "compiling", name, "s of processor", [usage(*command)[0] for _ in range(2)]


def machine():
    model = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            found = re.search(r"model name\s*: (.*)", file.read())
            model = found.group(1) if found else model
    release = getattr(platform, "freedesktop_os_release", dict)
    try:
        system = release().get("PRETTY_NAME", platform.system())
    except OSError:
        system = platform.system()
    swift = re.search(r"Swift version [\d.]+", output("swift", "--version")).group(0)
    return f"{model}, {os.cpu_count()} cores, {system}, {swift}, Node {output('node', '--version').strip()[1:]}"


def summed_up(samples):
    """Each row with its least, median and most, and the ratio to the last of its group, pair by pair."""
    groups = {}
    for group, name, unit, values in samples:
        groups.setdefault(group, []).append((name, unit, values))
    for group, entries in groups.items():
        last = entries[-1][2]
        for name, unit, values in entries:
            ratio = statistics.median(a / b for a, b in zip(values, last))
            yield {
                "group": group, "name": name, "unit": unit, "min": min(values),
                "median": statistics.median(values), "max": max(values), "ratio": ratio}


def figure(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(results):
    lines = [f"Measured on {results['machine']}. A ratio is to the last line of its group."]
    group = None
    for row in results["rows"]:
        if row["group"] != group:
            group = row["group"]
            lines += ["", f"| {group} | min | median | max | unit | ratio |", "|---|--:|--:|--:|---|--:|"]
        numbers = " | ".join(figure(row[key]) for key in ("min", "median", "max"))
        lines.append(f"| {row['name']} | {numbers} | {row['unit']} | {figure(row['ratio'])} |")
    lines += ["", "| a look-up of the generated Swift | instructions | allocations |", "|---|--:|--:|"]
    names = {"trie": "trie alone", "edit": "text to edit", "press": "press of a composer"}
    for way, name in names.items():
        counts = [figure(results["counts"][f"{what}, {way}"]) for what in ("instructions", "allocations")]
        lines.append(f"| {name} | {' | '.join(counts)} |")
    return "\n".join(lines)


def write_table(results):
    with open(README, encoding="utf-8") as file:
        text = file.read()
    if BEGIN not in text or END not in text:
        raise SystemExit(f"error: README.md has no {BEGIN} … {END}; put them where the table goes")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    with open(README, "w", encoding="utf-8") as file:
        file.write(f"{before}{BEGIN}\n{table(results)}\n{END}{after}")


def measure():
    print("measuring; let the machine do nothing else", file=sys.stderr)
    samples = list(rows(output(BENCH, "race", "dist")))
    samples += rows(output("node", "Benchmarks/typescript/lookups.mjs"))
    samples += rows(output("Benchmarks/kotlin/run"))
    samples += [*memory(), *throughput(), *compiling()]
    counts = {key: value for key, value in guard.measure().items() if not key.startswith("bytes")}
    return {"machine": machine(), "rows": list(summed_up(samples)), "counts": counts}


def main():
    if sys.argv[1:] == ["table"]:
        with open(RESULTS, encoding="utf-8") as file:
            return write_table(json.load(file))
    results = measure()
    with open(RESULTS, "w", encoding="utf-8") as file:
        json.dump(results, file, ensure_ascii=False, indent=2)
        file.write("\n")
    write_table(results)


if __name__ == "__main__":
    main()
