package consumer

import android.os.SystemClock
import hwalja.Composer
import hwalja.DotStyle
import hwalja.KeyboardLayout
import hwalja.Layouts
import hwalja.Outcome

/** The layout that a question names: after its id may be a style of dots. */
fun layoutNamed(name: String): KeyboardLayout {
    val layout = Layouts.byId(name.removeSuffix("-compatibility")) ?: error("no layout $name")
    return layout.writing(if (name == layout.id) DotStyle.CONJOINING else DotStyle.COMPATIBILITY)
}

/** Does what [step] of a scenario says, and tells what the session did; docs/spec/COMPOSER.md has the list. */
fun SessionPhone.take(step: String): Outcome {
    val key = session.layout.key(step)
    when {
        key != null -> return session.press(key)
        step == "_" -> return session.commit()
        step == "␣" -> return session.space()
        step == "⏎" -> return session.enter()
        step == "⌫" -> return session.backspace()
        step == "⎌" -> return session.backspace(Composer.BackspaceUnit.STROKE)
        step[0] == '"' -> return session.insert(quoted(step))
        step == "§" -> session.writesOnCommit = true
        step[0] == '=' -> session.layout = layoutNamed(step.drop(1))
        step[0] == '?' -> (host.connection as Telling).told = step.drop(1)
        step == "…" -> SystemClock.pass(2_000)
        else -> check(host.editor.takeFromOthers(step)) { "no step $step" }
    }
    return Outcome.NOTHING
}
