package hwalja

/**
 * The text field of a session: how the run and other text are written into it.
 *
 * Every edit first takes away what is marked as composing, for written text would else go over a mark, and nobody
 * knows at the moment of a press who has left one, and where. A run is underlined by marking it after it was written,
 * so that nothing is lost if that goes wrong. In a terminal the mark is all that there is, and is written over.
 */
internal class RunField(private val client: TextClient) {
    val seen = FieldLook(client)
    private val reports = seen.reports

    /** Whether the run is shown as composing text. */
    var underlines = false

    /** Whether the field keeps nothing but what is marked. */
    var isTerminal = false
    private var isMarked = false

    val isConnected: Boolean get() = client.isConnected

    /** Does [edit], which has made the run what [run] is. */
    fun write(edit: Edit, run: String) {
        val place = if (reports.place >= 0) reports.place else seen.shownPlace()
        batch {
            if (isTerminal) writeMarked(edit, run) else writePlain(whole(edit))
            reports.write(edit.deleting, edit.inserting.length)
            if (place >= 0) underline(place - edit.deleting + edit.inserting.length, run)
        }
        seen.forget()
    }

    private fun writePlain(edit: Edit) {
        finish()
        val place = reports.place
        if (seen.rewrites && place >= edit.deleting && place == seen.shownPlace() && edit.inserting.isNotEmpty()) {
            // One change of the text, for the app may close the connection after the first.
            if (edit.deleting > 0) client.setComposingRegion(place - edit.deleting, place)
        } else if (edit.deleting > 0) {
            client.deleteSurroundingText(edit.deleting, 0)
        }
        if (edit.inserting.isNotEmpty()) client.commitText(edit.inserting, 1)
    }

    private fun writeMarked(edit: Edit, run: String) {
        if (edit.deleting == 0 && run == edit.inserting) finish()
        if (run.isEmpty()) client.commitText("", 1) else client.setComposingText(run, 1)
    }

    /** [edit] from the start of a character on: some fields delete no less. */
    private fun whole(edit: Edit): Edit {
        val text = seen.before ?: return edit
        // What is behind says nothing of characters.
        if (!reports.isFresh) return edit
        val end = text.length - edit.deleting
        var start = end
        while (edit.deleting > 0 && start > 0 && text.isWithinCharacter(start, text.scalarAfter(start))) {
            start -= text.unitsBefore(start)
        }
        return Edit(text.length - start, text.subSequence(start, end).toString() + edit.inserting)
    }

    /** Marks the end of the [run], all of it unless it is long, which ends at [end]. */
    private fun underline(end: Int, run: String) {
        val length = minOf(run.length, FieldLook.REACH)
        if (!underlines || isTerminal || length == 0 || end < length) return
        client.setComposingRegion(end - length, end)
        isMarked = true
    }

    /** The run has ended: it is not shown as composing any more, and says nothing of the next. */
    fun release() {
        if (isMarked || isTerminal) finish()
        seen.forget()
    }

    /** Leaves what stands as it is. */
    private fun finish() {
        isMarked = false
        client.finishComposingText()
    }

    /** Writes [text] at the cursor or over the selection. */
    fun insert(text: String) {
        batch {
            finish()
            client.commitText(text, 1)
        }
        reports.write(0, text.length)
        seen.expectAny()
    }

    /** Deletes what a person takes for one character; false if there is none, as far as is known. */
    fun deleteCharacter(): Boolean {
        // What is shown may be behind, where the field does not say that it is not.
        if (!reports.isFresh) sendBackspace()?.let { return it }
        val text = seen.lastCharacters()
        val length = text.lastCharacter()
        // A character that begins where the answer does may begin earlier, unless that is the start of the field.
        if (length == text.length && (length == 0 || length != reports.place)) sendBackspace()?.let { return it }
        if (length == 0) return false
        batch {
            finish()
            client.deleteSurroundingText(length, 0)
        }
        reports.write(length, 0)
        return true
    }

    /** Whether that may have deleted something, which it cannot at the start of a field; null if nothing was sent. */
    private fun sendBackspace(): Boolean? {
        val isAtStart = reports.place == 0
        if (!client.sendBackspace()) return null
        if (reports.place != 0) reports.forget()
        return !isAtStart
    }

    /**
     * Puts back [old], in place of which [edit] was to write the end of [run], if the field was too full for that.
     *
     * A field that shows only the end of its text looks the same: that takes [old] once more, and a full one does not.
     *
     * @return whether it was too full.
     */
    fun restore(edit: Edit, old: String, run: String): Boolean {
        val length = edit.inserting.length
        val text = client.getTextBeforeCursor(minOf(run.length, FieldLook.REACH), 0) ?: return false
        val taken = (length - 1 downTo 1).find {
            text.endsWith(run.dropLast(length - it).takeLast(FieldLook.REACH - length))
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

    private inline fun batch(edits: () -> Unit) {
        client.beginBatchEdit()
        edits()
        client.endBatchEdit()
    }
}
