"""Tests fingers, a mouse and a pen on the drawn keys."""

from scene import memo, play

KEYS = memo("layout=dubeolsik")
PRESSED = "eye.keys().filter((key) => key.part.contains('pressed')).length"
# The area of a key includes two pixels beyond its border.
TREMBLE = """(() => {
  globalThis.before = eye.keys().map(eye.legend).join(" ");
  const key = eye.key("%s"), { left, right, top, bottom } = key.getBoundingClientRect();
  eye.send("pointerdown", key);
  for (const clientX of [left - 2, right + 2]) for (const clientY of [top - 2, bottom + 2]) {
    eye.send("pointermove", key, { clientX, clientY });
  }
  eye.send("pointerup", key, { clientX: right + 2, clientY: bottom + 2 });
})()"""

# Page keys whose place has another key on the next page.
for layout, names in (("sky", ["!#1"]), ("cheonjiin", ["!#1", "123", "!#1"]), ("dubeolsik", ["!#1", "2/2", "가"])):
    play(f"a trembling finger on a page key opens the page, and types nothing, on {layout}",
         memo(f"layout={layout}"), *((TREMBLE % name, "[eye.keys().map(eye.legend).join(' ') !== before, memo.value]",
                                      [True, ""]) for name in names))

# Drags a finger from the middle of a key to another place. `find` computes that place from the middles of the key and
# of the list's items.
GO = """(async (name, delay, find) => {
  memo.value = "";
  const key = eye.key(name);
  eye.send("pointerdown", key);
  await eye.later(delay);
  const { x: clientX, y: clientY } = find(eye.middle(key), eye.parts("item").map(eye.middle));
  for (const type of ["pointermove", "pointerup"]) eye.send(type, key, { clientX, clientY });
})"""

play("a finger chooses the list's item nearest to it, and the first item while it stays on its key", KEYS,
     *((f"{GO}('.', 600, ({{ x, y }}, items) => ({{ x: {x}, y: {y} }}))", "memo.value", text) for x, y, text in (
         ("x + 4", "y", ","), ("items[0].x", "items[0].y", ","), ("items[1].x", "items[1].y", "?"),
         ("items[2].x + 999", "y - 99", "!"), ("items[0].x - 999", "y + 99", ","))))

play("a flick types the text in its direction, and a short one the key", memo("layout=cheonjiin-flick"),
     *((f"{GO}('ㅣ', 0, ({{ x, y }}) => ({{ x: x + {x}, y: y + {y} }}))", "memo.value", text) for x, y, text in (
         (0, -30, "ㅗ"), (0, 30, "ㅜ"), (-30, 0, "ㅓ"), (30, 0, "ㅏ"), (9, 9, "ㅣ"))))

play("a pending key types nothing if the finger leaves the keys or is canceled", KEYS,
     (f"{GO}('.', 0, ({{ x, y }}) => ({{ x, y: y + 999 }}))", "memo.value", ""),
     ("for (const type of ['pointerdown', 'pointercancel']) eye.send(type, eye.key('.'))", "memo.value", ""),
     ("☝ .", "memo.value", "."))

BACKSPACE = "eye.key('backspace')"
for event, target in (("pointercancel", BACKSPACE), ("blur", "document"), ("visibilitychange", "document")):
    play(f"backspace stops repeating when the finger is canceled or the window is hidden: {event}",
         KEYS.replace("><", ">가나다라마바사아자차카타파하<", 1),
         (f"""memo.focus(); memo.setSelectionRange(14, 14); eye.send("pointerdown", {BACKSPACE});
           {target}.dispatchEvent(new PointerEvent("{event}", {{ pointerId: 1, bubbles: true, composed: true }}));
           eye.later(700)""", f"[memo.value, {PRESSED}]", ["가나다라마바사아자차카타파", 0]))

play("only the main button of a mouse presses", KEYS,
     ("for (const button of [1, 2, 3]) eye.press(eye.key('ㄱ'), { pointerType: 'mouse', button })",
      f"[memo.value, {PRESSED}]", ["", 0]))

play("touching keys does not scroll the page, select text, or open a menu", KEYS, ("""(() => {
       const touches = [], key = eye.key("ㄱ"), style = getComputedStyle(key);
       for (let node = key; node; node = node.parentNode ?? node.host) {
         if (node instanceof Element) touches.push(getComputedStyle(node).touchAction);
       }
       const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, composed: true });
       return [touches.includes("none"), style.userSelect || style.webkitUserSelect,
         eye.send("pointerdown", key).defaultPrevented, key.dispatchEvent(menu)];
     })()""", [True, "none", True, False]))
