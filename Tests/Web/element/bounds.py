"""How soon a press is seen, and what is left behind."""

from scene import memo, play, states

# Counts timers, of which none may be set while nothing happens.
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

play("a letter stands in the field, and its key is drawn as pressed, in the task of the pointer; shifted, too",
     memo("layout=dubeolsik"), ("""(async () => {
       const key = eye.key("ㄱ"), before = eye.ground(key);
       eye.send("pointerdown", key);
       const { backgroundColor, color } = getComputedStyle(eye.key("ㄴ"));
       const down = [memo.value, key.part.contains("pressed"), backgroundColor === before, eye.ground(key) === color];
       eye.send("pointerup", key);
       const up = key.part.contains("pressed");
       // Its ink dries.
       await eye.rest();
       return [...down, up, eye.ground(key) === before];
     })()""", ["ㄱ", True, True, True, False, True]), ("eye.tap('shift')", "eye.legend(eye.keys()[0])", "ㅃ"))


def leaves_nothing(what, body, act, few, many, page="0"):
    """That the act, done `many` times, leaves as many listeners and nodes as a `few` times, and `page` as it was."""

    @states(what, ("Chromium",))
    def _(scene):
        send = scene.browser.command
        scene.open(body, head=TIMERS)
        tell("Performance.enable")
        scene.play(act)
        before, counts = scene.run(page), []
        for count in (few, many):
            scene.run(f"again({count})")
            scene.gives("timers = 0; eye.later(500).then(() => timers)", 0)
            scene.gives(page, before)
            tell("HeapProfiler.collectGarbage")
            found = {metric["name"]: metric["value"] for metric in tell("Performance.getMetrics")["metrics"]}
            counts.append([found["JSEventListeners"], scene.run(NODES)])
        assert counts[0] == counts[1], counts


leaves_nothing("1,500 presses leave no timers, no listeners and no nodes behind", memo(), PRESS, 510, 1510)
leaves_nothing("an element that comes and goes leaves the page as it was",
               '<textarea id="memo" inputmode="search"></textarea>', COME_AND_GO, 3, 200,
               "[memo.outerHTML, document.adoptedStyleSheets.length]")
