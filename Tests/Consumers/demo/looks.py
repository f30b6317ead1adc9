"""How it looks: sizes, colours, large text, both languages; with screenshots for those who want to look themselves."""

from presses import LAYOUTS
from visit import AXE, Visit, read

SIZES = {"phone": (390, 844), "small": (320, 640), "landscape": (844, 390),
         "tablet": (820, 1180), "tablet-landscape": (1180, 820), "desktop": (1280, 900)}
# The legends that do not lie within their keys.
LEGENDS = """eye.keys().filter((key) => key.part.contains("letter")).filter((key) => {
  const around = key.getBoundingClientRect(), legend = key.querySelector("[part~=legend]").getBoundingClientRect();
  return legend.left < around.left - 1 || legend.right > around.right + 1;
}).map(eye.legend)"""


def in_both_languages(browser, address):
    axe = read(AXE)
    for locale, says, language in (("ko-KR", "천지인", "ko"), ("en-US", "Cheonjiin", "en")):
        for colours in ("light", "dark"):
            with Visit(browser, address, locale, colours=colours) as visit:
                visit.says("[data-layout=cheonjiin]", says, f"the names of layouts in {locale}")
                visit.gives("document.documentElement.lang", language)
                visit.run(axe + "; 1")
                visit.gives("axe.run().then(({ violations }) => violations.map(({ id }) => id))", [], f"{locale}, {colours}")


def fits(visit, width, height):
    """The keyboard of each layout is whole on the screen, and its legends in their keys."""
    for layout in LAYOUTS:
        visit.choose(layout)
        visit.gives(f"keyboard.getBoundingClientRect().bottom <= {height}", True, f"{layout} fits {width} × {height}")
        visit.gives(f"document.documentElement.scrollWidth <= {width}", True, f"{layout} scrolls sideways at {width}")
        visit.gives(LEGENDS, [], f"legends of {layout} beyond their keys at {width}")


def at_every_size(browser, address):
    for name, (width, height) in SIZES.items():
        for colours, language in (("light", "ko-KR"), ("dark", "en-US")):
            with Visit(browser, address, language, width, height, colours) as visit:
                fits(visit, width, height)
                visit.picture(f"{name}-{colours}")


def without_empty_paper(browser, address):
    """A tablet shows more than a field and keys; a phone says that there is more."""
    for width, height in ((768, 1024), (820, 1180), (1024, 1366), (1180, 820)):
        with Visit(browser, address, width=width, height=height) as visit:
            visit.gives(f"paper.offsetHeight < {height / 4}", True, f"paper on {width} × {height}")
            visit.gives(f"about.getBoundingClientRect().top < {height - 150}", True, f"what is below on {width} × {height}")
    with Visit(browser, address, width=390, height=844) as visit:
        visit.gives("more.getBoundingClientRect().bottom <= 844", True, "a phone says that there is more")
        visit.run("more.click()")
        visit.until("about.getBoundingClientRect().top < 400")


def with_tabs_in_a_row(browser, address):
    for locale, width in (("en-US", 360), ("ko-KR", 320)):
        with Visit(browser, address, locale, width, 740) as visit:
            visit.gives("new Set([...document.querySelectorAll('#layouts button')].map((tab) => tab.offsetTop)).size", 1, locale)


def in_forced_colours(browser, address):
    """Where the system has the say over colours, the page is whole as well; the element's own test looks at keys."""
    with Visit(browser, address, width=390, height=844, forced="active") as visit:
        fits(visit, 390, 844)
        visit.picture("phone-forced-colours")


def with_large_text(browser, address):
    """Text at 200 %: the keypad stays in sight, and nothing goes beyond the screen. The last: it is for all that follow."""
    browser.tell("Page.setFontSizes", fontSizes={"standard": 32, "fixed": 26})
    for name in ("phone", "desktop"):
        width, height = SIZES[name]
        with Visit(browser, address, width=width, height=height) as visit:
            visit.gives("getComputedStyle(document.documentElement).fontSize", "32px")
            visit.gives("paper.getBoundingClientRect().bottom <= keyboard.getBoundingClientRect().top", True, "the field is seen")
            fits(visit, width, height)
            visit.picture(f"{name}-large-text")


WALKS = [in_both_languages, at_every_size, without_empty_paper, with_tabs_in_a_row, in_forced_colours, with_large_text]
