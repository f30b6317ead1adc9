"""How the code blocks of each language are compiled and run.

Every runner gets all blocks of its language and a folder of its own, in which `hwalja` is this repository and the
npm package is installed, and answers with a line for each block that fails.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

from execution import Failed, compare, each, run
from markdown import ROOT, Block
from shell import console, sh

Runner = Callable[[list[Block], Path], list[str]]


def swift(blocks: list[Block], folder: Path) -> list[str]:
    flags = ["-swift-version", "6", "-warnings-as-errors", "-I", ".", "-L", ".", "-Xlinker", "-rpath=."]
    library = ["swiftc", *flags, "-parse-as-library", "-emit-module", "-emit-library", "-module-name"]
    stubs = map(str, sorted((ROOT / "Tests/Consumers/swift/ios/UIKit").glob("*.swift")))
    run([*library, "UIKit", *stubs, "-o", "libUIKit.so"], folder)
    run([*library, "Hwalja", *map(str, sorted((ROOT / "dist/swift").glob("*.swift"))), "-lUIKit"], folder)

    def check(number: int, block: Block) -> None:
        source = folder / f"block{number}" / "main.swift"
        source.parent.mkdir()
        source.write_text(block.code)
        program = ["swiftc", *flags, str(source), "-lHwalja", "-lUIKit", "-o", f"program{number}"]
        # A keyboard has no main: it is compiled, and typed on in Tests/Consumers/swift/ios.
        if "import UIKit" in block.code:
            run([*program[:-2], "-parse-as-library", "-typecheck"], folder)
        else:
            run(program, folder)
            compare(block, run([f"./program{number}"], folder))

    return each(blocks, check)


def kotlin(blocks: list[Block], folder: Path) -> list[str]:
    jars = run([str(ROOT / "Tests/Consumers/kotlin/jar")], folder).strip().split(":")
    library = ":".join(str(ROOT / jar) for jar in jars)
    sources = []
    for number, block in enumerate(blocks):
        file = folder / f"Block{number}.kt"
        file.write_text(f"package block{number}\n\n{block.code}")
        sources.append(str(file))
    tool = str(ROOT / ".ci/kotlinc")
    try:
        run([tool, "jvm", "-Werror", "-cp", library, "-d", "classes", *sources], folder)
    except Failed as error:
        names = {f"Block{number}.kt": block for number, block in enumerate(blocks)}
        told = re.sub(r"(?:[^ :\n]*/)?(Block\d+\.kt)", lambda found: f"{found[1]} ({names[found[1]]})", str(error))
        return [told]

    def check(number: int, block: Block) -> None:
        if "fun main" in block.code:
            compare(block, run([tool, "run", f"classes:{library}", f"block{number}.Block{number}Kt"], folder))

    return each(blocks, check)


def programs(suffix: str, *commands: list[str], before: list[str] | None = None, **variables: str) -> Runner:
    """A runner of programs in files of their own, which the last of these commands runs; NAME is the file's."""

    def runner(blocks: list[Block], folder: Path) -> list[str]:
        # Where a tool is rustup's, it asks the home, which is another here, for the version.
        around = {"RUSTUP_HOME": os.environ.get("RUSTUP_HOME", str(Path.home() / ".rustup"))} | variables
        (folder / "package.json").write_text('{ "type": "module" }')
        # What the page has made by the block before.
        if any("review/" in block.code for block in blocks):
            asked = ["--format", "json-full", "--layout", "cheonjiin", "--out", "review"]
            run([os.environ["GEN"], "--quiet", *asked], folder)
        if before:
            run(before, folder, **around)

        def check(number: int, block: Block) -> None:
            (folder / f"block{number}{suffix}").write_text(block.code)
            for command in commands:
                printed = run([word.replace("NAME", f"block{number}") for word in command], folder, **around)
            compare(block, printed)

        return each(blocks, check)

    return runner


def page(blocks: list[Block], folder: Path) -> list[str]:
    """Pages of a keyboard, which the generator takes beside those of its own."""

    def check(number: int, block: Block) -> None:
        keyboard = json.loads(run([os.environ["GEN"], "keyboard", "korean"], folder))
        keyboard["id"] = f"mine{number}"
        # Nothing leads to it but a field.
        keyboard["pages"].append(json.loads(block.code) | {"fields": ["search"]})
        (folder / f"block{number}.json").write_text(json.dumps(keyboard))
        run([os.environ["GEN"], "--quiet", "--keyboard-file", f"block{number}.json", "--out", f"out{number}"], folder)

    return each(blocks, check)


def elsewhere(test: str) -> Runner:
    """A language that another test reads."""
    return lambda blocks, _: [] if (ROOT / test).exists() else [f"{block}: {test} is gone" for block in blocks]


STRICT_TS = ["--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16"]
STRICT_C = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsanitize=address,undefined"]
RUSTC = ["rustc", "--edition", "2021", "-D", "warnings"]
CRATE = ["--crate-type", "rlib", "--crate-name", "hwalja", str(ROOT / "dist/rust/src/lib.rs")]
BROWSERS = f"{ROOT}/.tools/selenium:{ROOT}/Tests/Browsers"

RUNNERS: dict[str, Runner] = {
    "swift": swift,
    "kotlin": kotlin,
    "ts": programs(".ts", ["tsc", *STRICT_TS, "NAME.ts"], ["node", "NAME.js"]),
    "js": programs(".mjs", ["node", "NAME.mjs"]),
    "html": programs(".html", [sys.executable, f"{ROOT}/Tests/Docs/page.py", "NAME.html"], PYTHONPATH=BROWSERS),
    "json": page,
    "c": programs(".c", ["cc", *STRICT_C, f"-I{ROOT}/dist/c", "NAME.c", "-o", "NAME"], ["./NAME"]),
    "rust": programs(".rs", [*RUSTC, "--extern", "hwalja=libhwalja.rlib", "NAME.rs"], ["./NAME"],
                     before=[*RUSTC, *CRATE]),
    "lua": programs(".lua", ["lua5.4", "NAME.lua"], LUA_PATH=f"{ROOT}/dist/lua/?.lua"),
    "python": programs(".py", ["python3", "-W", "error", "NAME.py"], PYTHONPATH=f"{ROOT}/dist/python"),
    "sh": sh,
    "console": console,
    "walk": elsewhere("Tests/BinaryTrieTests/FormatDocumentTests.swift"),
}
