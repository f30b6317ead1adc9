"""The attributes and properties, one by one, as docs/ELEMENT.md lists them."""

from presses import LAYOUTS
from scene import memo, states

GLOBES = "eye.parts('globe').length"


@states("`layout` names the layout, by default the first of `layouts`")
def _(scene):
    scene.open()
    scene.gives("[eye.element.layout, eye.element.hasAttribute('layout')]", ["cheonjiin", False], "the first of all")
    for layout, first in zip(LAYOUTS, "ㅣ ㄱ ㄱㅋ ㅂ ㅂ".split()):
        scene.run(f"eye.element.setAttribute('layout', '{layout}')")
        scene.gives("[eye.element.layout, eye.legend(eye.keys()[0])]", [layout, first])
    scene.run("eye.element.layout = 'sky'")
    scene.gives("[eye.element.getAttribute('layout'), eye.legend(eye.keys()[0])]", ["sky", "ㄱㅋ"])
    scene.open(memo('layouts="danmoeum sky"'))
    scene.gives("[eye.element.layout, eye.legend(eye.keys()[0])]", ["danmoeum", "ㅂ"])


@states("`dots` writes pending dots in the compatibility style, on every layout that has some, and no longer without it")
def _(scene):
    scene.open(memo('dots="compatibility"'))
    scene.tap("ㄱㅋ", "ㆍ")
    scene.gives("memo.value", "ㄱㆍ")
    scene.gives("[eye.element.dots, eye.element.layout]", ["compatibility", "cheonjiin"])
    scene.run("eye.element.dots = null")
    scene.tap("ㄱㅋ", "ㆍ")
    scene.gives("memo.value", "ㄱㆍ\u1100\u119e", "the run before has ended")
    scene.tap("globe", "ㄱ")
    scene.run("eye.element.dots = 'compatibility'")
    scene.gives("[eye.element.layout, eye.legend(eye.keys()[0])]", ["naratgeul", "ㄱ"])


@states("🌐 goes through `layouts`, all by default, and sets `layout`; with one there is none")
def _(scene):
    scene.open()
    scene.run("eye.listen('layoutchange')")
    told = "eye.events.splice(0).map(([type, { layout }]) => layout)"
    scene.tap(*["globe"] * 5)
    scene.gives(told, [*LAYOUTS[1:], LAYOUTS[0]])
    scene.gives("eye.element.getAttribute('layout')", LAYOUTS[0])
    scene.run("eye.element.layouts = 'sky dubeolsik'")
    scene.tap(*["globe"] * 3)
    scene.gives(told, ["sky", "dubeolsik", "sky"])
    scene.run("eye.element.layout = 'sky'; eye.element.layout = 'dubeolsik'")
    scene.gives(told, [], "what the page sets is no news to it")
    for layouts, globes in (("'sky'", 0), ("'sky dubeolsik'", 1), ("null", 1)):
        scene.run(f"eye.element.layouts = {layouts}")
        scene.gives(GLOBES, globes, layouts)


@states("`delay` is what the layout says, a number, or none")
def _(scene):
    scene.open()
    scene.gives("[eye.element.delay, eye.element.session.layout.cycleTimeout]", [None, 1000])
    for act, delay, attribute in (
        ("delay = 250", "250", "250"), ("delay = Infinity", "Infinity", "none"), ("delay = null", "null", None),
        ("setAttribute('delay', '700')", "700", "700"), ("removeAttribute('delay')", "null", None),
    ):
        scene.run(f"eye.element.{act}; 1")
        scene.gives("[eye.element.delay, eye.element.session.cycleTimeout].map(String)", [delay, delay], act)
        scene.gives("eye.element.getAttribute('delay')", attribute, act)


@states("attributes are properties, and properties are attributes")
def _(scene):
    scene.open()
    for name in ("keyboard", "sound", "vibrate"):
        state = f"[eye.element.hasAttribute('{name}'), eye.element.{name}]"
        scene.gives(state, [False, False])
        scene.run(f"eye.element.{name} = true")
        scene.gives(state, [True, True])
        scene.run(f"eye.element.removeAttribute('{name}')")
        scene.gives(state, [False, False])
    scene.run("eye.element.layouts = 'sky danmoeum'; eye.element.for = 'other'; eye.element.lang = 'en'")
    names = "['layouts', 'for', 'lang']"
    scene.gives(f"{names}.map((name) => eye.element.getAttribute(name))", ["sky danmoeum", "other", "en"])


@states("`sound` clicks and `vibrate` vibrates, and without them a key does neither")
def _(scene):
    scene.open()
    scene.run("""globalThis.felt = 0; globalThis.heard = 0;
      Object.defineProperty(navigator, "vibrate", { value: () => (felt += 1, true), configurable: true });
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (...times) { heard += 1; return start.apply(this, times); }; 1""")
    for vibrate, sound in ((False, False), (True, False), (False, True)):
        scene.run(f"felt = heard = 0; eye.element.vibrate = {int(vibrate)}; eye.element.sound = {int(sound)}")
        scene.tap("ㄱㅋ", "ㅣ")
        scene.gives("[felt, heard]", [2 * vibrate, 2 * sound])


@states("names that are not known are reported in the console, and passed over")
def _(scene):
    scene.open(memo('layout="qwerty" layouts="sky nonesuch dubeolsik"'))
    scene.gives("['qwerty', 'nonesuch'].map((name) => eye.said.some(([, text]) => text.includes(name)))", [True, True])
    scene.tap("ㄱㅋ")
    scene.gives("memo.value", "ㄱ", "the first that is known")
    scene.run("""Object.assign(eye.element, { layouts: "none such", layout: "", settings: { nonesuch: 1 } });
      eye.element.setAttribute("delay", "soon")""")
    scene.gives("eye.legend(eye.keys()[0])", "ㅣ")


@states("`settings` change times and distances")
def _(scene):
    scene.open(memo("layout=dubeolsik"))
    scene.run("eye.element.settings = { longPress: 100, doubleSpace: null }")
    scene.hold("ㅂ", 200)
    scene.tap("space", "space")
    scene.gives("[memo.value, eye.element.settings.longPress]", ["1  ", 100], "no full stop")
    scene.run("memo.value = ''; eye.element.settings = {}; eye.tap('ㅂ', 'space', 'space')")
    scene.gives("memo.value", "ㅂ. ", "they are taken back")


@states("a property is taken back by null or undefined, as frameworks do")
def _(scene):
    scene.open()
    for nothing in ("null", "undefined"):
        scene.run(f"""const names = ["for", "layout", "layouts", "dots", "delay", "marked"];
          for (const name of names) eye.element.setAttribute(name, "1");
          for (const name of [...names, "keyboard", "sound", "vibrate", "settings"]) eye.element[name] = {nothing};""")
        scene.gives("eye.element.attributes.length", 0, nothing)


@states("what is set before the element is defined counts")
def _(scene):
    scene.open('<textarea id="memo"></textarea><hwalja-keyboard></hwalja-keyboard>', script="", is_ready=None)
    scene.run("""globalThis.early = eye.element;
      Object.assign(early, { layout: "dubeolsik", layouts: "dubeolsik sky", delay: 300, keyboard: true, for: "memo",
        settings: { longPress: 50 } });
      import("/hwalja-keyboard.js").then(() => customElements.whenDefined("hwalja-keyboard")).then(() => 1)""")
    scene.gives("[early.layout, early.getAttribute('layout')]", ["dubeolsik", "dubeolsik"])
    scene.gives("[early.delay, early.keyboard, early.for, early.settings.longPress]", [300, True, "memo", 50])
    scene.gives("Object.keys(early)", [], "nothing lies over what the element has")


@states("an element can be made by a script, before and after it is in the page")
def _(scene):
    scene.open('<textarea id="memo"></textarea>')
    scene.run("""globalThis.made = document.createElement("hwalja-keyboard");
      made.field = memo; made.layout = "sky"; document.body.append(made); 1""")
    scene.gives("[made.field === memo, made.isConnected, made.getAttribute('for')]", [True, True, None])
    scene.tap("ㄱㅋ")
    scene.gives("[memo.value, made.session.layout.id, made.session.composing]", ["ㄱ", "sky", "ㄱ"])
    scene.run("made.field = null")
    scene.gives("made.field === memo", True, "it has the focus")
    scene.run("memo.blur(); made.field = null")
    scene.gives("[made.field, made.session]", [None, None])


@states("`field` can be an element in a shadow tree, and `for` one in the keyboard's own")
def _(scene):
    scene.open('<div id="one"></div><div id="two"></div><input id="label">')
    scene.run("""one.attachShadow({ mode: "open" }).innerHTML = "<textarea></textarea>";
      two.attachShadow({ mode: "open" }).innerHTML = "<input id=label><hwalja-keyboard for=label></hwalja-keyboard>";
      globalThis.outer = document.body.appendChild(document.createElement("hwalja-keyboard"));
      outer.field = one.shadowRoot.querySelector("textarea"); 1""")
    scene.tap("ㄱㅋ", "ㅣ", element="outer")
    scene.tap("ㄴㄹ", "ㅣ", element="two.shadowRoot.querySelector('hwalja-keyboard')")
    scene.gives("[outer.field.value, two.shadowRoot.querySelector('input').value, label.value]", ["기", "니", ""])
    scene.gives("[one.shadowRoot.activeElement, two.shadowRoot.activeElement?.id]", [None, "label"])
