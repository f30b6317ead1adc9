"""Types words with real pointers on the drawn keys."""

from presses import LAYOUTS, codes, keys, tables
from scene import memo, test

# The middle of each key, by the legend of the key or by its role.
BOARD = """Object.fromEntries(eye.keys().map((key) => [key.part.contains("letter") ? eye.legend(key)
  : [...key.part].find((part) => ["shift", "backspace", "space"].includes(part)), eye.middle(key)]))"""
TEXT = "안녕하세요 여덟 괜찮아 있습니다"


def taps(scene, layout, text):
    """Returns the places to tap for `text`. If space also writes a space after a run, backspace deletes that
    space."""
    board, typed = scene.run(BOARD), codes(layout, text)
    places = []
    for code in typed:
        key = keys(layout).get(code)
        if code == "␣":
            names = ["space"]
        elif code == "_":
            names = ["space"] if tables(layout).get("spaceEndsRun") else ["space", "backspace"]
        elif "under" in key:
            names = ["shift", key["under"]]
        else:
            names = [key.get("legend", key["id"])]
        places += [board[name] for name in names]
    return places


@test("a mouse, a finger and a pen type words on every layout into each kind of field")
def _(scene):
    for kind, field, close in (("mouse", "textarea", "</textarea>"), ("touch", "input", ""),
                               ("pen", "div contenteditable style='height: 4em'", "</div>")):
        scene.open(memo("cycletimeout=Infinity", field, close))
        for layout in LAYOUTS if kind == "mouse" else ("cheonjiin", "dubeolsik"):
            scene.run(f"memo.blur(); memo.value = memo.textContent = ''; memo.focus(); eye.element.layout = '{layout}'")
            scene.touch(taps(scene, layout, TEXT), kind)
            scene.expect("(memo.value || memo.innerText).replaceAll('\\u00a0', ' ')", TEXT, f"{layout} by {kind}")
            scene.expect("memo.matches(':focus')", True, "the focus stays in the field")


# The driver of WebKit has no touch. The driver of Chromium stops accepting touches after two touches have overlapped,
# so this test must be the last one.
@test("two real thumbs type words, each down before the other is up", engines=("Chromium", "Firefox"))
def _(scene):
    scene.open(memo("cycletimeout=Infinity"))
    for layout in ("cheonjiin", "dubeolsik"):
        scene.run(f"memo.value = ''; eye.element.layout = '{layout}'; memo.focus()")
        scene.thumbs(taps(scene, layout, TEXT))
        scene.expect("memo.value", TEXT, layout)
