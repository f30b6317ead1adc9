"""What older browsers do otherwise, as others can be made to do it; and documents that an element moves to."""

from scene import KEYBOARD, states


@states("where no browser tells people's characters apart, the space bar goes by code points")
def _(scene):
    scene.open(head="<script>delete Intl.Segmenter</script>")
    scene.run("memo.value = '가😀나'; memo.focus(); memo.setSelectionRange(4, 4)")
    scene.gives("'Segmenter' in Intl", False)
    for way, place in ((-70, 0), (60, 3)):
        scene.hold("space", 0, way, 0)
        scene.gives("memo.selectionStart", place)


@states("where selections tell of shadow trees as in Safari 17, text there is typed into", engines=("Chromium",))
def _(scene):
    scene.open('<div id="host"></div>' + KEYBOARD, head="""<script>
      const ranges = Selection.prototype.getComposedRanges;
      globalThis.asked = false;
      Selection.prototype.getComposedRanges = function (root) {
        if (!(root instanceof ShadowRoot)) throw new TypeError("not a ShadowRoot");
        asked = true;
        return ranges.call(this, { shadowRoots: [root] });
      };</script>""")
    scene.run("""host.attachShadow({ mode: "open" }).innerHTML = "<div contenteditable>가</div>";
      globalThis.rich = host.shadowRoot.firstChild; eye.element.field = rich; rich.focus(); 1""")
    scene.tap("ㄱㅋ", "ㅣ")
    scene.gives("[rich.textContent.replace('가', ''), asked]", ["기", True])


@states("a sound that may not begin by itself is allowed as a finger is lifted")
def _(scene):
    scene.open(head="""<script>globalThis.allowed = 0; const { resume } = AudioContext.prototype;
      AudioContext.prototype.resume = function () { allowed += 1; return resume.call(this); }</script>""")
    scene.run("eye.element.sound = true; memo.focus(); eye.send('pointerdown', eye.key('ㄱㅋ'))")
    scene.gives("allowed", 0, "not yet")
    scene.run("eye.send('pointerup', eye.key('ㄱㅋ'))")
    scene.gives("allowed", 1)


@states("an element that goes to another document looks the same there, and types")
def _(scene):
    scene.open(f'<iframe id="frame" width="400" height="300" srcdoc="<!doctype html><input>"></iframe>{KEYBOARD}')
    scene.until("globalThis.there = frame.contentDocument.querySelector('input')")
    look = "getComputedStyle(eye.rows(gone)[0]).display"
    scene.run("globalThis.gone = eye.element; frame.contentDocument.body.append(gone); eye.later(50)")
    scene.gives(look, "grid")
    scene.run("there.focus(); eye.later(50).then(() => [eye.key('ㄱㅋ', gone), eye.key('ㅣ', gone)].forEach(eye.press))")
    scene.gives("there.value", "기")
    scene.run("document.body.append(gone); eye.later(50)")
    scene.gives(look, "grid", "and back")
