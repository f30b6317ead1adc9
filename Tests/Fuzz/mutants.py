"""Mutates layout files. Scalars of every general category stand for letters and in every text."""

import json

from fuzzing import scalars

LETTERS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅅㅇㅈㅎㅏㅐㅓㅗㅛㅜㅡㅢㅣㆍᆢㄳᄀ가.,?!a\U0001f600"
TEXTS = ["", " ", "*/", "//", '"', "\\", "$x", "${x}", "]]", "#", "class", "\u0000", "\u202e", "</script>", "??/"]
IDS = "class default in init self new await object marks width layout sky-2".split() + ["a" * 65]


# Some scalars of every general category, its ends and what lies between.
CATEGORIES = {
    name: found[:: max(1, len(found) // 500)] + found[-1:] for name, found in sorted(scalars().items())
}


def scalar(chance):
    """A scalar, of each category as often as of any other."""
    return chance.choice(CATEGORIES[chance.choice(list(CATEGORIES))])


def nodes(value, found):
    """Every container in `value` with each of its keys."""
    children = value.items() if isinstance(value, dict) else enumerate(value)
    for key, child in list(children):
        found.append((value, key))
        if isinstance(child, (dict, list)):
            nodes(child, found)
    return found


def key_of(layout, chance):
    """A key of `layout`, or an object of no use where it has none any more."""
    return chance.choice([node[at] for node, at in nodes(layout, []) if isinstance(node[at], dict)] or [{}])


def change(layout, chance):
    """One change somewhere in `layout`."""
    container, key = chance.choice(nodes(layout, []))
    value = container[key]
    kind = chance.randrange(10)
    if kind == 0:
        del container[key]
    elif kind == 1:
        container[key] = chance.choice([None, 7, True, [], {}, "x"])
    elif kind == 2:
        container[key] = chance.choice(TEXTS + list(LETTERS))
    elif kind == 3 and isinstance(value, str):
        at = chance.randrange(len(value) + 1)
        container[key] = value[:at] + chance.choice(LETTERS) + value[at + chance.randrange(2):]
    elif kind == 4 and isinstance(value, str) and "→" in value:
        container[key] = value + " " + "→".join(chance.sample(LETTERS[:23], 2))
    elif kind == 5:
        layout["id"] = chance.choice(IDS)
    elif kind == 6:
        layout[chance.choice(["name", "latinName"])] = chance.choice(TEXTS) + "가" + chance.choice(TEXTS)
    elif kind == 7 and isinstance(container, list):
        container.insert(key, value)
    elif isinstance(value, str):
        at = chance.randrange(len(value) + 1)
        container[key] = value[:at] + scalar(chance) + value[at + chance.randrange(2):]
    else:
        key_of(layout, chance)[chance.choice(["id", "legend", "code", "under", "scalar", "appends"])] = scalar(chance)


def mutated(base, chance):
    """A layout file, changed in its members or in its bytes."""
    layout = json.loads(base)
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        change(layout, chance)
    data = json.dumps(layout, ensure_ascii=chance.random() < 0.5, indent=chance.choice([None, 1])).encode(
        "utf-8", "surrogatepass")
    if chance.random() < 0.1:
        data = bytearray(data)
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)
