"""Tests the page for a first-time visitor: code to copy, the copied text, and no sound unless the visitor wants
sound."""

import html

from presses import LAYOUTS
from scene import Scene, play
from visit import PAGE, read, test, visits


@test("the sample page works if it is copied")
def _(visit):
    sample = visit.run("document.querySelector('#sample-html').textContent")
    Scene.open(visit, sample.replace("hwalja/dist/typescript", ""), script="", is_ready="eye.element?.shadowRoot")
    visit.play(("☝ ㄱㅋ ㅣ ㆍ", "memo.value", "가"))
    visit.browser.visit("about:blank")


# The page is in a frame that has the size of a phone.
play("the page types, shows code to copy, and its numbers do not wrap, on a phone in every browser",
     f'<iframe id="phone" width="360" height="740" srcdoc="{html.escape(read(PAGE))}"></iframe>',
     ("""globalThis.shown = (selector) => [...phone.contentDocument.querySelectorAll(selector)];
         [eye.chosen] = shown("hwalja-keyboard"); eye.chosen.settings = { longPress: 9_000 };
         eye.tap("ㄱㅋ", "ㅣ", "ㆍ")""", "shown('#field')[0].value", "가"),
     ("0", "shown('.bar > :last-child').map(({ offsetHeight }) => offsetHeight < 30)", [True] * len(LAYOUTS)),
     ("0", "shown('#layout-note')[0].innerText.length > 9", True),
     ("0", "shown('[name=sample] summary').map((sample) => sample.textContent).slice(0, 3)", ["HTML", "React", "Vue"]),
     ("0", "shown('code').map(({ textContent }) => /npm install|<script/.exec(textContent)?.[0]).slice(0, 2)",
      ["npm install", "<script"]),
     script="", is_ready="phone.contentDocument.querySelector('hwalja-keyboard')?.shadowRoot")

visits("the button copies the text, and reports when that is forbidden",
       """Object.defineProperty(navigator, "clipboard", { value: {
          writeText: async (text) => { globalThis.copied = text; } } })""",
       ("☝ ㄱㅋ ㅣ ㆍ", "🖱 #copy", "[copied, copy.innerText]", ["가", "복사했어요"]),
       ("navigator.clipboard.writeText = () => Promise.reject()", "🖱 #copy", "copy.innerText", "복사하지 못했어요"))

CHOSEN = "[keyboard.sound, keyboard.vibrate, sound.checked, vibrate.checked]"
visits("clicks and vibrations are off by default, and the page remembers them",
       (CHOSEN, [False] * 4), ("sound.click(); vibrate.click()", "go", CHOSEN, [True] * 4))
