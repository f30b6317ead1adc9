"""Which keys type a text, as `gen keys` finds them."""

import functools
import json
import os
import re
import subprocess

GEN = os.environ.get("GEN", ".build/debug/gen")
LAYOUTS = subprocess.check_output([".ci/listed", GEN, "layouts"], text=True).split()
OTHERS = {"dubeolsik": ["cheonjiin-flick"]}
KEYBOARDS = [name for layout in LAYOUTS for name in (layout, *OTHERS.get(layout, []))]


@functools.cache
def tables(layout):
    """Returns what the layout's file describes."""
    return json.loads(subprocess.check_output([GEN, "layout", layout]))


@functools.cache
def keys(layout):
    """The layout's keys by their codes, as its file describes them."""
    return {key["code"]: key for key in tables(layout)["keys"] if "code" in key}


@functools.cache
def codes(layout, text):
    """The code of each press: `_` the next character, `␣` a space, `<` backspace, and other text as it is."""
    line = subprocess.check_output([GEN, "keys", "--layout", layout, text], text=True).strip("\n")
    return [code.strip('"') or code for code in re.findall(r'"[^"]*"|[^ ]', line)]


def ids(layout, text):
    """The same in ids of keys, as scenarios write them."""
    return [keys(layout)[code]["id"] if code in keys(layout) else code for code in codes(layout, text)]
