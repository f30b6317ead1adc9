"""Answers `gen conform` with the code of docs/spec/COMPOSER.md, and nothing of this project besides its maps:
outsider.py FOLDER

FOLDER is one in which `hwalja` is the repository as its users have it.
"""

from __future__ import annotations

import os
import sys

from markdown import split

(block,) = [block for block in split("docs/spec/COMPOSER.md")[0] if block.language == "python"]
names: dict = {"print": lambda *_: None}
os.chdir(sys.argv[1])
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


composers = {}
for line in sys.stdin:
    _, layout, keys = line.rstrip("\n").split("\t")
    if layout not in composers:
        composers[layout] = names["PlainComposer"](layout, layout.startswith(("cheonjiin", "sky")))
    composer = composers[layout]
    composer.commit()
    composer.committed = ""
    print(typed(composer, keys))
