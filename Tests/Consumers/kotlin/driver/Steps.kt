package consumer

import android.os.SystemClock
import hwalja.Composer
import hwalja.Layouts
import hwalja.Outcome

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
