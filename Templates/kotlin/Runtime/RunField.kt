/**
 * The text field that an [InputSession] types into: what it needs of Android's `InputConnection`, by the
 * same names and with the same meaning, so that a class that has those members needs no others. Lengths
 * are UTF-16 code units. An [InputSession] passes 0 as flags and 1 as the new cursor position: after the
 * text. It heeds none of the results that say whether the field could be reached.
 */
public interface TextClient {
    /** At most [n] code units before the cursor or the selection; null if the field does not answer. */
    public fun getTextBeforeCursor(n: Int, flags: Int): CharSequence?

    /** The selected text; null or empty if nothing is selected. */
    public fun getSelectedText(flags: Int): CharSequence?

    /** Deletes so much around the cursor, but neither a selection nor text that is marked as composing. */
    public fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean

    /** Writes [text] in place of what is marked as composing, or else of what is selected. */
    public fun commitText(text: CharSequence, newCursorPosition: Int): Boolean

    /** Likewise, and marks [text] as composing, which the field underlines. */
    public fun setComposingText(text: CharSequence, newCursorPosition: Int): Boolean

    /** Leaves the text as it is, nothing of it marked. */
    public fun finishComposingText(): Boolean

    /** Begins edits that are to be seen together. */
    public fun beginBatchEdit(): Boolean

    /** Ends what [beginBatchEdit] began. */
    public fun endBatchEdit(): Boolean
}

/** The text field of a session, with what is to be heeded when a run is written into it. */
private class RunField(private val client: TextClient, private val underlines: Boolean) {
    /** How many code units at the end of the run the field was last made to show as composing. */
    var marked = 0

    val isSelected: Boolean get() = !client.getSelectedText(0).isNullOrEmpty()

    /** Whether the end of [text], all of it unless it is long, stands right before the cursor. */
    fun isBeforeCursor(text: String): Boolean {
        val length = minOf(text.length, REACH)
        val before = client.getTextBeforeCursor(length, 0) ?: return false
        return before.length >= length && text.endsWith(before.takeLast(length))
    }

    /** Does [edit], which has made the run what [run] is. */
    fun write(edit: Edit, run: String) {
        val rest = marked - edit.deleting
        // With nothing known to be marked, something may still be: marks are reported late.
        if (marked == 0 || rest < 0 || rest + edit.inserting.length !in 1..REACH) {
            if (underlines) finish()
            if (edit.deleting > 0) client.deleteSurroundingText(edit.deleting, 0)
            marked = if (underlines) edit.inserting.length else 0
        } else {
            marked = rest + edit.inserting.length
        }
        if (marked > 0) {
            client.setComposingText(run.takeLast(marked), 1)
        } else if (edit.inserting.isNotEmpty()) {
            client.commitText(edit.inserting, 1)
        }
    }

    /** Leaves what stands as it is: written or deleted text would else take the place of what is marked. */
    fun finish() {
        marked = 0
        client.finishComposingText()
    }

    /** Writes [text] at the cursor or over the selection. */
    fun insert(text: String) {
        batch {
            finish()
            client.commitText(text, 1)
        }
    }

    /** Deletes what a person takes for one character; false if the field shows none. */
    fun deleteCharacter(): Boolean {
        val before = client.getTextBeforeCursor(LONGEST_CHARACTER, 0) ?: ""
        if (before.isEmpty()) return false
        batch {
            finish()
            client.deleteSurroundingText(before.lastCharacter(), 0)
        }
        return true
    }

    /** Whether the field, being full, may have taken less of [edit] than it gave away for [run]. */
    fun isCut(edit: Edit, run: String): Boolean =
        edit.deleting in 1 until edit.inserting.length && !isBeforeCursor(run)

    /** How many code units of [edit], which was to make [run], stand before the cursor; null if unclear. */
    fun taken(edit: Edit, run: String): Int? {
        val length = edit.inserting.length
        val taken = (length - 1 downTo 1).find { isBeforeCursor(run.dropLast(length - it)) } ?: return null
        if (marked > 0) marked -= length - taken
        return taken
    }

    /** Has the field show all of [edits] at once. */
    inline fun batch(edits: RunField.() -> Unit) {
        client.beginBatchEdit()
        this.edits()
        client.endBatchEdit()
    }

    private companion object {
        /**
         * How many code units of a longer run are compared with the field and underlined: so many that
         * no word is longer, so few that a press costs the same however long the run is.
         */
        const val REACH = 256

        /** How many code units to look through for one character; an emoji of a family has 11. */
        const val LONGEST_CHARACTER = 64
    }
}
