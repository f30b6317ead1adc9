#!/usr/bin/env python3
"""Fills in the tables of docs/LAYOUTS.md: the rules of each layout, and the number of presses per syllable.

    layout_tables.py GEN WORDS     fills them in, with the words of a Korean Hunspell dictionary
    layout_tables.py GEN --check   fails if they are out of date, except the columns about words

The averages are over all 11,172 syllables, each typed alone, and over the syllables of the words. A press of shift and
of the next-character key counts like any other. `gen keys` prints the fewest presses.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import unicodedata
from pathlib import Path

PAGE = Path(__file__).resolve().parent / "LAYOUTS.md"
SYLLABLES = [chr(code) for code in range(0xAC00, 0xD7A4)]
HEADS = ["layout", "keys", "all syllables", "words", "next character, in 100 syllables of words"]
COLUMNS_WITHOUT_WORDS = 3


def output(*command: str, lines: list[str] | None = None) -> str:
    """Returns what a command prints when it reads `lines`."""
    text = None if lines is None else "".join(f"{line}\n" for line in lines)
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def words(dictionary: str) -> list[str]:
    """Returns the words of a Hunspell dictionary that consist of syllables only, each once.

    Each line has one entry, which flags after a slash may follow, or data after a tab or like ` po:noun`. Entries are
    composed first, because dictionaries may contain conjoining jamo.
    """
    entries = (re.split(r"[/\t]| +[a-z]{2}:", line)[0] for line in dictionary.splitlines())
    composed = (unicodedata.normalize("NFC", entry) for entry in entries)
    return list(dict.fromkeys(word for word in composed if re.fullmatch("[가-힣]+", word)))


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def rules(layout: dict) -> str:
    """Returns a row for each key. Keys that only type the jamo printed on them share one row."""
    def is_plain(key: dict) -> bool:
        return key.get("appends") == key["id"] and "advance" not in key

    others = [row([key["id"], key.get("appends", "–"), key.get("advance", "–")])
              for key in layout["keys"] if not is_plain(key)]
    plain = " ".join(key["id"] for key in layout["keys"] if is_plain(key))
    return row(["key", "appends", "advance"]) + "|---|---|---|\n" + "".join(others) + (
        row([plain, "itself", "–"]) if plain else "")


def presses(gen: str, layout: dict, found: list[str]) -> list[str]:
    """Returns the row of a layout in the table of presses."""
    # A key that needs shift takes two presses. Keys are printed by their codes, one character each.
    cost = {"_": 1} | {key["code"]: 2 if "under" in key else 1 for key in layout["keys"] if "code" in key}

    def typed(texts: list[str]) -> list[str]:
        lines = output(gen, "keys", "--layout", layout["id"], lines=texts).splitlines()
        return [line.replace(" ", "") for line in lines]

    def average(total: int, count: int) -> str:
        return f"{total / count:.2f}" if count else "–"

    alone, together = typed(SYLLABLES), typed(found)
    count = sum(map(len, found))
    return [
        layout["latinName"], str(sum("under" not in key for key in layout["keys"])),
        average(sum(cost[code] for line in alone for code in line), len(alone)),
        average(sum(cost[code] for line in together for code in line), count),
        average(100 * sum(line.count("_") for line in together), count),
    ]


def tables(gen: str, found: list[str]) -> dict[str, str]:
    """Returns each table of the page by its name."""
    listed = output(gen, "--list").split("layouts\n")[1].split()
    layouts = [json.loads(output(gen, "layout", name)) for name in listed]
    rows = [presses(gen, layout, found) for layout in layouts]
    made = {"presses": row(HEADS) + "|---|--:|--:|--:|--:|\n" + "".join(map(row, rows))}
    return made | {f"rules {layout['id']}": rules(layout) for layout in layouts}


def filled(page: str, made: dict[str, str]) -> str:
    """Returns the page with each table between its two comments."""
    for name, table in made.items():
        begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->"
        if begin not in page or end not in page:
            sys.exit(f"error: {PAGE.name} has no table {name}; add {begin.strip()} and {end} where it belongs")
        head, rest = page.split(begin)
        page = head + begin + table + rest[rest.index(end):]
    return page


def without_words(page: str) -> str:
    """Returns the page without the columns of the table of presses that depend on a word list."""
    head, rest = page.split("<!-- begin presses -->\n")
    table, tail = rest.split("<!-- end presses -->")
    return head + "".join("|".join(line.split("|")[:COLUMNS_WITHOUT_WORDS + 1]) for line in table.splitlines()) + tail


def main(gen: str, source: str) -> None:
    page = PAGE.read_text("utf-8")
    if source == "--check":
        if without_words(page) != without_words(filled(page, tables(gen, []))):
            sys.exit(f"error: the tables of {PAGE.name} are out of date; run make figures")
        return
    found = words(Path(source).read_text("utf-8"))
    if not found:
        sys.exit(f"error: {source} contains no Korean words; use a Korean Hunspell dictionary")
    PAGE.write_text(filled(page, tables(gen, found)), "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: layout_tables.py GEN WORDS|--check")
    main(*sys.argv[1:])
