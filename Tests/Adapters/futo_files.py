"""Reads FUTO Keyboard's layout files, according to LayoutSpec.md in its repository of layouts."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from expected import offered, same
from pages import Page, Slot

MODES = {"numberRowMode": "AlwaysDisabled", "rowHeightMode": "FillHeight", "bottomRowHeightMode": "Flexible"}
MEMBERS = {"name", "autoShift", "overrideWidths", "attributes", "rows", *MODES}
LANGUAGE = "!icon/action_switch_language|!code/action_switch_language"
# The keys in the files that write nothing.
ROLES = {"delete": "backspace", "enter": "enter", "space": "space", "shift": "shift", "symbols": "page",
         "alphabet": "page", "number": "digits", "gap": "gap"}


def unescaped(spec: str) -> str:
    """Returns the label of a specification, which must not contain a bar."""
    if not re.fullmatch(r"(\\.|[^\\,|])+", spec):
        raise AssertionError(f"{spec} contains a bar")
    return re.sub(r"\\(.)", r"\1", spec)


def offer(spec: str) -> tuple[str, int | None]:
    """Returns the label of an offer for holding a key, and the code of the offer, which can follow a bar."""
    label, _, sent = re.fullmatch(r"((?:\\.|[^\\,|])+)(\|(.+))?", spec).groups()
    return unescaped(label), offered(unescaped(sent or label))[1]


def read(path: Path, further: set[str]) -> dict:
    """Parses a file with the members that all files have, and `further`."""
    file = yaml.safe_load(path.read_text("utf-8"))
    same(set(file), MEMBERS | further, "members")
    same({mode: file[mode] for mode in MODES}, MODES, "modes")
    same((file["autoShift"], file["attributes"]["shiftable"]), (False, False), "shift")
    same(set(file["overrideWidths"]) - {f"Custom{number}" for number in range(1, 5)}, set(), "widths")
    same([next(iter(row)) for row in file["rows"]], ["letters"] * (len(file["rows"]) - 1) + ["bottom"], "rows")
    same(file["rows"][-1]["attributes"], file["attributes"], "attributes of the bottom row")
    same({row["splittable"] for row in file["rows"]}, {False}, "splittable")
    return file


def rows_of(file: dict, shift: bool = False) -> list[list[Slot]]:
    def slot(entry: dict) -> Slot:
        if entry["type"] == "case":
            entry = entry["shiftedManually" if shift else "normal"]
        name = entry["attributes"]["width"]
        width = None if name == "Grow" else file["overrideWidths"][name]
        if entry.get("spec") == LANGUAGE or entry["type"] in ROLES:
            return Slot("", role=ROLES.get(entry["type"], "language"), width=width)
        same(entry["type"], "base", "type")
        held = [offer(spec) for spec in entry.get("moreKeys", [])]
        return Slot(unescaped(entry["spec"]), entry.get("code"), held, width=width)

    return [[slot(entry) for entry in row.get("letters") or row["bottom"]] for row in file["rows"]]


def letters(dist: Path, layout: str, shift: bool, marks: set[str]) -> Page:
    name = f"korean_hwalja_{layout}"
    file = read(dist / f"futo/{name}.yaml", {"languages", "combiners", "layoutSetOverrides"})
    same(file["languages"], "ko", "languages")
    same(file["combiners"], ["Hwalja" + "".join(word.title() for word in layout.split("-"))], "combiners")
    same(file["layoutSetOverrides"], {"symbols": f"{name}_symbols", "symbolsShifted": f"{name}_symbols_shift"}, "pages")
    return Page("letters", rows_of(file, shift), marks | {"page", "language"})


def symbols(dist: Path, layout: str, is_first: bool, has_digits: bool) -> Page:
    """Returns one of the two pages that replace the app's own pages. Shift switches between the two."""
    name = "symbols" if is_first else "symbols_shift"
    file = read(dist / f"futo/korean_hwalja_{layout}_{name}.yaml", set())
    digits = {"digits"} if is_first and not has_digits else set()
    return Page(name, rows_of(file), {"page", "shift", "backspace", "enter", "space"} | digits)
