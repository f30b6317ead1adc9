"""How it looks: sizes, colours, large text, both languages; with screenshots for those who want to look themselves."""

import os
import shutil

from axe_playwright_python.sync_playwright import Axe

from visit import LAYOUTS, Visit, expect

SIZES = {"phone": (390, 844), "small": (320, 640), "landscape": (844, 390),
         "tablet": (820, 1180), "tablet-landscape": (1180, 820), "desktop": (1280, 900)}

# The legends that do not lie within their keys.
LEGENDS = """[...keyboard.shadowRoot.querySelectorAll("[part~=letter]")].filter((button) => {
  const key = button.getBoundingClientRect();
  const legend = button.querySelector("[part~=legend]").getBoundingClientRect();
  return legend.left < key.left - 1 || legend.right > key.right + 1;
}).map((button) => button.textContent)"""

# The contrast of what stands in the corner of a pressed key, as WCAG counts it.
CONTRAST = """((key) => {
  const light = (element, name) => {
    const parts = getComputedStyle(element)[name].match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const both = [light(key.querySelector("[part~=hint]"), "color"),
    light(key, "backgroundColor")];
  return Math.max(...both) / Math.min(...both);
})"""


def in_both_languages(browser, page):
    for locale, says, language in (("ko-KR", "천지인", "ko"), ("en-US", "Cheonjiin", "en")):
        for scheme in ("light", "dark"):
            visit = Visit(browser, page, locale, color_scheme=scheme)
            expect(visit.page.inner_text("[data-layout=cheonjiin]"), says, f"the names of layouts in {locale}")
            expect(visit.page.get_attribute("html", "lang"), language, "the language said")
            found = Axe().run(visit.page)
            names = [violation["id"] for violation in found.response["violations"]]
            expect(names, [], f"what an accessibility audit finds in {locale}, {scheme}")
            visit.drawn("ㄱㅋ").hover()
            visit.page.mouse.down()
            contrast = visit.drawn("ㄱㅋ").evaluate(CONTRAST)
            expect(contrast >= 4.5, True, f"the digit on a pressed key is read, {contrast:.1f} in {scheme}")
            visit.page.mouse.up()
            visit.close()


def fits(visit, width, height, what):
    """The keyboard of each layout is whole on the screen, and its legends in their keys."""
    for layout in LAYOUTS:
        visit.choose(layout)
        bottom = visit.page.evaluate("keyboard.getBoundingClientRect().bottom")
        expect(bottom <= height, True, f"the keyboard of {layout} fits {width} × {height} {what}")
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


def without_empty_paper(browser, page):
    """A tablet shows more than a field and keys; a phone says that there is more."""
    for width, height in ((768, 1024), (820, 1180), (1024, 1366), (1180, 820)):
        visit = Visit(browser, page, viewport={"width": width, "height": height})
        paper = visit.page.locator("#paper").bounding_box()["height"]
        expect(paper < height / 4, True, f"{paper} pixels of paper on {width} × {height}")
        top = visit.page.locator("#about").bounding_box()["y"]
        expect(top < height - 150, True, f"what is below the keyboard begins at {top} on {width} × {height}")
        visit.close()
    visit = Visit(browser, page, viewport={"width": 390, "height": 844})
    box = visit.page.locator("#more").bounding_box()
    expect(box["y"] + box["height"] <= 844, True, "a phone says that there is more")
    visit.page.click("#more")
    visit.page.wait_for_function("about.getBoundingClientRect().top < 400")
    visit.close()


def with_tabs_in_a_row(browser, page):
    for locale, width in (("en-US", 360), ("ko-KR", 320)):
        visit = Visit(browser, page, locale, viewport={"width": width, "height": 740})
        tops = {button.bounding_box()["y"] for button in visit.page.locator("#layouts button").all()}
        expect(len(tops), 1, f"rows of layouts at {width} in {locale}")
        visit.close()


def with_large_text(browser, page, screenshots):
    """Text at 200 %: the keypad stays in sight, and nothing goes beyond the screen."""
    for name, (width, height) in (("phone", SIZES["phone"]), ("desktop", SIZES["desktop"])):
        visit = Visit(browser, page, viewport={"width": width, "height": height})
        box = visit.page.locator("#paper").bounding_box()
        keys = visit.page.locator("#keyboard").bounding_box()
        expect(box["y"] + box["height"] <= keys["y"], True, "with large text the keys do not cover the field")
        fits(visit, width, height, "with large text")
        visit.page.screenshot(path=f"{screenshots}/{name}-large-text.png")
        visit.close()


def in_forced_colours(browser, page, screenshots):
    """Where the system has the say over colours, keys keep edges, and show that they are pressed."""
    visit = Visit(browser, page, viewport={"width": 390, "height": 844}, forced_colors="active")
    visit.choose("cheonjiin")
    key = visit.drawn("ㄱㅋ")
    colours = "(key) => [\"borderTopColor\", \"backgroundColor\"].map((name) => getComputedStyle(key.firstElementChild)[name])"
    edge, ground = key.evaluate(colours)
    expect(edge != ground, True, "a key has an edge")
    key.hover()
    visit.page.mouse.down()
    expect(key.evaluate(colours)[1] != ground, True, "a pressed key is seen")
    visit.page.screenshot(path=f"{screenshots}/phone-forced-colours.png")
    visit.page.mouse.up()
    visit.close()
