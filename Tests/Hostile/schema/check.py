"""Checks that docs/layout.schema.json and docs/keyboard.schema.json agree with gen: check.py GEN LAYOUT...

They must agree about the built-in files, and about files with one fault each. gen must reject every file that a schema
rejects. A schema must reject every file that gen rejects, unless the fault concerns several members, such as two keys
with the same id.

GEN prints a file when it is called as `GEN layout NAME`. The keyboards are those in dist/keyboard.
"""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from jsonschema import Draft202012Validator, ValidationError

# Replacements for every member and item. One of them is replaced at a time.
VALUES = [
    None, 0, 1, -1, 1.3, 1.5, True, "", " ", "x", "ㄱ", "ㄱㄴ", "A b", "../x", "\u0001", "\t", "a\tb", "a\nb", "a\u2028", "\u200b", "e\u0301",
    "가" * 64, "가" * 65, "ㄱ→", "ㄱ→ㅋ", "ㄱ→ㅏ", "ㆍ→ㅏ", "ㆍ→.", "ᄀ→ㄱ", "ㅏ→가", ".→,", "ㄱㅋ", "ᄀ", "ᆨ", "ᆞ", "ᆢ", "ㆍ", "ㄳ", "ㅿ", "가",
    "|", "a|b", "a|b|c", "tab", "_x", "⎌x", "받침",
    [], {}, [[]], ["x"], [1], ["x", "x"],
]
# More replacements for ids. Some are the names of devices on Windows.
IDS = ["z" * 40, "z" * 41, *"con nul prn aux com1 com9 lpt1 lpt9 com0 com lpt10 Sky 1a a.b two-set x-9- -a".split()]

# Matches gen's messages about faults that concern several members.
TOGETHER = re.compile(
    "syllables cannot be typed|two keys|has the same (?:code|scalar)|is the id of another|has two steps"
    r"|no page contains|no unshifted key|has no key|there is no layout|there is no page|two pages|page \S+ contains"
    "|keys of a layout|has no slots|come last|to offer; use|cannot be reached|; add a shift slot"
)


def printed(*command: str) -> dict:
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def places(document: object, path: tuple = ()) -> Iterator[tuple]:
    """Yields the paths of all values in `document`."""
    yield path
    items = document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    for key, value in items:
        yield from places(value, (*path, key))


def at(document: object, path: tuple) -> object:
    for key in path:
        document = document[key]
    return document


def changed(good: dict, path: tuple, change: Callable[[object], None]) -> dict:
    """Returns a copy of `good` in which the value at `path` is changed."""
    copied = copy.deepcopy(good)
    change(at(copied, path))
    return copied


def faulty(good: dict, seen: set) -> Iterator[tuple[str, object]]:
    """Yields copies of `good` with one fault each, and a description of the fault. Each fault is at a kind of place
    that is not in `seen` yet."""
    for path in places(good):
        old = at(good, path)
        kind = (*("item" if isinstance(key, int) else key for key in path), type(old))
        if kind in seen:
            continue
        seen.add(kind)
        name = ".".join(map(str, path)) or "everything"
        for value in VALUES + (IDS if path[-1:] == ("id",) else []):
            put = changed(good, path[:-1], lambda it: it.__setitem__(path[-1], value)) if path else value
            yield f"{name} = {value!r}", put
        if path:
            yield f"{name} gone", changed(good, path[:-1], lambda it: it.__delitem__(path[-1]))
        if isinstance(old, dict):
            yield f"{name} with a member more", changed(good, path, lambda it: it.update(color="red"))
        if isinstance(old, list) and old:
            yield f"{name} with its first twice", changed(good, path, lambda it: it.append(it[0]))


def refusals(gen: str, option: str, documents: list) -> dict[int, str]:
    """Returns gen's messages about the documents that it rejects, by the index of the document."""
    with tempfile.TemporaryDirectory() as folder:
        options = []
        for number, document in enumerate(documents):
            with open(f"{folder}/{number}.json", "w", encoding="utf-8") as file:
                json.dump(document, file)
            options += [option, f"{folder}/{number}.json"]
        # Use a format that contains keyboards.
        command = [gen, "--format", "swift", "--out", f"{folder}/out", "--quiet", *options]
        output = subprocess.run(command, capture_output=True, text=True, check=False).stderr
        found: dict[int, str] = {}
        for line in output.splitlines():
            match = re.fullmatch(rf"error: {re.escape(folder)}/(\d+)\.json:\d+: (.*)", line)
            if not match:
                raise SystemExit(f"error: a message without a file: {line[:200]}")
            found.setdefault(int(match[1]), match[2])
        return found


def nested(errors: Iterable[ValidationError]) -> Iterator[ValidationError]:
    """Yields these errors, and the errors in their alternatives."""
    for error in errors:
        yield error
        yield from nested(error.context)


def problems(gen: str, path: str, option: str, good: dict[str, dict]) -> Iterator[str]:
    """Yields the differences between gen and the schema at `path`."""
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for name, document in good.items():
        for error in validator.iter_errors(document):
            yield f"{path}: {name}: {error.json_path}: {error.message}"
    seen: set = set()
    faults = [(f"{name}: {what}", document) for name in good for what, document in faulty(good[name], seen)]
    refused = refusals(gen, option, [document for _, document in faults])
    for number, (what, document) in enumerate(faults):
        message = refused.get(number)
        is_valid = validator.is_valid(document)
        if not is_valid and message is None:
            yield f"{path}: rejected, but the command accepts: {what}"
        elif is_valid and message is not None and not TOGETHER.search(message):
            yield f"{path}: accepted, but the command rejects: {what}: {message}"
        # The message about an unknown member must list all known members.
        elif message and (listed := re.search("color is not a member of .*; valid members are (.*)", message)):
            errors = nested(validator.iter_errors(document))
            (known,) = [error.schema["properties"] for error in errors if error.validator == "additionalProperties"]
            if {*known} - {"$schema"} != {*listed[1].split(", ")} - {"$schema"}:
                yield f"{path} has the members {', '.join(known)}; the command lists {listed[1]}"
    print(f"{path}: {len(faults)} files with a fault, {len(refused)} rejected")


def main(gen: str, *names: str) -> int:
    layouts = {name: printed(gen, "layout", name) for name in names}
    # The ids of the project's own keyboards are already in use.
    keyboards = {path.stem: json.loads(path.read_bytes()) for path in sorted(Path("dist/keyboard").glob("*.json"))}
    keyboards = {name: keyboard | {"id": f"my-{name}"} for name, keyboard in keyboards.items()}
    # These keyboards have members that the project's own keyboards do not have.
    for path in sorted(Path("Tests/Conformance").glob("practice*.json")):
        keyboards[path.stem] = json.loads(path.read_text("utf-8"))
    failures = [
        *problems(gen, "docs/layout.schema.json", "--layout-file", layouts),
        *problems(gen, "docs/keyboard.schema.json", "--keyboard-file", keyboards),
    ]
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
