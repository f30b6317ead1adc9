"""Mutates layout files, and sees that the command refuses each in one line or makes what it promises.

    python3 Tests/Fuzz/layouts.py GEN [COUNT [SEED]]

Scalars of every general category stand for letters and in every text. A status is 0 or 65, and an error line begins
with `error:`. What is accepted keeps docs/layout.schema.json, too. Every twentieth file, if it is accepted, is written
in all formats and verified; at the end the sources of all these are compiled in every language, many at once.
"""

import glob
import json
import os
import shutil
import subprocess
import tempfile

import jsonschema
from fuzzing import ROOT, Fault, expect, fuzz, listed, run
from mutants import mutated

with open(f"{ROOT}/docs/layout.schema.json", encoding="utf-8") as schema:
    SCHEMA = jsonschema.Draft202012Validator(json.load(schema))


def prepare(gen, count):
    """The files to mutate, and whether all compilers are asked: Tests/Hostile asks them, too."""
    return [subprocess.check_output([gen, "layout", name]) for name in listed(gen, "layouts")], count > 1000


def compile_sources(out, folder, everything):
    """Compiles what was made into `out`."""
    commands = [
        ("cc", "-std=c99", "-fsyntax-only", "-Wall", "-Werror", "-x", "c", f"{out}/c/hwalja.h"),
        ("python3", "-m", "py_compile", f"{out}/python/hwalja.py"),
        ("luac5.4" if shutil.which("luac5.4") else "luac", "-p", f"{out}/lua/hwalja.lua"),
        ("node", "--check", f"{out}/typescript/hwalja.cjs"),
    ]
    if everything:
        swift = sorted(glob.glob(f"{out}/swift/*.swift"))
        commands.append(("swiftc", "-parse-as-library", "-module-name", "Fuzz", "-typecheck", *swift))
        commands.append((f"{ROOT}/.ci/kotlinc", "jvm", "-Werror", "-d", f"{folder}/kotlin", f"{out}/kotlin/Hwalja.kt"))
    for command in commands:
        status, said = run(*command)
        expect(status == 0, f"{command[0]} refuses what was made: {said[:500]}")


def attempt(gen, prepared, chance, number):
    bases, everything = prepared
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/mine.json"
        with open(file, "wb") as stream:
            stream.write(mutated(chance.choice(bases), chance))
        try:
            return outcome(gen, folder, file, number, everything)
        except Fault as fault:
            kept = shutil.copy(file, f"layout-that-failed-{number}.json")
            raise Fault(f"{fault} (kept as {kept})") from None


def outcome(gen, folder, file, number, everything):
    """Whether the file is refused, accepted, or its sources compiled."""
    status, said = run(gen, "keys", "--layout-file", file, "가")
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
    out = f"{folder}/out"
    status, said = run(gen, "--layout-file", file, "--out", out, "--quiet")
    if status == 65 and "has no trie" in said:
        return "accepted"
    expect(status == 0, f"accepted, and not made: {said[:300]}")
    status, said = run(gen, "verify", "--quiet", "--layout-file", file, out)
    expect(status == 0, f"made, and not verified: {said[:300]}")
    compile_sources(out, folder, everything and number % 60 == 0)
    return "compiled"


if __name__ == "__main__":
    fuzz("layouts", attempt, prepare)
