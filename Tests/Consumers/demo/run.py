"""What a person does on the page, and how it looks: run.py PAGE"""

import gzip
import os
import sys

import acts
import guided
import looks
import newcomer
from browser import Browser
from visit import SCREENSHOTS, Visit, read

BUDGET, WIRE_BUDGET = 173_000, 50_000
WALKS = [*acts.WALKS, *guided.WALKS, *newcomer.WALKS, *looks.WALKS]


def main(path):
    page = read(path).encode()
    wire = gzip.compress(page, 9)
    assert len(page) <= BUDGET and len(wire) <= WIRE_BUDGET, f"{len(page)} bytes, {len(wire)} gzipped"
    os.makedirs(SCREENSHOTS, exist_ok=True)
    with Browser("Chromium") as browser:
        browser.tell("Page.addScriptToEvaluateOnNewDocument", source=read("Tests/Element/page/eye.js"))
        browser.visit("about:blank")
        for walk in WALKS:
            visit = Visit(browser, f"file://{path}")
            walk(visit)
            visit.is_quiet()
    print(f"demo: {len(WALKS)} walks; {len(page)} bytes, {len(wire)} gzipped")


main(os.path.abspath(sys.argv[1]))
