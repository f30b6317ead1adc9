#!/usr/bin/env python3
"""Shows what the questions of `gen conform` notice: changes a run-time in one place, and asks its driver.

    Tests/Mutants/mutants.py typescript|kotlin|swift [--count 100] [--seed 1] [--only PART]

prints a line for each mutant, then counts. It needs what `make` makes and what the drivers need; GEN is the generator.
"""
import argparse
import collections
import os
import pathlib
import random
import shutil
import subprocess
from typing import NamedTuple

from changes import changes


class Language(NamedTuple):
    """How a run-time is changed, compiled and asked. MADE is what its driver is made of, IN a copy, FILE is changed."""
    suites: list
    # Patterns of those that are changed.
    files: list
    # Declarations of tables and pages; and of what only a page's elements need, which are no part of a driver.
    left_out: str
    filler: str
    driver: str
    compiling: str = "true"


LIBRARY = "MADE/hwalja.jar"
LANGUAGES = {
    # A page's field reports all that it holds, so that TypeScript has no reports.
    "typescript": Language(
        ["composer", "session", "keyboard", "trie"],
        [f"runtime/{name}.js" for name in (
            "Composer", "DotStyle", "Fields", "Layout", "Session", "Text", "Trie", "keyboard/Keyboard",
            *(f"keyboard/Keyboard{part}" for part in (
                "Face", "Fingers", "Host", "Pages", "Settings", "Slot", "State", "Texts", "Touch", "Typist")))],
        r"\blatinName: |\bvalue\.slice|\b(element|event|node|form|isPending|line)\b[.,)]", ";",
        "node Tests/Consumers/typescript/driver.js IN"),
    # Kotlin opens no trie from bytes. The changed file is compiled alone, as a friend of the rest of its module.
    "kotlin": Language(
        ["composer", "session", "reports", "keyboard"], ["Runtime/**/*.kt"],
        r"^(public )?enum |^private val [A-Z]", "Unit",
        f".ci/kotlinc run IN/classes:MADE/driver.jar:{LIBRARY} consumer.MainKt",
        "rm -rf IN/classes && .ci/kotlinc jvm -nowarn -Xfriend-paths=MADE/hwalja.jar "
        f"-cp {LIBRARY} -d IN/classes IN/FILE"),
    "swift": Language(
        ["composer", "session", "reports", "keyboard", "trie"],
        ["Runtime/*.swift", "Runtime/[!U]*/*.swift"], "^$", "_ = ()", "IN/driver",
        "swiftc -Onone -suppress-warnings $(find IN Tests/Consumers/swift/{driver,hosts} -name '*.swift') -o IN/driver"),
}


def asking(language, *arguments):
    suites = [word for suite in language.suites for word in ("--suite", suite)]
    return ["Tests/Conformance/ask", *suites, *arguments]


def difference(language, place, questions):
    """What its driver answers wrongly first, in words, or nothing; one that ends or hangs is wrong as well."""
    done = subprocess.run(
        asking(language, "--first", "--patience", "60", "--") + place(language.driver).split(),
        env=os.environ | {"QUESTIONS": str(questions)}, capture_output=True, text=True, errors="replace")
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip()[:300]


def fate(language, place, questions):
    """What becomes of the copy as it stands, and what was wrong."""
    compiling = ["bash", "-c", place(language.compiling)]
    if subprocess.run(compiling, capture_output=True, timeout=600).returncode != 0:
        return "does not compile", ""
    wrong = difference(language, place, questions)
    return ("killed" if wrong else "survived"), wrong


def chosen(found, count, seed):
    """One change on each of `count` lines, which are spread evenly over all that can be changed."""
    lines = collections.defaultdict(list)
    for change in found:
        lines[change.file, change.number].append(change)
    lines, generator = list(lines.values()), random.Random(seed)
    count = min(count, len(lines))
    return [generator.choice(lines[index * len(lines) // count]) for index in range(count)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="change only files whose paths have this in them")
    asked = parser.parse_args()
    language = LANGUAGES[asked.language]
    os.chdir(pathlib.Path(__file__).resolve().parents[2])
    made, folder = pathlib.Path(".build/conform", asked.language), pathlib.Path(".build/mutants", asked.language)
    # Has the driver made, and asks it little.
    subprocess.run(
        [f"Tests/Consumers/{asked.language}/conform", "--stride", "1000"], stderr=subprocess.DEVNULL, check=True)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(made, folder)
    # Worked out once for all mutants.
    questions = folder / "questions.tsv"
    with questions.open("w") as file:
        subprocess.run(asking(language, "--print"), stdout=file, check=True)

    files = sorted(str(path.relative_to(made)) for pattern in language.files for path in made.glob(pattern)
                   if asked.only in str(path))

    def place(line, file=files[0]):
        return line.replace("MADE", str(made)).replace("IN", str(folder)).replace("FILE", file)

    # If it is wrong unchanged, whatever is changed seems to be noticed.
    if (found := fate(language, place, questions))[0] != "survived":
        raise SystemExit(f"error: unchanged: {found[0]}: {found[1]}")
    sources = {file: (made / file).read_text() for file in files}
    found = [change for file, source in sources.items()
             for change in changes(file, source, language.left_out, language.filler)]
    counts = collections.Counter()
    for number, change in enumerate(chosen(found, asked.count, asked.seed)):
        source = sources[change.file]
        (folder / change.file).write_text(change.applied_to(source))
        became, wrong = fate(language, lambda line, file=change.file: place(line, file), questions)
        (folder / change.file).write_text(source)
        counts[became] += 1
        print(f"{number:3}  {became}  {change.shown(source)}{wrong and f'{chr(10)}       {wrong}'}", flush=True)
    print(", ".join(f"{count} {became}" for became, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
