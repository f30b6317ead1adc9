"""Reads FlorisBoard's extensions as FlorisBoard does: their rules and pages. docs/adapters/florisboard.py writes
them."""

from __future__ import annotations

import json
import zipfile
from itertools import groupby
from pathlib import Path

from expected import same, scalar_of
from pages import Page, Slot

# The codes of keys that write nothing, including the keys below the letters, which the app itself adds.
ROLES = {-7: "backspace", 10: "enter", 32: "space", -11: "shift"}
BELOW = ROLES | {-202: "symbols", -227: "language", -212: "emoji", 44: "comma", 46: "period"}

# FlorisBoard has its own pages of symbols.
symbols = None


def slot(cell: dict, shift: bool, roles: dict) -> Slot:
    if cell.get("$") == "case_selector":
        cell = cell["upper" if shift else "lower"]
    held = cell.get("popup", {}).get("main")
    role = "gap" if cell.get("type") == "placeholder" else roles.get(cell["code"])
    return Slot(cell["label"], cell["code"], [(held["label"], held["code"])] if held else [], role)


def keys(row: list[dict], shift: bool) -> list[Slot]:
    """Returns the keys in a row of letters. A wide key consists of several cells. Only one of these cells has the
    legend."""
    made = []
    for key, group in groupby((slot(cell, shift, ROLES) for cell in row), lambda slot: (slot.code, slot.held, slot.role)):
        cells = list(group)
        legends = [cell for cell in cells if cell.text]
        same(len(legends), 0 if key[2] == "gap" else 1, f"legends of {cells}")
        made += legends or cells
    return made


def check_rules(rules: dict[str, str], layout: str, dist: Path) -> None:
    """Compares the output of the rules with the full map, in every state of the map.

    FlorisBoard looks at the text before the cursor, followed by the character of the key. It uses the longest rule with
    which this text ends, in lowercase. If there is no such rule, FlorisBoard writes the character.
    """
    tables = json.loads((dist / f"json/{layout}.full.json").read_text("utf-8"))
    made = json.loads((dist.parent / f"layouts/{layout}.json").read_text("utf-8"))
    typed = {key["id"]: chr(scalar_of(key)) for key in made["keys"]}
    same([rule for rule in rules if rule != rule.lower() or rule[-1] not in typed.values()], [], "rules of no key")
    states = {state for table in tables.values() for state in table}

    def written(state: str, own: str) -> str:
        ends = [state[start:] for start in range(len(state) + 1)]
        return next((state[:len(state) - len(end)] + rules[end + own] for end in ends if end + own in rules), state + own)

    def expected(state: str, table: dict[str, str]) -> str:
        ends = [state[start:] for start in range(len(state) + 1)]
        return next((state[:len(state) - len(end)] + table[end] for end in ends if end in table), state)

    for key, own in typed.items():
        wrong = [state for state in states if written(state, own) != expected(state, tables[key])]
        same(wrong[:5], [], f"what {key} writes")


def letters(dist: Path, layout: str, shift: bool, marks: set[str]) -> Page:
    name = layout.replace("-", "_")
    pages = [f"layouts/{folder}/{name}.json" for folder in ("characters", "charactersMod")]
    folders = ["layouts/", "layouts/characters/", "layouts/charactersMod/"]
    with zipfile.ZipFile(dist / f"florisboard/{layout}.flex") as archive:
        same(sorted(archive.namelist()), sorted(["LICENSE", "extension.json", *folders, *pages]), "files")
        described, main, below = (json.loads(archive.read(file)) for file in ("extension.json", *pages))
    check_rules(described["composers"][0]["rules"], layout, dist)
    reference = f"hwalja.{name}:{name}"
    same(described["$"], "ime.extension.keyboard", "kind")
    same(described["meta"]["id"], f"hwalja.{name}", "id")
    same([not described["meta"][member] for member in ("version", "title", "license", "maintainers")], [False] * 4, "meta")
    same([(it["id"], bool(it["label"])) for it in described["composers"]], [(name, True)], "composers")
    same([(it["id"], it.get("modifier")) for page in ("characters", "charactersMod")
          for it in described["layouts"][page]], [(name, reference), (name, None)], "layouts")
    same([(it["languageTag"], it["composer"], it["preferred"]) for it in described["subtypePresets"]],
         [("ko", reference, {"characters": reference})], "presets")
    beside, bottom = ([slot(cell, shift, BELOW) for cell in row] for row in below)
    same([cell.role for cell in beside].count("gap"), 1, "places for the last row of letters")
    # Each key below the letters must appear once, in addition to the same key among the letters.
    rows = [*(keys(row, shift) for row in main), beside, bottom]
    roles = marks | {"backspace", "enter", "space", "symbols", "language"}
    return Page("letters", rows, roles, first=len(rows))
