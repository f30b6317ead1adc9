"""Tests the states of keys: pressed, previewed, shifted, highlighted, and with system colours."""

from scene import memo, play, test

KEYS = memo("layout=dubeolsik")
PREVIEW = """((key) => [key.part.contains("preview"), getComputedStyle(key, "::after").visibility,
  key.dataset.legend])"""
DOWN = "eye.send('pointerdown', eye.key('{}'), {{ pointerType: '{}' }})"

play("a letter is previewed above a finger at once, and for a moment longer, but not for a mouse or other keys", KEYS,
     *((f"{DOWN.format(key, kind)}; globalThis.down = eye.key('{key}'); 1", f"{PREVIEW}(down)", [is_shown, visibility, letter])
       for key, kind, is_shown, visibility, letter in (
         ("ㄱ", "mouse", False, "hidden", "ㄱ"), ("ㅎ", "touch", True, "visible", "ㅎ"))),
     ("eye.send('pointerup', down)", f"{PREVIEW}(down).slice(0, 2)", [False, "visible"]),
     ("eye.later(90).then(eye.rest)", f"{PREVIEW}(down)[1]", "hidden"),
     (DOWN.format("backspace", "touch"), "eye.parts('preview').length", 0))

play("a finger that has opened a list has no preview", KEYS,
     (DOWN.format(".", "touch"), "eye.parts('preview').length", 1),
     ("eye.later(600)", "[eye.parts('preview').length, eye.parts('item').length]", [0, 3]))

for name in ("ㅂ", "ㅔ", "ㅁ"):
    play(f"the preview is within the window at either end of a row: {name}",
         f"<style>body {{ margin: 0 }} main {{ width: 360px; padding-top: 9em }}</style><main>{KEYS}</main>",
         (DOWN.format(name, "touch"), """(() => {
           const key = eye.parts("preview")[0], { left, right, width } = key.getBoundingClientRect();
           const { width: shown, left: offset, right: end } = getComputedStyle(key, "::after");
           const wide = parseFloat(shown), start = left + (parseFloat(offset) || 0) + 1;
           return [wide > width, start >= -1 && start + wide <= 361];
         })()""", [True, True]))

SHIFT = "[...eye.key('shift').part].filter((part) => ['once', 'due', 'locked'].includes(part))"
FILLED = "getComputedStyle(eye.key('shift').querySelector('svg')).fill !== 'none'"
BAR = "parseFloat(getComputedStyle(eye.key('shift').firstElementChild).borderBottomWidth) > 0"
play("shift has an outlined arrow, a filled one for one letter, and a bar when it is locked", memo("layout=dubeolsik"),
     "eye.tap('language')", (f"[{SHIFT}, {FILLED}, {BAR}]", [[], False, False]),
     ("eye.tap('shift')", f"[{SHIFT}, {FILLED}, {BAR}]", [["once"], True, False]),
     ("eye.tap('shift'); eye.later(400).then(() => eye.tap('shift', 'shift'))", f"[{SHIFT}, {FILLED}, {BAR}]",
      [["locked"], True, True]))

play("`pad`, `word`, `icon`, `dot` and `space` are parts, and a keypad has at most seven keys in a row", memo(),
     *((f"eye.element.layout = '{layout}'", """[eye.parts("pad").length, eye.parts("word").map(eye.legend),
       eye.parts("icon").length > 1, eye.parts("dot").length]""", found) for layout, found in (
         ("cheonjiin", [1, [], True, 1]), ("naratgeul", [1, ["획추가", "쌍자음"], True, 0]),
         ("dubeolsik", [0, [], True, 0]), ("danmoeum", [0, [], True, 0]))))

NAMES = "['page', 'ㆍ', '.,?!'].map((name) => eye.key(name).ariaLabel)"
for lang, names in (("ko", ["기호", "아래아", "마침표 쉼표 물음표 느낌표"]),
                    ("en", ["Symbols", "아래아, the dot of vowels", "full stop comma question mark exclamation mark"])):
    play(f"legends that cannot be spoken have a name, in {lang}", memo(f"lang={lang}"), (NAMES, names))


def media(**features):
    return [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]


@test("with prefers-reduced-motion, nothing moves", ("Chromium",))
def _(scene):
    for wish, is_still in (("reduce", True), ("no-preference", False)):
        scene.browser.command("Emulation.setEmulatedMedia", features=media(prefers_reduced_motion=wish))
        scene.open(KEYS)
        scene.expect("""eye.tap("ㄱ"), eye.element.shadowRoot.getAnimations()
          .every(({ transitionProperty }) => transitionProperty === "visibility")""", is_still)
    scene.browser.command("Emulation.setEmulatedMedia", features=[])


@test("with forced colours, pressed keys and lists are visible", ("Chromium",))
def _(scene):
    for scheme in ("light", "dark"):
        scene.browser.command("Emulation.setEmulatedMedia", features=media(forced_colors="active", prefers_color_scheme=scheme))
        scene.open(KEYS, head=f"<style>:root {{ color-scheme: {scheme} }}</style>")
        scene.expect("""(() => {
          const key = eye.key("ㄱ"), plain = getComputedStyle(key), [paper, ink] = [plain.backgroundColor, plain.color];
          const edge = plain.borderTopColor;
          eye.send("pointerdown", key);
          const pressed = getComputedStyle(key);
          const isExchanged = pressed.backgroundColor !== paper && pressed.color !== pressed.backgroundColor;
          eye.send("pointerdown", eye.key("."), { pointerId: 2 });
          return eye.later(600).then(() => [edge !== paper, isExchanged, eye.parts("popup")[0].hidden,
            getComputedStyle(eye.parts("popup")[0]).borderTopColor !== getComputedStyle(eye.parts("popup")[0]).backgroundColor]);
        })()""", [True, True, False, True])
    scene.browser.command("Emulation.setEmulatedMedia", features=[])
