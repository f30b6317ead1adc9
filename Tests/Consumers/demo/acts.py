"""What a person does with the page around the keys: undoes, chooses, looks things up, comes back."""

from presses import LAYOUTS, codes
from visit import Visit


def edits(browser, address):
    with Visit(browser, address) as visit:
        visit.choose("dubeolsik")
        visit.tap(*"ㄱㅏㄴㅏㄷㅏ")
        visit.run("field.setSelectionRange(1, 2); eye.tap('ㄹ')")
        visit.types("가ㄹ다", "a selection is replaced")
        visit.run("undo.click()")
        visit.types("가나다", "the page's undo")
        visit.run("clear.click(); undo.click()")
        # Or the next key would write over it.
        visit.gives("[field.value, field.selectionStart, field.selectionEnd]", ["가나다", 3, 3], "what comes back is not selected")


def chooses(browser, address):
    """How backspace deletes, and when a key begins anew."""
    with Visit(browser, address) as visit:
        visit.choose("cheonjiin")
        visit.run("step.value = 'stroke'; step.dispatchEvent(new Event('change', { bubbles: true }))")
        visit.tap("ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ", "backspace")
        visit.types("안ㅅ", "backspace by strokes")
        for again, text in (("1000", "ㄱㄱ"), ("none", "ㅋ")):
            visit.run(f"again.value = '{again}'; again.dispatchEvent(new Event('change', {{ bubbles: true }})); clear.click()")
            visit.run("eye.tap('ㄱㅋ'); eye.later(1100).then(() => eye.tap('ㄱㅋ'))")
            visit.types(text, f"the same key after a while: {again}")


def looks_up(browser, address):
    """The record, the picture of all syllables, the comparison, the walk; all of them say what the command says."""
    with Visit(browser, address) as visit:
        visit.choose("cheonjiin")
        visit.tap("ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ")
        visit.gives("document.querySelector('#record li').innerText.split(/\\s+/).slice(0, 4)", ["ㄴㄹ", "아", "→", "안"])
        visit.gives("live.textContent.includes('안')", True, "a screen reader hears it")
        visit.says("#mirror u", "안", "what can still change is underlined")
        visit.strike("4")
        visit.says("#record li kbd", "ㄱㅋ", "what a computer's key did")
        visit.run("clear.click()")
        visit.hold("ㄱㅋ", 500)
        visit.gives("['kbd', 'ins', 'small'].map((part) => document.querySelector('#record li ' + part).innerText)",
                    ["ㄱㅋ", "4", "길게 누르기"], "what holding it did is one line")
        visit.run("""clear.click(); const { left, top } = picture.getBoundingClientRect();
          picture.dispatchEvent(new MouseEvent("click", { clientX: left + 50, clientY: top + 40 }))""")
        syllable = visit.run("document.querySelector('#pointed b').innerText")
        visit.types(syllable, "a click in the picture types the syllable")
        visit.gives("document.querySelectorAll('#pointed kbd').length", len(codes("cheonjiin", syllable)), syllable)
        visit.run("sample.value = '읊조리다'; sample.dispatchEvent(new Event('input', { bubbles: true }))")
        visit.gives("""[...document.querySelectorAll("#bars .bar :last-child")].map((bar) => Number(bar.innerText.replace(/\\D/g, "")))""",
                    [len(codes(layout, "읊조리다")) for layout in LAYOUTS], "presses in each layout")
        visit.run("document.querySelector('#walk button').click()")
        visit.gives("document.querySelectorAll('#path kbd').length", 1, "a step of the walk")


def turns_pages(browser, address):
    """Symbols, digits and Latin are typed and recorded as well, and signs are drawn."""
    with Visit(browser, address) as visit:
        visit.choose("cheonjiin")
        visit.tap("page", "!")
        visit.says("#record li small", "그대로 입력", "what a symbol did")
        visit.tap("123", "7", "가", "language", "q")
        for name, label in (("space", "띄어쓰기"), ("enter", "줄 바꿈"), ("backspace", "지우기")):
            visit.tap(name)
            visit.gives("document.querySelector('#record li svg').ariaLabel", label, f"{name} is drawn")
        visit.types("!7q ", "symbols, digits and Latin")
        visit.gives("/[␣⏎⌫]/.test(document.body.innerText)", False, "signs that fonts lack")


def remembers(browser, address):
    with Visit(browser, address) as visit:
        pressed = "document.querySelector('[data-layout][aria-pressed=true]').dataset.layout"
        visit.choose("sky")
        visit.go(address)
        visit.gives(pressed, "sky", "the choice is remembered")
        visit.go(address + "?layout=danmoeum")
        visit.gives(pressed, "danmoeum", "an address names a layout")


WALKS = [edits, chooses, looks_up, turns_pages, remembers]
