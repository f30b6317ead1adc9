"""Tests a page with a strict content security policy, and the files that a page loads."""

import time

from scene import memo, play, test

STRICT = {"Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'"}


@test("under a strict policy, keys are drawn and type, and a list is placed, without a violation")
def _(scene):
    scene.open(memo("layout=dubeolsik"), headers=STRICT, is_ready=None)
    for what, found in (
        ("""(() => {
          const [plain, wide] = [eye.key("ㅂ"), eye.key("space")].map((key) => key.getBoundingClientRect().width);
          eye.tap("ㅂ", "ㅏ", ".");
          const found = [memo.value, wide > 3 * plain, plain > 20, eye.background(eye.key("ㅂ")) !== "rgba(0, 0, 0, 0)",
            getComputedStyle(eye.rows()[0]).display];
          eye.send("pointerdown", eye.key("."));
          return found;
        })()""", ["바.", True, True, True, "grid"]),
        ("""(() => {
          const [popup, key] = [...eye.parts("popup"), eye.key(".")].map((box) => box.getBoundingClientRect());
          const isOver = Math.abs(popup.left + popup.width / 2 - key.left - key.width / 2) < 150;
          return [isOver, popup.bottom <= key.bottom, eye.faults, eye.logs];
        })()""", [True, True, [], []]),
    ):
        time.sleep(0.5)
        assert scene.browser.value(what) == found, what


@test("a page loads only its scripts")
def _(scene):
    scene.open(memo("sound vibrate"))
    scene.run("eye.tap('ㄱㅋ', 'ㅣ', 'language', 'q'); eye.later(200)")
    loaded = [path for path in scene.server.requests if path != "/favicon.ico" and not path.startswith("/page")]
    assert sorted(loaded) == ["/eye.js", "/hwalja-keyboard.js"], loaded


play("the module for bundlers can define elements with other names and layouts",
     '<textarea id="memo"></textarea><my-keyboard for="memo"></my-keyboard>',
     ("""(() => {
       const own = document.querySelector("my-keyboard");
       const yours = document.body.appendChild(document.createElement("your-keyboard"));
       return [own.layout, eye.parts("globe", own).length, yours.layout, own instanceof made];
     })()""", ["sky", 0, "dubeolsik", True]), script="""
       <script type="importmap">{ "imports": { "hwalja": "/hwalja.js", "hwalja/element": "/element.js" } }</script>
       <script type="module">
       import { skyKeyboard, dubeolsikKeyboard } from "hwalja";
       import { define, HwaljaKeyboardElement } from "hwalja/element";
       define([skyKeyboard], "my-keyboard"); define([dubeolsikKeyboard, skyKeyboard], "your-keyboard");
       globalThis.made = HwaljaKeyboardElement;</script>""", is_ready="customElements.get('your-keyboard')")


play("the modules type into rich text if that is imported, and otherwise warn what to import",
     '<div id="memo" contenteditable></div><hwalja-keyboard for="memo"></hwalja-keyboard>',
     ("☝ ㄱㅋ", "[memo.textContent, eye.logs.map(([, text]) => text)]",
      ["", ['<hwalja-keyboard>: no field has the id memo; rich text needs import "hwalja/rich"']]),
     ("(() => { try { attach(memo, { layout: keyboards[0].layout }) } catch (error) { return error.message } })()",
      'rich text needs import "hwalja/rich"'),
     ("import('/rich.js').then(() => memo.focus())", "☝ ㄱㅋ ㅣ", "memo.textContent", "기"), script="""
       <script type="module">
       import { attach, keyboards } from "/hwalja.js"; import { define } from "/element.js";
       define(keyboards); Object.assign(globalThis, { attach, keyboards });</script>""")
