package consumer

import hwalja.Composer
import hwalja.Edit

/** Texts that no composing run ends in. */
private val foreign = listOf(
    "", "\u0000", "a", "\uD800", "\uDC00", "가\uD83D", "\uDE00", "\uDC00\uD800", "😀", "가😀", "👨‍👩‍👧",
    "가\uFE0F", "\u1100\u1161", "\u1112\u1161\u11AB", "\uA960", "\uD7B0", "\uFFFF", "안 ", "\n",
)

/** Text and keys that no layout expects. */
fun checkBadInput() {
    for (layout in layouts + compatible) {
        check("$layout leaves text alone in which no run can end") {
            for (text in foreign) {
                for (key in layout.keys) {
                    expect(layout.edit(key, ""), layout.edit(key, text)) { "$key after $text" }
                    expect(0, layout.edit(key, text)?.deleting ?: 0) { "$key after $text" }
                }
                expect(null, layout.deletion(text)) { "⌫ after $text" }
            }
            foreign.size * layout.keys.size
        }
        check("$layout does nothing for a key of another layout") {
            val others = (layouts + compatible).filter { it !== layout }.flatMap { it.keys }
            val composer = Composer(layout)
            composer.press(layout.keys.first())
            val composing = composer.composing
            for (key in others) {
                expect(null, layout.edit(key, "가")) { "$key" }
                expect(Edit.NONE, composer.press(key)) { "$key" }
            }
            expect(composing, composer.composing) { "composing" }
            others.size
        }
        check("$layout has nothing to take back where nothing is composed") {
            val composer = Composer(layout)
            for (step in Composer.Step.entries) expect(null, composer.backspace(step)) { "$step" }
            composer.press(layout.keys.first())
            composer.commit()
            for (step in Composer.Step.entries) expect(null, composer.backspace(step)) { "$step" }
        }
    }
}
