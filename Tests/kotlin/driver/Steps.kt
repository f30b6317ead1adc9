package consumer

import android.os.SystemClock
import hwalja.Composer
import hwalja.DotStyle
import hwalja.KeyboardLayout
import hwalja.Layouts
import hwalja.Outcome

/** Returns the layout with this name in questions. The name is the layout's id, and may end with a dot style. */
fun layoutNamed(name: String): KeyboardLayout {
    val layout = Layouts.byId(name.removeSuffix("-compatibility")) ?: error("no layout $name")
    return layout.writing(if (name == layout.id) DotStyle.CONJOINING else DotStyle.COMPATIBILITY)
}

/** Performs [step], and returns the session's outcome. docs/spec/CONFORM.md lists the signs for steps. */
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
        step[0] == '?' -> (host.connection as ScriptedConnection).limit = step.drop(1)
        step == "…" -> SystemClock.pass(2_000)
        else -> check(host.editor.takeFromOthers(step)) { "no step $step" }
    }
    return Outcome.NOTHING
}
