package consumer

import hwalja.Composer
import hwalja.Edit
import hwalja.Layouts

/** Texts that no composing run ends in, halves of pairs of surrogates among them. */
private val foreign = listOf(
    "", "\u0000", "a", "\uD800", "\uDC00", "가\uD83D", "\uDE00", "\uDC00\uD800", "😀", "가😀", "👨‍👩‍👧",
    "가\uFE0F", "\u1100\u1161", "\u1112\u1161\u11AB", "\uA960", "\uD7B0", "\uFFFF", "안 ", "\n",
)

/** What a composer answers; what it makes of the run, `gen conform` asks. */
fun checkComposer() {
    check("text in which no run can end is left alone, and keys of other layouts do nothing") {
        for (layout in layouts) {
            for (text in foreign) {
                for (key in layout.keys) {
                    expect(layout.edit(key, ""), layout.edit(key, text)) { "$key after $text" }
                    expect(0, layout.edit(key, text)?.deleting ?: 0) { "$key after $text" }
                }
                expect(null, layout.deletion(text)) { "⌫ after $text" }
            }
            val composer = Composer(layout)
            composer.press(layout.keys.first())
            val composing = composer.composing
            for (key in layouts.filter { it !== layout }.flatMap { it.keys }) {
                expect(null, layout.edit(key, "가")) { "$key" }
                expect(Edit.NONE, composer.press(key)) { "$key" }
            }
            expect(composing, composer.composing)
        }
    }
    check("edits count a pending dot after a lead as two code units, and take back no more than has changed") {
        val composer = Composer(Layouts.cheonjiin)
        val layout = composer.layout
        expect(Edit(0, "ㄱ"), composer.press(layout.key("ㄱㅋ")!!))
        expect(Edit(1, "\u1100\u119E"), composer.press(layout.key("천")!!))
        expect(Edit(2, "거"), composer.press(layout.key("인")!!))
        expect(Edit(2, "거"), layout.edit(layout.key("인")!!, StringBuilder("x\u1100\u119E"))) { "raw" }
        composer.press(layout.key("ㄴㄹ")!!)
        composer.press(layout.key("ㅅㅎ")!!)
        expect(Edit(1, ""), composer.backspace(Composer.Step.STROKE)) { "건ㅅ, a stroke less" }
        expect("건", composer.composing)
        expect(Edit(0, " ") to "", composer.space(endsRun = false) to composer.composing)
    }
}
