"""Answers `conform` with docs/examples/composer.py and the maps of the project, and nothing else:
outsider.py FOLDER

FOLDER contains `hwalja`, which is this repository as users have it. Maps do not contain the `spaceEndsRun` of a layout.
The generator, $GEN, prints that value.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from markdown import ROOT

names: dict = {"print": lambda *_: None}
os.chdir(sys.argv[1])
exec((ROOT / "docs/examples/composer.py").read_text("utf-8"), names)  # noqa: S102


def space_ends_run(layout: str) -> bool:
    """Returns true if the first space during composition only ends the run."""
    printed = subprocess.check_output([os.environ["GEN"], "layout", layout.removesuffix("-compatibility")])
    return json.loads(printed).get("spaceEndsRun", False)


composers = {}
for line in sys.stdin:
    _, layout, keys = line.rstrip("\n").split("\t")
    if layout not in composers:
        composers[layout] = names["PlainComposer"](layout, space_ends_run(layout))
    composer = composers[layout]
    acts = {"_": composer.commit, "␣": composer.space,
            "⌫": lambda: composer.backspace("jamo"), "⎌": lambda: composer.backspace("stroke")}
    composer.commit()
    composer.committed, is_after_pause = "", False
    for key in keys.split(" "):
        if key in acts:
            acts[key]()
        elif key == "…":
            is_after_pause = True
        else:
            if is_after_pause:
                composer.end_cycle(key)
            is_after_pause = False
            composer.press(key)
    print(composer.committed + composer.run)
