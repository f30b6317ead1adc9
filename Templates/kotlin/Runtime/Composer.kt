package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * Turns presses of the keys of [layout] into edits, and keeps the composing run: the text that was typed and can still
 * change. All counts are UTF-16 code units. Use it on one thread.
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
    public enum class BackspaceUnit {
        /** The last jamo. */
        JAMO,
        /** The last key press, back to where the last syllable began; before that, whole syllables. */
        STROKE,
    }

    /** The run, and the same as a text if that was asked for since the run changed. */
    private val run = StringBuilder()
    private var text: String? = ""
    private val strokes = Strokes()

    /** Where the strokes begin that can be taken back before the last unit is removed; null until it is needed. */
    private var floor: Int? = null

    /** The text of the run, all of which can still change. */
    public val composing: String get() = text ?: run.toString().also { text = it }

    /** Whether there is a run. */
    @get:JvmSynthetic
    internal val isComposing: Boolean get() = run.isNotEmpty()

    /** The last [most] code units of the run, or all of it. */
    @JvmSynthetic
    internal fun ending(most: Int): String =
        if (run.length <= most) composing else run.substring(run.length - most, run.length)

    /** Presses [key]: [Edit.NONE] if it does nothing here, or is of another layout. */
    public fun press(key: Key): Edit {
        val edit = smallest(layout.edit(key, run) ?: return Edit.NONE)
        if (edit.deleting == 0 && edit.inserting.isEmpty()) return Edit.NONE
        strokes.add(run, edit.deleting, edit.inserting.length)
        floor = null
        return change(edit)
    }

    /**
     * Ends the run if [key], pressed after a pause, begins a new letter: if the run ends in a consonant or a mark of
     * the key's cycle, which the key would turn into another.
     */
    public fun endCycle(key: Key) {
        val last = run.consonantOrMark()
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

    /** Ends the run: what was typed stays as it is. Call it also when the cursor has moved. */
    public fun commit() {
        run.setLength(0)
        text = ""
        forget()
    }

    /**
     * Writes a space, or only ends the run ([Edit.NONE]); after a mark, it always writes one.
     *
     * @param endsRun Whether a space only ends the run while there is one; by default what the layout says.
     */
    @JvmOverloads
    public fun space(endsRun: Boolean = layout.spaceEndsRun): Edit {
        val edit = if (endsRun && run.endsInHangul()) Edit.NONE else Edit(0, " ")
        commit()
        return edit
    }

    /** Takes back the last [unit] of the run; null if nothing is composed: then delete as usual. */
    @JvmOverloads
    public fun backspace(unit: BackspaceUnit = BackspaceUnit.JAMO): Edit? {
        if (!isComposing) return null
        if (unit == BackspaceUnit.STROKE) return change(strokeBack())
        forget()
        return change(smallest(layout.deletion(run) ?: Edit(run.unitsBefore(run.length), "")))
    }

    override fun toString(): String = "Composer($layout, \"$composing\")"

    /** Takes back the last stroke of the last unit or, if none is left, removes that unit. */
    private fun strokeBack(): Edit {
        val unit = lastUnitLength()
        val floor = floor ?: strokes.lastStart(run, run.length - unit).also { floor = it }
        if (strokes.length > floor) return strokes.takeLast()
        forget()
        return Edit(unit, "")
    }

    /** The length of the last unit: a syllable, a letter, or a pending dot with its lead. */
    private fun lastUnitLength(): Int {
        val isPending = run.length > 1 && when (run.last().code) {
            TrieFormat.DOT, TrieFormat.TWO_DOTS, TrieFormat.COMPATIBILITY_DOT, TrieFormat.COMPATIBILITY_TWO_DOTS ->
                run[run.length - 2].let { it in '\u1100'..'\u1112' || it in '\u3131'..'\u314E' }
            else -> false
        }
        return if (isPending) 2 else run.unitsBefore(run.length)
    }

    /** [edit] without what it would delete of the run and insert again. */
    private fun smallest(edit: Edit): Edit {
        val (deleting, inserting) = edit
        val start = run.length - deleting
        var kept = 0
        while (kept < deleting && kept < inserting.length && run[start + kept] == inserting[kept]) kept += 1
        // A pair of surrogates is kept whole.
        if (kept > 0 && inserting[kept - 1].isHighSurrogate()) kept -= 1
        return if (kept == 0) edit else Edit(deleting - kept, inserting.substring(kept))
    }

    /** Does [edit] to the run. */
    private fun change(edit: Edit): Edit {
        run.setLength(run.length - edit.deleting)
        run.append(edit.inserting)
        text = null
        return edit
    }

    private fun forget() {
        strokes.clear()
        floor = null
    }
}
