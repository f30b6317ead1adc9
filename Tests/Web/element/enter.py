"""Tests the Enter key."""

from scene import KEYBOARD, keyboard, memo, play

COUNT = "globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1);"
ALONE = "document.querySelector('[name=far]').remove();"
# The content of a form besides its field, a script that runs first, and the fields in which Enter submits the form.
FORMS = [
    ('<button type="button">x</button><button name="do" value="1">x</button>', "", ["line,do"]),
    ('<input type="submit" name="do" disabled><button name="no"></button>', "", []),
    ("", "", ["line,far"]), ('<input type="checkbox">', ALONE, ["line"]), ('<input name="two">', ALONE, []),
]

for hint in ("", "enterkeyhint=go", "type=email"):
    for form, before, sent in FORMS:
        play(f"Enter submits like a computer's, by the first button or the only field: {form} {hint}",
             '<form action="/nowhere"><button name="other"></button></form>'
             f'<form id="form"><input id="line" name="line" {hint}>{form}</form>'
             '<button form="form" name="far" value="1"></button>' + keyboard("for=line"),
             (f"""globalThis.sent = []; {before} form.onsubmit = (event) => (event.preventDefault(),
               sent.push([...new FormData(form, event.submitter).keys()].join()));
               line.focus(); eye.tap("enter"); eye.later()""", "sent", sent))

for state, after, sent in (("readonly", "", 1), ("", "f.disabled = true; eye.tap('enter');", 1), ("disabled", "", 0)):
    play(f"a read-only field submits, as on a computer, and a disabled one does not: {state or after}",
         f'<form id="form"><input id="f" enterkeyhint="search" {state}></form>' + keyboard("for=f"),
         (f"{COUNT} f.focus(); eye.tap('enter'); {after} eye.later()", "sent", sent))

play("a page receives key events for Enter, and can cancel them",
     '<form id="form">' + memo().replace(">", ' enterkeyhint="send">', 1) + "</form>",
     ("""globalThis.received = []; form.onsubmit = (event) => (event.preventDefault(), received.push("submit"));
       memo.onkeydown = (event) => (received.push(event.key), event.preventDefault());
       memo.focus(); eye.tap("ㄱㅋ", "enter")""", "[memo.value, received]", ["ㄱ", ["Enter"]]))

for hint in ("go", "search", "send"):
    play(f"with enterkeyhint {hint}, Enter submits the form, unless the page cancels `action`",
         '<form id="form">' + memo().replace(">", f' enterkeyhint="{hint}">', 1) + "</form>",
         (f"{COUNT} eye.listen('action')", "☝ ㄱㅋ enter", "[memo.value, sent, eye.events]",
          ["ㄱ", 1, [["action", {"action": hint}]]]),
         ("eye.element.addEventListener('action', (event) => event.preventDefault())", "☝ enter", "[memo.value, sent]",
          ["ㄱ", 1]))

play("with enterkeyhint next, Enter goes to the form's next field; with done, it leaves the field",
     """<form><input id="a" enterkeyhint="next"><button type="button">x</button><input type="hidden">
       <input id="no" disabled><input id="b" enterkeyhint="done"></form><input id="outside">""" + KEYBOARD,
     ("a.focus()", "☝ ㄱㅋ enter ㄴㄹ", "[document.activeElement.id, a.value, b.value]", ["b", "ㄱ", "ㄴ"]),
     ("☝ enter", "[document.activeElement === document.body, b.value]", [True, "ㄴ"]))

for kept in ('<input style="display: none">', "<div inert><input></div>", "<fieldset hidden><input></fieldset>",
             '<input style="visibility: hidden">', "<details><summary>x</summary><input></details>"):
    play(f"with enterkeyhint next, Enter skips fields that cannot take the focus: {kept}",
         f'<form><input id="a" enterkeyhint="next">{kept}<input id="b"></form>{KEYBOARD}',
         ("a.focus()", "☝ enter", "document.activeElement.id", "b"))
