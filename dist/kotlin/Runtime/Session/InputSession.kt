// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads

/**
 * Types into the text field behind [client], and keeps three promises. Text that is not of the run is
 * never changed, but for what backspace or replacing a selection means. The run is what the layout makes
 * of the keys since it began. When in doubt, the run ends. Meant for one thread.
 *
 * @param layout The layout to begin with.
 * @param underlines See [InputSession.underlines].
 * @property cycleTimeoutMillis After how many milliseconds another press of a key goes no further in its cycle but
 *   begins a new letter: null for what the layout says, [Long.MAX_VALUE] for never. It is about presses that say
 *   when they come.
 */
public open class InputSession @JvmOverloads constructor(
    layout: KeyboardLayout,
    client: TextClient,
    underlines: Boolean = false,
    public var cycleTimeoutMillis: Long? = null,
) : KeyboardSession {
    private val run = Run(client, layout) { runDidChange() }
    private val target = run.field.also { it.underlines = underlines }
    private var lastPress = 0L

    /** The layout whose keys are pressed. Setting it ends the run. */
    final override var layout: KeyboardLayout
        get() = run.layout
        set(layout) {
            run.layout = layout
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

    /** Whether the field keeps nothing but composing text, as a terminal does: the run is always shown so there. */
    public var isTerminal: Boolean
        get() = target.isTerminal
        set(isTerminal) {
            if (isTerminal != target.isTerminal) commit()
            target.isTerminal = isTerminal
        }

    /** The text that can still change. */
    final override val composing: String get() = run.text

    /** Whether there is such text. */
    public val isComposing: Boolean get() = composing.isNotEmpty()

    /** Presses [key], nobody knows when. */
    public fun press(key: Key): Outcome = press(key, 0)

    /**
     * Presses [key]; a selection gives way to what it types.
     *
     * @param timeMillis When, on a clock that never goes back; 0 if nobody knows.
     */
    override fun press(key: Key, timeMillis: Long): Outcome = act {
        val isSelected = run.lookBeforePress()
        val timeout = cycleTimeoutMillis ?: layout.cycleTimeoutMillis
        val isTimed = lastPress > 0 && timeMillis > 0
        if (isTimed && timeMillis - lastPress >= timeout) run.end { endCycle(key) }
        lastPress = timeMillis
        run.edit(isSelected) { press(key) } ?: Outcome.NOTHING
    }

    /** Ends the run: the next-character key. */
    final override fun commit(): Outcome = if (run.end { commit() }) Outcome.ENDED else Outcome.NOTHING

    /** Ends the run, or writes a space, as the layout has it. */
    final override fun space(): Outcome = space(layout.spaceEndsRun)

    /** Ends the run, writes a space, or both, as [Composer.space] does. */
    public fun space(endsRun: Boolean): Outcome = act {
        if (isComposing) run.look()
        if (endsRun && composing.endsInHangul()) commit() else insert(" ")
    }

    /** Whether a space would only end the run, so that the key can say so. */
    final override val isEndedBySpace: Boolean get() = layout.spaceEndsRun && composing.endsInHangul()

    /** Ends the run, and the line. A field that would rather search or send: call [commit], then its action. */
    final override fun enter(): Outcome = insert("\n")

    /** Ends the run and writes [text], such as a long-pressed digit, a symbol or a paste. */
    final override fun insert(text: String): Outcome = act {
        val isSelected = run.isSelected
        commit()
        if (text.isNotEmpty()) target.insert(text)
        if (text.isEmpty()) Outcome.NOTHING else if (isSelected) Outcome.CHANGED else Outcome.WRITTEN
    }

    /** Deletes as [backspace] does, the last jamo of the run. */
    public fun backspace(): Outcome = backspace(Composer.Step.JAMO)

    /**
     * Deletes the selection; or else the last [step] of the run; or else a character, as a person sees it. Where the
     * field shows nothing to delete, a backspace key event may still do something.
     */
    final override fun backspace(step: Composer.Step): Outcome = act {
        val isSelected = run.look()
        // Nothing in its place, for deleting around the cursor leaves a selection alone.
        if (isSelected) target.insert("")
        val outcome = if (isSelected) Outcome.CHANGED else run.edit { backspace(step) }
        outcome ?: if (target.deleteCharacter()) Outcome.CHANGED else Outcome.NOTHING
    }

    /** To be called when the host says that the text, the cursor or the selection has changed. */
    final override fun hostDidChange() {
        if (isComposing && target.isConnected) run.look()
    }

    /**
     * The same for a host that says where, however late: it is asked less then, and the run can be underlined.
     *
     * @param selectionStart Where the selection or the cursor starts, in code units from the start of the text; -1 if
     *   nobody knows.
     * @param selectionEnd Where it ends.
     */
    public fun hostDidChange(selectionStart: Int, selectionEnd: Int) {
        val wasFresh = target.seen.reports.isFresh
        if (!run.isExpected(selectionStart, selectionEnd) && wasFresh) commit()
    }

    /** To be called when there is another field, with where its selection is; -1 if nobody knows. */
    public fun fieldDidChange(selectionStart: Int, selectionEnd: Int) {
        commit()
        target.seen.begin(selectionStart, selectionEnd)
    }

    /**
     * To be called when the same field starts anew, as one does whose app writes its text, with where its selection is.
     *
     * @param isInTime Whether this is called at once, and not before the next operation.
     */
    @JvmOverloads
    public fun fieldDidRestart(selectionStart: Int, selectionEnd: Int, isInTime: Boolean = true) {
        if (isComposing) target.seen.rewrites = true
        run.isExpected(selectionStart, selectionEnd, isInTime)
    }

    /** Called before whatever is done to the field. */
    protected open fun willAct() {}

    /** Called after each change of what is composed. */
    protected open fun runDidChange() {}

    override fun toString(): String = "InputSession($layout, \"$composing\")"

    // What a keyboard asks of its session beyond what keys do: it never asks the field.

    /** Whether text is selected. */
    final override val isSelected: Boolean get() = run.isSelected

    /** So much of the text before the cursor as a word can have; null if the field does not answer. */
    final override val before: CharSequence? get() = target.seen.textBeforeCursor(FieldLook.REACH)

    /** Ends the run, and makes [text] of the last [count] code units before the cursor. */
    final override fun replace(count: Int, text: String): Outcome = act {
        commit()
        target.write(Edit(count, text), "")
        Outcome.CHANGED
    }

    /** Does [edit], which says what it has done to the text; if that is nothing, the run may have ended at least. */
    private inline fun act(edit: () -> Outcome): Outcome {
        val wasComposing = isComposing
        willAct()
        val outcome = if (run.canAct()) edit() else Outcome.NOTHING
        return if (outcome == Outcome.NOTHING && wasComposing && !isComposing) Outcome.ENDED else outcome
    }
}
