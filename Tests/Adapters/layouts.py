"""The layout files for other people's keyboards, read as these do: layouts.py DIST LAYOUTS

LAYOUTS has each layout as `gen layout` prints it. Every key lies on the letters once, in its row, under the character
that names it; every row is as wide as the screen, and has what their documentation asks for.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import yaml

WIDTH = 1e-6
# What a place of a keypad is on the page of letters of each.
MARKS = {"backspace": ("delete", "delete"), "enter": ("action", "enter"), "space": ("space", "space"),
         "shift": ("shift", "shift")}


def keys_of(layout: dict) -> list[list[tuple]]:
    """Row by row, the legend, scalar and long press of each key, and the same of the one that shift uncovers."""
    def key(entry: dict) -> tuple:
        legend = entry.get("legend", entry["id"])
        return legend, ord(entry.get("scalar", entry.get("appends"))), entry.get("longPress")

    shifted = {entry["under"]: key(entry) for entry in layout.get("shifted", [])}
    rows = [[(key(slot), shifted.get(slot["id"])) for slot in row if isinstance(slot, dict)] for row in layout["rows"]]
    return [row for row in rows if row]


def same(found: object, expected: object, what: str) -> None:
    if found != expected:
        raise AssertionError(f"{what}: {found!r} and not {expected!r}")


# HeliBoard: layouts.md in its repository.

MEMBERS = {"$", "label", "code", "width", "popup", "type", "alphabet", "symbols", "moreSymbols", "default",
           "manualOrLocked"}


def computed(entry: dict, page: str, shift: bool) -> dict | None:
    """The key that HeliBoard makes of an entry on a page."""
    if unknown := set(entry) - MEMBERS:
        raise AssertionError(f"members {unknown}")
    kind = entry.get("$")
    if kind == "keyboard_state_selector":
        choice = entry.get(page, entry.get("default"))
        return computed(choice, page, shift) if choice else None
    if kind == "shift_state_selector":
        return computed(entry["manualOrLocked" if shift else "default"], page, shift)
    same(kind, None, "kind of key")
    if "label" not in entry and entry.get("type") != "placeholder":
        raise AssertionError(f"neither label nor placeholder: {entry}")
    return entry


def split(keys: list, matches) -> tuple[list, list]:
    """Before and after the first that matches; all before, if none does."""
    for index, key in enumerate(keys):
        if matches(key):
            return keys[:index], keys[index + 1:]
    return keys, []


def is_placeholder(key: dict) -> bool:
    return key.get("type") == "placeholder"


def heliboard_rows(main: list, functional: list, page: str, shift: bool = False) -> list[list[dict]]:
    """The rows of a page: letters with functional keys around them, as HeliBoard puts them together."""
    def rows(file: list) -> list:
        return [[key for entry in row if (key := computed(entry, page, shift))] for row in file]

    base, around = rows(main), rows(functional)
    if around and around[-1] and not any(map(is_placeholder, around[-1])):
        base.append([])
    def is_divider(row: list) -> bool:
        return len(row) == 1 and is_placeholder(row[0])
    if not any(map(is_divider, around)):
        around.insert(0, [{"type": "placeholder"}])
    top, bottom = split(around, is_divider)
    made = []
    for index, row in enumerate(base):
        place = index - (len(base) - len(bottom))
        above = split(top[index] if index < len(top) else [], is_placeholder)
        below = split(bottom[place] if 0 <= place < len(bottom) else [], is_placeholder)
        made.append(above[0] + below[0] + row + below[1] + above[1])
    return made


def check_heliboard(dist: Path, layout: dict) -> int:
    rows = keys_of(layout)
    main = json.loads((dist / f"heliboard/main/korean_{layout['id']}.json").read_text("utf-8"))
    path = dist / f"heliboard/functional/functional_keys_korean_{layout['id']}.json"
    same(path.exists(), max(map(len, layout["rows"])) <= 5, "functional keys")
    functional = json.loads(path.read_text("utf-8")) if path.exists() else []
    same(len(main), len(rows), "rows")
    for shift in (False, True):
        for row, expected in zip(main, rows):
            found = [computed(entry, "alphabet", shift) for entry in row]
            keys = [key for key in found if not is_placeholder(key)]
            wanted = [(shifted or key) if shift else key for key, shifted in expected]
            same([key["label"] for key in keys], [key[0] for key in wanted], "labels")
            # Without a code, a label of one character is the code.
            same([key.get("code") or ord(key["label"]) for key in keys], [key[1] for key in wanted], "codes")
            held = [key.get("popup", {}).get("relevant", [{}])[0].get("label") for key in keys]
            same(held, [key[2] for key in wanted], "long presses")
            if sum(key["width"] for key in found) > 1 + WIDTH:
                raise AssertionError(f"a row is wider than the screen: {found}")
    if not functional:
        return sum(map(len, rows))
    page = heliboard_rows(main, functional, "alphabet")
    for row in page:
        same(round(sum(key["width"] for key in row), 6), 1, f"width of {row}")
    labels = [key.get("label") for row in page for key in row]
    for slot in {slot for row in layout["rows"] for slot in row if isinstance(slot, str) and slot in MARKS}:
        same(labels.count(MARKS[slot][0]), 1, slot)
    for label in ("symbol_alpha", "language_switch"):
        same(labels.count(label), 1, label)
    # With three rows of symbols, HeliBoard's own pages keep its own keys.
    symbols = heliboard_rows([[], [], []], functional, "symbols")
    same([[key["label"] for key in row] for row in symbols],
         [[], [], ["shift", "delete"], ["symbol_alpha", "comma", "numpad", "space", "period", "action"]], "symbols")
    return sum(map(len, rows))


# FUTO Keyboard: LayoutSpec.md in its repository of layouts.

MODES = {"numberRowMode": "AlwaysDisabled", "rowHeightMode": "FillHeight", "bottomRowHeightMode": "Flexible"}
TEMPLATES = {"delete", "enter", "space", "shift", "symbols", "gap"}


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


def check_futo(dist: Path, layout: dict) -> int:
    file = yaml.safe_load((dist / f"futo/korean_hwalja_{layout['id']}.yaml").read_text("utf-8"))
    same(set(file), {"name", "languages", "combiners", "autoShift", "overrideWidths", "attributes", "rows", *MODES},
         "members")
    same({mode: file[mode] for mode in MODES}, MODES, "modes")
    same(file["languages"], "ko", "languages")
    same(file["combiners"], ["Hwalja" + "".join(word.title() for word in layout["id"].split("-"))], "combiners")
    same((file["autoShift"], file["attributes"]["shiftable"]), (False, False), "shift")
    if not set(file["overrideWidths"]) <= {f"Custom{number}" for number in range(1, 5)}:
        raise AssertionError(f"widths {file['overrideWidths']}")
    widths = file["overrideWidths"]
    same([next(iter(row)) for row in file["rows"]], ["letters"] * (len(file["rows"]) - 1) + ["bottom"], "rows")
    same(file["rows"][-1]["attributes"], file["attributes"], "attributes of the bottom row")
    found, roles = [], []
    for row in file["rows"]:
        same(row["splittable"], False, "splittable")
        total, grow, keys = 0.0, 0, []
        for entry in row.get("letters") or row["bottom"]:
            plain = entry["normal"] if entry["type"] == "case" else entry
            width = plain["attributes"]["width"]
            grow += width == "Grow"
            total += widths.get(width, 0)
            if "code" not in plain:
                roles.append(plain["type"] if plain["type"] in TEMPLATES else plain["spec"])
                continue
            def key(entry: dict) -> tuple:
                same(entry["type"], "base", "type")
                return unescaped(entry["spec"]), entry["code"], (entry.get("moreKeys") or [None])[0]
            if entry["type"] == "case":
                same(entry["shiftedManually"]["attributes"], plain["attributes"], "width with shift")
                keys.append((key(plain), key(entry["shiftedManually"])))
            else:
                keys.append((key(plain), None))
        if grow > 1 or (total >= 1 if grow else abs(total - 1) > WIDTH):
            raise AssertionError(f"a row is {total} wide: {row}")
        found += [keys] if keys else []
    same(found, keys_of(layout), "keys")
    for slot in {slot for row in layout["rows"] for slot in row if isinstance(slot, str) and slot in MARKS}:
        same(roles.count(MARKS[slot][1]), 1, slot)
    same(roles.count("symbols"), 1, "symbols")
    same(roles.count("!icon/action_switch_language|!code/action_switch_language"), 1, "language")
    return sum(map(len, found))


def main() -> None:
    dist, layouts = map(Path, sys.argv[1:3])
    files = sorted(layouts.glob("*.json"))
    same(len(files) >= 5, True, "layouts")
    for path in files:
        layout = json.loads(path.read_text("utf-8"))
        for name, check in ("HeliBoard", check_heliboard), ("FUTO Keyboard", check_futo):
            try:
                print(f"ok   {layout['id']} in {name}, {check(dist, layout)} keys")
            except (AssertionError, KeyError, ValueError) as problem:
                sys.exit(f"FAIL {layout['id']} in {name}: {problem!r}")


if __name__ == "__main__":
    main()
