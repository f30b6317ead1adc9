"""Proves docs/layout.schema.json and docs/keyboard.schema.json: the built-in layouts and their keyboards are valid
by them, and faulty ones are not.

Usage: check.py GEN LAYOUT..., where GEN prints files when called as `GEN layout NAME` and as
`GEN keyboard korean --layout NAME`.
"""

import copy
import json
import subprocess
import sys

from jsonschema import Draft202012Validator


def printed(*command):
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def faulty(good):
    """Copies of a valid layout with one fault each, by the fault's name."""

    def variant(name, change):
        copied = copy.deepcopy(good)
        change(copied, copied["rows"][0][0])
        return name, copied

    return [
        variant("no id", lambda layout, key: layout.pop("id")),
        variant("no rows", lambda layout, key: layout.pop("rows")),
        variant("an id that names no file", lambda layout, key: layout.update(id="../x")),
        variant("an unknown member", lambda layout, key: layout.update(author="x")),
        variant("an unknown dot style", lambda layout, key: layout.update(dotStyle="none")),
        variant("an unknown place", lambda layout, key: layout["rows"][0].append("tab")),
        variant("a row that is no list", lambda layout, key: layout["rows"].append({})),
        variant("a key without an id", lambda layout, key: key.pop("id")),
        variant("an unknown member of a key", lambda layout, key: key.update(color="red")),
        variant("a code that is a number", lambda layout, key: key.update(code=1)),
        variant("a scalar that is two", lambda layout, key: key.update(scalar="ㄱㄴ")),
        variant("a modifier without a scalar", lambda layout, key: key.pop("appends")),
        variant("an appends of two letters", lambda layout, key: key.update(appends="ㄱㄴ")),
        variant("a chain without an arrow", lambda layout, key: key.update(advance="ㄱㅋ")),
        variant("a chain of one letter", lambda layout, key: key.update(advance="ㄱ")),
        variant("a chain that ends in an arrow", lambda layout, key: key.update(advance="ㄱ→ㅋ→")),
        variant("a shifted key under none", lambda layout, key: layout.update(shifted=[key])),
        variant("a key without effect", lambda layout, key: layout["rows"].append([{"id": "x"}])),
    ]


def faulty_keyboards(good):
    """Copies of a valid keyboard with one fault each, by the fault's name."""

    def variant(name, change):
        copied = copy.deepcopy(good)
        change(copied, copied["pages"][1]["rows"][0][0])
        return name, copied

    return [
        variant("no layout", lambda keyboard, slot: keyboard.pop("layout")),
        variant("no pages", lambda keyboard, slot: keyboard.update(pages=[])),
        variant("an unknown member", lambda keyboard, slot: keyboard.update(author="x")),
        variant("a kind of page that is none", lambda keyboard, slot: keyboard["pages"][0].update(kind="emoji")),
        variant("a field that is none", lambda keyboard, slot: keyboard["pages"][0].update(fields=["mail"])),
        variant("a slot without anything", lambda keyboard, slot: slot.pop("text")),
        variant("a slot that is two things", lambda keyboard, slot: slot.update(role="space")),
        variant("a role that is none", lambda keyboard, slot: keyboard["pages"][0]["rows"][0].append({"role": "tab"})),
        variant("an empty text", lambda keyboard, slot: slot.update(text="")),
        variant("a text of 65 scalars", lambda keyboard, slot: slot.update(text="x" * 65)),
        variant("a cursor twice", lambda keyboard, slot: slot.update(text="a|b|c")),
        variant("a width in tenths", lambda keyboard, slot: slot.update(width=1.3)),
        variant("an offer that is a number", lambda keyboard, slot: slot.update(hold=[1])),
        variant("one offer twice", lambda keyboard, slot: slot.update(hold=["x", "x"])),
        variant("a flick to nowhere", lambda keyboard, slot: slot.update(flicks={"in": "x"})),
        variant("a key with a text for e-mail", lambda keyboard, slot: keyboard["pages"][0]["rows"][0][0].update(email="@")),
    ]


def problems(path, good, faults):
    """What is wrong with the schema at `path`: it refuses a document of `good`, or takes one of `faults`."""
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for name, document in good.items():
        for error in validator.iter_errors(document):
            yield f"{path}: {name}: {error.json_path}: {error.message}"
    for fault, document in faults:
        if validator.is_valid(document):
            yield f"{path} takes {fault}"


def main(gen, *names):
    layouts = {name: printed(gen, "layout", name) for name in names}
    keyboards = {name: printed(gen, "keyboard", "korean", "--layout", name) for name in names}
    failures = [
        *problems("docs/layout.schema.json", layouts, faulty(layouts[names[0]])),
        *problems("docs/keyboard.schema.json", keyboards, faulty_keyboards(keyboards[names[0]])),
    ]
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
