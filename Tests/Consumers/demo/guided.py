"""The guide leads to a greeting on every layout: by clicks, by taps, by the computer's keys, and through mistakes."""

from visit import LAYOUTS, codes, expect, keys

GREETING = "안녕하세요"


def next_press(visit):
    """What the guide says is next: a key's id, `next` or `backspace`; or None, when it is done."""
    told = visit.page.locator("#next kbd")
    return told.get_attribute("data-press") if told.count() else None


def press_told(visit, layout_keys):
    told = next_press(visit)
    by_id = {key["id"]: key for key in layout_keys.values()}
    visit.strike(visit.find(by_id[told]) if told in by_id else visit.mark(told))


def follow(visit, layout_keys):
    for _ in range(40):
        if next_press(visit) is None:
            return
        press_told(visit, layout_keys)


def is_guided(visit, gen):
    """To the end of the greeting on every layout, with a wrong key on the way."""
    page = visit.page
    expect(page.locator("#next").get_attribute("role"), "status", "the guide is heard")
    for layout in LAYOUTS:
        layout_keys = keys(gen, layout)
        visit.choose(layout)
        if page.is_visible("#open-guide"):
            page.click("#open-guide")
        expect(visit.text(), "", "the guide types nothing")
        for _ in range(2):
            press_told(visit, layout_keys)
        wrong = next(key for key in layout_keys.values() if key.get("legend", key["id"]).startswith("ㄱ"))
        visit.strike(visit.find(wrong))
        expect(next_press(visit), "backspace", f"the guide notices a wrong key on {layout}")
        follow(visit, layout_keys)
        expect(visit.text(), GREETING, f"the guide's keys on {layout}")
        count = len(codes(gen, layout, GREETING)) + 2
        expect(page.inner_text("#next"), f"다 썼어요! 키를 {count}번 눌렀어요.", f"the guide is done on {layout}")
    visit.choose(LAYOUTS[0])
    page.evaluate("document.execCommand('insertText', false, '안녕하세요')")
    expect(page.inner_text("#next"), "다 썼어요!", "a greeting that no key has written")
    page.click("#open-guide")
    expect(next_press(visit) is None, False, "it begins again when it is asked to")
    visit.strike(visit.mark("language"))
    expect(page.inner_text("#next kbd"), "한/영", "the key that leads back")
    expect(page.locator("#keyboard").get_attribute("marked"), "한/영", "which is marked")
    visit.strike(visit.mark("language"))
    page.click("#close-guide")
    expect(page.is_visible("#guide"), False, "the guide goes away")
    page.reload()
    expect(page.is_visible("#guide"), False, "and stays away")
    page.click("#open-guide")
    expect(page.is_visible("#guide"), True, "until it is wanted")


def is_guided_by_keys(visit, gen):
    """With the computer's keys alone, and after a rest that makes another letter of the same key."""
    page = visit.page
    layout_keys = keys(gen, "cheonjiin")
    visit.choose("cheonjiin")
    while page.locator("#next").inner_text() != "다음 키: ㅅㅎ 2번 이어서":
        press_told(visit, layout_keys)
    press_told(visit, layout_keys)
    page.clock.run_for(1500)
    visit.press(layout_keys, "8")
    expect(next_press(visit), "backspace", "the same key began a letter")
    follow(visit, layout_keys)
    expect(visit.text(), GREETING, "the greeting after a rest")
    visit.choose("dubeolsik")
    expect(page.inner_text("#next"), "다음 키: ㅇ", "another layout begins anew")
    for _ in GREETING + GREETING + "ㄴㅇ":
        visit.drawn(next_press(visit)).focus()
        page.keyboard.press("Enter")
    expect(visit.text(), GREETING, "the greeting by Enter on the keys")
    visit.choose("dubeolsik")
    visit.mark("page").click()
    expect(page.inner_text("#next"), "한글 자판으로 돌아오세요. 가", "the guide on another page")
