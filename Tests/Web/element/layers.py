"""Tests dialogs and layers over the page. For them, a press on a key must not count as a press outside."""

from scene import keyboard, play, test

KEYS = keyboard("layout=dubeolsik")
LAYER = f'<div id="layer"><input id="one"></div><p id="away">x</p>{KEYS}'
TYPES = ("pointerdown", "pointerup", "mousedown", "mouseup", "click", "touchstart", "touchend")
# Listens as libraries do. Some of them use only the capture phase.
LISTEN = f"""globalThis.outside = [];
  for (const type of {list(TYPES)}) for (const capture of [false, true]) {{
    document.addEventListener(type, ({{ target }}) => layer.contains(target) || outside.push(type), capture);
  }}
  one.focus()"""

play("a press on a key does not count as one outside the layer", LAYER, LISTEN,
     ("☝ ㅎ ㅏ ㄴ", "[one.value, outside]", ["한", []]), ("🖱 #away", "outside.includes('pointerdown')", True))

play("with `passthrough`, the page receives the events of presses, and each key types once",
     LAYER.replace("layout=", "passthrough layout="), LISTEN,
     ("☝ ㅎ ㅏ ㄴ", "[one.value, outside.includes('pointerdown'), outside.includes('click')]", ["한", True, True]),
     ("outside.length = 0; eye.element.passthrough = false", "☝ ㄱ", "[one.value, outside]", ["한ㄱ", []]))


@test("a touch on a key does not count as one outside the layer", ("Chromium", "Firefox"))
def _(scene):
    scene.open(LAYER)
    scene.play(LISTEN)
    scene.touch(scene.places(["ㅎ", "ㅏ", "ㄴ"]), "touch")
    scene.expect("[one.value, outside]", ["한", []])


play("keys in a closed shadow tree type, too", '<div id="layer"><input id="one"></div><div id="host"></div>',
     """globalThis.tree = host.attachShadow({ mode: "closed" });
       tree.innerHTML = "<hwalja-keyboard layout=dubeolsik></hwalja-keyboard>"; eye.chosen = tree.firstChild""", LISTEN,
     ("☝ ㅎ ㅏ", "one.value", "하"))

play("keys can be pressed on a page without pointer events", f'<div id="layer"><input id="one"></div>{KEYS}',
     "document.body.style.pointerEvents = 'none'; one.focus()", ("☝ ㅎ ㅏ", "one.value", "하"))

play("the keyboard types in a modal dialog and in a popover",
     f'<dialog id="dialog"><input id="one">{KEYS}</dialog>',
     ("dialog.showModal(); one.focus()", "☝ ㅎ ㅏ", "[one.value, dialog.open]", ["하", True]),
     ("dialog.close(); dialog.popover = 'auto'; dialog.showPopover(); one.focus()", "☝ ㅎ ㅏ",
      "[one.value, dialog.matches(':popover-open')]", ["하하", True]))
