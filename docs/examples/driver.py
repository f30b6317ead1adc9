"""A complete driver for `conform`, as docs/spec/CONFORM.md describes it, for the project's own Python source."""

import sys
import hwalja

LAYOUTS = {f"{layout.id}-compatibility": layout.writing("compatibility") for layout in hwalja.layouts}
LAYOUTS |= {layout.id: layout for layout in hwalja.layouts}
for question in sys.stdin:
    _, layout, steps = question.rstrip("\n").split("\t")
    composer, text, is_after_pause = hwalja.Composer(LAYOUTS[layout]), "", False
    for step in steps.split():
        edit, key = hwalja.Edit(0, ""), composer.layout.key(step)
        if key:
            if is_after_pause:
                composer.end_cycle(key)
            edit, is_after_pause = composer.press(key), False
        elif step == "…":
            is_after_pause = True
        elif step == "_":
            composer.commit()
        elif step == "␣":
            edit = composer.space()
        else:
            edit = composer.backspace({"⌫": "jamo", "⎌": "stroke"}[step]) or hwalja.Edit(1, "")
        text = text[: len(text) - edit.deleting] + edit.inserting
    print(text)
