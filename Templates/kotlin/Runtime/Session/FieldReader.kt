package hwalja

/** A reader of the text before the cursor. It decides whether the run can continue, and finds the run's position. */
internal class FieldReader(private val client: TextClient) {
    val reports = SelectionReports()

    /**
     * True if the app has restarted the input during a run. Such an app rewrites its text while the user types. A
     * rewrite can close the connection.
     */
    var appRewrites = false

    /** True if the field has shown the whole run since the run last changed. */
    private var hasShownRun = false

    /** The last reported text before the cursor; null if that text did not end with the run. */
    var shownText: CharSequence? = null
        private set

    /** The length of text that the last read requested. */
    private var requested = 0

    /** The length of the longest text that the field has reported. */
    private var longestShown = 0

    /** True if the field now reports that text is selected. */
    val isSelected: Boolean get() = !client.getSelectedText(0).isNullOrEmpty()

    /**
     * Reads the field, and returns true if the run can continue according to the rules of docs/spec/COMPOSER.md.
     *
     * @param ending The last [REACH] code units of the run, or the whole run if it is shorter.
     * @param mustShow True if the run continues only if the field shows all of [ending], for example because a prompt
     *   field has reported the cursor elsewhere.
     */
    fun canContinueRun(ending: String, mustShow: Boolean = false): Boolean {
        requested = maxOf(ending.length + LONGEST_CHARACTER, if (appRewrites) reports.position + 1 else 0)
        val text = client.getTextBeforeCursor(requested, 0)
        val isWhole = text != null && text.endsWith(ending)
        shownText = if (isWhole) text else null
        if (!isWhole && (hasShownRun || mustShow)) return false
        hasShownRun = isWhole
        longestShown = maxOf(longestShown, text?.length ?: 0)
        return isWhole || text == null || mayBeTruncated(text) && text.length < ending.length && ending.endsWith(text)
    }

    /** Returns true if the field now reports the run, which ends in [ending]. */
    fun showsRun(ending: String): Boolean = canContinueRun(ending) && shownText != null

    /**
     * Returns true if [text] may be the end of a longer text that the field truncates. A field that has reported its
     * cursor always truncates its text at the same length.
     */
    private fun mayBeTruncated(text: CharSequence) = !reports.hasReported || text.length == longestShown

    /**
     * Checks whether the field has refused an edit that it did not report. In that case, the cursor is still at the
     * last reported position, and the field is not late. Skips fields that have never reported any text, because
     * terminals accept every edit and report a cursor at the start.
     *
     * @return true if the field has refused the edit.
     */
    fun checkForRefusal(): Boolean {
        val start = reports.start
        val hasShown = start > 0 || start == 0 && longestShown > 0
        val hasRefused = hasShown && client.getTextBeforeCursor(start + 1, 0)?.length == start
        if (hasRefused) reports.assumeReported()
        return hasRefused
    }

    /** Starts over with another field, which has the given selection, or with a field in an unknown state. */
    fun reset(start: Int = SelectionReports.UNKNOWN, end: Int = SelectionReports.UNKNOWN) {
        reports.reset(start, end)
        appRewrites = false
        longestShown = 0
    }

    /** Forgets what the field has shown of the run, because the run has changed or ended. */
    fun forgetRun() {
        hasShownRun = false
        shownText = null
    }

    /**
     * Returns the position of the cursor if the field has shown all the text before the cursor; -1 if there may be more
     * text.
     */
    fun shownPosition(): Int = shownText.let { if (it != null && it.length < requested) it.length else -1 }

    companion object {
        /**
         * The greatest number of code units of a run that are compared with the field and underlined. No word is
         * longer. The limit keeps the cost of a press constant.
         */
        const val REACH = 256

        /** The greatest number of code units in one character. For comparison, a family emoji has 11. */
        const val LONGEST_CHARACTER = 64
    }
}
