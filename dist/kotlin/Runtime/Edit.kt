// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmField

/**
 * What a key press does to a text field: it deletes [deleting] UTF-16 code units before the cursor, as
 * `InputConnection.deleteSurroundingText` counts, and then inserts [inserting].
 */
public data class Edit(public val deleting: Int, public val inserting: String) {
    /** Holds [NONE]. */
    public companion object {
        /** Nothing to do. */
        @JvmField public val NONE: Edit = Edit(0, "")
    }
}
