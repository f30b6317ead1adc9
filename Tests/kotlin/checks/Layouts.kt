package consumer

import hwalja.Composer
import hwalja.DotStyle
import hwalja.Edit
import hwalja.Keyboards
import hwalja.Layouts
import hwalja.canBecome
import java.text.Normalizer

/** Texts with which no composing run ends, including lone surrogates. */
private val foreign = listOf(
    "", "\u0000", "a", "\uD800", "\uDC00", "가\uD83D", "\uDE00", "\uDC00\uD800", "😀", "가😀", "👨‍👩‍👧",
    "가\uFE0F", "\u1100\u1161", "\u1112\u1161\u11AB", "\uA960", "\uD7B0", "\uFFFF", "안 ", "\n",
)

/** Checks the edits of a layout after any text. Edits count code units. */
fun checkLayouts() {
    check("layouts with dots have a dot style") {
        expect(DotStyle.CONJOINING, Layouts.cheonjiin.dots)
        for (layout in Layouts.all.filter { it.dots == null }) expect(layout, layout.writing(DotStyle.COMPATIBILITY))
        expect(null, Layouts.sky.dots)
        expect(DotStyle.COMPATIBILITY, Keyboards.cheonjiin.writing(DotStyle.COMPATIBILITY).layout.dots)
    }
    check("edits leave text alone that no run ends with, and keys of other layouts do nothing") {
        for (layout in Layouts.all) {
            for (text in foreign) {
                for (key in layout.keys) {
                    expect(layout.edit(key, ""), layout.edit(key, text)) { "$key after $text" }
                    expect(0, layout.edit(key, text)?.deleting ?: 0) { "$key after $text" }
                }
                expect(null, layout.deletion(text)) { "⌫ after $text" }
            }
            for (key in Layouts.all.filter { it !== layout }.flatMap { it.keys }) {
                expect(null to Edit.NONE, layout.edit(key, "가") to Composer(layout).press(key)) { "$key" }
            }
        }
    }
    check("edits count a pending dot after a lead as two code units, and delete no more than has changed") {
        val composer = Composer(Layouts.cheonjiin)
        val press = { id: String -> composer.press(composer.layout.key(id)!!) }
        val dotted = listOf(Edit(0, "ㄱ"), Edit(1, "\u1100\u119E"), Edit(2, "거"))
        expect(dotted, listOf("ㄱㅋ", "천", "인").map(press))
        expect(dotted.last(), composer.layout.edit(composer.layout.key("인")!!, StringBuilder("x\u1100\u119E")))
        expect(listOf(Edit(1, "건"), Edit(0, "ㅅ")), listOf("ㄴㄹ", "ㅅㅎ").map(press))
        expect(Edit(1, ""), composer.backspace(Composer.BackspaceUnit.STROKE))
        expect("건" to Edit(0, " "), composer.composing to composer.space(endsRun = false))
    }
    check("canBecome accepts words in NFD") {
        val words = listOf("간", "간다", "가나", "갈", "갉다", "않", "가", "각", "강", "값", "까", "와", "왜", "과자", "나", "1", "가1")
        for (layout in Layouts.all) for (first in layout.keys) for (second in layout.keys) {
            val composer = Composer(layout).apply { press(first); press(second) }
            for (word in words) {
                val decomposed = Normalizer.normalize(word, Normalizer.Form.NFD)
                expect(composer.canBecome(word), composer.canBecome(decomposed)) { "$layout, ${composer.composing}, $word" }
            }
        }
    }
}
