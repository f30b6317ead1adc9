package consumer

import hwalja.Composer
import hwalja.KeyboardLayout
import java.io.File

val layoutsById: Map<String, KeyboardLayout> =
    layouts.associateBy { it.id } + ("cheonjiin-compatibility" to compatible)

/** Does what [step] of a scenario says; docs/FORMAT.md has the list. */
private fun Keyboard.take(step: String) {
    val key = session.layout.key(step)
    fun text(from: Int) = step.substring(from, step.length - 1).replace("\\s", " ").replace("\\n", "\n")
    fun place(scalars: String) = field.text.offsetByCodePoints(0, scalars.toInt())
    when {
        key != null -> session.press(key)
        step == "_" -> session.next()
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
 * Runs every line of [file] on every kind of host that does not lie. What an underlining host says late of a change
 * can end the run that was begun after it; that costs a join, which only the walks allow for, and no letter.
 */
fun checkScenarios(file: File) {
    val lines = file.readLines().filterNot { it.startsWith("#") || it.isEmpty() }
    for (kind in hostKinds.filterNot { it.lies || it.underlines && it.reports == Reports.LATE }) {
        check("every scenario of ${file.name}: ${kind.name}") {
            for (line in lines) {
                val (layout, before, steps, after) = line.split('\t')
                val keyboard = Keyboard(kind)
                keyboard.session.layout = layoutsById.getValue(layout)
                keyboard.field.show(before.replace("\\n", "\n"))
                for (step in steps.split(' ')) keyboard.take(step)
                keyboard.field.checkBatches()
                expect(after.replace("\\n", "\n"), keyboard.field.shown()) { line }
            }
            check(lines.isNotEmpty()) { "no scenarios" }
            lines.size
        }
    }
}
