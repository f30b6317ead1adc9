// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmStatic

/**
 * The error for a value that cannot be used as a keyboard.
 *
 * @property message The first problem, and its place in the file, such as
 *   `page 1, row 2, slot 3: there is no page more`.
 */
public class InvalidKeyboardFile internal constructor(override val message: String) : Exception(message)

/**
 * Reads keyboards from files that docs/keyboard.schema.json describes, such as those that users edit in an app. The app
 * parses the JSON. This reader stops at the first value that it cannot use. The generator reports every problem of a
 * file.
 */
public object KeyboardFile {
    /**
     * Reads a keyboard from a parsed file.
     *
     * @param parsed The content of the file. An object is a map from the names of its members, and an array is a list.
     *   All other values are strings, numbers, booleans or null.
     * @param layouts The layouts that the file can name. A keyboard that names no layout gets the first layout.
     * @throws InvalidKeyboardFile if the file has a problem. The error describes the first problem.
     */
    @JvmStatic
    @Throws(InvalidKeyboardFile::class)
    public fun keyboard(parsed: Any?, layouts: List<KeyboardLayout>): Keyboard =
        KeyboardFileReader(layouts).keyboard(parsed)
}
