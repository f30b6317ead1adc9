"""Tests how the keyboard adapts to fields, changes them, and restores them."""

from scene import KEYBOARD, keyboard, play

F = keyboard("for=f")
MODES = "[one.getAttribute('inputmode'), two.getAttribute('inputmode')]"

play("inputmode is none while the keyboard types into a field, and is restored afterwards",
     '<input id="one" inputmode="search"><input id="two">' + keyboard("for=one"), (MODES, ["none", None]),
     ("eye.element.for = 'two'", MODES, ["search", "none"]), ("eye.element.field = one", MODES, ["none", None]),
     ("globalThis.kept = eye.element; kept.remove(); eye.later()", MODES, ["search", None]))

play("the last of two keyboards restores the inputmode of their field",
     '<input id="f" inputmode="numeric">' + F * 2,
     ("[...document.querySelectorAll('hwalja-keyboard')].map((each) => eye.legend(eye.keys(each)[0]))", ["1", "1"]),
     *(("eye.element.remove(); eye.later()", "f.getAttribute('inputmode')", mode) for mode in ("none", "numeric")))

for field, first, due in (
    ("", "ㅣㆍㅡ", 0), ("inputmode=numeric", "123", 0), ("inputmode=decimal", "123", 0), ("type=tel", "123", 0),
    ("inputmode=tel", "123", 0), ("inputmode=email autocapitalize=none", "qwe", 0), ("type=url", "qwe", 0),
    ("inputmode=url autocapitalize=sentences", "QWE", 1), ("inputmode=email autocapitalize=words", "QWE", 1),
    ("type=search", "ㅣㆍㅡ", 0), ("type=tel inputmode=none", "123", 0), ("type=tel inputmode=text", "ㅣㆍㅡ", 0),
):
    play(f"the page and the capitals follow the field's attributes: {field}", f'<input id="f" {field}>{F}',
         ("[eye.keys().slice(0, 3).map(eye.legend).join(''), eye.parts('due').length]", [first, due]))

play("the keyboard types into fields for e-mail and numbers, without composing",
     '<input id="mail" type="email"><input id="age" type="number">' + keyboard("for=mail"),
     ("☝ q w @ @ backspace", "mail.value", "qw@"),
     ("eye.element.for = 'age'", "☝ 1 2 3 backspace", "[age.value, age.getAttribute('inputmode')]", ["12", "none"]),
     # The focus must stay on the key.
     ("const key = eye.key('4'); key.focus(); key.click(); eye.later()",
      "[age.value, eye.element.shadowRoot.activeElement === eye.key('4')]", ["124", True]))

play("a field that is removed from the page is restored",
     f'<div id="place"><textarea id="memo" inputmode="text"></textarea></div><input id="other">{KEYBOARD}',
     "memo.focus()", "☝ ㄱㅋ", "globalThis.gone = memo; place.textContent = ''; eye.later(50)",
     ("eye.tap('ㄴㄹ', 'backspace', 'space'); other.focus()", "☝ ㄷㅌ",
      "[other.value, gone.value, gone.getAttribute('inputmode')]", ["ㄷ", "ㄱ", "text"]))

AGAIN = "f.blur(); f.focus(); eye.later()"
play("a field's traits are read again when it is focused, and the page's own inputmode is kept",
     f'<input id="f"><input id="g">{KEYBOARD}', "f.focus()",
     (f"globalThis.before = eye.element.session; {AGAIN}", "eye.element.session === before", True),
     *((f"{act}; {AGAIN}", "[eye.legend(eye.keys()[0]), eye.legend(eye.key('enter')), f.inputMode]", [*asked, "none"])
       for act, asked in (("f.setAttribute('enterkeyhint', 'send')", ["ㅣ", "전송"]), ("f.type = 'tel'", ["1", "전송"]),
                          ("f.inputMode = 'email'", ["q", "전송"]))),
     ("g.focus()", "f.inputMode", "email"))

# Clicks a key that has the focus, as Tab and Enter do.
BY_KEYS = """const key = eye.key('%s'); key.focus(); key.click(); eye.later()"""
# In WebKit, an element without the focus has no cursor, so letters do not join.
play("a key with the focus keeps it while it types into rich text, and letters join",
     '<div id="f" contenteditable></div>' + keyboard("for=f layout=dubeolsik"),
     # The element has never had a cursor.
     *((BY_KEYS % key, "[f.textContent, eye.element.shadowRoot.activeElement === eye.key('%s')]" % key, [text, True])
       for key, text in (("ㅎ", "ㅎ"), ("ㅏ", "하"), ("ㄴ", "한"), ("backspace", "하"))),
     engines=("Chromium", "Firefox"))

play("fields scroll to the text that is typed at their end",
     '<input id="f" style="width: 80px"><textarea id="g" rows="2"></textarea>'
     '<div id="h" contenteditable style="height: 40px; overflow: auto"></div>' + keyboard("layout=dubeolsik"),
     ("f.focus()", "☝" + " ㅎ ㅏ" * 8, "f.scrollLeft > 0 && f.scrollLeft >= f.scrollWidth - f.clientWidth - 2", True),
     *((f"{id}.focus()", "☝" + " ㅎ enter" * 5,
        f"{id}.scrollTop > 0 && {id}.scrollTop >= {id}.scrollHeight - {id}.clientHeight - 9 && scrollY === 0", True)
       for id in "gh"))

play("a password is not announced, even if the page has moved the focus",
     '<input id="f" type="password"><input id="g">' + keyboard("layout=dubeolsik"),
     ("""globalThis.presses = []; eye.element.addEventListener('press', () => presses.push(1));
       f.oninput = () => g.focus(); f.focus(); eye.key('ㅎ').click(); eye.later()""",
      "[presses, eye.element.shadowRoot.querySelector('[role=status]').textContent]", [[], ""]))
