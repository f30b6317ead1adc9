package consumer

import java.io.File

/** A full map: for each key, what stands before the cursor and what replaces it. */
typealias FullMap = Map<String, Map<String, String>>

private val keyLine = Regex("""  "(.+)": \{""")
private val entryLine = Regex("""    "(.*)": "(.*)",?""")

/** Reads a full map, which has a line an entry. */
fun readMap(file: File): FullMap {
    val map = LinkedHashMap<String, HashMap<String, String>>()
    var entries = HashMap<String, String>()
    file.forEachLine { line ->
        keyLine.matchEntire(line)?.let { entries = map.getOrPut(it.groupValues[1]) { HashMap() } }
        entryLine.matchEntire(line)?.let { entries[it.groupValues[1]] = it.groupValues[2] }
    }
    return map
}

/**
 * The text after [key], by the longest state that [text] ends in; null if the map says nothing, as it does too of a
 * key without a letter of its own, which replaces nothing by nothing.
 */
fun FullMap.typed(key: String, text: String): String? {
    val entries = getValue(key)
    for (length in minOf(2, text.length) downTo 0) {
        val replacement = entries[text.takeLast(length)] ?: continue
        return if (length + replacement.length > 0) text.dropLast(length) + replacement else null
    }
    return null
}
