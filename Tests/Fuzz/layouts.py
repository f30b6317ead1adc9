"""Mutates layout files, and sees that the command refuses each in one line or makes what it promises.

    python3 Tests/Fuzz/layouts.py GEN [COUNT [SEED]]

Scalars of every general category stand for letters and in every text. A status is 0 or 65, and an error line begins
with `error:`. What is accepted keeps docs/layout.schema.json, too. Every twentieth file, if it is accepted, is written
in all formats and verified; at the end the sources of all these are compiled in every language, many at once.
"""

import concurrent.futures
import json
import os
import random
import subprocess
import sys
import tempfile

import jsonschema
from mutants import mutated

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.append(f"{ROOT}/Tests/Hostile")
import languages  # noqa: E402
from languages import write  # noqa: E402

LANGUAGES = ["c", "kotlin", "lua", "python", "rust", "swift", "typescript"]
# No file may have more than 500,000 bytes.
AT_ONCE = 60

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


def attempt(gen, number, seed, bases):
    """One file: whether it was accepted, whether all was well, and what it holds if it was made."""
    try:
        return *result(gen, number, seed, bases), True
    except Fault as fault:
        what, content = fault.args
        kept = f"layout-that-failed-{seed}-{number}.json"
        with open(kept, "wb") as stream:
            stream.write(content)
        print(f"error: {what} (kept as {kept})", flush=True)
        return True, None, False


def result(gen, number, seed, bases):
    """Whether the file is accepted, and what it holds if it is made."""
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
        if status != 0:
            return False, None
        with open(file, encoding="utf-8-sig") as stream:
            layout = json.load(stream)
        wrong = next(SCHEMA.iter_errors(layout), None)
        expect(wrong is None, f"accepted against the schema: {wrong and wrong.message[:300]}", file)
        if number % 20 != 0:
            return True, None
        status, said = run(gen, "--layout-file", file, "--out", out, "--quiet")
        if status == 65 and "has no trie" in said:
            return True, None
        expect(status == 0, f"accepted, and not made: {said[:300]}", file)
        status, said = run(gen, "verify", "--quiet", "--layout-file", file, out)
        expect(status == 0, f"made, and not verified: {said[:300]}", file)
        return True, layout


def compile_together(gen, layouts):
    """Compiles sources of many layouts in every language; a fault ends the program, with the compiler's words."""
    # Those that are called the same could not be made together.
    named = {layout["id"]: layout for layout in layouts}
    others = [layout for layout in layouts if named[layout["id"]] is not layout]
    layouts = [*named.values(), *(layout | {"id": f"other-{number}"} for number, layout in enumerate(others))]
    for start in range(0, len(layouts), AT_ONCE):
        some = layouts[start:start + AT_ONCE]
        with tempfile.TemporaryDirectory() as folder:
            files = [write(f"{folder}/{layout['id']}.json", json.dumps(layout)) for layout in some]
            languages.make(gen, files, LANGUAGES, f"{folder}/out")
            for language in LANGUAGES:
                for said in languages.texts(language, f"{folder}/out", folder):
                    if len(said.splitlines()) != len(some):
                        sys.exit(f"error: {language} has {len(said.splitlines())} layouts and not {len(some)}")
    return len(layouts)


def main():
    gen = os.path.abspath(sys.argv[1])
    count, seed = (int(argument) for argument in (sys.argv[2:] + ["2000", "1"][len(sys.argv[2:]):]))
    names = subprocess.check_output([f"{ROOT}/.ci/listed", gen, "layouts"], text=True).split()
    bases = [subprocess.check_output([gen, "layout", name]) for name in names]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda number: attempt(gen, number, seed, bases), range(count)))
    accepted, well = sum(result[0] for result in results), sum(result[2] for result in results)
    compiled = compile_together(gen, [layout for _, layout, _ in results if layout])
    print(f"layouts: {count} files, {accepted} accepted, {count - accepted} refused, {compiled} made, verified and "
          f"compiled, {count - well} faults")
    sys.exit(well < count)


if __name__ == "__main__":
    main()
