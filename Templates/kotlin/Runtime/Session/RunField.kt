package hwalja

/**
 * How the run and other text are written into the field of a session.
 *
 * Every edit first ends what is marked as composing: text would be written over a mark, and something else may have
 * left one anywhere. A run is marked, to underline it, only after it was written: if that fails, nothing is lost. A
 * terminal holds nothing but the mark, which is written over.
 *
 * @property underlines Whether the run is marked as composing text.
 */
internal class RunField(private val client: TextClient, var underlines: Boolean) {
    val seen = FieldReader(client)
    private val reports = seen.reports

    /** Whether the field holds nothing but what is marked. */
    var isTerminal = false
    private var isMarked = false

    /** The end of what this session has written before the run and not deleted, as far as it knows. */
    private var written = ""
        set(written) {
            field = written.takeLast(FieldReader.LONGEST_CHARACTER)
        }

    /**
     * Does [edit], and returns true if the field could be reached.
     *
     * @param old The end of the run before that.
     * @param run The end of the run after it; in a terminal, the whole run.
     */
    fun write(edit: Edit, old: String, run: String): Boolean {
        var isReached = true
        val place = if (reports.place >= 0) reports.place else seen.shownPlace()
        val whole = whole(edit, old)
        batch {
            if (isTerminal) writeMarked(edit, run) else isReached = writePlain(whole)
            reports.write(whole.deleting, whole.inserting.length)
            if (place >= 0) underline(place - edit.deleting + edit.inserting.length, run)
        }
        seen.forget()
        return isReached
    }

    /** Does [edit], and returns true if the field could be reached all the time. */
    private fun writePlain(edit: Edit): Boolean {
        finish()
        val place = reports.place
        var isReached = true
        if (seen.rewrites && place >= edit.deleting && place == seen.shownPlace() && edit.inserting.isNotEmpty()) {
            // In one change of the text, as the app may close the connection after the first.
            if (edit.deleting > 0) client.setComposingRegion(place - edit.deleting, place)
        } else if (edit.deleting > 0) {
            isReached = client.deleteSurroundingText(edit.deleting, 0)
        }
        // With nothing to delete before the cursor, an empty text deletes the selection.
        val isWritten = edit.deleting > 0 && edit.inserting.isEmpty() || client.commitText(edit.inserting, 1)
        return isWritten && isReached
    }

    private fun writeMarked(edit: Edit, run: String) {
        if (edit.deleting == 0 && run == edit.inserting) finish()
        if (run.isEmpty()) client.commitText("", 1) else client.setComposingText(run, 1)
    }

    /** [edit] of [run], but from the start of a character: some fields delete only whole characters. */
    private fun whole(edit: Edit, run: String): Edit {
        if (edit.deleting == 0) return edit
        val text = knownText(run, edit)
        val end = text.length - edit.deleting
        val start = text.startOfCharacter(end)
        return Edit(text.length - start, text.subSequence(start, end).toString() + edit.inserting)
    }

    /** The text before the cursor, as far as it is sure and [edit] may reach: what a field shows can be late. */
    private fun knownText(run: String, edit: Edit): CharSequence {
        val shown = seen.before ?: return run
        if (reports.isFresh) return shown
        if (edit.deleting < run.length) return run
        return (written + run).takeIf { shown.endsWith(it) } ?: run
    }

    /** Marks [text], the end of the run, which ends at [end]. */
    private fun underline(end: Int, text: String) {
        if (!underlines || isTerminal || text.isEmpty() || end < text.length) return
        client.setComposingRegion(end - text.length, end)
        isMarked = true
    }

    /** The run has ended as [run]: its mark is taken away. */
    fun release(run: String) {
        written += run
        if (isMarked || isTerminal) finish()
        seen.forget()
    }

    /** Takes marks away, and leaves the text as it is. */
    private fun finish() {
        isMarked = false
        client.finishComposingText()
    }

    /** Without a run, writes [text] in place of the selection or, without one, of [count] units before the cursor. */
    fun rewrite(count: Int, text: String) {
        batch { writePlain(Edit(count, text)) }
        reports.write(count, text.length)
        written = written.dropLast(count) + text
    }

    /** Without a run, writes [text], if there is any. */
    fun append(text: String) {
        if (text.isNotEmpty()) rewrite(0, text)
    }

    /** Deletes one character, as a person sees it; false if there is none, as far as is known. */
    fun deleteCharacter(): Boolean {
        // The text that is shown may be late, if the field does not report its cursor in time.
        if (!reports.isFresh) sendBackspace()?.let { return it }
        val text = client.getTextBeforeCursor(FieldReader.LONGEST_CHARACTER, 0) ?: ""
        val length = text.characterBefore()
        // If the answer is one character, that may begin earlier, unless the answer begins with the field.
        if (length == text.length && (length == 0 || length != reports.place)) sendBackspace()?.let { return it }
        if (length == 0) return false
        rewrite(length, "")
        return true
    }

    /** Whether a backspace key may have deleted something, which it cannot at the start; null if none was sent. */
    private fun sendBackspace(): Boolean? {
        val isAtStart = reports.place == 0
        if (!client.sendBackspace()) return null
        written = written.dropLast(written.characterBefore())
        if (reports.place != 0) reports.forget()
        return !isAtStart
    }

    /**
     * If the field had no room for [edit], which was to replace [old] by the end of [run], writes [old] again.
     *
     * A field that shows only the end of its text looks the same; but it has room for [old] once more, and a full one
     * has not.
     *
     * @return whether it had no room.
     */
    fun restore(edit: Edit, old: String, run: String): Boolean {
        val length = edit.inserting.length
        val text = client.getTextBeforeCursor(run.length, 0) ?: return false
        val taken = (length - 1 downTo 1).find {
            text.endsWith(run.dropLast(length - it).takeLast(FieldReader.REACH - length))
        }
        if (taken == null) return false
        var isFull = true
        batch {
            finish()
            client.commitText(old, 1)
            isFull = client.getTextBeforeCursor(old.length, 0)?.endsWith(old) != true
            client.deleteSurroundingText(if (isFull) taken else old.length, 0)
            if (isFull) client.commitText(old, 1)
        }
        if (isFull) reports.write(length, edit.deleting)
        return isFull
    }

    /** Does [edits] together. If the field fails, it is not known where its cursor is. */
    private inline fun batch(edits: () -> Unit) {
        client.beginBatchEdit()
        try {
            edits()
        } catch (problem: Throwable) {
            reports.begin()
            throw problem
        } finally {
            client.endBatchEdit()
        }
    }
}
