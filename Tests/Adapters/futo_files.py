"""FUTO Keyboard's layout files, read as LayoutSpec.md in its repository of layouts says."""

from __future__ import annotations

from pathlib import Path

import yaml

from expected import MARKS, WIDTH, keys_of, marks_of, same, symbols_of

MODES = {"numberRowMode": "AlwaysDisabled", "rowHeightMode": "FillHeight", "bottomRowHeightMode": "Flexible"}
TEMPLATES = {"delete", "enter", "space", "shift", "symbols", "alphabet", "number", "gap"}
MEMBERS = {"name", "autoShift", "overrideWidths", "attributes", "rows", *MODES}
LANGUAGE = "!icon/action_switch_language|!code/action_switch_language"


def unescaped(spec: str) -> str:
    """The label of a specification, which no bar divides."""
    text, index = "", 0
    while index < len(spec):
        if spec[index] == "\\":
            index += 1
        elif spec[index] in ",|":
            raise AssertionError(f"{spec} is divided")
        text += spec[index]
        index += 1
    return text


def read(path: Path, further: set[str]) -> dict:
    """A file with the members that all have, and `further`."""
    file = yaml.safe_load(path.read_text("utf-8"))
    same(set(file), MEMBERS | further, "members")
    same({mode: file[mode] for mode in MODES}, MODES, "modes")
    same((file["autoShift"], file["attributes"]["shiftable"]), (False, False), "shift")
    if not set(file["overrideWidths"]) <= {f"Custom{number}" for number in range(1, 5)}:
        raise AssertionError(f"widths {file['overrideWidths']}")
    same([next(iter(row)) for row in file["rows"]], ["letters"] * (len(file["rows"]) - 1) + ["bottom"], "rows")
    same(file["rows"][-1]["attributes"], file["attributes"], "attributes of the bottom row")
    for row in file["rows"]:
        same(row["splittable"], False, "splittable")
        names = [plain(entry)["attributes"]["width"] for entry in entries(row)]
        grow, total = names.count("Grow"), sum(file["overrideWidths"].get(name, 0) for name in names)
        if grow > 1 or (total >= 1 if grow else abs(total - 1) > WIDTH):
            raise AssertionError(f"a row is {total} wide: {row}")
    return file


def entries(row: dict) -> list[dict]:
    return row.get("letters") or row["bottom"]


def plain(entry: dict) -> dict:
    """The key without shift."""
    return entry["normal"] if entry["type"] == "case" else entry


def roles(file: dict) -> list[str]:
    """The keys that type nothing."""
    keys = [plain(entry) for row in file["rows"] for entry in entries(row)]
    return [key["type"] for key in keys if key["type"] in TEMPLATES] + [LANGUAGE for key in keys if is_language(key)]


def is_language(key: dict) -> bool:
    return key.get("spec") == LANGUAGE


def check_futo(dist: Path, layout: dict, keyboard: dict) -> int:
    name = f"korean_hwalja_{layout['id']}"
    file = read(dist / f"futo/{name}.yaml", {"languages", "combiners", "layoutSetOverrides"})
    same(file["languages"], "ko", "languages")
    same(file["combiners"], ["Hwalja" + "".join(word.title() for word in layout["id"].split("-"))], "combiners")
    same(file["layoutSetOverrides"], {"symbols": f"{name}_symbols", "symbolsShifted": f"{name}_symbols_shift"}, "pages")

    def key(entry: dict) -> tuple:
        same(entry["type"], "base", "type")
        return unescaped(entry["spec"]), entry["code"], (entry.get("moreKeys") or [None])[0]

    found = []
    for row in file["rows"]:
        keys = [entry for entry in entries(row) if "code" in plain(entry)]
        for entry in keys:
            if entry["type"] == "case":
                same(entry["shiftedManually"]["attributes"], plain(entry)["attributes"], "width with shift")
        found.append([(key(plain(entry)), key(entry["shiftedManually"]) if entry["type"] == "case" else None)
                      for entry in keys])
    same([row for row in found if row], keys_of(layout, keyboard), "keys")
    for role in marks_of(keyboard):
        same(roles(file).count(MARKS[role][1]), 1, role)
    for role in ("symbols", LANGUAGE):
        same(roles(file).count(role), 1, role)
    return sum(map(len, found))


def check_futo_symbols(dist: Path, layout: dict, keyboard: dict) -> int:
    """The pages that stand in the place of the app's own; shift goes from one to the other."""
    count = 0
    for name, expected in zip(("symbols", "symbols_shift"), symbols_of(keyboard)):
        file = read(dist / f"futo/korean_hwalja_{layout['id']}_{name}.yaml", set())
        texts = [[entry for entry in entries(row) if entry["type"] == "base" and not is_language(entry)]
                 for row in file["rows"]]
        found = [[(unescaped(entry["spec"]), [unescaped(spec) for spec in entry.get("moreKeys", [])]) for entry in row]
                 for row in texts if row]
        same(found, expected, name)
        for role in ("alphabet", "shift", "delete", "enter", "space"):
            same(roles(file).count(role), 1, f"{role} on {name}")
        has_digits = all(any(text == digit for row in expected for text, _ in row) for digit in "1234567890")
        if name == "symbols" and not has_digits:
            same(roles(file).count("number"), 1, "digits")
        count += sum(map(len, found))
    return count
