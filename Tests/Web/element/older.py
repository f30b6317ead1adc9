"""Simulates older browsers in current ones."""

from scene import KEYBOARD, memo, play

play("without Intl.Segmenter, the space bar moves the cursor by code points", memo(),
     "memo.value = '가😀나'; memo.focus(); memo.setSelectionRange(4, 4)",
     *((f"✋ space 0 {way}", "['Segmenter' in Intl, memo.selectionStart]", [False, place])
       for way, place in ((-70, 0), (60, 3))), head="<script>delete Intl.Segmenter</script>")

play("the keyboard types into rich text in shadow trees with the getComposedRanges of Safari 17",
     '<div id="host"></div>' + KEYBOARD,
     ("""host.attachShadow({ mode: "open" }).innerHTML = "<div contenteditable>가</div>";
       globalThis.rich = host.shadowRoot.firstChild; eye.element.field = rich; rich.focus(); 1""",
      "☝ ㄱㅋ ㅣ", "[rich.textContent.replace('가', ''), wasCalled]", ["기", True]), engines=("Chromium",), head="""<script>
       const ranges = Selection.prototype.getComposedRanges;
       globalThis.wasCalled = false;
       Selection.prototype.getComposedRanges = function (root) {
         if (!(root instanceof ShadowRoot)) throw new TypeError("not a ShadowRoot");
         wasCalled = true;
         return ranges.call(this, { shadowRoots: [root] });
       };</script>""")

play("the audio context is resumed when a finger is lifted", memo(),
     ("eye.element.sound = true; memo.focus(); eye.send('pointerdown', eye.key('ㄱㅋ'))", "resumes", 0),
     ("eye.send('pointerup', eye.key('ㄱㅋ'))", "resumes", 1),
     head="""<script>globalThis.resumes = 0; const { resume } = AudioContext.prototype;
       AudioContext.prototype.resume = function () { resumes += 1; return resume.call(this); }</script>""")
