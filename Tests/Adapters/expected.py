"""The keys that other apps' layout files must have, computed from a layout and its keyboard."""

from __future__ import annotations

from collections.abc import Iterator

# Texts on the letters of a keyboard for which other apps have their own keys.
MARKS = {"backspace", "enter", "space", "shift"}


def same(found: object, expected: object, what: str) -> None:
    if found != expected:
        raise AssertionError(f"{what}: {found!r}, not {expected!r}")


def scalar_of(key: dict) -> int:
    return ord(key.get("scalar", key.get("appends")))


def scalars_of(layout: dict) -> list[tuple[str, int]]:
    """Returns the ids and the scalars of all keys."""
    return [(key["id"], scalar_of(key)) for key in layout["keys"]]


def offered(text: str) -> tuple[str, int | None]:
    """Returns the text that is typed when a key is held, and the code of that text if it is a single character."""
    return text, ord(text) if len(text) == 1 else None


def slots_of(page: dict) -> list[list[dict]]:
    return [[slot if isinstance(slot, dict) else {"text": slot} for slot in row] for row in page["rows"]]


def letters_of(layout: dict, keyboard: dict, shift: bool) -> list[list[tuple]]:
    """Returns rows of keys, or of the keys that shift shows: the legend, the scalar, and the offers for holding."""
    keys = {entry["id"]: entry for entry in layout["keys"]}
    shifted = {entry["under"]: entry for entry in layout["keys"] if "under" in entry and "shift" in marks_of(keyboard)}

    def held(offer: dict | str) -> tuple:
        return named(keys[offer["key"]]) if isinstance(offer, dict) else offered(offer)

    def named(entry: dict) -> tuple:
        return entry.get("legend", entry["id"]), scalar_of(entry)

    def written(slot: dict) -> tuple:
        entry, hold = keys[slot["key"]], slot.get("hold", [])
        if shift and slot["key"] in shifted:
            entry, hold = shifted[slot["key"]], []
        return *named(entry), [held(offer) for offer in hold[:1]]

    rows = [[written(slot) for slot in row if "key" in slot] for row in slots_of(keyboard["pages"][0])]
    return [row for row in rows if row]


def marks_of(keyboard: dict) -> set[str]:
    """Returns the texts of MARKS that are on the first page."""
    return {slot.get("role") for row in slots_of(keyboard["pages"][0]) for slot in row} & MARKS


def symbols_of(keyboard: dict) -> Iterator[list[list[tuple[str, list[str]]]]]:
    """Yields the two pages of symbols that other apps have. A page has rows of texts, each with its offers for holding.

    On the first page, a text offers the texts that are at the same place of a third page.
    """
    pages = [[[(slot["text"], list(slot.get("hold", []))) for slot in row if "text" in slot] for row in slots_of(page)]
             for page in keyboard["pages"] if page.get("kind") == "symbols"]
    there = {text for page in pages for row in page for text, _ in row}
    for page in pages[2:]:
        for row, further in zip(pages[0], page):
            for (text, hold), (other, _) in zip(row, further):
                if other != text:
                    hold.append(other)
    found = {text for page in pages[:2] for row in page for place in row for text in (place[0], *place[1])}
    same(there - found, set(), "symbols without a place on two pages")
    for page in pages[:2]:
        yield [[(text, [offered(held) for held in hold]) for text, hold in row] for row in page if row]
