"""Tests the appearance of the keyboard: sizes, legends, colours and lists."""

from presses import LAYOUTS
from scene import KEYBOARD, memo, play, test

GEOMETRY = """eye.keys().map((key) => { const { x, width, height } = key.getBoundingClientRect();
  return [x, width, height].map(Math.round).join(); })"""


def page(width, attributes=""):
    """Returns a page in which the keyboard takes a whole line of a row that wraps."""
    row = f"display: flex; flex-wrap: wrap; width: {width}px"
    return f"<style>body {{ margin: 0 }} main {{ {row} }}</style><main>{memo(attributes)}</main>"


def on_every_page(code):
    """Returns code that opens each page of each layout, and collects the results of `code` there."""
    return """(() => {
      const found = [];
      for (const layout of %s) {
        eye.element.layout = layout;
        const check = (page) => { for (const what of (%s)()) found.push(layout + " " + page + " " + what); };
        check("letters");
        eye.tap("language"); check("latin"); eye.tap("shift"); check("capitals"); eye.tap("language");
        eye.tap("page"); check("symbols"); eye.tap("page");
      }
      return found;
    })()""" % (LAYOUTS, code)


SMALL = """() => eye.keys().flatMap((key) => {
  const { width, height } = key.getBoundingClientRect();
  const isPhone = eye.rows().every((row) => row.querySelectorAll("[part~=key]").length <= 6);
  const isNarrow = ["space", "globe", "language", "page"].some((part) => key.part.contains(part));
  return height < 44 || width < (isPhone && !isNarrow ? 44 : 24) ? [`${eye.legend(key)} ${width} x ${height}`] : [];
})"""
OVERFLOWING = """() => eye.keys().flatMap((key) => {
  const box = key.getBoundingClientRect();
  return [...key.querySelectorAll("*")].flatMap((part) => {
    if (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1) return [eye.legend(key) + " scrolls"];
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const beyond = [box.left - left, right - box.right, box.top - top, bottom - box.bottom];
    return Math.max(...beyond) <= 1 ? [] : [eye.legend(key) + " is larger than its key"];
  });
})"""


@test("keys are large enough for thumbs and contain their legends, on phones and desktops")
def _(scene):
    for width in (360, 320, 1200):
        scene.open(page(width))
        # On screens narrower than 360 pixels, keys may be as narrow as the phone requires.
        if width != 320:
            scene.expect(on_every_page(SMALL), [], f"small at {width}")
        scene.expect(on_every_page(OVERFLOWING), [], f"overflowing at {width}")
        scene.expect("eye.element.scrollWidth <= eye.element.clientWidth + 1", True)


play("a page that the keyboard fills to the bottom does not scroll", KEYBOARD,
     ("document.scrollingElement.scrollHeight - document.scrollingElement.clientHeight", 0),
     head="""<style>html { height: 100% } body { margin: 0; height: 100%; display: flex; flex-direction: column;
       justify-content: end }</style>""")

# Signs are drawn as icons, a corner has no room for a word, and the space key has the name of the layout.
DRAWN = """import("/hwalja.js").then(({ InputSession, KeyboardMachine, keyboards }) => keyboards.flatMap((keyboard) => {
  eye.element.layout = keyboard.id === "korean" ? keyboard.layout.id : keyboard.id;
  const machine = new KeyboardMachine(keyboard, new InputSession(keyboard.layout, memo));
  machine.settings = { needsGlobe: true };
  return [null, "shift", "language", "shift", "language", "page", "page"].flatMap((name, time) => {
    const { place } = machine.rows.flat().find(({ role }) => role === name) ?? {};
    if (name && place) eye.tap(name);
    if (name && place) machine.tap({ place, time: 1000 * time });
    const drawn = eye.keys().map(({ firstElementChild: legend, lastElementChild: hint, style, dataset, part }) =>
      [!part.contains("space") && legend.textContent || dataset.legend, hint.textContent, style.gridColumnStart].join());
    return machine.rows.flat().filter(({ role }) => role !== "gap")
      .map(({ role, legend, width, hold: [hint = ""] }) =>
        [legend, role || hint.length > 2 ? "" : hint, `span ${2 * width}`].join())
      .filter((face, index) => face !== drawn[index]).map((face) => `${keyboard.id} ${name} ${face}`);
  });
}))"""
play("every page is drawn with the keyboard's legends, hints and widths", page(360), (DRAWN, []))

# A key is narrower than its place. The difference is the width of the gap between keys.
play("keys have the widths of the layout, and a row fills its place", page(600, "layout=dubeolsik"), ("""(() => {
       const gap = 2 * parseFloat(getComputedStyle(eye.keys()[0]).marginLeft);
       const wide = (part) => part.getBoundingClientRect().width + gap;
       const [letter, ...others] = ["ㅂ", "shift", "space", "enter"].map((name) => wide(eye.key(name)));
       const shares = others.map((width) => Math.round(width / letter * 10) / 10);
       return [Math.round(wide(eye.rows()[0])), ...shares];
     })()""", [600, 1.5, 3.5, 1.5]))

COLOURS = {name: f"rgb({number}, 2, 3)"
           for number, name in enumerate(["key", "special", "text", "hint", "background", "pressed"])}
play("custom properties and parts change heights, colours and fonts", page(600),
     ("""(() => {
       const key = eye.key("ㄱㅋ"), colour = (part) => getComputedStyle(key.querySelector(`[part~=${part}]`)).color;
       const plain = [key, eye.key("enter")].map(eye.background);
       const inks = [colour("legend"), colour("hint")];
       eye.send("pointerdown", key);
       return [...plain, ...inks, eye.background(eye.parts("keyboard")[0]), eye.background(key)];
     })()""", list(COLOURS.values())),
     ("""(() => {
       const { fontFamily, letterSpacing } = getComputedStyle(eye.parts("legend")[0]);
       const { outlineStyle } = getComputedStyle(eye.key("space"));
       return [fontFamily, letterSpacing, outlineStyle, Math.round(eye.keys()[0].getBoundingClientRect().height)];
     })()""", ["monospace", "3px", "solid", 70]), head=f"""<style>
       hwalja-keyboard {{ --hwalja-height: 70px; --hwalja-font: monospace;
         {"".join(f"--hwalja-{name}: {colour};" for name, colour in COLOURS.items())} }}
       hwalja-keyboard::part(legend) {{ letter-spacing: 3px }} hwalja-keyboard::part(space) {{ outline: 2px solid }}
     </style>""")

KEYPAD = "letter letter letter"
for layout, parts in (
    ("dubeolsik", f"{'letter ' * 19}shift* {'letter ' * 7}backspace* page* globe* space letter language* enter*"),
    ("cheonjiin", f"{KEYPAD} backspace* {KEYPAD} enter* {KEYPAD} letter page* globe* letter space language*"),
):
    play(f"a key has a part for its role, and all except letters and space are special, on {layout}",
         page(600, f"layout={layout}"), ("""(() => {
           const roles = ["letter", "page", "shift", "backspace", "space", "enter", "language", "globe", "special"];
           return eye.keys().map((key) => roles.filter((role) => key.part.contains(role)).join("-")).join(" ");
         })()""", parts.replace("*", "-special")))


@test("with forced colours, keys have edges, and pressed keys are visible", ("Chromium",))
def _(scene):
    scene.browser.command("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
    scene.open(page(360))
    scene.expect("""(() => {
      const key = eye.key("ㄱㅋ"), style = getComputedStyle(key), before = eye.background(key);
      const hasEdge = style.borderTopStyle === "solid" && style.borderTopColor !== before;
      eye.send("pointerdown", key);
      return [hasEdge, eye.background(key) !== before];
    })()""", [True, True])
    scene.browser.command("Emulation.setEmulatedMedia", features=[])


play("with text at 200 %, keys keep their places and contain their legends", page(360),
     (f"""globalThis.usual = {GEOMETRY};
       memo.style.fontSize = "13px"; document.documentElement.style.fontSize = "200%" """,
      f"String({GEOMETRY}) === String(usual)", True), (on_every_page(OVERFLOWING), []))


for width, place in ((360, "bottom: 0; right: 0"), (100, "top: 0; left: 0")):
    play(f"a list is within the window at either edge, and shows the chosen item: {place}", page(width, "layout=dubeolsik"),
         ("memo.hidden = true; eye.send('pointerdown', eye.key('.')); eye.later(600)", """(() => {
           const items = eye.parts("item");
           const boxes = [...eye.parts("popup"), ...items].map((box) => box.getBoundingClientRect());
           const areIn = boxes.every(({ left, right, top, bottom }) =>
             left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight);
           return [areIn, boxes.every(({ width, height }) => width >= 32 && height >= 32),
             items.map((item) => item.textContent), new Set(items.map(eye.background)).size];
         })()""", [True, True, [",", "?", "!"], 2]), head=f"<style>main {{ position: fixed; {place} }}</style>")

for style in ("", "transform: scale(.5)", "zoom: .5", "border: 20px solid"):
    play(f"a list is above the middle of its key, however large the element is drawn: {style}", page(360, "layout=dubeolsik"),
         (f"eye.element.style = '{style}'; eye.send('pointerdown', eye.key('.')); eye.later(600)", """(() => {
           const [list, key] = [eye.parts("popup")[0], eye.key(".")].map((part) => part.getBoundingClientRect());
           return [(list.left + list.right - key.left - key.right) / 2, list.bottom - key.top].map(Math.round).map(Math.abs);
         })()""", [0, 0]))
