// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads

/**
 * A session that types into one text field with one layout. The composing run is the text directly before the cursor
 * that key presses can still change. Text outside the run never changes, whatever the field does, unless a backspace
 * deletes it or new text replaces a selection. When in doubt, the session ends the run. Use a session on one thread.
 *
 * @param layout The first layout.
 * @param underlines See [InputSession.underlines].
 * @property cycleTimeoutMillis The pause after which another press of the same key begins a new letter instead of
 *   continuing the key's cycle. Null uses the layout's value, and [Long.MAX_VALUE] means never. The pause applies to
 *   presses whose time is known.
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

    /**
     * True if a space that follows a letter of the run ends the run without writing a space. Null uses the layout's
     * value.
     */
    public var spaceEndsRun: Boolean? = null

    /** The layout of the keys that the session accepts. Setting it ends the run. */
    final override var layout: KeyboardLayout
        get() = run.layout
        set(layout) {
            run.layout = layout
        }

    /**
     * True if the run is set as composing text, which fields underline. A new value applies from the next press on. The
     * session underlines a run only if it knows the run's position in the field. The text is the same in both cases.
     */
    public var underlines: Boolean
        get() = runField.underlines
        set(underlines) {
            runField.underlines = underlines
        }

    /**
     * True if the field keeps only composing text, and sends finished text on, as Android's fields of `TYPE_NULL` do.
     * The run is then always composing text. Leave this false for other terminals, because they may never send text
     * that was once composing text.
     */
    public var isTerminal: Boolean
        get() = runField.isTerminal
        set(isTerminal) {
            if (isTerminal != runField.isTerminal && !writesOnCommit) commit()
            runField.isTerminal = isTerminal
        }

    /**
     * True if the field receives only text that no key can change any more. Use this for programs that act on each
     * character immediately and do not handle backspace, such as games in a terminal. Changing the value ends the
     * run.
     *
     * While this is true, the run is not in the field, so show [composing] elsewhere. The session writes the run when
     * the run ends. The functions [commit], [space], [enter] and [insert] end the run. A pause that ends a key's cycle
     * and a change of the layout also end it. The session deletes nothing in the field and does not read it, so no
     * report ends the run. [backspace] edits the run, or does nothing if there is no run. [underlines] and [isTerminal]
     * have no effect.
     */
    public var writesOnCommit: Boolean
        get() = run.writesOnCommit
        set(writesOnCommit) {
            run.writesOnCommit = writesOnCommit
        }

    /** The text of the run, directly before the cursor. Keys can still change this text. */
    final override val composing: String get() = run.text

    /** True if there is a run. */
    public val isComposing: Boolean get() = run.isComposing

    /** Presses [key] at an unknown time. */
    public fun press(key: Key): Outcome = press(key, null)

    /**
     * Presses [key]. If text is selected, the key's text replaces it.
     *
     * @param timeMillis The time on a monotonic clock; null if unknown.
     */
    override fun press(key: Key, timeMillis: Long?): Outcome = perform {
        // Without a run, a press deletes nothing, so there is no need to compare the run with the field.
        val isSelected = if (isComposing) run.syncWithField() else run.isSelected
        val timeout = cycleTimeoutMillis ?: layout.cycleTimeoutMillis
        val last = lastPressTime
        lastPressTime = timeMillis
        if (last != null && timeMillis != null && timeMillis - last >= timeout) run.end { endCycle(key) }
        run.edit(isSelected) { press(key) } ?: Outcome.NOTHING
    }

    /** Ends the run, as the next-character key does. */
    final override fun commit(): Outcome = if (run.end { commit() }) Outcome.ENDED else Outcome.NOTHING

    /** Ends the run or writes a space, depending on [spaceEndsRun] or, if that is null, on the layout. */
    final override fun space(): Outcome = perform {
        if (isComposing) run.syncWithField()
        if (isEndedBySpace) commit() else insert(" ")
    }

    /** True if a space would end the run without writing a space. The space key can show that. */
    final override val isEndedBySpace: Boolean
        get() = (spaceEndsRun ?: layout.spaceEndsRun) && run.ending.endsInHangul()

    /**
     * Ends the run and begins a new line. If Enter searches or sends in this field, call [commit] instead, and then
     * perform the field's action.
     */
    final override fun enter(): Outcome = insert("\n")

    /** Ends the run and writes [text], such as a digit from a long press, a symbol, or pasted text. */
    final override fun insert(text: String): Outcome = perform {
        val isSelected = run.isSelected
        commit()
        runField.insertOutsideRun(text)
        if (text.isEmpty()) Outcome.NOTHING else if (isSelected) Outcome.CHANGED else Outcome.WRITTEN
    }

    /** Deletes one jamo of the run, as [backspace] does with that unit. */
    public fun backspace(): Outcome = backspace(Composer.BackspaceUnit.JAMO)

    /**
     * Deletes the selection, or else the last [unit] of the run, or else a user-perceived character. If the field shows
     * no text to delete, the session sends it a backspace key, which may still have an effect.
     */
    final override fun backspace(unit: Composer.BackspaceUnit): Outcome = perform {
        val isSelected = run.syncWithField()
        // Replace the selection, because deleting text around the cursor would not delete the selection.
        if (isSelected) runField.replaceOutsideRun(0, "")
        val outcome = if (isSelected) Outcome.CHANGED else run.edit { backspace(unit) }
        outcome ?: if (!writesOnCommit && runField.deleteCharacter()) Outcome.CHANGED else Outcome.NOTHING
    }

    /** Call this when the cursor has moved or the text has changed, even if this session did it. */
    final override fun hostDidChange() {
        if (isComposing && client.isConnected) run.syncWithField()
    }

    /**
     * Like [hostDidChange] without arguments, for a host that reports its cursor, promptly or late. With these reports,
     * the session reads the field less often, and can underline the run.
     *
     * @param selectionStart The start of the selection or the cursor, in code units from the start of the text; -1 if
     *   unknown.
     * @param selectionEnd The end of the selection.
     * @param isQuiet True if the session has been idle for so long that this report cannot be about one of its edits.
     */
    @JvmOverloads
    public fun hostDidChange(selectionStart: Int, selectionEnd: Int, isQuiet: Boolean = false) {
        if (writesOnCommit) return
        val reader = runField.reader
        if (isQuiet) reader.reports.catchUp()
        // An app that rewrites its text while the user types also moves the cursor.
        val isTrusted = if (isQuiet) reader.reports.isUpToDate else reader.reports.isReliable && !reader.appRewrites
        if (!run.recordSelection(selectionStart, selectionEnd) && isTrusted) commit()
    }

    /**
     * Call this with the selection of the new field when the user goes to another field. Pass -1 for an unknown
     * selection. While [writesOnCommit] is true, call [commit] first, while the old field can still be reached, because
     * the session never writes a run into another field.
     */
    public fun fieldDidChange(selectionStart: Int, selectionEnd: Int) {
        // This drops a run that has not been written yet.
        run.end(dropping = composing.length) { commit() }
        runField.reader.reset(selectionStart, selectionEnd)
    }

    /**
     * Call this with the selection of the field when the same field restarts. Some fields restart when their app
     * changes the text.
     *
     * @param isInTime True if you call this promptly; false if you call it only before the next operation.
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
     * The end of the text before the cursor, including the run. It is long enough to contain a word. Null if the field
     * does not report its text.
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

    /** Performs [edit], and returns its outcome. If [edit] returns NOTHING but the run has ended, returns ENDED. */
    private inline fun perform(edit: () -> Outcome): Outcome {
        val wasComposing = isComposing
        willAct()
        val outcome = if (run.beginOperation()) edit() else Outcome.NOTHING
        return if (outcome == Outcome.NOTHING && wasComposing && !isComposing) Outcome.ENDED else outcome
    }
}
