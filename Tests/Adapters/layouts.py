"""The layout files for other people's keyboards, read as these do: layouts.py DIST LAYOUTS SCALARS

LAYOUTS has each layout as `gen layout` prints it, and in `keyboards/` what `gen keyboard korean` prints for it. Every
key lies on the letters once, in its row, under the character that names it; every symbol of the keyboard lies on the
two pages of symbols, or comes when one holds a key there; every row is as wide as the screen. SCALARS becomes a list of
what the keys send: a layout, a key and a scalar on each line.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from expected import same, scalars_of
from futo_files import check_futo, check_futo_symbols
from heliboard_files import check_heliboard, check_heliboard_symbols

APPS = (("HeliBoard", check_heliboard, check_heliboard_symbols), ("FUTO Keyboard", check_futo, check_futo_symbols))


def main() -> None:
    dist, layouts, scalars = map(Path, sys.argv[1:])
    lines = []
    files = sorted(layouts.glob("*.json"))
    same(len(files), 5, "layouts")
    for path in files:
        layout = json.loads(path.read_text("utf-8"))
        keyboard = json.loads((layouts / "keyboards" / path.name).read_text("utf-8"))
        lines += [f"{layout['id']}\t{key}\t{scalar}\n" for key, scalar in scalars_of(layout)]
        for name, letters, symbols in APPS:
            try:
                print(f"ok   {layout['id']} in {name}, {letters(dist, layout, keyboard)} keys, "
                      f"{symbols(dist, layout, keyboard)} keys of symbols")
            except (AssertionError, KeyError, ValueError, OSError) as problem:
                sys.exit(f"FAIL {layout['id']} in {name}: {problem!r}")
    scalars.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
