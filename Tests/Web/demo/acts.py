"""Tests the page around the keyboard: undo, options, the record, the comparison, and stored choices."""

from presses import LAYOUTS, codes
from visit import ENTRY, FIELD, LAYOUT, inner, visits

visits("undo restores replaced and deleted text",
       ("choose dubeolsik", "☝ ㄱ ㅏ ㄴ ㅏ ㄷ ㅏ", "field.setSelectionRange(1, 2); eye.tap('ㄹ')", FIELD, "가ㄹ다"),
       ("undo.click()", FIELD, "가나다"),
       # The restored text must not be selected, because the next key would replace it.
       ("clear.click(); undo.click()", "[field.value, field.selectionStart, field.selectionEnd]", ["가나다", 3, 3]))

visits("the options set the unit of backspace and the pause after which a key begins a new letter",
       ("choose cheonjiin", "set step stroke", "☝ ㅇㅁ ㅣ ㆍ ㄴㄹ ㅅㅎ ㅅㅎ backspace", FIELD, "안ㅅ"),
       *((f"set again {again}", "clear.click(); eye.tap('ㄱㅋ'); eye.later(1100).then(() => eye.tap('ㄱㅋ'))", FIELD, text)
         for again, text in (("1000", "ㄱㄱ"), ("Infinity", "ㅋ"))))

visits("the record shows what each press did, screen readers announce it, and the run is underlined",
       ("choose cheonjiin", "☝ ㅇㅁ ㅣ ㆍ ㄴㄹ", f"{ENTRY}.innerText.split(/\s+/).slice(0, 4)", ["ㄴㄹ", "아", "→", "안"]),
       ("live.textContent.includes('안')", True), (inner("#mirror u"), "안"),
       ("⌨ Numpad4", inner("#record li kbd"), "ㄱㅋ"))

visits("the comparison matches `gen keys`",
       ("set sample 읊조리다 input", """[...document.querySelectorAll("#bars .bar :last-child")]
          .map((bar) => Number(bar.innerText.replace(/\D/g, "")))""",
        [len(codes(layout, "읊조리다")) for layout in LAYOUTS]))

visits("symbols, digits and Latin letters are typed and recorded, too",
       ("choose cheonjiin", "☝ page !", inner("#record li small"), "그대로 입력"), "☝ 123 7 가 language q",
       *((f"☝ {name}", f"{ENTRY}.querySelector('kbd').innerText", label)
         for name, label in (("space", "스페이스"), ("enter", "줄 바꿈"), ("backspace", "지우기"))), (FIELD, "!7q "))


visits("the page remembers the layout, and an address can name one",
       ("choose sky", "go", LAYOUT, "sky"), ("go ?layout=danmoeum", LAYOUT, "danmoeum"))
