// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmStatic

/**
 * The error for a value that cannot be used as a keyboard.
 *
 * @property message The first problem, with its place, such as
 *   `page 1, row 2, slot 3: there is no page more`.
 */
public class InvalidKeyboardFile internal constructor(override val message: String) : Exception(message)

/**
 * Reads keyboards from files that docs/keyboard.schema.json describes, such as those that users edit in an app. The
 * app parses the JSON. The generator reports everything that is wrong with a file. This reader stops at the first
 * value that it cannot use.
 */
public object KeyboardFile {
    /**
     * Reads a keyboard from a parsed file.
     *
     * @param parsed The content of the file. An object is a map from the names of its members, and an array is a list.
     *   Other values are strings, numbers, booleans and null.
     * @param layouts The layouts that the file can name. A keyboard without Korean gets the first.
     * @throws InvalidKeyboardFile with the first problem.
     */
    @JvmStatic
    @Throws(InvalidKeyboardFile::class)
    public fun keyboard(parsed: Any?, layouts: List<KeyboardLayout>): Keyboard =
        KeyboardFileReader(layouts).keyboard(parsed)
}
