// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * A writer of the run and other text into the field of a session.
 *
 * Every edit first finishes the composing text. Otherwise the edit would replace the composing text, and other code may
 * have left composing text anywhere in the field. An underlined run becomes composing text only after it has been
 * written, so nothing is lost if underlining fails. A terminal keeps only composing text, and each press replaces all
 * of it.
 *
 * @property underlines True if the run is set as composing text, which the field underlines.
 */
internal class RunField(private val client: TextClient, var underlines: Boolean) {
    val reader = FieldReader(client)
    private val reports = reader.reports

    /** True if the field keeps only composing text. */
    var isTerminal = false

    /** True if the run may be underlined now. */
    private var isUnderlined = false

    /** The end of the text before the run, as far as this session has written it and not deleted it again. */
    private var recentText = ""
        set(text) {
            field = text.takeLast(FieldReader.LONGEST_CHARACTER)
        }

    /**
     * Applies [edit] to the field. Returns true if the field could be reached.
     *
     * @param old The end of the run before the edit.
     * @param run The end of the run after the edit; in a terminal, the whole run.
     */
    fun write(edit: Edit, old: String, run: String): Boolean {
        var isReached = true
        val position = if (reports.position >= 0) reports.position else reader.shownPosition()
        val whole = expandedToCharacters(edit, old)
        batch {
            if (isTerminal) writeComposing(edit, run) else isReached = writePlain(whole)
            reports.recordEdit(whole.deleting, whole.inserting.length)
            if (position >= 0) underline(position - edit.deleting + edit.inserting.length, run)
        }
        reader.forgetRun()
        return isReached
    }

    /** Applies [edit] to the text before the cursor. Returns true if the field could be reached throughout. */
    private fun writePlain(edit: Edit): Boolean {
        finishComposing()
        val position = reports.position
        var isReached = true
        val isReplacement = edit.inserting.isNotEmpty() && position >= edit.deleting
        if (isReplacement && reader.appRewrites && position == reader.shownPosition()) {
            // Replaces the text in one step, because the app may close the connection after a separate deletion.
            if (edit.deleting > 0) client.setComposingRegion(position - edit.deleting, position)
        } else if (edit.deleting > 0) {
            isReached = client.deleteSurroundingText(edit.deleting, 0)
        }
        // If nothing is deleted before the cursor, writing an empty text deletes the selection.
        val isWritten = edit.deleting > 0 && edit.inserting.isEmpty() || client.commitText(edit.inserting, 1)
        return isWritten && isReached
    }

    private fun writeComposing(edit: Edit, run: String) {
        if (edit.deleting == 0 && run == edit.inserting) finishComposing()
        if (run.isEmpty()) client.commitText("", 1) else client.setComposingText(run, 1)
    }

    /**
     * Returns [edit], which applies to [run], extended to start at a whole character. Some fields delete only whole
     * characters.
     */
    private fun expandedToCharacters(edit: Edit, run: String): Edit {
        if (edit.deleting == 0) return edit
        val text = knownText(run, edit)
        val end = text.length - edit.deleting
        val start = text.startOfCharacter(end)
        return Edit(text.length - start, text.subSequence(start, end).toString() + edit.inserting)
    }

    /**
     * Returns the text before the cursor, as far as it is certain and as far as [edit] may reach. The text that the
     * field has shown is uncertain if its reports may be late.
     */
    private fun knownText(run: String, edit: Edit): CharSequence {
        val shown = reader.shownText ?: return run
        if (reports.isReliable) return shown
        if (edit.deleting < run.length) return run
        return (recentText + run).takeIf { shown.endsWith(it) } ?: run
    }

    /** Underlines [text], which is the end of the run. The run ends at the position [end]. */
    private fun underline(end: Int, text: String) {
        if (!underlines || isTerminal || text.isEmpty() || end < text.length) return
        client.setComposingRegion(end - text.length, end)
        isUnderlined = true
    }

    /** Removes the underline of a run that has ended. [run] is the end of the run's text. */
    fun runDidEnd(run: String) {
        recentText += run
        if (isUnderlined || isTerminal) finishComposing()
        reader.forgetRun()
    }

    /** Makes the composing text ordinary text, without changing the text. */
    private fun finishComposing() {
        isUnderlined = false
        client.finishComposingText()
    }

    /**
     * Replaces the selection, or else [count] code units before the cursor, with [text]. Requires that there is no run.
     */
    fun replaceOutsideRun(count: Int, text: String) {
        batch { writePlain(Edit(count, text)) }
        reports.recordEdit(count, text.length)
        recentText = recentText.dropLast(count) + text
    }

    /** Inserts [text], if it is not empty. Requires that there is no run. */
    fun insertOutsideRun(text: String) {
        if (text.isNotEmpty()) replaceOutsideRun(0, text)
    }

    /** Deletes one user-perceived character. Returns false if the field shows no character to delete. */
    fun deleteCharacter(): Boolean {
        // If the field does not report its cursor promptly, the text that it shows may be outdated, too.
        if (!reports.isReliable) sendBackspace()?.let { return it }
        val text = client.getTextBeforeCursor(FieldReader.LONGEST_CHARACTER, 0) ?: ""
        val length = text.characterBefore()
        // If the whole reported text is one character, that character may start before the reported text, unless the
        // reported text starts where the field starts.
        if (length == text.length && (length == 0 || length != reports.position)) sendBackspace()?.let { return it }
        if (length == 0) return false
        replaceOutsideRun(length, "")
        return true
    }

    /**
     * Sends a backspace key. Returns false if the cursor is at the start, where the key deletes nothing. Returns null
     * if the client cannot send keys.
     */
    private fun sendBackspace(): Boolean? {
        val isAtStart = reports.position == 0
        if (!client.sendBackspace()) return null
        recentText = recentText.dropLast(recentText.characterBefore())
        if (reports.position != 0) reports.invalidate()
        return !isAtStart
    }

    /**
     * Writes [old] again if the field had no room for [edit], which should have replaced [old] with the end of [run].
     *
     * A field that shows only the end of its text looks the same as a full field. But it has room for another copy of
     * [old], which a full field does not have.
     *
     * @return true if the field had no room.
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
            finishComposing()
            client.commitText(old, 1)
            isFull = client.getTextBeforeCursor(old.length, 0)?.endsWith(old) != true
            client.deleteSurroundingText(if (isFull) taken else old.length, 0)
            if (isFull) client.commitText(old, 1)
        }
        if (isFull) reports.recordEdit(length, edit.deleting)
        return isFull
    }

    /** Performs [edits] as one batch. If the field throws, its cursor is then unknown. */
    private inline fun batch(edits: () -> Unit) {
        client.beginBatchEdit()
        try {
            edits()
        } catch (problem: Throwable) {
            reports.reset()
            throw problem
        } finally {
            client.endBatchEdit()
        }
    }
}
