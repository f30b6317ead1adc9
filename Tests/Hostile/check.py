"""Puts what ends comments, constants and markup into every text of a layout, calls layouts by the keywords of all
languages, compiles what is made in each, and reads every text back: check.py GEN

The programs beside this one print a layout a line, its texts in hexadecimal.
"""

from __future__ import annotations

import builtins
import html.parser
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
TEXTS = [
    "*/", "/*", "//", "x/", '"', '"""', "\\", "\\u0041", "\\u{41}", "\\x41", "\\101", "\\", "$x", "${1/0}", "#{x}",
    "\\(1/0)", "]]", "[[", "]=]", "--[[", "-->", "<!--", "</script>", "<b>", "&amp;", "'", "'''", "`", "??/", "??'",
    "%s", "%n", "{{id}}", "{{{id}}}", "{{/layouts}}", "#", "\U0001f600", "e\u0301", "\u1100\u119e", "=", "@", "~", "|", ";", "()",
]

# No file may have more than 500,000 bytes: 165 layouts in one source of Python have 574,481, 120 on the page 585,330.
AT_ONCE = 120
AT_ONCE_ON_PAGE = 90


def own_names(template: str) -> list[str]:
    """What each language calls its own functions and values, whether or not what is made uses them today."""
    return {
        "python": lambda: dir(builtins),
        "lua": lambda: run("lua5.4", "-e", "for name in pairs(_G) do print(name) end").split(),
        "typescript": lambda: run("node", "-p", "Object.getOwnPropertyNames(globalThis).join(' ')").split(),
        "swift": lambda: "abs assert dump max min precondition print sequence stride swap zip repeatElement".split(),
        "kotlin": lambda: "print println listOf mapOf lazy require check error run let also apply with repeat".split(),
        "rust": lambda: "fn mod self super crate impl trait std core alloc u8 str vec box some none ok err".split(),
        "c": lambda: "main printf malloc free int char for while static inline begin press commit find-code".split(),
    }.get(template, lambda: [])()


def words(template: str) -> list[str]:
    """What no layout may be called in a language, and ids that become the same name in any."""
    found = {"sky-2", "sky2", "two-set", "two-set-compatibility", "two", "compatibility", "a", "a-b", "a-b-c"}
    if os.path.exists(f"{ROOT}/Templates/{template}/_reserved"):
        with open(f"{ROOT}/Templates/{template}/_reserved", encoding="utf-8") as stream:
            found.update(word for word in stream.read().split() if re.fullmatch("[a-z][a-z0-9-]{0,39}", word))
    # twoSet and two_set are made of two-set.
    ids = (re.sub("_", "-", re.sub("(?<=[a-z0-9])(?=[A-Z])", "-", name)).lower() for name in own_names(template))
    found.update(name for name in ids if re.fullmatch("[a-z][a-z0-9-]{0,39}", name))
    # The file of all keyboards stands beside those of the layouts: no layout may be called so, which is refused.
    return sorted(found - {"keyboards"})


def tables(base: dict, identity: str, number: int) -> dict:
    """The tables of a layout called `identity`, with hostile texts wherever there is a text."""
    def text(place: int) -> str:
        return TEXTS[(number * 7 + place) % len(TEXTS)]

    layout = json.loads(json.dumps(base))
    layout.update(id=identity, name=text(0) + " " + text(1), latinName=text(2) + " " + text(3))
    marks = [chr(code) for code in range(33, 127) if not chr(code).isalnum()]
    # Those that the notation of key presses uses itself cannot be codes.
    codes = [mark for mark in marks if mark not in '"<_']
    keys = [key for row in layout["rows"] for key in row if isinstance(key, dict)]
    for place, key in enumerate(keys):
        key["id"] = f"{place}{text(place)}" + ("/" if place % 3 == 0 else "")
        key["legend"] = text(place + 4)
        key["longPress"] = marks[(place + number) % len(marks)]
        key["code"] = codes[(place + number + 1) % len(codes)]
    return layout


def expected(layout: dict) -> str:
    """What the programs print of a layout."""
    fields = [layout["id"], layout["name"], layout["latinName"]]
    for key in (key for row in layout["rows"] for key in row if isinstance(key, dict)):
        fields += [key["id"], key["legend"], key["code"], key["longPress"]]
    return " ".join(field.encode("utf-8").hex() for field in fields)


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    if done.returncode != 0:
        said = (done.stderr + done.stdout).decode("utf-8", "replace")
        raise SystemExit(f"error: {' '.join(command)[:200]}: {said[:2000]}")
    return done.stdout.decode("utf-8")


def commands(template: str, out: str, scratch: str) -> list[list[str]]:
    """The commands that compile what a template makes, and print its texts where a line of theirs is wanted."""
    kotlin = f"{ROOT}/.ci/kotlinc"
    return {
        "c": [["cc", "-std=c99", "-trigraphs", "-Wall", "-Werror", "-Wno-trigraphs", "-I", f"{out}/c",
               f"{HERE}/texts.c", "-o", f"{scratch}/c"], [f"{scratch}/c"]],
        "python": [["python3", f"{HERE}/texts.py", f"{out}/python"]],
        "rust": [["rustc", "--edition", "2021", "--crate-type", "rlib", "--crate-name", "hwalja", "-D", "warnings",
                  f"{out}/rust/src/lib.rs", "-o", f"{scratch}/libhwalja.rlib"],
                 ["rustc", "--edition", "2021", f"{HERE}/texts.rs", "--extern", f"hwalja={scratch}/libhwalja.rlib", "-o",
                  f"{scratch}/rust"], [f"{scratch}/rust"]],
        "lua": [["lua5.4", f"{HERE}/texts.lua", f"{out}/lua"]],
        "typescript": [["tsc", "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom",
                        f"{out}/typescript/hwalja.ts"],
                       ["node", f"{HERE}/texts.mjs", f"{out}/typescript/hwalja.js"],
                       ["node", f"{HERE}/texts.mjs", f"{out}/typescript/hwalja.cjs"]],
        "swift": [["swiftc", "-Onone", f"{out}/swift/Hwalja.swift", f"{HERE}/main.swift", "-o", f"{scratch}/swift"],
                  [f"{scratch}/swift"]],
        "kotlin": [[kotlin, "jvm", "-nowarn", "-d", f"{scratch}/kotlin", f"{out}/kotlin/Hwalja.kt",
                    f"{HERE}/Texts.kt"],
                   [kotlin, "run", f"{scratch}/kotlin", "TextsKt"]],
        # It says no texts but names of keys, and has no list of layouts to print them by.
        "kotlin-composer": [[kotlin, "jvm", "-nowarn", "-d", f"{scratch}/kotlin",
                             f"{out}/kotlin-composer/HwaljaComposer.kt"]],
    }[template]


class Scripts(html.parser.HTMLParser):
    """The scripts of a page."""

    def __init__(self, page: str):
        super().__init__()
        self.texts: list[str] = []
        self.inside = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs) -> None:
        self.inside = tag == "script"

    def handle_endtag(self, tag: str) -> None:
        self.inside = False

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.texts.append(data)


def make(gen: str, template: str, layouts: list[dict], scratch: str) -> str:
    """The folder of what `template` makes of `layouts`, with their pictures."""
    files = []
    for layout in layouts:
        file = f"{scratch}/{layout['id']}.json"
        with open(file, "w", encoding="utf-8") as stream:
            json.dump(layout, stream, ensure_ascii=False)
        files += ["--layout-file", file]
    out = f"{scratch}/out"
    run(gen, *files, "--format", template, "--format", "keypad", "--quiet", "--out", out)
    for layout in layouts:
        xml.etree.ElementTree.parse(f"{out}/keypad/{layout['id']}.svg")
    return out


def check(template: str, layouts: list[dict], out: str, scratch: str) -> None:
    """Compiles and runs what was made of `layouts`, and compares."""
    wanted = [expected(layout) for layout in layouts]
    for command in commands(template, out, scratch):
        said = run(*command).splitlines()
        if command[0] in ("cc", "tsc", "swiftc", "rustc") or "jvm" in command:
            continue
        for line, want in zip(said, wanted):
            if line != want:
                raise SystemExit(f"error: {template}: {line} and not {want}")
        if len(said) != len(wanted):
            raise SystemExit(f"error: {template} has {len(said)} layouts and not {len(wanted)}")


def check_page(out: str, scratch: str) -> None:
    """Whether the page's last script, with all layouts in it, is sound."""
    with open(f"{out}/demo/index.html", encoding="utf-8") as stream:
        scripts = Scripts(stream.read()).texts
    with open(f"{scratch}/page.mjs", "w", encoding="utf-8") as stream:
        stream.write(scripts[-1])
    run("node", "--check", f"{scratch}/page.mjs")


def main() -> None:
    gen = os.path.abspath(sys.argv[1])
    base = json.loads(run(gen, "layout", "naratgeul"))
    count = 0
    templates = run(f"{ROOT}/.ci/listed", gen, "languages").split()
    for template in templates:
        layouts = [tables(base, identity, number) for number, identity in enumerate(words(template))]
        count += len(layouts)
        at_once = AT_ONCE_ON_PAGE if template == "demo" else AT_ONCE
        for start in range(0, len(layouts), at_once):
            some = layouts[start : start + at_once]
            with tempfile.TemporaryDirectory() as scratch:
                out = make(gen, template, some, scratch)
                if template == "demo":
                    check_page(out, scratch)
                else:
                    check(template, some, out, scratch)
    print(f"hostile: {count} layouts, {len(TEXTS)} texts, {len(templates)} languages")


if __name__ == "__main__":
    main()
