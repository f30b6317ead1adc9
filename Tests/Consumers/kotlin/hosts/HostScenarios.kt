package consumer

import android.os.SystemClock
import hwalja.Composer
import java.io.File

/** Does what [step] of a scenario says; docs/COMPOSER.md has the list. */
private fun SessionPhone.take(step: String) {
    val editor = host.editor
    val key = session.layout.key(step)
    fun text(from: Int) = step.substring(from, step.length - 1).replace("\\s", " ").replace("\\n", "\n")
    fun place(scalars: String) = editor.content.text.offsetByCodePoints(0, scalars.toInt())
    when {
        key != null -> session.press(key)
        step == "…" -> SystemClock.pass(PAUSE)
        step == "_" -> session.commit()
        step == "␣" -> session.space()
        step == "⏎" -> session.enter()
        step == "⌫" -> session.backspace()
        step == "⎌" -> session.backspace(Composer.Step.STROKE)
        step == "!" -> editor.empty()
        step.startsWith("\"") -> session.insert(text(1))
        step.startsWith("+\"") -> editor.typeElsewhere(text(2))
        step.startsWith("=") -> session.layout = layoutsById.getValue(step.drop(1))
        step.startsWith(">") ->
            step.drop(1).split('-').map(::place).let { editor.edit { select(it.first(), it.last()) } }
        else -> error("no step $step in ${session.layout}")
    }
}

private fun isOfKeysAlone(line: List<String>) =
    line[1] == "|" && line[2].split(' ').none { it == "!" || it.startsWith("+\"") || it.startsWith(">") }

/**
 * Runs the scenarios of [file] on every host that holds what they write: all of them where the user can move and what
 * the host tells leaves no doubt, and otherwise those in which nothing but the keyboard acts.
 */
fun checkHostScenarios(file: File) {
    // What a host with its own way of telling tells is not for a scenario to say.
    val lines = file.readLines().filterNot { it.startsWith("#") || it.isEmpty() }.map { it.split('\t') }
        .filterNot { (_, _, steps) -> steps.split(' ').any { it.startsWith("?") } }
    val keysAlone = lines.filter(::isOfKeysAlone)
    check("there are scenarios of both kinds") { check(keysAlone.isNotEmpty() && keysAlone.size < lines.size) }
    val holding = hostCases.filter { it.holds("x".repeat(1_000)) }
    forEveryHost("scenarios of ${file.name}", holding) { case, underlines, tally ->
        for (line in if (case.mayEnd || Event.MOVES !in case.events) keysAlone else lines) {
            val (layout, before, steps, after) = line
            val host = case.make()
            host.editor.show(before.replace("\\n", "\n"))
            val phone = SessionPhone(host, underlines)
            phone.session.layout = layoutsById.getValue(layout)
            val problem = runCatching { steps.split(' ').forEach { phone.turn { phone.take(it) } } }.exceptionOrNull()
            val isRight = problem == null && host.notation == after.replace("\\n", "\n")
            tally.count("$steps → ${host.notation} and not $after ${problem ?: ""}".takeUnless { isRight })
        }
    }
}
