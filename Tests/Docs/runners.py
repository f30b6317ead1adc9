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


def swift(blocks: list[Block], folder: Path) -> list[str]:
    flags = ["-swift-version", "6", "-warnings-as-errors", "-I", ".", "-L", ".", "-Xlinker", "-rpath=."]
    library = ["swiftc", *flags, "-parse-as-library", "-emit-module", "-emit-library", "-module-name"]
    stubs = map(str, sorted((ROOT / "Tests/Consumers/swift-source/UIKit").glob("*.swift")))
    run([*library, "UIKit", *stubs, "-o", "libUIKit.so"], folder)
    run([*library, "Hwalja", *map(str, sorted((ROOT / "dist/swift").glob("*.swift"))), "-lUIKit"], folder)

    def check(number: int, block: Block) -> None:
        source = folder / f"block{number}" / "main.swift"
        source.parent.mkdir()
        source.write_text(block.code)
        program = ["swiftc", *flags, str(source), "-lHwalja", "-lUIKit", "-o", f"program{number}"]
        # A keyboard has no main: it is compiled, and typed on in Tests/Consumers/swift-source.
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


def script(command: list[str], suffix: str) -> Callable[[list[Block], Path], list[str]]:
    """A runner of an interpreted language."""

    def runner(blocks: list[Block], folder: Path) -> list[str]:
        # What the page has made by the block before.
        if any("review/" in block.code for block in blocks):
            asked = ["--format", "json-full", "--layout", "cheonjiin", "--out", "review"]
            run([os.environ["GEN"], "--quiet", *asked], folder)

        def check(number: int, block: Block) -> None:
            file = folder / f"block{number}{suffix}"
            file.write_text(block.code)
            paths = {"PYTHONPATH": str(ROOT / "dist/python"), "LUA_PATH": f"{ROOT}/dist/lua/?.lua"}
            compare(block, run([*command, str(file)], folder, **paths))

        return each(blocks, check)

    return runner


def typescript(blocks: list[Block], folder: Path) -> list[str]:
    (folder / "package.json").write_text('{ "type": "module" }')

    def check(number: int, block: Block) -> None:
        (folder / f"block{number}.ts").write_text(block.code)
        strictly = ["--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16"]
        run(["tsc", *strictly, f"block{number}.ts"], folder)
        compare(block, run(["node", f"block{number}.js"], folder))

    return each(blocks, check)


def html(blocks: list[Block], folder: Path) -> list[str]:
    browsers = ":".join(str(ROOT / path) for path in (".tools/selenium", "Tests/Browsers"))

    def check(number: int, block: Block) -> None:
        (folder / f"block{number}.html").write_text(block.code)
        run([sys.executable, str(ROOT / "Tests/Docs/page.py"), f"block{number}.html"], folder, PYTHONPATH=browsers)

    return each(blocks, check)


def c(blocks: list[Block], folder: Path) -> list[str]:
    def check(number: int, block: Block) -> None:
        (folder / f"block{number}.c").write_text(block.code)
        strictly = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsanitize=address,undefined"]
        run(["cc", *strictly, f"-I{ROOT}/dist/c", f"block{number}.c", "-o", f"program{number}"], folder)
        compare(block, run([f"./program{number}"], folder))

    return each(blocks, check)


def rust(blocks: list[Block], folder: Path) -> list[str]:
    compiler = ["rustc", "--edition", "2021", "-D", "warnings"]
    # Where rustc is rustup's, it asks the home, which is another here, for the version.
    home = {"RUSTUP_HOME": os.environ.get("RUSTUP_HOME", str(Path.home() / ".rustup"))}
    library = ["--crate-type", "rlib", "--crate-name", "hwalja", str(ROOT / "dist/rust/src/lib.rs")]
    run([*compiler, *library], folder, **home)

    def check(number: int, block: Block) -> None:
        (folder / f"block{number}.rs").write_text(block.code)
        run([*compiler, "--extern", "hwalja=libhwalja.rlib", f"block{number}.rs"], folder, **home)
        compare(block, run([f"./block{number}"], folder))

    return each(blocks, check)


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


def elsewhere(test: str) -> Callable[[list[Block], Path], list[str]]:
    """A language that another test reads."""
    return lambda blocks, _: [] if (ROOT / test).exists() else [f"{block}: {test} is gone" for block in blocks]


RUNNERS: dict[str, Callable[[list[Block], Path], list[str]]] = {
    "swift": swift,
    "kotlin": kotlin,
    "ts": typescript,
    "js": script(["node"], ".mjs"),
    "html": html,
    "json": page,
    "c": c,
    "rust": rust,
    "lua": script(["lua5.4"], ".lua"),
    "python": script(["python3", "-W", "error"], ".py"),
    "sh": sh,
    "console": console,
    "walk": elsewhere("Tests/BinaryTrieTests/FormatDocumentTests.swift"),
}
