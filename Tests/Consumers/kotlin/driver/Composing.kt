package consumer

import hwalja.Composer
import hwalja.Edit
import hwalja.KeyboardLayout

/** The text of an empty field after [steps] on a composer. */
fun composed(layout: KeyboardLayout, steps: List<String>): String {
    val composer = Composer(layout)
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
            else -> composer.backspace(if (step == "⎌") Composer.Step.STROKE else Composer.Step.JAMO)
        }
        // Where nothing is composed, the field deletes a scalar.
        val last = if (text.isEmpty()) 0 else Character.charCount(text.codePointBefore(text.length))
        text.setLength(text.length - (edit?.deleting ?: last))
        text.append(edit?.inserting ?: "")
    }
    return text.toString()
}
