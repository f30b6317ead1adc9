"""The sizes that docs/LANGUAGES.md gives are those of the files."""

from __future__ import annotations

from markdown import ROOT

PAGE = "docs/LANGUAGES.md"
# By the folder that a row of the table links to: files, and whether all of them count, or the largest.
MEASURED = {
    "dist/swift)": ("**/*.swift", sum),
    "dist/kotlin)": ("**/*.kt", sum),
    "dist/kotlin-composer)": ("*.kt", sum),
    "dist/heliboard)": ("*/*.json", max),
    "dist/futo)": ("*.yaml", max),
    "dist/c/hwalja.h)": ("hwalja.h", sum),
    "dist/rust)": ("src/*.rs", sum),
    "dist/lua/hwalja.lua)": ("hwalja.lua", sum),
    "dist/python)": ("hwalja.py", sum),
    "dist/trie)": ("*.trie", max),
    "dist/keyboard)": ("*.json", max),
    "dist/json)": ("*.min.json", max),
}


def wrong_sizes() -> list[str]:
    """Rows whose size, in thousands of bytes, is not that of their files."""
    failures = []
    rows = [line for line in (ROOT / PAGE).read_text().splitlines() if line.startswith("| ")]
    for link, (files, total) in MEASURED.items():
        folder = ROOT / link.rstrip(")")
        folder = folder.parent if folder.suffix else folder
        size = total(file.stat().st_size for file in folder.glob(files)) / 1000
        text = f" {size:.0f} K" if size >= 2 else f" {size:.1f} K"
        (row,) = [row for row in rows if f"](../{link}" in row]
        if text not in row:
            failures.append(f"{PAGE}: {link[:-1]} has{text}")
    return failures
