package hwalja

/**
 * A field's reports of its selection. Positions are in code units from the start of the field's text. A report does not
 * name the edit that it follows, and it may be late. A field is prompt if it reports each edit before the session's
 * next operation begins. After the first late report, the session does not trust any report until the user goes to
 * another field.
 */
internal class SelectionReports {
    /** The last reported selection. */
    var start = UNKNOWN
        private set
    private var end = UNKNOWN

    /** The cursor after all edits of the session, including those that the field has not reported yet. */
    private var expected = UNKNOWN

    /** True while a report of the last edit is outstanding. */
    private var isAwaited = false

    /** The cursor halfway through the last edit: after its deletion, and before its insertion. */
    private var halfway = UNKNOWN

    /** The text that the last edit deleted, if the field has not shown the text that replaces it; null otherwise. */
    var unreplaced: String? = null

    /** True if the field has promptly reported an edit of the session. */
    private var isConfirmed = false

    /**
     * True if a report was late. A report is late if it came after the next operation had begun, or if it reported
     * another cursor than the session's edits produce.
     */
    var isLate = false
        private set

    /** True if the field has reported any selection. */
    var hasReported = false
        private set

    /** True if the field has reported every edit of the session. */
    val isUpToDate: Boolean get() = end >= 0 && !isAwaited && !isLate

    /** True if the field has promptly confirmed an edit, and no report so far has been late. */
    val isPrompt: Boolean get() = isConfirmed && expected >= 0 && !isLate

    /** True if the field is up to date and prompt. */
    val isReliable: Boolean get() = isUpToDate && isPrompt

    /** True if the field has reported the last edit's deletion, but has not reported its insertion yet. */
    val isHalfReported: Boolean get() = isAwaited && end >= 0 && end == halfway

    val isSelected: Boolean get() = start != end

    /** The start of the selection, or the cursor; -1 if unknown. */
    val position: Int get() = if (isUpToDate) start else UNKNOWN

    /** Starts over with another field, or with a field in an unknown state. */
    fun reset(start: Int = UNKNOWN, end: Int = UNKNOWN) {
        isConfirmed = false
        isLate = false
        isAwaited = false
        hasReported = false
        halfway = UNKNOWN
        setSelection(start, end)
    }

    /**
     * Begins an operation. By now, a prompt field will have reported all earlier edits. Returns true if a report is
     * missing.
     */
    fun beginOperation(): Boolean {
        val isMissed = isAwaited && isPrompt
        isLate = isLate || isAwaited
        return isMissed
    }

    /**
     * Records a report of the selection.
     *
     * @param isInTime True if the field has reported this selection promptly; false if the session found out about it
     *   later.
     * @return true if the session's own edits explain this selection, and no report so far has been late.
     */
    fun record(start: Int, end: Int, isInTime: Boolean = true): Boolean {
        val isExpected = start == end && end == expected
        if (end < 0) isConfirmed = false
        // A field that ignores batches reports both halves of an edit.
        if (start == end && end >= 0 && end == halfway && !isLate) {
            this.start = start
            this.end = end
            isAwaited = true
            return true
        }
        // The cursor has not moved, so this report is only about composing text. The report of the edit is still to
        // come.
        if (isAwaited && end >= 0 && start == this.start && end == this.end) return !isLate
        if (isAwaited) {
            if (!isExpected && expected >= 0) isLate = true
            if (isExpected && isInTime) isConfirmed = true
            halfway = UNKNOWN
        }
        isAwaited = false
        setSelection(start, end)
        return isExpected && !isLate
    }

    /** Records an edit of these lengths. */
    fun recordEdit(deleted: Int, inserted: Int) {
        unreplaced = null
        if (expected < 0) {
            isAwaited = true
            return
        }
        if (!isAwaited && start != end) expected = start
        halfway = if (deleted > 0 && inserted > 0) expected - deleted else UNKNOWN
        expected += inserted - deleted
        isAwaited = expected != end || start != end
    }

    /** Assumes that the field has refused the edits that it has not reported, so that no report is outstanding. */
    fun assumeReported() {
        isLate = false
        isAwaited = false
        expected = end
    }

    /** Assumes that no report is outstanding, because the session has been idle for a long time. */
    fun catchUp() {
        halfway = UNKNOWN
        if (isLate) assumeReported()
    }

    /** Forgets the selection, because an edit of unknown length was made. */
    fun invalidate() {
        isAwaited = false
        halfway = UNKNOWN
        setSelection(UNKNOWN, UNKNOWN)
    }

    private fun setSelection(start: Int, end: Int) {
        this.start = start
        this.end = end
        expected = end
        hasReported = hasReported || end >= 0
    }

    companion object {
        const val UNKNOWN = -1
    }
}
