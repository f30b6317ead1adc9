"""What else a person does: deletes, moves, selects, holds, flicks, waits, looks things up."""

from visit import LAYOUTS, codes, expect, keys


def edits(visit, gen):
    layout_keys = keys(gen, "dubeolsik")
    visit.choose("dubeolsik")
    for code in "rksk":
        visit.press(layout_keys, code)
    visit.mark("backspace").click()
    expect(visit.text(), "가ㄴ", "backspace takes a jamo")
    visit.mark("backspace").hover()
    visit.page.mouse.down()
    visit.page.wait_for_function("field.value === ''")
    visit.page.mouse.up()
    expect(visit.text(), "", "backspace held takes all")
    for code in "rkskek":
        visit.press(layout_keys, code)
    visit.page.evaluate("field.setSelectionRange(1, 1)")
    visit.press(layout_keys, "s")
    expect(visit.text(), "가ㄴ나다", "what is typed at a moved cursor joins nothing")
    visit.page.evaluate("field.setSelectionRange(1, 3)")
    visit.press(layout_keys, "f")
    expect(visit.text(), "가ㄹ다", "a selection is replaced")
    visit.page.keyboard.press("Control+z")
    expect(visit.text(), "가ㄴ나다", "undo is the browser's own")
    visit.page.click("#undo")
    expect(visit.text(), "가나다", "the page's undo is the same")
    visit.page.click("#clear")
    visit.page.click("#undo")
    expect(visit.page.evaluate("[field.value, field.selectionStart, field.selectionEnd]"), ["가나다", 3, 3],
           "what comes back is not selected, or the next key would write over it")


def strokes(visit, gen):
    layout_keys = keys(gen, "cheonjiin")
    visit.choose("cheonjiin")
    visit.page.select_option("#step", "stroke")
    for code in "012588":
        visit.press(layout_keys, code)
    texts = []
    for _ in range(6):
        visit.mark("backspace").click()
        texts.append(visit.text())
    expect(texts, ["안ㅅ", "안", "아", "이", "ㅇ", ""], "backspace by strokes")
    visit.page.select_option("#step", "jamo")


def holds(visit, gen):
    layout_keys = keys(gen, "cheonjiin")
    visit.choose("cheonjiin")
    visit.find(layout_keys["4"]).hover()
    visit.page.mouse.down()
    visit.page.clock.run_for(500)
    visit.page.mouse.up()
    line = visit.page.locator("#record li").first
    expect([line.locator("kbd").inner_text(), line.locator("ins").inner_text(), line.locator("small").inner_text()],
           ["ㄱㅋ", "4", "길게 누르기"], "what holding it did is one line")
    visit.press(layout_keys, "4")
    expect(visit.text(), "4ㄱ", "a key held types what stands in its corner")
    visit.choose("cheonjiin")
    visit.press(layout_keys, "4")
    visit.page.clock.run_for(1000)
    visit.press(layout_keys, "4")
    expect(visit.text(), "ㄱㄱ", "after a while a key begins a new letter")
    visit.page.clock.run_for(1000)
    visit.press(layout_keys, "1")
    expect(visit.text(), "ㄱ기", "after a while a vowel joins all the same")
    visit.page.select_option("#again", "none")
    visit.press(layout_keys, "4")
    visit.page.clock.run_for(1000)
    visit.press(layout_keys, "4")
    expect(visit.text(), "ㄱ깈", "a key goes on in its cycle after any time, if one likes")
    visit.page.select_option("#again", "1000")
    visit.choose("cheonjiin")
    visit.press(layout_keys, "4")
    visit.press(layout_keys, "2")
    expect(visit.text(), "ㄱㆍ", "a pending dot that every font has")


def looks_up(visit, gen):
    """The record, the picture of all syllables, the comparison, the walk; all of them say what the command says."""
    page = visit.page
    visit.choose("cheonjiin")
    layout_keys = keys(gen, "cheonjiin")
    for code in "0125":
        visit.press(layout_keys, code)
    expect(page.inner_text("#record li >> nth=0").split()[:4], ["ㄴㄹ", "아", "→", "안"], "what the last press did")
    expect("안" in page.inner_text("#live"), True, "a screen reader hears it")
    expect(page.inner_text("#mirror u"), "안", "what can still change is underlined")
    page.keyboard.press("4")
    expect(page.inner_text("#record li kbd >> nth=0"), "ㄱㅋ", "what a computer's key did")
    page.click("#clear")
    page.click("#picture", position={"x": 50, "y": 40})
    syllable = page.inner_text("#pointed b")
    expect(visit.text(), syllable, "a click in the picture types the syllable")
    expect(page.locator("#pointed kbd").count(), len(codes(gen, "cheonjiin", syllable)), f"presses of {syllable}")
    page.fill("#sample", "읊조리다")
    counts = [len(codes(gen, layout, "읊조리다")) for layout in LAYOUTS]
    shown = [int("".join(filter(str.isdigit, text))) for text in page.locator("#bars .bar :last-child").all_inner_texts()]
    expect(shown, counts, "presses in each layout")
    page.locator("#walk button").first.click()
    expect(page.locator("#path kbd").count(), 1, "a step of the walk")


def moves_by_keys(visit, _):
    """One tab stop for all keys; arrows go from key to key, and Enter presses."""
    page = visit.page
    visit.choose("cheonjiin")
    expect(page.locator("#keyboard [tabindex='0']").count(), 1, "tab stops in the keyboard")
    page.locator("#keyboard [tabindex='0']").focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(visit.text(), "ㄴ", "arrows and Enter on the keypad")


def turns_pages(visit, _):
    """Symbols, digits and Latin are typed and recorded as well, and signs are drawn."""
    page = visit.page
    visit.choose("cheonjiin")
    visit.mark("page").click()
    visit.drawn("!").click()
    expect(page.inner_text("#record li small >> nth=0"), "그대로 입력", "what a symbol did")
    page.locator("#keyboard [part~=page]", has_text="123").click()
    visit.drawn("7").click()
    page.locator("#keyboard [part~=page]", has_text="가").click()
    visit.mark("language").click()
    visit.drawn("q").click()
    for name in ("space", "enter", "backspace"):
        visit.mark(name).click()
        label = {"space": "띄어쓰기", "enter": "줄 바꿈", "backspace": "지우기"}[name]
        expect(page.get_attribute("#record li svg >> nth=0", "aria-label"), label, f"{name} is drawn")
    expect(visit.text(), "!7q ", "symbols, digits and Latin")
    expect(set("␣⏎⌫") & set(page.inner_text("body")), set(), "signs that fonts lack")


def remembers(visit, _):
    visit.page.click("[data-layout=sky]")
    visit.page.reload()
    expect(visit.page.get_attribute("[data-layout=sky]", "aria-pressed"), "true", "the choice is remembered")
    address = visit.page.url.split("?", maxsplit=1)[0]
    visit.page.goto(address + "?layout=danmoeum")
    expect(visit.page.get_attribute("[data-layout=danmoeum]", "aria-pressed"), "true", "an address names a layout")


def is_painted_at_once(visit, gen):
    """The letter is in the field when the frame after the press is drawn."""
    visit.choose("dubeolsik")
    visit.page.evaluate("""addEventListener("pointerdown", (event) => {
      requestAnimationFrame(() => {
        globalThis.inFrame = field.value;
        setTimeout(() => { globalThis.latency = performance.now() - event.timeStamp; });
      });
    }, { capture: true })""")
    waits = []
    for code in "rkskek":
        visit.page.evaluate("globalThis.latency = null")
        visit.press(keys(gen, "dubeolsik"), code)
        visit.page.wait_for_function("latency !== null")
        expect(visit.page.evaluate("inFrame === field.value"), True, "the letter is there within the frame")
        waits.append(visit.page.evaluate("latency"))
    return sorted(waits)[len(waits) // 2]
