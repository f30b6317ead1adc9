package benchmark

import consumer.FullMap
import consumer.readMap
import hwalja.Composer
import hwalja.InputSession
import hwalja.Key
import hwalja.Layouts
import hwalja.TextClient
import java.io.File
import kotlin.random.Random

/** The number of presses in a run. */
private const val RUN = 12

/** A text field with its cursor at the end. */
private class Field : TextClient {
    val text = StringBuilder()

    override fun getTextBeforeCursor(n: Int, flags: Int) = text.substring(maxOf(0, text.length - n))
    override fun getSelectedText(flags: Int): CharSequence? = null
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) = true.also { text.setLength(text.length - beforeLength) }
    override fun commitText(text: CharSequence, newCursorPosition: Int) = true.also { this.text.append(text) }

    fun write(deleting: Int, inserting: String) {
        if (deleting > 0) deleteSurroundingText(deleting, 0)
        if (inserting.isNotEmpty()) commitText(inserting, 1)
    }
}

/**
 * Types with code that a programmer would write for the full map. The entry for the longest state with which the run
 * ends applies. A history of the run is kept for backspace.
 */
private fun typeWithMap(map: FullMap, keys: List<Key>): String {
    val field = Field()
    var run = ""
    val history = mutableListOf<String>()
    keys.forEachIndexed { number, key ->
        val entries = map.getValue(key.id)
        for (length in minOf(2, run.length) downTo 0) {
            val text = entries[run.takeLast(length)] ?: continue
            history += run
            run = run.dropLast(length) + text
            field.write(length, text)
            break
        }
        if (number % RUN == RUN - 1) {
            run = ""
            history.clear()
        }
    }
    return field.text.toString()
}

private fun typeWithComposer(keys: List<Key>): String {
    val field = Field()
    val composer = Composer(Layouts.cheonjiin)
    keys.forEachIndexed { number, key ->
        val (deleting, inserting) = composer.press(key)
        field.write(deleting, inserting)
        if (number % RUN == RUN - 1) composer.commit()
    }
    return field.text.toString()
}

private fun typeWithSession(keys: List<Key>): String {
    val field = Field()
    val session = InputSession(Layouts.cheonjiin, field)
    keys.forEachIndexed { number, key ->
        session.press(key)
        if (number % RUN == RUN - 1) session.commit()
    }
    return field.text.toString()
}

/**
 * Prints samples, one group on each line: nanoseconds per press on the warm JVM, for the same keys in runs of 12. If
 * the argument `once` follows the file of the map, prints nothing and only checks that all typists write the same text.
 */
fun main(arguments: Array<String>) {
    val map = readMap(File(arguments.first()))
    val isOnce = arguments.last() == "once"
    val random = Random(1)
    val keys = List(60_000) { Layouts.cheonjiin.keys.random(random) }
    val typists = listOf<Pair<String, () -> String>>(
        "composer" to { typeWithComposer(keys) },
        "session" to { typeWithSession(keys) },
        "nested HashMaps" to { typeWithMap(map, keys) },
    )
    val times = typists.map { mutableListOf<Double>() }
    repeat(if (isOnce) 1 else 60) { round ->
        val written = typists.mapIndexed { index, (_, type) ->
            val start = System.nanoTime()
            type().also { if (round >= 20) times[index] += (System.nanoTime() - start).toDouble() / keys.size }
        }
        check(written.distinct().size == 1) { "the typists wrote different texts" }
    }
    if (isOnce) return
    val measured = typists.map { it.first }.zip(times).toMap()
    for ((what, rivals) in listOf(
        "press" to listOf("composer", "nested HashMaps"), "press by more than a composer" to listOf("session", "composer"),
    )) {
        for (name in rivals) {
            println((listOf("$what, Kotlin on the JVM", name, "ns") + measured.getValue(name)).joinToString("\t"))
        }
    }
}
