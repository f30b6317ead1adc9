"""Tests the remote controls of televisions, and scanning with switches."""

from scene import keyboard, memo, play, wait

KEYS = keyboard("layout=dubeolsik")
FOCUSED = "eye.legend(eye.element.shadowRoot.activeElement)"
# The remote controls of LG and Samsung send only a key code.
BACK = """globalThis.back = (target, init) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, composed: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}; globalThis.focused = () => document.activeElement.shadowRoot?.activeElement ?? document.activeElement; 1"""

play("the page moves the focus to the keys, and arrows and OK type", f'<input id="one">{KEYS}',
     "one.onkeydown = ({ key }) => { if (key === 'ArrowDown') eye.element.focus(); }; one.focus()",
     ("⌨ ArrowDown", FOCUSED, "ㅂ"), ("⌨ Enter ArrowDown ArrowRight Enter", "[one.value, %s]" % FOCUSED, ["ㅂㄴ", "ㄴ"]),
     # The key that had the focus last has the focus again.
     ("one.focus()", "⌨ ArrowDown", FOCUSED, "ㄴ"))

for name, init in (("GoBack", "{ key: 'GoBack' }"), ("LG", "{ key: 'Unidentified', keyCode: 461 }"),
                   ("Samsung", "{ key: 'XF86Back', keyCode: 10009 }"), ("Escape", "{ key: 'Escape' }")):
    play(f"on a key, Back returns to the field, and hides a keyboard with `auto`: {name}", f'<input id="one">{KEYS}', BACK,
         (f"one.focus(); eye.element.focus(); back(focused(), {init})", True),
         ("[document.activeElement.id, eye.element.hidden]", ["one", False]),
         # If the field has the focus, the page handles the key.
         (f"back(one, {init})", False),
         (f"eye.element.auto = true; one.blur(); one.focus(); eye.element.focus(); back(focused(), {init})", True),
         ("eye.later(200)", "[document.activeElement.id, eye.element.hidden]", ["one", True]),
         (f"back(one, {init})", False),
         ("one.blur(); one.focus()", f"[eye.element.hidden, back(one, {init}), eye.element.hidden]",
          [False, name != "Escape", name != "Escape"]))

LIT = "[...eye.element.shadowRoot.querySelectorAll('.lit')].map((lit) => lit.matches('button') ? eye.legend(lit) : 'row')"
OFFERED = "eye.rows().findIndex((row) => row.matches('.lit'))"

def offered(legend):
    return wait(f"eye.keys().some((key) => key.matches('.lit') && eye.legend(key) === '{legend}')")


# The interval is long, because drivers take long to press a key.
play("with one switch, a press chooses the offered row, and then a key in it", memo("layout=dubeolsik"),
     ("memo.focus()", "[eye.element.scanInterval, eye.element.scanInterval = 800, eye.element.scanInterval]",
      [None, 800, 800]),
     (wait(f"{OFFERED} === 1"), "⌨ Space", f"[{OFFERED}, {LIT}.length]", [-1, 1]),
     (offered("ㄴ"), "⌨ Space", "memo.value", "ㄴ"),
     (wait(f"{OFFERED} === 1"), "⌨ Enter", offered("ㅗ"), "⌨ Enter", "[memo.value, document.activeElement.id]", ["노", "memo"]),
     ("eye.element.scanInterval = null", LIT, []), ("⌨ Space", "memo.value", "노 "))

play("after two rounds without a press, scanning leaves the row", memo("layout=dubeolsik"), engines=("Chromium",), *(
    "memo.focus(); eye.element.scanInterval = 200", (wait(f"{OFFERED} === 3"), "⌨ Space", offered("한/영"), OFFERED, -1),
    (wait(f"{OFFERED} === 0"), "memo.value", "")))

play("scanning offers nothing while the keyboard is hidden, and stops when it is removed", memo("layout=dubeolsik"),
     "memo.focus(); eye.element.scanInterval = 50", (wait(f"{LIT}.length === 1"), "eye.element.hidden = true; eye.later(200)",
                                                      LIT, []),
     ("⌨ a Space b", "memo.value", "a b"), ("eye.element.hidden = false", wait(f"{LIT}.length === 1"), "1", 1),
     ("globalThis.own = eye.element; own.remove(); eye.later(200)", "own.scanInterval", None))
