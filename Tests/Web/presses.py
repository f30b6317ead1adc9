"""The keys that type a text, from `gen keys`."""

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
    """Returns the parsed file of the layout."""
    return json.loads(subprocess.check_output([GEN, "layout", layout]))


@functools.cache
def keys(layout):
    """Returns the layout's keys by their codes, as its file describes them."""
    return {key["code"]: key for key in tables(layout)["keys"] if "code" in key}


@functools.cache
def codes(layout, text):
    """Returns the code of each press: `_` for the next character, `␣` for a space, `<` for backspace, or other text."""
    line = subprocess.check_output([GEN, "keys", "--layout", layout, text], text=True).strip("\n")
    return [code.strip('"') or code for code in re.findall(r'"[^"]*"|[^ ]', line)]


def ids(layout, text):
    """Returns the ids of the keys, in the notation of scenarios."""
    return [keys(layout)[code]["id"] if code in keys(layout) else code for code in codes(layout, text)]
