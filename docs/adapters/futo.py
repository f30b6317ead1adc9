#!/usr/bin/env python3
"""Adds the layouts that gen wrote to MADE to checkouts of FUTO's keyboard and of its layouts, or refuses to:

  futo.py MADE KEYBOARD LAYOUTS
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from checkout import Checkout, Refused, made, read, run

COMBINERS = "java/src/org/futo/inputmethod/event/combiners"
KINDS = "java/src/org/futo/inputmethod/v2keyboard/CombinerKind.kt"


def layouts(folder: str, keyboard: str, layouts: str) -> list[Checkout]:
    """Adds a combiner, its kinds, and the files and the name of each layout."""
    app, files = Checkout(keyboard), Checkout(layouts)
    composer, names = made(folder, "org.futo.inputmethod.event.combiners")
    app.add(f"{COMBINERS}/HwaljaComposer.kt", composer)
    app.add(f"{COMBINERS}/HwaljaCombiner.kt", read(Path(__file__).resolve().parent / "futo/HwaljaCombiner.kt"))
    kinds, entries = "", ""
    for file in sorted(Path(folder, "futo").glob("korean_hwalja_*.yaml"), key=lambda file: file.stem):
        text, id = read(file), file.stem.removeprefix("korean_hwalja_")
        files.add(f"Korean/{file.name}", text)
        if combiner := re.search(r"^combiners:\n  - (\w+)$", text, re.MULTILINE):  # Pages of symbols have none.
            if id not in names:
                raise Refused(f"{folder}: the composer has no layout {id}; make both with gen, as the page says")
            kinds += f"    {combiner[1]}({{ HwaljaCombiner(HwaljaLayouts.{names[id][1]}) }}),\n"
            entries += f"    - {file.stem}\n"
    if not entries:
        raise Refused(f"{folder}/futo: no layouts; make them with gen, as the page says")
    app.after(KINDS, "import org.futo.inputmethod.event.combiners.KoreanCombiner", """\
import org.futo.inputmethod.event.combiners.HwaljaCombiner
import org.futo.inputmethod.event.combiners.HwaljaLayouts
""")
    app.after(KINDS, "Korean({ KoreanCombiner() }),", kinds)
    files.after("mapping.yaml", "- korean_dubeolsik", entries)
    return [app, files]


if __name__ == "__main__":
    run(lambda: layouts(*sys.argv[1:])) if len(sys.argv) == 4 else sys.exit(__doc__)
