"""The pages of the documentation, typed on in Chromium: those of docs/RECIPES.md, the keypad of the read-me, and the
keyboard of docs/examples/web with fingers."""

import json
import os
import re

from presses import codes, keys
from scene import states
from server import LIBRARY


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def first(selector, member=""):
    return f"document.querySelector('{selector}'){member}"


MEMO, OUTPUT, ACTIVE = first("textarea", ".value"), first("output", ".value"), "document.activeElement"
# What to press on each page: legends, and then what is to be so.
RECIPES = {
    "Plain HTML": [
        ("ㅇㅁ ㅣ ㆍ", f"{ACTIVE}.name + {ACTIVE}.value", "name아"), ("다음", f"{ACTIVE}.name", "phone"),
        ("5 0", f"{ACTIVE}.value", "50"), ("", first("textarea", f".focus(), {ACTIVE}.name"), "memo"),
        ("🌐 ㄱ ㅏ ㄴ", MEMO, "간"),
    ],
    "React": [
        ("ㄱㅋ ㅣ ㆍ ㄴㄹ ㅣ ㆍ", MEMO, "가나"), ("", OUTPUT, "cheonjiin: 2"), ("🌐 ㄱ ㅏㅓ", MEMO, "가나가"),
        ("", OUTPUT, "naratgeul: 3"), ("", first("hwalja-keyboard", ".layout"), "naratgeul"),
    ],
    "Vue": [
        ("ㄱ 획추가 ㅏㅓ", MEMO, "카"), ("", OUTPUT, "naratgeul: 1"), ("🌐 ㅂㅍ ㅏㅑ", MEMO, "카바"), ("", OUTPUT, "sky: 2"),
    ],
    "CodeMirror": [("ㄱㅋ ㅏㅑ ㄴㄹ ㅏㅑ", "eye.later(50).then(() => " + first(".cm-content", ".textContent)"), "가나")],
    "simple-keyboard": [
        ("", first("#field", ".focus()"), None), ("ㅇ ㅓ ⇧ ㅃ ㅏ ␣ ㅂ ㅏ ⌫", first("#field", ".value"), "어빠 ㅂ"),
    ],
}
SECTIONS = re.findall(r"^## (.*?)$.*?^```html\n(.*?)^```$", read("docs/RECIPES.md"), re.MULTILINE | re.DOTALL)
assert [name for name, _ in SECTIONS] == list(RECIPES), "every recipe is tried"


def click(scene, keys, legend):
    """Clicks on the one of `keys` with that legend."""
    find = f"[...{keys}].find((key) => (key.dataset.legend ?? key.textContent) === '{legend}')"
    scene.touch([scene.run(f"""(() => {{
      const key = {find};
      key.scrollIntoView({{ block: "nearest" }});
      return eye.middle(key);
    }})()""")])


def recipe(scene, name, html):
    page = html.replace("./codemirror.js", "/codemirror/dist/index.js")
    scene.open(page, script="", is_ready="document.readyState === 'complete'")
    own = first("hwalja-keyboard", "?.shadowRoot.querySelectorAll('[part~=key]')")
    drawn = f"{own} ?? document.querySelectorAll('[data-skbtn]')"
    for legends, code, expected in RECIPES[name]:
        for legend in legends.split():
            click(scene, drawn, legend)
        scene.gives(code, expected, f"{legends} {code}")


for name, html in SECTIONS:
    what = f"{name}: what its keyboard types is in the field, and in what goes with it"
    states(what, ("Chromium",), name=name, html=html)(recipe)


@states("the keypad of the read-me types, and leaves the focus where it is", ("Chromium",))
def _(scene):
    read_me = read(os.path.join(LIBRARY, "README.md"))
    body = re.search("```html\n(.*?)<script", read_me, re.DOTALL)[1]
    script = re.search("```js\n(.*?)```", read_me, re.DOTALL)[1].replace('from "hwalja"', 'from "/hwalja.js"')
    scene.open(body, script=f'<script type="module">{script}</script>', is_ready=first("button"))
    scene.run(first("input", ".focus()"))
    for legend in ["ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ", "␣", "ㄴㄹ", "⌫", "ㄱㅋ"]:
        click(scene, "document.querySelectorAll('button')", legend)
    scene.strike("1")
    scene.gives(f"{ACTIVE}.value", "안기")


class Phone:
    """The keyboard of docs/examples/web on a small screen, where a finger presses keys by their labels."""

    def __init__(self, scene):
        self.scene, self.run = scene, scene.run
        screen = {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True}
        scene.browser.tell("Emulation.setDeviceMetricsOverride", **screen)
        scene.browser.tell("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=3)
        page = read("docs/examples/web/index.html").replace("../../../dist/typescript", "")
        scene.open(page, script="", is_ready=first("#keyboard button"))

    def begin(self, field, layout=""):
        """Goes to the field of that label, and to a layout that begins with these letters."""
        self.run(f"{ACTIVE}.blur(); globalThis.field = {first(f'[aria-label={field}]')}; field.focus()")
        while not self.run(first("#keyboard", f".textContent.startsWith('{layout}')")):
            self.tap("다음 자판")

    def at(self, label, act="eye.middle"):
        """Where the key of that label is, or what `act` makes of it."""
        keys = "[...document.querySelectorAll('#keyboard button')]"
        return self.run(f"({act})({keys}.find((key) => key.ariaLabel === {json.dumps(label)}))")

    def touch(self, kind, *places):
        """Fingers are now at these places: WebDriver lifts them by itself."""
        points = [{**place, "id": number} for number, place in enumerate(places)]
        self.scene.browser.tell("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def tap(self, *labels):
        self.scene.presses += len(labels)
        for place in [self.at(label) for label in labels]:
            self.touch("touchStart", place)
            self.touch("touchEnd")

    def slide(self, label, *places):
        """A finger goes down on a key, to these places, and up."""
        self.touch("touchStart", self.at(label))
        for place in places:
            self.touch("touchMove", place)
        self.touch("touchEnd")

    def hold(self, label):
        self.touch("touchStart", self.at(label))
        self.run("eye.later(600)")

    def beside(self, label, dx):
        at = self.at(label)
        return {**at, "x": at["x"] + dx}

    def holds(self, text):
        self.scene.gives(f"{ACTIVE}.value", text)


def on_a_phone(what):
    return lambda check: states(f"docs/examples/web: {what}", ("Chromium",))(lambda scene: check(Phone(scene)))


@on_a_phone("안녕하세요 comes of thumbs on a keypad")
def _(phone):
    phone.begin("메모", "ㅣㆍㅡ")
    labels = {code: key.get("legend", key["id"]).replace("ㆍ", "아래아") for code, key in keys("cheonjiin").items()}
    # The next character is where the space is.
    phone.tap(*[labels.get(code, "띄어쓰기") for code in codes("cheonjiin", "안녕하세요")])
    phone.holds("안녕하세요")
    phone.tap("다음 글자", "다음 글자")
    phone.holds("안녕하세요 ")


@on_a_phone("a finger that slides from the symbols' key types one and is back; one that trembles types none")
def _(phone):
    phone.begin("메모", "ㅂㅈㄷ")
    phone.slide("!#1", phone.at("ㅈ"))
    phone.holds("2")
    phone.at("ㅈ")
    phone.slide("!#1", phone.beside("!#1", -4), phone.beside("!#1", 4))
    phone.holds("2")
    phone.tap("&", "띄어쓰기")
    phone.tap("ㄴ", "ㅏ")
    phone.holds("2& 나")


@on_a_phone("a key that is held types its digit, or opens a list of which one is chosen")
def _(phone):
    phone.begin("메모", "ㅣㆍㅡ")
    phone.tap("ㄱㅋ", "ㅣ")
    phone.hold("ㅇㅁ")
    phone.touch("touchEnd")
    phone.holds("기0")
    phone.begin("전자우편")
    phone.hold(".")
    items = "[...document.querySelectorAll('#list span')].map(({ textContent }) => textContent)"
    phone.scene.gives(items, [".com", ".kr", "?", "!"])
    phone.touch("touchMove", phone.run("eye.middle(document.querySelector('#list').children[1])"))
    phone.touch("touchEnd")
    phone.holds(".kr")


@on_a_phone("the first item of a list is over the finger that opens it, wherever that is on its slot")
def _(phone):
    phone.begin("전자우편")
    for dx in (-15, 0, 15):
        place = phone.beside(".", dx)
        phone.touch("touchStart", place)
        phone.run("eye.later(600)")
        for tremor in (2, -2, 0):
            phone.touch("touchMove", {**place, "x": place["x"] + tremor})
        phone.touch("touchEnd")
    phone.holds(".com.com.com")


@on_a_phone("a held backspace repeats until it is lifted")
def _(phone):
    phone.begin("메모", "ㅂㅈㄷ")
    phone.run("field.value = '가'.repeat(60)")
    phone.touch("touchStart", phone.at("지우기"))
    phone.scene.until("field.value.length < 58")
    phone.touch("touchEnd")
    phone.scene.gives("(({ length }) => eye.later(300).then(() => field.value.length - length))(field.value)", 0)


@on_a_phone("the cursor slides with a finger on the space bar")
def _(phone):
    phone.begin("메모", "ㅂㅈㄷ")
    phone.run("field.value = '가나다라마'; field.setSelectionRange(5, 5)")
    phone.slide("띄어쓰기", phone.beside("띄어쓰기", -62))
    phone.scene.gives("[field.value, field.selectionStart]", ["가나다라마", 3])


@on_a_phone("each field has the page and the Enter that it asks for, and the system's keyboard stays away")
def _(phone):
    phone.begin("메모")
    phone.tap("한영 전환")
    phone.scene.gives("document.querySelector('[aria-pressed]').ariaPressed", "true", "a capital is due")
    phone.tap("Q")
    phone.tap("w")
    phone.holds("Qw")
    phone.begin("나이")
    phone.tap("1", "완료")
    phone.scene.gives(f"[{ACTIVE}.value, document.querySelector('#keyboard').hidden]", ["1", True])
    phone.begin("전자우편")
    phone.tap("다음")
    phone.scene.gives(f"{ACTIVE}.ariaLabel", "나이")
    modes = "[...document.querySelectorAll('input, textarea')].map(({ inputMode }) => inputMode)"
    phone.scene.gives(modes, ["none"] * 4)


@on_a_phone("a screen reader types without fingers")
def _(phone):
    phone.begin("메모", "ㅂㅈㄷ")
    for label in ("시프트", "ㄲ", "ㅏ"):
        phone.at(label, "(key) => key.click()")
    phone.holds("까")


@on_a_phone("shift is for one key, and fingers that overlap do not make it two")
def _(phone):
    phone.begin("메모", "ㅂㅈㄷ")
    phone.tap("시프트")
    first, second = phone.at("ㅃ"), phone.at("ㅏ")
    for places in ([first], [first, second]):
        phone.touch("touchStart", *places)
    phone.touch("touchEnd")
    phone.tap("ㅂ")
    phone.holds("빱")
