// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * The reports of a field about its selection, in code units from the start of its text. A report does not say which
 * edit it follows, and may be late. After the first late report, no report is trusted until the next field.
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

    /** The text that the last edit deleted, if the field has not shown its replacement. */
    var unreplaced: String? = null

    /** True if the field has reported an edit of the session in time. */
    private var isConfirmed = false

    /** True if a report came after the next operation had begun, or did not match the edits. */
    var isLate = false
        private set

    /** True if the field has reported any selection. */
    var hasReported = false
        private set

    /** True if the field has reported every edit of the session. */
    val isUpToDate: Boolean get() = end >= 0 && !isAwaited && !isLate

    /** True if the field has confirmed an edit, and each report so far was in time and as expected. */
    val isPrompt: Boolean get() = isConfirmed && expected >= 0 && !isLate

    /** True if the field is up to date and prompt. */
    val isReliable: Boolean get() = isUpToDate && isPrompt

    /** True if the field has reported the deletion of the last edit, and not yet its insertion. */
    val isHalfReported: Boolean get() = isAwaited && end >= 0 && end == halfway

    val isSelected: Boolean get() = start != end

    /** The start of the selection, or the cursor; -1 if unknown. */
    val position: Int get() = if (isUpToDate) start else UNKNOWN

    /** Starts again with another field, or with a field in an unknown state. */
    fun reset(start: Int = UNKNOWN, end: Int = UNKNOWN) {
        isConfirmed = false
        isLate = false
        isAwaited = false
        hasReported = false
        halfway = UNKNOWN
        setSelection(start, end)
    }

    /**
     * Begins an operation, by which time earlier edits should have been reported. Returns true if a report is missing.
     */
    fun beginOperation(): Boolean {
        val isMissed = isAwaited && isPrompt
        isLate = isLate || isAwaited
        return isMissed
    }

    /**
     * Records a report of the selection.
     *
     * @param isInTime True if the field reports this at once; false if the session found it out later.
     * @return true if the session's own edits lead there.
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
        // This report is about composing text only. The report of the edit is still to come.
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

    /** Treats the outstanding edit as one that never happened. */
    fun assumeReported() {
        isLate = false
        isAwaited = false
        expected = end
    }

    /** Treats all edits as reported, because the session has been idle for long. */
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
