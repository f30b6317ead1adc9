"""How it looks: sizes, colours, large text, both languages."""

from presses import LAYOUTS
from visit import AXE, inner, read, states, visits

PHONE, DESKTOP = (390, 844), (1280, 900)
SCREENS = [PHONE, (320, 640), (844, 390), (820, 1180), (1180, 820), DESKTOP]


def fits(width, height):
    """The keyboard of each layout is whole on the screen, and nothing scrolls sideways."""
    return [(f"choose {layout}", f"[keyboard.getBoundingClientRect().bottom <= {height}, "
             f"document.documentElement.scrollWidth <= {width}]", [True, True]) for layout in LAYOUTS]


visits("the page speaks both languages, and an accessibility audit finds nothing", *(
    step for locale, says, language in (("ko-KR", "천지인", "ko"), ("en-US", "Cheonjiin", "en"))
    for colours in ("light", "dark") for step in (
        (f"begin {locale} 1280 900 {colours}",
         f"[{inner('[data-layout=cheonjiin]')}, document.documentElement.lang]", [says, language]),
        (read(AXE) + "; 1", "axe.run().then(({ violations }) => violations.map(({ id }) => id))", []))))

visits("the keyboard of each layout is whole on screens of every size", *(
    step for width, height in SCREENS for colours, language in (("light", "ko-KR"), ("dark", "en-US"))
    for step in (f"begin {language} {width} {height} {colours}", *fits(width, height))))

visits("a tablet shows more than a field and keys", *(
    (f"begin ko-KR {width} {height}",
     f"[paper.offsetHeight < {height / 4}, about.getBoundingClientRect().top < {height - 150}]", [True, True])
    for width, height in ((768, 1024), (820, 1180), (1024, 1366), (1180, 820))))

visits("the tabs of the layouts are in a row", *(
    (f"begin {locale} {width} 740",
     "new Set([...document.querySelectorAll('#layouts button')].map((tab) => tab.offsetTop)).size", 1)
    for locale, width in (("en-US", 360), ("ko-KR", 320))))


visits("numbers of the chart stay on a line, on a small phone", *(
    (f"begin {locale} 320 640",
     "[...document.querySelectorAll('.bar > :last-child')].map(({ offsetHeight }) => offsetHeight < 30)",
     [True] * len(LAYOUTS)) for locale in ("ko-KR", "en-US")))

visits("each layout says in a line what it is", *(
    (f"begin {locale} {width} 740", *(f"choose {layout}" for layout in seen),
     """((note) => [note.innerText.length > 9, note.scrollWidth <= note.clientWidth])
       (document.querySelector("#layout-note"))""", [True, True])
    for locale in ("ko-KR", "en-US") for width in (390, 1280) for seen in ([layout] for layout in LAYOUTS)))


@states("a phone says that there is more")
def _(visit):
    visit.play(("begin ko-KR 390 844", "more.getBoundingClientRect().bottom <= 844", True), "more.click()")
    visit.until("about.getBoundingClientRect().top < 400")


@states("with text at 200 % the keypad stays in sight, and nothing goes beyond the screen")
def _(visit):
    # The last, as it stays so large.
    visit.browser.tell("Page.setFontSizes", fontSizes={"standard": 32, "fixed": 26})
    for width, height in (PHONE, DESKTOP):
        visit.play((f"begin ko-KR {width} {height}", "getComputedStyle(document.documentElement).fontSize", "32px"),
                   ("Math.max(paper.getBoundingClientRect().bottom - keyboard.getBoundingClientRect().top, 0)", 0),
                   *fits(width, height))
