"""Mutates layout files, and sees that the command refuses each in one line or makes what it promises.

    python3 Tests/Fuzz/layouts.py GEN [COUNT [SEED]]

Scalars of every general category stand for letters and in every text. A status is 0 or 65, and an error line begins
with `error:`. What is accepted keeps docs/layout.schema.json, too. Every twentieth file, if it is accepted, is written
in all formats and verified, and its sources are compiled.
"""

import glob
import json
import shutil

import jsonschema
from fuzzing import COUNT, GEN, ROOT, expect, fuzz, listed, printed, run
from mutants import mutated

with open(f"{ROOT}/docs/layout.schema.json", encoding="utf-8") as schema:
    SCHEMA = jsonschema.Draft202012Validator(json.load(schema))
BASES = [printed("layout", name) for name in listed("layouts")]


def compile_sources(out, folder, everything):
    """Compiles what was made into `out`: in everything only sometimes, for Tests/Hostile asks all compilers, too."""
    commands = [
        ("cc", "-std=c99", "-fsyntax-only", "-Wall", "-Werror", "-x", "c", f"{out}/c/hwalja.h"),
        ("python3", "-m", "py_compile", f"{out}/python/hwalja.py"),
        ("luac5.4" if shutil.which("luac5.4") else "luac", "-p", f"{out}/lua/hwalja.lua"),
        ("node", f"{out}/typescript/hwalja-keyboard.js"),
    ]
    if everything:
        swift = sorted(glob.glob(f"{out}/swift/*.swift"))
        commands.append(("swiftc", "-parse-as-library", "-module-name", "Fuzz", "-typecheck", *swift))
        kotlin = f"{out}/kotlin/Layouts.kt", f"{out}/kotlin/Keyboards.kt", f"{out}/kotlin/Runtime"
        commands.append((f"{ROOT}/.ci/kotlinc", "jvm", "-Werror", "-d", f"{folder}/kotlin", *kotlin))
    for command in commands:
        status, said = run(*command)
        expect(status == 0, f"{command[0]} refuses what was made: {said[:500]}")


def attempt(chance, number, folder):
    """Whether the file is refused, accepted, or its sources compiled."""
    file, out = f"{folder}/mine.json", f"{folder}/out"
    with open(file, "wb") as stream:
        stream.write(mutated(chance.choice(BASES), chance))
    status, said = run(GEN, "keys", "--layout-file", file, "가")
    expect(status in (0, 65), f"status {status}: {said[:300]}")
    lines = said.splitlines()
    expect(all(line.startswith("error: ") and len(line) < 800 for line in lines), f"said {said[:300]}")
    expect((status == 0) == (not lines), "an error without a status, or the reverse")
    if status != 0:
        return "refused"
    with open(file, encoding="utf-8-sig") as stream:
        wrong = next(SCHEMA.iter_errors(json.load(stream)), None)
    expect(wrong is None, f"accepted against the schema: {wrong and wrong.message[:300]}")
    if number % 20 != 0:
        return "accepted"
    status, said = run(GEN, "--layout-file", file, "--out", out, "--quiet")
    if status == 65 and "has no trie" in said:
        return "accepted"
    expect(status == 0, f"accepted, and not made: {said[:300]}")
    status, said = run(GEN, "verify", "--quiet", "--layout-file", file, out)
    expect(status == 0, f"made, and not verified: {said[:300]}")
    compile_sources(out, folder, COUNT > 1000 and number % 60 == 0)
    return "compiled"


fuzz(attempt)
