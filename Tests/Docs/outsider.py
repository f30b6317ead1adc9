"""Types the conformance files through the code of docs/COMPOSER.md, and nothing of this project besides its maps.

usage: outsider.py REVIEW [LINES], where REVIEW holds conformance/*.tsv, to type every LINES-th line of each.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from markdown import ROOT, split

review, step = Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 1
scratch = Path(os.environ["TMPDIR"])
(scratch / "hwalja").symlink_to(ROOT)
os.chdir(scratch)
(block,) = [block for block in split("docs/COMPOSER.md")[0] if block.language == "python"]
names: dict = {"print": lambda *_: None}
exec(block.code, names)  # noqa: S102


def typed(composer, keys: str) -> str:
    is_after_pause = False
    for key in keys.split(" "):
        if key == "_":
            composer.commit()
        elif key == "…":
            is_after_pause = True
        elif key == "␣":
            composer.space()
        elif key in ("⌫", "⎌"):
            composer.backspace("jamo" if key == "⌫" else "stroke")
        else:
            if is_after_pause:
                composer.end_cycle(key)
            is_after_pause = False
            composer.press(key)
    return composer.committed + composer.run


count = 0
for description in sorted((review / "layouts").iterdir()):
    layout = description.stem
    space_ends_run = json.loads(description.read_text("utf-8")).get("spaceEndsRun", False)
    composer = names["PlainComposer"](layout, space_ends_run)
    with (review / f"conformance/{layout}.tsv").open(encoding="utf-8") as lines:
        for line in [line for line in lines if not line.startswith("#")][::step]:
            keys, expected = line.rstrip("\n").split("\t")
            composer.commit()
            composer.committed = ""
            if (text := typed(composer, keys)) != expected:
                sys.exit(f"error: {layout}: {keys} gives {text!r}, not {expected!r}")
            count += 1
print(f"ok   the code of docs/COMPOSER.md types {count} conformance lines")
