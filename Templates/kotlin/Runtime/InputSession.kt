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
 *     override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) =
 *         true.also { text.setLength(text.length - beforeLength) }
 *     override fun commitText(text: CharSequence, newCursorPosition: Int) =
 *         true.also { this.text.append(text) }
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
 * @property cycleTimeoutMillis After how many milliseconds another press of a key goes no further in its cycle but
 *   begins a new letter, 0 for never. It is about presses that say at what time they come.
 */
public open class InputSession @JvmOverloads constructor(
    layout: KeyboardLayout,
    client: TextClient,
    public val underlines: Boolean = false,
    public var cycleTimeoutMillis: Long = 1000,
) {
    private var composer = Composer(layout)
    private val field = RunField(client, underlines)
    private var lastPress = 0L

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
    public val isComposing: Boolean get() = composing.isNotEmpty()

    /**
     * Presses [key]; a selection gives way to what it types.
     *
     * @param timeMillis When, on a clock that never goes back; 0 if nobody knows.
     */
    @JvmOverloads
    public open fun press(key: Key, timeMillis: Long = 0) {
        look()
        val isTimed = cycleTimeoutMillis > 0 && lastPress > 0 && timeMillis > 0
        if (isTimed && timeMillis - lastPress >= cycleTimeoutMillis) end { endCycle(key) }
        lastPress = timeMillis
        val begins = !isComposing
        val edit = composer.press(key)
        if (edit == Edit.NONE) return
        field.batch {
            // Somebody else's composing text would give way to the run.
            if (begins) finish()
            write(edit, composing)
            if (isCut(edit, composing)) restore(edit)
        }
        runDidChange()
    }

    /** Ends the run: the next-character key. */
    public fun next() {
        end { commit() }
    }

    /** Ends the run, writes a space, or both, as [Composer.space] does. */
    @JvmOverloads
    public fun space(endsRun: Boolean = layout.spaceEndsRun) {
        look()
        if (endsRun && composing.endsInHangul()) next() else insert(" ")
    }

    /** Ends the run, and the line. A field that would rather search or send: call [next], then its action. */
    public fun enter() {
        insert("\n")
    }

    /** Ends the run and writes [text], such as a long-pressed digit, a symbol or a paste. */
    public fun insert(text: String) {
        next()
        if (text.isNotEmpty()) field.insert(text)
    }

    /**
     * Deletes the selection; or else the last [step] of the run; or else a character, as a person sees it.
     *
     * @return false if the field shows nothing to delete; a backspace key event may still do something.
     */
    @JvmOverloads
    public open fun backspace(step: Composer.Step = Composer.Step.JAMO): Boolean {
        if (look()) {
            // Nothing in its place, for deleting around the cursor leaves a selection alone.
            field.insert("")
            return true
        }
        val edit = composer.backspace(step) ?: return field.deleteCharacter()
        field.batch { write(edit, composing) }
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
            field.marked == 0 -> {}
            composingEnd < 0 -> field.marked = 0
            composingEnd != selectionEnd -> next()
        }
        look()
    }

    /** Called after each change of what is composed. */
    protected open fun runDidChange() {}

    override fun toString(): String = "InputSession($layout, \"$composing\")"

    /** Ends the run as [how] does, if it does, and shows it as composing no longer. */
    private fun end(how: Composer.() -> Unit) {
        val isShown = underlines && isComposing
        composer.how()
        // Last, for a host may report it at once.
        if (isShown && !isComposing) field.finish()
        runDidChange()
    }

    /** Ends the run if it cannot go on where the cursor is now, and tells whether something is selected. */
    private fun look(): Boolean {
        val isSelected = field.isSelected
        if (isComposing && (isSelected || !field.isBeforeCursor(composing))) next()
        return isSelected
    }

    /** Puts back what [edit] took from a field that was too full for the rest of it, and ends the run. */
    private fun restore(edit: Edit) {
        val taken = field.taken(edit, composing) ?: return
        val undo = composer.backspace(Composer.Step.STROKE) ?: return
        field.write(Edit(taken, undo.inserting), composing)
        next()
    }
}
