"""Reads HeliBoard's layout files, according to layouts.md in its repository and its KeyboardParser."""

from __future__ import annotations

import json
from pathlib import Path

from expected import offered, same
from pages import Page, Slot

# The labels of keys that write nothing.
ROLES = {"delete": "backspace", "action": "enter", "space": "space", "shift": "shift", "symbol_alpha": "page",
         "language_switch": "language", "numpad": "digits", "comma": "comma", "period": "period"}


def read(dist: Path, file: str) -> list:
    return json.loads((dist / f"heliboard/{file}.json").read_text("utf-8"))


def functional_keys(dist: Path, layout: str, main: list) -> list:
    """Returns the project's functional keys. Returns an empty list if there are more letters than on a keypad, because
    such pages use the functional keys of the app."""
    file = f"functional/functional_keys_korean_{layout}"
    is_there = (dist / f"heliboard/{file}.json").exists()
    keys = (computed(key, "alphabet", False) for row in main for key in row)
    same(is_there, max(key["width"] for key in keys) >= 1 / 5, "functional keys")
    return read(dist, file) if is_there else []


def computed(entry: dict, page: str, shift: bool) -> dict | None:
    """Returns the key into which HeliBoard turns an entry on a page."""
    kind = entry.get("$")
    if kind == "keyboard_state_selector":
        choice = entry.get(page, entry.get("default"))
        return computed(choice, page, shift) if choice else None
    if kind == "shift_state_selector":
        return computed(entry["manualOrLocked" if shift else "default"], page, shift)
    same(kind, None, "kind of key")
    return entry


def split(keys: list, matches) -> tuple[list, list]:
    """Splits a list at the first match. If there is no match, the second part is empty."""
    for index, key in enumerate(keys):
        if matches(key):
            return keys[:index], keys[index + 1:]
    return keys, []


def is_placeholder(key: dict) -> bool:
    """Returns true if the key divides a row. A placeholder with a width is a gap."""
    return key.get("type") == "placeholder" and not key.get("width")


def is_divider(row: list) -> bool:
    return len(row) == 1 and is_placeholder(row[0])


def slot(key: dict) -> Slot:
    """Returns a slot for a key. A key without a code writes its label."""
    label = key.get("label", "")
    role = "gap" if "label" not in key else ROLES.get(label)
    held = [(entry["label"], entry.get("code", offered(entry["label"])[1])) for entry in key.get("popup", {}).get("relevant", [])]
    return Slot(label, key.get("code") or ord(label[:1] or "\0"), held, role, key.get("width"))


def rows_of(main: list, functional: list, name: str, shift: bool = False) -> list[list[Slot]]:
    """Returns the rows of a page. Letters and the functional keys around them are combined as HeliBoard combines
    them."""
    def rows(file: list) -> list:
        return [[key for entry in row if (key := computed(entry, name, shift))] for row in file]

    base, around = rows(main), rows(functional)
    if around and around[-1] and not any(map(is_placeholder, around[-1])):
        base.append([])
    if not any(map(is_divider, around)):
        around.insert(0, [{"type": "placeholder"}])
    top, bottom = split(around, is_divider)
    made = []
    for index, row in enumerate(base):
        place = index - (len(base) - len(bottom))
        above = split(top[index] if index < len(top) else [], is_placeholder)
        below = split(bottom[place] if 0 <= place < len(bottom) else [], is_placeholder)
        made.append([slot(key) for key in above[0] + below[0] + row + below[1] + above[1]])
    return made


def page(name: str, rows: list[list[Slot]], functional: list, roles: set[str], first: int = 0) -> Page:
    """Returns a page with functional keys. They are either the project's, which have these roles, or the app's own,
    which get the remaining width."""
    if functional:
        return Page(name, rows, roles, first)
    rest = [max(0, 1 - sum(slot.width for slot in row)) for row in rows]
    return Page(name, [[*row, Slot("", role="own", width=width)] for row, width in zip(rows, rest)], set())


def letters(dist: Path, layout: str, shift: bool, marks: set[str]) -> Page:
    main = read(dist, f"main/korean_{layout}")
    functional = functional_keys(dist, layout, main)
    rows = rows_of(main, functional, "alphabet", shift)
    same(len(rows), len(main), "rows")
    return page("letters", rows, functional, marks | {"page", "language"})


def symbols(dist: Path, layout: str, is_first: bool, has_digits: bool) -> Page:
    """Returns a page of symbols, in which digits are at the places of HeliBoard's own digits."""
    functional = functional_keys(dist, layout, read(dist, f"main/korean_{layout}"))
    file = read(dist, f"{'symbols/symbols' if is_first else 'more_symbols/symbols_shifted'}_korean_{layout}")
    rows = rows_of(file, functional, "symbols" if is_first else "moreSymbols")
    if is_first:
        same([slot.text for slot in rows[0] if not slot.role], list("1234567890"), "digits")
        # If the keyboard has no digits at these places, the digits are not part of the page.
        rows = rows if has_digits else [[slot for slot in rows[0] if slot.role], *rows[1:]]
    roles = {"backspace", "enter", "page", "space", "digits", "shift"}
    return page("symbols", rows, functional, roles, first=1 if is_first else 0)
