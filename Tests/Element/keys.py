"""The keys of a computer's keyboard, in the field and on the keypad, and screen readers."""

from scene import memo, states

KEYS = memo("layout=dubeolsik")
WITH_KEYBOARD = memo("layout=dubeolsik keyboard")
SAID = "eye.element.shadowRoot.querySelector('[role=status]').textContent"
FOCUSED = "eye.legend(eye.element.shadowRoot.activeElement)"
LIT = "eye.keys().filter((key) => key.matches('.lit')).map(eye.legend)"


def send(scene, kind, key, code):
    scene.run(f"eye.strike(memo, '{kind}', '{key}', '{code}')")


@states("with `keyboard`, a computer's keys type as well, and without it they do not")
def _(scene):
    # Two of them type a computer's key once.
    scene.open(WITH_KEYBOARD + WITH_KEYBOARD[WITH_KEYBOARD.index("<hwalja"):])
    scene.run("memo.focus()")
    scene.strike(*"gksrmf")
    scene.gives("memo.value", "한글")
    scene.strike("Backspace")
    scene.tap("ㅡ", "backspace", "ㄹ")
    scene.gives("memo.value", "한글", "both type into one run")
    scene.run("for (const one of document.querySelectorAll('hwalja-keyboard')) one.keyboard = false")
    scene.run("memo.value = ''; memo.focus()")
    scene.strike(*"gk")
    scene.gives("[memo.value, eye.element.hasAttribute('keyboard')]", ["gk", False])


@states("with `keyboard`, a computer's keys are what they are where the page shown has no Korean letters")
def _(scene):
    scene.open('<input id="tel" type="tel"><input id="memo"><hwalja-keyboard keyboard></hwalja-keyboard>')
    scene.run("tel.focus()")
    scene.strike(*"48")
    scene.gives("tel.value", "48", "a field for numbers")
    scene.run("memo.focus()")
    scene.tap("language")
    scene.strike("4")
    scene.tap("language")
    scene.strike("4")
    scene.gives("memo.value", "4ㄱ", "Latin letters, and back")


@states("with `keyboard`, a key lights up while it is down, and none once the field loses the focus")
def _(scene):
    scene.open(KEYS)
    scene.run("memo.focus()")
    send(scene, "keydown", "r", "KeyR")
    scene.gives(LIT, [], "without it")
    scene.run("eye.element.keyboard = true")
    for act, lit in (("keydown", ["ㄱ"]), ("keyup", []), ("keydown", ["ㄱ"])):
        send(scene, act, "r", "KeyR")
        scene.gives(LIT, lit, act)
    scene.run("memo.blur()")
    scene.gives(LIT, [])


@states("with `keyboard`, the numeric pad types as a phone's keys lie, and the space key follows the run")
def _(scene):
    scene.open(memo("keyboard"))
    scene.run("memo.focus()")
    # A phone has 1 at the top, where a numeric pad has 7: 4 is ㄱㅋ and 1 is ㅣ.
    for code in ("Numpad4", "Numpad7"):
        send(scene, "keydown", code[-1], code)
        send(scene, "keyup", code[-1], code)
    scene.gives("[memo.value, eye.legend(eye.key('space'))]", ["기", "다음"])
    if scene.engine != "WebKit":
        scene.strike("Numpad5")
        scene.gives("memo.value", "긴", "a real one")
    scene.strike(" ")
    scene.gives("[memo.value.length, eye.legend(eye.key('space'))]", [1, ""], "it has only ended the run")


@states("the Tab key comes to the keypad once, arrows move on it, and Enter and the space bar press")
def _(scene):
    scene.open(KEYS + '<input id="after">')
    scene.run("memo.focus()")
    scene.strike("Tab")
    scene.gives(f"[document.activeElement === eye.element, {FOCUSED}]", [True, "ㅂ"])
    scene.strike("ArrowRight", "Enter")
    scene.gives(f"[memo.value, {FOCUSED}]", ["ㅈ", "ㅈ"], "who presses with Enter stays on the key")
    scene.strike("ArrowRight", "Space")
    scene.gives("[memo.value, document.activeElement === eye.element]", ["ㅈㄷ", True])
    scene.strike("Tab")
    scene.gives("document.activeElement.id", "after", "one place for the Tab key")


@states("arrows reach every key, row by row, and do not leave the keypad")
def _(scene):
    scene.open(KEYS)
    scene.gives("""(() => {
      const row = (key) => eye.rows().findIndex((row) => row.contains(key));
      const keys = eye.keys(), seen = new Set([keys[0]]), skipped = [];
      for (const key of seen) {
        for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
          key.focus();
          eye.strike(key, "keydown", arrow);
          const next = eye.element.shadowRoot.activeElement;
          if (Math.abs(row(next) - row(key)) > 1) skipped.push(eye.legend(key) + " " + arrow);
          seen.add(next);
        }
      }
      return [keys.length - seen.size, seen.has(null), skipped];
    })()""", [0, False, []])


@states("a screen reader presses without fingers, and hears what is composed or the key's name")
def _(scene):
    scene.open(KEYS)
    scene.run("for (const name of ['shift', 'ㄲ', 'ㅏ', 'ㄱ']) eye.key(name).click()")
    scene.gives(f"[memo.value, {SAID}]", ["깍", "깍"])
    scene.run("for (const name of ['backspace', 'space', 'language', 'q', 'backspace']) eye.key(name).click()")
    scene.gives(f"[memo.value, {SAID}]", ["까 ", "지우기"])


@states("a screen reader's press is its click, and its pointer has no size")
def _(scene):
    scene.open(KEYS)
    scene.run("""globalThis.away = document.body.appendChild(document.createElement("input")); away.focus();
      const key = eye.key("ㄱ");
      eye.press(key, { width: 0, height: 0 });
      key.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, composed: true, cancelable: true }))""")
    scene.gives(f"[memo.value, document.activeElement === away, {SAID}]", ["ㄱ", True, "ㄱ"], "once, and the focus stays")
    scene.tap("ㅏ")
    scene.gives("memo.value", "가", "a finger's click is none")


@states("keys say their names, in the language of the element or of what is around it")
def _(scene):
    korean = ["시프트", "지우기", "띄어쓰기", "줄 바꿈", "한영 전환", "다음 자판"]
    english = ["Shift", "Backspace", "Space", "Enter", "Korean or English", "Next keyboard"]
    names = "['shift', 'backspace', 'space', 'enter', 'language', 'globe'].map((name) => eye.key(name).ariaLabel)"
    scene.open(KEYS)
    scene.gives(names, korean, "a Korean page")
    for lang, expected in (("en", english), ("ja", english), ("ko-KR", korean)):
        scene.run(f"eye.element.lang = '{lang}'; eye.later()")
        scene.gives(names, expected, lang)
    scene.open(f'<div lang="en">{KEYS}</div>')
    scene.gives(names, english, "an English part of a Korean page")
    for lang, name in (("ko", "지우기"), ("en-GB", "Backspace")):
        scene.open('<div id="host"></div>', lang=lang)
        scene.run("host.attachShadow({ mode: 'open' }).innerHTML = '<hwalja-keyboard></hwalja-keyboard>'")
        scene.gives("eye.key('backspace', host.shadowRoot.firstChild).ariaLabel", name, "in a shadow tree")
