"""Mutates layout files, and sees that the command refuses each in one line or makes what it promises.

    python3 Tests/Fuzz/layouts.py GEN [COUNT [SEED]]

Scalars of every general category stand for letters and in every text. A status is 0 or 65, and an error line begins
with `error:`. What is accepted keeps docs/layout.schema.json, too. Every twentieth file, if it is accepted, is written
in all formats, verified, and its sources are compiled: C, Python, Lua and JavaScript each time, and every third time
Swift and Kotlin, if there are more than a thousand files.
"""

import concurrent.futures
import glob
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

import jsonschema
from mutants import mutated

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

with open(f"{ROOT}/docs/layout.schema.json", encoding="utf-8") as schema:
    SCHEMA = jsonschema.Draft202012Validator(json.load(schema))


def run(*command):
    """A command's status and what it says on standard error."""
    done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    return done.returncode, done.stderr.decode("utf-8", "replace")


class Fault(Exception):
    """What is wrong with a file or with what was made of it."""


def expect(holds, what, file):
    if not holds:
        raise Fault(what, open(file, "rb").read())


def compile_sources(out, folder, file, everything):
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
        expect(status == 0, f"{command[0]} refuses what was made: {said[:500]}", file)


def attempt(gen, number, seed, bases, everything):
    """One file: whether it was accepted, whether its sources were compiled, and whether all was well."""
    try:
        return *result(gen, number, seed, bases, everything), True
    except Fault as fault:
        what, content = fault.args
        kept = f"layout-that-failed-{seed}-{number}.json"
        with open(kept, "wb") as stream:
            stream.write(content)
        print(f"error: {what} (kept as {kept})", flush=True)
        return True, False, False


def result(gen, number, seed, bases, everything):
    """Whether the file is accepted, and whether its sources are compiled."""
    chance = random.Random(seed * 1_000_003 + number)
    with tempfile.TemporaryDirectory() as folder:
        file, out = f"{folder}/mine.json", f"{folder}/out"
        with open(file, "wb") as stream:
            stream.write(mutated(chance.choice(bases), chance))
        status, said = run(gen, "keys", "--layout-file", file, "가")
        expect(status in (0, 65), f"status {status}: {said[:300]}", file)
        lines = said.splitlines()
        expect(all(line.startswith("error: ") and len(line) < 800 for line in lines), f"said {said[:300]}", file)
        expect((status == 0) == (not lines), "an error without a status, or the reverse", file)
        if status == 0:
            with open(file, encoding="utf-8-sig") as stream:
                wrong = next(SCHEMA.iter_errors(json.load(stream)), None)
            expect(wrong is None, f"accepted against the schema: {wrong and wrong.message[:300]}", file)
        if status != 0 or number % 20 != 0:
            return status == 0, False
        status, said = run(gen, "--layout-file", file, "--out", out, "--quiet")
        if status == 65 and "has no trie" in said:
            return True, False
        expect(status == 0, f"accepted, and not made: {said[:300]}", file)
        status, said = run(gen, "verify", "--quiet", "--layout-file", file, out)
        expect(status == 0, f"made, and not verified: {said[:300]}", file)
        compile_sources(out, folder, file, everything=everything and number % 60 == 0)
        return True, True


def main():
    gen = os.path.abspath(sys.argv[1])
    count, seed = (int(argument) for argument in (sys.argv[2:] + ["2000", "1"][len(sys.argv[2:]):]))
    names = subprocess.check_output([f"{ROOT}/.ci/listed", gen, "layouts"], text=True).split()
    bases = [subprocess.check_output([gen, "layout", name]) for name in names]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        # A few files are soon compiled by what compiles fast; Tests/Hostile asks the other compilers.
        everything = count > 1000
        results = list(pool.map(lambda number: attempt(gen, number, seed, bases, everything), range(count)))
    accepted, compiled, well = (sum(result[index] for result in results) for index in range(3))
    print(f"layouts: {count} files, {accepted} accepted, {count - accepted} refused, {compiled} made, verified and "
          f"compiled, {count - well} faults")
    sys.exit(well < count)


if __name__ == "__main__":
    main()
