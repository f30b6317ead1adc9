"""What a person does on the page, by mouse, by two thumbs and by the computer's keys, and how it looks:
check.py PAGE GEN SCREENSHOTS"""

import gzip
import shutil
import sys

from playwright.sync_api import sync_playwright

import acts
import guided
import hands
import looks
import newcomer
from visit import Checks, Visit, expect

PAGE, GEN, SCREENSHOTS = sys.argv[1:]
BUDGET, WIRE_BUDGET = 173_000, 50_000


def main():
    with open(PAGE, "rb") as file:
        page = file.read()
    expect(len(page) <= BUDGET, True, f"{len(page)} bytes, at most {BUDGET}")
    wire = len(gzip.compress(page, 9))
    expect(wire <= WIRE_BUDGET, True, f"{wire} bytes gzipped, at most {WIRE_BUDGET}")
    with sync_playwright() as playwright:
        def launch(*flags):
            return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", *flags])

        browser = launch()
        visit = Visit(browser, PAGE, is_frozen=True)
        for walk in (hands.by_mouse, hands.by_the_computers_keys, acts.strokes, acts.holds, guided.is_guided,
                     guided.is_guided_by_keys):
            walk(visit, GEN)
        visit.close()
        visit = Visit(browser, PAGE)
        for walk in (acts.edits, acts.looks_up, acts.moves_by_keys, acts.turns_pages, acts.remembers):
            walk(visit, GEN)
        wait = acts.is_painted_at_once(visit, GEN)
        visit.close()
        visit = Visit(browser, PAGE, is_frozen=True, has_touch=True, viewport={"width": 390, "height": 844})
        for walk in (hands.by_two_thumbs, hands.with_shift_held, guided.is_guided):
            walk(visit, GEN)
        visit.close()
        for meets in (newcomer.is_told, newcomer.follows_links, newcomer.hears_nothing_unasked):
            meets(browser, PAGE)
        looks.in_both_languages(browser, PAGE)
        looks.at_every_size(browser, PAGE, SCREENSHOTS)
        looks.without_empty_paper(browser, PAGE)
        looks.with_tabs_in_a_row(browser, PAGE)
        looks.in_forced_colours(browser, PAGE, SCREENSHOTS)
        browser.close()
        browser = launch("--blink-settings=defaultFontSize=32")
        looks.with_large_text(browser, PAGE, SCREENSHOTS)
        browser.close()
    print(f"demo: {Checks.count} passed; {len(page)} bytes, {wire} gzipped; {wait:.1f} ms from a press to its frame")


if __name__ == "__main__":
    main()
