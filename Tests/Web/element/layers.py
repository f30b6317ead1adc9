"""Dialogs and layers over the page: a press on a key is none outside them."""

from scene import keyboard, play, states

KEYS = keyboard("layout=dubeolsik")
LAYER = f'<div id="layer"><input id="one"></div><p id="away">x</p>{KEYS}'
TYPES = ("pointerdown", "pointerup", "mousedown", "mouseup", "click", "touchstart", "touchend")
# As libraries listen, each in its own way; some of them only in the capture phase.
LISTEN = f"""globalThis.outside = [];
  for (const type of {list(TYPES)}) for (const capture of [false, true]) {{
    document.addEventListener(type, ({{ target }}) => layer.contains(target) || outside.push(type), capture);
  }}
  one.focus()"""

play("a press on a key is none outside the layer around the field", LAYER, LISTEN,
     ("☝ ㅎ ㅏ ㄴ", "[one.value, outside]", ["한", []]), ("🖱 #away", "outside.includes('pointerdown')", True))

play("with `passthrough`, the page hears of presses, and each is one press",
     LAYER.replace("layout=", "passthrough layout="), LISTEN,
     ("☝ ㅎ ㅏ ㄴ", "[one.value, outside.includes('pointerdown'), outside.includes('click')]", ["한", True, True]),
     ("outside.length = 0; eye.element.passthrough = false", "☝ ㄱ", "[one.value, outside]", ["한ㄱ", []]))


@states("the same by touch", ("Chromium", "Firefox"))
def _(scene):
    scene.open(LAYER)
    scene.play(LISTEN)
    scene.touch(scene.places(["ㅎ", "ㅏ", "ㄴ"]), "touch")
    scene.gives("[one.value, outside]", ["한", []])


play("keys within a closed shadow tree press, too", '<div id="layer"><input id="one"></div><div id="host"></div>',
     """globalThis.tree = host.attachShadow({ mode: "closed" });
       tree.innerHTML = "<hwalja-keyboard layout=dubeolsik></hwalja-keyboard>"; eye.chosen = tree.firstChild""", LISTEN,
     ("☝ ㅎ ㅏ", "one.value", "하"))

play("keys can be pressed where the page forbids all pointers", f'<div id="layer"><input id="one"></div>{KEYS}',
     "document.body.style.pointerEvents = 'none'; one.focus()", ("☝ ㅎ ㅏ", "one.value", "하"))

play("in a modal dialog, and in a popover, the keyboard types as elsewhere",
     f'<dialog id="dialog"><input id="one">{KEYS}</dialog>',
     ("dialog.showModal(); one.focus()", "☝ ㅎ ㅏ", "[one.value, dialog.open]", ["하", True]),
     ("dialog.close(); dialog.popover = 'auto'; dialog.showPopover(); one.focus()", "☝ ㅎ ㅏ",
      "[one.value, dialog.matches(':popover-open')]", ["하하", True]))
