// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** The run of a session and its field. The run ends if the field is not as the session left it. */
internal class Run(
    private val client: TextClient, layout: KeyboardLayout, underlines: Boolean, private val didChange: () -> Unit,
) {
    val field = RunField(client, underlines)
    private val reader = field.reader
    private val reports = reader.reports
    private var composer = Composer(layout)

    /** True while the session writes to the field. Reports are then only recorded. */
    private var isWriting = false

    /** True if the field has to be read after the edit, because its reports during the edit cannot confirm it. */
    private var sawUnexpectedReport = false

    val text: String get() = composer.composing
    val isComposing: Boolean get() = composer.isComposing

    /** The end of the run, as far as it is compared with the field. The limit keeps the cost of a press constant. */
    val ending: String get() = composer.ending(FieldReader.REACH)

    /**
     * True if the run is written only when it ends, and the field is never read. Setting another value ends the run.
     */
    var writesOnCommit = false
        set(writesOnCommit) {
            if (writesOnCommit == field) return
            end { commit() }
            field = writesOnCommit
            // Reports were ignored in the meantime.
            reader.reset()
        }

    /** True if text is selected. The field is read only if its reports are not up to date. */
    val isSelected: Boolean
        get() = !writesOnCommit && if (reports.isUpToDate) reports.isSelected else reader.isSelected

    /** The layout whose keys are pressed. Setting it ends the run. */
    var layout: KeyboardLayout
        get() = composer.layout
        set(layout) {
            end { commit() }
            composer = Composer(layout)
        }

    /**
     * Begins an operation. Returns false if the field cannot be reached. If the field should have reported an edit but
     * did not, reads the field.
     */
    fun beginOperation(): Boolean {
        if (!client.isConnected) return false
        if (!writesOnCommit && reports.beginOperation()) {
            // A field that has reported other edits but not the last one may have refused it. If it has reported half
            // of an edit, the user may have moved the cursor.
            if (reports.isHalfReported) end { commit() } else if (isComposing) syncWithField(mustShow = true)
            reader.checkForRefusal()
        }
        return true
    }

    /**
     * Ends the run by [how]. Returns true if it ended.
     *
     * @param dropping The number of code units to drop from the end of a run that is not written yet.
     */
    fun end(dropping: Int = 0, how: Composer.() -> Unit): Boolean {
        if (!isComposing) return false
        val old = if (writesOnCommit) text else ending
        composer.how()
        if (isComposing) return false
        try {
            didChange()
        } finally {
            if (writesOnCommit) field.insertOutsideRun(old.dropLast(dropping)) else field.runDidEnd(old)
        }
        return true
    }

    /** Ends the run unless the field's report allows it to continue. Returns true if text is selected. */
    fun syncWithField(mustShow: Boolean = false): Boolean {
        if (writesOnCommit) return false
        val isSelected = if (isComposing && reports.isReliable) reports.isSelected else reader.isSelected
        if (isComposing && (isSelected || !reader.canContinueRun(ending, mustShow))) end { commit() }
        return isSelected
    }

    /**
     * Applies [change] to the run, and returns its outcome; null if [change] returns null. [isSelected] is true if the
     * edit replaces a selection.
     */
    fun edit(isSelected: Boolean = false, change: Composer.() -> Edit?): Outcome? {
        val old = ending
        val edit = composer.change() ?: return null
        return when {
            edit == Edit.NONE || !write(edit, old) -> Outcome.NOTHING
            edit.deleting > 0 || isSelected -> Outcome.CHANGED
            else -> Outcome.WRITTEN
        }
    }

    /**
     * Records a report of the selection. Returns true if the cursor is where the session left it. Otherwise, ends the
     * run unless it can continue there.
     */
    fun recordSelection(selectionStart: Int, selectionEnd: Int, isInTime: Boolean = true): Boolean {
        val wasPrompt = reports.isPrompt
        val wasLate = reports.isLate
        val isExpected = reports.record(selectionStart, selectionEnd, isInTime)
        if (isWriting) {
            sawUnexpectedReport = sawUnexpectedReport || !isExpected
            return true
        }
        val deleted = reports.unreplaced
        if (reports.isHalfReported && deleted != null && reader.checkForRefusal()) {
            // The field has deleted the old text, but refused its replacement.
            end { commit() }
            field.replaceOutsideRun(0, deleted)
        }
        if (isExpected || !client.isConnected) return isExpected
        if (isComposing) syncWithField(mustShow = wasPrompt)
        if (reports.isLate && !wasLate) reader.checkForRefusal()
        return false
    }

    /**
     * Makes [edit], which the composer has applied to the run that ended in [old]. Reads the field afterwards, unless
     * the field will report the edit.
     *
     * @return false if the field had no room for it, and did not change.
     */
    private fun write(edit: Edit, old: String): Boolean {
        if (writesOnCommit) {
            didChange()
            return true
        }
        try {
            return writeAndCheck(edit, old)
        } catch (problem: Throwable) {
            // The state of the field is unknown.
            isWriting = false
            composer.commit()
            reader.forgetRun()
            throw problem
        }
    }

    private fun writeAndCheck(edit: Edit, old: String): Boolean {
        // The field was not read before the first letter of a run.
        sawUnexpectedReport = old.isEmpty() || !reports.isReliable
        isWriting = true
        val isReached = field.write(edit, old, if (field.isTerminal) text else ending)
        isWriting = false
        didChange()
        if (isComposing && !isReached && !reader.showsRun(ending)) {
            // The connection may have closed after the deletion, so that only half of the run is there.
            end { commit() }
            return false
        }
        if (!isComposing || !sawUnexpectedReport && !edit.growsText()) return true
        if (reader.canContinueRun(ending, mustShow = edit.growsText())) return true
        val replaced = old.takeLast(edit.deleting)
        val isFull = edit.growsText() && field.restore(edit, replaced, ending)
        if (isFull || !edit.growsText() || !reader.canContinueRun(ending)) end { commit() }
        if (!isFull) reports.unreplaced = replaced
        return !isFull
    }

    /** Returns true if this inserts more than it deletes: a full field may have no room for that. */
    private fun Edit.growsText(): Boolean = deleting in 1 until inserting.length
}
