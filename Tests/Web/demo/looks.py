"""Tests the appearance of the page: sizes, colours, large text, and both languages."""

from presses import LAYOUTS
from scene import wait
from visit import AXE, inner, read, test, visits

PHONE, DESKTOP = (390, 844), (1280, 900)
SCREENS = [PHONE, (320, 640), (844, 390), (820, 1180), (1180, 820), DESKTOP]
# Checks that the whole keyboard is visible, that nothing scrolls sideways, and that the note about the layout fits on a
# line.
FITS = """((note) => [keyboard.getBoundingClientRect().bottom <= innerHeight,
  document.documentElement.scrollWidth <= innerWidth, note.innerText.length > 9, note.scrollWidth <= note.clientWidth])
  (document.querySelector("#layout-note"))"""
# Checks that the tabs of the layouts are in at most the given number of rows, and that the numbers in the chart do not
# wrap.
LINES = """[new Set([...document.querySelectorAll("#layouts button")].map((tab) => tab.offsetTop)).size <= %d,
  [...document.querySelectorAll(".bar > :last-child")].filter(({ offsetHeight }) => offsetHeight >= 30).length]"""


def fits(count):
    """Returns steps that perform the first `count` of the checks above for each layout. The note may be too long on
    screens whose size is between a phone and a desktop."""
    return [(f"choose {layout}", f"{FITS}.slice(0, {count})", [True] * count) for layout in LAYOUTS]


visits("each layout has a note in Templates/demo/_words.js.mustache, in both languages", *(
    step for locale in ("ko-KR", "en-US") for step in (f"begin {locale}", *(
        (f"choose {layout}", "document.querySelector('#layout-note').innerText.length > 9", True) for layout in LAYOUTS))))

visits("the page is in both languages, and an accessibility audit finds nothing", *(
    step for locale, label, language in (("ko-KR", "천지인", "ko"), ("en-US", "Cheonjiin", "en"))
    for colours in ("light", "dark") for step in (
        (f"begin {locale} 1280 900 {colours}",
         f"[{inner('[data-layout=cheonjiin]')}, document.documentElement.lang]", [label, language]),
        (read(AXE) + "; 1", "axe.run().then(({ violations }) => violations.map(({ id }) => id))", []))))

visits("the keyboard of each layout is completely visible on screens of every size, and lines do not wrap", *(
    step for width, height in SCREENS for colours, language in (("light", "ko-KR"), ("dark", "en-US"))
    # Up to five names fit in one row. The exception is English names on the smallest phone.
    for rows in [2 if (width, language) == (320, "en-US") or len(LAYOUTS) > 5 else 1]
    for step in ((f"begin {language} {width} {height} {colours}", LINES % rows, [True, 0]),
                 *fits(4 if width in (390, 1280) else 2))))

visits("on a phone, a link shows that there is more below",
       ("begin ko-KR 390 844", "more.getBoundingClientRect().bottom <= 844", True),
       ("more.click()", wait("about.getBoundingClientRect().top < 400"), None))


@test("with text at 200 % the keypad stays visible, and nothing exceeds the screen")
def _(visit):
    # This must be the last test, because the text stays large.
    visit.browser.command("Page.setFontSizes", fontSizes={"standard": 32, "fixed": 26})
    for width, height in (PHONE, DESKTOP):
        visit.play((f"begin ko-KR {width} {height}", "getComputedStyle(document.documentElement).fontSize", "32px"),
                   ("Math.max(paper.getBoundingClientRect().bottom - keyboard.getBoundingClientRect().top, 0)", 0),
                   *fits(2))
