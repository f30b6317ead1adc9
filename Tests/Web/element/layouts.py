"""Tests the globe key, tapped and held, and the layout's name on the space key."""

from presses import KEYBOARDS
from scene import memo, play

DOWN, UP = (f"eye.send('{type}', eye.key('globe'))" for type in ("pointerdown", "pointerup"))
LISTEN = "eye.listen('layoutchange'); memo.focus()"
# Waits longer than a long press takes, because the timers of a busy machine are late.
HOLD = f"{DOWN}; eye.later(800)"
SPACE = "eye.legend(eye.key('space'))"
SAID = "eye.element.shadowRoot.querySelector('[role=status]').textContent"
ITEMS = """[eye.parts("popup")[0].hidden, eye.parts("layouts").length, eye.parts("item").length,
  eye.parts("on").map((item) => item.textContent), eye.parts("chosen").map((item) => item.textContent)]"""
# Moves the finger to a point at this distance from the middle of an item.
GO = """((name, dx, dy) => {
  const { x, y } = eye.middle(eye.parts("item").find((item) => item.textContent === name));
  eye.send("pointermove", eye.key("globe"), { clientX: x + dx, clientY: y + dy });
})"""
CHOSEN = "[eye.element.layout, eye.parts('popup')[0].hidden, eye.events.splice(0).map(([, { layout }]) => layout)]"

play("held, 🌐 lists the layouts in three columns, outlines the current one, and announces it", memo("layout=sky"),
     LISTEN, (HOLD, ITEMS, [False, 1, len(KEYBOARDS), ["스카이"], ["스카이"]]), (SAID, "스카이"),
     ("""(() => {
       const boxes = eye.parts("item").map((item) => item.getBoundingClientRect());
       return [new Set(boxes.map(({ left }) => left)).size, new Set(boxes.map(({ top }) => top)).size,
         boxes.every(({ left, right, top }) => left >= 0 && top >= 0 && right <= innerWidth)];
     })()""", [3, -(-len(KEYBOARDS) // 3), True]),
     # A finger that does not move chooses no item.
     (UP, CHOSEN, ["sky", True, []]))

SIX = "layouts='sky cheonjiin naratgeul dubeolsik danmoeum cheonjiin-flick'"
play("the layout nearest to the finger is chosen and announced", memo(SIX), LISTEN,
     *((f"{HOLD}.then(() => {GO}('{name}', {dx}, {dy}))", SAID, name) if step == 0 else (UP, CHOSEN, [layout, True, events])
       for name, dx, dy, layout, events in (
         ("두벌식", 0, 0, "dubeolsik", ["dubeolsik"]), ("나랏글", 3, -60, "naratgeul", ["naratgeul"]),
         ("천지인", 0, -60, "cheonjiin", ["cheonjiin"]), ("천지인 플릭", 400, 0, "cheonjiin-flick", ["cheonjiin-flick"]))
       for step in (0, 1)))

play("a tap switches to the next layout, also if a busy page receives its end late", memo("layouts='sky dubeolsik'"),
     "eye.listen('layoutchange')", (f"{DOWN}; {UP}", CHOSEN, ["dubeolsik", True, ["dubeolsik"]]),
     ("""(async () => {
       const key = eye.key("globe"), began = performance.now();
       eye.send("pointerdown", key, { view: window }, began);
       while (performance.now() < began + 500);
       await eye.later(30);
       eye.send("pointerup", key, { view: window }, began + 60);
     })()""", CHOSEN, ["sky", True, ["sky"]]))

play("a finger that leaves 🌐 early opens no list, and a canceled one chooses nothing", memo("layout=sky"), LISTEN,
     (f"{DOWN}; eye.send('pointermove', eye.key('globe'), {{ clientX: 1, clientY: 1 }}); eye.later(500)",
      "eye.parts('popup')[0].hidden", True),
     ("eye.send('pointerup', eye.key('globe')); 1", "eye.element.layout", "sky"),
     (f"{HOLD}.then(() => {GO}('두벌식', 0, 0)); eye.later(600)", "eye.parts('popup')[0].hidden", False),
     ("eye.send('pointercancel', eye.key('globe'))", CHOSEN, ["sky", True, []]))

play("another finger closes the list, and types on the chosen layout", memo("layout=sky"),
     f"{HOLD}.then(() => {GO}('두벌식', 0, 0))",
     ("eye.press(eye.keys()[0], { pointerId: 2 })", "[eye.element.layout, memo.value.length]", ["dubeolsik", 1]),
     (UP, "[eye.element.layout, memo.value.length]", ["dubeolsik", 1]))

play("the space key shows the layout's name if there are several layouts", memo("layout=sky"),
     (SPACE, "스카이"), ("eye.tap('language')", SPACE, "스카이"), ("eye.element.layouts = 'sky'; 1", SPACE, ""),
     ("eye.element.layouts = 'sky cheonjiin'; 1", SPACE, "스카이"), ("eye.key('space').ariaLabel", "스페이스"))

SWITCHED = "[eye.parts('switched').map(eye.legend), eye.parts('switched').every((key) => key.part.contains('space'))]"
play("the space key has the part switched for 1.2 seconds after a change of the layout",
     memo("layouts='cheonjiin naratgeul sky'"),
     (SWITCHED, [[], True]), ("eye.tap('globe')", SWITCHED, [["나랏글"], True]),
     ("eye.later(700).then(() => eye.tap('globe'))", SWITCHED, [["스카이"], True]),
     ("eye.later(700).then(() => eye.tap('ㄴㄹ'))", "eye.parts('switched').length", 1),
     ("eye.later(900)", "eye.parts('switched').length", 0))

play("screen readers announce the next layout", memo("layout=sky"), ("eye.key('globe').click()", SAID, "두벌식"))
