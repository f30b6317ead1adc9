"""Answers the questions of `gen conform` with hwalja.py; docs/spec/CONFORM.md says what they are."""

from __future__ import annotations

import sys

import hwalja

LAYOUTS = {layout.id: layout for layout in hwalja.layouts}
LAYOUTS["cheonjiin-compatibility"] = hwalja.cheonjiin.writing("compatibility")


def compose(layout_id: str, steps: str) -> str:
    """What an empty field holds after the steps."""
    composer, text, is_after_pause = hwalja.Composer(LAYOUTS[layout_id]), "", False
    keys = {key.id: key for key in composer.layout.keys}
    for step in steps.split():
        edit = hwalja.Edit(0, "")
        if step == "…":
            is_after_pause = True
        elif step == "_":
            composer.commit()
        elif step == "␣":
            edit = composer.space()
        elif step in ("⌫", "⎌"):
            # Where nothing is composed, the field deletes as usual.
            edit = composer.backspace("jamo" if step == "⌫" else "stroke") or hwalja.Edit(1, "")
        else:
            if is_after_pause:
                composer.end_cycle(keys[step])
            is_after_pause = False
            edit = composer.press(keys[step])
        text = text[: len(text) - edit.deleting] + edit.inserting
    return text


def look_up(trie: hwalja.Trie, word: str) -> str:
    """What a key, by its number, makes of up to two scalars."""
    number, _, before = word.partition(":")
    scalars = [int(scalar, 16) for scalar in before.split(".") if scalar]
    second, last = [0, 0, *scalars][-2:]
    found = trie.look_up(int(number), last=last, before=second)
    if found is None:
        return "-"
    deleting, inserting = found
    left = scalars[: len(scalars) - deleting] + [ord(scalar) for scalar in inserting]
    return ":" + ".".join(f"{scalar:X}" for scalar in left)


def open_trie(data: str, look_ups: str) -> str:
    try:
        trie = hwalja.Trie.open(bytes.fromhex(data))
    except hwalja.TrieError:
        return "refused"
    return " ".join(look_up(trie, word) for word in look_ups.split())


SUITES = {"composer": compose, "trie": open_trie}

for question in sys.stdin:
    try:
        suite, *columns = question.rstrip("\n").split("\t")
        print(SUITES[suite](*columns))
    except Exception:
        print("error: no answer to:", question, file=sys.stderr)
        raise
