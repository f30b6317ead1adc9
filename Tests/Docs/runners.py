"""How the code blocks of each language are compiled and run.

Every runner gets all blocks of its language and a folder of its own, in which `hwalja` is this repository and the
npm package is installed, and answers with a line for each block that fails.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from markdown import ROOT, Block, missing_paths

PRINTING = re.compile(r"\b(?:print|println|puts|console\.log)\(.*\);?\s*(?://|#|--) (.*)$")
# Done by the user to a machine, not by a test: only the paths that they name are looked at.
BY_HAND = ("sudo ", "ibus ", "sha256sum ", "gh ")


class Failed(Exception):
    """What a command says that should not have failed."""


def run(command: list[str] | str, folder: Path, **variables: str) -> str:
    """What a command prints, run in `folder`."""
    done = subprocess.run(
        command, cwd=folder, shell=isinstance(command, str), capture_output=True, text=True, errors="replace",
        timeout=300, env=os.environ | {"HOME": str(folder)} | variables)
    if done.returncode:
        raise Failed(f"{done.stdout}{done.stderr}".strip())
    return done.stdout


def compare(block: Block, printed: str) -> None:
    """Holds what was printed to the comments behind the lines that print."""
    expected = [found[1] for line in block.code.splitlines() if (found := PRINTING.search(line))]
    if expected and printed.splitlines() != expected:
        raise Failed(f"printed {printed!r}, not {expected}")


def each(blocks: list[Block], check: Callable[[int, Block], None]) -> list[str]:
    failures = []
    for number, block in enumerate(blocks):
        try:
            check(number, block)
        except (Failed, subprocess.TimeoutExpired) as error:
            failures.append(f"{block}: {error}")
    return failures


def swift(blocks: list[Block], folder: Path) -> list[str]:
    flags = ["-swift-version", "6", "-warnings-as-errors", "-I", ".", "-L", ".", "-Xlinker", "-rpath=."]
    library = ["swiftc", *flags, "-parse-as-library", "-emit-module", "-emit-library", "-module-name"]
    stub = str(ROOT / "Tests/Consumers/swift-source/UIKit/UIKit.swift")
    run([*library, "UIKit", stub, "-o", "libUIKit.so"], folder)
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
    sources = [*(ROOT / "dist/kotlin").glob("*.kt"), *(ROOT / "Tests/Consumers/kotlin/android").glob("*.kt")]
    for number, block in enumerate(blocks):
        file = folder / f"Block{number}.kt"
        file.write_text(f"package block{number}\n\n{block.code}")
        sources.append(file)
    tool = str(ROOT / ".ci/kotlinc")
    try:
        run([tool, "jvm", "-Werror", "-d", "classes", *map(str, sorted(sources))], folder)
    except Failed as error:
        names = {f"Block{number}.kt": block for number, block in enumerate(blocks)}
        told = re.sub(r"(?:[^ :\n]*/)?(Block\d+\.kt)", lambda found: f"{found[1]} ({names[found[1]]})", str(error))
        return [told]

    def check(number: int, block: Block) -> None:
        if "fun main" in block.code:
            compare(block, run([tool, "run", "classes", f"block{number}.Block{number}Kt"], folder))

    return each(blocks, check)


def script(command: list[str], suffix: str) -> Callable[[list[Block], Path], list[str]]:
    """A runner of an interpreted language."""

    def runner(blocks: list[Block], folder: Path) -> list[str]:
        # What the page has made by the block before.
        if any("review/" in block.code for block in blocks):
            run([os.environ["GEN"], "--quiet", "--format", "json-full", "--layout", "cheonjiin", "--out", "review"], folder)

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
    def check(number: int, block: Block) -> None:
        (folder / f"block{number}.html").write_text(block.code)
        run(["node", str(ROOT / "Tests/Docs/page.mjs"), f"block{number}.html"], folder)

    return each(blocks, check)


def c(blocks: list[Block], folder: Path) -> list[str]:
    def check(number: int, block: Block) -> None:
        (folder / f"block{number}.c").write_text(block.code)
        strictly = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsanitize=address,undefined"]
        run(["cc", *strictly, f"-I{ROOT}/dist/c", f"block{number}.c", "-o", f"program{number}"], folder)
        compare(block, run([f"./program{number}"], folder))

    return each(blocks, check)


def command(line: str, folder: Path) -> str:
    """What a line of a shell block prints; what is for a person to do only has its paths looked at."""
    if missing := missing_paths(line):
        raise Failed(f"there is no {missing[0]}")
    if any(part.strip().startswith(BY_HAND) for part in line.split("&&")):
        return ""
    if line.startswith("make"):
        return run(f"make --dry-run --directory '{ROOT}' {line[4:]}", folder)
    return run(re.sub(r"\b(?:swift run (?:--package-path hwalja )?)?gen\b(?= |$)", os.environ["GEN"], line), folder)


def sh(blocks: list[Block], folder: Path) -> list[str]:
    """Commands, a line each, in the folder as the lines before left it."""

    def check(_: int, block: Block) -> None:
        for line in re.sub(r"\\\n\s*", "", block.code).splitlines():
            if line := re.sub(r"(^|\s+)#.*", "", line):
                command(line, folder)

    return each(blocks, check)


def console(blocks: list[Block], folder: Path) -> list[str]:
    """Commands after $, and all that they print; nothing below a command asks nothing of it."""

    def check(_: int, block: Block) -> None:
        for part in re.split(r"^\$ ", block.code, flags=re.MULTILINE)[1:]:
            line, _, expected = part.partition("\n")
            printed = command(line, folder)
            if expected and printed != expected:
                raise Failed(f"{line} printed {printed!r}")

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
    "c": c,
    "lua": script(["lua5.4"], ".lua"),
    "python": script(["python3", "-W", "error"], ".py"),
    "sh": sh,
    "console": console,
    "walk": elsewhere("Tests/BinaryTrieTests/FormatDocumentTests.swift"),
}
