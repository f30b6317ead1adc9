"""The counts of questions that CONTRIBUTING.md and docs/spec/CONFORM.md give are those of `gen conform`."""

from __future__ import annotations

import subprocess

from markdown import ROOT

PAGES = {"CONTRIBUTING.md": "composer session+reports keyboard trie completions", "docs/spec/CONFORM.md": "composer"}


def count(suites: str) -> str:
    """How many questions of the sample are of these suites, as `1,234`."""
    words = [word for suite in suites.split("+") for word in ("--suite", suite)]
    command = [ROOT / ".build/debug/gen", "conform", "--print", *words]
    lines = subprocess.run(command, capture_output=True, check=True).stdout.splitlines()
    return f"{len(lines):,}"


def wrong_counts() -> list[str]:
    """Counts that a page should have, and does not."""
    counts = {suites: count(suites) for suites in PAGES["CONTRIBUTING.md"].split()}
    return [
        f"{page}: {suites} has {counts[suites]} questions in the sample"
        for page, all_suites in PAGES.items() for suites in all_suites.split()
        if f" {counts[suites]} " not in (ROOT / page).read_text()
    ]
