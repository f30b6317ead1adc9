/**
 * What a key press does to a text field: delete, then insert.
 *
 * @property deleting How many UTF-16 code units before the cursor to delete, as
 *   `InputConnection.deleteSurroundingText` counts.
 * @property inserting What to insert then.
 */
public data class Edit(public val deleting: Int, public val inserting: String) {
    /** Holds [NONE]. */
    public companion object {
        /** Nothing to do. */
        @JvmField
        public val NONE: Edit = Edit(0, "")
    }
}
