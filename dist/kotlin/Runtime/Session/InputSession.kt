// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads

/**
 * A session that types into one text field with one layout. Text outside the composing run never changes, whatever the
 * field does, except by backspace or by replacing a selection. In case of doubt, the run ends. Use it on one thread.
 *
 * @param layout The first layout.
 * @param underlines See [InputSession.underlines].
 * @property cycleTimeoutMillis The pause after which another press of the same key begins a new letter instead of
 *   continuing its cycle: null for the layout's, [Long.MAX_VALUE] for never. It applies to presses whose time is known.
 */
public open class InputSession @JvmOverloads constructor(
    layout: KeyboardLayout,
    private val client: TextClient,
    underlines: Boolean = false,
    public var cycleTimeoutMillis: Long? = null,
) : KeyboardSession {
    private val run = Run(client, layout, underlines) { runDidChange() }
    private val runField = run.field
    private var lastPressTime: Long? = null

    /** True if a space only ends the run while there is one; null for the layout's choice. */
    public var spaceEndsRun: Boolean? = null

    /** The layout whose keys are pressed. Setting it ends the run. */
    final override var layout: KeyboardLayout
        get() = run.layout
        set(layout) {
            run.layout = layout
        }

    /**
     * True if the run is set as composing text, which fields underline. This applies from the next press on, if the
     * position of the run in the field is known. The text is the same in both cases.
     */
    public var underlines: Boolean
        get() = runField.underlines
        set(underlines) {
            runField.underlines = underlines
        }

    /**
     * True if the field keeps only composing text, and sends finished text on, as Android's fields of `TYPE_NULL` do.
     * The run is then always composing text. Other terminals may never send text that was once composing text.
     */
    public var isTerminal: Boolean
        get() = runField.isTerminal
        set(isTerminal) {
            if (isTerminal != runField.isTerminal && !writesOnCommit) commit()
            runField.isTerminal = isTerminal
        }

    /**
     * True if the field gets only text that no key can change any more. This is for programs that act on each character
     * at once, and do not handle backspace, such as games in a terminal. Setting another value ends the run.
     *
     * While this is true, the run is not in the field: show [composing] elsewhere. The session writes the run once,
     * when it ends: by [commit], [space], [enter], [insert], a pause that ends a key's cycle, or another layout. It
     * deletes nothing and does not read the field, so that no report ends the run. [backspace] edits the run; without
     * one it does nothing. [underlines] and [isTerminal] have no effect.
     */
    public var writesOnCommit: Boolean
        get() = run.writesOnCommit
        set(writesOnCommit) {
            run.writesOnCommit = writesOnCommit
        }

    /** The text of the run, before the cursor. It can still change. */
    final override val composing: String get() = run.text

    /** True if there is a run. */
    public val isComposing: Boolean get() = run.isComposing

    /** Presses [key] at an unknown time. */
    public fun press(key: Key): Outcome = press(key, null)

    /**
     * Presses [key]. Its text replaces a selection.
     *
     * @param timeMillis The time, on a clock that never goes back; null if unknown.
     */
    override fun press(key: Key, timeMillis: Long?): Outcome = perform {
        // Without a run, a press deletes nothing.
        val isSelected = if (isComposing) run.syncWithField() else run.isSelected
        val timeout = cycleTimeoutMillis ?: layout.cycleTimeoutMillis
        val last = lastPressTime
        lastPressTime = timeMillis
        if (last != null && timeMillis != null && timeMillis - last >= timeout) run.end { endCycle(key) }
        run.edit(isSelected) { press(key) } ?: Outcome.NOTHING
    }

    /** Ends the run, as the next-character key does. */
    final override fun commit(): Outcome = if (run.end { commit() }) Outcome.ENDED else Outcome.NOTHING

    /** Ends the run or writes a space, by the layout or [spaceEndsRun]. */
    final override fun space(): Outcome = perform {
        if (isComposing) run.syncWithField()
        if (isEndedBySpace) commit() else insert(" ")
    }

    /** True if a space would only end the run, so that the key can show that. */
    final override val isEndedBySpace: Boolean
        get() = (spaceEndsRun ?: layout.spaceEndsRun) && run.ending.endsInHangul()

    /**
     * Ends the run and the line. For a field that searches or sends instead, call [commit], then perform its action.
     */
    final override fun enter(): Outcome = insert("\n")

    /** Ends the run and writes [text], such as a digit from a long press, a symbol, or pasted text. */
    final override fun insert(text: String): Outcome = perform {
        val isSelected = run.isSelected
        commit()
        runField.insertOutsideRun(text)
        if (text.isEmpty()) Outcome.NOTHING else if (isSelected) Outcome.CHANGED else Outcome.WRITTEN
    }

    /** Deletes by jamo. */
    public fun backspace(): Outcome = backspace(Composer.BackspaceUnit.JAMO)

    /**
     * Deletes the selection, or else the last [unit] of the run, or else a user-perceived character. If the field shows
     * nothing to delete, it gets a backspace key, which may still have an effect.
     */
    final override fun backspace(unit: Composer.BackspaceUnit): Outcome = perform {
        val isSelected = run.syncWithField()
        // The selection is replaced, because deleting around the cursor would leave it.
        if (isSelected) runField.replaceOutsideRun(0, "")
        val outcome = if (isSelected) Outcome.CHANGED else run.edit { backspace(unit) }
        outcome ?: if (!writesOnCommit && runField.deleteCharacter()) Outcome.CHANGED else Outcome.NOTHING
    }

    /** Call this when the cursor has moved or the text has changed, even if this session did it. */
    final override fun hostDidChange() {
        if (isComposing && client.isConnected) run.syncWithField()
    }

    /**
     * Like [hostDidChange] without arguments, for a host that reports its cursor, even if late. The session then reads
     * the field less often, and can underline the run.
     *
     * @param selectionStart The start of the selection or the cursor, in code units from the start of the text; -1 if
     *   unknown.
     * @param selectionEnd The end of the selection.
     * @param isQuiet True if the session has been idle for so long that this cannot report anything it did.
     */
    @JvmOverloads
    public fun hostDidChange(selectionStart: Int, selectionEnd: Int, isQuiet: Boolean = false) {
        if (writesOnCommit) return
        val reader = runField.reader
        if (isQuiet) reader.reports.catchUp()
        // An app that rewrites its text while the user types moves the cursor as well.
        val isTrusted = if (isQuiet) reader.reports.isUpToDate else reader.reports.isReliable && !reader.appRewrites
        if (!run.recordSelection(selectionStart, selectionEnd) && isTrusted) commit()
    }

    /**
     * Call this when the user goes to another field, with its selection; -1 if unknown. While [writesOnCommit] is true,
     * call [commit] before, as long as the old field can be reached, because a run is never written into another field.
     */
    public fun fieldDidChange(selectionStart: Int, selectionEnd: Int) {
        // A run that is not written yet is dropped.
        run.end(dropping = composing.length) { commit() }
        runField.reader.reset(selectionStart, selectionEnd)
    }

    /**
     * Call this when the same field restarts, as it does if its app changes the text, with its selection.
     *
     * @param isInTime True if this is called at once; false if only before the next operation.
     */
    @JvmOverloads
    public fun fieldDidRestart(selectionStart: Int, selectionEnd: Int, isInTime: Boolean = true) {
        if (writesOnCommit) return
        if (isComposing) runField.reader.appRewrites = true
        run.recordSelection(selectionStart, selectionEnd, isInTime)
    }

    /** Called before each operation. */
    protected open fun willAct() {}

    /** Called after each change of the run. */
    protected open fun runDidChange() {}

    override fun toString(): String = "InputSession($layout, \"$composing\")"

    // The members of KeyboardSession that do not type. A keyboard never reads the field itself.

    /** True if text is selected. */
    final override val isSelected: Boolean get() = run.isSelected

    /**
     * The text before the cursor, including the run, as far as a word can reach; null if the field does not report it.
     */
    final override val before: CharSequence?
        get() = if (writesOnCommit) null else client.getTextBeforeCursor(FieldReader.REACH, 0)

    /** Ends the run, and replaces the selection, or else [count] code units before the cursor, with [text]. */
    final override fun replace(count: Int, text: String): Outcome = if (count == 0) insert(text) else perform {
        if (writesOnCommit) {
            val isChanged = isComposing
            run.end(dropping = count) { commit() }
            val outcome = insert(text)
            return@perform if (isChanged) Outcome.CHANGED else outcome
        }
        val isSelected = run.isSelected
        commit()
        runField.replaceOutsideRun(if (isSelected) 0 else count, text)
        Outcome.CHANGED
    }

    /** Performs [edit], which returns its outcome. If that is NOTHING, the run may still have ended. */
    private inline fun perform(edit: () -> Outcome): Outcome {
        val wasComposing = isComposing
        willAct()
        val outcome = if (run.beginOperation()) edit() else Outcome.NOTHING
        return if (outcome == Outcome.NOTHING && wasComposing && !isComposing) Outcome.ENDED else outcome
    }
}
