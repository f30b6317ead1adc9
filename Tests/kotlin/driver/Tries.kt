package consumer

import hwalja.TrieError
import hwalja.TrieFile

/**
 * Returns the answers to look-ups in a trie, in the notation of docs/spec/CONFORM.md. [hex] is the trie in hexadecimal.
 */
fun lookedUp(hex: String, lookUps: List<String>): String {
    val trie = try {
        TrieFile.trie(hex.chunked(2) { it.toString().toInt(16).toByte() }.toByteArray())
    } catch (_: TrieError) {
        return "refused"
    }
    return lookUps.joinToString(" ") { lookUp ->
        val (key, before) = lookUp.split(':')
        val text = before.split(',').filter { it.isNotEmpty() }.joinToString("") { Character.toString(it.toInt(16)) }
        val edit = trie.edit(key.toInt(), text) ?: return@joinToString "-"
        val left = text.dropLast(edit.deleting) + edit.inserting
        left.codePoints().toArray().joinToString(",", ":") { it.toString(16).uppercase() }
    }
}
