"""What Enter does."""

from scene import KEYBOARD, keyboard, memo, states

COUNT = "globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1);"


@states("Enter submits a form as a computer's does: by its first button, or by its only field")
def _(scene):
    for hint in ("", "enterkeyhint=go", "type=email"):
        field, alone = f'<input id="line" name="line" {hint}>', "document.querySelector('[name=far]').remove();"
        for form, before, sent in (
            ('<button type="button">x</button><button name="do" value="1">x</button>', "", ["line,do"]),
            ('<input type="submit" name="do" disabled><button name="no"></button>', "", []),
            ("", "", ["line,far"]),
            ('<input type="checkbox">', alone, ["line"]),
            ('<input name="two">', alone, []),
        ):
            scene.open(
                f'<form action="/nowhere"><button name="other"></button></form><form id="form">{field}{form}</form>'
                '<button form="form" name="far" value="1"></button>' + keyboard("for=line"))
            scene.run(f"""globalThis.sent = []; {before} form.onsubmit = (event) => (event.preventDefault(),
              sent.push([...new FormData(form, event.submitter).keys()].join()));
              line.focus(); eye.tap("enter"); eye.later()""")
            scene.gives("sent", sent, f"{form} {hint}")


@states("a field that is read-only submits, as on a computer, and one that is disabled does not")
def _(scene):
    for state, after, sent in (("readonly", "", 1), ("", "f.disabled = true", 1), ("disabled", "", 0)):
        scene.open(f'<form id="form"><input id="f" enterkeyhint="search" {state}></form>' + keyboard("for=f"))
        scene.run(f"{COUNT} f.focus(); eye.tap('enter'); {after}; {'eye.tap(`enter`);' if after else ''} eye.later()")
        scene.gives("sent", sent, state or "disabled by the first")


@states("a page hears of Enter as of a key, and can prevent what that does")
def _(scene):
    scene.open('<form id="form">' + memo().replace(">", ' enterkeyhint="send">', 1) + "</form>")
    scene.run("""globalThis.heard = []; form.onsubmit = (event) => (event.preventDefault(), heard.push("submit"));
      memo.onkeydown = (event) => (heard.push(event.key), event.preventDefault());
      memo.focus(); eye.tap("ㄱㅋ", "enter")""")
    scene.gives("[memo.value, heard]", ["ㄱ", ["Enter"]])


@states("with enterkeyhint go, search or send, Enter submits the form, unless the page prevents it")
def _(scene):
    for hint in ("go", "search", "send"):
        scene.open('<form id="form">' + memo().replace(">", f' enterkeyhint="{hint}">', 1) + "</form>")
        scene.run(COUNT + "eye.listen('action')")
        scene.tap("ㄱㅋ", "enter")
        scene.gives("[memo.value, sent, eye.events]", ["ㄱ", 1, [["action", {"action": hint}]]])
        scene.run("eye.element.addEventListener('action', (event) => event.preventDefault())")
        scene.tap("enter")
        scene.gives("[memo.value, sent]", ["ㄱ", 1])


@states("with enterkeyhint next, Enter goes to the form's next field; with done, it leaves the field")
def _(scene):
    scene.open("""<form><input id="a" enterkeyhint="next"><button type="button">x</button><input type="hidden">
      <input id="no" disabled><input id="b" enterkeyhint="done"></form><input id="outside">""" + KEYBOARD)
    scene.run("a.focus()")
    scene.tap("ㄱㅋ", "enter", "ㄴㄹ")
    scene.gives("[document.activeElement.id, a.value, b.value]", ["b", "ㄱ", "ㄴ"])
    scene.tap("enter")
    scene.gives("[document.activeElement === document.body, b.value]", [True, "ㄴ"])
