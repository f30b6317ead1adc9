// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * Where the selection is, as the field reports it, in code units from its start. A report may be late, and then it is
 * not known which edit it is about: after the first late one, no report is believed until the next field.
 */
internal class SelectionReports {
    var start = UNKNOWN
        private set
    private var end = UNKNOWN

    /** Where the cursor is after the edits that the field has not reported yet. */
    private var expected = UNKNOWN
    private var isAwaited = false

    /** Where the cursor is when the last edit has deleted, and has not inserted yet. */
    private var between = UNKNOWN

    /** What the last edit has deleted, if the field has not shown what was to replace it. */
    var unreplaced: String? = null
    private var isConfirmed = false
    var isLate = false
        private set

    /** Whether the field reports at all. */
    var isTold = false
        private set

    /** Whether the field has reported everything that the session did. */
    val isSettled: Boolean get() = end >= 0 && !isAwaited && !isLate

    /** Whether it has so far reported what the session did before anything else happened. */
    val isInTime: Boolean get() = isConfirmed && expected >= 0 && !isLate

    /** Whether it has reported everything, and in time. */
    val isFresh: Boolean get() = isSettled && isInTime

    /** Whether it has reported what the last edit deleted, and not yet what that inserted. */
    val isHalf: Boolean get() = isAwaited && end >= 0 && end == between

    val isSelected: Boolean get() = start != end

    /** Where the cursor or the selection begins; -1 if that is not known. */
    val place: Int get() = if (isSettled) start else UNKNOWN

    /** Begins with another field, or with one of which nothing is known any more. */
    fun begin(start: Int = UNKNOWN, end: Int = UNKNOWN) {
        isConfirmed = false
        isLate = false
        isAwaited = false
        isTold = false
        between = UNKNOWN
        set(start, end)
    }

    /** The session does something, and what it did before should be reported by now. Whether that is missing. */
    fun act(): Boolean {
        val isMissed = isAwaited && isInTime
        isLate = isLate || isAwaited
        return isMissed
    }

    /**
     * The field reports where the selection is.
     *
     * @param isInTime Whether it reports this at once, rather than being found out later.
     * @return whether that is where the session's own edits have led.
     */
    fun tell(start: Int, end: Int, isInTime: Boolean = true): Boolean {
        val isExpected = start == end && end == expected
        if (end < 0) isConfirmed = false
        // A field that knows no batches reports each half of an edit.
        if (start == end && end >= 0 && end == between && !isLate) {
            this.start = start
            this.end = end
            isAwaited = true
            return true
        }
        // A report of marks alone: the one that is awaited is still to come.
        if (isAwaited && end >= 0 && start == this.start && end == this.end) return !isLate
        if (isAwaited) {
            if (!isExpected && expected >= 0) isLate = true
            if (isExpected && isInTime) isConfirmed = true
            between = UNKNOWN
        }
        isAwaited = false
        set(start, end)
        return isExpected && !isLate
    }

    /** The session has deleted and inserted so much. */
    fun write(deleted: Int, inserted: Int) {
        unreplaced = null
        if (expected < 0) {
            isAwaited = true
            return
        }
        if (!isAwaited && start != end) expected = start
        between = if (deleted > 0 && inserted > 0) expected - deleted else UNKNOWN
        expected += inserted - deleted
        isAwaited = expected != end || start != end
    }

    /** The edit that was awaited has not happened. */
    fun settle() {
        isLate = false
        isAwaited = false
        expected = end
    }

    /** The session has done nothing for so long that all it did is reported. */
    fun catchUp() {
        between = UNKNOWN
        if (isLate) settle()
    }

    /** Something was done whose length is not known. */
    fun forget() {
        isAwaited = false
        between = UNKNOWN
        set(UNKNOWN, UNKNOWN)
    }

    private fun set(start: Int, end: Int) {
        this.start = start
        this.end = end
        expected = end
        isTold = isTold || end >= 0
    }

    companion object {
        const val UNKNOWN = -1
    }
}
