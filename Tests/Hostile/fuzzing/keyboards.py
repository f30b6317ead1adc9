"""Makes random keyboard files: python3 Tests/Hostile/fuzzing/keyboards.py GEN COUNT SEED FOLDER

Each is a keyboard of the project with other texts: one to eight scalars of every general category that a text may have,
plain or with a |, with texts for shift and for address fields, offers and flicks, in slots of all widths.
`make fuzz-keyboards` runs the suite `keyboard` on them in three languages.
"""

import json
import pathlib
import random
import sys
import unicodedata

from fuzzing import COUNT, SEED, listed, printed, scalars

# Without Lt, because Java's capitals of Greek titlecase letters differ from Unicode's.
CATEGORIES = "Lu Ll Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So".split()
# Texts that join, expand in capitals, or have caused faults.
HARD = "é e\u0301 ß ŉ ﬁ ǆ İ |\ufe0f '| ' 가 \u1100 \u1100| 🇰🇷 각| | x|\ufe0f".split()


def is_old(scalar, category):
    """Returns true if every run-time knows its category: it has not changed since Unicode 3.2, and common Kotlin knows
    no marks beyond U+FFFF, and of letters and digits only ideographs."""
    is_known = scalar < "\U00010000" or category[0] in "PS" or scalar >= "\U00020000"
    return is_known and scalar > " " and category == unicodedata.ucd_3_2_0.category(scalar)


SCALARS = scalars(is_old)


def text(rng):
    if rng.random() < 0.2:
        return rng.choice(HARD)
    # No text starts with a mark.
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
    """Returns a slot with a text, perhaps with all members that such a slot can have."""
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
