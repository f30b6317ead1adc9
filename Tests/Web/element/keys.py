"""Tests the keys of a computer's keyboard, both in the field and on the drawn keys. Also tests screen readers."""

from scene import keyboard, memo, play

KEYS = memo("layout=dubeolsik")
WITH_KEYBOARD = memo("layout=dubeolsik hardware")
SAID = "eye.element.shadowRoot.querySelector('[role=status]').textContent"
FOCUSED = "eye.legend(eye.element.shadowRoot.activeElement)"
LIT = "eye.keys().filter((key) => key.matches('.lit')).map(eye.legend)"
R_DOWN, R_UP = (f"eye.sendKey(memo, '{type}', 'r', 'KeyR')" for type in ("keydown", "keyup"))

# With two keyboards on the page, a key of the computer types only once, and into only one run.
play("with `hardware`, a computer's keys type, too, and without it they do not",
     WITH_KEYBOARD + WITH_KEYBOARD[WITH_KEYBOARD.index("<hwalja"):],
     ("memo.focus()", "⌨ g k s r m f", "memo.value", "한글"),
     ("⌨ Backspace", "☝ ㅡ backspace ㄹ", "memo.value", "한글"),
     ("for (const one of document.querySelectorAll('hwalja-keyboard')) one.hardware = false",
      "memo.value = ''; memo.focus()", "⌨ g k", "[memo.value, eye.element.hasAttribute('hardware')]", ["gk", False]))

play("with `hardware`, a computer's keys type as usual while the page has no Korean letters",
     '<input id="tel" type="tel"><input id="memo"><hwalja-keyboard hardware="numpad"></hwalja-keyboard>',
     ("tel.focus()", "⌨ Numpad4 8", "tel.value", "48"),
     ("memo.focus()", "☝ language", "⌨ Numpad4", "☝ language", "⌨ Numpad4", "memo.value", "4ㄱ"))

# A bar code reader types as fast as it can and then presses Enter.
for layout in ("cheonjiin", "naratgeul", "sky", "dubeolsik"):
    for hardware in ("hardware", "hardware=numpad"):
        play(f"a bar code reader types digits: {layout} {hardware}",
             f'<form id="form"><input id="memo"></form>{keyboard(f"for=memo layout={layout} {hardware}")}',
             "globalThis.sent = []; form.onsubmit = (event) => (event.preventDefault(), sent.push(memo.value)); memo.focus()",
             ("⌨ " + " ".join("8801234567893") + " Enter", "sent", ["8801234567893"]),
             # The result must be the same after letters.
             ("memo.value = ''", "☝ language language", "⌨ 8 8 Enter", "sent.length", 2))

play("with `hardware`, a key is lit while it is down, until the field loses the focus", KEYS,
     ("memo.focus()", R_DOWN, LIT, []), ("eye.element.hardware = true", R_DOWN, LIT, ["ㄱ"]), (R_UP, LIT, []),
     (R_DOWN, LIT, ["ㄱ"]), ("memo.blur()", LIT, []))

play("with `hardware`, a computer's Backspace deletes the unit in the settings", memo("hardware"),
     ("memo.focus()", "☝ ㄱㅋ ㄱㅋ", "⌨ Backspace", "memo.value", ""),
     ("eye.element.settings = { backspaceUnit: 'stroke' }", "☝ ㄱㅋ ㄱㅋ", "⌨ Backspace", "memo.value", "ㄱ"))


# `exclusive` does not block the Enter key of the keyboard on the screen.
play("with `exclusive`, only the keyboard and `hardware` write into the field, and other keys work as usual",
     '<form id="form"><input id="memo"></form>' + keyboard("for=memo layout=dubeolsik exclusive"),
     "globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1); memo.focus()",
     ("☝ ㄱ ㅏ", "⌨ g 1 Space Backspace Delete Enter", "[memo.value, sent]", ["가", 0]),
     ("☝ enter", "⌨ ArrowLeft", "[sent, memo.selectionStart]", [1, 0]), ("⌨ Control+a", "memo.selectionEnd", 1),
     ("eye.element.hardware = true", "⌨ g k 1", "memo.value", "하"),
     ("eye.element.exclusive = false", "⌨ 1", "memo.value", "하1"))

# A phone has 1 at the top, where a numeric pad has 7. Therefore, 4 types ㄱㅋ and 1 types ㅣ.
play("with `hardware=numpad`, the numeric pad types like a phone's keys, and the space key's legend follows the run",
     memo("hardware=numpad"), ("memo.focus()", "⌨ Numpad4 Numpad7",
                               "[memo.value, eye.legend(eye.key('space')), eye.element.hardware]",
                               ["기", "다음", "numpad"]),
     # Here, space only ends the run.
     ("⌨ Space", "[memo.value.length, eye.legend(eye.key('space'))]", [1, "천지인"]),
     ("eye.element.hardware = true", "⌨ Numpad4", "[memo.value, eye.element.getAttribute('hardware')]", ["기4", ""]))


play("the Tab key reaches the keypad once, arrows move on it, and Enter and the space bar press",
     KEYS + '<input id="after">',
     ("memo.focus()", "⌨ Tab", f"[document.activeElement === eye.element, {FOCUSED}]", [True, "ㅂ"]),
     # The key keeps the focus after Enter.
     ("⌨ ArrowRight Enter", f"[memo.value, {FOCUSED}]", ["ㅈ", "ㅈ"]),
     ("⌨ ArrowRight Space", "[memo.value, document.activeElement === eye.element]", ["ㅈㄷ", True]),
     ("⌨ Tab", "document.activeElement.id", "after"))

play("arrows reach every key and do not leave the keypad, which stays one Tab stop", KEYS, ("""(() => {
       const keys = eye.keys(), seen = new Set([eye.key("ㅎ")]);
       for (const key of seen) {
         for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
           key.focus();
           eye.sendKey(key, "keydown", arrow);
           seen.add(eye.element.shadowRoot.activeElement);
         }
       }
       return [keys.length - seen.size, seen.has(null), keys.filter((key) => key.tabIndex === 0).length];
     })()""", [0, False, 1]))

play("a screen reader presses without fingers, and announces the run or the key's name", KEYS,
     *((f"for (const name of {names}) eye.key(name).click()", f"[memo.value, {SAID}]", found) for names, found in (
         (["shift", "ㄲ", "ㅏ", "ㄱ"], ["깍", "깍"]),
         (["backspace", "space", "language", "q", "backspace"], ["까 ", "지우기"]), (["w"], ["까 w", "w"]))))

play("a click of a screen reader, whose pointer has no size, is a press, and a finger's click is not", KEYS,
     ("""globalThis.away = document.body.appendChild(document.createElement("input")); away.focus();
       const key = eye.key("ㄱ");
       eye.press(key, { width: 0, height: 0 });
       key.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, composed: true, cancelable: true }))""",
      f"[memo.value, document.activeElement === away, {SAID}]", ["ㄱ", True, "ㄱ"]),
     ("☝ ㅏ", "memo.value", "가"))
