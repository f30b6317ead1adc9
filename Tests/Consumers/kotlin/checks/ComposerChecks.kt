package consumer

import hwalja.Composer
import hwalja.Edit
import hwalja.Layouts

private fun typed(keys: String): String {
    val field = Field(Layouts.cheonjiin)
    for (word in keys.split(' ')) field.type(word)
    return field.content
}

/** What a composer does, in words. */
fun checkComposer() {
    check("after the run is ended nothing before the cursor changes") {
        expect("안ㅎ", typed("ㅇㅁ 인 천 ㄴㄹ _ ㅅㅎ ㅅㅎ")) { "안 _ ㅅㅎ ㅅㅎ" }
        expect("않", typed("ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ")) { "안 ㅅㅎ ㅅㅎ" }
    }
    check("space ends the run, and the second writes a space") {
        expect("안", typed("ㅇㅁ 인 천 ㄴㄹ ␣")) { "one" }
        expect("안 ", typed("ㅇㅁ 인 천 ㄴㄹ ␣ ␣")) { "two" }
    }
    check("backspace takes a jamo back, or a key press") {
        expect("아", typed("ㅇㅁ 인 천 ㄴㄹ ⌫")) { "jamo" }
        expect("이", typed("ㅇㅁ 인 천 ㄴㄹ ⎌ ⎌")) { "strokes" }
        expect("", typed("ㅇㅁ 인 천 ㄴㄹ ⎌ ⎌ ⎌ ⎌")) { "strokes" }
    }
    check("a pending dot after a lead is counted as two code units") {
        val composer = Composer(Layouts.cheonjiin)
        val layout = composer.layout
        expect(Edit(0, "ㄱ"), composer.press(layout.key("ㄱㅋ")!!)) { "ㄱ" }
        expect(Edit(1, "\u1100\u119E"), composer.press(layout.key("천")!!)) { "ㄱ + 천" }
        expect(Edit(2, "거"), composer.press(layout.key("인")!!)) { "ㄱ + 천 + 인" }
        expect(Edit(2, "거"), layout.edit(layout.key("인")!!, StringBuilder("x\u1100\u119E"))) { "raw" }
    }
}
