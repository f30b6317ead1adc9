"""Tests which field the keyboard types into."""

from scene import KEYBOARD, play, test, wait

play("without `for`, the keyboard types into the focused field or the last focused one, and focuses it",
     '<input id="one"><input id="two"><button id="away">x</button>' + KEYBOARD, ("eye.element.field", None),
     ("two.focus()", "☝ ㄱㅋ ㅣ", "one.focus()", "☝ ㄴㄹ ㅣ", "[one.value, two.value, eye.element.field === one]",
      ["니", "기", True]),
     ("🖱 #away", "☝ ㄷㅌ", "[one.value, document.activeElement.id]", ["니ㄷ", "one"]))

play("`for` can name a field that is added later, change at any time, and name a field that is replaced",
     '<div id="place"></div><hwalja-keyboard for="late"></hwalja-keyboard>',
     ("[eye.element.for, eye.element.field]", ["late", None]),
     ("place.innerHTML = '<input id=late><input id=other>'; eye.later()", "☝ ㄱㅋ", "eye.element.for = 'other'", "☝ ㄴㄹ",
      "eye.element.setAttribute('for', 'late')", "☝ ㄴㄹ",
      "[late.value, other.value, late.inputMode, other.inputMode]", ["ㄱㄴ", "ㄴ", "none", ""]),
     ("globalThis.gone = late; place.innerHTML = '<input id=late>'; eye.later(50)", "eye.tap('ㄷㅌ')",
      "[gone.value, document.querySelector('#late').value]", ["ㄱㄴ", "ㄷ"]))

play("a keyboard that is not visible does not suppress the system's keyboard",
     f'<dialog id="dialog"><input id="inside"></dialog><input id="one" inputmode="search">{KEYBOARD}',
     *((f"{act}; eye.later(50)", f"{field}.getAttribute('inputmode')", mode) for act, field, mode in (
         ("eye.element.style.display = 'none'; one.focus()", "one", "search"),
         ("eye.element.style.display = ''", "one", "none"), ("eye.element.hidden = true", "one", "search"),
         ("eye.element.hidden = false; dialog.showModal(); inside.focus()", "inside", None),
         ("""globalThis.deep = dialog.appendChild(document.createElement("div"));
           deep.attachShadow({ mode: "open" }).innerHTML = "<input>"; deep.shadowRoot.firstChild.focus()""",
          "deep.shadowRoot.firstChild", None),
         ("dialog.append(eye.element); inside.blur(); inside.focus()", "inside", "none"))))

SIGHT = "one.blur(); eye.send('pointerdown', one); one.focus(); eye.later(50)"
for hide, show in (("style.visibility = 'hidden'", "style.visibility = ''"), ("inert = true", "inert = false"),
                   ("style.contentVisibility = 'hidden'", "style.contentVisibility = ''"),
                   ("open = false", "open = true")):
    play(f"fields use the system's keyboard from their next focus, while the keyboard is not visible: {hide}",
         f'<input id="one" inputmode="search"><details id="place" open><summary>x</summary>{KEYBOARD}</details>',
         *((f"{act}; {SIGHT}", "one.getAttribute('inputmode')", mode) for act, mode in (
             ("0", "none"), (f"place.{hide}", "search"), (f"place.{show}", "none"))))


play("fields use the system's keyboard while something else fills the screen",
     f'<div id="full"><button id="go">x</button><input id="one" inputmode="search"></div>{KEYBOARD}',
     "one.focus(); go.onclick = () => full.requestFullscreen()",
     ("🖱 #go", wait("document.fullscreenElement"), f"{SIGHT}.then(() => one.inputMode)", "search"),
     ("document.exitFullscreen()", wait("!document.fullscreenElement"), f"{SIGHT}.then(() => one.inputMode)", "none"))

play("a keyboard that is shown again types into the last focused field",
     f'<input id="one"><button id="show">x</button>{KEYBOARD}',
     "one.focus(); show.focus(); eye.element.hidden = true; eye.later(50)",
     ("eye.element.hidden = false; eye.later(50)", "☝ ㄱㅋ", "[one.value, document.activeElement === one]", ["ㄱ", True]))

play("a popover stays open while the keyboard types into its field, also in a shadow tree",
     f'<p id="away">x</p><div id="pop" popover><div id="host"></div></div><div style="height: 9em"></div>{KEYBOARD}',
     """host.attachShadow({ mode: "open" }).innerHTML = "<input>"; globalThis.inner = host.shadowRoot.firstChild;
       pop.showPopover(); inner.focus()""",
     ("☝ ㄱㅋ ㅣ page", "[inner.value, pop.matches(':popover-open')]", ["기", True]),
     ("🖱 #away", "pop.matches(':popover-open')", False))

play("the keyboard follows the focus, also within a shadow tree, and ignores a finger that scrolls",
     f'<div id="host"></div><textarea id="memo" inputmode="numeric"></textarea>{KEYBOARD}',
     """host.attachShadow({ mode: "open" }).innerHTML = "<input><input>";
       globalThis.inner = host.shadowRoot.querySelectorAll("input"); inner[0].focus(); eye.later(20)""", "☝ ㄱㅋ",
     # The field changes before the next press.
     ("inner[1].focus(); eye.later(20)", "[eye.element.field === inner[1], inner[1].inputMode]", [True, "none"]),
     ("☝ ㄴㄹ", "[inner[0].value, inner[1].value, host.shadowRoot.activeElement === inner[1]]", ["ㄱ", "ㄴ", True]),
     # The keys must still fit the field that has the focus.
     ("eye.send('pointerdown', memo); eye.send('pointercancel', memo); 1", "eye.legend(eye.keys()[0])", "ㅣ"),
     ("☝ ㄷㅌ", "[inner[1].value, memo.value]", ["ㄴㄷ", ""]))


@test("the keyboard types into fields in frames, and is shown for them after it was dismissed")
def _(scene):
    for field, names, text in (("<body contenteditable>", ["ㄱㅋ", "ㅣ"], "기"), ("<input type=email>", ["q", "@"], "q@"),
                               ("<input inputmode=numeric>", ["1", "dismiss"], "1")):
        scene.open(f'<iframe id="frame" srcdoc="{field}"></iframe>{KEYBOARD}')
        scene.until("globalThis.there = frame.contentDocument.querySelector('[contenteditable], input')")
        # Wait a moment to see that the first key does not repeat.
        scene.play(("eye.element.field = there; 1", f"☝ {names[0]}", "eye.later(500)", f"☝ {names[1]}",
                    "there.value ?? there.textContent", text))
    scene.expect("[eye.element.hidden, (eye.send('pointerdown', there), eye.element.hidden)]", [True, False])
