package consumer

import java.io.File

/** What a key does by the tables of its layout: [appends] a letter, or turns the last into another. */
class KeyTable(val appends: Char?, val advance: Map<Char, Char>)

private val keyPattern = Regex("""\{"id": "([^"]+)"[^}]*\}""")
private val appendsPattern = Regex(""""appends": "(.)"""")
private val advancePattern = Regex(""""advance": "([^"]*)"""")

/** The keys in [file], which says a layout as `gen layout` prints it: ㄱ→ㅋ→ㄲ is ㄱ→ㅋ and ㅋ→ㄲ. */
fun readTables(file: File): Map<String, KeyTable> =
    keyPattern.findAll(file.readText()).associate { match ->
        val (all, id) = match.groupValues
        fun value(pattern: Regex) = pattern.find(all)?.groupValues?.get(1)
        val chains = value(advancePattern)?.split(' ').orEmpty().map { it.replace("→", "") }
        id to KeyTable(value(appendsPattern)?.single(), chains.flatMap { it.zipWithNext() }.toMap())
    }
