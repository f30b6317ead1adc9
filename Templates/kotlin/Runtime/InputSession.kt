/**
 * Types into the text field behind [client], and keeps three promises. Text that is not of the run is
 * never changed, but for what backspace or replacing a selection means. The run is what the layout makes
 * of the keys since it began. When in doubt, the run ends. Meant for one thread.
 *
 * ```kotlin
 * class Field : TextClient {
 *     val text = StringBuilder()
 *     override fun getTextBeforeCursor(n: Int, flags: Int) = text.takeLast(n)
 *     override fun getSelectedText(flags: Int) = null
 *     override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean {
 *         text.setLength(text.length - beforeLength)
 *         return true
 *     }
 *     override fun commitText(text: CharSequence, newCursorPosition: Int): Boolean {
 *         this.text.append(text)
 *         return true
 *     }
 *     override fun setComposingText(text: CharSequence, newCursorPosition: Int) = false
 *     override fun finishComposingText() = true
 *     override fun beginBatchEdit() = true
 *     override fun endBatchEdit() = true
 * }
 *
 * val field = Field()
 * val session = InputSession(Layouts.cheonjiin, field)
 * for (code in "0125") session.press(session.layout.keyByCode("$code")!!)
 * session.next()
 * session.insert("!")
 * check(field.text.toString() == "안!")
 * ```
 *
 * @param layout The layout to begin with.
 * @property underlines Whether the run is shown as composing text, which fields underline.
 * @property delayMillis After how many milliseconds without a press the run is to end by itself, 0 for
 *   never. Whoever has a timer calls [next] then.
 */
public open class InputSession @JvmOverloads constructor(
    layout: KeyboardLayout,
    private val client: TextClient,
    public val underlines: Boolean = false,
    public val delayMillis: Long = 0,
) {
    private var composer = Composer(layout)

    /** How many code units at the end of the run the field was last made to show as composing. */
    private var marked = 0

    /** The layout whose keys are pressed. Setting it ends the run. */
    public var layout: KeyboardLayout
        get() = composer.layout
        set(layout) {
            next()
            composer = Composer(layout)
        }

    /** The text that can still change. */
    public val composing: String get() = composer.composing

    /** Whether there is such text. */
    public val isComposing: Boolean get() = composer.run.isNotEmpty()

    /** Presses [key]; a selection gives way to what it types. */
    public fun press(key: Key) {
        look()
        val begins = !isComposing
        val edit = composer.press(key)
        if (edit == Edit.NONE) return
        batch {
            // Somebody else's composing text would give way to the run.
            if (begins) finishComposingText()
            write(edit)
            restoreIfCut(edit)
        }
        runDidChange()
    }

    /** Ends the run: the next-character key, or a delay that is over. */
    public fun next() {
        val isShown = underlines && isComposing
        marked = 0
        composer.commit()
        // Last, for a host may report it at once.
        if (isShown) client.finishComposingText()
        runDidChange()
    }

    /** Ends the run, writes a space, or both, as [Composer.space] does. */
    @JvmOverloads
    public fun space(endsRun: Boolean = layout.spaceEndsRun) {
        look()
        insert(composer.space(endsRun).inserting)
    }

    /** Ends the run, and the line. A field that would rather search or send: call [next], then its action. */
    public fun enter() {
        insert("\n")
    }

    /** Ends the run and writes [text], such as a long-pressed digit, a symbol or a paste. */
    public fun insert(text: String) {
        next()
        if (text.isEmpty()) return
        batch {
            finishComposingText()
            commitText(text, 1)
        }
    }

    /**
     * Deletes the selection; or else the last [step] of the run; or else a character, as a person sees it.
     *
     * @return false if the field shows nothing to delete; a backspace key event may still do something.
     */
    @JvmOverloads
    public open fun backspace(step: Composer.Step = Composer.Step.JAMO): Boolean {
        if (look()) {
            deleteSelection()
            return true
        }
        val edit = composer.backspace(step) ?: return deleteCharacter()
        batch { write(edit) }
        runDidChange()
        return true
    }

    /** To be called when the host says that the text, the cursor or the selection has changed. */
    public fun hostDidChange() {
        look()
    }

    /**
     * The same for a host that tells where the composing text is, however late.
     *
     * @param selectionEnd Where the selection or the cursor ends, in code units from the start of the text.
     * @param composingEnd Where the composing text ends, -1 if there is none.
     */
    public fun hostDidChange(selectionEnd: Int, composingEnd: Int) {
        when {
            marked == 0 -> {}
            composingEnd < 0 -> marked = 0
            composingEnd != selectionEnd -> next()
        }
        look()
    }

    /** Called after each change of what is composed. */
    protected open fun runDidChange() {}

    override fun toString(): String = "InputSession($layout, \"$composing\")"

    /** Ends the run if it cannot go on where the cursor is now, and tells whether something is selected. */
    private fun look(): Boolean {
        val isSelected = !client.getSelectedText(0).isNullOrEmpty()
        if (isComposing && (isSelected || !isRunThere())) next()
        return isSelected
    }

    private fun isRunThere(): Boolean = isBeforeCursor(composer.run)

    /** Whether the end of [text], all of it unless it is long, stands right before the cursor. */
    private fun isBeforeCursor(text: CharSequence): Boolean {
        val length = minOf(text.length, REACH)
        val before = client.getTextBeforeCursor(length, 0) ?: return false
        return before.length >= length && text.endsWith(before.takeLast(length))
    }

    /** Does [edit], which the composer has just made, to the field. */
    private fun TextClient.write(edit: Edit) {
        val rest = marked - edit.deleting
        // With nothing known to be marked, something may still be: marks are reported late.
        if (marked == 0 || rest < 0 || rest + edit.inserting.length !in 1..REACH) {
            if (underlines) finishComposingText()
            if (edit.deleting > 0) deleteSurroundingText(edit.deleting, 0)
            marked = if (underlines) edit.inserting.length else 0
        } else {
            marked = rest + edit.inserting.length
        }
        if (marked > 0) {
            setComposingText(composer.run.takeLast(marked), 1)
        } else if (edit.inserting.isNotEmpty()) {
            commitText(edit.inserting, 1)
        }
    }

    /** A full field may take less of [edit] than it gave away: then puts that back, and ends the run. */
    private fun TextClient.restoreIfCut(edit: Edit) {
        val length = edit.inserting.length
        if (edit.deleting == 0 || length <= edit.deleting || isRunThere()) return
        val run = composer.composing
        val taken = (length - 1 downTo 1).find { isBeforeCursor(run.dropLast(length - it)) } ?: return
        val undo = composer.backspace(Composer.Step.STROKE) ?: return
        if (marked > 0) marked -= length - taken
        write(Edit(taken, undo.inserting))
        next()
    }

    /** Writes nothing over it, for deleting around the cursor leaves a selection alone. */
    private fun deleteSelection() {
        batch {
            finishComposingText()
            commitText("", 1)
        }
    }

    /** Deletes what a person takes for one character; false if the field shows none. */
    private fun deleteCharacter(): Boolean {
        val before = client.getTextBeforeCursor(LONGEST_CHARACTER, 0) ?: ""
        if (before.isEmpty()) return false
        batch {
            finishComposingText()
            deleteSurroundingText(before.lastCharacter(), 0)
        }
        return true
    }

    private inline fun batch(edits: TextClient.() -> Unit) {
        client.beginBatchEdit()
        client.edits()
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
