package consumer

import hwalja.Composer
import hwalja.Edit
import hwalja.KeyboardLayout
import hwalja.canBecome

/** Returns the text of a field that was empty, after [steps] on a composer. */
fun composed(layout: KeyboardLayout, steps: List<String>, composer: Composer = Composer(layout)): String {
    val text = StringBuilder()
    var isAfterPause = false
    for (step in steps) {
        val key = composer.layout.key(step)
        if (key != null && isAfterPause) composer.endCycle(key)
        isAfterPause = step == "…" || isAfterPause && key == null
        val edit = when {
            key != null -> composer.press(key)
            step == "_" -> Edit.NONE.also { composer.commit() }
            step == "…" -> Edit.NONE
            step == "␣" -> composer.space()
            else -> composer.backspace(if (step == "⎌") Composer.BackspaceUnit.STROKE else Composer.BackspaceUnit.JAMO)
        }
        // Without a run, the field deletes a scalar.
        val last = if (text.isEmpty()) 0 else Character.charCount(text.codePointBefore(text.length))
        text.setLength(text.length - (edit?.deleting ?: last))
        text.append(edit?.inserting ?: "")
    }
    return text.toString()
}

/** Returns the words in [words] that the run after [steps] can become. `가~깋` stands for all syllables from 가 to 깋. */
fun completions(layout: KeyboardLayout, steps: String, words: String): String {
    val composer = Composer(layout)
    composed(layout, steps.split(' '), composer)
    val asked = words.split(' ').flatMap { item ->
        if (item.length == 3 && item[1] == '~') (item[0]..item[2]).map { it.toString() } else listOf(item)
    }
    return asked.filter { composer.canBecome(it) }.joinToString(" ").ifEmpty { "-" }
}
