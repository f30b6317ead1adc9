"""What older browsers do otherwise, as others can be made to do it."""

from scene import KEYBOARD, memo, play

play("where no browser tells people's characters apart, the space bar goes by code points", memo(),
     "memo.value = '가😀나'; memo.focus(); memo.setSelectionRange(4, 4)",
     *((f"✋ space 0 {way}", "['Segmenter' in Intl, memo.selectionStart]", [False, place])
       for way, place in ((-70, 0), (60, 3))), head="<script>delete Intl.Segmenter</script>")

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
