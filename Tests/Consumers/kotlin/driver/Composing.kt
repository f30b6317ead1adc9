package consumer

import hwalja.Composer
import hwalja.Edit
import hwalja.Layouts
import java.util.zip.CRC32

/** The text of an empty field after [steps] on a composer. */
fun composed(layout: String, steps: String): String {
    val composer = Composer(Layouts.byId(layout) ?: error("no layout $layout"))
    val text = StringBuilder()
    var isAfterPause = false
    for (step in steps.split(' ')) {
        val run = composer.composing.length
        val edit = when (step) {
            "_" -> Edit.NONE.also { composer.commit() }
            "␣" -> composer.space()
            "⌫" -> composer.backspace() ?: lastScalar(text)
            "⎌" -> composer.backspace(Composer.Step.STROKE) ?: lastScalar(text)
            "…" -> Edit.NONE.also { isAfterPause = true }
            else -> {
                val key = composer.layout.key(step) ?: error("no key $step")
                if (isAfterPause) composer.endCycle(key)
                isAfterPause = false
                composer.press(key)
            }
        }
        if (run > 0) check(edit.deleting <= run) { "$edit reaches before the run" }
        text.setLength(text.length - edit.deleting)
        text.append(edit.inserting)
        check(text.endsWith(composer.composing)) { "$text does not end in ${composer.composing}" }
    }
    return text.toString()
}

/** What a host deletes by itself. */
private fun lastScalar(text: CharSequence) =
    Edit(if (text.isEmpty()) 0 else Character.charCount(Character.codePointBefore(text, text.length)), "")

// A trie is part of a layout, which nobody makes but the generator: there is no public way to open one.
private val open = Class.forName("hwalja.Trie").getDeclaredConstructor(String::class.java).apply { isAccessible = true }
private val edit = open.declaringClass.getDeclaredMethod("edit", Int::class.java, CharSequence::class.java)
    .apply { isAccessible = true }

/** What the trie in [hex] says to [lookups], each a key and what stands before the cursor. */
fun lookedUp(hex: String, lookups: String): String {
    val bytes = ByteArray(hex.length / 2) { hex.substring(2 * it, 2 * it + 2).toInt(16).toByte() }
    if (!isSealed(bytes)) return "refused"
    val trie = open.newInstance(String(bytes, Charsets.ISO_8859_1))
    return lookups.split(' ').filter { it.isNotEmpty() }.joinToString(" ") { lookup ->
        val (key, scalars) = lookup.split(':')
        val before = scalars.split('.').filter { it.isNotEmpty() }.joinToString("") { Character.toString(it.toInt(16)) }
        val edit = edit.invoke(trie, key.toInt(), before) as Edit? ?: return@joinToString "-"
        val deleted = before.codePointCount(before.length - edit.deleting, before.length)
        "$deleted:" + edit.inserting.codePoints().toArray().joinToString(".") { "%X".format(it) }
    }
}

/** Whether the checksum is right: what compilers keep whole, sources do not ask again. */
private fun isSealed(trie: ByteArray): Boolean {
    if (trie.size < 12 || String(trie, 0, 4, Charsets.ISO_8859_1) != "HWJT") return false
    val checksum = CRC32().apply { update(trie, 9, trie.size - 9) }.value
    val written = (4..8).reversed().fold(0L) { sum, place -> sum * 90 + trie[place] - 0x25 }
    return checksum == written
}
