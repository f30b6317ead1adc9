"""Tests each attribute and property, in the order of docs/WEB.md."""

from presses import KEYBOARDS
from scene import memo, play

SHOWN = "[eye.element.layout, eye.legend(eye.keys()[0])]"
EVENTS = "eye.events.splice(0).map(([type, { layout }]) => layout)"
GLOBES = "eye.parts('globe').length"
PAUSES = """[eye.element.cycleTimeout, eye.element.session.cycleTimeout].map(String)
  .concat(eye.element.getAttribute('cycletimeout'))"""
KOREAN = ["시프트", "지우기", "스페이스", "줄 바꿈", "한영 전환", "다음 키보드", "ㅂ; 길게 누르면 1"]
ENGLISH = ["Shift", "Backspace", "Space", "Enter", "Korean or English", "Next keyboard", "ㅂ; hold for 1"]
NAMES = """['shift', 'backspace', 'space', 'enter', 'language', 'globe', 'ㅂ'].map((name) => eye.key(name))
  .map((key) => [key.ariaLabel, key.getAttribute('aria-description')].filter(Boolean).join('; '))"""
SWITCHES = ("auto", "passthrough", "hardware", "exclusive", "sound", "vibrate")

play("`layout` is the id of the layout, by default the first of all", memo(),
     ("[eye.element.layout, eye.element.hasAttribute('layout')]", ["cheonjiin", False]),
     *((f"eye.element.setAttribute('layout', '{layout}')", SHOWN, [layout, first])
       for layout, first in (("naratgeul", "ㄱ"), ("sky", "ㄱㅋ"), ("dubeolsik", "ㅂ"), ("cheonjiin-flick", "ㅣ"))),
     ("eye.element.layout = 'sky'", f"{SHOWN}.concat(eye.element.getAttribute('layout'))", ["sky", "ㄱㅋ", "sky"]))

play("`layout` defaults to the first of `layouts`", memo('layouts="danmoeum sky"'), (SHOWN, ["danmoeum", "ㅂ"]))

play("🌐 switches between `layouts`, all by default, and sets `layout`; one layout has no 🌐", memo(),
     "eye.listen('layoutchange')",
     ("☝" + " globe" * len(KEYBOARDS), EVENTS, [*KEYBOARDS[1:], KEYBOARDS[0]]),
     ("eye.element.getAttribute('layout')", KEYBOARDS[0]),
     ("eye.element.layouts = 'sky dubeolsik'", "☝ globe globe globe", EVENTS, ["sky", "dubeolsik", "sky"]),
     # The page receives no events for changes that it makes itself.
     ("eye.element.layout = 'sky'; eye.element.layout = 'dubeolsik'", EVENTS, []),
     *((f"eye.element.layouts = {layouts}", GLOBES, globes)
       for layouts, globes in (("'sky'", 0), ("'sky dubeolsik'", 1), ("null", 1))))

play("`dots` switches pending dots to the compatibility style on every layout, and back",
     memo('dots="compatibility" layouts="cheonjiin naratgeul"'),
     ("☝ ㄱㅋ ㆍ", "memo.value", "ㄱㆍ"), ("1", "[eye.element.dots, eye.element.layout]", ["compatibility", "cheonjiin"]),
     # Changing this attribute ends the run.
     ("eye.element.dots = null", "☝ ㄱㅋ ㆍ", "memo.value", "ㄱㆍ\u1100\u119e"),
     ("☝ globe ㄱ", "eye.element.dots = 'compatibility'", SHOWN, ["naratgeul", "ㄱ"]))

play("`cycleTimeout` is null, a number, or Infinity", memo(),
     ("[eye.element.cycleTimeout, eye.element.session.layout.cycleTimeout]", [None, 1000]),
     *((f"eye.element.{act}; 1", PAUSES, [pause, pause, attribute]) for act, pause, attribute in (
         ("cycleTimeout = 250", "250", "250"), ("cycleTimeout = Infinity", "Infinity", "Infinity"), ("cycleTimeout = null", "null", None),
         ("setAttribute('cycletimeout', '700')", "700", "700"), ("removeAttribute('cycletimeout')", "null", None))))

play("the names of keys follow the language of the element or its ancestors",
     '<textarea id="memo"></textarea><div id="host"></div>',
     """host.attachShadow({ mode: "open" }).innerHTML = "<hwalja-keyboard layout=dubeolsik></hwalja-keyboard>";
       eye.chosen = host.shadowRoot.firstChild; 1""",
     *((f"{where}.lang = '{language}'; eye.later()", NAMES, names) for where, language, names in (
         ("document.documentElement", "en", ENGLISH), ("document.documentElement", "ko-KR", KOREAN),
         ("document.body", "de", ENGLISH), ("eye.element", "ko", KOREAN))))

play("properties reflect attributes", memo(),
     *((act.format(name), f"[eye.element.hasAttribute('{name}'), eye.element.{name}]", [is_on, is_on])
       for name in SWITCHES
       for act, is_on in (("0", False), ("eye.element.{} = true", True), ("eye.element.removeAttribute('{}')", False))),
     ("eye.element.layouts = 'sky danmoeum'; eye.element.for = 'other'; eye.element.lang = 'en'",
      "['layouts', 'for', 'lang'].map((name) => eye.element.getAttribute(name))", ["sky danmoeum", "other", "en"]))

play("`sound` clicks and `vibrate` vibrates, and without them a key does neither", memo(),
     """globalThis.vibrations = 0; globalThis.clicks = 0;
       Object.defineProperty(navigator, "vibrate", { value: () => (vibrations += 1, true), configurable: true });
       const { start } = OscillatorNode.prototype;
       OscillatorNode.prototype.start = function (...times) { clicks += 1; return start.apply(this, times); }; 1""",
     *((f"vibrations = clicks = 0; eye.element.vibrate = {vibrate}; eye.element.sound = {sound}", "☝ ㄱㅋ ㅣ", "[vibrations, clicks]",
        [2 * vibrate, 2 * sound]) for vibrate, sound in ((0, 0), (1, 0), (0, 1))))

play("unknown names are ignored with a warning in the console",
     memo('layout="qwerty" layouts="sky nonesuch dubeolsik"'),
     ("['qwerty', 'nonesuch'].map((name) => eye.logs.some(([, text]) => text.includes(name)))", [True, True]),
     ("☝ ㄱㅋ", "memo.value", "ㄱ"),
     ("""Object.assign(eye.element, { layouts: "none such", layout: "", settings: { nonesuch: 1 } });
       eye.element.setAttribute("cycletimeout", "soon")""", "eye.legend(eye.keys()[0])", "ㅣ"))

play("each warning is logged once", memo('layouts="a b cheonjiin"'),
     ("eye.element.layouts = 'b a sky'; memo.focus(); eye.later(50)", "eye.logs.map(([, text]) => text.match(/layout (.)/)[1])",
      ["a", "b"]))

play("`settings` change times and distances", memo("layout=dubeolsik"),
     ("eye.element.settings = { longPress: 100, doubleSpace: null }", "✋ ㅂ 200", "☝ space space",
      "[memo.value, eye.element.settings.longPress]", ["1  ", 100]),
     ("memo.value = ''; eye.element.settings = {}; eye.tap('ㅂ', 'space', 'space')", "memo.value", "ㅂ. "))

play("null and undefined unset a property, as frameworks do", memo(),
     *((f"""const names = ["for", "layout", "layouts", "dots", "cycleTimeout", "highlighted"];
       for (const name of names) eye.element.setAttribute(name, "1");
       for (const name of [...names, "hardware", "exclusive", "sound", "vibrate", "settings"]) eye.element[name] = {nothing};""",
        "eye.element.attributes.length", 0) for nothing in ("null", "undefined")))

play("properties that are set before the element is defined take effect, and do not hide its accessors",
     '<textarea id="memo"></textarea><hwalja-keyboard></hwalja-keyboard>',
     ("""globalThis.early = eye.element;
       Object.assign(early, { layout: "dubeolsik", layouts: "dubeolsik sky", cycleTimeout: 300, hardware: true, for: "memo",
         settings: { longPress: 50 } });
       import("/hwalja-keyboard.js").then(() => customElements.whenDefined("hwalja-keyboard")).then(() => 1)""",
      "[early.layout, early.getAttribute('layout'), early.cycleTimeout, early.hardware, early.for, early.settings.longPress]",
      ["dubeolsik", "dubeolsik", 300, True, "memo", 50]),
     ("Object.keys(early)", []), script="", is_ready=None)

play("a script can create the element, and set properties before and after adding it to the page", '<textarea id="memo"></textarea>',
     ("""globalThis.made = document.createElement("hwalja-keyboard");
       made.field = memo; made.layout = "sky"; document.body.append(made); 1""",
      "[made.field === memo, made.isConnected, made.getAttribute('for')]", [True, True, None]),
     ("☝ ㄱㅋ", "[memo.value, made.session.layout.id, made.session.composing]", ["ㄱ", "sky", "ㄱ"]),
     # The field has the focus, so the keyboard uses it.
     ("made.field = null", "made.field === memo", True),
     ("memo.blur(); made.field = null", "[made.field, made.session]", [None, None]))

play("`field` can be an element in a shadow tree, and `for` one in the keyboard's own",
     '<div id="one"></div><div id="two"></div><input id="label">',
     """one.attachShadow({ mode: "open" }).innerHTML = "<textarea></textarea>";
       two.attachShadow({ mode: "open" }).innerHTML = "<input id=label><hwalja-keyboard for=label></hwalja-keyboard>";
       globalThis.outer = document.body.appendChild(document.createElement("hwalja-keyboard"));
       outer.field = one.shadowRoot.querySelector("textarea"); 1""",
     ("☝ ㄱㅋ ㅣ", "eye.chosen = two.shadowRoot.lastChild; 1", "☝ ㄴㄹ ㅣ",
      "[outer.field.value, two.shadowRoot.querySelector('input').value, label.value]", ["기", "니", ""]),
     ("[one.shadowRoot.activeElement, two.shadowRoot.activeElement?.id]", [None, "label"]))
