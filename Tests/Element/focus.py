"""Which field the keyboard types into."""

from scene import KEYBOARD, states


@states("without `for`, the field that has the focus is typed into, or that had it last")
def _(scene):
    scene.open('<input id="one"><input id="two"><button id="away">x</button>' + KEYBOARD)
    scene.gives("eye.element.field", None, "none has had it")
    scene.run("two.focus()")
    scene.tap("ㄱㅋ", "ㅣ")
    scene.run("one.focus()")
    scene.tap("ㄴㄹ", "ㅣ")
    scene.gives("[one.value, two.value, eye.element.field === one]", ["니", "기", True])
    scene.click("#away")
    scene.tap("ㄷㅌ")
    scene.gives("[one.value, document.activeElement.id]", ["니ㄷ", "one"], "it had it last, and has it again")


@states("`for` can name a field that comes later, another one at any time, and one that is drawn anew")
def _(scene):
    scene.open('<div id="place"></div><hwalja-keyboard for="late"></hwalja-keyboard>')
    scene.gives("[eye.element.for, eye.element.field]", ["late", None])
    scene.run("place.innerHTML = '<input id=late><input id=other>'; eye.later()")
    scene.tap("ㄱㅋ")
    scene.run("eye.element.for = 'other'")
    scene.tap("ㄴㄹ")
    scene.run("eye.element.setAttribute('for', 'late')")
    scene.tap("ㄴㄹ")
    scene.gives("[late.value, other.value, late.inputMode, other.inputMode]", ["ㄱㄴ", "ㄴ", "none", ""])
    scene.run("globalThis.gone = late; place.innerHTML = '<input id=late>'; eye.later(50)")
    scene.run("eye.tap('ㄷㅌ')")
    scene.gives("[gone.value, document.querySelector('#late').value]", ["ㄱㄴ", "ㄷ"])


@states("a keyboard that nobody can see takes no field from the system's own")
def _(scene):
    scene.open(f'<dialog id="dialog"><input id="inside"></dialog><input id="one" inputmode="search">{KEYBOARD}')

    def modes(act, expected, field="one"):
        scene.run(act + "; eye.later(50)")
        scene.gives(f"{field}.getAttribute('inputmode')", expected, act)

    modes("eye.element.style.display = 'none'; one.focus()", "search")
    modes("eye.element.style.display = ''", "none")
    modes("eye.element.hidden = true", "search")
    modes("eye.element.hidden = false; dialog.showModal(); inside.focus()", None, "inside")
    modes("""globalThis.deep = dialog.appendChild(document.createElement("div"));
      deep.attachShadow({ mode: "open" }).innerHTML = "<input>"; deep.shadowRoot.firstChild.focus()""",
          None, "deep.shadowRoot.firstChild")
    modes("dialog.append(eye.element); inside.blur(); inside.focus()", "none", "inside")


@states("a keyboard that is shown again types into the field that had the focus last")
def _(scene):
    scene.open(f'<input id="one"><button id="show">x</button>{KEYBOARD}')
    scene.run("one.focus(); show.focus(); eye.element.hidden = true; eye.later(50)")
    scene.run("eye.element.hidden = false; eye.later(50)")
    scene.tap("ㄱㅋ")
    scene.gives("[one.value, document.activeElement === one]", ["ㄱ", True])


@states("the focus decides, also within a shadow tree, and not where a finger scrolls")
def _(scene):
    scene.open(f'<div id="host"></div><textarea id="memo" inputmode="numeric"></textarea>{KEYBOARD}')
    scene.run("""host.attachShadow({ mode: "open" }).innerHTML = "<input><input>";
      globalThis.inner = host.shadowRoot.querySelectorAll("input"); inner[0].focus(); eye.later(20)""")
    scene.tap("ㄱㅋ")
    scene.run("inner[1].focus(); eye.later(20)")
    scene.gives("[eye.element.field === inner[1], inner[1].inputMode]", [True, "none"], "before a press")
    scene.tap("ㄴㄹ")
    scene.gives("[inner[0].value, inner[1].value, host.shadowRoot.activeElement === inner[1]]", ["ㄱ", "ㄴ", True])
    scene.run("eye.send('pointerdown', memo); eye.send('pointercancel', memo); 1")
    scene.gives("eye.legend(eye.keys()[0])", "ㅣ", "the keys are those of the field with the focus")
    scene.tap("ㄷㅌ")
    scene.gives("[inner[1].value, memo.value]", ["ㄴㄷ", ""])


@states("fields in frames are typed into, and a keyboard that was dismissed comes back for one")
def _(scene):
    for field, names, text in (("<body contenteditable>", ["ㄱㅋ", "ㅣ"], "기"), ("<input type=email>", ["q", "@"], "q@"),
                               ("<input inputmode=numeric>", ["1", "dismiss"], "1")):
        scene.open(f'<iframe id="frame" srcdoc="{field}"></iframe>{KEYBOARD}')
        scene.until("globalThis.there = frame.contentDocument.querySelector('[contenteditable], input')")
        scene.run("eye.element.field = there; 1")
        scene.tap(names[0])
        # The first key has been let go of, and repeats nothing.
        scene.run("eye.later(500)")
        scene.tap(names[1])
        scene.gives("there.value ?? there.textContent", text)
    scene.gives("[eye.element.hidden, (eye.send('pointerdown', there), eye.element.hidden)]", [True, False])
