"""Who has never seen the page: is told what it is, follows a link, hears nothing unasked."""

import gzip
from urllib.parse import quote

from presses import LAYOUTS
from visit import PAGE, read, states, visits

HOSTILE = '</textarea><img src=x onerror="globalThis.isTaken = true"><script>isTaken = true</script>'


@states("the page stays small")
def _(_visit):
    page = read(PAGE).encode()
    sizes = len(page), len(gzip.compress(page, 9))
    print(f"demo: {sizes[0]} bytes, {sizes[1]} gzipped")
    assert sizes[0] <= 174_000 and sizes[1] <= 50_000


visits("the page says what it is, in its head and in words, with links and an icon",
       ("""[...document.querySelectorAll("meta[name=description], meta[property^='og:']")]
         .filter(({ content }) => content).length""", 6),
       ("[document.querySelector('link[rel=icon]').href.startsWith('data:image/svg+xml,'), document.title.includes('활자')]",
        [True, True]),
       ("[...document.querySelectorAll('#links a')].map((link) => Boolean(link.href && link.innerText))", [True] * 5))


@states("the text is copied, and so is a link that carries it")
def _(visit):
    text = "한글 100% & #1\n둘째 줄+"
    visit.choose("naratgeul")
    visit.set("field", text, "input")
    visit.run("""Object.defineProperty(navigator, "clipboard", { value: {
        writeText: async (text) => { globalThis.copied = text; } } });
      document.querySelector("#copy-link").click()""")
    link = visit.run("copied")
    # Where the clipboard may not be used.
    visit.run("""navigator.clipboard.writeText = () => Promise.reject();
      addEventListener("copy", (event) => { globalThis.copied = event.clipboardData.getData("text/plain"); });
      document.querySelector("#copy").scrollIntoView()""")
    visit.click("#copy")
    visit.gives("copied", text, "what is copied without the clipboard")
    follows(visit, link[link.index("#"):], "naratgeul", text)


def follows(visit, place, layout, text):
    """A link that names a layout and a text, which is a text whatever it is."""
    visit.begin()
    visit.go(place)
    visit.shows(layout)
    visit.gives("[field.value, globalThis.isTaken ?? null, document.images.length]", [text, None, 0], place[:40])


@states("a link names a layout and a text, which is a text whatever it is")
def _(visit):
    follows(visit, f"?layout=sky&text={quote('가나')}", "sky", "가나")
    follows(visit, f"#layout=__proto__&text={quote(HOSTILE)}", LAYOUTS[0], HOSTILE)
    follows(visit, f"#text={'😀' * 9000}%E0%A4%A", LAYOUTS[0], "😀" * 500)
    visit.run("location.hash = 'layout=sky'; eye.later(100)")
    visit.shows("sky")
    # The text stays after a place of the page is looked up.
    visit.play(("field.value = '다라'; location.hash = 'about'; eye.later(100)", "field.value", "다라"))


@states("clicks and vibrations are off until they are chosen, and that is remembered")
def _(visit):
    for is_chosen in (False, True):
        visit.go()
        visit.gives("[keyboard.sound, keyboard.vibrate, sound.checked, vibrate.checked]", [is_chosen] * 4)
        visit.run("if (!sound.checked) sound.click(); if (!vibrate.checked) vibrate.click()")
