"""What a layout and its keyboard ask of the layout files of others."""

from __future__ import annotations

WIDTH = 1e-5
# What a place of a keypad is on the page of letters of each.
MARKS = {"backspace": ("delete", "delete"), "enter": ("action", "enter"), "space": ("space", "space"),
         "shift": ("shift", "shift")}


def same(found: object, expected: object, what: str) -> None:
    if found != expected:
        raise AssertionError(f"{what}: {found!r} and not {expected!r}")


def scalar_of(key: dict) -> int:
    return ord(key.get("scalar", key.get("appends")))


def scalars_of(layout: dict) -> list[tuple[str, int]]:
    """The ids of all keys, and what they send."""
    return [(key["id"], scalar_of(key)) for key in layout["keys"]]


def slots_of(keyboard: dict) -> list[list[dict]]:
    """The first page, row by row."""
    return [[slot if isinstance(slot, dict) else {"text": slot} for slot in row] for row in keyboard["pages"][0]["rows"]]


def keys_of(layout: dict, keyboard: dict) -> list[list[tuple]]:
    """Row by row, the legend, scalar and what holding offers of each key, and the same of the one that shift uncovers."""
    def key(entry: dict, hold: str | None = None) -> tuple:
        return entry.get("legend", entry["id"]), scalar_of(entry), hold

    keys = {entry["id"]: entry for entry in layout["keys"]}
    shifted = {entry["under"]: key(entry) for entry in layout["keys"] if "under" in entry}
    rows = [[(key(keys[slot["key"]], (slot.get("hold") or [None])[0]), shifted.get(slot["key"]))
             for slot in row if "key" in slot] for row in slots_of(keyboard)]
    return [row for row in rows if row]


def marks_of(keyboard: dict) -> set[str]:
    """What the first page has of these."""
    return {slot["role"] for row in slots_of(keyboard) for slot in row if slot.get("role") in MARKS}


def symbols_of(keyboard: dict) -> list[list[list[tuple[str, list[str]]]]]:
    """The two pages of symbols that others have: row by row, each text and what holding it offers.

    What stands in the same place of a third page, and is not the same, is offered on the first.
    """
    def texts(page: dict) -> list[list[tuple[str, list[str]]]]:
        places = [[slot if isinstance(slot, dict) else {"text": slot} for slot in row] for row in page["rows"]]
        return [[(slot["text"], list(slot.get("hold", []))) for slot in row if "text" in slot] for row in places]

    pages = [texts(page) for page in keyboard["pages"] if page.get("kind") == "symbols"]
    there = {text for page in pages for row in page for text, _ in row}
    for page in pages[2:]:
        for row, further in zip(pages[0], page):
            for (text, hold), (other, _) in zip(row, further):
                if other != text:
                    hold.append(other)
    found = {text for page in pages[:2] for row in page for place in row for text in (place[0], *place[1])}
    if not there <= found:
        raise AssertionError(f"symbols {there - found} have no place on two pages")
    return [[row for row in page if row] for page in pages[:2]]
