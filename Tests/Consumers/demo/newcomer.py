"""Who has never seen the page: is told what it is, follows a link, hears nothing unasked."""

import gzip
import os
import re
from urllib.parse import quote

from presses import LAYOUTS
from scene import Scene
from server import LIBRARY
from visit import LAYOUT, PAGE, read, states, visits

HOSTILE = '</textarea><img src=x onerror="globalThis.isTaken = true"><script>isTaken = true</script>'


@states("the page stays small")
def _(_visit):
    page = read(PAGE).encode()
    bytes, zipped = len(page), len(gzip.compress(page, 9))
    print(f"demo: {bytes} bytes, {zipped} gzipped")
    assert bytes <= 174_000 and zipped <= 50_000


visits("the page says what it is, in its head and in words, with links and an icon",
       ("""[...document.querySelectorAll("meta[name=description], meta[property^='og:']")]
         .filter(({ content }) => content).length""", 6),
       ("document.querySelector('link[rel=icon]').href.startsWith('data:image/svg+xml,')", True),
       ("document.title.includes('활자')", True),
       ("[...document.querySelectorAll('#links a')].map((link) => Boolean(link.href && link.innerText))", [True] * 5))


@states("the page that it shows to copy types, and the size that it says is that of its file")
def _(visit):
    [bytes, zipped] = [round(len(data) / 1000) for file in [read(os.path.join(LIBRARY, "hwalja-keyboard.js")).encode()]
                       for data in (file, gzip.compress(file, 9))]
    said = [int(number) for number in re.findall(r"\d+(?= K)", visit.run("document.querySelector('#bundle').innerText"))]
    assert abs(said[0] - bytes) <= 1 and abs(said[1] - zipped) <= 1, (said, bytes, zipped)
    sample = visit.run("document.querySelector('#sample-html').textContent")
    Scene.open(visit, sample.replace("hwalja/dist/typescript", ""), script="", is_ready="eye.element?.shadowRoot")
    visit.play(("☝ ㄱㅋ ㅣ ㆍ", "memo.value", "가"))
    visit.browser.visit("about:blank")


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
    visit.play(follows(link[link.index("#"):], "naratgeul", text))


def follows(place, layout, text):
    """A link that names a layout and a text, which is a text whatever it is."""
    return ("begin", f"go {place}", f"[{LAYOUT}, field.value, globalThis.isTaken ?? null, document.images.length]",
            [layout, text, None, 0])


# The text stays after a place of the page is looked up.
visits("a link names a layout and a text, which is a text whatever it is",
       follows(f"?layout=sky&text={quote('가나')}", "sky", "가나"),
       follows(f"#layout=__proto__&text={quote(HOSTILE)}", LAYOUTS[0], HOSTILE),
       follows(f"#text={'😀' * 9000}%E0%A4%A", LAYOUTS[0], "😀" * 500),
       ("location.hash = 'layout=sky'; eye.later(100)", LAYOUT, "sky"),
       ("field.value = '다라'; location.hash = 'about'; eye.later(100)", "field.value", "다라"))

CHOSEN = "[keyboard.sound, keyboard.vibrate, sound.checked, vibrate.checked]"
visits("clicks and vibrations are off until they are chosen, and that is remembered",
       (CHOSEN, [False] * 4), ("sound.click(); vibrate.click()", "go", CHOSEN, [True] * 4))
