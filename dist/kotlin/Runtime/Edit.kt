// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmField

/**
 * An edit of a text field that a key press makes. It deletes [deleting] UTF-16 code units before the cursor, like
 * `InputConnection.deleteSurroundingText`, and then inserts [inserting].
 */
public data class Edit(public val deleting: Int, public val inserting: String) {
    /** Holds [NONE]. */
    public companion object {
        /** An edit that changes nothing. */
        @JvmField public val NONE: Edit = Edit(0, "")
    }
}
