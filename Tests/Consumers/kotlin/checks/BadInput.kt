package consumer

import hwalja.Composer
import hwalja.Edit
import hwalja.KeyboardLayout
import hwalja.Layouts
import java.io.File

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
    }
}

/** What [layout] answers to the questions of forgeries.py: a key, each of these as the last, each as the one before. */
private fun answers(layout: KeyboardLayout, key: Int): String {
    val scalars = "\u0000A\u1100\u1112\u3131\u3133\u314E\uAC00\uAC01\uD788\uD7A3\u314F\u3163\u119E\u11A2\u318D"
    return scalars.flatMap { last -> scalars.map { "$it$last" } }.joinToString(" ") { pair ->
        val edit = layout.edit(layout.keys[key], pair.substringAfterLast('\u0000'))
        if (edit == null) return@joinToString "-"
        "${edit.deleting}:" + edit.inserting.toByteArray().joinToString("") { "%02x".format(it) }
    }
}

/** Tries of nonsense under a right checksum answer what docs/FORMAT.md says, as they do in every language. */
fun checkForgeries(list: File) {
    // No user makes a layout of his own, so that there is no public way to.
    val layout = KeyboardLayout::class.java.constructors.single()
    check("tries of nonsense get the answers of docs/FORMAT.md") {
        val lines = list.readLines()
        lines.forEachIndexed { number, line ->
            val (trie, expected) = line.split('\t')
            val forged = layout.newInstance("", "", "", false, 1000L, Layouts.dubeolsik.keys, emptyList<Any>(), trie)
            expect(expected, answers(forged as KeyboardLayout, number % 13)) { trie }
        }
        lines.size.also { check(it > 3_000) { "only $it tries" } }
    }
}
