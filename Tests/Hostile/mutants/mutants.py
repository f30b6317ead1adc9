#!/usr/bin/env python3
"""Shows which changes of a run-time `conform` detects. Each mutant is a copy with one change, and the driver runs with
it.

    Tests/Hostile/mutants/mutants.py typescript|kotlin|swift
      [--count 100] [--seed 1] [--only PATTERN] [--all]

Prints a line for each mutant, and then the counts. With --all, a mutant that survives the sample gets all questions. In
Kotlin, the language's own test comes last. Run `make` first and, for Kotlin, also `make test-kotlin`. $GEN is the
generator.
"""
import argparse
import collections
import os
import pathlib
import random
import re
import shutil
import subprocess
from typing import NamedTuple

from changes import changes


class Language(NamedTuple):
    """The commands for a run-time. MADE is the folder of the driver's sources, IN is a copy of it, and FILE is the
    changed file."""
    suites: list
    # The patterns of the files that can change.
    files: list
    # Declarations that do not change: tables, pages, and parts that only elements of a page use. Drivers do not contain
    # these.
    left_out: str
    filler: str
    driver: str
    compiling: str = "true"
    # The command that compiles everything that does not change. It runs only once.
    preparing: str = "true"
    # A program that keeps running, and compiles with the arguments on each line of its input.
    compiler: str = ""
    # The language's own test. It runs for mutants that survive all questions.
    own: str = "true"


LIBRARY = "MADE/hwalja.jar"
SWIFT = "-O -suppress-warnings -module-name driver -c"
LANGUAGES = {
    # A field in a page reports its whole text. TypeScript therefore does not have the suite `reports`.
    "typescript": Language(
        ["composer", "session", "keyboard", "completions", "file", "trie"],
        [f"runtime/{name}.js" for name in (
            "Completions", "Composer", "DotStyle", "FieldText", "InputSession", "KeyboardLayout", "Text", "Trie",
            *(f"keyboard-file/KeyboardFile{part}" for part in ("", "Reader")),
            *(f"keyboard/Keyboard{part}" for part in (
                "Face", "Fingers", "Machine", "Request", "Session", "Settings", "Slot", "State", "Texts", "Touch",
                "Typist")))],
        r"\blatinName: |\bvalue\.slice|\b(element|event|node|form|isPending|line)\b[.,)]", ";",
        "node Tests/typescript/driver.js IN"),
    # Kotlin opens no trie from bytes. Only the changed folder is compiled, as a friend of the other code in its module.
    "kotlin": Language(
        ["composer", "session", "reports", "keyboard", "completions", "file"], ["Runtime/**/*.kt"],
        r"^(public )?enum |^private val [A-Z]", "Unit",
        f".ci/kotlinc brief IN/classes:MADE/driver.jar:{LIBRARY}:MADE/org-json.jar consumer.MainKt",
        f"-nowarn -Xfriend-paths={LIBRARY} -cp {LIBRARY} -d IN/classes IN/FOLDER", compiler=".ci/kotlinc serve",
        own="timeout 300 .ci/kotlinc brief "
        f".build/kotlin/checks.jar:IN/classes:MADE/driver.jar:{LIBRARY}:MADE/org-json.jar consumer.MainKt"),
    # Only the changed file is compiled. It is linked with the objects of the other files. Without -wmo, no code is
    # inlined across files.
    "swift": Language(
        ["composer", "session", "reports", "keyboard", "completions", "file", "trie"],
        ["Runtime/*.swift", "Runtime/[!U]*/*.swift"], r"(?!)", "_ = ()", "IN/driver",
        f"swiftc -frontend {SWIFT} -primary-file IN/FILE -o IN/changed.o "
        "$(find IN Tests/swift/{driver,hosts} -name '*.swift' ! -path IN/FILE) && "
        "swiftc IN/changed.o $(find IN/objects -name '*.o' ! -name $(basename FILE .swift).o) -o IN/driver",
        "mkdir IN/objects && cd IN/objects && "
        f"swiftc {SWIFT} $(find ../../../../{{IN,Tests/swift/{{driver,hosts}}}} -name '*.swift')"),
}


def asking(language, *arguments):
    suites = [word for suite in language.suites for word in ("--suite", suite)]
    return ["Tests/Conformance/ask", *suites, *arguments]


def difference(language, place, questions, density):
    """Returns a description of the driver's first wrong answer; empty if there is none. A driver that ends early or
    hangs counts as wrong, too."""
    done = subprocess.run(
        asking(language, "--first", "--timeout", "60", "--") + place(language.driver).split(),
        env=os.environ | {"QUESTIONS": str(questions), "DENSITY": density},
        capture_output=True, text=True, errors="replace")
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip()[:300]


def compiler(language):
    """Returns a function that compiles with a command line, and returns true if the compilation succeeds."""
    if not language.compiler:
        return lambda line: subprocess.run(["bash", "-c", line], capture_output=True, timeout=600).returncode == 0
    program = subprocess.Popen(language.compiler.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def compiles(line):
        print(line, file=program.stdin, flush=True)
        return program.stdout.readline() == "0\n"
    return compiles


def fate(language, compiles, place, questions):
    """Returns the fate of the copy, and the first error. Each of QUESTIONS has a name, a file and a density."""
    shutil.rmtree(place("IN/classes"), ignore_errors=True)
    if not compiles(place(language.compiling)):
        return "does not compile", ""
    for name, file, density in questions:
        if wrong := difference(language, place, file, density):
            return f"killed by {name}", wrong
    done = subprocess.run(["bash", "-c", place(language.own)], capture_output=True, text=True, errors="replace")
    return ("survived", "") if done.returncode == 0 else ("killed by its own test", (done.stdout + done.stderr)[-300:])


def chosen(found, count, seed):
    """Returns one change on each of `count` lines. These lines are spread evenly over all lines that can change."""
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
    parser.add_argument("--only", default="", help="change only files in whose paths this pattern is found")
    parser.add_argument("--all", action="store_true", help="ask everything of those that the sample does not kill")
    asked = parser.parse_args()
    language = LANGUAGES[asked.language]
    os.chdir(pathlib.Path(__file__).resolve().parents[3])
    made, folder = pathlib.Path(".build/conform", asked.language), pathlib.Path(".build/mutants", asked.language)
    # Build the driver by asking it a few questions.
    subprocess.run(
        [f"Tests/{asked.language}/conform", "--stride", "1000"], stderr=subprocess.DEVNULL, check=True)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(made, folder)
    # All mutants share these questions.
    questions = [("the sample", folder / "sample.tsv", "")]
    if asked.all:
        questions.append(("everything", folder / "everything.tsv", "--all"))
    for _, file, density in questions:
        with file.open("w") as output:
            subprocess.run(asking(language, "--print", *density.split()), stdout=output, check=True)

    files = sorted(str(path.relative_to(made)) for pattern in language.files for path in made.glob(pattern)
                   if re.search(asked.only, str(path)))

    def place(line, file=files[0]):
        names = {"MADE": made, "IN": folder, "FILE": file, "FOLDER": os.path.dirname(file)}
        return re.sub(r"\b(MADE|IN|FILE|FOLDER)\b", lambda name: str(names[name[0]]), line)

    subprocess.run(["bash", "-c", place(language.preparing)], check=True)
    # Test the unchanged driver first. If it failed, every change would seem to be detected.
    compiles = compiler(language)
    if (found := fate(language, compiles, place, questions))[0] != "survived":
        raise SystemExit(f"error: the unchanged driver fails: {found[0]}: {found[1]}")
    sources = {file: (made / file).read_text() for file in files}
    found = [change for file, source in sources.items()
             for change in changes(file, source, language.left_out, language.filler)]
    counts = collections.Counter()
    for number, change in enumerate(chosen(found, asked.count, asked.seed)):
        source = sources[change.file]
        (folder / change.file).write_text(change.applied_to(source))
        became, wrong = fate(language, compiles, lambda line, file=change.file: place(line, file), questions)
        (folder / change.file).write_text(source)
        counts[became] += 1
        print(f"{number:3}  {became}  {change.shown(source)}{wrong and f'{chr(10)}       {wrong}'}", flush=True)
    print(", ".join(f"{count} {became}" for became, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
