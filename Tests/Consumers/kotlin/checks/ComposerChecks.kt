package consumer

import hwalja.Composer
import hwalja.Edit
import hwalja.Layouts

/** What a composer answers; what it makes of the run is in the conformance files. */
fun checkComposer() {
    check("space ends the run, and writes one as the layout says or the caller") {
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
    check("a press of no effect is none to take back") {
        val composer = Composer(Layouts.naratgeul)
        for (id in listOf("ㅗㅜ", "ㅗㅜ", "ㅏㅓ")) composer.press(composer.layout.key(id)!!)
        expect(Edit.NONE, composer.press(composer.layout.key("ㅏㅓ")!!)) { "ㅝ again" }
        composer.backspace(Composer.Step.STROKE)
        expect("ㅜ", composer.composing) { "one press back" }
    }
    check("edits count a pending dot after a lead as two code units, and take back no more than has changed") {
        val composer = Composer(Layouts.cheonjiin)
        val layout = composer.layout
        expect(Edit(0, "ㄱ"), composer.press(layout.key("ㄱㅋ")!!)) { "ㄱ" }
        expect(Edit(1, "\u1100\u119E"), composer.press(layout.key("천")!!)) { "ㄱ + 천" }
        expect(Edit(2, "거"), composer.press(layout.key("인")!!)) { "ㄱ + 천 + 인" }
        expect(Edit(2, "거"), layout.edit(layout.key("인")!!, StringBuilder("x\u1100\u119E"))) { "raw" }
        composer.press(layout.key("ㄴㄹ")!!)
        composer.press(layout.key("ㅅㅎ")!!)
        expect(Edit(1, ""), composer.backspace(Composer.Step.STROKE)) { "건ㅅ, a stroke less" }
    }
}
