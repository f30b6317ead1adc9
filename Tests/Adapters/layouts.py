"""The layout files for other people's keyboards, read as these do: layouts.py DIST LAYOUTS

LAYOUTS has each layout as `gen layout` prints it, and in `keyboards/` what `gen keyboard korean` prints for it. Every
key lies on the letters once, in its row, under the character that names it; every symbol of the keyboard lies on the
two pages of symbols, or comes when one holds a key there; every row is as wide as the screen.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from expected import same
from futo_files import check_futo, check_futo_symbols
from heliboard_files import check_heliboard, check_heliboard_symbols

APPS = (("HeliBoard", check_heliboard, check_heliboard_symbols), ("FUTO Keyboard", check_futo, check_futo_symbols))


def main() -> None:
    dist, layouts = map(Path, sys.argv[1:3])
    files = sorted(layouts.glob("*.json"))
    same(len(files) >= 5, True, "layouts")
    for path in files:
        layout = json.loads(path.read_text("utf-8"))
        keyboard = json.loads((layouts / "keyboards" / path.name).read_text("utf-8"))
        for name, letters, symbols in APPS:
            try:
                print(f"ok   {layout['id']} in {name}, {letters(dist, layout)} keys, "
                      f"{symbols(dist, layout, keyboard)} keys of symbols")
            except (AssertionError, KeyError, ValueError, OSError) as problem:
                sys.exit(f"FAIL {layout['id']} in {name}: {problem!r}")


if __name__ == "__main__":
    main()
