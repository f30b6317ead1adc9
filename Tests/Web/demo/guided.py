"""The guide leads to a greeting on every layout: by taps, by the computer's keys, and through mistakes."""

from presses import LAYOUTS, codes
from visit import FIELD, inner, visits

GREETING = "안녕하세요"
# What the guide says is next: a key's id, `next` or `backspace`; null when it is done. Taps so many of them.
FOLLOW = """globalThis.told = () => next.querySelector("kbd")?.dataset.press ?? null;
globalThis.follow = (count) => {
  for (let press = 0; press < count && told(); press++) {
    const layout = eye.element.session.layout, key = layout.key(told());
    const under = key?.under && !eye.keys().some((drawn) => eye.legend(drawn) === key.legend);
    if (under) eye.tap("shift");
    eye.tap(key ? key.legend : told() === "next" ? "space" : told());
  }
  return told();
}; 1"""


NEXT, TYPED, IS_SEEN = inner("#next"), "[told(), field.value]", "guide.checkVisibility()"
WRONG = "follow(2); eye.press(eye.keys().find((key) => eye.legend(key).startsWith('ㄱ')))"

# The guide is heard, types nothing, and notices a wrong key.
visits("the guide leads to the greeting on every layout, with a wrong key on the way", FOLLOW,
       ("next.role ?? next.getAttribute('role')", "status"),
       *(step for layout in LAYOUTS for step in (
           (f"choose {layout}", FIELD, ""), (WRONG, "told()", "backspace"), ("follow(40)", TYPED, [None, GREETING]),
           (NEXT, f"완성했어요! 키를 {len(codes(layout, GREETING)) + 2}번 눌렀어요."))),
       # A greeting that no key has written.
       (f"choose {LAYOUTS[0]}", f"document.execCommand('insertText', false, '{GREETING}')", NEXT, "완성했어요!"))


visits("the guide says what leads back to it, goes away, and comes back when it is asked to",
       ("field.focus(); eye.tap('language')", f"[{inner('#next kbd')}, keyboard.getAttribute('highlighted')]",
        ["한/영", "한/영"]),
       ("☝ language page", NEXT, "한글 자판으로 돌아오세요. 가"),
       ("document.querySelector('#close-guide').click()", IS_SEEN, False), ("go", IS_SEEN, False),
       ("document.querySelector('#open-guide').click()", IS_SEEN, True))

# Where the same key began a letter; and another layout begins anew.
visits("the guide follows Enter on the keys, and a rest that makes another letter of the same key", FOLLOW,
       ("choose cheonjiin",
        "while (next.innerText !== '누를 키: ㅅㅎ 2번 이어서') follow(1); follow(1); eye.later(1100)", "☝ ㅅㅎ",
        "told()", "backspace"), ("follow(40)", None),
       ("choose dubeolsik", NEXT, "누를 키: ㅇ"),
       (*("eye.key(told()).focus()", "⌨ Enter") * len(codes("dubeolsik", GREETING)), FIELD, GREETING))
