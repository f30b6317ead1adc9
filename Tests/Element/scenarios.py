"""The lines that every run-time of the keyboard is asked come true on the keys that are drawn."""

import collections
import json
import os
import re
import subprocess

from presses import GEN
from scene import keyboard, states

# How many lines `make test-element` asks, and of how many of them no page can say anything, and why.
ASKED = 789
LEFT = {
    "a page that the host opens": 89, "the next keyboard, which the element has itself": 54,
    "an item that there is none of": 20, "a field that becomes another while something is composed": 10,
    "a finger that moves beside an open list": 3, "an action that no page can ask for": 3,
    "a finger that is not there": 1,
}


def lines(engine):
    """All taps on a plain field, and of the others one in so many where no finger goes on to another slot, which on
    drawn keys drags as well; each with what it shows: of every key the legend, the width and what holding it offers."""
    stride = int(os.environ.get("ELEMENT_STRIDE", "400")) * (1 if engine == "Chromium" else 10)
    said = subprocess.check_output([GEN, "conform", "--print", "--all", "--suite", "keyboard"], text=True)
    all_lines = [line.split("\t")[1:] for line in said.splitlines()]
    faces = {shown(line): [slot.split("␟") for slot in line[5].replace(" ␤", "").split(" ")[3:]]
             for line in all_lines if line[3].endswith("?")}
    taps = [line for line in all_lines if line[1] == "letters none none" and re.fullmatch(r"[\d. +?]+", line[3])]
    others = [line for line in all_lines if "→" not in line[3]][::stride]
    # No line shows a page that only a host opens.
    return [[*line, faces.get(shown(line))] for line in taps + others]


def shown(line):
    """What says which letters are drawn: the keyboard, the kind of field, the page, and whether there is shift."""
    keyboard, field, _, steps, _, page, _ = line
    kinds = [field, *re.findall(r"@(\S+)", steps)]
    page, shift, *_ = page.split(" ")
    return keyboard, re.split("[ ,]", kinds[-1])[0], page, shift != "off"


@states("the lines of keyboards come true by pointers")
def _(scene):
    field = '<textarea rows="1"></textarea>'
    scene.open('<style>body { margin: 8px } hwalja-keyboard { --hwalja-height: 90px }</style>'
               + field + field + keyboard("cycletimeout=1000"), script="", is_ready=None)
    scene.run("import('/replay.js').then(() => 0)")
    asked, wrong, left = lines(scene.engine), [], collections.Counter()
    for start in range(0, len(asked), 400):
        batch = asked[start:start + 400]
        for line, said in zip(batch, scene.run(f"replay({json.dumps(batch)})"), strict=True):
            if said and said.startswith("- "):
                left[said[2:]] += 1
            elif said:
                wrong.append(f"{' | '.join(line[:-1])}: {said}")
    print(f"        {scene.engine}: {len(asked)} lines of keyboards", flush=True)
    if scene.engine == "Chromium" and "ELEMENT_STRIDE" not in os.environ:
        assert (len(asked), left) == (ASKED, LEFT), f"{len(asked)}, {left}"
    assert not wrong, f"{len(wrong)} lines: " + "\n".join(wrong[:8])
