"""HeliBoard's layout files, read as layouts.md in its repository says and its KeyboardParser does."""

from __future__ import annotations

import json
from pathlib import Path

from expected import MARKS, WIDTH, keys_of, marks_of, same, symbols_of

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
    """Whether it divides a row; with a width, it is a gap."""
    return key.get("type") == "placeholder" and not key.get("width")


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


def check_heliboard(dist: Path, layout: dict, keyboard: dict) -> int:
    rows = keys_of(layout, keyboard)
    main = json.loads((dist / f"heliboard/main/korean_{layout['id']}.json").read_text("utf-8"))
    path = dist / f"heliboard/functional/functional_keys_korean_{layout['id']}.json"
    same(path.exists(), max(map(len, rows)) <= 5, "functional keys")
    functional = json.loads(path.read_text("utf-8")) if path.exists() else []
    same(len(main), len(rows), "rows")
    for shift in (False, True):
        for row, expected in zip(main, rows):
            found = [computed(entry, "alphabet", shift) for entry in row]
            keys = [key for key in found if key.get("type") != "placeholder" and key["label"] not in ROLES]
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
    for role in marks_of(keyboard):
        same(labels.count(MARKS[role][0]), 1, role)
    for label in ("symbol_alpha", "language_switch"):
        same(labels.count(label), 1, label)
    return sum(map(len, rows))


# The labels of keys that type nothing.
ROLES = {role for role, _ in MARKS.values()} | {"symbol_alpha", "language_switch"}

# The labels that HeliBoard takes for keys of its own begin with these, or are words.
SPECIAL = ("!", "$$$", "\\")


def text_of(key: dict) -> str:
    """What a key types that has no code."""
    label = key["label"]
    if len(label) > 1 and (label.isascii() and label.isalpha() or label.startswith(SPECIAL) or "|" in label):
        raise AssertionError(f"{label} is more than a text")
    return label


def check_heliboard_symbols(dist: Path, layout: dict, keyboard: dict) -> int:
    """The two pages with HeliBoard's or our functional keys around them, and digits where HeliBoard puts its own."""
    functional = dist / f"heliboard/functional/functional_keys_korean_{layout['id']}.json"
    around = json.loads(functional.read_text("utf-8")) if functional.exists() else HELIBOARD_FUNCTIONAL
    names = (("symbols", "symbols/symbols"), ("moreSymbols", "more_symbols/symbols_shifted"))
    count = 0
    for (page, path), expected in zip(names, symbols_of(keyboard)):
        file = json.loads((dist / f"heliboard/{path}_korean_{layout['id']}.json").read_text("utf-8"))
        # By default HeliBoard replaces the first row of its first page of symbols by digits.
        digits = [(digit, []) for digit in "1234567890"] if page == "symbols" else []
        found = [[(text_of(key), [held["label"] for held in key.get("popup", {}).get("relevant", [])]) for key in row]
                 for row in file]
        if digits:
            same(found[0], digits, "digits")
        same(found, expected if not digits or expected[0] == digits else [digits, *expected], page)
        rows = heliboard_rows(file, around, page)
        for row in rows[1:] if digits else rows:
            # A key without a width takes what is left, or its share of it.
            total = sum(key.get("width", 0) for key in row)
            if not (abs(total - 1) < WIDTH or total < 1 and any("width" not in key for key in row)):
                raise AssertionError(f"a row of {page} is {total} wide: {row}")
        labels = [key.get("label") for row in rows for key in row]
        for label in ("delete", "action", "symbol_alpha", "space", "numpad", "shift"):
            same(labels.count(label), 1, f"{label} on {page}")
        count += sum(map(len, expected))
    return count


# Its own functional keys on pages of symbols, by default.
HELIBOARD_FUNCTIONAL = [
    [{"label": "shift", "width": 0.15}, {"type": "placeholder"}, {"label": "delete", "width": 0.15}],
    [{"label": "symbol_alpha", "width": 0.15}, {"label": "comma"}, {"label": "numpad"}, {"label": "space"},
     {"label": "period"}, {"label": "action", "width": 0.15}]]
