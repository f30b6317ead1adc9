#!/usr/bin/env python3
"""Fills in the sizes of files in dist in docs/LANGUAGES.md, WEB.md and spec/FORMAT.md: sizes.py

With --check it writes nothing, and fails if they are out of date.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LANGUAGES, WEB, FORMAT = "docs/LANGUAGES.md", "docs/WEB.md", "docs/spec/FORMAT.md"


def sizes_of(pattern: str) -> list[int]:
    return [file.stat().st_size for file in DIST.glob(pattern)]


def rounded(size: int) -> str:
    """Returns a size in thousands of bytes, rounded."""
    return f"{size / 1000:.{0 if size >= 2000 else 1}f}"


def bundle(source: str) -> bytes:
    """Returns the bundle that esbuild makes of a module that imports the package, minified and without comments."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "node_modules").mkdir()
        (Path(folder) / "node_modules/hwalja").symlink_to(DIST / "typescript")
        command = ["esbuild", "--bundle", "--format=esm", "--charset=utf8", "--minify"]
        made = subprocess.run(command, cwd=folder, input=source.encode(), capture_output=True, check=True).stdout
    return re.sub(rb"(?m)^//.*", b"", made).strip()


def largest_bundle(name: str) -> str:
    """Returns the size of the largest bundle of `name` and a layout."""
    layouts = [re.sub("-(.)", lambda match: match[1].upper(), file.stem) for file in DIST.glob("trie/*.trie")]
    made = [bundle(f'import {{ {name}, {layout} }} from "hwalja"; globalThis.kept = [{name}, {layout}];')
            for layout in layouts]
    return f"{max(map(len, made)) / 1000:.1f}"


def plain_and_zipped(text: bytes) -> list[str]:
    """Returns both sizes. Runs gzip, because Python's zlib may compress differently."""
    zipped = subprocess.run(["gzip", "-9nc"], input=text, capture_output=True, check=True).stdout
    return [f"{len(made) / 1000:.0f}" for made in (text, zipped)]


def figures() -> list[tuple[str, str, list[str]]]:
    """Returns pages, a sentence of each with {} for every size, and the sizes."""
    files = {
        "swift)": ("swift/**/*.swift", sum), "kotlin)": ("kotlin/**/*.kt", sum),
        "kotlin-composer)": ("kotlin-composer/*.kt", sum), "heliboard)": ("heliboard/*/*.json", max),
        "futo)": ("futo/*.yaml", max), "c/hwalja.h)": ("c/hwalja.h", sum), "rust)": ("rust/src/*.rs", sum),
        "csharp)": ("csharp/**/*.cs", sum), "qt)": ("qt/*/*.[qm]*", sum),
        "lua/hwalja.lua)": ("lua/hwalja.lua", sum), "python)": ("python/hwalja.py", sum), "trie)": ("trie/*.trie", max),
        "keyboard)": ("keyboard/*.json", max),
    }
    rows = [(LANGUAGES, f"](../dist/{link} | {{}} K", [rounded(total(sizes_of(pattern)))])
            for link, (pattern, total) in files.items()]
    element = bundle('import { cheonjiinKeyboard } from "hwalja"; import { define } from "hwalja/element"; '
                     "define([cheonjiinKeyboard]);")
    (trie,) = sizes_of("trie/cheonjiin.trie")
    return rows + [
        (LANGUAGES, "](../dist/json) | {} K a layout at most; {} K gzipped",
         [rounded(max(sizes_of(f"json/*.min.json{end}"))) for end in ("", ".gz")]),
        (LANGUAGES, "](../dist/typescript) | with one layout {} K, its composer alone {} K",
         [largest_bundle("attach"), largest_bundle("Composer")]),
        (WEB, "with one layout and all its pages is {} K minified by esbuild, {} K gzipped; the one file is {} K, {} K "
         "gzipped", plain_and_zipped(element) + plain_and_zipped((DIST / "typescript/hwalja-keyboard.js").read_bytes())),
        (FORMAT, "transitions take {} bytes", [f"{trie:,}"]),
    ]


def filled(page: str, text: str, sentence: str, sizes: list[str]) -> str:
    """Returns the text of a page with these sizes in the sentence."""
    pattern = re.escape(sentence).replace(r"\{\}", r"[\d.,]+").replace(r"\ ", r"\s+")
    found = re.findall(pattern, text)
    if len(found) != 1:
        sys.exit(f"error: {page} must contain \"{sentence}\" exactly once; change it or docs/sizes.py")
    values = iter(sizes)
    return text.replace(found[0], re.sub(r"(?<![\w./])[\d.,]+(?=\s+(?:K|bytes))", lambda _: next(values), found[0]))


def main(is_check: bool) -> None:
    pages = {page: (ROOT / page).read_text("utf-8") for page in (LANGUAGES, WEB, FORMAT)}
    stale = []
    for page, sentence, sizes in figures():
        text = filled(page, pages[page], sentence, sizes)
        if text != pages[page]:
            stale.append(f"{page}: {sentence.format(*sizes)}")
        pages[page] = text
    if is_check and stale:
        sys.exit("\n".join(["error: sizes are out of date; run make figures", *stale]))
    for page, text in {} if is_check else pages.items():
        (ROOT / page).write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] == ["--check"])
