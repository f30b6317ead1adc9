package consumer

import hwalja.Composer
import hwalja.DotStyle
import hwalja.Edit
import hwalja.KeyboardLayout
import hwalja.Layouts

/** The layout that a question names: after its id may be a style of dots. */
fun layoutNamed(name: String): KeyboardLayout {
    val layout = Layouts.byId(name.removeSuffix("-compatibility")) ?: error("no layout $name")
    return layout.writing(if (name == layout.id) DotStyle.CONJOINING else DotStyle.COMPATIBILITY)
}

/** The text of an empty field after [steps] on a composer. */
fun composed(layout: String, steps: String): String {
    val composer = Composer(layoutNamed(layout))
    val text = StringBuilder()
    var isAfterPause = false
    for (step in steps.split(' ')) {
        val edit = when (step) {
            "_" -> Edit.NONE.also { composer.commit() }
            "…" -> Edit.NONE.also { isAfterPause = true }
            "␣" -> composer.space()
            "⌫" -> composer.backspace()
            "⎌" -> composer.backspace(Composer.Step.STROKE)
            else -> {
                val key = composer.layout.key(step) ?: error("no key $step")
                if (isAfterPause) composer.endCycle(key)
                isAfterPause = false
                composer.press(key)
            }
        }
        // What a host deletes by itself is a scalar.
        val deleting = edit?.deleting ?: if (text.isEmpty()) 0 else Character.charCount(text.codePointBefore(text.length))
        text.setLength(text.length - deleting)
        text.append(edit?.inserting ?: "")
    }
    return text.toString()
}
