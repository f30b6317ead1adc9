"""How soon a press is seen, and what is left behind."""

from scene import memo, states

KEPT = '<script src="/kept.js"></script>'
TIMERS = "kept.timers.size"


@states("a letter stands in the field, and its key is drawn as pressed, in the task of the pointer")
def _(scene):
    scene.open(memo("layout=dubeolsik"))
    scene.gives("""(() => {
      const key = eye.key("ㄱ"), before = eye.ground(key);
      eye.send("pointerdown", key);
      const down = [memo.value, key.part.contains("pressed"), eye.ground(key) !== before];
      eye.send("pointerup", key);
      return [...down, key.part.contains("pressed"), eye.ground(key) === before];
    })()""", ["ㄱ", True, True, False, True])
    scene.gives("(eye.tap('shift'), eye.legend(eye.keys()[0]))", "ㅃ", "a shifted page as well")


@states("5,000 presses leave no timers, no listeners and no nodes behind")
def _(scene):
    scene.open(head=KEPT)
    # WebKit's driver has a timer of its own while it runs a script.
    idle = scene.run(TIMERS)
    # Keys that stay where they are are looked for once: the page is to be measured, and not the search.
    scene.run("""globalThis.press = (count) => {
      const found = new Map();
      const tap = (name) => {
        if (!found.get(name)?.key.isConnected) found.set(name, { key: eye.key(name), at: eye.middle(eye.key(name)) });
        const { key, at } = found.get(name);
        eye.press(key, { clientX: at.x, clientY: at.y });
      };
      for (let press = 0; press < count; press++) {
        if (press % 50 === 0) memo.value = "", memo.focus();
        if (press % 500 === 499) eye.tap("page", "page", "language", "language");
        tap(["ㄱㅋ", "ㅣ", "space", "ㄴㄹ", "backspace", ".,?!", "ㅡ"][press % 7]);
      }
      eye.element.field = null;
      eye.element.field = memo;
      return eye.later(600);
    }; press(510)""")
    count = f"""[{TIMERS}, kept.listeners(),
      document.querySelectorAll("*").length + eye.element.shadowRoot.querySelectorAll("*").length]"""
    before = scene.run(count)
    scene.run("press(5010)")
    scene.gives(count, before)
    scene.gives(TIMERS, idle)


@states("an element that comes and goes leaves the page as it was")
def _(scene):
    scene.open('<textarea id="memo" inputmode="search"></textarea>', head=KEPT)
    state = f"""[{TIMERS}, kept.outside(), memo.outerHTML, document.querySelectorAll("*").length,
      document.adoptedStyleSheets.length]"""
    before = scene.run(state)
    scene.run("""globalThis.own = document.createElement("hwalja-keyboard");
      own.setAttribute("for", "memo"); own.setAttribute("keyboard", "");
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
      }; again(3)""")
    scene.gives(state, before)
    listeners = scene.run("[kept.listeners(), own.shadowRoot.querySelectorAll('*').length]")
    scene.run("again(200)")
    scene.gives(state, before)
    scene.gives("[kept.listeners(), own.shadowRoot.querySelectorAll('*').length]", listeners)
