package consumer

import android.os.SystemClock
import hwalja.Composer
import hwalja.Layouts

/** What is longer than any cycle. */
private const val PAUSE = 2_000L

/** What a step of a scenario means by `"a\sb"`. */
private fun quoted(step: String, from: Int) = step.substring(from, step.length - 1).replace("\\s", " ")

private fun Editor.place(scalars: String) = content.text.offsetByCodePoints(0, scalars.toInt())

/** Others than the keyboard do what [step] says; whether it says such a thing. */
fun Editor.takeFromOthers(step: String): Boolean {
    when {
        step == "!" -> empty()
        step.startsWith("+\"") -> typeElsewhere(quoted(step, 2))
        step.startsWith(">") -> step.drop(1).split('-').map(::place).let { move(it.first(), it.last()) }
        else -> return false
    }
    return true
}

/** Does what [step] of a scenario says; docs/COMPOSER.md has the list. */
private fun SessionPhone.take(step: String) {
    val key = session.layout.key(step)
    when {
        key != null -> session.press(key)
        host.editor.takeFromOthers(step) -> return
        step == "…" -> SystemClock.pass(PAUSE)
        step.startsWith("?") -> (host.connection as Telling).report(step.drop(1))
        step == "_" -> session.commit()
        step == "␣" -> session.space()
        step == "⏎" -> session.enter()
        step == "⌫" -> session.backspace()
        step == "⎌" -> session.backspace(Composer.Step.STROKE)
        step.startsWith("\"") -> session.insert(quoted(step, 1))
        step.startsWith("=") -> session.layout = Layouts.byId(step.drop(1)) ?: error("no layout ${step.drop(1)}")
        else -> error("no step $step in ${session.layout}")
    }
}

/**
 * The hosts on which [steps] lead from [before] to one field: in some, only what the keyboard does in an empty field is
 * sure, and steps may themselves say what is told.
 */
fun sessionHosts(before: String, steps: String): List<HostCase> {
    val words = steps.split(' ')
    if (words.any { it.startsWith("?") }) return listOf(telling)
    val isAlone = before == "|" && words.none { it == "!" || it.startsWith("+\"") || it.startsWith(">") }
    return hostCases.filter { it.holds("x".repeat(1_000)) && (isAlone || it.letsOthersAct) }
}

/** The field after the steps of [question]. */
fun sessionAfter(tried: Tried, question: List<String>): String {
    val (_, layout, before, steps) = question
    val phone = tried.phone(before)
    val telling = phone.host.connection as? Telling
    phone.session.layout = Layouts.byId(layout) ?: error("no layout $layout")
    telling?.remember()
    for (step in steps.split(' ')) {
        phone.turn { phone.take(step) }
        telling?.remember()
        // It says that something has changed, and not where: that would be more than it is to tell.
        if (telling != null) phone.session.hostDidChange()
    }
    return phone.host.notation
}
