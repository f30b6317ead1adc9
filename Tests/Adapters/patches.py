"""The patches for other people's keyboards: patches.py DOCS DIST

They only insert lines, without any of the lines around them; what they name is there.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from expected import same

# The folders of HeliBoard's layouts, by what its subtypes call them.
FOLDERS = {"MAIN": "main", "SYMBOLS": "symbols", "MORE_SYMBOLS": "more_symbols", "FUNCTIONAL": "functional"}
# Lines that are inserted, and how many.
PART = r"@@ -\d+,0 \+\d+(?:,(\d+))? @@\n((?:\+.*\n)+)"


def inserted(path: Path) -> list[str]:
    """The lines that the patch inserts."""
    text = path.read_text("utf-8")
    if not re.fullmatch(rf"(?:(?:--- a/.*\n\+\+\+ b/.*\n)?{PART})+", text):
        raise AssertionError(f"{path} does more than insert lines")
    for count, lines in re.findall(PART, text):
        same(lines.count("\n"), int(count or 1), f"{path}: lines inserted")
    return [line[1:] for _, lines in re.findall(PART, text) for line in lines.splitlines()]


def main() -> None:
    docs, dist = map(Path, sys.argv[1:])
    patches = {path.name: inserted(path) for path in sorted(docs.glob("*/*.patch"))}
    same(sorted(patches), ["heliboard.patch", "keyboard.patch", "layouts.patch", "tests.patch"], "patches")
    (places,) = re.findall(r'KeyboardLayoutSet=([^,"]+)', "\n".join(patches["heliboard.patch"]))
    for place in places.split("|"):
        kind, name = place.split(":")
        if not (dist / "heliboard" / FOLDERS[kind] / f"{name}.json").is_file():
            raise AssertionError(f"heliboard.patch: there is no {name} for {kind}")
    for line in patches["layouts.patch"]:
        yaml = (dist / f"futo/{line.strip(' -')}.yaml").read_text("utf-8")
        (combiner,) = re.findall(r"^combiners:\n  - (\w+)$", yaml, re.MULTILINE)
        named = sum(f"    {combiner}({{" in line for line in patches["keyboard.patch"])
        same(named, 1, f"{combiner} in keyboard.patch")
    print(f"ok   patches of {', '.join(f'{len(lines)} lines in {name}' for name, lines in patches.items())}")


if __name__ == "__main__":
    main()
