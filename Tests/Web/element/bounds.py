"""Tests that presses are drawn at once, and that they leave no timers, listeners or nodes behind."""

from scene import memo, play, test

# Counts timers. While the keyboard is idle, there must be no timers.
TIMERS = """<script>
  globalThis.timers = 0;
  const begin = globalThis.setTimeout;
  eye.later = (delay = 0) => new Promise((done) => begin(done, delay));
  globalThis.setTimeout = (...all) => (timers += 1, begin(...all));
</script>"""
NODES = "document.querySelectorAll('*').length + own.shadowRoot.querySelectorAll('*').length"
PRESS = """globalThis.own = eye.element; globalThis.again = (count) => {
  for (let press = 0; press < count; press++) {
    if (press % 50 === 0) memo.value = "", memo.focus();
    if (press % 500 === 499) eye.tap("page", "page", "language", "language");
    eye.tap(["ㄱㅋ", "ㅣ", "space", "ㄴㄹ", "backspace", ".,?!", "ㅡ"][press % 7]);
  }
  eye.element.field = null;
  eye.element.field = memo;
  return eye.later(600);
}; 1"""
COME_AND_GO = """globalThis.own = document.createElement("hwalja-keyboard");
own.setAttribute("for", "memo"); own.setAttribute("hardware", "");
globalThis.again = async (count) => {
  for (let time = 0; time < count; time++) {
    document.body.append(own);
    memo.focus();
    eye.tap("ㄱㅋ");
    if (time % 20 === 0) await eye.later();
    own.remove();
  }
  memo.blur();
  memo.value = "";
  await eye.later(50);
}; 1"""

play("the letter and the pressed key appear within the pointer's task, and so do shifted legends",
     memo("layout=dubeolsik"), ("""(async () => {
       const key = eye.key("ㄱ"), before = eye.background(key);
       eye.send("pointerdown", key);
       const { backgroundColor, color } = getComputedStyle(eye.key("ㄴ"));
       const down = [memo.value, key.part.contains("pressed"), backgroundColor === before, eye.background(key) === color];
       eye.send("pointerup", key);
       const up = key.part.contains("pressed");
       // Wait for the transition.
       await eye.rest();
       return [...down, up, eye.background(key) === before];
     })()""", ["ㄱ", True, True, True, False, True]), ("eye.tap('shift')", "eye.legend(eye.keys()[0])", "ㅃ"))


def leaves_nothing(what, body, act, few, many, page="0"):
    """Adds a test that `many` repetitions of the act leave as many listeners and nodes behind as a `few` repetitions.
    The repetitions must not change the value of `page` either."""

    @test(what, ("Chromium",))
    def _(scene):
        send = scene.browser.command
        scene.open(body, head=TIMERS)
        send("Performance.enable")
        scene.play(act)
        before, counts = scene.run(page), []
        for count in (few, many):
            scene.run(f"again({count})")
            scene.expect("timers = 0; eye.later(500).then(() => timers)", 0)
            scene.expect(page, before)
            send("HeapProfiler.collectGarbage")
            found = {metric["name"]: metric["value"] for metric in send("Performance.getMetrics")["metrics"]}
            counts.append([found["JSEventListeners"], scene.run(NODES)])
        assert counts[0] == counts[1], counts


leaves_nothing("1,500 presses leave no timers, listeners or nodes behind", memo(), PRESS, 510, 1510)
leaves_nothing("an element that is added and removed leaves the page as it was",
               '<textarea id="memo" inputmode="search"></textarea>', COME_AND_GO, 3, 200,
               "[memo.outerHTML, document.adoptedStyleSheets.length]")
