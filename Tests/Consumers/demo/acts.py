"""What a person does with the page around the keys: undoes, chooses, looks things up, comes back."""

from presses import LAYOUTS, codes
from scene import states


@states("undoing takes back what was replaced or deleted")
def _(visit):
    visit.choose("dubeolsik")
    visit.tap(*"ㄱㅏㄴㅏㄷㅏ")
    visit.run("field.setSelectionRange(1, 2); eye.tap('ㄹ')")
    visit.types("가ㄹ다", "a selection is replaced")
    visit.run("undo.click()")
    visit.types("가나다", "the page's undo")
    visit.run("clear.click(); undo.click()")
    # Or the next key would write over it.
    cursor = "[field.value, field.selectionStart, field.selectionEnd]"
    visit.gives(cursor, ["가나다", 3, 3], "what comes back is not selected")


@states("backspace deletes, and a key begins anew, as is chosen")
def _(visit):
    visit.choose("cheonjiin")
    visit.change("step", "stroke")
    visit.tap("ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ", "backspace")
    visit.types("안ㅅ", "backspace by strokes")
    for again, text in (("1000", "ㄱㄱ"), ("none", "ㅋ")):
        visit.change("again", again)
        visit.run("clear.click(); eye.tap('ㄱㅋ'); eye.later(1100).then(() => eye.tap('ㄱㅋ'))")
        visit.types(text, f"the same key after a while: {again}")


@states("the record, the picture of all syllables, the comparison and the walk say what the command says")
def _(visit):
    visit.choose("cheonjiin")
    visit.tap("ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ")
    entry = "document.querySelector('#record li').innerText.split(/\\s+/)"
    visit.gives(f"{entry}.slice(0, 4)", ["ㄴㄹ", "아", "→", "안"])
    visit.gives("live.textContent.includes('안')", True, "a screen reader hears it")
    visit.says("#mirror u", "안", "what can still change is underlined")
    visit.strike("4")
    visit.says("#record li kbd", "ㄱㅋ", "what a computer's key did")
    visit.run("clear.click()")
    visit.hold("ㄱㅋ", 500)
    for part, text in (("kbd", "ㄱㅋ"), ("ins", "4"), ("small", "길게 누르기")):
        visit.says(f"#record li {part}", text, "what holding it did is one line")
    visit.run("""clear.click(); const { left, top } = picture.getBoundingClientRect();
      picture.dispatchEvent(new MouseEvent("click", { clientX: left + 50, clientY: top + 40 }))""")
    syllable = visit.run("document.querySelector('#pointed b').innerText")
    visit.types(syllable, "a click in the picture types the syllable")
    visit.gives("document.querySelectorAll('#pointed kbd').length", len(codes("cheonjiin", syllable)), syllable)
    visit.change("sample", "읊조리다", "input")
    visit.gives("""[...document.querySelectorAll("#bars .bar :last-child")]
      .map((bar) => Number(bar.innerText.replace(/\\D/g, "")))""",
                [len(codes(layout, "읊조리다")) for layout in LAYOUTS], "presses in each layout")
    visit.run("document.querySelector('#walk button').click()")
    visit.gives("document.querySelectorAll('#path kbd').length", 1, "a step of the walk")


@states("symbols, digits and Latin are typed and recorded as well, and signs are drawn")
def _(visit):
    visit.choose("cheonjiin")
    visit.tap("page", "!")
    visit.says("#record li small", "그대로 입력", "what a symbol did")
    visit.tap("123", "7", "가", "language", "q")
    for name, label in (("space", "띄어쓰기"), ("enter", "줄 바꿈"), ("backspace", "지우기")):
        visit.tap(name)
        visit.gives("document.querySelector('#record li svg').ariaLabel", label, f"{name} is drawn")
    visit.types("!7q ", "symbols, digits and Latin")
    visit.gives("/[␣⏎⌫]/.test(document.body.innerText)", False, "signs that fonts lack")


@states("the choice of a layout is remembered, and an address names one")
def _(visit):
    visit.choose("sky")
    visit.go()
    visit.shows("sky", "the choice is remembered")
    visit.go("?layout=danmoeum")
    visit.shows("danmoeum", "an address names a layout")
