"""Tests the sizes in windows from a phone to a television, with zoom, and with invalid heights."""

import json

from presses import LAYOUTS
from scene import ELEMENT, memo, play, test, wait

DOCKED = f"""<!doctype html><html lang=ko><meta charset=utf-8><script src=/eye.js></script>
  <style>body {{ display: flex; flex-direction: column; height: 100vh; margin: 0 }} textarea {{ flex: 1; min-height: 0 }}
  </style>{memo()}{ELEMENT}"""
# Returns four values for each layout: the height of a key, true if half of the window is free, true if rows are
# centred, and the smallest font sizes.
MEASURE = """(({ eye, innerWidth, innerHeight, getComputedStyle }) => %s.flatMap((layout) => {
  eye.element.layout = layout;
  const round = (number) => Math.round(10 * number) / 10;
  // Skips narrow keys, whose legends are as large as possible.
  const sizes = (selector) => eye.keys().filter((key) => key.offsetWidth >= 40).flatMap((key) =>
    [...key.querySelectorAll(selector)].filter((text) => text.textContent)
      .map((text) => parseFloat(getComputedStyle(text).fontSize))).filter((size) => size > 0);
  const least = (part, letters) => round(Math.min(...sizes(`${letters} > [part~=${part}]`)));
  const [keyboard, row, key] = [eye.parts("keyboard")[0], eye.rows()[0], eye.keys()[0]]
    .map((part) => part.getBoundingClientRect());
  return [[layout, Math.round(key.height), keyboard.height <= innerHeight / 2,
    keyboard.width === innerWidth && Math.abs(row.left + row.right - innerWidth) < 2 && row.width <= innerWidth,
    least("legend", "[part~=letter]:not([part~=word])"), least("legend", "[part~=special]"), least("hint", "*")]];
}))(frame.contentWindow)""" % LAYOUTS
# The width and the height of a window, the height of a key, and the smallest sizes of legends, words and hints.
WINDOWS = [(375, 640, 52, 18, 14, 11), (667, 300, 32, 18, 14, 10.5), (820, 1180, 71, 34, 22, 17),
           (1280, 800, 86, 41, 27, 21), (1920, 1080, 116, 56, 37, 28), (640, 400, 43, 18, 14, 11),
           (320, 200, 22, 12, 10, 6.5)]


@test("rows and legends grow with the window, and leave at least half of it to the text")
def _(scene):
    for width, height, row, *least in WINDOWS:
        scene.open("<iframe id=frame></iframe>", head="<style>iframe { border: 0 }</style>", script="", is_ready=None)
        scene.run(f"frame.style = 'width: {width}px; height: {height}px'; frame.srcdoc = {json.dumps(DOCKED)}; 0")
        scene.until("frame.contentWindow.customElements?.get('hwalja-keyboard')")
        for layout, key, is_half, is_centred, *sizes in scene.run(MEASURE):
            what = f"{layout} at {width} x {height}: {key}, {sizes}"
            assert abs(key - row) <= 1 and is_half and is_centred, what
            assert all(size is None or size >= bound for size, bound in zip(sizes, least)), what


# Checks that the whole keyboard is visible, and that keys are large enough to press.
WHOLE = """[eye.element.scrollHeight <= innerHeight,
  eye.keys().every((key) => key.offsetHeight >= 18 && key.offsetWidth > 20), eye.faults.length]"""
for height in ("0", "0px", "-5px", "NaN", "NaNpx", "10000", "10000px", "calc(1e30 * 1px)", "tall"):
    play(f"with an invalid height, keys are still visible and usable: {height}", memo(),
         (f"eye.element.style.setProperty('--hwalja-height', '{height}'); eye.tap('ㄱㅋ')", WHOLE, [True, True, 0]))

BEYOND = """(() => {
  const box = eye.element.getBoundingClientRect();
  return eye.keys().flatMap((key) => [key, ...key.querySelectorAll("*")]).filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
  }).length;
})()"""
for layout in LAYOUTS:
    play(f"a small box shows the whole keyboard, on {layout}", memo(f"layout={layout} style='width: 200px; height: 80px'"),
         ("eye.tap('page'); eye.tap('page')", f"[{BEYOND}, eye.faults.length]", [0, 0]))

play("a page can set the height of the element or of rows, the gap, the radius and the width", memo(),
     ("Object.assign(eye.element.style, { width: '700px', height: '400px' }); eye.element.layout = 'dubeolsik'; 1",
      "eye.element.getBoundingClientRect().height", 400),
     ("""eye.element.removeAttribute("style");
       for (const [name, value] of [["height", "80px"], ["gap", "10px"], ["radius", "3px"], ["max-width", "500px"]]) {
         eye.element.style.setProperty(`--hwalja-${name}`, value);
       }
       const [key, next] = eye.keys(), box = key.getBoundingClientRect(), style = getComputedStyle(key);
       [Math.round(box.height), Math.round(next.getBoundingClientRect().left - box.right), style.borderTopLeftRadius,
         eye.rows()[0].offsetWidth, parseFloat(getComputedStyle(key.firstElementChild).fontSize) > 30]""",
      [80, 10, "3px", 500, True]))

play("in a box that shrinks to its content, keys have a width",
     f"<div style='display: inline-block; min-width: 300px'>{memo()}</div>",
     ("eye.keys().every((key) => key.offsetWidth > 20)", True))
