package consumer

import hwalja.Composer
import hwalja.Edit
import hwalja.Key
import hwalja.KeyboardLayout
import java.io.File

/** A text field with its cursor at the end, and a composer that types into it. */
class Field(layout: KeyboardLayout) {
    private val composer = Composer(layout)
    private val text = StringBuilder()
    private var isAfterPause = false

    /** What stands in it. */
    val content: String get() = text.toString()

    /** Does what a word of the conformance format says. */
    fun type(word: String) {
        val composed = composer.composing.length
        val edit = when (word) {
            "_" -> Edit.NONE.also { composer.commit() }
            "␣" -> composer.space()
            "⌫" -> composer.backspace() ?: usual()
            "⎌" -> composer.backspace(Composer.Step.STROKE) ?: usual()
            "…" -> Edit.NONE.also { isAfterPause = true }
            else -> press(composer.layout.key(word) ?: error("no key $word"))
        }
        if (composed > 0) check(edit.deleting <= composed) { "$edit reaches before the run" }
        text.setLength(text.length - edit.deleting)
        text.append(edit.inserting)
        check(text.endsWith(composer.composing)) { "$text does not end in ${composer.composing}" }
    }

    private fun press(key: Key): Edit {
        if (isAfterPause) composer.endCycle(key)
        isAfterPause = false
        return composer.press(key)
    }

    /** Deletes the last scalar, as an editor does of itself. */
    private fun usual(): Edit =
        Edit(if (text.isEmpty()) 0 else Character.charCount(text.codePointBefore(text.length)), "")
}

/** Types every row of every file in [folder], of which each of [layouts] has one. */
fun checkConformance(layouts: List<KeyboardLayout>, folder: File) {
    val names = folder.list()?.filter { it.endsWith(".tsv") }.orEmpty().toSet() - setOf("keyboards.tsv", "sessions.tsv")
    check("there is a conformance file for every layout and no other") {
        expect(layouts.map { "${it.fileName}.tsv" }.toSet(), names) { folder.path }
    }
    for (layout in layouts) {
        check("$layout types every row of its conformance file") {
            val rows = folder.resolve("${layout.fileName}.tsv").readLines().filterNot { it.startsWith("#") }
            for (row in rows) {
                val (keys, text) = row.split('\t')
                val field = Field(layout)
                for (word in keys.split(' ')) field.type(word)
                expect(text, field.content) { keys }
            }
            rows.size.also { check(it > 10_000) { "only $it rows" } }
        }
    }
}
