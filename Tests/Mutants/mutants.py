#!/usr/bin/env python3
"""Shows what the questions of `gen conform` notice: changes a run-time in one place, and asks its driver.

    Tests/Mutants/mutants.py typescript|kotlin|swift [--count 100] [--seed 1] [--stride 0] [--only 3,17]

prints a line for each mutant, then counts. One that the sample does not kill is asked every so-and-so-many-th line of
everything. It needs what `make` makes and what the drivers need; GEN is the generator.
"""
import argparse
import collections
import os
import pathlib
import random
import shutil
import subprocess

from changes import changes

# A page's field reports all that it holds, so that TypeScript has no reports; Kotlin opens no trie from bytes.
SUITES = {
    "typescript": ["composer", "session", "keyboard", "trie"],
    "kotlin": ["composer", "session", "reports", "keyboard"],
    "swift": ["composer", "session", "reports", "keyboard", "trie"],
}
SOURCES = {
    "typescript": ["hwalja.js"],
    "kotlin": ["Hwalja.kt", "HwaljaKeyboard.kt"],
    "swift": ["Hwalja.swift", "HwaljaSession.swift", "HwaljaKeyboard.swift", "HwaljaTrieFile.swift"],
}
# Declarations of tables and pages; and of what only a page's elements need, which are no part of a driver.
LEFT_OUT = {
    "typescript": r"\blatinName: |\bfields: \[|\bvalue\.slice|\b(element|event|node|form|isPending|line)\b[.,)]",
    "kotlin": r"\blatinName = |\bpage\d+\(|^(public )?enum |^private val [A-Z]",
    "swift": r"static let (cheonjiin|page\d)",
}
FILLER = {"typescript": ";", "kotlin": "Unit", "swift": "_ = ()"}


def built(language, made, folder, file):
    """The command of a driver with the changed `file` of `folder`; nothing if it does not compile."""
    consumer = f"Tests/Consumers/{language}"
    if language == "typescript":
        return ["node", f"{consumer}/driver.js", str(folder)]
    if language == "kotlin":
        # The changed file alone, as a friend of the rest of its module.
        library = f"{made}/hwalja.jar:{made}/android.jar"
        shutil.rmtree(folder / "classes", ignore_errors=True)
        compiling = [".ci/kotlinc", "jvm", "-nowarn", "-cp", library, f"-Xfriend-paths={made}/hwalja.jar"]
        compiling += ["-d", f"{folder}/classes", f"{folder}/{file}"]
        command = [".ci/kotlinc", "run", f"{folder}/classes:{made}/driver.jar:{library}", "consumer.MainKt"]
    else:
        parts = [path for name in ("driver", "hosts") for path in pathlib.Path(consumer, name).glob("*.swift")]
        compiling = ["swiftc", "-Onone", "-suppress-warnings", *map(str, [*folder.glob("*.swift"), *parts])]
        compiling += ["-o", f"{folder}/driver"]
        command = [f"{folder}/driver"]
    done = subprocess.run(compiling, capture_output=True, timeout=600)
    return command if done.returncode == 0 else None


def difference(driver, language, density):
    """What it answers wrongly first, in words, or nothing; a driver that ends or hangs is wrong as well."""
    suites = [word for suite in SUITES[language] for word in ("--suite", suite)]
    asking = ["Tests/Conformance/ask", *suites, *density, "--first", "--patience", "10", "--", *driver]
    done = subprocess.run(asking, capture_output=True, text=True, errors="replace")
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip()[:300]


def chosen(found, count, seed):
    """One change on each of `count` lines, which are spread evenly over all that can be changed."""
    lines = collections.defaultdict(list)
    for change in found:
        lines[change.file, change.number].append(change)
    lines, generator = list(lines.values()), random.Random(seed)
    count = min(count, len(lines))
    return [generator.choice(lines[index * len(lines) // count]) for index in range(count)]


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language", choices=SOURCES)
    parser.add_argument("--count", type=int, default=100, help="so many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", type=lambda text: [int(number) for number in text.split(",")], help="their numbers")
    parser.add_argument("--stride", type=int, default=0, help="every so-and-so-many-th line of everything")
    return parser.parse_args()


def main():
    asked = options()
    language = asked.language
    os.chdir(pathlib.Path(__file__).resolve().parents[2])
    made = pathlib.Path(".build/conform", language)
    # Has the driver made, and asks it little.
    subprocess.run([f"Tests/Consumers/{language}/conform", "--stride", "1000"], stderr=subprocess.DEVNULL, check=True)
    folder = pathlib.Path(".build/mutants", language)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(made, folder)
    densities = {"the sample": []}
    if asked.stride:
        densities["everything"] = ["--all", "--stride", str(asked.stride)]
    # If it is wrong unchanged, whatever is changed seems to be noticed.
    for density in densities.values():
        if wrong := difference(built(language, made, folder, SOURCES[language][0]), language, density):
            raise SystemExit(f"error: unchanged, it is wrong already: {wrong}")
    sources = {file: (made / file).read_text() for file in SOURCES[language]}
    found = [change for file, source in sources.items()
             for change in changes(file, source, LEFT_OUT[language], FILLER[language])]
    counts = collections.Counter()
    for number, change in enumerate(chosen(found, asked.count, asked.seed)):
        if asked.only and number not in asked.only:
            continue
        source = sources[change.file]
        (folder / change.file).write_text(change.applied_to(source))
        fate, wrong = "does not compile", None
        if driver := built(language, made, folder, change.file):
            fate = "survived"
            for name, density in densities.items():
                if wrong := difference(driver, language, density):
                    fate = f"killed by {name}"
                    break
        (folder / change.file).write_text(source)
        counts[fate] += 1
        print(f"{number:3}  {fate}  {change.shown(source)}", flush=True)
        if wrong:
            print(f"       {wrong}", flush=True)
    print(", ".join(f"{count} {fate}" for fate, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
