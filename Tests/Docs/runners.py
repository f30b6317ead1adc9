"""Compiles and runs the code blocks in each language.

A runner is a function that gets all blocks in its language and a separate folder. In that folder, `hwalja` is this
repository, and the npm package is installed. The runner returns an error line for each block that fails.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from execution import compare, each, run
from markdown import Block
from shell import sh

Runner = Callable[[list[Block], Path], list[str]]


def programs(suffix: str, *lines: str, before: tuple[str, ...] = (), without: dict[str, list[str]] = {}) -> Runner:
    """Returns a runner for programs. Each program is written to $NAME with this suffix. The last of `lines` runs it.

    The runner performs `before` once. Blocks without a certain word are not complete programs. For these, `without` has
    other lines, by that word.
    """

    def runner(blocks: list[Block], folder: Path) -> list[str]:
        (folder / "package.json").write_text('{ "type": "module" }')
        for line in before:
            run(line, folder)

        def check(number: int, block: Block) -> None:
            name = f"Block{number}"
            (folder / f"{name}{suffix}").write_text(block.code)
            lacking = [some for word, some in without.items() if word not in block.code]
            for line in lacking[0] if lacking else lines:
                printed = run(line, folder, NAME=name)
            compare(block, printed)

        return each(blocks, check)

    return runner


def page(blocks: list[Block], folder: Path) -> list[str]:
    """Checks pages of a keyboard with the generator. Each page is put into a separate keyboard."""

    def check(number: int, block: Block) -> None:
        keyboard = json.loads(run('"$GEN" keyboard korean', folder))
        keyboard["id"] = f"mine{number}"
        # The page can be opened only by a field.
        keyboard["pages"].append(json.loads(block.code) | {"fields": ["search"]})
        (folder / "mine.json").write_text(json.dumps(keyboard))
        run(f'"$GEN" --quiet --keyboard-file mine.json --out out{number}', folder)

    return each(blocks, check)


def elsewhere(_blocks: list[Block], _folder: Path) -> list[str]:
    """Skips blocks. Tests/Web/attach/pages.py and shell.py run some of these blocks. The others are in Svelte, for
    which no compiler is installed."""
    return []


CC = "cc -std=c99 -Wall -Wextra -Wpedantic -Werror -fsanitize=address,undefined"
SWIFTC = "swiftc -swift-version 6 -warnings-as-errors -I . -L . -Xlinker -rpath=."
SWIFT_LIBRARY = f"{SWIFTC} -parse-as-library -emit-module -emit-library -module-name"
MCS = "mcs -langversion:7.2 -warnaserror"
RUSTC = "rustc --edition 2021 -D warnings"
KOTLIN_LIBRARY = '"$ROOT/.build/conform/kotlin/hwalja.jar:$ROOT/.build/conform/kotlin/org-json.jar"'
KOTLINC = f'"$ROOT/.ci/kotlinc" jvm -Werror -cp {KOTLIN_LIBRARY} -d $NAME $NAME.kt'

RUNNERS: dict[str, Runner] = {
    "c": programs(".c", f'{CC} "-I$ROOT/dist/c" $NAME.c -o $NAME', "./$NAME"),
    "csharp": programs(
        ".cs", f"{MCS} -r:Hwalja.dll $NAME.cs -out:$NAME.exe", "mono $NAME.exe",
        before=(f'{MCS} -target:library -out:Hwalja.dll "$ROOT"/dist/csharp/*.cs "$ROOT"/dist/csharp/Runtime/*.cs',)),
    "html": elsewhere,
    "js": programs(".mjs", "node $NAME.mjs"),
    "json": page,
    "jsx": elsewhere,
    # A service has no main function, so it is only compiled.
    "kotlin": programs(
        ".kt", KOTLINC, f'"$ROOT/.ci/kotlinc" brief $NAME:{KOTLIN_LIBRARY} ${{NAME}}Kt',
        before=('"$ROOT/Tests/kotlin/jar"',), without={"fun main": [KOTLINC]}),
    "mustache": elsewhere,
    "lua": programs(".lua", 'LUA_PATH="$ROOT/dist/lua/?.lua;;" lua5.4 $NAME.lua'),
    "python": programs(".py", 'PYTHONPATH="$ROOT/dist/python" python3 -W error $NAME.py'),
    "rust": programs(
        ".rs", f"{RUSTC} --extern hwalja=libhwalja.rlib $NAME.rs", "./$NAME",
        before=(f'{RUSTC} --crate-type rlib --crate-name hwalja "$ROOT/dist/rust/src/lib.rs"',)),
    # Tests/qt runs such blocks.
    "qml": elsewhere,
    "sh": sh,
    "svelte": elsewhere,
    # A keyboard prints nothing, so it is only compiled. Tests/swift/ios types on the keyboard.
    "swift": programs(
        ".swift", f"{SWIFTC} $NAME.swift -o $NAME -lHwalja -lUIKit", "./$NAME",
        before=(
            f'{SWIFT_LIBRARY} UIKit "$ROOT"/Tests/swift/ios/UIKit/*.swift -o libUIKit.so',
            f'{SWIFT_LIBRARY} Hwalja $(find "$ROOT"/dist/swift -name "*.swift") -lUIKit',
        ), without={"print(": [f"{SWIFTC} -parse-as-library -typecheck $NAME.swift"]}),
    "ts": programs(
        ".ts", "tsc --strict --target es2022 --module node16 --moduleResolution node16 $NAME.ts", "node $NAME.js"),
}
