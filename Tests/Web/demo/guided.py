"""Tests that the guide leads to a greeting on every layout: with taps, with a computer's keys, and after mistakes."""

from presses import LAYOUTS, codes
from visit import FIELD, inner, visits

GREETING = "안녕하세요"
# `shown` returns the next press that the guide shows: the id of a key, `next` or `backspace`. It returns null if the
# greeting is complete. `follow` taps the next `count` presses.
FOLLOW = """globalThis.shown = () => next.querySelector("kbd")?.dataset.press ?? null;
globalThis.follow = (count) => {
  for (let press = 0; press < count && shown(); press++) {
    const layout = eye.element.session.layout, key = layout.key(shown());
    const under = key?.under && !eye.keys().some((drawn) => eye.legend(drawn) === key.legend);
    if (under) eye.tap("shift");
    eye.tap(key ? key.legend : shown() === "next" ? "space" : shown());
  }
  return shown();
}; 1"""


NEXT, TYPED, IS_SEEN = inner("#next"), "[shown(), field.value]", "guide.checkVisibility()"
WRONG = "follow(2); eye.press(eye.keys().find((key) => eye.legend(key).startsWith('ㄱ')))"

# Screen readers announce the guide. The guide types nothing, and it notices a wrong key.
visits("the guide leads to the greeting on every layout, with a wrong key on the way", FOLLOW,
       ("next.role ?? next.getAttribute('role')", "status"),
       *(step for layout in LAYOUTS for step in (
           (f"choose {layout}", FIELD, ""), (WRONG, "shown()", "backspace"), ("follow(40)", TYPED, [None, GREETING]),
           (NEXT, f"완성했어요! 키를 {len(codes(layout, GREETING)) + 2}번 눌렀어요."))),
       # This step inserts the greeting without keys.
       (f"choose {LAYOUTS[0]}", f"document.execCommand('insertText', false, '{GREETING}')", NEXT, "완성했어요!"))


visits("the guide shows the key back to the letters, can be closed, and opened again",
       ("field.focus(); eye.tap('language')", f"[{inner('#next kbd')}, keyboard.getAttribute('highlighted')]",
        ["한/영", "한/영"]),
       ("☝ language page", NEXT, "한글 자판으로 돌아가려면 가"),
       ("document.querySelector('#close-guide').click()", IS_SEEN, False), ("go", IS_SEEN, False),
       ("document.querySelector('#open-guide').click()", IS_SEEN, True))

# After a pause, the same key begins a new letter, which is a mistake here. Choosing another layout restarts the guide.
visits("the guide follows Enter on the keys, and a pause between two presses of a key", FOLLOW,
       ("choose cheonjiin",
        "while (next.innerText !== '누를 키: ㅅㅎ 2번 연속') follow(1); follow(1); eye.later(1100)", "☝ ㅅㅎ",
        "shown()", "backspace"), ("follow(40)", None),
       ("choose dubeolsik", NEXT, "누를 키: ㅇ"),
       (*("eye.key(shown()).focus()", "⌨ Enter") * len(codes("dubeolsik", GREETING)), FIELD, GREETING))
