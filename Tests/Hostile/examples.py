"""Runs the examples in sources that are made of a layout of one's own, where no built-in layout is: examples.py GEN

The layouts are the project's under another name, alone in their sources; one has ids that no example could name.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile

from check import ROOT, run

LANGUAGES = ["c", "kotlin", "lua", "python", "rust", "swift", "typescript"]
# A page with all that the example of the README asks for.
PAGE = """
const element = () => ({ append() {}, addEventListener() {}, value: "", selectionStart: 0, selectionEnd: 0 });
globalThis.document = { querySelector: element, createElement: element };
"""


def read(path: str) -> str:
    with open(path, encoding="utf-8") as stream:
        return stream.read()


def write(path: str, text: str) -> str:
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(text)
    return path


def block(text: str, language: str) -> str:
    """The first block of `language` in Markdown."""
    return re.search(f"```{language}\n(.*?)```", text, re.S)[1]


def comment(text: str, first: str, indent: str) -> str:
    """The lines from the one that says `first`, as far as they begin with `indent`."""
    lines = text[text.index(indent + first):].split("\n")
    count = next(n for n, line in enumerate(lines) if not (line.startswith(indent) or line.strip() == indent.strip()))
    return "\n".join(line[len(indent):] for line in lines[:count]) + "\n"


def check(out: str, scratch: str, name: str, is_named: bool) -> None:
    """Runs what the sources in `out` show, of which the layout is called `name` in programs."""
    os.environ.update(PYTHONDONTWRITEBYTECODE="1", LUA_PATH=f"{out}/lua/?.lua")
    run("python3", "-m", "doctest", f"{out}/python/hwalja.py")
    write(f"{scratch}/example.lua", comment(read(f"{out}/lua/hwalja.lua"), 'local hwalja = require', "--     "))
    c = write(f"{scratch}/example.c", comment(read(f"{out}/c/hwalja.h"), "#include <stdio.h>", "//     "))
    rust = ["--edition", "2021", "--crate-name", "hwalja", f"{out}/rust/src/lib.rs"]
    run("rustc", *rust, "--crate-type", "rlib", "-o", f"{scratch}/libhwalja.rlib")
    write(f"{scratch}/example.rs", block(read(f"{out}/rust/README.md"), "rust"))
    write(f"{scratch}/example.mjs", PAGE + block(read(f"{out}/typescript/README.md"), "js")
          .replace('"hwalja"', json.dumps(f"{out}/typescript/hwalja.js")).replace("attach(", "(() => ({}))("))
    docs = comment(read(f"{out}/typescript/hwalja.d.ts"), "const composer", " * ").split("```")[0]
    ts = f"import {{ Composer, {name} }} from {json.dumps(f'{out}/typescript/hwalja.js')};\n{docs}if (text === '') throw 0;\n"
    write(f"{scratch}/docs.mjs", ts)
    run("node", "--check", f"{scratch}/docs.mjs")
    run("node", f"{scratch}/example.mjs")
    if not is_named:
        return
    run("node", f"{scratch}/docs.mjs")
    run("lua5.4", f"{scratch}/example.lua")
    run("cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-I", f"{out}/c", c, "-o", f"{scratch}/c")
    said = [run(f"{scratch}/c").split()]
    run("rustdoc", "--test", *rust, "--extern", f"hwalja={scratch}/libhwalja.rlib")
    run("rustc", "--edition", "2021", f"{scratch}/example.rs", "--extern", f"hwalja={scratch}/libhwalja.rlib", "-o",
        f"{scratch}/rust")
    said.append([run(f"{scratch}/rust").strip()])
    swift = block(read(f"{out}/swift/Hwalja.docc/Hwalja.md"), "swift").replace("import Hwalja\n", "")
    write(f"{scratch}/main.swift", swift)
    run("swiftc", "-Onone", f"{out}/swift/Hwalja.swift", f"{scratch}/main.swift", "-o", f"{scratch}/swift")
    said.append([run(f"{scratch}/swift").strip()])
    if [words[0] for words in said] != ["않", "안", "않"]:
        raise SystemExit(f"error: the examples of {name} type {said}")


def main() -> None:
    gen = os.path.abspath(sys.argv[1])
    # How each is made, and whether examples can name its keys.
    cases = [("cheonjiin", True, "naver"), ("dubeolsik", True, "class"), ("sky", False, "two-set")]
    for base, is_named, identity in cases:
        layout = json.loads(run(gen, "layout", base)) | {"id": identity, "name": "", "latinName": "Own"}
        layout["name"] = "내 자판"
        for key in (key for row in layout["rows"] for key in row if isinstance(key, dict)):
            if not is_named:
                key["id"] += "\"\\*/"
        with tempfile.TemporaryDirectory() as scratch:
            file = write(f"{scratch}/{identity}.json", json.dumps(layout, ensure_ascii=False))
            out = f"{scratch}/out"
            formats = [word for language in LANGUAGES for word in ("--format", language)]
            run(gen, "--layout-file", file, *formats, "--quiet", "--out", out)
            run(gen, "verify", "--layout-file", file, "--quiet", out)
            for folder, _, names in os.walk(out):
                for name in names:
                    text = read(os.path.join(folder, name))
                    for word in re.findall(r"(?i)\W(cheonjiin|dubeolsik|naratgeul|danmoeum|sky)\W", text):
                        raise SystemExit(f"error: {name} of {identity} names {word}")
            header = read(f"{out}/lua/hwalja.lua").split("\n")[0]
            if not header.endswith(f"gen --format lua --layout-file {identity}.json"):
                raise SystemExit(f"error: {header}")
            name = {"naver": "naver", "class": "classLayout", "two-set": "twoSet"}[identity]
            check(out, scratch, name, is_named)
    print(f"examples: {len(cases)} layouts of one's own, {len(LANGUAGES)} languages")


if __name__ == "__main__":
    main()
