"""Types on the pages of the documentation in Chromium. These are the pages in docs/WEB.md, docs/examples and the
project's README files, and both pages in the README of the package."""

import os
import re
import shutil
import subprocess

from scene import test
from server import LIBRARY, OWN, PROJECT


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def first(selector, member=""):
    return f"document.querySelector('{selector}'){member}"


MEMO, OUTPUT, ACTIVE = first("textarea", ".value"), first("output", ".value"), "document.activeElement"
# For each page, the legends to press, an expression, and the expected value of that expression.
CASES = {
    "In a page": [
        ("ㅇㅁ ㅣ ㆍ", f"{ACTIVE}.name + {ACTIVE}.value", "name아"), ("다음_칸", f"{ACTIVE}.name", "phone"),
        ("5 0", f"{ACTIVE}.value", "50"), ("", first("textarea", f".focus(), {ACTIVE}.name"), "memo"),
        ("🌐 ㄱ ㅏ ㄴ", MEMO, "간"),
    ],
    "React 19": [
        ("ㄱㅋ ㅣ ㆍ ㄴㄹ ㅣ ㆍ", MEMO, "가나"), ("", OUTPUT, "cheonjiin: 2"), ("🌐 🌐 ㄱ ㅏㅓ", MEMO, "가나가"),
        ("", OUTPUT, "naratgeul: 3"), ("", first("hwalja-keyboard", ".layout"), "naratgeul"),
    ],
    "Vue 3": [
        ("ㄱ 획추가 ㅏㅓ", MEMO, "카"), ("", OUTPUT, "naratgeul: 1"), ("🌐 ㅂㅍ ㅏㅑ", MEMO, "카바"), ("", OUTPUT, "sky: 2"),
    ],
    "Editors": [("ㄱㅋ ㅏㅑ ㄴㄹ ㅏㅑ", "eye.later(50).then(() => " + first(".cm-content", ".textContent)"), "가나")],
    "simple-keyboard": [
        ("", first("#field", ".focus()"), None), ("ㅇ ㅓ ⇧ ㅃ ㅏ ␣ ㅂ ㅏ ⌫", first("#field", ".value"), "어빠 ㅂ"),
    ],
    "phone": [
        ("", first("[name=name]", ".focus()"), None), ("ㄱㅋ ㅣ ㆍ", f"{ACTIVE}.name + {ACTIVE}.value", "name가"),
        ("다음_칸 5", f"{ACTIVE}.value", "5"),
    ],
    "kiosk": [("ㅅ ㅓ ㅈ ㅓ ㅁ", first("#search", ".value"), "서점")],
    "television": [("ㄱㅋ ㅣ ㆍ", first("#search", ".value"), "가")],
    "dialog": [("", first("button", ".click()"), None), ("ㄱㅋ ㅣ ㆍ", first("#note", ".value"), "가")],
    "colours": [("ㄱ 획추가 ㅏㅓ", MEMO, "카")],
    "Motorola": [("ㄴㅁ ㅏㅓ ㄴㅁ 한 ㅗㅜ 한 ㅇㅎ ㅗㅜ 한 ㅣㅡ ㄱㅋ 한 ㅣㅡ", MEMO, "나무위키")],
}
CASES |= dict.fromkeys(("README.md", "README.ko.md"), [
    ("", first("textarea", ".focus()"), None), ("ㅇㅁ ㅣ ㆍ ㄴㄹ", MEMO, "안"),
    # This case uses the numeric pad of a computer.
    ("Space Numpad5 Numpad8 Numpad8 Numpad7 Numpad0 Numpad2 Numpad2 Numpad7 "
     "Numpad8 Numpad2 Numpad8 Numpad7 Numpad7 Numpad0 Numpad8 Numpad8 Numpad9", MEMO, "안녕하세요"),
])
# The pages in the README of the package. The keypad does not move the focus.
TAG = [("ㅇㅁ ㅣ ㆍ ㄴㄹ", MEMO, "안")]
KEYPAD = [("", first("input", ".focus()"), None), ("ㅇㅁ ㅣ ㆍ ㄴㄹ ␣ ㄴㄹ ⌫ ㄱㅋ ㅣ", f"{ACTIVE}.value", "안기"),
          # The row of digits types digits.
          ("1", f"{ACTIVE}.value", "안기1")]
# Local files that replace the addresses of packages.
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
    """Returns a page for a code block. An HTML block is already a page; JSX is compiled and put into a page."""
    if language == "html":
        return localized(code)
    compiled = subprocess.run(
        ["esbuild", "--loader=jsx"], input=localized(code), capture_output=True, text=True, check=True)
    return f"{REACT}{compiled.stdout}</script>"


def first_block(text):
    return re.search("^```(html|jsx)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


BLOCKS = {name: first_block(section)
          for name, section in re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", read("docs/WEB.md"), re.MULTILINE | re.DOTALL)}
PAGES = {name: page(*block.groups()) for name, block in BLOCKS.items() if block}
for recipe in ("simple-keyboard", "phone", "kiosk", "television", "dialog", "colours"):
    PAGES[recipe] = localized(read(f"docs/examples/web/{recipe}.html"))
MOTOROLA = "docs/examples/motorola"
subprocess.run(
    [os.environ.get("GEN", ".build/debug/gen"), "--quiet", "--layout-file", f"{MOTOROLA}/motorola.json",
     "--format", "typescript", "--out", f"{OWN}/mine"], check=True)
PAGES["Motorola"] = read(f"{MOTOROLA}/page.html")
PAGES |= {name: page(*first_block(read(name)).groups()) for name in ("README.md", "README.ko.md")}
assert list(PAGES) == list(CASES), "every page must have a case"


def typed_on(scene, html, rows):
    """Clicks keys by their legends. If no drawn key has a legend, presses the computer's key with that name."""
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
            scene.touch([place]) if place else scene.press_keys(legend)
        scene.expect(code, expected, f"{legends} {code}")


def install():
    """Installs the package into a project, and bundles the script in its README by the command there."""
    shutil.rmtree(PROJECT, ignore_errors=True)
    shutil.copytree(LIBRARY, f"{PROJECT}/node_modules/hwalja")
    with open(f"{PROJECT}/main.js", "w", encoding="utf-8") as file:
        file.write(re.search("```js\n(.*?)```", READ_ME, re.DOTALL)[1])
    command = re.search("`(esbuild .*?)`", READ_ME)[1]
    subprocess.run(f"{command} --log-level=warning", shell=True, cwd=PROJECT, check=True)


READ_ME = read(os.path.join(LIBRARY, "README.md"))
install()
[TAG_PAGE, KEYPAD_PAGE] = re.findall("```html\n(.*?)```", READ_ME, re.DOTALL)
for name, html, rows in (*((name, html, CASES[name]) for name, html in PAGES.items()),
                         ("the package's README, with a script tag", TAG_PAGE, TAG),
                         ("the package's README, with a bundler", KEYPAD_PAGE, KEYPAD)):
    test(f"{name}: the keyboard types into the field, and the page updates", ("Chromium",), html=html,
           rows=rows)(typed_on)
