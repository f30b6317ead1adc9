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
    check("space ends the run, and writes one as the layout says or the caller") {
        expect("안", typed("ㅇㅁ 인 천 ㄴㄹ ␣")) { "one" }
        expect("안 ", typed("ㅇㅁ 인 천 ㄴㄹ ␣ ␣")) { "two" }
        for (layout in layouts) {
            for (endsRun in listOf(false, true, null)) {
                val composer = Composer(layout)
                composer.press(layout.keys.first())
                val edit = if (endsRun == null) composer.space() else composer.space(endsRun)
                val expected = if (endsRun ?: layout.spaceEndsRun) Edit.NONE else Edit(0, " ")
                expect(expected, edit) { "$layout $endsRun" }
                expect("", composer.composing) { "$layout" }
                expect(Edit(0, " "), composer.space(true)) { "$layout, nothing composed" }
            }
        }
    }
    check("backspace takes a jamo back, or a key press") {
        expect("아", typed("ㅇㅁ 인 천 ㄴㄹ ⌫")) { "jamo" }
        expect("이", typed("ㅇㅁ 인 천 ㄴㄹ ⎌ ⎌")) { "strokes" }
        expect("", typed("ㅇㅁ 인 천 ㄴㄹ ⎌ ⎌ ⎌ ⎌")) { "strokes" }
        val back = listOf("안ㅅ", "안", "아", "이", "ㅇ", "")
        val typing = "ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ"
        for ((count, text) in back.withIndex()) {
            expect(text, typed(typing + " ⎌".repeat(count + 1))) { "않, $count and one back" }
        }
    }
    check("a press of no effect is none to take back") {
        val composer = Composer(Layouts.naratgeul)
        for (id in listOf("ㅗㅜ", "ㅗㅜ", "ㅏㅓ")) composer.press(composer.layout.key(id)!!)
        expect(Edit.NONE, composer.press(composer.layout.key("ㅏㅓ")!!)) { "ㅝ again" }
        composer.backspace(Composer.Step.STROKE)
        expect("ㅜ", composer.composing) { "one press back" }
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
