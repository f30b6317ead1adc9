package consumer

import android.os.SystemClock
import hwalja.Composer

/** What a step of a scenario means by `"a\sb"`. */
private fun quoted(step: String) = step.substringAfter('"').dropLast(1).replace("\\s", " ")

/** Others than the keyboard do what [step] says; whether it says such a thing. */
fun Editor.takeFromOthers(step: String): Boolean {
    when {
        step == "!" -> empty()
        step.startsWith("+\"") -> typeElsewhere(quoted(step))
        step.startsWith(">") -> step.drop(1).split('-')
            .map { content.text.offsetByCodePoints(0, it.toInt()) }.let { move(it.first(), it.last()) }
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
        step == "…" -> SystemClock.pass(2_000)
        step.startsWith("?") -> (host.connection as Telling).report(step.drop(1))
        step == "_" -> session.commit()
        step == "␣" -> session.space()
        step == "⏎" -> session.enter()
        step == "⌫" -> session.backspace()
        step == "⎌" -> session.backspace(Composer.Step.STROKE)
        step.startsWith("\"") -> session.insert(quoted(step))
        step.startsWith("=") -> session.layout = layoutNamed(step.drop(1))
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
    return hostCases.filter { isAlone || it.letsOthersAct }
}

/** The field after the steps of [question]. */
fun sessionAfter(tried: Tried, question: List<String>): String {
    val (_, layout, before, steps) = question
    val phone = tried.phone(before)
    val telling = phone.host.connection as? Telling
    phone.session.layout = layoutNamed(layout)
    telling?.remember()
    for (step in steps.split(' ')) {
        phone.turn { phone.take(step) }
        telling?.remember()
        // It says that something has changed, and not where: that would be more than it is to tell.
        if (telling != null) phone.session.hostDidChange()
    }
    return phone.host.notation
}
