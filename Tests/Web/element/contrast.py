"""Tests the contrast as WCAG defines it, in both themes, in older browsers, and with the page's own colours."""

from scene import memo, play

# Converts colours with a canvas, because browsers report colours in several notations.
TOOLS = """<script>
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (byte) =>
      byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const style = (part) => getComputedStyle(part), ground = (part) => style(part).backgroundColor;
  const shadow = (part) => style(part).boxShadow.match(/^(?:rgb|color)[^)]*\\)/)?.[0];
  const back = () => ground(eye.parts("keyboard")[0]), part = (name) => eye.parts(name)[0];
  // Returns the legends, hints and icons with too little contrast.
  const faint = () => eye.keys().flatMap((key) => [...key.querySelectorAll("span, small, svg")]
    .filter((drawn) => drawn.textContent || drawn.localName === "svg").map((drawn) => {
      const found = contrast(style(drawn).color, ground(key));
      return found < (drawn.localName === "svg" ? 3 : 4.5) && [eye.legend(key), drawn.localName, found];
    })).filter(Boolean);
  // Returns the pairs of surfaces with less than the required contrast.
  const surfaces = () => Object.entries({
    "special on letters": [ground(eye.key("backspace")), ground(part("letter")), 1.5],
    "special on ground": [ground(eye.key("backspace")), back(), 1.5],
    "foot on letter": [shadow(part("letter")), ground(part("letter")), 3],
    "foot on ground": [shadow(part("letter")), back(), 3],
    ...Object.fromEntries([ground(part("letter")), ground(eye.key("backspace")), back()].map((on, number) =>
      [`ring ${number}`, [(eye.key("enter").focus({ focusVisible: true }), style(eye.key("enter")).outlineColor), on, 3]])),
  }).filter(([, [one, other, least]]) => contrast(one, other) < least)
    .map(([name, [one, other]]) => [name, contrast(one, other)]);
  // Simulates a browser without light-dark().
  const age = () => {
    const [sheet] = eye.element.shadowRoot.adoptedStyleSheets;
    for (const rule of [...sheet.cssRules]) {
      if (rule instanceof CSSSupportsRule) sheet.insertRule(rule.cssRules[0].cssText, sheet.cssRules.length);
    }
  };
</script>"""
DRY = "eye.rest()"

for scheme in ("light", "dark"):
    for age in ("0", "age()"):
        play(f"legends, icons, hints and edges have enough contrast, {scheme}, {'new' if age == '0' else 'old'}",
             memo("layout=dubeolsik"),
             (f"{age}; eye.element.settings = {{ longPress: 50 }}; {DRY}", "[faint(), surfaces()]", [[], []]),
             *((f"eye.send('{event}', eye.key('{key}')); {DRY}", "faint()", [])
               for event, key in (("pointerdown", "ㅁ"), ("pointerup", "ㅁ"))),
             (f"eye.tap('shift'); {DRY}", "[part('once') !== undefined, faint()]", [True, []]),
             (f"eye.tap('language', 'shift', 'shift'); {DRY}", "[part('locked') !== undefined, faint()]", [True, []]),
             (f"eye.tap('page'); {DRY}", "faint()", []),
             (f"eye.tap('globe'); {DRY}", "[part('switched') !== undefined, faint()]", [True, []]),
             # The list must have a visible edge and legible items.
             ("eye.element.layout = 'dubeolsik'; eye.send('pointerdown', eye.key('globe')); eye.later(300)", """(() => {
               const [popup] = eye.parts("popup"), edge = style(popup).borderTopColor;
               return [eye.parts("item").filter((item) => contrast(style(item).color,
                 item.part.contains("chosen") ? ground(item) : ground(popup)) < 4.5).length,
                 contrast(edge, ground(popup)) >= 3, contrast(style(part("on")).outlineColor, ground(popup)) >= 3];
             })()""", [0, True, True]),
             head=f"{TOOLS}<style>:root {{ color-scheme: {scheme} }} body {{ background: Canvas }}</style>")

play("with a page's own colours, hints and edges are mixed from these", memo(), (f"{DRY}", "[faint(), surfaces()]",
     [[], []]), head=f"""{TOOLS}<style>hwalja-keyboard {{ --hwalja-text: #102040; --hwalja-key: #eef4ff;
       --hwalja-special: #9db4d8; --hwalja-background: #d5e0f2; --hwalja-accent: #8a1c1c }}</style>""")
