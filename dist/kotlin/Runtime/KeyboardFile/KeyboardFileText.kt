// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * Reads a JSON text (RFC 8259) as maps, lists, strings, numbers, booleans and, for null, [Unit]. Common code has
 * nothing that does.
 */
internal class KeyboardFileText(private val text: String) {
    private class NoJson : Exception()

    private var place = 0

    /** The value of the text; null if it is not JSON, or nested deeper than any keyboard. */
    fun root(): Any? = try {
        value(17).also {
            next()
            if (place < text.length) fail()
        }
    } catch (_: NoJson) {
        null
    }

    private fun fail(): Nothing = throw NoJson()

    private fun peek(): Char = if (place < text.length) text[place] else END

    private fun take(): Char = peek().also { place += 1 }

    private fun takes(mark: Char): Boolean = (peek() == mark).also { if (it) place += 1 }

    /** The next character that is not blank. */
    private fun next(): Char {
        while (peek() in " \t\n\r") place += 1
        return peek()
    }

    private fun value(depth: Int): Any {
        if (depth == 0) fail()
        return when (next()) {
            '{' -> members(depth)
            '[' -> buildList { list(']') { add(value(depth - 1)) } }
            '"' -> string()
            't' -> word("true", true)
            'f' -> word("false", false)
            'n' -> word("null", Unit)
            else -> number()
        }
    }

    private fun members(depth: Int): Map<String, Any> = buildMap {
        list('}') {
            next()
            val name = string()
            if (next() != ':') fail()
            place += 1
            put(name, value(depth - 1))
        }
    }

    /** Reads a list in brackets, each item by [item]. */
    private fun list(end: Char, item: () -> Unit) {
        place += 1
        if (next() != end) {
            item()
            while (next() == ',') {
                place += 1
                item()
            }
        }
        if (take() != end) fail()
    }

    private fun word(word: String, value: Any): Any {
        for (letter in word) if (take() != letter) fail()
        return value
    }

    private fun number(): Double {
        val start = place
        takes('-')
        if (!takes('0')) digits()
        if (takes('.')) digits()
        if (takes('e') || takes('E')) {
            if (!takes('+')) takes('-')
            digits()
        }
        return text.substring(start, place).toDouble()
    }

    private fun digits() {
        if (peek() !in '0'..'9') fail()
        while (peek() in '0'..'9') place += 1
    }

    private fun string(): String {
        if (take() != '"') fail()
        val read = StringBuilder()
        while (true) {
            val character = take()
            if (character == '"') break
            if (character < ' ') fail()
            read.append(if (character == '\\') escaped() else character)
        }
        val string = read.toString()
        // Half of a pair of surrogates is no text, and has no bytes.
        if (string.encodeToByteArray().decodeToString() != string) fail()
        return string
    }

    /** What is written after a backslash. */
    private fun escaped(): Char = when (val mark = take()) {
        '"', '\\', '/' -> mark
        'b' -> '\b'
        'f' -> '\u000C'
        'n' -> '\n'
        'r' -> '\r'
        't' -> '\t'
        'u' -> {
            var unit = 0
            for (digit in 0 until 4) unit = unit * 16 + hexadecimal()
            unit.toChar()
        }
        else -> fail()
    }

    private fun hexadecimal(): Int =
        "0123456789abcdef".indexOf(take(), ignoreCase = true).also { if (it < 0) fail() }

    private companion object {
        /** Stands for the end: a control character, which no JSON text contains. */
        const val END = '\u0000'
    }
}
