package consumer

import java.io.File

/** A full map. For each key, it maps the text before the cursor to the text that replaces it. */
typealias FullMap = Map<String, Map<String, String>>

private val keyLine = Regex("""  "(.+)": \{""")
private val entryLine = Regex("""    "(.*)": "(.*)",?""")

/** Reads a full map from a file that has one entry on each line. */
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
 * Returns the text after [key] is pressed. The entry for the longest state with which [text] ends applies. Returns null
 * if the map has no such entry, or if it has only the empty entry of a key without a letter.
 */
fun FullMap.typed(key: String, text: String): String? {
    val entries = getValue(key)
    for (length in minOf(2, text.length) downTo 0) {
        val replacement = entries[text.takeLast(length)] ?: continue
        return if (length + replacement.length > 0) text.dropLast(length) + replacement else null
    }
    return null
}
