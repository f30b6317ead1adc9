"""Mutates layout files. Checks that gen either rejects a file with error lines, or generates valid files from it.

    python3 Tests/Hostile/fuzzing/layouts.py GEN [COUNT [SEED]]

The mutations replace letters and texts with scalars of every general category. The exit status must be 0 or 65, and
error lines must start with `error:`. If gen accepts a file, the file must also be valid according to
docs/layout.schema.json. Every twentieth file that gen accepts is written in all formats and verified, and its sources
are compiled.
"""

import json
import os
import sys

import jsonschema
from fuzzing import COUNT, GEN, ROOT, expect, fuzz, listed, printed, run, scalars

sys.path.insert(0, f"{ROOT}/Tests/Hostile/names")
from languages import LANGUAGES, texts  # noqa: E402

with open(f"{ROOT}/docs/layout.schema.json", encoding="utf-8") as schema:
    SCHEMA = jsonschema.Draft202012Validator(json.load(schema))
BASES = [printed("layout", name) for name in listed("layouts")]
# These languages are compiled in a few runs, because compiling them takes little time.
QUICK = ["c", "python", "lua"]

LETTERS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅅㅇㅈㅎㅏㅐㅓㅗㅛㅜㅡㅢㅣㆍᆢㄳᄀ가.,?!a\U0001f600"
TEXTS = ["", " ", "*/", "//", '"', "\\", "$x", "${x}", "]]", "#", "class", "\u0000", "\u202e", "</script>", "??/"]
IDS = "class default in init self new await object marks width layout sky-2".split() + ["a" * 65]
VALUES = [None, 7, True, [], {}, "x", *TEXTS, *LETTERS]
# Some scalars of every general category, including the first and the last.
CATEGORIES = [found[:: max(1, len(found) // 500)] + found[-1:] for _, found in sorted(scalars().items())]


def nodes(value):
    """Yields every container in `value`, once with each of its keys."""
    for key, child in list(value.items() if isinstance(value, dict) else enumerate(value)):
        yield value, key
        if isinstance(child, (dict, list)):
            yield from nodes(child)


def change(layout, chance):
    """Makes one change at a random place in `layout`."""
    container, key = chance.choice(list(nodes(layout)))
    value = container[key]
    kind = chance.randrange(10)
    if kind == 0:
        del container[key]
    elif kind <= 2:
        container[key] = chance.choice(VALUES)
    elif kind == 3:
        layout["id"] = chance.choice(IDS)
    elif kind == 4:
        layout[chance.choice(["name", "latinName"])] = chance.choice(TEXTS) + "가" + chance.choice(TEXTS)
    elif kind == 5 and isinstance(container, list):
        container.insert(key, value)
    elif isinstance(value, str):
        # Choose the category first, so that each category is equally likely.
        scalar, rule = chance.choice(chance.choice(CATEGORIES)), " " + "→".join(chance.sample(LETTERS[:23], 2))
        at = chance.randrange(len(value) + 1)
        more = chance.choice([scalar, chance.choice(LETTERS), rule])
        container[key] = value[:at] + more + value[at + chance.randrange(2):]
    elif isinstance(value, dict):
        value[chance.choice(["id", "legend", "code", "under", "scalar", "appends"])] = chance.choice(LETTERS)


def mutated(base, chance):
    """Returns a layout file in which members or bytes are changed."""
    layout = json.loads(base)
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        change(layout, chance)
    text = json.dumps(layout, ensure_ascii=chance.random() < 0.5, indent=chance.choice([None, 1]))
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    if chance.random() < 0.1:
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def attempt(chance, number, folder):
    """Returns the outcome of a file: rejected, accepted or compiled."""
    file, out = f"{folder}/mine.json", f"{folder}/out"
    with open(file, "wb") as stream:
        stream.write(mutated(chance.choice(BASES), chance))
    status, output = run(GEN, "keys", "--layout-file", file, "가")
    expect(status in (0, 65), f"status {status}: {output[:300]}")
    lines = output.splitlines()
    expect(all(line.startswith("error: ") and len(line) < 800 for line in lines), f"printed {output[:300]}")
    expect((status == 0) == (not lines), "an error without a status, or the reverse")
    if status != 0:
        return "rejected"
    with open(file, encoding="utf-8-sig") as stream:
        layout = json.load(stream)
    wrong = next(SCHEMA.iter_errors(layout), None)
    expect(wrong is None, f"accepted against the schema: {wrong and wrong.message[:300]}")
    if number % 20 != 0:
        return "accepted"
    status, output = run(GEN, "--layout-file", file, "--out", out, "--quiet")
    if status == 65 and "has no trie" in output:
        return "accepted"
    expect(status == 0, f"accepted, and not made: {output[:300]}")
    status, output = run(GEN, "verify", "--quiet", "--layout-file", file, out)
    expect(status == 0, f"made, and not verified: {output[:300]}")
    # The program for Qt reads the file by the id of its layout.
    with open(f"{folder}/{layout['id']}.json", "w", encoding="utf-8") as stream:
        json.dump(layout, stream)
    for language in LANGUAGES if COUNT > 1000 and number % 60 == 0 else QUICK:
        # A layout that would be too large is omitted, and has no file.
        if os.path.exists(f"{out}/{language}"):
            texts(language, out, folder)
    return "compiled"


fuzz(attempt)
