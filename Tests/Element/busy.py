"""Pages that are busy, rewrite what is typed, or have secrets."""

from scene import keyboard, memo, states

# What a page does that keeps it from hearing of fingers.
WORK = """globalThis.work = (milliseconds) => { for (const end = performance.now() + milliseconds; performance.now() < end;); };"""


@states("a short tap stays short, however late a busy page hears that it is over")
def _(scene):
    for layout, keys, text in (("dubeolsik", "ㅂㅏㅂ", "밥"), ("cheonjiin", ["ㅂㅍ", "ㅣ", "ㆍ", "ㅂㅍ"], "밥")):
        scene.open(memo(f"layout={layout}"))
        scene.run(WORK + "memo.focus(); memo.addEventListener('input', () => work(400))")
        # A finger goes up in the time in which the page works, and the page hears of it as soon as it can.
        scene.run(f"""(async () => {{
          for (const name of {list(keys)}) {{
            const key = eye.key(name), began = performance.now();
            eye.send("pointerdown", key, {{ view: window }}, began);
            work(400);
            await eye.later();
            eye.send("pointerup", key, {{ view: window }}, began + 60);
          }}
        }})()""")
        scene.gives("memo.value", text, layout)


@states("a key that is held while a page works is held")
def _(scene):
    scene.open(memo("layout=dubeolsik"))
    scene.run(WORK + """memo.focus(); (async () => {
      const key = eye.key("ㅂ"), began = performance.now();
      eye.send("pointerdown", key, { view: window }, began);
      work(500);
      await eye.later(100);
      eye.send("pointerup", key, { view: window }, began + 590);
    })()""")
    scene.gives("memo.value", "1")


@states("an app may put something before what is typed, or behind it")
def _(scene):
    for rewritten, text in (("`@${text}`", "@한글"), ("`${text}!`", "한글!"), ("text.replace(/(..)(?=.)/g, '$1-')", "한글")):
        scene.open(memo("layout=dubeolsik"))
        scene.run(f"""memo.focus(); memo.addEventListener("input", () => {{
          const text = memo.value.replace(/[@!-]/g, "");
          memo.value = {rewritten};
          const end = memo.value.length - (memo.value.endsWith("!") ? 1 : 0);
          memo.setSelectionRange(end, end);
        }})""")
        scene.tap(*"ㅎㅏㄴㄱㅡㄹ")
        scene.gives("memo.value", text, rewritten)


@states("of a password nothing is said, and nothing told to the page")
def _(scene):
    secret = "[eye.events.length, eye.element.shadowRoot.querySelector('[role=status]').textContent]"
    for kind, told in (("password", [0, ""]), ("text", [4, "하"])):
        scene.open(f'<input id="f" type="{kind}">{keyboard("for=f layout=dubeolsik")}')
        scene.run("f.focus(); eye.listen('press', 'commit')")
        # As screen readers and the Tab key press.
        scene.run("for (const name of ['ㅎ', 'ㅏ']) { eye.key(name).click(); } eye.later()")
        scene.gives(secret, [2 if told[0] else 0, told[1]], kind)
        scene.run("eye.key('space').click(); eye.later()")
        scene.gives("eye.events.length", told[0], kind)
        scene.gives("f.value", "하 ")


@states("a link around the keyboard is not followed, and a keyboard in a row takes its width")
def _(scene):
    scene.open(f'<textarea id="memo"></textarea><a href="#elsewhere">{keyboard("for=memo")}</a>')
    scene.tap("ㅣ")
    scene.gives("[memo.value, location.hash]", ["ㅣ", ""])
    scene.open(f'<textarea id="memo"></textarea><div style="display: flex">{keyboard("for=memo")}</div>')
    scene.gives("eye.element.clientWidth === eye.element.parentElement.clientWidth", True)


@states("what the page says of inputmode meanwhile stays")
def _(scene):
    scene.open(f'<input id="f" inputmode="search">{keyboard("for=f")}')
    scene.run("f.setAttribute('inputmode', 'numeric'); eye.element.remove(); eye.later()")
    scene.gives("f.getAttribute('inputmode')", "numeric")


@states("a module that is loaded twice defines the element once")
def _(scene):
    scene.open()
    scene.run("import('/hwalja-keyboard.js?again').then(() => 0)")
    scene.tap("ㅣ")
    scene.gives("[memo.value, eye.faults.length]", ["ㅣ", 0])


@states("the console hears once that a field is not there")
def _(scene):
    scene.open(keyboard("for=nobody"))
    scene.run("globalThis.said = []; console.warn = (text) => said.push(text)")
    scene.tap("ㅣ", "ㅣ", "ㅣ")
    scene.gives("said.filter((text) => text.includes('nobody')).length", 1)


@states("a press in a long text reads what is around the cursor, and no more for each line or letter")
def _(scene):
    count = """(() => {
      let count = 0;
      const style = globalThis.getComputedStyle;
      globalThis.getComputedStyle = (...given) => { count += 1; return style(...given); };
      eye.tap("ㄱ");
      globalThis.getComputedStyle = style;
      return count;
    })()"""
    found = []
    for lines in (10, 2_000):
        scene.open(memo("layout=dubeolsik", "div contenteditable", "</div>"))
        scene.run(f"""memo.innerHTML = "가<br>".repeat({lines}); memo.focus();
          getSelection().collapse(memo.childNodes[2 * Math.floor({lines} / 2)], 1)""")
        scene.run("eye.tap('ㄴ')")
        found.append(scene.run(count))
    assert found[0] == found[1], found
