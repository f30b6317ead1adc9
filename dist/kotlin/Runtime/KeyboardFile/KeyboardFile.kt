// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmStatic

/**
 * Why a text is no keyboard.
 *
 * @property problems All that is wrong, each with its place and a remedy in one line, such as
 *   `page 1, row 2, slot 3: there is no page more to open; name one of the pages`.
 */
public class InvalidKeyboardFile internal constructor(public val problems: List<String>) :
    Exception(problems.joinToString("\n"))

/** Keyboards in files as docs/keyboard.schema.json describes them: for what users edit while an app runs. */
public object KeyboardFile {
    /** How many bytes of UTF-8 a file has at most. */
    public const val LIMIT: Int = 65_536

    /**
     * The keyboard in a file.
     *
     * @param json The content of the file.
     * @param layouts Those whose keys it may have. A keyboard without Korean takes the first.
     * @throws InvalidKeyboardFile with all that is wrong.
     */
    @JvmStatic
    public fun keyboard(json: String, layouts: List<KeyboardLayout>): KeyboardPages {
        val size = json.encodeToByteArray().size
        if (size > LIMIT) refuse(listOf("has $size bytes, and such a file at most $LIMIT; shorten it"))
        val reader = KeyboardFileReader(layouts)
        var pages: KeyboardPages? = null
        val isJson = KeyboardFileText(json).read { pages = reader.keyboard(it) }
        if (!isJson) refuse(listOf("it is no JSON; look at its commas, brackets and quotation marks"))
        return pages ?: refuse(reader.problems)
    }

    private fun refuse(problems: List<String>): Nothing = throw InvalidKeyboardFile(problems)
}
