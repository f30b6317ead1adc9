"""Makes keyboard files at random: python3 Tests/Fuzz/keyboards.py GEN FOLDER [COUNT [SEED]]

Each is the project's keyboard of some layout whose texts are others: one to eight scalars of every general category
that a text may have, plain or with a |, with texts for shift and for fields of addresses, offers and flicks, in slots of
all widths. `make fuzz-keyboards` asks three languages what fingers do to them.
"""

import json
import pathlib
import random
import subprocess
import sys
import unicodedata

# Without Lt: Java has other capitals of Greek titlecase letters than Unicode.
CATEGORIES = "Lu Ll Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So".split()
SCALARS = {name: [] for name in CATEGORIES}
# Those that are what they were in Unicode 3.2, and so no news to any run-time; but beyond U+FFFF common Kotlin knows no
# marks, and no letters and digits but ideographs.
for value in range(0x21, 0x110000):
    name = unicodedata.ucd_3_2_0.category(chr(value))
    if name in SCALARS and name == unicodedata.category(chr(value)) and (value < 0x10000 or name[0] in "PS" or 0x20000 <= value):
        SCALARS[name].append(chr(value))
# What joins, expands in capitals, or was taken for something else before.
HARD = ["é", "e\u0301", "ß", "ŉ", "ﬁ", "ǆ", "İ", "|\ufe0f", "'|", "'", "가", "\u1100", "\u1100|", "🇰🇷", "각|", "|", "x|\ufe0f"]


def text(rng):
    if rng.random() < 0.2:
        return rng.choice(HARD)
    # None begins with a mark.
    names = rng.choices([name for name in CATEGORIES if name[0] != "M"]) + rng.choices(CATEGORIES, k=rng.choice([0, 0, 0, 1, 2, 7]))
    scalars = [rng.choice(SCALARS[name]) for name in names]
    if "|" not in scalars and rng.random() < 0.2:
        scalars.insert(rng.randint(1, len(scalars)), "|")
    return "".join(scalars)


def offers(rng, keys, count):
    """So many offers, each another."""
    found = []
    while len(found) < count:
        offer = {"key": rng.choice(keys)} if keys and rng.random() < 0.3 else text(rng)
        if offer not in found:
            found.append(offer)
    return found


def slot(rng, keys):
    """A slot that types a text, perhaps with all that such a slot can have."""
    made = {"text": text(rng)}
    for member in ("shifted", "email", "address"):
        if rng.random() < 0.3:
            made[member] = text(rng)
    if rng.random() < 0.4:
        made["hold"] = offers(rng, keys, rng.randint(1, 4))
    if rng.random() < 0.3:
        ways = rng.sample(["up", "down", "left", "right"], rng.randint(1, 4))
        made["flicks"] = dict(zip(ways, offers(rng, keys, len(ways))))
    if rng.random() < 0.3:
        made["width"] = rng.randint(1, 6) / 2
    return made


def keyboard(rng, number, bases):
    made = json.loads(json.dumps(rng.choice(bases)))
    made["id"] = f"random-{number}"
    keys = [slot["key"] for page in made["pages"] for row in page["rows"] for slot in row if "key" in slot]
    for page in made["pages"]:
        for row in page["rows"]:
            for place, old in enumerate(row):
                if (isinstance(old, str) or "text" in old) and rng.random() < 0.5:
                    row[place] = slot(rng, keys if page["kind"] == "letters" else [])
    return made


def main():
    gen, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    count, seed = (int(number) for number in (*sys.argv[3:], "100", "1")[:2])
    rng = random.Random(seed)
    bases = []
    for layout in ["cheonjiin", "naratgeul", "sky", "dubeolsik", "danmoeum"]:
        command = [gen, "keyboard", "korean", "--layout", layout]
        bases.append(json.loads(subprocess.run(command, capture_output=True, check=True).stdout))
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for number in range(count):
        text = json.dumps(keyboard(rng, number, bases), ensure_ascii=False)
        (folder / f"random-{number}.json").write_text(text, "utf-8")


main()
