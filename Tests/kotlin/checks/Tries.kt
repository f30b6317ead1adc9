package consumer

import hwalja.DotStyle
import hwalja.Edit
import hwalja.Key
import hwalja.KeyboardLayout
import hwalja.Layouts
import hwalja.TrieError
import hwalja.TrieFile
import java.io.File
import java.util.zip.CRC32

private fun trieOf(layout: KeyboardLayout) = File("dist/trie/$layout.trie").readBytes()

private fun ByteArray.with(vararg changes: Pair<Int, Int>) =
    copyOf().also { for ((place, byte) in changes) it[place] = byte.toByte() }

/** Returns a copy in which [count] digits, starting at [place], have the value [value]. */
private fun ByteArray.withNumber(place: Int, count: Int, value: Long): ByteArray = copyOf().also {
    var rest = value
    for (digit in place until place + count) {
        it[digit] = ('%'.code + rest % 90).toByte()
        rest /= 90
    }
}

/** Returns a copy whose checksum is the valid checksum plus [more]. */
private fun ByteArray.summed(more: Long = 0) =
    withNumber(4, 5, CRC32().also { it.update(this, 9, size - 9) }.value + more)

private fun refusal(bytes: ByteArray): String? = try {
    TrieFile.trie(bytes)
    null
} catch (error: TrieError) {
    error.message
}

/** Checks invalid tries, and layouts from tries. `conform` checks look-ups in forged tries. */
fun checkTries() {
    check("an invalid trie is rejected for the first reason in the order of the format") {
        val trie = trieOf(Layouts.sky)
        expect(null, refusal(trie.summed()))
        expect("cut short: 21 bytes of 22", refusal(ByteArray(21)))
        expect("not a trie: the first four bytes are not HWJT", refusal(trie.with(3 to 't'.code, 9 to '~'.code)))
        expect("version 2 is newer than this reader, which knows 1", refusal(trie.with(9 to '\''.code, 30 to 0)))
        for (byte in listOf(0x00, 0x24, 0x7F, 0x80, 0xFF)) {
            expect("damaged: the byte at 9 is not one of % to ~", refusal(trie.with(9 to byte, 30 to byte)))
            expect("damaged: the byte at 30 is not one of % to ~", refusal(trie.with(9 to '%'.code, 30 to byte) + 0))
        }
        expect("damaged: the byte at 9 is not one of % to ~", refusal(trie.with(9 to '%'.code) + trie))
        expect("cut short: ${trie.size - 1} bytes of ${trie.size}", refusal(trie.copyOf(trie.size - 1)))
        expect("too long: ${trie.size + 1} bytes for ${trie.size}", refusal(trie + '%'.code.toByte()))
        expect("damaged: the checksum is wrong", refusal(trie.with(trie.size - 1 to trie.last() + 1)))
        // A number of five digits can exceed 32 bits.
        val small = ('%'..'~').map { trie.with(trie.size - 1 to it.code).summed() }.first { it[8] < '='.code }
        expect(null to "damaged: the checksum is wrong", refusal(small) to refusal(small.summed(more = 1L shl 32)))
    }
    check("a layout from a trie's bytes behaves like the built-in one") {
        for (layout in Layouts.all) {
            val keys = layout.keys.map { Key(it.id, it.legend, code = it.code) }
            val trie = TrieFile.trie(trieOf(layout))
            val own = KeyboardLayout("own", "", "", layout.spaceEndsRun, layout.cycleTimeoutMillis, keys, trie)
            expect(trie.keyCount to layout.dots, own.keys.size + 1 to own.dots)
            expect(listOf(null, null), listOf(own.keyByScalar(0), own.edit(keys[0], "")))
            for (text in listOf("", "가", "각", "앉", "ㄱ", "\u1100\u119E", "ㅗ", "x", "\uD800")) {
                expect(layout.deletion(text), own.deletion(text)) { "⌫ after $text" }
                for ((key, same) in layout.keys.zip(own.keys)) {
                    expect(layout.edit(key, text), own.edit(same, text)) { "$key after $text" }
                }
            }
        }
    }
    check("a trie has a dot style; any number but 2 is the conjoining style, and the other style has the same keys") {
        val styles = mapOf('%' to null, '&' to DotStyle.CONJOINING, '\'' to DotStyle.COMPATIBILITY, '~' to DotStyle.CONJOINING)
        for ((digit, style) in styles) {
            val trie = TrieFile.trie(trieOf(Layouts.cheonjiin).with(20 to digit.code).summed())
            val own = KeyboardLayout("own", "", "", true, 1_000, Layouts.cheonjiin.keys, trie)
            expect(style, own.dots)
            for (other in DotStyle.values()) {
                expect(style?.let { other } to own.keys, own.writing(other).let { it.dots to it.keys })
            }
        }
    }
    check("a layout with fewer keys than its trie deletes with the last; one with more ignores the rest") {
        val trie = TrieFile.trie(trieOf(Layouts.sky))
        fun layout(count: Int) = KeyboardLayout("own", "", "", false, 1_000, List(count) { Key("$it", "$it") }, trie)
        expect(Edit(1, "가"), layout(1).deletion("각"))
        expect(Edit(1, "가"), layout(99).deletion("각"))
        expect(null, layout(99).run { edit(keys.last(), "가") })
    }
    check("a lone surrogate is never a letter, even if a forged trie contains it") {
        val trie = trieOf(Layouts.cheonjiin)
        val letters = trie[13] - '%'.code + (trie[14] - '%'.code) * 90
        for (letter in 0 until trie[12] - '%'.code) {
            val forged = TrieFile.trie(trie.withNumber(letters + 3 * letter, 3, 0xD800).summed())
            for (key in 0 until forged.keyCount) {
                expect(forged.edit(key, "a"), forged.edit(key, "a\uD800")) { "letter $letter, key $key" }
            }
        }
    }
}
