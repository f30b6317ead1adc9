"""Proves docs/layout.schema.json: the built-in layouts are valid by it, and faulty ones are not.

Usage: check.py GEN LAYOUT..., where GEN prints a layout as a file when called as `GEN layout NAME`.
"""

import copy
import json
import subprocess
import sys

from jsonschema import Draft202012Validator


def layout(gen, name):
    return json.loads(subprocess.run([gen, "layout", name], check=True, capture_output=True).stdout)


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
        variant("an appends of two letters", lambda layout, key: key.update(appends="ㄱㄴ")),
        variant("a chain without an arrow", lambda layout, key: key.update(advance="ㄱㅋ")),
        variant("a chain of one letter", lambda layout, key: key.update(advance="ㄱ")),
        variant("a chain that ends in an arrow", lambda layout, key: key.update(advance="ㄱ→ㅋ→")),
        variant("a shifted key under none", lambda layout, key: layout.update(shifted=[key])),
        variant("a key without effect", lambda layout, key: layout["rows"].append([{"id": "x"}])),
    ]


def main(gen, *names):
    with open("docs/layout.schema.json", encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    failures = []
    for name in names:
        for error in validator.iter_errors(layout(gen, name)):
            failures.append(f"{name}: {error.json_path}: {error.message}")
    for fault, document in faulty(layout(gen, names[0])):
        if validator.is_valid(document):
            failures.append(f"the schema takes {fault}")
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
