/**
 * Where the selection is, as far as a field has told, in code units from its start. What it tells may be late, and
 * then nobody knows of which edit it tells: from the first such time on, nothing is believed until the next field.
 */
private class Whereabouts {
    private var start = UNKNOWN
    private var end = UNKNOWN

    /** Where the cursor is after the edits of which the field has not told yet. */
    private var expected = UNKNOWN
    private var isAwaited = false
    private var isConfirmed = false
    private var isLate = false

    /** Whether the field has told of everything that the session did. */
    val isSettled: Boolean get() = end >= 0 && !isAwaited && !isLate

    /** Whether it does so in time, besides. */
    val isFresh: Boolean get() = isSettled && isConfirmed

    val isSelected: Boolean get() = start != end

    /** Where the cursor or the selection begins; -1 if that is not known. */
    val place: Int get() = if (isSettled) start else UNKNOWN

    /** There is another field. */
    fun begin(start: Int, end: Int) {
        isConfirmed = false
        isLate = false
        isAwaited = false
        set(start, end)
    }

    /** The session does something: whatever it did before should have been told by now. */
    fun act() {
        isLate = isLate || isAwaited
    }

    /** The field says where the selection is; whether that is where the session's own edits have led to. */
    fun tell(start: Int, end: Int): Boolean {
        val isExpected = start == end && end == expected
        if (isAwaited) {
            if (isExpected) isConfirmed = true else isLate = true
        }
        isAwaited = false
        set(start, end)
        return isExpected && !isLate
    }

    /** The session has deleted and inserted so much. */
    fun write(deleted: Int, inserted: Int) {
        if (expected < 0) return
        if (!isAwaited && start != end) expected = start
        expected += inserted - deleted
        isAwaited = expected != end || start != end
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
    }

    private companion object {
        const val UNKNOWN = -1
    }
}
