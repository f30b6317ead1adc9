"""What the keyboard asks of a field, what it does to it, and what that is left as."""

from scene import KEYBOARD, keyboard, states

F = keyboard("for=f")


@states("inputmode is none while the keyboard types into a field, and afterwards what it was")
def _(scene):
    scene.open('<input id="one" inputmode="search"><input id="two">' + keyboard("for=one"))
    for act, modes in (
        ("1", ["none", None]), ("eye.element.for = 'two'", ["search", "none"]),
        ("eye.element.field = one", ["none", None]),
        ("globalThis.kept = eye.element; kept.remove(); eye.later()", ["search", None]),
    ):
        scene.run(act)
        scene.gives("[one.getAttribute('inputmode'), two.getAttribute('inputmode')]", modes, act)


@states("a field that two keyboards type into gets its inputmode back from the last of them")
def _(scene):
    scene.open('<input id="f" inputmode="numeric">' + F * 2)
    first = "[...document.querySelectorAll('hwalja-keyboard')].map((each) => eye.legend(eye.keys(each)[0]))"
    scene.gives(first, ["1", "1"])
    for mode in ("none", "numeric"):
        scene.run("eye.element.remove(); eye.later()")
        scene.gives("f.getAttribute('inputmode')", mode)


@states("the field's own page, its capitals and its Enter are what it asks for")
def _(scene):
    for field, first, due in (
        ("", "ㅣㆍㅡ", 0), ("inputmode=numeric", "123", 0), ("inputmode=decimal", "123", 0), ("type=tel", "123", 0),
        ("inputmode=tel", "123", 0), ("inputmode=email autocapitalize=none", "qwe", 0), ("type=url", "qwe", 0),
        ("inputmode=url autocapitalize=sentences", "QWE", 1), ("inputmode=email autocapitalize=words", "QWE", 1),
        ("type=search", "ㅣㆍㅡ", 0), ("type=tel inputmode=none", "123", 0), ("type=tel inputmode=text", "ㅣㆍㅡ", 0),
    ):
        scene.open(f'<input id="f" {field}>{F}')
        scene.gives("[eye.keys().slice(0, 3).map(eye.legend).join(''), eye.parts('due').length]", [first, due], field)
    for hint, legend in (("go", "이동"), ("search", "검색"), ("send", "전송"), ("next", "다음"), ("done", "완료")):
        scene.open(f'<input id="f" enterkeyhint="{hint}">{F}')
        scene.gives("eye.legend(eye.key('enter'))", legend)


@states("fields for e-mail and numbers take texts, and compose no letters")
def _(scene):
    scene.open('<input id="mail" type="email"><input id="age" type="number">' + keyboard("for=mail"))
    scene.tap("q", "w", "@", "@", "backspace")
    scene.gives("mail.value", "qw@")
    scene.run("eye.element.for = 'age'")
    scene.tap("1", "2", "3", "backspace")
    scene.gives("[age.value, age.getAttribute('inputmode')]", ["12", "none"])
    scene.run("const key = eye.key('4'); key.focus(); key.click(); eye.later()")
    scene.gives("[age.value, eye.element.shadowRoot.activeElement === eye.key('4')]", ["124", True], "the focus stays")


@states("a field for e-mail that can have no focus is not typed into, and neither is another")
def _(scene):
    scene.open('<textarea id="memo">가나</textarea><input id="f" type="email" disabled>' + F)
    scene.run("memo.focus(); memo.setSelectionRange(2, 2); eye.tap('q', 'backspace')")
    scene.gives("[memo.value, f.value]", ["가나", ""])


@states("a field that goes from the page is let go of")
def _(scene):
    scene.open(f'<div id="place"><textarea id="memo" inputmode="text"></textarea></div><input id="other">{KEYBOARD}')
    scene.run("memo.focus()")
    scene.tap("ㄱㅋ")
    scene.run("globalThis.gone = memo; place.textContent = ''; eye.later(50)")
    scene.run("eye.tap('ㄴㄹ', 'backspace', 'space'); other.focus()")
    scene.tap("ㄷㅌ")
    scene.gives("[other.value, gone.value, gone.getAttribute('inputmode')]", ["ㄷ", "ㄱ", "text"])
