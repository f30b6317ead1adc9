/**
 * Types into the text field behind [client], and keeps three promises. Text that is not of the run is
 * never changed, but for what backspace or replacing a selection means. The run is what the layout makes
 * of the keys since it began. When in doubt, the run ends. Meant for one thread.
 *
 * @param layout The layout to begin with.
 * @param underlines See [InputSession.underlines].
 * @property cycleTimeoutMillis After how many milliseconds another press of a key goes no further in its cycle but
 *   begins a new letter, 0 for never. It is about presses that say at what time they come.
 */
public open class InputSession @JvmOverloads constructor(
    layout: KeyboardLayout,
    client: TextClient,
    underlines: Boolean = false,
    public var cycleTimeoutMillis: Long = 1000,
) {
    private var composer = Composer(layout)
    private val target = RunField(client).also { it.underlines = underlines }
    private var lastPress = 0L

    /** A host may report while it is written to. Whether that was not what should have come. */
    private var isWriting = false
    private var isSurprised = false

    /** The layout whose keys are pressed. Setting it ends the run. */
    public var layout: KeyboardLayout
        get() = composer.layout
        set(layout) {
            commit()
            composer = Composer(layout)
        }

    /**
     * Whether the run is shown as composing text, which fields underline: from the next press on, and as far as it is
     * known where in the field the run stands. Letters are written alike in both cases.
     */
    public var underlines: Boolean
        get() = target.underlines
        set(underlines) {
            target.underlines = underlines
        }

    /** Whether the field keeps nothing but composing text, as a terminal does: the run is always shown as that there. */
    public var isTerminal: Boolean
        get() = target.isTerminal
        set(isTerminal) {
            if (isTerminal != target.isTerminal) commit()
            target.isTerminal = isTerminal
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
        if (!canAct()) return
        // One question is enough: of an edit that a full field may cut it is asked afterwards.
        if (isComposing && !(target.isReliable && layout.edit(key, composing).mayBeCut())) look()
        val isTimed = cycleTimeoutMillis > 0 && lastPress > 0 && timeMillis > 0
        if (isTimed && timeMillis - lastPress >= cycleTimeoutMillis) end { endCycle(key) }
        lastPress = timeMillis
        val old = composing
        val edit = composer.press(key)
        if (edit != Edit.NONE) write(edit, old)
    }

    /** Ends the run: the next-character key. */
    public fun commit() {
        end { commit() }
    }

    /** Ends the run, writes a space, or both, as [Composer.space] does. */
    @JvmOverloads
    public fun space(endsRun: Boolean = layout.spaceEndsRun) {
        if (!canAct()) return
        if (isComposing) look()
        if (endsRun && composing.endsInHangul()) commit() else insert(" ")
    }

    /** Ends the run, and the line. A field that would rather search or send: call [commit], then its action. */
    public fun enter() {
        insert("\n")
    }

    /** Ends the run and writes [text], such as a long-pressed digit, a symbol or a paste. */
    public fun insert(text: String) {
        if (!canAct()) return
        commit()
        if (text.isNotEmpty()) target.insert(text)
    }

    /**
     * Deletes the selection; or else the last [step] of the run; or else a character, as a person sees it.
     *
     * @return false if the field shows nothing to delete; a backspace key event may still do something.
     */
    @JvmOverloads
    public fun backspace(step: Composer.Step = Composer.Step.JAMO): Boolean {
        if (!canAct()) return false
        if (look()) {
            // Nothing in its place, for deleting around the cursor leaves a selection alone.
            target.insert("")
            return true
        }
        val old = composing
        val edit = composer.backspace(step) ?: return target.deleteCharacter()
        write(edit, old)
        return true
    }

    /** To be called when the host says that the text, the cursor or the selection has changed. */
    public fun hostDidChange() {
        if (isComposing && target.isConnected) look()
    }

    /**
     * The same for a host that says where, however late: it is asked less then, and the run can be underlined.
     *
     * @param selectionStart Where the selection or the cursor starts, in code units from the start of the text; -1 if
     *   nobody knows.
     * @param selectionEnd Where it ends.
     */
    public fun hostDidChange(selectionStart: Int, selectionEnd: Int) {
        val wasElsewhere = target.whereabouts.isFresh
        if (isExpected(selectionStart, selectionEnd)) return
        if (wasElsewhere && isComposing) commit()
    }

    /** To be called when there is another field, with where its selection is; -1 if nobody knows. */
    public fun fieldDidChange(selectionStart: Int, selectionEnd: Int) {
        commit()
        target.begin(selectionStart, selectionEnd)
    }

    /**
     * To be called when the same field starts anew, as one does whose app writes its text, with where its selection is.
     *
     * @param isInTime Whether this is called at once, and not before the next operation.
     */
    @JvmOverloads
    public fun fieldDidRestart(selectionStart: Int, selectionEnd: Int, isInTime: Boolean = true) {
        if (isComposing) target.rewrites = true
        isExpected(selectionStart, selectionEnd, isInTime)
    }

    /** Called before whatever is done to the field. */
    protected open fun willAct() {}

    /** Called after each change of what is composed. */
    protected open fun runDidChange() {}

    override fun toString(): String = "InputSession($layout, \"$composing\")"

    /** Whether the field is where the session has left it; if not, and the run cannot go on there, that ends. */
    private fun isExpected(selectionStart: Int, selectionEnd: Int, isTold: Boolean = true): Boolean {
        val isInTime = target.whereabouts.isInTime
        val wasLate = target.whereabouts.isLate
        val isExpected = target.whereabouts.tell(selectionStart, selectionEnd, isTold)
        if (isWriting) {
            isSurprised = isSurprised || !isExpected
            return true
        }
        if (isExpected || !target.isConnected) return isExpected
        if (isComposing) look(isMoved = isInTime)
        if (target.whereabouts.isLate && !wasLate) target.findOut()
        return false
    }

    private fun canAct(): Boolean {
        willAct()
        if (!target.isConnected) return false
        if (target.whereabouts.act()) {
            // A field that did not tell of the last edit, though it has told of others, may have refused it.
            if (isComposing) look(isMoved = true)
            target.findOut()
        }
        return true
    }

    /** Ends the run as [how] does, if it does. */
    private fun end(how: Composer.() -> Unit) {
        if (!isComposing) return
        composer.how()
        if (isComposing) return
        target.release()
        runDidChange()
    }

    /** Ends the run if it cannot go on where the cursor is now, and tells whether something is selected. */
    private fun look(isMoved: Boolean = false): Boolean {
        val isSelected = target.isSelected(mustAsk = !isComposing)
        if (isComposing && (isSelected || !target.isThere(composing, isMoved))) commit()
        return isSelected
    }

    /** Does [edit], which the composer has done to [old], and sees what has become of it unless the field will tell. */
    private fun write(edit: Edit, old: String) {
        // Nothing was asked before the first letter of a run.
        isSurprised = old.isEmpty() || !target.whereabouts.isFresh
        isWriting = true
        target.write(edit, composing)
        isWriting = false
        runDidChange()
        if (!isComposing || !isSurprised && !edit.mayBeCut()) return
        if (target.isThere(composing, isMoved = edit.mayBeCut())) return
        if (edit.mayBeCut()) {
            val isFull = target.restore(edit, old.substring(old.length - edit.deleting), composing)
            if (!isFull && target.isThere(composing)) return
        }
        commit()
    }

    /** Whether more is written than was deleted, so that a full field may give back less than it gave away. */
    private fun Edit?.mayBeCut(): Boolean = this != null && deleting in 1 until inserting.length
}
