"""Runs the examples in sources that contain only a user's own layout: examples.py GEN

The layouts are those of the project under other names. One of them has ids that no example can use.
"""

import glob
import itertools
import json
import os
import re
import sys
import tempfile

from languages import CSHARP, CSHARP_LIBRARY, LANGUAGES, LUA, ROOT, RUST, RUST_LIBRARY, make, read, run, run_line, write

# The layout, its id, its name in programs, and true if examples can use its keys.
CASES = [
    ("cheonjiin", "naver", "naver", True), ("dubeolsik", "class", "classLayout", True),
    ("sky", "two-set", "twoSet", False),
]
# A page that has everything that the example in the README needs.
PAGE = """
const element = () => ({ append() {}, addEventListener() {}, value: "", selectionStart: 0, selectionEnd: 0 });
globalThis.document = { querySelector: element, createElement: element };
"""


def block(path, language):
    """Returns the first block of `language` in a Markdown file."""
    return re.search(f"```{language}\n(.*?)```", read(path), re.S)[1]


def comment(path, first, indent):
    """Returns the lines from the line `first` on. Stops at a line that does not start with `indent`."""
    text = read(path)
    lines = text[text.index(indent + first):].split("\n")
    found = itertools.takewhile(lambda line: line.startswith(indent) or line.strip() == indent.strip(), lines)
    return "".join(line[len(indent):] + "\n" for line in found)


def javascript(out, scratch):
    package = f"{out}/typescript"
    module = json.dumps(f"{package}/hwalja.js")
    page = block(f"{package}/README.md", "js").replace('"hwalja"', module).replace("attach(", "(() => ({}))(")
    run("node", write(f"{scratch}/example.mjs", PAGE + page))


def programs(out, scratch):
    """Returns the first output of each example that uses keys."""
    examples = {
        "lua": comment(f"{out}/lua/hwalja.lua", "local hwalja = require", "--     "),
        "c": comment(f"{out}/c/hwalja.h", "#include <stdio.h>", "//     "),
        "cs": block(f"{out}/csharp/README.md", "csharp"),
        "rs": block(f"{out}/rust/README.md", "rust"),
        "swift": block(f"{out}/swift/Hwalja.docc/Hwalja.md", "swift").replace("import Hwalja\n", ""),
    }
    for suffix, text in examples.items():
        write(f"{scratch}/main.{suffix}", text)
    for language, line in [
        ("lua", f"{LUA} TMP/main.lua"), ("c", "cc -std=c99 -Wall -Wextra -Werror -I OUT TMP/main.c -o TMP/c"),
        ("csharp", CSHARP_LIBRARY), ("csharp", f"{CSHARP} -r:TMP/Hwalja.dll TMP/main.cs -out:TMP/csharp.exe"),
        ("rust", RUST_LIBRARY), ("rust", f"{RUST} --extern hwalja=TMP/libhwalja.rlib TMP/main.rs -o TMP/rust"),
        ("rust", "rustdoc --test --crate-name hwalja OUT/src/lib.rs --edition 2021 --extern hwalja=TMP/libhwalja.rlib"),
        ("swift", "swiftc -Onone OUT/Layouts.swift OUT/Runtime/*.swift TMP/main.swift -o TMP/swift"),
    ]:
        run_line(line, f"{out}/{language}", scratch)
    started = [[f"{scratch}/c"], ["mono", f"{scratch}/csharp.exe"], [f"{scratch}/rust"], [f"{scratch}/swift"]]
    return [run(*command).split()[0] for command in started]


def check(gen, base, identity, name, is_named, scratch):
    layout = json.loads(run(gen, "layout", base)) | {"id": identity, "name": "내 자판", "latinName": "Own"}
    for key in [] if is_named else layout["keys"]:
        key["id"] += "\"\\*/"
    file = write(f"{scratch}/{identity}.json", json.dumps(layout))
    out = f"{scratch}/out"
    # Pages for the demo are excluded, because they use the names of layouts.
    make(gen, [file], [language for language in LANGUAGES if language != "demo"], out)
    run(gen, "verify", "--layout-file", file, "--quiet", out)
    for path in filter(os.path.isfile, glob.glob(f"{out}/**", recursive=True, include_hidden=True)):
        # The run-times that are copied have their own examples.
        language, _, rest = os.path.relpath(path, out).partition("/")
        if any(os.path.exists(f"{ROOT}/Templates/{language}/{folder}{rest}") for folder in ("", "_compiled/")):
            continue
        if found := re.search(r"(?i)\W(cheonjiin|dubeolsik|naratgeul|danmoeum|sky)\W", read(path)):
            raise SystemExit(f"error: {path} of {identity} uses {found[1]}")
    os.environ.update(PYTHONDONTWRITEBYTECODE="1", LUA_PATH=f"{out}/lua/?.lua")
    run("python3", "-m", "doctest", f"{out}/python/hwalja.py")
    javascript(out, scratch)
    if is_named and (typed := programs(out, scratch)) != ["않", "안", "안", "않"]:
        raise SystemExit(f"error: the examples of {name} type {typed}")


def main():
    gen = os.path.abspath(sys.argv[1])
    for case in CASES:
        with tempfile.TemporaryDirectory() as scratch:
            check(gen, *case, scratch)
    print(f"examples: {len(CASES)} layouts, {len(LANGUAGES)} languages")


if __name__ == "__main__":
    main()
