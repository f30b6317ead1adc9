"""The pages of the documentation, typed on in Chromium: those of docs/WEB.md, the keypad of the read-me, and those of
docs/examples/web, one of them with fingers."""

import os
import re
import subprocess

from presses import codes, keys
from scene import Scene, states, wait
from server import LIBRARY


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def first(selector, member=""):
    return f"document.querySelector('{selector}'){member}"


MEMO, OUTPUT, ACTIVE = first("textarea", ".value"), first("output", ".value"), "document.activeElement"
# What to press on each page: legends, and then what is to be so.
TRIED = {
    "In a page": [
        ("ㅇㅁ ㅣ ㆍ", f"{ACTIVE}.name + {ACTIVE}.value", "name아"), ("다음_칸", f"{ACTIVE}.name", "phone"),
        ("5 0", f"{ACTIVE}.value", "50"), ("", first("textarea", f".focus(), {ACTIVE}.name"), "memo"),
        ("🌐 ㄱ ㅏ ㄴ", MEMO, "간"),
    ],
    "React 19": [
        ("ㄱㅋ ㅣ ㆍ ㄴㄹ ㅣ ㆍ", MEMO, "가나"), ("", OUTPUT, "cheonjiin: 2"), ("🌐 ㄱ ㅏㅓ", MEMO, "가나가"),
        ("", OUTPUT, "naratgeul: 3"), ("", first("hwalja-keyboard", ".layout"), "naratgeul"),
    ],
    "Vue 3": [
        ("ㄱ 획추가 ㅏㅓ", MEMO, "카"), ("", OUTPUT, "naratgeul: 1"), ("🌐 ㅂㅍ ㅏㅑ", MEMO, "카바"), ("", OUTPUT, "sky: 2"),
    ],
    "Editors": [("ㄱㅋ ㅏㅑ ㄴㄹ ㅏㅑ", "eye.later(50).then(() => " + first(".cm-content", ".textContent)"), "가나")],
    "simple-keyboard": [
        ("", first("#field", ".focus()"), None), ("ㅇ ㅓ ⇧ ㅃ ㅏ ␣ ㅂ ㅏ ⌫", first("#field", ".value"), "어빠 ㅂ"),
    ],
}
# The keypad of the read-me leaves the focus where it is.
KEYPAD = [("", first("input", ".focus()"), None), ("ㅇㅁ ㅣ ㆍ ㄴㄹ ␣ ㄴㄹ ⌫ ㄱㅋ 1", f"{ACTIVE}.value", "안기")]
# Where the addresses of packages lead here.
LOCAL = {
    "https://unpkg.com/vue@3/dist/vue.esm-browser.prod.js": "/vue.esm-browser.prod.js",
    "./codemirror.js": "/codemirror/dist/index.js", "./hwalja/dist/typescript/": "/",
    'import { useState } from "react"': "const { useState } = React",
    'import { createRoot } from "react-dom/client"': "const { createRoot } = ReactDOM",
    '"hwalja/hwalja-keyboard.js"': '"/hwalja-keyboard.js"',
}
REACT = """<!doctype html><div id="app"></div><script src="react@19.2.4.min.js"></script>
<script src="react-dom@19.2.4.min.js"></script><script type="module">"""


def localized(code):
    for address, here in LOCAL.items():
        code = code.replace(address, here)
    return code


def page(language, code):
    """The page that a block is, or that it makes."""
    if language == "html":
        return localized(code)
    compiled = subprocess.run(
        ["esbuild", "--loader=jsx"], input=localized(code), capture_output=True, text=True, check=True)
    return f"{REACT}{compiled.stdout}</script>"


BLOCKS = {name: re.search("^```(html|jsx)\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
          for name, section in re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", read("docs/WEB.md"), re.MULTILINE | re.DOTALL)}
PAGES = {name: page(*block.groups()) for name, block in BLOCKS.items() if block}
PAGES["simple-keyboard"] = localized(read("docs/examples/web/simple-keyboard.html"))
assert list(PAGES) == list(TRIED), "every page is tried"


def typed_on(scene, html, rows):
    """Clicks on keys by their legends, or strikes a computer's, which a digit is where no key is called so."""
    scene.open(html, script="",
               is_ready="document.readyState === 'complete' && "
               "document.querySelector('hwalja-keyboard, [data-skbtn], button')")
    drawn = first("hwalja-keyboard", "?.shadowRoot.querySelectorAll('[part~=key]')")
    for legends, code, expected in rows:
        for legend in legends.split():
            place = scene.run(f"""(() => {{
              const key = [...({drawn} ?? document.querySelectorAll("[data-skbtn], button"))]
                .find((key) => (key.dataset.legend ?? key.textContent) === "{legend.replace("_", " ")}");
              key?.scrollIntoView({{ block: "nearest" }});
              return key && eye.middle(key);
            }})()""")
            scene.touch([place]) if place else scene.strike(legend)
        scene.gives(code, expected, f"{legends} {code}")


READ_ME = read(os.path.join(LIBRARY, "README.md"))
BODY = re.search("```html\n(.*?)<script", READ_ME, re.DOTALL)[1]
SCRIPT = re.search("```js\n(.*?)```", READ_ME, re.DOTALL)[1].replace('from "hwalja"', 'from "/hwalja.js"')
for name, html, rows in (*((name, html, TRIED[name]) for name, html in PAGES.items()),
                         ("the read-me", f'{BODY}<script type="module">{SCRIPT}</script>', KEYPAD)):
    states(f"{name}: what its keyboard types is in the field, and in what goes with it", ("Chromium",), html=html,
           rows=rows)(typed_on)


class Phone(Scene):
    """The keyboard of docs/examples/web on a small screen, where fingers press keys by their labels."""

    def __init__(self, scene, field, layout):
        """Goes to the field of that label, and to a layout that begins with these letters."""
        super().__init__(scene.browser, scene.server)
        screen = {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True}
        self.browser.tell("Emulation.setDeviceMetricsOverride", **screen)
        self.browser.tell("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=3)
        page = read("docs/examples/web/index.html").replace("./hwalja/dist/typescript", "")
        self.open(page, script="", is_ready=first("#keyboard button"))
        self.act(f"{ACTIVE}.blur(); {first(f'[aria-label={field}]')}.focus()")
        while not self.run(first("#keyboard", f".textContent.startsWith('{layout}')")):
            self.act("☝ 다음_자판")

    def act(self, act):
        """A script; or a sign and labels: `☝` keys that a finger taps, `⇢` those that it goes over, `↓` those on which
        fingers are now, `→` where they go, `↑` they are lifted. WebDriver lifts those that are not named."""
        sign, *labels = act.split(" ")
        kinds = {"↓": "touchStart", "→": "touchMove", "↑": "touchEnd"}
        if sign not in ("☝", "⇢", *kinds):
            return self.run(act)
        # Where they are before anything is pressed, which can change what they are called.
        places = [self.at(label) for label in labels]
        if sign in kinds:
            self.touch(kinds[sign], *places)
        for index, place in enumerate(places if sign in "☝⇢" else []):
            self.touch("touchMove" if sign == "⇢" and index > 0 else "touchStart", place)
            if sign == "☝" or place is places[-1]:
                self.touch("touchEnd")

    def touch(self, kind, *places):
        points = [{**place, "id": number} for number, place in enumerate(places)]
        self.browser.tell("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def at(self, label):
        """Where the key of that label is, or so far beside it as `@-4` says; `[1]` is an item of the list."""
        name, _, beside = label.replace("_", " ").partition("@")
        key = first(f"#list > :nth-child({int(name[1]) + 1})" if name[0] == "[" else f'#keyboard [aria-label="{name}"]')
        place = self.run(f"eye.middle({key})")
        return {**place, "x": place["x"] + int(beside or 0)}


def on_a_phone(what, field, layout, *steps):
    states(f"docs/examples/web: {what}", ("Chromium",))(lambda scene: Phone(scene, field, layout).play(*steps))


LABELS = {code: key.get("legend", key["id"]).replace("ㆍ", "아래아") for code, key in keys("cheonjiin").items()}
KOREAN, PHONE, LATIN, HOLD = "ㅂㅈㄷ", "ㅣㆍㅡ", "", "eye.later(600)"
VALUE = f"{ACTIVE}.value"

# The next character is where the space is.
on_a_phone("안녕하세요 comes of thumbs on a keypad", "메모", PHONE,
           ("☝ " + " ".join(LABELS.get(code, "띄어쓰기") for code in codes("cheonjiin", "안녕하세요")), VALUE, "안녕하세요"),
           ("☝ 다음_글자 다음_글자", VALUE, "안녕하세요 "))

on_a_phone("a finger that slides from the symbols' key types one and is back; one that trembles types none",
           "메모", KOREAN,
           ("⇢ !#1 ㅈ", VALUE, "2"), ("⇢ !#1 !#1@-4 !#1@4", VALUE, "2"),
           ("☝ & 띄어쓰기", "☝ ㄴ ㅏ", VALUE, "2& 나"))

on_a_phone("a key that is held types its digit", "메모", PHONE, ("☝ ㄱㅋ ㅣ", "↓ ㅇㅁ", HOLD, "↑", VALUE, "기0"))

on_a_phone("or opens a list of which one is chosen", "전자우편", LATIN,
           ("↓ .", HOLD, "[...document.querySelectorAll('#list span')].map(({ textContent }) => textContent)",
            [".com", ".kr", "?", "!"]), ("→ [1]", "↑", VALUE, ".kr"))

# Wherever that is on its slot, and though it trembles.
on_a_phone("the first item of a list is over the finger that opens it", "전자우편", LATIN,
           *((f"↓ .@{x}", HOLD, *(f"→ .@{x + tremor}" for tremor in (2, -2, 0)), "↑", VALUE, ".com" * count)
             for count, x in enumerate((-15, 0, 15), 1)))

on_a_phone("a held backspace repeats until it is lifted", "메모", KOREAN,
           f"globalThis.field = {ACTIVE}; field.value = '가'.repeat(60)", "↓ 지우기", wait("field.value.length < 58"), "↑",
           ("(({ length }) => eye.later(300).then(() => field.value.length - length))(field.value)", 0))

on_a_phone("the cursor slides with a finger on the space bar", "메모", KOREAN,
           (f"{VALUE} = '가나다라마'; {ACTIVE}.setSelectionRange(5, 5)", "⇢ 띄어쓰기 띄어쓰기@-62",
            f"[{VALUE}, {ACTIVE}.selectionStart]", ["가나다라마", 3]))

# A capital is due.
on_a_phone("a field has the capitals that it asks for", "메모", LATIN,
           ("☝ 한영_전환", "document.querySelector('[aria-pressed]').ariaPressed", "true"), ("☝ Q", "☝ w", VALUE, "Qw"))

on_a_phone("a field has the page and the Enter that it asks for, and the system's keyboard stays away", "나이", LATIN,
           ("☝ 1 완료", f"[{VALUE}, {first('#keyboard', '.hidden')}]", ["1", True]),
           (first("[aria-label=전자우편]", ".focus()"), "☝ 다음_칸", f"{ACTIVE}.ariaLabel", "나이"),
           ("[...document.querySelectorAll('input, textarea')].map(({ inputMode }) => inputMode)", ["none"] * 4))

on_a_phone("a screen reader types without fingers", "메모", KOREAN,
           (*(first(f"[aria-label={label}]", ".click()") for label in ("시프트", "ㄲ", "ㅏ")), VALUE, "까"))

on_a_phone("shift is for one key, and fingers that overlap do not make it two", "메모", KOREAN,
           ("☝ 시프트", "↓ ㅃ", "↓ ㅂ ㅏ", "↑", "☝ ㅂ", VALUE, "빱"))
