package host

import hwalja.composer.HwaljaComposer
import hwalja.composer.HwaljaDots
import hwalja.composer.HwaljaLayout
import hwalja.composer.HwaljaLayouts

/** The layouts by the names that questions have. */
private val layouts = HwaljaLayouts.run {
    val compatible = HwaljaLayout("cheonjiin-compatibility", true, cheonjiin.keys, HwaljaDots.COMPATIBILITY)
    listOf(cheonjiin, compatible, naratgeul, sky, dubeolsik, danmoeum).associateBy { it.id }
}

/** The text of an empty field after [steps] on a composer of one file. */
fun composed(layout: String, steps: List<String>): String {
    val composer = HwaljaComposer(layouts.getValue(layout))
    val text = StringBuilder()
    var isAfterPause = false
    for (step in steps) {
        val key = composer.layout.keys.find { it.id == step }
        if (key != null && isAfterPause && composer.pauseEndsRun(key)) text.append(composer.commit())
        isAfterPause = step == "…" || isAfterPause && key == null
        when {
            key != null -> composer.press(key)
            step == "_" -> text.append(composer.commit())
            step == "…" -> Unit
            step == "␣" -> composer.isEndedBySpace.let { text.append(composer.commit()).append(if (it) "" else " ") }
            !composer.backspace(if (step == "⎌") HwaljaComposer.Step.STROKE else HwaljaComposer.Step.JAMO) ->
                // Where nothing is composed, the field deletes a scalar.
                if (text.isNotEmpty()) text.setLength(text.offsetByCodePoints(text.length, -1))
        }
    }
    return "$text${composer.composing}"
}
