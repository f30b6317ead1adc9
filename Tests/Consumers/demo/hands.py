"""Every word on every layout: by mouse, by two thumbs, by the computer's keys."""

from visit import LAYOUTS, WORDS, codes, expect, keys, middle


def by_mouse(visit, gen):
    for layout in LAYOUTS:
        layout_keys = keys(gen, layout)
        for word in WORDS:
            visit.choose(layout)
            for code in codes(gen, layout, word):
                visit.press(layout_keys, code)
            expect(visit.text(), word, f"{word} by mouse on {layout}")


def by_the_computers_keys(visit, gen):
    for layout in LAYOUTS:
        has_next = layout in ("cheonjiin", "sky")
        for word in WORDS:
            visit.choose(layout)
            for code in codes(gen, layout, word):
                if code == "_" and not has_next:
                    visit.page.evaluate("document.querySelector('[data-layout][aria-pressed=true]').focus(); field.focus()")
                    visit.page.evaluate("field.setSelectionRange(0, 0); field.setSelectionRange(9, 9)")
                else:
                    key = "Space" if code == "_" else f"Shift+{code}" if code.isupper() else code
                    visit.page.keyboard.press(key)
            expect(visit.text(), word, f"{word} by the computer's keys on {layout}")


def by_two_thumbs(visit, gen):
    """Each finger is down before the one before is up, and drifts 18 pixels on its key."""
    for layout in LAYOUTS:
        layout_keys = keys(gen, layout)
        for word in WORDS:
            visit.choose(layout)
            typed = codes(gen, layout, word)
            # Found before a finger comes down: one that waits is held, and types what stands in the corner.
            marks = [visit.mark(name) for name in ("next", "shift") if visit.mark(name).count()]
            places = {"_": middle(marks[0])} if "_" in typed else {}
            places.update((code, middle(visit.find(layout_keys[code]))) for code in typed if code in layout_keys)
            fingers = {}
            for number, code in enumerate(typed):
                is_shifted = code != "_" and "under" in layout_keys[code]
                # The browser takes numbers below 16, each once until all fingers are up.
                if fingers and (is_shifted or number % 14 == 0):
                    visit.touch("touchEnd", {})
                    fingers.clear()
                if is_shifted:
                    visit.touch("touchStart", {15: middle(marks[-1])})
                    visit.touch("touchEnd", {})
                x, y = places[code]
                fingers[number % 14] = (x, y)
                visit.touch("touchStart", fingers)
                fingers[number % 14] = (x, y + 18)
                visit.touch("touchMove", fingers)
                if fingers.pop((number - 1) % 14, None):
                    visit.touch("touchMove", fingers)
            visit.touch("touchEnd", {})
            expect(visit.text(), word, f"{word} by two thumbs on {layout}")


def with_shift_held(visit, gen):
    """One finger holds shift while the other types."""
    layout_keys = keys(gen, "dubeolsik")
    visit.choose("dubeolsik")
    shift = middle(visit.mark("shift"))
    visit.touch("touchStart", {1: shift})
    for number, code in enumerate("QW", 2):
        visit.touch("touchStart", {1: shift, number: middle(visit.find(layout_keys[code]))})
        visit.touch("touchMove", {1: shift})
    visit.touch("touchEnd", {})
    visit.touch("touchStart", {5: middle(visit.find(layout_keys["q"]))})
    visit.touch("touchEnd", {})
    expect(visit.text(), "ㅃㅉㅂ", "shift counts while it is held")
    visit.page.evaluate("field.value = '가나다라마바사'; field.setSelectionRange(7, 7)")
    visit.touch("touchStart", {1: middle(visit.mark("backspace"))})
    visit.page.clock.run_for(480)
    expect(visit.text(), "가나다라", "backspace goes on while it is held")
    # Neither goes on when both are gone.
    visit.touch("touchStart", {1: middle(visit.mark("backspace")), 2: shift})
    visit.touch("touchEnd", {})
    visit.page.clock.run_for(2_000)
    expect(visit.text(), "가나다라", "backspace has stopped")
