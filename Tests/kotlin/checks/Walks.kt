package consumer

import hwalja.Composer
import hwalja.DotStyle
import hwalja.KeyboardLayout
import hwalja.Layouts
import kotlin.random.Random

/** The expected field: the text before the run, the run that the rule gives, and the text after the run. */
private class Model(layout: KeyboardLayout, private val startOfLast: (CharSequence, Int) -> Int) {
    private val composer = Composer(layout)
    private var before = ""
    private var after = ""
    private var isAfterPause = false

    val field: String get() = "$before${composer.composing}|$after"

    fun take(step: String) {
        val key = composer.layout.key(step)
        if (key != null && isAfterPause) end { endCycle(key) }
        isAfterPause = step == "…" || isAfterPause && key == null
        when {
            key != null -> composer.press(key)
            step == "_" -> end { commit() }
            step == "␣" -> end { space() }
            step == "⏎" -> insert("\n")
            step == "⌫" || step == "⎌" -> backspace(if (step == "⎌") Composer.BackspaceUnit.STROKE else Composer.BackspaceUnit.JAMO)
            step[0] == '"' || step[0] == '+' -> insert(quoted(step))
            step[0] == '>' -> {
                end { commit() }
                val text = before + after
                before = text.take(step.drop(1).toInt())
                after = text.drop(before.length)
            }
        }
    }

    /** Performs [act]. If it ends the run, the run becomes part of the text before the next run. */
    private fun end(act: Composer.() -> Any?) {
        val run = composer.composing
        val edit = composer.act()
        if (composer.composing.isEmpty()) before += run + ((edit as? hwalja.Edit)?.inserting ?: "")
    }

    private fun insert(text: String) {
        end { commit() }
        before += text
    }

    private fun backspace(step: Composer.BackspaceUnit) {
        if (composer.backspace(step) == null) if (before.isNotEmpty()) before = before.take(startOfLast(before, before.length))
    }
}

/**
 * A generator of random lines of steps on a keyboard. If [hasOthers] is true, lines include actions of the user and of
 * others. Keys often repeat.
 */
private class Lines(private val layout: KeyboardLayout, private val hasOthers: Boolean, seed: Int) {
    private val random = Random(seed)
    private val rare = listOf("_", "␣", "⏎", "\"1\"", "…") + if (hasOthers) listOf("+\"x\"", ">") else listOf("⌫", "⎌")

    fun line(): List<String> {
        val line = mutableListOf(layout.keys.filter { layout.edit(it, "") != null }.random(random).id)
        while (line.size < STEPS) {
            val last = line.last()
            line += when (random.nextInt(20)) {
                in 0 until 4 -> if (layout.key(last) != null) last else key()
                // Others act only between two keys, because two changes by others can cancel each other out.
                in 4 until 8 -> if (layout.key(last) != null) rare.random(random) else key()
                else -> key()
            }
        }
        return line
    }

    private fun key() = layout.keys.random(random).id
}

private const val STEPS = 20

/** A layout, and true if others act. */
private class Walk(val layout: KeyboardLayout, val hasOthers: Boolean = false) {
    val name = layout.id + (if (layout.dots == DotStyle.COMPATIBILITY) ", compatibility" else "") +
        if (hasOthers) ", with others" else ""

    /**
     * Walks [count] lines on [case] and returns the wrong ones, each with its steps, the field, and the expected field.
     */
    fun wrong(case: HostCase, underlines: Boolean, count: Int): List<String> {
        val lines = Lines(layout, hasOthers, seed = 1)
        return List(count) { lines.line() }.mapNotNull { line ->
            runCatching { follow(case.phone(underlines), line) }.getOrElse { "$it" }
        }
    }

    /** Performs [line] on [phone] and a model. Returns the first difference, or null if both agree after each step. */
    private fun follow(phone: SessionPhone, line: List<String>): String? {
        phone.session.layout = layout
        val model = Model(layout, phone.host.case.startOfLast)
        val done = mutableListOf<String>()
        for (each in line) {
            val step = if (each == ">") placeIn(model.field, done.size) ?: continue else each
            done += step
            model.take(step)
            phone.turn { phone.take(step) }
            val expected = model.field.replace("|", "")
            if (phone.host.shown != expected) return "${done.joinToString(" ")}: ${phone.host.shown} and not $expected"
        }
        return null
    }

    /**
     * Returns a step that moves the cursor to a place where the preceding text ends with another character, or null if
     * there is no such place.
     */
    private fun placeIn(field: String, number: Int): String? {
        val (before, after) = field.split('|')
        val place = number * 7 % (before.length + after.length + 1)
        val last = (before + after).take(place).lastOrNull()
        return ">$place".takeIf { last != before.lastOrNull() && last?.isSurrogate() != true }
    }
}

private val walks = listOf(Layouts.cheonjiin, Layouts.cheonjiin.writing(DotStyle.COMPATIBILITY), Layouts.naratgeul, Layouts.dubeolsik)
    .flatMap { listOf(Walk(it), Walk(it, hasOthers = true)) }

/** Walks [count] lines of [walk] on [case]. Returns the wrong ones, or null if the host does not support them. */
private fun wrong(walk: Walk, case: HostCase, underlines: Boolean, count: Int): List<String>? =
    if (!case.takes(walk.layout, underlines) || walk.hasOthers && !case.letsOthersAct) null
    else walk.wrong(case, underlines, count)

fun checkWalks() {
    checkBoth("random lines leave what a plain model has, on every host that takes the layout") { underlines ->
        for (case in hostCases + restlessHosts) for (walk in walks) {
            val first = wrong(walk, case, underlines, count = 20)?.firstOrNull()
            if (first != null) throw AssertionError("${case.name}, ${walk.name}: $first")
        }
    }
    checkBoth("no letter is lost or moved where others act, however late a host reports") { underlines ->
        for (case in sharedHosts) {
            val first = lostIn(case, underlines, count = 50).firstOrNull()
            if (first != null) throw AssertionError("${case.name}: $first")
        }
    }
}

/**
 * Performs the given number of steps. For each host, prints the number of lines whose result is wrong, and the number
 * of lines with changes by others in which a letter is lost or moved.
 */
fun main(arguments: Array<String>) {
    val steps = arguments.single().toInt()
    val count = steps / STEPS / walks.size
    for (case in hostCases + restlessHosts) for (underlines in listOf(false, true)) {
        val found = walks.mapNotNull { walk -> wrong(walk, case, underlines, count)?.let { walk.name to it } }
        val lost = if (case in sharedHosts) lostIn(case, underlines, steps / STEPS) else emptyList()
        val style = if (underlines) "underlined" else "plain"
        println("${found.sumOf { it.second.size }} of ${count * found.size} lines, ${lost.size} lose letters: ${case.name}, $style")
        for ((name, lines) in found + ("letters" to lost)) {
            if (lines.isNotEmpty()) println("    ${lines.size} $name: ${lines.minBy { it.length }}")
        }
    }
}
