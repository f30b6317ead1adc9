package consumer

import hwalja.Keyboards
import java.io.File

/** Does what [line] of the scenarios says on a host of [kind]; what came of it, as that has it. */
private fun outcome(line: List<String>, kind: HostKind): List<String> {
    val (layout, field, before, steps) = line
    val pages = Keyboards.byId(layout) ?: error("no keyboard for $layout")
    val machine = Machine(kind, pages, before)
    machine.begin(field.split(' '))
    val words = steps.split(' ')
    val isDrawn = words.last() == "?"
    val taken = if (isDrawn) words.dropLast(1) else words
    if (taken.isNotEmpty() && taken != listOf("")) machine.take(taken.joinToString(" "))
    machine.field.checkBatches()
    val shown = machine.shown + if (isDrawn) " ${machine.drawn}" else ""
    return line.take(4) + listOf(machine.text, shown, machine.asked.joinToString(" ").ifEmpty { "-" })
}

private fun problem(line: String, kind: HostKind): String? {
    val came = runCatching { outcome(line.split('\t'), kind).joinToString("\t") }.getOrElse { "$it" }
    return "$line\nand not\n$came".takeIf { came != line }
}

/** Runs every line of [file] on every kind of host that does not lie. */
fun checkKeyboardScenarios(file: File) {
    val lines = file.readLines().filterNot { it.startsWith("#") || it.isEmpty() }
    check("there are scenarios in ${file.name}") { lines.size.also { check(it > 0) } }
    for (kind in hostKinds.filterNot { it.lies }) {
        check("every scenario of ${file.name}: ${kind.name}") {
            val wrong = lines.mapNotNull { line -> problem(line, kind) }
            if (wrong.isNotEmpty()) throw AssertionError("${wrong.size} of ${lines.size}\n${wrong.take(5).joinToString("\n")}")
            lines.size
        }
    }
}
