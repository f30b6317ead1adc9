// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads

/**
 * Types into one text field with one layout. Whatever the field does, text outside the composing run never changes,
 * except by backspace or by writing over a selection. In case of doubt, the run ends. Use it on one thread.
 *
 * @param layout The layout to begin with.
 * @param underlines See [InputSession.underlines].
 * @property cycleTimeoutMillis After how many milliseconds another press of the same key begins a new letter instead of
 *   going on in its cycle: null for what the layout says, [Long.MAX_VALUE] for never. It applies to presses whose time
 *   is known.
 */
public open class InputSession @JvmOverloads constructor(
    layout: KeyboardLayout,
    private val client: TextClient,
    underlines: Boolean = false,
    public var cycleTimeoutMillis: Long? = null,
) : KeyboardSession {
    private val run = Run(client, layout, underlines) { runDidChange() }
    private val target = run.field
    private var lastPress: Long? = null

    /** Whether a space only ends the run while there is one; null for what the layout says. */
    public var spaceEndsRun: Boolean? = null

    /** The layout whose keys are pressed. Setting it ends the run. */
    final override var layout: KeyboardLayout
        get() = run.layout
        set(layout) {
            run.layout = layout
        }

    /**
     * Whether the run is marked as composing text, which fields underline, from the next press on and if it is known
     * where in the field the run is. The text is the same in both cases.
     */
    public var underlines: Boolean
        get() = target.underlines
        set(underlines) {
            target.underlines = underlines
        }

    /**
     * Whether the field keeps nothing but composing text, and sends on what is finished, as Android's fields of
     * `TYPE_NULL` do: the run is always marked there. Other terminals may never send text that was marked.
     */
    public var isTerminal: Boolean
        get() = target.isTerminal
        set(isTerminal) {
            if (isTerminal != target.isTerminal && !writesOnCommit) commit()
            target.isTerminal = isTerminal
        }

    /**
     * Whether the field only gets text that no key can change any more. This is for programs that act on each character
     * as it comes, and know no backspace, such as games in a terminal. Setting another value ends the run.
     *
     * While this is true, the run is not in the field: show [composing] elsewhere. It is written once, when it ends: by
     * [commit], [space], [enter], [insert], a pause that ends a key's cycle, or another layout. Nothing is deleted, and
     * the field is not read: nothing it reports ends the run. [backspace] edits the run; without one it does nothing.
     * [underlines] and [isTerminal] have no effect.
     */
    public var writesOnCommit: Boolean
        get() = run.writesOnCommit
        set(writesOnCommit) {
            run.writesOnCommit = writesOnCommit
        }

    /** The text of the run, before the cursor. It can still change. */
    final override val composing: String get() = run.text

    /** Whether there is a run. */
    public val isComposing: Boolean get() = run.isComposing

    /** Presses [key] at an unknown time. */
    public fun press(key: Key): Outcome = press(key, null)

    /**
     * Presses [key]. What it types replaces a selection.
     *
     * @param timeMillis When, on a clock that never goes back; null if that is not known.
     */
    override fun press(key: Key, timeMillis: Long?): Outcome = act {
        // A press deletes nothing if nothing is composed.
        val isSelected = if (isComposing) run.look() else run.isSelected
        val timeout = cycleTimeoutMillis ?: layout.cycleTimeoutMillis
        val last = lastPress
        lastPress = timeMillis
        if (last != null && timeMillis != null && timeMillis - last >= timeout) run.end { endCycle(key) }
        run.edit(isSelected) { press(key) } ?: Outcome.NOTHING
    }

    /** Ends the run, as the next-character key does. */
    final override fun commit(): Outcome = if (run.end { commit() }) Outcome.ENDED else Outcome.NOTHING

    /** Ends the run or writes a space, as the layout or [spaceEndsRun] says. */
    final override fun space(): Outcome = act {
        if (isComposing) run.look()
        if (isEndedBySpace) commit() else insert(" ")
    }

    /** Whether a space would only end the run, so that the key can say so. */
    final override val isEndedBySpace: Boolean
        get() = (spaceEndsRun ?: layout.spaceEndsRun) && run.ending.endsInHangul()

    /** Ends the run and the line. For a field that searches or sends instead, call [commit], then its action. */
    final override fun enter(): Outcome = insert("\n")

    /** Ends the run and writes [text]: a digit from a long press, a symbol, a paste. */
    final override fun insert(text: String): Outcome = act {
        val isSelected = run.isSelected
        commit()
        target.append(text)
        if (text.isEmpty()) Outcome.NOTHING else if (isSelected) Outcome.CHANGED else Outcome.WRITTEN
    }

    /** Backspace by jamo. */
    public fun backspace(): Outcome = backspace(Composer.BackspaceUnit.JAMO)

    /**
     * Deletes the selection, or else the last [unit] of the run, or else a character, as a person sees it. A field that
     * shows nothing to delete is sent a backspace key, which may still do something.
     */
    final override fun backspace(unit: Composer.BackspaceUnit): Outcome = act {
        val isSelected = run.look()
        // The selection is written over: deleting around the cursor would leave it.
        if (isSelected) target.rewrite(0, "")
        val outcome = if (isSelected) Outcome.CHANGED else run.edit { backspace(unit) }
        outcome ?: if (!writesOnCommit && target.deleteCharacter()) Outcome.CHANGED else Outcome.NOTHING
    }

    /** Call this when the cursor has moved or the text has changed, even if this session did it. */
    final override fun hostDidChange() {
        if (isComposing && client.isConnected) run.look()
    }

    /**
     * The same for a host that says where the cursor is, even if late: the field is asked less then, and the run can be
     * underlined.
     *
     * @param selectionStart Where the selection or the cursor starts, in code units from the start of the text; -1 if
     *   that is not known.
     * @param selectionEnd Where it ends.
     * @param isQuiet Whether the session has done nothing for so long that the host cannot mean anything it did.
     */
    @JvmOverloads
    public fun hostDidChange(selectionStart: Int, selectionEnd: Int, isQuiet: Boolean = false) {
        if (writesOnCommit) return
        val seen = target.seen
        if (isQuiet) seen.reports.catchUp()
        // While the user types, an app that writes its text anew moves the cursor as well.
        val isBelieved = if (isQuiet) seen.reports.isSettled else seen.reports.isFresh && !seen.rewrites
        if (!run.isExpected(selectionStart, selectionEnd) && isBelieved) commit()
    }

    /**
     * Call this when there is another field, with the place of its selection; -1 if that is not known. While
     * [writesOnCommit] is true, call [commit] before, as long as the field can be reached: a run is not written into
     * another field than the one that it was typed for.
     */
    public fun fieldDidChange(selectionStart: Int, selectionEnd: Int) {
        // A run that was not written is left out.
        run.end(dropping = composing.length) { commit() }
        target.seen.begin(selectionStart, selectionEnd)
    }

    /**
     * Call this when the same field starts anew, as it does if its app changes the text, with the place of its
     * selection.
     *
     * @param isInTime Whether this is called at once, and not only before the next operation.
     */
    @JvmOverloads
    public fun fieldDidRestart(selectionStart: Int, selectionEnd: Int, isInTime: Boolean = true) {
        if (writesOnCommit) return
        if (isComposing) target.seen.rewrites = true
        run.isExpected(selectionStart, selectionEnd, isInTime)
    }

    /** Called before each operation. */
    protected open fun willAct() {}

    /** Called after each change of the run. */
    protected open fun runDidChange() {}

    override fun toString(): String = "InputSession($layout, \"$composing\")"

    // What a keyboard needs of its session, other than to type: it never asks the field itself.

    /** Whether text is selected. */
    final override val isSelected: Boolean get() = run.isSelected

    /** As much of the text before the cursor as a word can have, with the run; null if the field does not answer. */
    final override val before: CharSequence?
        get() = if (writesOnCommit) null else client.getTextBeforeCursor(FieldReader.REACH, 0)

    /** Ends the run, and writes [text] in place of the selection, or else of [count] code units before the cursor. */
    final override fun replace(count: Int, text: String): Outcome = if (count == 0) insert(text) else act {
        if (writesOnCommit) {
            val isChanged = isComposing
            run.end(dropping = count) { commit() }
            val outcome = insert(text)
            return@act if (isChanged) Outcome.CHANGED else outcome
        }
        val isSelected = run.isSelected
        commit()
        target.rewrite(if (isSelected) 0 else count, text)
        Outcome.CHANGED
    }

    /** Does [edit], which says what it did to the text. If that is nothing, the run may still have ended. */
    private inline fun act(edit: () -> Outcome): Outcome {
        val wasComposing = isComposing
        willAct()
        val outcome = if (run.canAct()) edit() else Outcome.NOTHING
        return if (outcome == Outcome.NOTHING && wasComposing && !isComposing) Outcome.ENDED else outcome
    }
}
