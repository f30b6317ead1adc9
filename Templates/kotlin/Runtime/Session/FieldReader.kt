package hwalja

/** What a session reads from its field: whether the run is still before the cursor, and where that is. */
internal class FieldReader(private val client: TextClient) {
    val reports = SelectionReports()

    /** Whether the app writes its text anew while the user types, which can close the connection. */
    var rewrites = false

    /** Whether the field has shown the whole run since the run last changed. */
    private var isShown = false

    /** The text before the cursor, if the field has shown that it ends with the run; and how much was asked for. */
    var before: CharSequence? = null
        private set
    private var asked = 0

    /** The length of the longest text that the field has shown. */
    private var longest = 0

    /** Whether something is selected, as the field says now. */
    val isSelected: Boolean get() = !client.getSelectedText(0).isNullOrEmpty()

    /**
     * Whether the run can go on, by the rules of docs/spec/COMPOSER.md.
     *
     * @param ending The last [REACH] code units of the run, or all of it.
     * @param isMoved Whether the field has reported in time that the cursor is elsewhere: then it has to show the run.
     */
    fun showsRun(ending: String, isMoved: Boolean = false): Boolean {
        asked = maxOf(ending.length + LONGEST_CHARACTER, if (rewrites) reports.place + 1 else 0)
        val text = client.getTextBeforeCursor(asked, 0)
        val isWhole = text != null && text.endsWith(ending)
        before = if (isWhole) text else null
        if (!isWhole && (isShown || isMoved)) return false
        isShown = isWhole
        longest = maxOf(longest, text?.length ?: 0)
        return isWhole || text == null || mayBeCut(text) && text.length < ending.length && ending.endsWith(text)
    }

    /** Whether the field shows now that the run, of which this is the [ending], is there. */
    fun hasRun(ending: String): Boolean = showsRun(ending) && before != null

    /** A field that reports its cursor is not late; if it cuts its text, it always does at the same length. */
    private fun mayBeCut(text: CharSequence) = !reports.isTold || text.length == longest

    /**
     * The field did not report an edit. If its cursor is still where it said, it is not late: it refused the edit. A
     * field that has never shown any text has not: terminals take all, and say that the cursor is at the start.
     *
     * @return whether that is so.
     */
    fun findOut(): Boolean {
        val start = reports.start
        val hasShown = start > 0 || start == 0 && longest > 0
        val hasRefused = hasShown && client.getTextBeforeCursor(start + 1, 0)?.length == start
        if (hasRefused) reports.settle()
        return hasRefused
    }

    /** Begins with another field, whose selection is there, or with one of which nothing is known any more. */
    fun begin(start: Int = SelectionReports.UNKNOWN, end: Int = SelectionReports.UNKNOWN) {
        reports.begin(start, end)
        rewrites = false
        longest = 0
    }

    /** The run has changed or ended: what was shown before says nothing of it. */
    fun forget() {
        isShown = false
        before = null
    }

    /** Where the cursor is, if the field has shown all the text before it; -1 if it may have shown less. */
    fun shownPlace(): Int = before.let { if (it != null && it.length < asked) it.length else -1 }

    companion object {
        /**
         * How many code units of a run are compared with the field and underlined. No word is longer; and a press costs
         * the same however long the run is.
         */
        const val REACH = 256

        /** How many code units one character can have; an emoji of a family has 11. */
        const val LONGEST_CHARACTER = 64
    }
}
