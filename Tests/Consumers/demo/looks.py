"""How it looks: sizes, colours, large text, both languages; with screenshots for those who want to look themselves."""

import os
import shutil

from axe_playwright_python.sync_playwright import Axe

from visit import LAYOUTS, Visit, expect

SIZES = {"phone": (390, 844), "small": (320, 640), "landscape": (844, 390), "desktop": (1280, 900)}

# Whether each legend lies within its key.
LEGENDS = """[...document.querySelectorAll("#keypad button")].filter((button) => {
  const key = button.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(button.firstElementChild);
  const legend = range.getBoundingClientRect();
  return legend.left < key.left - 1 || legend.right > key.right + 1;
}).map((button) => button.textContent)"""

# The part of the keypad that keys cover, of the rows that all keys fill.
COVERED = """(() => {
  const places = [...keypad.querySelectorAll("button")].map((button) => button.getBoundingClientRect());
  const [left, right] = [Math.min(...places.map((box) => box.left)), Math.max(...places.map((box) => box.right))];
  const [top, bottom] = [Math.min(...places.map((box) => box.top)), Math.max(...places.map((box) => box.bottom))];
  const area = places.reduce((sum, box) => sum + box.width * box.height, 0);
  return area / ((right - left) * (bottom - top));
})()"""


def in_both_languages(browser, page):
    for locale, says, language in (("ko-KR", "천지인", "ko"), ("en-US", "Cheonjiin", "en")):
        visit = Visit(browser, page, locale)
        expect(visit.page.inner_text("[data-layout=cheonjiin]"), says, f"the names of layouts in {locale}")
        expect(visit.page.get_attribute("html", "lang"), language, "the language said")
        found = Axe().run(visit.page)
        names = [violation["id"] for violation in found.response["violations"]]
        expect(names, [], f"what an accessibility audit finds in {locale}")
        visit.close()


def fits(visit, width, height, what):
    """The keypad of each layout is whole on the screen, and its legends in their keys."""
    for layout in LAYOUTS:
        visit.choose(layout)
        bottom = visit.page.evaluate("keypad.getBoundingClientRect().bottom")
        expect(bottom <= height, True, f"the keypad of {layout} fits {width} × {height} {what}")
        wide = visit.page.evaluate("document.documentElement.scrollWidth")
        expect(wide <= width, True, f"{layout} needs no sideways scrolling at {width} {what}")
        expect(visit.page.evaluate(LEGENDS), [], f"legends of {layout} beyond their keys at {width} {what}")


def at_every_size(browser, page, screenshots):
    shutil.rmtree(screenshots, ignore_errors=True)
    os.makedirs(screenshots)
    for name, (width, height) in SIZES.items():
        for scheme in ("light", "dark"):
            language = "ko-KR" if scheme == "light" else "en-US"
            visit = Visit(browser, page, language, viewport={"width": width, "height": height}, color_scheme=scheme)
            fits(visit, width, height, scheme)
            for layout in ("cheonjiin", "dubeolsik"):
                visit.page.goto(f"file://{page}?layout={layout}")
                visit.page.screenshot(path=f"{screenshots}/{name}-{scheme}-{layout}.png")
            visit.close()


def without_empty_corners(browser, page):
    visit = Visit(browser, page, viewport={"width": 390, "height": 844})
    for layout in ("cheonjiin", "naratgeul", "sky"):
        visit.choose(layout)
        expect(visit.page.evaluate(COVERED) > 0.85, True, f"{layout} has no empty corner")
    visit.close()


def with_large_text(browser, page, screenshots):
    """Text at 200 %: the keypad stays in sight, and nothing goes beyond the screen."""
    for name, (width, height) in (("phone", SIZES["phone"]), ("desktop", SIZES["desktop"])):
        visit = Visit(browser, page, viewport={"width": width, "height": height})
        fits(visit, width, height, "with large text")
        visit.page.screenshot(path=f"{screenshots}/{name}-large-text.png")
        visit.close()


def in_forced_colours(browser, page, screenshots):
    """Where the system has the say over colours, keys keep edges, and show that they are pressed."""
    visit = Visit(browser, page, viewport={"width": 390, "height": 844}, forced_colors="active")
    visit.choose("cheonjiin")
    colours = """((key) => [getComputedStyle(key).borderTopColor, getComputedStyle(key).backgroundColor])
      (document.querySelector("[data-key=ㄱㅋ]"))"""
    edge, ground = visit.page.evaluate(colours)
    expect(edge != ground, True, "a key has an edge")
    visit.page.locator("[data-key=ㄱㅋ]").hover()
    visit.page.mouse.down()
    expect(visit.page.evaluate(colours)[1] != ground, True, "a pressed key is seen")
    visit.page.screenshot(path=f"{screenshots}/phone-forced-colours.png")
    visit.page.mouse.up()
    visit.close()
