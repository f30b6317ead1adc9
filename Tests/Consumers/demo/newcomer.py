"""Who has never seen the page: is told what it is, follows a link, hears nothing unasked."""

from urllib.parse import quote

from presses import LAYOUTS
from scene import states

HOSTILE = '</textarea><img src=x onerror="globalThis.isTaken = true"><script>isTaken = true</script>'


@states("the page says what it is, in its head and in words, with links")
def _(visit):
    visit.gives("""[...document.querySelectorAll("meta[name=description], meta[property^='og:']")]
      .filter(({ content }) => content).length""", 6, "what other pages show of it")
    visit.gives("document.querySelector('link[rel=icon]').href.startsWith('data:image/svg+xml,')", True, "an icon")
    visit.gives("document.title.includes('활자')", True, "a title")
    links = "[...document.querySelectorAll('#links a')].map((link) => Boolean(link.href && link.innerText))"
    visit.gives(links, [True] * 5)


@states("the text is copied, and so is a link that carries it")
def _(visit):
    text = "한글 100% & #1\n둘째 줄+"
    visit.choose("naratgeul")
    visit.change("field", text, "input")
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
    visit.types(text, place[:40])
    visit.gives("[globalThis.isTaken ?? null, document.images.length]", [None, 0], "what it did")


@states("a link names a layout and a text, which is a text whatever it is")
def _(visit):
    follows(visit, f"?layout=sky&text={quote('가나')}", "sky", "가나")
    follows(visit, f"#layout=__proto__&text={quote(HOSTILE)}", LAYOUTS[0], HOSTILE)
    follows(visit, f"#text={'😀' * 9000}%E0%A4%A", LAYOUTS[0], "😀" * 500)
    visit.run("location.hash = 'layout=sky'; eye.later(100)")
    visit.shows("sky", "a link followed on the page itself")
    visit.run("field.value = '다라'; location.hash = 'about'; eye.later(100)")
    visit.types("다라", "the text after a place of the page is looked up")


@states("clicks and vibrations are off until they are chosen, and that is remembered")
def _(visit):
    for is_chosen in (False, True):
        visit.go()
        visit.gives("[keyboard.sound, keyboard.vibrate, sound.checked, vibrate.checked]", [is_chosen] * 4)
        visit.run("if (!sound.checked) sound.click(); if (!vibrate.checked) vibrate.click()")
