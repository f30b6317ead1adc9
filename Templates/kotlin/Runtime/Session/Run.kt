package hwalja

/**
 * A session's run and the field that contains it. The run ends if something else has changed the field or moved its
 * cursor.
 */
internal class Run(
    private val client: TextClient, layout: KeyboardLayout, underlines: Boolean, private val didChange: () -> Unit,
) {
    val field = RunField(client, underlines)
    private val reader = field.reader
    private val reports = reader.reports
    private var composer = Composer(layout)

    /** True while the session writes to the field. During a write, reports are recorded but do not end the run. */
    private var isWriting = false

    /**
     * True if the session must read the field after the edit, because the field's reports during the edit cannot
     * confirm the edit.
     */
    private var sawUnexpectedReport = false

    val text: String get() = composer.composing
    val isComposing: Boolean get() = composer.isComposing

    /**
     * The part at the end of the run that is compared with the field. Its limited length keeps the cost of a press
     * constant.
     */
    val ending: String get() = composer.ending(FieldReader.REACH)

    /**
     * True if the session writes the run only when the run ends, and never reads the field. Changing the value ends
     * the run.
     */
    var writesOnCommit = false
        set(writesOnCommit) {
            if (writesOnCommit == field) return
            end { commit() }
            field = writesOnCommit
            // The session has ignored reports until now.
            reader.reset()
        }

    /** True if text is selected. Reads the field only if the field's reports are not up to date. */
    val isSelected: Boolean
        get() = !writesOnCommit && if (reports.isUpToDate) reports.isSelected else reader.isSelected

    /** The layout of the keys that the run accepts. Setting it ends the run. */
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
            // A field that has reported earlier edits but not the last edit may have refused the last edit. If the
            // field has reported half of an edit, the user may have moved the cursor.
            if (reports.isHalfReported) end { commit() } else if (isComposing) syncWithField(mustShow = true)
            reader.checkForRefusal()
        }
        return true
    }

    /**
     * Calls [how], which can end the run. Returns true if the run ended.
     *
     * @param dropping The number of code units to drop from the end of a run that has not been written yet.
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

    /**
     * Ends the run if text is selected, or if the text of the field does not allow the run to continue. Returns true if
     * text is selected.
     */
    fun syncWithField(mustShow: Boolean = false): Boolean {
        if (writesOnCommit) return false
        val isSelected = if (isComposing && reports.isReliable) reports.isSelected else reader.isSelected
        if (isComposing && (isSelected || !reader.canContinueRun(ending, mustShow))) end { commit() }
        return isSelected
    }

    /**
     * Applies [change] to the run, and returns the outcome. Returns null if [change] returns null. [isSelected] is true
     * if the edit replaces a selection.
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
     * run unless the run can continue at the reported cursor.
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
     * Writes [edit] to the field. The composer has already applied it to the run, which ended in [old] before. Reads
     * the field afterwards if the field's reports during the edit cannot confirm the edit, or if a full field may have
     * refused it.
     *
     * @return false if the text of the field did not grow because the field was full, or if the run ended because the
     *   field could not be reached.
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
            // The connection may have closed after the deletion, so the field may contain only half of the run.
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

    /** Returns true if the edit replaces text with longer text. A full field may have no room for the longer text. */
    private fun Edit.growsText(): Boolean = deleting in 1 until inserting.length
}
