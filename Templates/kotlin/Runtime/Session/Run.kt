package hwalja

/** The run of a session, and the field that it is in. It ends if the field is not as the session left it. */
internal class Run(
    private val client: TextClient, layout: KeyboardLayout, underlines: Boolean, private val didChange: () -> Unit,
) {
    val field = RunField(client, underlines)
    private val seen = field.seen
    private val reports = seen.reports
    private var composer = Composer(layout)

    /** Whether the field is being written to; and whether it reported anything unexpected meanwhile. */
    private var isWriting = false
    private var isSurprised = false

    val text: String get() = composer.composing
    val isComposing: Boolean get() = composer.isComposing

    /** The end of the run, as much of it as is compared with the field: a press costs the same in any run. */
    val ending: String get() = composer.ending(FieldReader.REACH)

    /** Whether the run is written only when it ends, and the field is never read. Another value ends the run. */
    var writesOnCommit = false
        set(writesOnCommit) {
            if (writesOnCommit == field) return
            end { commit() }
            field = writesOnCommit
            // Reports were not followed meanwhile.
            seen.begin()
        }

    /** Whether something is selected. The field is asked if its reports do not say. */
    val isSelected: Boolean
        get() = !writesOnCommit && if (reports.isSettled) reports.isSelected else seen.isSelected

    /** The layout whose keys are pressed. Setting it ends the run. */
    var layout: KeyboardLayout
        get() = composer.layout
        set(layout) {
            end { commit() }
            composer = Composer(layout)
        }

    /** Whether the field can be reached. If it did not report an edit that it should have, the session looks. */
    fun canAct(): Boolean {
        if (!client.isConnected) return false
        if (!writesOnCommit && reports.act()) {
            // A field that did not report the last edit, though it has reported others, may have refused it.
            // One that reported half of it may mean that the user has moved the cursor.
            if (reports.isHalf) end { commit() } else if (isComposing) look(isMoved = true)
            seen.findOut()
        }
        return true
    }

    /**
     * Ends the run as [how] does, and says whether it did.
     *
     * @param dropping How many code units at the end of a run that was not written yet are left out.
     */
    fun end(dropping: Int = 0, how: Composer.() -> Unit): Boolean {
        if (!isComposing) return false
        val old = if (writesOnCommit) text else ending
        composer.how()
        if (isComposing) return false
        try {
            didChange()
        } finally {
            if (writesOnCommit) field.append(old.dropLast(dropping)) else field.release(old)
        }
        return true
    }

    /** Ends the run if it cannot go on where the cursor is now, and says whether something is selected. */
    fun look(isMoved: Boolean = false): Boolean {
        if (writesOnCommit) return false
        val isSelected = if (isComposing && reports.isFresh) reports.isSelected else seen.isSelected
        if (isComposing && (isSelected || !seen.showsRun(ending, isMoved))) end { commit() }
        return isSelected
    }

    /** Does [change] to the run, and says what it did to the text; [isSelected]: whether that replaces a selection. */
    fun edit(isSelected: Boolean = false, change: Composer.() -> Edit?): Outcome? {
        val old = ending
        val edit = composer.change() ?: return null
        return when {
            edit == Edit.NONE || !write(edit, old) -> Outcome.NOTHING
            edit.deleting > 0 || isSelected -> Outcome.CHANGED
            else -> Outcome.WRITTEN
        }
    }

    /** Whether the cursor is where the session left it. If not, the run ends if it cannot go on there. */
    fun isExpected(selectionStart: Int, selectionEnd: Int, isTold: Boolean = true): Boolean {
        val isInTime = reports.isInTime
        val wasLate = reports.isLate
        val isExpected = reports.tell(selectionStart, selectionEnd, isTold)
        if (isWriting) {
            isSurprised = isSurprised || !isExpected
            return true
        }
        val deleted = reports.unreplaced
        if (reports.isHalf && deleted != null && seen.findOut()) {
            // The field has deleted what it was told to, and refused what was to replace that.
            end { commit() }
            field.rewrite(0, deleted)
        }
        if (isExpected || !client.isConnected) return isExpected
        if (isComposing) look(isMoved = isInTime)
        if (reports.isLate && !wasLate) seen.findOut()
        return false
    }

    /**
     * Does [edit], which the composer has done to the run that ended in [old], and looks at the result unless the field
     * will report it.
     *
     * @return false if the field had no room for it, and holds what it held.
     */
    private fun write(edit: Edit, old: String): Boolean {
        if (writesOnCommit) {
            didChange()
            return true
        }
        try {
            return writeAndLook(edit, old)
        } catch (problem: Throwable) {
            // It is not known what the field has done.
            isWriting = false
            composer.commit()
            seen.forget()
            throw problem
        }
    }

    private fun writeAndLook(edit: Edit, old: String): Boolean {
        // Before the first letter of a run, the field was not asked.
        isSurprised = old.isEmpty() || !reports.isFresh
        isWriting = true
        val isReached = field.write(edit, old, if (field.isTerminal) text else ending)
        isWriting = false
        didChange()
        if (isComposing && !isReached && !seen.hasRun(ending)) {
            // Its connection may have gone after it had deleted: the run can be half there.
            end { commit() }
            return false
        }
        if (!isComposing || !isSurprised && !edit.mayBeCut()) return true
        if (seen.showsRun(ending, isMoved = edit.mayBeCut())) return true
        val replaced = old.takeLast(edit.deleting)
        val isFull = edit.mayBeCut() && field.restore(edit, replaced, ending)
        if (isFull || !edit.mayBeCut() || !seen.showsRun(ending)) end { commit() }
        if (!isFull) reports.unreplaced = replaced
        return !isFull
    }

    /** Whether more is written than is deleted, for which a full field may not have room. */
    private fun Edit.mayBeCut(): Boolean = deleting in 1 until inserting.length
}
