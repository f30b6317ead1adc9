"""Mutates layout files, and sees that the command refuses each in one line or makes what it promises.

    python3 Tests/Fuzz/layouts.py GEN [COUNT [SEED]]

Members go, get other values, and have scalars of every general category in their texts; bytes change. A status is 0 or
65, and an error line begins with `error:`. What is accepted keeps docs/layout.schema.json, too. Every twentieth file, if
it is accepted, is written in all formats and verified; Tests/Hostile compiles the sources of others.
"""

import collections
import concurrent.futures
import json
import random
import shutil
import subprocess
import sys
import tempfile

import jsonschema
from fuzzing import COUNT, GEN, ROOT, SEED, listed, printed, scalars

sys.path.append(f"{ROOT}/Tests/Schema")
from check import VALUES, at, places  # noqa: E402

with open(f"{ROOT}/docs/layout.schema.json", encoding="utf-8") as schema:
    SCHEMA = jsonschema.Draft202012Validator(json.load(schema))
BASES = [printed("layout", name) for name in listed("layouts")]
SCALARS = sorted(scalars().items())


class Fault(Exception):
    """What is wrong with an answer of the command or with what it made."""


def expect(holds, what):
    if not holds:
        raise Fault(what)


def run(*command):
    """A command's status and what it says on standard error."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    except subprocess.TimeoutExpired:
        raise Fault("no end") from None
    return done.returncode, done.stderr.decode("utf-8", "replace")


def change(layout, chance):
    """One change somewhere in `layout`. A scalar is of each category as often as of any other."""
    *above, key = chance.choice([path for path in places(layout) if path])
    container = at(layout, above)
    old, scalar = container[key], chance.choice(chance.choice(SCALARS)[1])
    kind = chance.randrange(4)
    if kind == 0 and len(layout) > 1:
        del container[key]
    elif kind == 1:
        container[key] = chance.choice(VALUES)
    elif isinstance(old, str):
        place = chance.randrange(len(old) + 1)
        container[key] = old[:place] + scalar + old[place + chance.randrange(2):]
    else:
        container[key] = scalar


def mutated(base, chance):
    """A layout file, changed in its members or in its bytes."""
    layout = json.loads(base)
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        change(layout, chance)
    data = bytearray(json.dumps(layout, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass"))
    for _ in range(chance.choice([0] * 9 + [2])):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def attempt(number, folder):
    """Whether the file of this number is refused, accepted, or what is made of it verified."""
    chance = random.Random(SEED * 1_000_003 + number)
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
    return "verified"


def outcome(number):
    """What becomes of a file; its folder is kept where something is wrong."""
    folder = tempfile.mkdtemp(prefix="hwalja-fuzz-")
    try:
        found = attempt(number, folder)
    except Fault as fault:
        print(f"error: number {number} of seed {SEED}, kept in {folder}: {fault}", flush=True)
        return "faults"
    shutil.rmtree(folder)
    return found


with concurrent.futures.ThreadPoolExecutor(2) as pool:
    counts = collections.Counter(pool.map(outcome, range(COUNT)))
told = ", ".join(f"{counts[kind]} {kind}" for kind in sorted({*counts, "faults"}))
print(f"{COUNT} layout files, of which {told}")
sys.exit(counts["faults"] > 0)
