package hwalja

/**
 * Where the selection is, as far as a field has told, in code units from its start. What it tells may be late, and
 * then nobody knows of which edit it tells: from the first such time on, nothing is believed until the next field.
 */
internal class SelectionReports {
    var start = UNKNOWN
        private set
    private var end = UNKNOWN

    /** Where the cursor is after the edits of which the field has not told yet. */
    private var expected = UNKNOWN
    private var isAwaited = false
    private var isConfirmed = false
    var isLate = false
        private set

    /** Whether it tells at all. */
    var isTold = false
        private set

    /** Whether the field has told of everything that the session did. */
    val isSettled: Boolean get() = end >= 0 && !isAwaited && !isLate

    /** Whether it has told of what the session did so far before anything else happened. */
    val isInTime: Boolean get() = isConfirmed && expected >= 0 && !isLate

    /** Whether it has told of everything, and in time. */
    val isFresh: Boolean get() = isSettled && isInTime

    val isSelected: Boolean get() = start != end

    /** Where the cursor or the selection begins; -1 if that is not known. */
    val place: Int get() = if (isSettled) start else UNKNOWN

    /** There is another field. */
    fun begin(start: Int, end: Int) {
        isConfirmed = false
        isLate = false
        isAwaited = false
        isTold = false
        set(start, end)
    }

    /** The session does something: what it did before should have been told by now. Whether that is missed. */
    fun act(): Boolean {
        val isMissed = isAwaited && isInTime
        isLate = isLate || isAwaited
        return isMissed
    }

    /**
     * The field says where the selection is; whether that is where the session's own edits have led to.
     *
     * @param isInTime Whether it says so at once, and is not found out later.
     */
    fun tell(start: Int, end: Int, isInTime: Boolean = true): Boolean {
        val isExpected = start == end && end == expected
        // Such a report is of marks alone, and the one that is awaited is yet to come.
        if (isAwaited && end >= 0 && start == this.start && end == this.end) return !isLate
        if (isAwaited) {
            if (!isExpected && expected >= 0) isLate = true
            if (isExpected && isInTime) isConfirmed = true
        }
        isAwaited = false
        set(start, end)
        return isExpected && !isLate
    }

    /** The session has deleted and inserted so much. */
    fun write(deleted: Int, inserted: Int) {
        if (expected < 0) {
            isAwaited = true
            return
        }
        if (!isAwaited && start != end) expected = start
        expected += inserted - deleted
        isAwaited = expected != end || start != end
    }

    /** What was awaited has not happened. */
    fun settle() {
        isLate = false
        isAwaited = false
        expected = end
    }

    /** Something was done of which nobody knows how long it is. */
    fun forget() {
        isAwaited = false
        set(UNKNOWN, UNKNOWN)
    }

    private fun set(start: Int, end: Int) {
        this.start = start
        this.end = end
        expected = end
        isTold = isTold || end >= 0
    }

    private companion object {
        const val UNKNOWN = -1
    }
}
