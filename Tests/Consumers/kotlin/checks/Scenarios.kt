package consumer

import android.os.SystemClock
import hwalja.Composer
import hwalja.KeyboardLayout
import java.io.File

val layoutsById: Map<String, KeyboardLayout> =
    (layouts + compatible).associateBy { it.id }

/** What is longer than any cycle. */
const val PAUSE = 2_000L

/** Does what [step] of a scenario says; docs/COMPOSER.md has the list. */
private fun Keyboard.take(step: String) {
    val key = session.layout.key(step)
    fun text(from: Int) = step.substring(from, step.length - 1).replace("\\s", " ").replace("\\n", "\n")
    fun place(scalars: String) = field.text.offsetByCodePoints(0, scalars.toInt())
    when {
        key != null -> session.press(key)
        step == "…" -> SystemClock.pass(PAUSE)
        step.startsWith("?") -> telling.report(step.drop(1))
        step == "_" -> session.commit()
        step == "␣" -> session.space()
        step == "⏎" -> session.enter()
        step == "⌫" -> session.backspace()
        step == "⎌" -> session.backspace(Composer.Step.STROKE)
        step == "!" -> field.empty()
        step.startsWith("\"") -> session.insert(text(1))
        step.startsWith("+\"") -> field.typeElsewhere(text(2))
        step.startsWith("=") -> session.layout = layoutsById.getValue(step.drop(1))
        step.startsWith(">") -> step.drop(1).split('-').map(::place).let { field.select(it.first(), it.last()) }
        else -> error("no step $step in ${session.layout}")
    }
}

/**
 * Runs every line of [file] on every kind of host that does not lie. In those with `?`, the host says after each step
 * that something has changed, and not where: what it says of that would be more than it is to tell.
 */
fun checkScenarios(file: File) {
    val lines = file.readLines().filterNot { it.startsWith("#") || it.isEmpty() }
    check("there are scenarios in ${file.name}") { lines.size.also { check(it > 0) } }
    for (kind in hostKinds.filterNot { it.lies }) {
        check("every scenario of ${file.name}: ${kind.name}") {
            for (line in lines) {
                val (layout, before, steps, after) = line.split('\t')
                val keyboard = Keyboard(kind)
                keyboard.session.layout = layoutsById.getValue(layout)
                keyboard.field.show(before.replace("\\n", "\n"))
                keyboard.telling.remember()
                val words = steps.split(' ')
                val isToldOfEachStep = words.any { it.startsWith("?") }
                if (isToldOfEachStep) keyboard.field.onUpdateSelection = { _, _, _ -> }
                for (step in words) {
                    keyboard.take(step)
                    keyboard.telling.remember()
                    if (isToldOfEachStep) keyboard.session.hostDidChange()
                }
                keyboard.field.checkBatches()
                expect(after.replace("\\n", "\n"), keyboard.field.shown()) { line }
            }
            lines.size
        }
    }
}
