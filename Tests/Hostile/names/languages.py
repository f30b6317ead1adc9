"""Compiles the generated sources in each language together with a program in this folder. The program prints the texts
of the layouts in hexadecimal, one layout on each line."""

import glob
import os
import re
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
KOTLIN = f"{ROOT}/.ci/kotlinc"
# The run-time, with layouts. The generated layouts have the same names and replace these layouts.
JAR = f"{ROOT}/.build/conform/kotlin/hwalja.jar"
LUA = "lua5.4" if shutil.which("lua5.4") else "lua"
RUST = "rustc --edition 2021 -D warnings"
RUST_LIBRARY = f"{RUST} --crate-type rlib --crate-name hwalja OUT/src/lib.rs -o TMP/libhwalja.rlib"
CSHARP = "mcs -langversion:7.2 -warnaserror"
CSHARP_LIBRARY = f"{CSHARP} -target:library -doc:TMP/csharp.xml -out:TMP/Hwalja.dll OUT/*.cs OUT/Runtime/*.cs"
# The commands that compile the source for a language, and the commands that print the texts. OUT is the folder of that
# source.
LANGUAGES = {
    "c": (["cc -std=c99 -trigraphs -Wall -Werror -Wno-trigraphs -I OUT HERE/texts.c -o TMP/c"], ["TMP/c"]),
    "csharp": ([CSHARP_LIBRARY, f"{CSHARP} -r:TMP/Hwalja.dll -r:System.Core.dll HERE/texts.cs -out:TMP/csharp.exe",
                f"python3 {ROOT}/Tests/csharp/package.py OUT"],
               ["mono TMP/csharp.exe"]),
    "rust": ([RUST_LIBRARY, f"{RUST} --extern hwalja=TMP/libhwalja.rlib HERE/texts.rs -o TMP/rust"], ["TMP/rust"]),
    "swift": (["swiftc -Onone OUT/*.swift OUT/Runtime/*.swift OUT/Runtime/*/*.swift HERE/main.swift -o TMP/swift"], ["TMP/swift"]),
    # The same command compiles the composer. The names of keys are its only texts.
    "kotlin": ([f"{ROOT}/Tests/kotlin/jar",
                f"KOTLIN jvm -Werror -cp {JAR} -Xfriend-paths={JAR} -d TMP/kotlin OUT/Layouts.kt OUT/Keyboards.kt "
                "OUT/../kotlin-composer HERE/Texts.kt"],
               [f"KOTLIN brief TMP/kotlin:{JAR} TextsKt"]),
    "kotlin-composer": ([], []),
    "python": ([], ["python3 HERE/texts.py OUT"]),
    "lua": ([], [f"{LUA} HERE/texts.lua OUT"]),
    "typescript": (["tsc --noEmit --strict --target es2022 --lib es2022,dom OUT/hwalja.d.ts",
                    "node --check OUT/hwalja-keyboard.js", "deno check OUT/src/hwalja.ts"],
                   ["node HERE/texts.mjs OUT/hwalja.js", "deno run --allow-read HERE/texts.mjs OUT/src/hwalja.ts"]),
    # Qt has no codes and names. A program compares the data that it has.
    "qt": (["node HERE/qt.mjs OUT TMP"], []),
    "demo": (["node --check TMP/page.mjs"], []),
}


def run(*command):
    """Returns a command's output. A command that fails ends the program."""
    done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    if done.returncode != 0:
        output = (done.stderr + done.stdout).decode("utf-8", "replace")
        raise SystemExit(f"error: {' '.join(command)[:200]}: {output[:2000]}")
    return done.stdout.decode("utf-8")


def run_line(line, out, scratch):
    """Returns the output of a command line in the table above."""
    places = {"OUT": out, "TMP": scratch, "HERE": HERE, "KOTLIN": KOTLIN}
    words = [re.sub("OUT|TMP|HERE|KOTLIN", lambda found: places[found[0]], word) for word in line.split()]
    return run(*[path for word in words for path in (sorted(glob.glob(word)) if "*" in word else [word])])


def read(path):
    with open(path, encoding="utf-8") as stream:
        return stream.read()


def write(path, text):
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(text)
    return path


def make(gen, files, languages, out):
    """Generates sources for layout files in some languages, into the folder `out`."""
    arguments = [word for file in files for word in ("--layout-file", file)]
    run(gen, *arguments, *[word for language in languages for word in ("--format", language)], "--quiet", "--out", out)


def texts(language, out, scratch):
    """Compiles the sources of a language, and yields the output of each program."""
    if language == "demo":
        # The last script contains all layouts.
        scripts = re.findall(r"(?is)<script\b[^>]*>(.*?)</script\b", read(f"{out}/demo/index.html"))
        write(f"{scratch}/page.mjs", scripts[-1])
    compilers, programs = LANGUAGES[language]
    for line in compilers:
        run_line(line, f"{out}/{language}", scratch)
    return [run_line(line, f"{out}/{language}", scratch) for line in programs]
