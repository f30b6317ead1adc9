package consumer

import android.os.SystemClock
import hwalja.Composer
import hwalja.Edit
import hwalja.Layouts
import hwalja.Outcome

/** The text of an empty field after [steps] on a composer. */
fun composed(layout: String, steps: List<String>): String {
    val composer = Composer(Layouts.byId(layout)!!)
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

/** Does what [step] of a scenario says, and tells what the session did; docs/COMPOSER.md has the list. */
fun SessionPhone.take(step: String): Outcome {
    val key = session.layout.key(step)
    when {
        key != null -> return session.press(key)
        step == "_" -> return session.commit()
        step == "␣" -> return session.space()
        step == "⏎" -> return session.enter()
        step == "⌫" -> return session.backspace()
        step == "⎌" -> return session.backspace(Composer.Step.STROKE)
        step[0] == '"' -> return session.insert(quoted(step))
        step[0] == '=' -> session.layout = Layouts.byId(step.drop(1))!!
        step[0] == '?' -> (host.connection as Telling).told = step.drop(1)
        step == "…" -> SystemClock.pass(2_000)
        else -> check(host.editor.takeFromOthers(step)) { "no step $step" }
    }
    return Outcome.NOTHING
}
