package benchmark

import consumer.FullMap
import consumer.readMap
import hwalja.Key
import hwalja.Layouts
import java.io.File
import kotlin.random.Random

/** One press: a key, and the text before the cursor. */
private class Press(val key: Key, val text: String)

/** Swallows results, so that no look-up is optimised away. */
private var sink = 0

/** The look-up of the five-line consumer. */
private fun FullMap.press(key: String, text: String): String? {
    val entries = get(key) ?: return null
    return entries[text.takeLast(2)] ?: entries[text.takeLast(1)] ?: entries[""]
}

/** Nanoseconds a press that [look] takes. */
private fun measured(presses: List<Press>, look: (Press) -> Int): Double {
    val start = System.nanoTime()
    var sum = 0
    for (press in presses) sum += look(press)
    sink += sum
    return (System.nanoTime() - start).toDouble() / presses.size
}

/** Prints lines of samples: look-ups on the JVM, once warm, by trie and by nested hash maps. */
fun main(arguments: Array<String>) {
    val layout = Layouts.cheonjiin
    val map = readMap(File(arguments.single()))
    val presses = layout.keys
        .flatMap { key -> map.getValue(key.id).keys.map { Press(key, "한글$it") } }
        .shuffled(Random(1))
    val ways = mapOf<String, (Press) -> Int>(
        "trie" to { layout.edit(it.key, it.text)?.inserting?.length ?: 0 },
        "HashMap" to { map.press(it.key.id, it.text)?.length ?: 0 },
    )
    compare("every state", presses, ways)
    compare("100 states, warm in the cache", List(presses.size) { presses[it % 100] }, ways)
    check(sink != 0)
}

private fun compare(what: String, presses: List<Press>, ways: Map<String, (Press) -> Int>) {
    val times = ways.mapValues { mutableListOf<Double>() }
    repeat(60) { round ->
        for ((name, look) in ways) {
            val time = measured(presses, look)
            if (round >= 20) times.getValue(name) += time
        }
    }
    for ((name, measures) in times) {
        println((listOf("look-up, Kotlin on the JVM, $what", name, "ns") + measures).joinToString("\t"))
    }
}
