"""Tests the events, in the order of docs/WEB.md."""

from scene import KEYBOARD, keyboard, memo, play

KEYS = memo("layout=dubeolsik")
PRESSED = "eye.events.splice(0).map(([, { legend, role, outcome }]) => [legend, role, outcome])"
TEXTS = "eye.events.splice(0).map(([, { text }]) => text)"

play("`press` reports the legend, role and outcome of a key that did something", KEYS,
     ("eye.listen('press'); eye.tap('ㄱ', 'ㅏ', 'space', 'backspace')", PRESSED, [
         ["ㄱ", None, "written"], ["ㅏ", None, "changed"], ["␣", "space", "written"], ["⌫", "backspace", "changed"]]),
     ("memo.value = ''; eye.later().then(() => eye.tap('shift', 'backspace'))", PRESSED, []),
     ("eye.tap('ㄲ')", PRESSED, [["ㄲ", None, "written"]]),
     # Holding ㄱ replaces ㄱ with 4.
     ("eye.send('pointerdown', eye.key('ㄱ')); eye.later(600).then(() => eye.send('pointerup', eye.key('ㄱ')))",
      PRESSED, [["ㄱ", None, "written"], ["ㄱ", None, "written"]]))

play("`press` reports the legend that the key had when it was pressed", memo(),
     ("eye.listen('press'); eye.tap('ㅣ', 'space', 'space')", PRESSED,
      [["ㅣ", None, "written"], ["다음", "space", "ended"], ["␣", "space", "written"]]))

# The touch on 1 is pending until the other thumb touches 2.
play("`press` reports the key that acted, not the one that was touched last", memo(),
     ("""eye.listen("press"); eye.tap("page", "123"); const digits = ["1", "2"].map((name) => eye.key(name));
       for (const type of ["pointerdown", "pointerup"]) {
         digits.forEach((key, finger) => eye.send(type, key, { pointerId: finger + 1 }));
       }""", f"[memo.value, {PRESSED}.map(([legend]) => legend)]", ["12", ["1", "2"]]))

play("`page` reports another page", KEYS,
     ("eye.listen('page'); eye.tap('language', 'page', 'ABC')", "eye.events",
      [["page", {"page": page}] for page in ("latin", "symbols", "latin")]))

play("`commit` reports each run whose text stays, whatever ended it, and no other",
     memo() + '<input id="other"><div id="rich" contenteditable><div>가</div><div>나</div></div>',
     "eye.listen('commit')", *((act, TEXTS, texts) for act, texts in (
         ("eye.tap('ㄱㅋ', 'ㅣ', 'space')", ["기"]),
         ("eye.tap('ㄱㅋ'); memo.blur(); eye.later(50)", ["ㄱ"]),
         ("memo.value = 'ㄱ'; memo.focus(); memo.setSelectionRange(1, 1); eye.later(50)", []),
         ("eye.tap('ㄴㄹ'); eye.element.field = other", ["ㄴ"]),
         # The page deletes the letter.
         ("eye.tap('ㄴㄹ'); other.value = ''; eye.element.session.commit(); eye.later()", []),
         ("eye.element.field = rich; rich.focus(); getSelection().collapse(rich.firstChild, 1); eye.later()", []),
         ("eye.tap('ㄱㅋ', 'ㅣ', 'enter'); eye.later()", ["기"]),
         ("eye.tap('ㄴㄹ', 'ㅣ'); getSelection().collapse(rich.lastChild.firstChild, 1); eye.later(50)", ["니"]),
         ("eye.element.field = memo; memo.focus(); eye.tap('ㄱㅋ', 'ㅣ'); eye.element.layout = 'sky'; eye.later()",
          ["기"]),
         # Here, backspace deletes a word.
         ("Object.assign(eye.element, { layout: 'cheonjiin', settings: { repeatDelay: 1, wordsAfter: 1 } })", []),
         ("eye.tap('ㄱㅋ', 'ㅣ')", []),
         ("eye.send('pointerdown', eye.key('backspace')); eye.later(60)", []),
         ("eye.send('pointerup', eye.key('backspace'))", []))))

play("text that was not written is not reported",
     '<textarea id="memo" readonly>ㄱㄱ</textarea><input id="age" type="number">' + KEYBOARD,
     ("""eye.listen("commit", "press"); eye.tap("ㄱㅋ", "ㅣ"); memo.focus(); eye.tap("ㄱㅋ", "ㅣ");
       eye.element.field = age; eye.tap("1"); eye.later()""",
      "eye.events.map(([type, { text, legend }]) => [type, text ?? legend])", [["press", "1"]]))

play("events are in order, and do not bubble", '<div id="host"></div>',
     ("""host.attachShadow({ mode: "open" }).innerHTML =
         '<input id="memo" enterkeyhint="search"><hwalja-keyboard for="memo"></hwalja-keyboard>';
       eye.chosen = host.shadowRoot.lastChild; eye.listen("press", "commit", "action", "layoutchange");
       globalThis.received = 0; for (const type of ["press", "commit"]) host.shadowRoot.addEventListener(type, () => received++);
       for (const name of ["ㄱㅋ", "enter", "globe"]) eye.press(eye.key(name));
       eye.later()""", "[...eye.events.map(([type, detail]) => [type, Object.values(detail)[0]]), received]", [
         ["press", "ㄱㅋ"], ["commit", "ㄱ"], ["action", "search"], ["press", "검색"], ["layoutchange", "cheonjiin-plus"], 0]))

OWN = """<script type="module">
  import { dubeolsikKeyboard } from "/hwalja.js"; import { define } from "/element.js";
  const [letters, ...others] = dubeolsikKeyboard.pages;
  const rows = [...letters.rows, [{ action: "stamp", legend: "⚑" }]];
  define([{ ...dubeolsikKeyboard, pages: [{ ...letters, rows }, ...others] }]);
  </script>"""

play("`keyaction` reports a key with a custom action, after the run has ended", memo(),
     ("eye.listen('press', 'commit', 'keyaction'); eye.tap('ㄱ', '⚑'); eye.later()",
      "[memo.value, ...eye.events.splice(0).map(([type, detail]) => [type, Object.values(detail)[0]])]",
      ["ㄱ", ["press", "ㄱ"], ["commit", "ㄱ"], ["keyaction", "stamp"], ["press", "⚑"]]),
     # The event also works without a field.
     ("eye.element.removeAttribute('for'); memo.remove(); eye.tap('⚑'); eye.later()", "eye.events",
      [["keyaction", {"name": "stamp"}]]), script=OWN)

for types in (["commit"], ["press", "commit"], ["press"]):
    play(f"a page can change the field in a handler of {types}", KEYS,
         (f"""for (const type of {types}) eye.element.addEventListener(type, () => {{ memo.value = ""; }});
           eye.tap("ㄱ", "ㅏ", "space", "ㄴ", "space")""", "[memo.value, eye.element.session.composing]", ["", ""]))

play("`dismiss` hides the keyboard until the field is focused again, unless the page cancels it",
     '<input id="age" inputmode="numeric"><input id="other">' + keyboard("for=age"),
     ("""eye.listen("dismiss"); age.focus();
       eye.element.addEventListener("dismiss", globalThis.no = (event) => event.preventDefault())""",
      "☝ dismiss", "[eye.element.hidden, eye.events.length]", [False, 1]),
     ("eye.element.removeEventListener('dismiss', no)", "☝ dismiss",
      "[eye.element.hidden, eye.events.length, getComputedStyle(eye.element).display]", [True, 2, "none"]),
     ("other.focus(); eye.later()", "eye.element.hidden", True),
     ("age.focus(); eye.later()", "eye.element.hidden", False))
