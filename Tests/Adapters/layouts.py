"""The layout files for other people's keyboards, read as these do: layouts.py MADE LAYOUTS SCALARS

LAYOUTS has each layout and one more as `gen layout` prints it, and in `keyboards/` what `gen keyboard korean` prints
for it. Every key lies on the letters once, in its row, under the character that names it; every symbol of the
keyboard lies on the two pages of symbols, or comes when one holds a key there, unless the app has its own; every row
is as wide as the screen. SCALARS becomes a list of what the keys send: a layout, a key and a scalar on each line.
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
# It would need too many rules; and has a row without letters, which no keypad of the project has.
OMITTED = {("FlorisBoard", "dubeolsik"), ("HeliBoard", "shifted")}


def check(app, dist: Path, layout: dict, keyboard: dict) -> str:
    """How many keys there are, all as they should be."""
    keys, symbols = 0, 0
    for shift in (True, False):
        page = app.letters(dist, layout["id"], shift, marks_of(keyboard))
        # The files have texts beside the keys.
        keys = page.check(letters_of(layout, keyboard, shift), lambda slot: slot.code and (
            slot.text, slot.code, slot.held[:1]))
    for number, expected in enumerate(symbols_of(keyboard) if app.symbols else []):
        has_digits = {text for row in expected for text, _ in row} >= set("1234567890")
        page = app.symbols(dist, layout["id"], number == 0, has_digits)
        symbols += page.check(expected, lambda slot: (slot.text, slot.held))
    return f"{keys} keys, {symbols} keys of symbols"


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
