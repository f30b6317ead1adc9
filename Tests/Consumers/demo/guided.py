"""The guide leads to a greeting on every layout: by taps, by the computer's keys, and through mistakes."""

from presses import LAYOUTS, codes
from scene import states

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


@states("the guide leads to the greeting on every layout, with a wrong key on the way")
def _(visit):
    visit.run(FOLLOW)
    visit.gives("next.role ?? next.getAttribute('role')", "status", "the guide is heard")
    for layout in LAYOUTS:
        visit.choose(layout)
        visit.types("", "the guide types nothing")
        visit.run("follow(2); eye.press(eye.keys().find((key) => eye.legend(key).startsWith('ㄱ')))")
        visit.gives("told()", "backspace", f"the guide notices a wrong key on {layout}")
        visit.gives("follow(40)", None, layout)
        visit.types(GREETING, layout)
        visit.says("#next", f"다 썼어요! 키를 {len(codes(layout, GREETING)) + 2}번 눌렀어요.")
    visit.choose(LAYOUTS[0])
    visit.run(f"document.execCommand('insertText', false, '{GREETING}')")
    visit.says("#next", "다 썼어요!", "a greeting that no key has written")


@states("the guide says what leads back to it, goes away, and comes back when it is asked to")
def _(visit):
    visit.run("field.focus(); eye.tap('language')")
    visit.says("#next kbd", "한/영", "what leads back")
    visit.gives("keyboard.getAttribute('marked')", "한/영")
    visit.run("eye.tap('language', 'page')")
    visit.says("#next", "한글 자판으로 돌아오세요. 가", "on another page")
    visit.run("document.querySelector('#close-guide').click()")
    visit.gives("guide.checkVisibility()", False, "closed")
    visit.go()
    visit.gives("guide.checkVisibility()", False, "opened anew")
    visit.run("document.querySelector('#open-guide').click()")
    visit.gives("guide.checkVisibility()", True, "asked for")


@states("the guide follows Enter on the keys, and a rest that makes another letter of the same key")
def _(visit):
    visit.run(FOLLOW)
    visit.choose("cheonjiin")
    visit.run("while (next.innerText !== '다음 키: ㅅㅎ 2번 이어서') follow(1); follow(1); eye.later(1100)")
    visit.tap("ㅅㅎ")
    visit.gives("told()", "backspace", "the same key began a letter")
    visit.gives("follow(40)", None)
    visit.choose("dubeolsik")
    visit.says("#next", "다음 키: ㅇ", "another layout begins anew")
    for _ in codes("dubeolsik", GREETING):
        visit.run("eye.key(told()).focus()")
        visit.strike("Enter")
    visit.types(GREETING, "by Enter on the keys")
