"""What older browsers do otherwise, as others can be made to do it; and documents that an element moves to."""

from scene import KEYBOARD, memo, play, states


@states("where no browser tells people's characters apart, the space bar goes by code points")
def _(scene):
    scene.open(head="<script>delete Intl.Segmenter</script>")
    scene.run("memo.value = '가😀나'; memo.focus(); memo.setSelectionRange(4, 4)")
    for way, place in ((-70, 0), (60, 3)):
        scene.hold("space", 0, way, 0)
        scene.gives("['Segmenter' in Intl, memo.selectionStart]", [False, place])


play("where selections tell of shadow trees as in Safari 17, text there is typed into",
     '<div id="host"></div>' + KEYBOARD,
     ("""host.attachShadow({ mode: "open" }).innerHTML = "<div contenteditable>가</div>";
       globalThis.rich = host.shadowRoot.firstChild; eye.element.field = rich; rich.focus(); 1""",
      "☝ ㄱㅋ ㅣ", "[rich.textContent.replace('가', ''), asked]", ["기", True]), engines=("Chromium",), head="""<script>
       const ranges = Selection.prototype.getComposedRanges;
       globalThis.asked = false;
       Selection.prototype.getComposedRanges = function (root) {
         if (!(root instanceof ShadowRoot)) throw new TypeError("not a ShadowRoot");
         asked = true;
         return ranges.call(this, { shadowRoots: [root] });
       };</script>""")

play("a sound that may not begin by itself is allowed as a finger is lifted", memo(),
     ("eye.element.sound = true; memo.focus(); eye.send('pointerdown', eye.key('ㄱㅋ'))", "allowed", 0),
     ("eye.send('pointerup', eye.key('ㄱㅋ'))", "allowed", 1),
     head="""<script>globalThis.allowed = 0; const { resume } = AudioContext.prototype;
       AudioContext.prototype.resume = function () { allowed += 1; return resume.call(this); }</script>""")


@states("an element that goes to another document looks the same there, and types")
def _(scene):
    scene.open(f'<iframe id="frame" width="400" height="300" srcdoc="<!doctype html><input>"></iframe>{KEYBOARD}')
    scene.until("globalThis.there = frame.contentDocument.querySelector('input')")
    look = "getComputedStyle(eye.rows(gone)[0]).display"
    scene.play(
        ("globalThis.gone = eye.element; frame.contentDocument.body.append(gone); eye.later(50)", look, "grid"),
        ("there.focus(); eye.later(50).then(() => [eye.key('ㄱㅋ', gone), eye.key('ㅣ', gone)].forEach(eye.press))",
         "there.value", "기"),
        ("document.body.append(gone); eye.later(50)", look, "grid"))
