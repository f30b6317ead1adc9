"""Generates random keyboard files: python3 Tests/Hostile/fuzzing/keyboards.py GEN COUNT SEED FOLDER

Each file has a keyboard of the project with other texts. A text has one to eight scalars of a general category that
texts may have. Some texts contain a |. There are also texts for shift and for address fields, offers and flicks, in
slots of all widths.
`make fuzz-keyboards` runs the suite `keyboard` on these files in three languages.
"""

import json
import pathlib
import random
import sys
import unicodedata

from fuzzing import COUNT, SEED, listed, printed, scalars

# Lt is missing, because Java and Unicode capitalize Greek titlecase letters differently.
CATEGORIES = "Lu Ll Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So".split()
# Texts that join with others, that get longer in capitals, or that have caused faults.
HARD = "é e\u0301 ß ŉ ﬁ ǆ İ |\ufe0f '| ' 가 \u1100 \u1100| 🇰🇷 각| | x|\ufe0f".split()


def is_old(scalar, category):
    """Returns true if every run-time knows the scalar's category and capital. The category must not have changed since
    Unicode 3.2, and small letters must have capitals since then: Unicode still adds some, such as U+A7CB for ɤ. Beyond
    U+FFFF, common Kotlin knows no marks, and the only letters and digits that it knows are ideographs."""
    is_known = scalar < "\U00010000" or category[0] in "PS" or scalar >= "\U00020000"
    capital = scalar.upper()
    has_capital = capital != scalar and all(unicodedata.ucd_3_2_0.category(letter) != "Cn" for letter in capital)
    is_settled = category != "Ll" or has_capital
    return is_known and is_settled and scalar > " " and category == unicodedata.ucd_3_2_0.category(scalar)


SCALARS = scalars(is_old)


def text(rng):
    if rng.random() < 0.2:
        return rng.choice(HARD)
    # A text must not start with a mark.
    names = [rng.choice([name for name in CATEGORIES if name[0] != "M"])]
    names += rng.choices(CATEGORIES, k=rng.choice([0, 0, 0, 1, 2, 7]))
    chosen = [rng.choice(SCALARS[name]) for name in names]
    if "|" not in chosen and rng.random() < 0.2:
        chosen.insert(rng.randint(1, len(chosen)), "|")
    return "".join(chosen)


def offers(rng, keys, count):
    """Returns `count` different offers."""
    found = []
    while len(found) < count:
        offer = {"key": rng.choice(keys)} if keys and rng.random() < 0.3 else text(rng)
        if offer not in found:
            found.append(offer)
    return found


def slot(rng, keys):
    """Returns a slot with a text. Some slots have all members that such a slot can have."""
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


def keyboard(rng, number, base):
    made = json.loads(base) | {"id": f"random-{number}"}
    rows = [(page["kind"], row) for page in made["pages"] for row in page["rows"]]
    keys = [slot["key"] for _, row in rows for slot in row if "key" in slot]
    for kind, row in rows:
        for place, old in enumerate(row):
            if (isinstance(old, str) or "text" in old) and rng.random() < 0.5:
                row[place] = slot(rng, keys if kind == "letters" else [])
    return made


folder, chance = pathlib.Path(sys.argv[4]), random.Random(SEED)
bases = [printed("keyboard", "korean", "--layout", layout) for layout in listed("layouts")]
folder.mkdir(parents=True, exist_ok=True)
for old in folder.glob("*.json"):
    old.unlink()
for number in range(COUNT):
    made = json.dumps(keyboard(chance, number, chance.choice(bases)), ensure_ascii=False)
    (folder / f"random-{number}.json").write_text(made, "utf-8")
