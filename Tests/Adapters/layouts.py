"""Checks the layout files for other apps by reading them as these apps do: layouts.py MADE LAYOUTS SCALARS

LAYOUTS has the output of `gen layout` for each layout and for one more layout. In `keyboards/`, it has the output of
`gen keyboard korean` for all of them. Every key must be on the page of letters exactly once, in its row and with its
scalar. Every symbol on the keyboard must be on one of the two pages of symbols, or must be an offer for holding a key
there, unless the app has its own pages. Every row must be as wide as the screen.

Writes a list of the keys' scalars to SCALARS. Each line has a layout, a key and a scalar.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import florisboard_files
import futo_files
import heliboard_files
from expected import letters_of, marks_of, scalars_of, symbols_of

APPS = {"HeliBoard": heliboard_files, "FUTO Keyboard": futo_files, "FlorisBoard": florisboard_files}
# Dubeolsik would need too many rules. `shifted` has a row without letters, and no keypad of the project has such a row.
OMITTED = {("FlorisBoard", "dubeolsik"), ("HeliBoard", "shifted")}


def check(app, dist: Path, layout: dict, keyboard: dict) -> str:
    """Checks all keys, and returns their number in words."""
    keys, symbols = 0, 0
    for shift in (True, False):
        page = app.letters(dist, layout["id"], shift, marks_of(keyboard))
        # The files also contain texts.
        keys = page.check(letters_of(layout, keyboard, shift), lambda slot: slot.code and (
            slot.text, slot.code, slot.held[:1]))
    for number, expected in enumerate(symbols_of(keyboard) if app.symbols else []):
        has_digits = {text for row in expected for text, _ in row} >= set("1234567890")
        page = app.symbols(dist, layout["id"], number == 0, has_digits)
        symbols += page.check(expected, lambda slot: (slot.text, slot.held))
    return f"{keys} keys, {symbols} symbol keys"


def main() -> None:
    dist, layouts, scalars = map(Path, sys.argv[1:])
    lines = []
    for path in sorted(layouts.glob("*.json")):
        layout = json.loads(path.read_text("utf-8"))
        keyboard = json.loads((layouts / "keyboards" / path.name).read_text("utf-8"))
        lines += [f"{layout['id']}\t{key}\t{scalar}\n" for key, scalar in scalars_of(layout)]
        for name, app in APPS.items():
            if (name, layout["id"]) in OMITTED:
                continue
            try:
                print(f"ok   {layout['id']} in {name}, {check(app, dist, layout, keyboard)}")
            except (AssertionError, KeyError, ValueError, OSError) as problem:
                sys.exit(f"FAIL {layout['id']} in {name}: {problem!r}")
    scalars.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
