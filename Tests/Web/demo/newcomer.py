"""Who has never seen the page: is told what it is, takes something along, hears nothing unasked."""

import html

from presses import LAYOUTS
from scene import Scene, play
from visit import PAGE, read, states, visits


@states("the page that it shows to copy types")
def _(visit):
    sample = visit.run("document.querySelector('#sample-html').textContent")
    Scene.open(visit, sample.replace("hwalja/dist/typescript", ""), script="", is_ready="eye.element?.shadowRoot")
    visit.play(("☝ ㄱㅋ ㅣ ㆍ", "memo.value", "가"))
    visit.browser.visit("about:blank")


# Its numbers are on a line each, and its code is for whoever writes a page.
play("the page types, and shows what there is to take along, in the frame of a phone in every browser",
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

visits("the text is copied, and if that is forbidden, the button says so",
       """Object.defineProperty(navigator, "clipboard", { value: {
          writeText: async (text) => { globalThis.copied = text; } } })""",
       ("☝ ㄱㅋ ㅣ ㆍ", "🖱 #copy", "[copied, copy.innerText]", ["가", "복사했어요"]),
       ("navigator.clipboard.writeText = () => Promise.reject()", "🖱 #copy", "copy.innerText", "복사하지 못했어요"))

CHOSEN = "[keyboard.sound, keyboard.vibrate, sound.checked, vibrate.checked]"
visits("clicks and vibrations are off until they are chosen, and that is remembered",
       (CHOSEN, [False] * 4), ("sound.click(); vibrate.click()", "go", CHOSEN, [True] * 4))
