"""Opens a page of the documentation in Chromium and types 안녕하세요 into its first field by keys, and 안 by what there is
to press: page.py FILE, in a folder in which `hwalja` is this repository."""

import sys

from browser import Browser
from scene import Scene
from server import Server

KEY = """((legend) => eye.middle([...(document.querySelector("hwalja-keyboard")?.shadowRoot ?? document)
  .querySelectorAll("button")].find((button) => button.textContent.startsWith(legend))))"""

with open(sys.argv[1], encoding="utf-8") as file, Browser("Chromium") as browser:
    scene = Scene(browser, Server(".", "hwalja/Tests/Element/page"))
    scene.open(file.read(), script="", is_ready="document.querySelector('button, hwalja-keyboard')")
    scene.run("globalThis.field = document.querySelector('input, textarea'); field.focus()")
    scene.strike(*"0125 52210881282110223")
    scene.gives("field.value", "안녕하세요")
    scene.run("field.value = ''; field.focus()")
    for legend in ("ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ"):
        scene.touch([scene.run(f"{KEY}('{legend}')")])
    scene.gives("field.value", "안")
