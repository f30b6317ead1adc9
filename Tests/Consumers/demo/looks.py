"""How it looks: sizes, colours, large text, both languages."""

from presses import LAYOUTS
from visit import AXE, inner, read, states

SIZES = {"phone": (390, 844), "small": (320, 640), "landscape": (844, 390),
         "tablet": (820, 1180), "tablet-landscape": (1180, 820), "desktop": (1280, 900)}


@states("the page speaks both languages, and an accessibility audit finds nothing")
def _(visit):
    for locale, says, language in (("ko-KR", "천지인", "ko"), ("en-US", "Cheonjiin", "en")):
        for colours in ("light", "dark"):
            visit.begin(locale, colours=colours)
            visit.play(
                (f"[{inner('[data-layout=cheonjiin]')}, document.documentElement.lang]", [says, language]),
                (read(AXE) + "; 1", "axe.run().then(({ violations }) => violations.map(({ id }) => id))", []))


def fits(visit, width, height):
    """The keyboard of each layout is whole on the screen."""
    for layout in LAYOUTS:
        visit.choose(layout)
        visit.gives(f"keyboard.getBoundingClientRect().bottom <= {height}", True, f"{layout} fits {width} × {height}")
        visit.gives(f"document.documentElement.scrollWidth <= {width}", True, f"{layout} scrolls sideways at {width}")


@states("the keyboard of each layout is whole on screens of every size")
def _(visit):
    for name, (width, height) in SIZES.items():
        for colours, language in (("light", "ko-KR"), ("dark", "en-US")):
            visit.begin(language, width, height, colours)
            fits(visit, width, height)


@states("a tablet shows more than a field and keys; a phone says that there is more")
def _(visit):
    for width, height in ((768, 1024), (820, 1180), (1024, 1366), (1180, 820)):
        visit.begin(width=width, height=height)
        visit.gives(f"paper.offsetHeight < {height / 4}", True, f"paper on {width} × {height}")
        visit.gives(f"about.getBoundingClientRect().top < {height - 150}", True, f"what is below on {width} × {height}")
    visit.begin(width=390, height=844)
    visit.gives("more.getBoundingClientRect().bottom <= 844", True, "a phone says that there is more")
    visit.run("more.click()")
    visit.until("about.getBoundingClientRect().top < 400")


@states("the tabs of the layouts are in a row")
def _(visit):
    for locale, width in (("en-US", 360), ("ko-KR", 320)):
        visit.begin(locale, width, 740)
        tops = "[...document.querySelectorAll('#layouts button')].map((tab) => tab.offsetTop)"
        visit.gives(f"new Set({tops}).size", 1, locale)


@states("with text at 200 % the keypad stays in sight, and nothing goes beyond the screen")
def _(visit):
    # The last, as it stays so large.
    visit.browser.tell("Page.setFontSizes", fontSizes={"standard": 32, "fixed": 26})
    for name in ("phone", "desktop"):
        width, height = SIZES[name]
        visit.begin(width=width, height=height)
        visit.gives("getComputedStyle(document.documentElement).fontSize", "32px")
        hidden = "Math.max(paper.getBoundingClientRect().bottom - keyboard.getBoundingClientRect().top, 0)"
        visit.gives(hidden, 0, "the field is seen")
        fits(visit, width, height)
