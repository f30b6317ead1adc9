// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

//
// For Kotlin 1.9 or later, on every platform.
package hwalja

import kotlin.jvm.JvmField
import kotlin.jvm.JvmName
import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmStatic

/**
 * Turns presses of the keys of [layout] into edits, and remembers the composing run: after [commit] nothing before the
 * cursor changes any more. All counts are UTF-16 code units. Meant for one thread.
 *
 * ```kotlin
 * val composer = Composer(Layouts.cheonjiin)
 * val keys = listOf("ㅇㅁ", "인", "천", "ㄴㄹ").map { composer.layout.key(it)!! }
 * for (key in keys) composer.press(key)
 * check(composer.composing == "안")
 * ```
 */
public class Composer(public val layout: KeyboardLayout) {
    /** What one press of backspace takes away. */
    public enum class Step {
        /** The last jamo. */
        JAMO,
        /** The last key press, back to where the last syllable began; before that, syllables. */
        STROKE,
    }

    /** The text of the run, which ends at the cursor and all of which can still change. */
    public var composing: String = ""
        private set

    /** What the run was before each stroke since it began, or since something was taken back by jamo. */
    private val history = mutableListOf<String>()

    /** How many texts of the history are from before the last unit of the run; null until it is asked for. */
    private var floor: Int? = null

    /** Presses [key]: what to do to the text, [Edit.NONE] if the key does nothing here or is of another layout. */
    public fun press(key: Key): Edit {
        val edit = layout.edit(key, composing) ?: return Edit.NONE
        val next = composing.dropLast(edit.deleting) + edit.inserting
        if (next == composing) return Edit.NONE
        history += composing
        floor = null
        composing = next
        return edit
    }

    /**
     * Ends the run if [key], which is pressed after a pause, begins a new letter: if the run ends in a consonant or a
     * mark, and presses of the key go through that from one to the next.
     */
    public fun endCycle(key: Key) {
        val last = composing.consonantOrMark()
        fun next(letter: String): String? {
            val edit = layout.edit(key, letter) ?: return null
            val after = letter.dropLast(edit.deleting) + edit.inserting
            return after.takeIf { it.unitsBefore(it.length) == it.length }
        }
        val letters = mutableSetOf<String>()
        var letter = next("")
        while (letter != null && letters.add(letter)) letter = next(letter)
        if (last in letters && next(last) != null) commit()
    }

    /** Ends the run: what was typed stays as it is. Call it when the cursor has moved, too. */
    public fun commit() {
        composing = ""
        forget()
    }

    /**
     * Ends the run and writes a space, or ends the run only ([Edit.NONE]) if there is one and [endsRun] says so, as its
     * layout does by itself; after a mark it always writes one.
     */
    @JvmOverloads
    public fun space(endsRun: Boolean = layout.spaceEndsRun): Edit {
        val edit = if (endsRun && composing.endsInHangul()) Edit.NONE else Edit(0, " ")
        commit()
        return edit
    }

    /** Takes back the last [step] of the run; null if nothing is composed: delete as usual then. */
    @JvmOverloads
    public fun backspace(step: Step = Step.JAMO): Edit? {
        if (composing.isEmpty()) return null
        if (step == Step.STROKE) return become(beforeStroke())
        forget()
        val edit = layout.deletion(composing) ?: Edit(composing.unitsBefore(composing.length), "")
        return become(composing.dropLast(edit.deleting) + edit.inserting)
    }

    override fun toString(): String = "Composer($layout, \"$composing\")"

    /** The run before its last stroke, or without its last unit if no stroke of that is left. */
    private fun beforeStroke(): String {
        val rest = rest()
        val floor = floor ?: maxOf(0, history.lastIndexOf(rest)).also { this.floor = it }
        if (history.size > floor) return history.removeAt(history.size - 1)
        forget()
        return rest
    }

    /** The run without its last unit: a syllable, a letter, a dot, or a lead and the dot that waits for its vowel. */
    private fun rest(): String {
        val isPending = composing.length > 1 && when (composing.last().code) {
            Format.DOT, Format.TWO_DOTS, Format.COMPATIBILITY_DOT ->
                composing[composing.length - 2].let { it in '\u1100'..'\u1112' || it in '\u3131'..'\u314E' }
            else -> false
        }
        return composing.dropLast(if (isPending) 2 else composing.unitsBefore(composing.length))
    }

    /** Makes [next] the run, and tells the least that has to be done to the text for it. */
    private fun become(next: String): Edit {
        val kept = composing.commonPrefixWith(next).length
        return Edit(composing.length - kept, next.substring(kept)).also { composing = next }
    }

    private fun forget() {
        history.clear()
        floor = null
    }
}

/**
 * What a key press does to a text field: it deletes [deleting] UTF-16 code units before the cursor, as
 * `InputConnection.deleteSurroundingText` counts, and then inserts [inserting].
 */
public data class Edit(public val deleting: Int, public val inserting: String) {
    /** Holds [NONE]. */
    public companion object {
        /** Nothing to do. */
        @JvmField public val NONE: Edit = Edit(0, "")
    }
}

/**
 * Types into the text field behind [client], and keeps three promises. Text that is not of the run is
 * never changed, but for what backspace or replacing a selection means. The run is what the layout makes
 * of the keys since it began. When in doubt, the run ends. Meant for one thread.
 *
 * @param layout The layout to begin with.
 * @param underlines See [InputSession.underlines].
 * @property cycleTimeoutMillis After how many milliseconds another press of a key goes no further in its cycle but
 *   begins a new letter: null for what the layout says, 0 for never. It is about presses that say at what time they come.
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

    /** Whether the field keeps nothing but composing text, as a terminal does: the run is always shown as that there. */
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
        val isTimed = timeout > 0 && lastPress > 0 && timeMillis > 0
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
        val wasFresh = target.sight.whereabouts.isFresh
        if (!run.isExpected(selectionStart, selectionEnd) && wasFresh) commit()
    }

    /** To be called when there is another field, with where its selection is; -1 if nobody knows. */
    public fun fieldDidChange(selectionStart: Int, selectionEnd: Int) {
        commit()
        target.sight.begin(selectionStart, selectionEnd)
    }

    /**
     * To be called when the same field starts anew, as one does whose app writes its text, with where its selection is.
     *
     * @param isInTime Whether this is called at once, and not before the next operation.
     */
    @JvmOverloads
    public fun fieldDidRestart(selectionStart: Int, selectionEnd: Int, isInTime: Boolean = true) {
        if (isComposing) target.sight.rewrites = true
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
    final override val before: CharSequence? get() = target.sight.textBeforeCursor(Sight.REACH)

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

/**
 * What a keyboard asks of its session: an [InputSession], or whatever else types. Lengths are UTF-16 code units.
 */
public interface KeyboardSession {
    /** The layout whose keys are pressed; another ends the run. */
    public var layout: KeyboardLayout

    /** The text that can still change, empty if nothing is composed. */
    public val composing: String

    /** Whether text is selected. */
    public val isSelected: Boolean

    /** The end of what stands before the cursor, with what is composed; null if the field does not answer. */
    public val before: CharSequence?

    /** Whether a space would only end the run. */
    public val isEndedBySpace: Boolean

    /** Presses a key of the layout. Times are in milliseconds, as for the keyboard. */
    public fun press(key: Key, timeMillis: Long): Outcome

    /** Ends the run, and writes [text]. */
    public fun insert(text: String): Outcome

    /** Ends the run, and makes [text] of so many code units before the cursor; asked only where nothing is selected. */
    public fun replace(count: Int, text: String): Outcome

    /** Ends the run. */
    public fun commit(): Outcome

    /** Ends the run, or writes a space. */
    public fun space(): Outcome

    /** Ends the run and the line. */
    public fun enter(): Outcome

    /** Deletes the selection, or the last [step] of the run, or else a character. */
    public fun backspace(step: Composer.Step): Outcome

    /** Looks whether the run is still there. */
    public fun hostDidChange()
}

/** What an operation of an [InputSession] did: what a keyboard gives a sound or a tick of its motor for. */
public enum class Outcome {
    /** Neither the text nor the run is another. */
    NOTHING,

    /** The run ended, and the text is as it was. */
    ENDED,

    /** Text was written, and nothing went for it. */
    WRITTEN,

    /** Text was deleted, or replaced by other text. */
    CHANGED,
}

/**
 * The text field that an [InputSession] types into: what it needs of Android's `InputConnection`, by the
 * same names and with the same meaning, so that a class that has those members needs no others. Lengths
 * are UTF-16 code units. An [InputSession] passes 0 as flags and 1 as the new cursor position: after the
 * text. It heeds none of the results that say whether the field could be reached.
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
 *     override fun setComposingRegion(start: Int, end: Int) = false
 *     override fun finishComposingText() = true
 *     override fun beginBatchEdit() = true
 *     override fun endBatchEdit() = true
 * }
 *
 * val field = Field()
 * val session = InputSession(Layouts.cheonjiin, field)
 * for (id in listOf("ㅇㅁ", "인", "천", "ㄴㄹ")) session.press(session.layout.key(id)!!)
 * session.commit()
 * session.insert("!")
 * check(field.text.toString() == "안!")
 * ```
 */
public interface TextClient {
    /** Whether there is a field; without one, a session does nothing. */
    public val isConnected: Boolean get() = true

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

    /** Marks text that is there, from [start] to [end] in code units from the start of the field. */
    public fun setComposingRegion(start: Int, end: Int): Boolean

    /** Leaves the text as it is, nothing of it marked. */
    public fun finishComposingText(): Boolean

    /** Begins edits that are to be seen together. */
    public fun beginBatchEdit(): Boolean

    /** Ends what [beginBatchEdit] began. */
    public fun endBatchEdit(): Boolean

    /** Presses the backspace key, for fields that do not show what it would delete; false if there is none. */
    public fun sendBackspace(): Boolean = false
}

/** The run of a session and the field that it stands in. Whatever is not as the run has left it ends the run. */
private class Run(client: TextClient, layout: KeyboardLayout, private val didChange: () -> Unit) {
    val field = RunField(client)
    private val sight = field.sight
    private val whereabouts = sight.whereabouts
    private var composer = Composer(layout)

    /** A host may report while it is written to. Whether that was not what should have come. */
    private var isWriting = false
    private var isSurprised = false

    val text: String get() = composer.composing
    val isComposing: Boolean get() = text.isNotEmpty()
    val isSelected: Boolean
        get() = if (whereabouts.isSettled) whereabouts.isSelected else sight.isSelected(mustAsk = false)

    /** The layout whose keys are pressed; another ends the run. */
    var layout: KeyboardLayout
        get() = composer.layout
        set(layout) {
            end { commit() }
            composer = Composer(layout)
        }

    /** Whether the field can be reached. What it did not tell, though it should have, is found out. */
    fun canAct(): Boolean {
        if (!field.isConnected) return false
        if (whereabouts.act()) {
            // A field that did not tell of the last edit, though it has told of others, may have refused it.
            if (isComposing) look(isMoved = true)
            sight.findOut()
        }
        return true
    }

    /** Ends the run as [how] does; whether it did. */
    fun end(how: Composer.() -> Unit): Boolean {
        if (!isComposing) return false
        composer.how()
        if (isComposing) return false
        field.release()
        didChange()
        return true
    }

    /** Ends the run if it cannot go on where the cursor is now, and tells whether something is selected. */
    fun look(isMoved: Boolean = false): Boolean {
        val isSelected = sight.isSelected(mustAsk = !isComposing)
        if (isComposing && (isSelected || !sight.isThere(text, isMoved))) end { commit() }
        return isSelected
    }

    /** Does the same before a press, which deletes nothing if nothing is composed. */
    fun lookBeforePress(): Boolean = if (isComposing) look() else isSelected

    /** Does [change] to the run; what that was to the text, of which [isSelected] says whether some had to give way. */
    fun edit(isSelected: Boolean = false, change: Composer.() -> Edit?): Outcome? {
        val old = text
        val edit = composer.change() ?: return null
        return when {
            edit == Edit.NONE || !write(edit, old) -> Outcome.NOTHING
            edit.deleting > 0 || isSelected -> Outcome.CHANGED
            else -> Outcome.WRITTEN
        }
    }

    /** Whether the field is where the session has left it; if not, and the run cannot go on there, that ends. */
    fun isExpected(selectionStart: Int, selectionEnd: Int, isTold: Boolean = true): Boolean {
        val isInTime = whereabouts.isInTime
        val wasLate = whereabouts.isLate
        val isExpected = whereabouts.tell(selectionStart, selectionEnd, isTold)
        if (isWriting) {
            isSurprised = isSurprised || !isExpected
            return true
        }
        if (isExpected || !field.isConnected) return isExpected
        if (isComposing) look(isMoved = isInTime)
        if (whereabouts.isLate && !wasLate) sight.findOut()
        return false
    }

    /**
     * Does [edit], which the composer has done to [old], and sees what has become of it unless the field will tell.
     *
     * @return false if the field was too full for it, and has what it had.
     */
    private fun write(edit: Edit, old: String): Boolean {
        // Nothing was asked before the first letter of a run.
        isSurprised = old.isEmpty() || !whereabouts.isFresh
        isWriting = true
        field.write(edit, text)
        isWriting = false
        didChange()
        if (!isComposing || !isSurprised && !edit.mayBeCut()) return true
        if (sight.isThere(text, isMoved = edit.mayBeCut())) return true
        val isFull = edit.mayBeCut() && field.restore(edit, old.substring(old.length - edit.deleting), text)
        if (isFull || !edit.mayBeCut() || !sight.isThere(text)) end { commit() }
        return !isFull
    }

    /** Whether more is written than was deleted, so that a full field may give back less than it gave away. */
    private fun Edit.mayBeCut(): Boolean = deleting in 1 until inserting.length
}

/**
 * The text field of a session: how the run and other text are written into it.
 *
 * Every edit first takes away what is marked as composing, for written text would else go over a mark, and nobody
 * knows at the moment of a press who has left one, and where. A run is underlined by marking it after it was written,
 * so that nothing is lost if that goes wrong. In a terminal the mark is all that there is, and is written over.
 */
private class RunField(private val client: TextClient) {
    val sight = Sight(client)
    private val whereabouts = sight.whereabouts

    /** Whether the run is shown as composing text. */
    var underlines = false

    /** Whether the field keeps nothing but what is marked. */
    var isTerminal = false
    private var isMarked = false

    val isConnected: Boolean get() = client.isConnected

    /** Does [edit], which has made the run what [run] is. */
    fun write(edit: Edit, run: String) {
        val place = if (whereabouts.place >= 0) whereabouts.place else sight.shownPlace()
        batch {
            if (isTerminal) writeMarked(edit, run) else writePlain(whole(edit))
            whereabouts.write(edit.deleting, edit.inserting.length)
            if (place >= 0) underline(place - edit.deleting + edit.inserting.length, run)
        }
        sight.forget()
    }

    private fun writePlain(edit: Edit) {
        finish()
        val place = whereabouts.place
        if (sight.rewrites && place >= edit.deleting && place == sight.shownPlace() && edit.inserting.isNotEmpty()) {
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
        val text = sight.before ?: return edit
        // What is behind says nothing of characters.
        if (!whereabouts.isFresh) return edit
        val end = text.length - edit.deleting
        var start = end
        while (edit.deleting > 0 && start > 0 && text.isWithinCharacter(start, text.scalarAfter(start))) {
            start -= text.unitsBefore(start)
        }
        return Edit(text.length - start, text.subSequence(start, end).toString() + edit.inserting)
    }

    /** Marks the end of the [run], all of it unless it is long, which ends at [end]. */
    private fun underline(end: Int, run: String) {
        val length = minOf(run.length, Sight.REACH)
        if (!underlines || isTerminal || length == 0 || end < length) return
        client.setComposingRegion(end - length, end)
        isMarked = true
    }

    /** The run has ended: it is not shown as composing any more, and says nothing of the next. */
    fun release() {
        if (isMarked || isTerminal) finish()
        sight.forget()
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
        whereabouts.write(0, text.length)
        sight.expectAny()
    }

    /** Deletes what a person takes for one character; false if there is none, as far as is known. */
    fun deleteCharacter(): Boolean {
        // What is shown may be behind, where the field does not say that it is not.
        if (!whereabouts.isFresh) sendBackspace()?.let { return it }
        val text = sight.lastCharacters()
        val length = text.lastCharacter()
        // A character that begins where the answer does may begin earlier, unless that is the start of the field.
        if (length == text.length && (length == 0 || length != whereabouts.place)) sendBackspace()?.let { return it }
        if (length == 0) return false
        batch {
            finish()
            client.deleteSurroundingText(length, 0)
        }
        whereabouts.write(length, 0)
        return true
    }

    /** Whether that may have deleted something, which it cannot at the start of a field; null if nothing was sent. */
    private fun sendBackspace(): Boolean? {
        val isAtStart = whereabouts.place == 0
        if (!client.sendBackspace()) return null
        if (whereabouts.place != 0) whereabouts.forget()
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
        val text = client.getTextBeforeCursor(minOf(run.length, Sight.REACH), 0) ?: return false
        val taken = (length - 1 downTo 1).find { text.endsWith(run.dropLast(length - it).takeLast(Sight.REACH - length)) }
        if (taken == null) return false
        var isFull = true
        batch {
            finish()
            client.commitText(old, 1)
            isFull = client.getTextBeforeCursor(old.length, 0)?.endsWith(old) != true
            client.deleteSurroundingText(if (isFull) taken else old.length, 0)
            if (isFull) client.commitText(old, 1)
        }
        if (isFull) whereabouts.write(length, edit.deleting)
        return isFull
    }

    private inline fun batch(edits: () -> Unit) {
        client.beginBatchEdit()
        edits()
        client.endBatchEdit()
    }
}

/** What the text field of a session shows: whether the run still stands before the cursor, and where that is. */
private class Sight(private val client: TextClient) {
    val whereabouts = Whereabouts()

    /** Whether the app writes its text anew as one types, which closes connections. */
    var rewrites = false

    /** Whether the field has shown all of the run since that last changed. */
    private var isShown = false

    /** The text before the cursor, if it was shown to end with the run as it is now; and how much was asked for. */
    var before: CharSequence? = null
        private set
    private var asked = 0

    /** How much the field has shown at most. */
    private var longest = 0

    /** Whether something is selected, which the field is asked if it does not say so by itself. */
    fun isSelected(mustAsk: Boolean): Boolean =
        if (whereabouts.isFresh && !mustAsk) whereabouts.isSelected else !client.getSelectedText(0).isNullOrEmpty()

    fun textBeforeCursor(length: Int): CharSequence? = client.getTextBeforeCursor(length, 0)

    /**
     * Whether the [run] may go on, as docs/COMPOSER.md has it.
     *
     * @param isMoved Whether the field has told in time that the cursor is elsewhere: then it has to show the run.
     */
    fun isThere(run: String, isMoved: Boolean = false): Boolean {
        val length = minOf(run.length, REACH)
        asked = maxOf(length + LONGEST_CHARACTER, if (rewrites) whereabouts.place + 1 else 0)
        val text = client.getTextBeforeCursor(asked, 0)
        val isWhole = text != null && text.endsWith(run.takeLast(length))
        before = if (isWhole) text else null
        if (!isWhole && (isShown || isMoved)) return false
        isShown = isWhole
        longest = maxOf(longest, text?.length ?: 0)
        return isWhole || text == null || mayBeCut(text) && text.length < length && run.endsWith(text)
    }

    /** A field that says where its cursor is is not behind; if it cuts, then always at the same length. */
    private fun mayBeCut(text: CharSequence) = !whereabouts.isTold || text.length == longest

    /** The field did not tell of an edit: it is not late, but has refused that, if the cursor still is where it said. */
    fun findOut() {
        val start = whereabouts.start
        if (start >= 0 && client.getTextBeforeCursor(start + 1, 0)?.length == start) whereabouts.settle()
    }

    /** There is another field. */
    fun begin(start: Int, end: Int) {
        whereabouts.begin(start, end)
        rewrites = false
        longest = 0
    }

    /** The run is another now, or has ended: what was shown says nothing of it. */
    fun forget() {
        isShown = false
        before = null
    }

    /** The text before the cursor, as much of it as one character can have. */
    fun lastCharacters(): CharSequence {
        val text = client.getTextBeforeCursor(LONGEST_CHARACTER, 0) ?: ""
        longest = maxOf(longest, text.length)
        return text
    }

    /** Text was inserted that is no run: a field that has shown nothing so far should show some of it. */
    fun expectAny() {
        if (longest == 0) longest = client.getTextBeforeCursor(1, 0)?.length ?: 0
    }

    /** Where the cursor is if the field has shown all that stands before it, -1 if it may have shown less. */
    fun shownPlace(): Int = before.let { if (it != null && it.length < asked) it.length else -1 }

    companion object {
        /**
         * How many code units of a longer run are compared with the field and underlined: so many that
         * no word is longer, so few that a press costs the same however long the run is.
         */
        const val REACH = 256

        /** How many code units to look through for one character; an emoji of a family has 11. */
        const val LONGEST_CHARACTER = 64
    }
}

/**
 * Where the selection is, as far as a field has told, in code units from its start. What it tells may be late, and
 * then nobody knows of which edit it tells: from the first such time on, nothing is believed until the next field.
 */
private class Whereabouts {
    var start = UNKNOWN
        private set
    private var end = UNKNOWN

    /** Where the cursor is after the edits of which the field has not told yet. */
    private var expected = UNKNOWN
    private var isAwaited = false
    private var isConfirmed = false
    var isLate = false
        private set

    /** Whether it tells at all. */
    var isTold = false
        private set

    /** Whether the field has told of everything that the session did. */
    val isSettled: Boolean get() = end >= 0 && !isAwaited && !isLate

    /** Whether it has told of what the session did so far before anything else happened. */
    val isInTime: Boolean get() = isConfirmed && expected >= 0 && !isLate

    /** Whether it has told of everything, and in time. */
    val isFresh: Boolean get() = isSettled && isInTime

    val isSelected: Boolean get() = start != end

    /** Where the cursor or the selection begins; -1 if that is not known. */
    val place: Int get() = if (isSettled) start else UNKNOWN

    /** There is another field. */
    fun begin(start: Int, end: Int) {
        isConfirmed = false
        isLate = false
        isAwaited = false
        isTold = false
        set(start, end)
    }

    /** The session does something: what it did before should have been told by now. Whether that is missed. */
    fun act(): Boolean {
        val isMissed = isAwaited && isInTime
        isLate = isLate || isAwaited
        return isMissed
    }

    /**
     * The field says where the selection is; whether that is where the session's own edits have led to.
     *
     * @param isInTime Whether it says so at once, and is not found out later.
     */
    fun tell(start: Int, end: Int, isInTime: Boolean = true): Boolean {
        val isExpected = start == end && end == expected
        // Such a report is of marks alone, and the one that is awaited is yet to come.
        if (isAwaited && end >= 0 && start == this.start && end == this.end) return !isLate
        if (isAwaited) {
            if (!isExpected && expected >= 0) isLate = true
            if (isExpected && isInTime) isConfirmed = true
        }
        isAwaited = false
        set(start, end)
        return isExpected && !isLate
    }

    /** The session has deleted and inserted so much. */
    fun write(deleted: Int, inserted: Int) {
        if (expected < 0) {
            isAwaited = true
            return
        }
        if (!isAwaited && start != end) expected = start
        expected += inserted - deleted
        isAwaited = expected != end || start != end
    }

    /** What was awaited has not happened. */
    fun settle() {
        isLate = false
        isAwaited = false
        expected = end
    }

    /** Something was done of which nobody knows how long it is. */
    fun forget() {
        isAwaited = false
        set(UNKNOWN, UNKNOWN)
    }

    private fun set(start: Int, end: Int) {
        this.start = start
        this.end = end
        expected = end
        isTold = isTold || end >= 0
    }

    private companion object {
        const val UNKNOWN = -1
    }
}

/**
 * A keyboard layout: its keys, and what each does to the text before the cursor. Never changes, so
 * that any thread may read it. [Layouts] has those there are.
 *
 * @property id The layout's name in file names; [Layouts.byId] finds it again by it.
 * @property name Its name in Korean.
 * @property latinName Its name in Latin letters.
 * @property spaceEndsRun Whether space, while something is composed, only ends the run; else it writes
 *   the space too.
 * @property cycleTimeoutMillis After how many milliseconds another press of a key begins a new letter, unless a session
 *   says otherwise.
 * @property keys The keys that type, those that need shift last.
 */
public class KeyboardLayout internal constructor(
    public val id: String,
    public val name: String,
    public val latinName: String,
    public val spaceEndsRun: Boolean,
    public val cycleTimeoutMillis: Long,
    public val keys: List<Key>,
    private val trie: Trie,
) {
    /** How its pending dots are written, or null if it has none. */
    public val dots: DotStyle? get() = trie.dots

    /** The same layout, with the same keys, and its pending dots in the style [dots]; one without dots as it is. */
    public fun writing(dots: DotStyle): KeyboardLayout {
        if (trie.dots == null || trie.dots == dots) return this
        return KeyboardLayout(id, name, latinName, spaceEndsRun, cycleTimeoutMillis, keys, Trie(trie.text, dots))
    }

    /** The key named [id], or null if the layout has none of that name. */
    public fun key(id: String): Key? = keys.find { it.id == id }

    /** The key that [code] of a phone or QWERTY keyboard stands for, or null if there is none. */
    public fun keyByCode(code: String): Key? = keys.find { it.code == code }

    /** The key that the code point [scalar] stands for, or null if there is none: for hosts that send characters. */
    public fun keyByScalar(scalar: Int): Key? = keys.find { it.scalar == scalar }

    /**
     * What pressing [key] does with [textBeforeCursor], of which the last four UTF-16 code units
     * count: the raw look-up, which knows no run. No text makes it fail; a lone surrogate is a
     * character that nothing joins.
     *
     * @return null if the key does nothing here, or is not one of this layout's.
     */
    public fun edit(key: Key, textBeforeCursor: CharSequence): Edit? =
        if (keys.getOrNull(key.number) === key) trie.edit(key.number, textBeforeCursor) else null

    /**
     * What removes the last jamo of [textBeforeCursor].
     *
     * @return null if no composing run can end so: delete as usual then.
     */
    public fun deletion(textBeforeCursor: CharSequence): Edit? = trie.edit(keys.size, textBeforeCursor)

    override fun toString(): String = id
}

/** A list that nobody can change, in Java neither. */
internal fun <T> fixedListOf(vararg elements: T): List<T> = buildList { addAll(elements) }

/**
 * A key of a layout, and what is needed to draw it.
 *
 * @property id The name of the key, unique in its layout.
 * @property legend What is printed on it.
 * @property under The id of the key that it lies under, if it needs shift.
 * @property code The key that stands for it on a phone or a QWERTY keyboard, if any: one character, a
 *   capital for a key that needs shift.
 */
public class Key internal constructor(
    internal val number: Int,
    public val id: String,
    public val legend: String,
    scalar: String,
    public val code: String? = null,
    public val under: String? = null,
) {
    /**
     * The code point by which hosts that send characters name it, unique in its layout: what it appends, or another for a
     * modifier, which appends nothing.
     */
    public val scalar: Int = scalar.scalarBefore(scalar.length)

    override fun toString(): String = id
}

/**
 * How a pending dot is written, which waits after a lead for the stroke that makes it a vowel: U+119E after a conjoining
 * lead, which fonts draw as one block; or U+318D after a compatibility consonant, which every Korean font has.
 */
public enum class DotStyle { CONJOINING, COMPATIBILITY }

/**
 * The transitions of a layout, read in place as docs/FORMAT.md lays them out. Whatever [text] says, a look-up reads three
 * cells at most and writes Unicode scalars alone: a digit outside counts 0, and a key does nothing where its cell asks
 * for what cannot be.
 */
internal class Trie(val text: String, style: DotStyle? = null) {
    // Written as the characters from % to ~.
    private val digits = ByteArray(text.length) { (text[it] - '%').toByte() }
    private val letterCount = digit(12)
    private val letters = pair(13)
    private val keys = pair(15)
    private val blocks = pair(17)
    private val keyCount = digit(19)
    /** How pending dots are written, null if there are none: as asked, or else as the digit says, from 1 on. */
    val dots: DotStyle? = DotStyle.values().getOrNull(digit(20) - 1)?.let { style ?: it }
    private val isCompatible = dots == DotStyle.COMPATIBILITY

    /** What key [number], backspace the last, does with [text] before the cursor; null if nothing. */
    fun edit(number: Int, text: CharSequence): Edit? {
        if (number !in 0 until keyCount) return null
        val key = keys + Format.KEY_SIZE * number
        var about = text.scalarBefore(text.length)
        var deleting = text.unitsBefore(text.length)
        var cell = lastCell(key, about)
        if (cell >= Format.BEFORE) {
            val block = blocks + 2 * (cell - Format.BEFORE)
            val end = text.length - deleting
            val before = text.scalarBefore(end)
            cell = entry(block, beforeIndex(before))
            if (cell > 0) {
                about = before
                deleting += text.unitsBefore(end)
            } else {
                cell = pair(block)
            }
        }
        if (cell == 0) return appended(key)?.let { Edit(0, it) }
        return written(cell, about, key)?.let { Edit(deleting, it) }
    }

    /** The cell for the [last] scalar, 0 if there is none. */
    private fun lastCell(key: Int, last: Int): Int {
        if (isSyllable(last)) {
            val tail = tail(last)
            return if (tail > 0) cell(key + 2, tail) else cell(key + 4, (last - FIRST_SYLLABLE) / TAILS % VOWELS)
        }
        val lead = lead(last)
        if (lead < LEADS && last >= FIRST_CONSONANT) return cell(key + 6, lead)
        if (last in FIRST_VOWEL until FIRST_VOWEL + VOWELS) return cell(key + 8, last - FIRST_VOWEL)
        for (own in 0 until if (last == 0) 0 else letterCount) {
            if (letter(OWN_LETTERS + own) == last) return cell(key + 8, VOWELS + own)
        }
        return 0
    }

    /** The cell at [index] of the block that [pointer] names. */
    private fun cell(pointer: Int, index: Int): Int {
        val block = pair(pointer)
        return entry(block, index).let { if (it >= 0) it else pair(block) }
    }

    /** The cell that [block] has for [index]; -1 outside its range, where the block's own is valid. */
    private fun entry(block: Int, index: Int): Int {
        val place = index - digit(block + 2)
        return if (place in 0 until digit(block + 3)) pair(block + 4 + 2 * place) else -1
    }

    /** The index of the scalar before the last in a before-block; -1 if it has none. */
    private fun beforeIndex(scalar: Int): Int = when {
        isSyllable(scalar) -> tail(scalar)
        lead(scalar) < LEADS -> Format.LEAD_INDEX
        else -> -1
    }

    /** What [cell] makes of the scalar that it is [about]; null if that cannot be. */
    private fun written(cell: Int, about: Int, key: Int): String? = when {
        cell < Format.PUSH -> withTail(about, cell - Format.TAIL)
        cell < Format.CARRY ->
            both(withTail(about, (cell - Format.PUSH) / LEADS), textOf(letter((cell - Format.PUSH) % LEADS)))
        cell < Format.VOWEL ->
            both(withTail(about, (cell - Format.CARRY) / LEADS), joined((cell - Format.CARRY) % LEADS, key))
        cell <= Format.APPENDED && lead(about) >= LEADS -> null
        cell < Format.BARE_LEAD -> syllable(lead(about), cell - Format.VOWEL)
        cell == Format.BARE_LEAD -> textOf(letter(lead(about)))
        cell == Format.APPENDED -> joined(lead(about), key)
        cell == Format.NOTHING -> ""
        cell < Format.BEFORE -> textOf(letter(cell - Format.LETTER))
        else -> null
    }

    /** The letter that the key appends; null if it appends none. */
    private fun appended(key: Int): String? = digit(key).let { if (it == Format.NONE) null else textOf(letter(it)) }

    /** What the key's letter makes of a [lead]: a syllable, or the lead and a pending dot. */
    private fun joined(lead: Int, key: Int): String? {
        val letter = appended(key) ?: return null
        return when (val joining = digit(key + 1)) {
            in 0 until VOWELS -> syllable(lead, joining)
            Format.PENDING -> both(textOf(if (isCompatible) letter(lead) else FIRST_CONJOINING_LEAD + lead), letter)
            else -> null
        }
    }

    private fun both(first: String?, second: String?): String? =
        if (first == null || second == null) null else first + second

    private fun isSyllable(scalar: Int): Boolean = scalar in FIRST_SYLLABLE..LAST_SYLLABLE

    private fun tail(syllable: Int): Int = (syllable - FIRST_SYLLABLE) % TAILS

    /** The syllable [scalar] with another [tail]; null if it is no syllable. */
    private fun withTail(scalar: Int, tail: Int): String? =
        if (isSyllable(scalar)) textOf(scalar - tail(scalar) + tail) else null

    private fun syllable(lead: Int, vowel: Int): String? = textOf(FIRST_SYLLABLE + (lead * VOWELS + vowel) * TAILS)

    /** The lead of a syllable, of a lead with a pending dot, or of a lone consonant; 19 or more of others. */
    private fun lead(scalar: Int): Int = when (scalar) {
        in FIRST_SYLLABLE..LAST_SYLLABLE -> (scalar - FIRST_SYLLABLE) / (VOWELS * TAILS)
        in FIRST_CONJOINING_LEAD until FIRST_CONJOINING_LEAD + LEADS -> scalar - FIRST_CONJOINING_LEAD
        in FIRST_CONSONANT until FIRST_VOWEL -> digit(letters + 3 * letterCount + LEADS + scalar - FIRST_CONSONANT)
        else -> Format.NONE
    }

    /** The scalar of a letter by its [number]: 19 consonants, 21 vowels, then the trie's own. */
    private fun letter(number: Int): Int = when {
        number < LEADS -> FIRST_CONSONANT + digit(letters + 3 * letterCount + number)
        number < OWN_LETTERS -> FIRST_VOWEL + number - LEADS
        number < OWN_LETTERS + letterCount -> {
            val offset = letters + 3 * (number - OWN_LETTERS)
            val scalar = pair(offset) + digit(offset + 2) * Format.BASE * Format.BASE
            if (isCompatible && scalar == Format.DOT) Format.COMPATIBILITY_DOT else scalar
        }
        else -> 0
    }

    private fun digit(offset: Int): Int = if (offset < digits.size) digits[offset].toInt() else 0

    /** A number of two digits, the lower first. */
    private fun pair(offset: Int): Int = digit(offset) + digit(offset + 1) * Format.BASE

    private companion object {
        // How many there are, and where Unicode has them.
        const val LEADS = 19
        const val VOWELS = 21
        const val TAILS = 28
        const val FIRST_CONJOINING_LEAD = 0x1100
        const val FIRST_CONSONANT = 0x3131
        const val FIRST_VOWEL = 0x314F
        const val FIRST_SYLLABLE = 0xAC00
        const val LAST_SYLLABLE = 0xD7A3
        /** The number of the first letter of the trie's own. */
        const val OWN_LETTERS = LEADS + VOWELS
    }
}

/** How many UTF-16 code units the Unicode scalar before [end] has: 0 at the start, 2 for a pair. */
private fun CharSequence.unitsBefore(end: Int): Int = when {
    end < 2 -> end
    this[end - 1].isLowSurrogate() && this[end - 2].isHighSurrogate() -> 2
    else -> 1
}

/** The Unicode scalar before [end], a lone surrogate as it is; 0 at the start. */
internal fun CharSequence.scalarBefore(end: Int): Int = when (unitsBefore(end)) {
    0 -> 0
    1 -> this[end - 1].code
    else -> 0x10000 + (this[end - 2].code - 0xD800 shl 10) + (this[end - 1].code - 0xDC00)
}

/** Whether [scalar] is written in Korean: in a run, whatever is no mark. */
private fun isHangul(scalar: Int): Boolean =
    scalar in 0x1100..0x11FF || scalar in 0x3131..0x318E || scalar in 0xAC00..0xD7A3

/** Whether a run ends in a letter, and not in a mark. */
internal fun String.endsInHangul(): Boolean = isHangul(scalarBefore(length))

/** The letter that a run ends in if that is a consonant or a mark, empty if it is a vowel or a dot. */
private fun String.consonantOrMark(): String {
    val last = scalarBefore(length)
    return when {
        last in 0xAC00..0xD7A3 && (last - 0xAC00) % 28 == 0 -> ""
        last in 0xAC00..0xD7A3 -> Format.LAST_CONSONANTS[(last - 0xAC00) % 28 - 1].toString()
        isHangul(last) && last !in 0x3131..0x314E -> ""
        else -> substring(length - unitsBefore(length))
    }
}

/** A [scalar] as text; null if it is no Unicode scalar above 0. */
private fun textOf(scalar: Int): String? = when (scalar) {
    in 1..0xD7FF, in 0xE000..0xFFFF -> scalar.toChar().toString()
    in 0x10000..0x10FFFF -> "${(0xD7C0 + (scalar shr 10)).toChar()}${(0xDC00 + (scalar and 0x3FF)).toChar()}"
    else -> null
}

/** The Unicode scalar from [start] on; 0 at the end. */
private fun CharSequence.scalarAfter(start: Int): Int = when {
    start == length -> 0
    start + 1 < length && unitsBefore(start + 2) == 2 -> scalarBefore(start + 2)
    else -> this[start].code
}

/**
 * How many UTF-16 code units the last character has, as a person sees it: an extended grapheme cluster
 * of Unicode's annex 29, told by the properties that common code knows. Of marks beyond U+FFFF it knows
 * those of emoji.
 */
internal fun CharSequence.lastCharacter(): Int {
    var start = length - unitsBefore(length)
    var first = scalarBefore(length)
    while (start > 0 && isWithinCharacter(start, first)) {
        first = scalarBefore(start)
        start -= unitsBefore(start)
    }
    return length - start
}

/** Whether the scalar before [index] and the scalar [after] it belong to one character. */
private fun CharSequence.isWithinCharacter(index: Int, after: Int): Boolean {
    val before = scalarBefore(index)
    return when {
        before == 0x0D && after == 0x0A -> true
        isControl(before) || isControl(after) -> false
        isMark(after) -> true
        before == JOINER -> isPictograph(after) && isAfterPictograph(index - 1)
        isFlagLetter(before) && isFlagLetter(after) -> isAfterOddFlagLetters(index)
        else -> isWithinSyllable(before, after)
    }
}

/** Whether a pictograph, and marks on it, stand before [end]. */
private fun CharSequence.isAfterPictograph(end: Int): Boolean {
    var index = end
    while (index > 0 && scalarBefore(index) != JOINER && isMark(scalarBefore(index))) {
        index -= unitsBefore(index)
    }
    return isPictograph(scalarBefore(index))
}

/** Two letters make a flag, so that the one before [end] begins one if it is the first, third, … */
private fun CharSequence.isAfterOddFlagLetters(end: Int): Boolean {
    var index = end
    while (isFlagLetter(scalarBefore(index))) index -= 2
    return (end - index) % 4 == 2
}

/** Whether [before] and [after], jamo or syllables, are written as one block. */
private fun isWithinSyllable(before: Int, after: Int): Boolean = when (after) {
    in 0x1100..0x115F, in 0xA960..0xA97C, in 0xAC00..0xD7A3 -> isLead(before)
    in 0x1160..0x11A7, in 0xD7B0..0xD7C6 -> isLead(before) || endsInVowel(before)
    in 0x11A8..0x11FF, in 0xD7CB..0xD7FB -> endsInVowel(before) || endsInTail(before)
    else -> false
}

// Conjoining jamo, the old ones too, and syllables.
private fun isLead(scalar: Int): Boolean = scalar in 0x1100..0x115F || scalar in 0xA960..0xA97C

private fun endsInVowel(scalar: Int): Boolean = when (scalar) {
    in 0xAC00..0xD7A3 -> (scalar - 0xAC00) % 28 == 0
    else -> scalar in 0x1160..0x11A7 || scalar in 0xD7B0..0xD7C6
}

private fun endsInTail(scalar: Int): Boolean = when (scalar) {
    in 0xAC00..0xD7A3 -> (scalar - 0xAC00) % 28 > 0
    else -> scalar in 0x11A8..0x11FF || scalar in 0xD7CB..0xD7FB
}

/** Whether [scalar] belongs to the character before it. */
private fun isMark(scalar: Int): Boolean = when (scalar) {
    // Marks of Myanmar, Tai Tham and Aiton that are characters of their own: table 2 of the annex.
    0x102B, 0x102C, 0x1038, in 0x1062..0x1064, in 0x1067..0x106D, 0x1083, in 0x1087..0x108C, 0x108F,
    in 0x109A..0x109C, 0x1A61, 0x1A63, 0x1A64, 0xAA7B, 0xAA7D -> false
    JOINER, 0x200C, 0x0E33, 0x0EB3, 0xFF9E, 0xFF9F, in 0x1F3FB..0x1F3FF, in 0xE0020..0xE007F, in 0xE0100..0xE01EF -> true
    else -> categoryOf(scalar) in MARKS
}

private fun isControl(scalar: Int): Boolean =
    scalar != JOINER && scalar != 0x200C && categoryOf(scalar) in CONTROLS

/** Whether [scalar] is in a block of pictures, of which a joiner makes one with the next. */
private fun isPictograph(scalar: Int): Boolean = when (scalar) {
    in 0x2194..0x2199, in 0x2600..0x27BF, in 0x2B05..0x2B55, in 0x1F300..0x1FAFF -> true
    else -> false
}

private fun isFlagLetter(scalar: Int): Boolean = scalar in 0x1F1E6..0x1F1FF

/** The category of [scalar]; beyond U+FFFF common code knows none. */
internal fun categoryOf(scalar: Int): CharCategory? = if (scalar > 0xFFFF) null else scalar.toChar().category

private const val JOINER = 0x200D

private val MARKS = setOf(
    CharCategory.NON_SPACING_MARK, CharCategory.ENCLOSING_MARK, CharCategory.COMBINING_SPACING_MARK,
)
private val CONTROLS = setOf(
    CharCategory.CONTROL, CharCategory.FORMAT, CharCategory.LINE_SEPARATOR,
    CharCategory.PARAGRAPH_SEPARATOR, CharCategory.SURROGATE,
)

/** The numbers of docs/FORMAT.md: the sizes in a trie, where each kind of cell begins, and the pending dots. */
private object Format {
    const val BASE = 90
    const val KEY_SIZE = 10
    const val NONE = 89
    const val LEAD_INDEX = 28
    const val PENDING = 21
    const val TAIL = 1
    const val PUSH = 29
    const val CARRY = 561
    const val VOWEL = 1093
    const val BARE_LEAD = 1114
    const val APPENDED = 1115
    const val NOTHING = 1116
    const val LETTER = 1117
    const val BEFORE = 1206
    /** The last consonant of each tail, from tail 1 on. */
    const val LAST_CONSONANTS = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
    const val DOT = 0x119E
    const val TWO_DOTS = 0x11A2
    const val COMPATIBILITY_DOT = 0x318D
}

/**
 * The layouts. Each is made when it is first asked for, within an object of its own that nothing else
 * names: one that an app never asks for is left out by R8, and by what Kotlin/JS and Kotlin/Native
 * have in its place. An app that asks for [all] or [byId] gets all of them.
 */
public object Layouts {
    /** Cheonjiin (천지인). */
    @JvmStatic
    @get:JvmName("cheonjiin")
    public val cheonjiin: KeyboardLayout get() = Holder_cheonjiin.layout

    /** Naratgeul (나랏글). */
    @JvmStatic
    @get:JvmName("naratgeul")
    public val naratgeul: KeyboardLayout get() = Holder_naratgeul.layout

    /** SKY-II (스카이). */
    @JvmStatic
    @get:JvmName("sky")
    public val sky: KeyboardLayout get() = Holder_sky.layout

    /** Dubeolsik (두벌식). */
    @JvmStatic
    @get:JvmName("dubeolsik")
    public val dubeolsik: KeyboardLayout get() = Holder_dubeolsik.layout

    /** Danmoeum (단모음). */
    @JvmStatic
    @get:JvmName("danmoeum")
    public val danmoeum: KeyboardLayout get() = Holder_danmoeum.layout

    /** Every layout: what a settings screen lists. */
    @JvmStatic
    @get:JvmName("all")
    public val all: List<KeyboardLayout> get() = Holder.layouts

    /** The layout whose [KeyboardLayout.id] is [id], or null if there is none. */
    @JvmStatic
    public fun byId(id: String): KeyboardLayout? = when (id) {
        "cheonjiin" -> cheonjiin
        "naratgeul" -> naratgeul
        "sky" -> sky
        "dubeolsik" -> dubeolsik
        "danmoeum" -> danmoeum
        else -> null
    }

    private object Holder {
        val layouts: List<KeyboardLayout> =
            fixedListOf(cheonjiin, naratgeul, sky, dubeolsik, danmoeum)
    }

    private object Holder_cheonjiin {
        private const val ID = "cheonjiin"
        private val keys = fixedListOf(
            Key(0, "인", "ㅣ", scalar = "ㅣ", code = "1"),
            Key(1, "천", "ㆍ", scalar = "ㆍ", code = "2"),
            Key(2, "지", "ㅡ", scalar = "ㅡ", code = "3"),
            Key(3, "ㄱㅋ", "ㄱㅋ", scalar = "ㄱ", code = "4"),
            Key(4, "ㄴㄹ", "ㄴㄹ", scalar = "ㄴ", code = "5"),
            Key(5, "ㄷㅌ", "ㄷㅌ", scalar = "ㄷ", code = "6"),
            Key(6, "ㅂㅍ", "ㅂㅍ", scalar = "ㅂ", code = "7"),
            Key(7, "ㅅㅎ", "ㅅㅎ", scalar = "ㅅ", code = "8"),
            Key(8, "ㅈㅊ", "ㅈㅊ", scalar = "ㅈ", code = "9"),
            Key(9, ".,?!", ".,?!", scalar = "."),
            Key(10, "ㅇㅁ", "ㅇㅁ", scalar = "ㅇ", code = "0"),
        )

        val layout = KeyboardLayout(
            id = ID, name = "천지인", latinName = "Cheonjiin", spaceEndsRun = true,
            cycleTimeoutMillis = 1000,
            keys = keys,
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJTr[r7T&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1"),
        )
    }

    private object Holder_naratgeul {
        private const val ID = "naratgeul"
        private val keys = fixedListOf(
            Key(0, "ㄱ", "ㄱ", scalar = "ㄱ", code = "1"),
            Key(1, "ㄴ", "ㄴ", scalar = "ㄴ", code = "2"),
            Key(2, "ㅏㅓ", "ㅏㅓ", scalar = "ㅏ", code = "3"),
            Key(3, "ㄹ", "ㄹ", scalar = "ㄹ", code = "4"),
            Key(4, "ㅁ", "ㅁ", scalar = "ㅁ", code = "5"),
            Key(5, "ㅗㅜ", "ㅗㅜ", scalar = "ㅗ", code = "6"),
            Key(6, "ㅅ", "ㅅ", scalar = "ㅅ", code = "7"),
            Key(7, "ㅇ", "ㅇ", scalar = "ㅇ", code = "8"),
            Key(8, "ㅣ", "ㅣ", scalar = "ㅣ", code = "9"),
            Key(9, "획추가", "획추가", scalar = "ㆆ", code = "*"),
            Key(10, "ㅡ", "ㅡ", scalar = "ㅡ", code = "0"),
            Key(11, "쌍자음", "쌍자음", scalar = "ㆀ", code = "#"),
        )

        val layout = KeyboardLayout(
            id = ID, name = "나랏글", latinName = "Naratgeul", spaceEndsRun = false,
            cycleTimeoutMillis = 1000,
            keys = keys,
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%461%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
        )
    }

    private object Holder_sky {
        private const val ID = "sky"
        private val keys = fixedListOf(
            Key(0, "ㄱㅋ", "ㄱㅋ", scalar = "ㄱ", code = "1"),
            Key(1, "ㅣㅡ", "ㅣㅡ", scalar = "ㅣ", code = "2"),
            Key(2, "ㅏㅑ", "ㅏㅑ", scalar = "ㅏ", code = "3"),
            Key(3, "ㄷㅌ", "ㄷㅌ", scalar = "ㄷ", code = "4"),
            Key(4, "ㄴㄹ", "ㄴㄹ", scalar = "ㄴ", code = "5"),
            Key(5, "ㅓㅕ", "ㅓㅕ", scalar = "ㅓ", code = "6"),
            Key(6, "ㅁㅅ", "ㅁㅅ", scalar = "ㅁ", code = "7"),
            Key(7, "ㅂㅍ", "ㅂㅍ", scalar = "ㅂ", code = "8"),
            Key(8, "ㅗㅛ", "ㅗㅛ", scalar = "ㅗ", code = "9"),
            Key(9, "ㅈㅊ", "ㅈㅊ", scalar = "ㅈ", code = "*"),
            Key(10, "ㅇㅎ", "ㅇㅎ", scalar = "ㅇ", code = "0"),
            Key(11, "ㅜㅠ", "ㅜㅠ", scalar = "ㅜ", code = "#"),
        )

        val layout = KeyboardLayout(
            id = ID, name = "스카이", latinName = "SKY-II", spaceEndsRun = true,
            cycleTimeoutMillis = 1000,
            keys = keys,
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
        )
    }

    private object Holder_dubeolsik {
        private const val ID = "dubeolsik"
        private val keys = fixedListOf(
            Key(0, "ㅂ", "ㅂ", scalar = "ㅂ", code = "q"),
            Key(1, "ㅈ", "ㅈ", scalar = "ㅈ", code = "w"),
            Key(2, "ㄷ", "ㄷ", scalar = "ㄷ", code = "e"),
            Key(3, "ㄱ", "ㄱ", scalar = "ㄱ", code = "r"),
            Key(4, "ㅅ", "ㅅ", scalar = "ㅅ", code = "t"),
            Key(5, "ㅛ", "ㅛ", scalar = "ㅛ", code = "y"),
            Key(6, "ㅕ", "ㅕ", scalar = "ㅕ", code = "u"),
            Key(7, "ㅑ", "ㅑ", scalar = "ㅑ", code = "i"),
            Key(8, "ㅐ", "ㅐ", scalar = "ㅐ", code = "o"),
            Key(9, "ㅔ", "ㅔ", scalar = "ㅔ", code = "p"),
            Key(10, "ㅁ", "ㅁ", scalar = "ㅁ", code = "a"),
            Key(11, "ㄴ", "ㄴ", scalar = "ㄴ", code = "s"),
            Key(12, "ㅇ", "ㅇ", scalar = "ㅇ", code = "d"),
            Key(13, "ㄹ", "ㄹ", scalar = "ㄹ", code = "f"),
            Key(14, "ㅎ", "ㅎ", scalar = "ㅎ", code = "g"),
            Key(15, "ㅗ", "ㅗ", scalar = "ㅗ", code = "h"),
            Key(16, "ㅓ", "ㅓ", scalar = "ㅓ", code = "j"),
            Key(17, "ㅏ", "ㅏ", scalar = "ㅏ", code = "k"),
            Key(18, "ㅣ", "ㅣ", scalar = "ㅣ", code = "l"),
            Key(19, "ㅋ", "ㅋ", scalar = "ㅋ", code = "z"),
            Key(20, "ㅌ", "ㅌ", scalar = "ㅌ", code = "x"),
            Key(21, "ㅊ", "ㅊ", scalar = "ㅊ", code = "c"),
            Key(22, "ㅍ", "ㅍ", scalar = "ㅍ", code = "v"),
            Key(23, "ㅠ", "ㅠ", scalar = "ㅠ", code = "b"),
            Key(24, "ㅜ", "ㅜ", scalar = "ㅜ", code = "n"),
            Key(25, "ㅡ", "ㅡ", scalar = "ㅡ", code = "m"),
            Key(26, "ㅃ", "ㅃ", scalar = "ㅃ", code = "Q", under = "ㅂ"),
            Key(27, "ㅉ", "ㅉ", scalar = "ㅉ", code = "W", under = "ㅈ"),
            Key(28, "ㄸ", "ㄸ", scalar = "ㄸ", code = "E", under = "ㄷ"),
            Key(29, "ㄲ", "ㄲ", scalar = "ㄲ", code = "R", under = "ㄱ"),
            Key(30, "ㅆ", "ㅆ", scalar = "ㅆ", code = "T", under = "ㅅ"),
            Key(31, "ㅒ", "ㅒ", scalar = "ㅒ", code = "O", under = "ㅐ"),
            Key(32, "ㅖ", "ㅖ", scalar = "ㅖ", code = "P", under = "ㅔ"),
        )

        val layout = KeyboardLayout(
            id = ID, name = "두벌식", latinName = "Dubeolsik", spaceEndsRun = false,
            cycleTimeoutMillis = 1000,
            keys = keys,
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k))~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
        )
    }

    private object Holder_danmoeum {
        private const val ID = "danmoeum"
        private val keys = fixedListOf(
            Key(0, "ㅂ", "ㅂ", scalar = "ㅂ", code = "q"),
            Key(1, "ㅈ", "ㅈ", scalar = "ㅈ", code = "w"),
            Key(2, "ㄷ", "ㄷ", scalar = "ㄷ", code = "e"),
            Key(3, "ㄱ", "ㄱ", scalar = "ㄱ", code = "r"),
            Key(4, "ㅅ", "ㅅ", scalar = "ㅅ", code = "t"),
            Key(5, "ㅗ", "ㅗ", scalar = "ㅗ", code = "h"),
            Key(6, "ㅐ", "ㅐ", scalar = "ㅐ", code = "o"),
            Key(7, "ㅔ", "ㅔ", scalar = "ㅔ", code = "p"),
            Key(8, "ㅁ", "ㅁ", scalar = "ㅁ", code = "a"),
            Key(9, "ㄴ", "ㄴ", scalar = "ㄴ", code = "s"),
            Key(10, "ㅇ", "ㅇ", scalar = "ㅇ", code = "d"),
            Key(11, "ㄹ", "ㄹ", scalar = "ㄹ", code = "f"),
            Key(12, "ㅎ", "ㅎ", scalar = "ㅎ", code = "g"),
            Key(13, "ㅓ", "ㅓ", scalar = "ㅓ", code = "j"),
            Key(14, "ㅏ", "ㅏ", scalar = "ㅏ", code = "k"),
            Key(15, "ㅣ", "ㅣ", scalar = "ㅣ", code = "l"),
            Key(16, "ㅋ", "ㅋ", scalar = "ㅋ", code = "z"),
            Key(17, "ㅌ", "ㅌ", scalar = "ㅌ", code = "x"),
            Key(18, "ㅊ", "ㅊ", scalar = "ㅊ", code = "c"),
            Key(19, "ㅍ", "ㅍ", scalar = "ㅍ", code = "v"),
            Key(20, "ㅜ", "ㅜ", scalar = "ㅜ", code = "n"),
            Key(21, "ㅡ", "ㅡ", scalar = "ㅡ", code = "m"),
        )

        val layout = KeyboardLayout(
            id = ID, name = "단모음", latinName = "Danmoeum", spaceEndsRun = false,
            cycleTimeoutMillis = 1000,
            keys = keys,
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|.J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-51%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'651%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
        )
    }
}
