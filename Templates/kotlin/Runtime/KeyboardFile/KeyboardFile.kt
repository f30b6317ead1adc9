package hwalja

import kotlin.jvm.JvmStatic

/**
 * Why a file is no keyboard.
 *
 * @property problems Every problem, with its place and a remedy. One line each, such as
 *   `page 1, row 2, slot 3: there is no page more to open; name one of the pages`.
 */
public class InvalidKeyboardFile internal constructor(public val problems: List<String>) :
    Exception(problems.joinToString("\n"))

/** Reads keyboards from files that docs/keyboard.schema.json describes, such as those that users edit in an app. */
public object KeyboardFile {
    /** How many bytes of UTF-8 a file can have. */
    public const val LIMIT: Int = 65_536

    /**
     * Reads a keyboard from a file.
     *
     * @param json The content of the file.
     * @param layouts The layouts whose keys it can have. A keyboard without Korean gets the first.
     * @throws InvalidKeyboardFile with every problem.
     */
    @JvmStatic
    @Throws(InvalidKeyboardFile::class)
    public fun keyboard(json: String, layouts: List<KeyboardLayout>): Keyboard {
        val size = json.encodeToByteArray().size
        if (size > LIMIT) refuse(listOf("has $size bytes, and such a file at most $LIMIT; shorten it"))
        problemOf(json)?.let { refuse(listOf(it)) }
        val root = KeyboardFileText(json).root()
            ?: refuse(listOf("it is no JSON; look at its commas, brackets and quotation marks"))
        val reader = KeyboardFileReader()
        return reader.keyboard(root, layouts) ?: refuse(reader.problems.toList())
    }

    /**
     * The problem that [text] has before it is read: nesting, because reading recurses, or the first curly quote outside
     * strings, because text editors turn straight quotes into these. Null if it has neither.
     */
    private fun problemOf(text: String): String? {
        var line = 1
        var depth = 0
        var isInString = false
        var isEscaped = false
        for (char in text) {
            if (char == '\n') {
                line++
                isInString = false
            }
            if (!isInString && char in '\u2018'..'\u201F') {
                return "line $line: curly quotes are not valid in JSON; use straight ones (\")"
            }
            if (!isInString && char in "[{") depth++
            if (!isInString && char in "]}") depth--
            if (depth > DEPTH) return "it nests more than $DEPTH levels deep; such a file needs eight at most"
            if (char == '"' && !isEscaped) isInString = !isInString
            isEscaped = isInString && char == '\\' && !isEscaped
        }
        return null
    }

    private const val DEPTH = 16

    private fun refuse(problems: List<String>): Nothing = throw InvalidKeyboardFile(problems)
}
