"""Remote controls of televisions, and people who press one switch."""

from scene import keyboard, memo, play, wait

KEYS = keyboard("layout=dubeolsik")
FOCUSED = "eye.legend(eye.element.shadowRoot.activeElement)"
# LG's and Samsung's say their number alone.
BACK = """globalThis.back = (target, init) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, composed: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}; globalThis.focused = () => document.activeElement.shadowRoot?.activeElement ?? document.activeElement; 1"""

play("the page moves the focus to the keys, and arrows and OK type", f'<input id="one">{KEYS}',
     "one.onkeydown = ({ key }) => { if (key === 'ArrowDown') eye.element.focus(); }; one.focus()",
     ("⌨ ArrowDown", FOCUSED, "ㅂ"), ("⌨ Enter ArrowRight ArrowDown Enter", "[one.value, %s]" % FOCUSED, ["ㅂㅁ", "ㅁ"]),
     # The key that had the focus last has it again.
     ("one.focus()", "⌨ ArrowDown", FOCUSED, "ㅁ"))

for name, init in (("GoBack", "{ key: 'GoBack' }"), ("LG", "{ key: 'Unidentified', keyCode: 461 }"),
                   ("Samsung", "{ key: 'XF86Back', keyCode: 10009 }"), ("Escape", "{ key: 'Escape' }")):
    play(f"on a key, Back goes to the field, and hides a keyboard that is `auto`: {name}", f'<input id="one">{KEYS}', BACK,
         (f"one.focus(); eye.element.focus(); back(focused(), {init})", True),
         ("[document.activeElement.id, eye.element.hidden]", ["one", False]),
         # In the field, it is the page's.
         (f"back(one, {init})", False),
         (f"eye.element.auto = true; one.blur(); one.focus(); eye.element.focus(); back(focused(), {init})", True),
         ("eye.later(200)", "[document.activeElement.id, eye.element.hidden]", ["one", True]),
         (f"back(one, {init})", False),
         ("one.blur(); one.focus()", f"[eye.element.hidden, back(one, {init}), eye.element.hidden]",
          [False, name != "Escape", name != "Escape"]))

LIT = "[...eye.element.shadowRoot.querySelectorAll('.lit')].map((lit) => lit.matches('button') ? eye.legend(lit) : 'row')"
OFFERED = "eye.rows().findIndex((row) => row.matches('.lit'))"
KEY = "eye.keys().findIndex((key) => key.matches('.lit'))"

play("with one switch, a row is chosen as it is offered, and then a key in it", memo("layout=dubeolsik"),
     ("memo.focus()", "[eye.element.scanInterval, eye.element.scanInterval = 300, eye.element.scanInterval]",
      [None, 300, 300]),
     # The second row, and in it ㅎ, which is after four others; then the third key of the same row.
     (wait(f"{OFFERED} === 1"), "⌨ Space", f"[{OFFERED}, {LIT}.length]", [-1, 1]),
     (wait(f"eye.keys()[{KEY}]?.part.contains('letter') && eye.legend(eye.keys()[{KEY}]) === 'ㅎ'"), "⌨ Space", "memo.value",
      "ㅎ"),
     (wait(f"{OFFERED} === 1"), "⌨ Enter", wait(f"eye.legend(eye.keys()[{KEY}]) === 'ㅏ'"), "⌨ Enter",
      "[memo.value, document.activeElement.id]", ["하", "memo"]),
     # A row that nobody takes a key of is left again; rows begin anew.
     (wait(f"{OFFERED} === 3"), "⌨ Space", wait(f"{OFFERED} === 0"), "memo.value", "하"),
     ("eye.element.scanInterval = null", LIT, []), ("⌨ Space", "memo.value", "하 "))

play("nothing is offered while the keyboard is hidden, and nothing once it is gone", memo("layout=dubeolsik"),
     "memo.focus(); eye.element.scanInterval = 50", (wait(f"{LIT}.length === 1"), "eye.element.hidden = true; eye.later(200)",
                                                      LIT, []),
     ("⌨ a Space b", "memo.value", "a b"), ("eye.element.hidden = false", wait(f"{LIT}.length === 1"), "1", 1),
     ("globalThis.own = eye.element; own.remove(); eye.later(200)", "own.scanInterval", None))
