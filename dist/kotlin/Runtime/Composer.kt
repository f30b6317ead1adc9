// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * A composer that turns presses of the keys of [layout] into edits. It holds the composing run, which is the typed text
 * that can still change. All counts are in UTF-16 code units. Use a composer on one thread.
 *
 * ```kotlin
 * val composer = Composer(Layouts.cheonjiin)
 * val keys = listOf("ㅇㅁ", "인", "천", "ㄴㄹ").map { composer.layout.key(it)!! }
 * for (key in keys) composer.press(key)
 * check(composer.composing == "안")
 * ```
 */
public class Composer(public val layout: KeyboardLayout) {
    /** The unit of one backspace. */
    public enum class BackspaceUnit {
        /** The last jamo. */
        JAMO,
        /**
         * The last key press within the last syllable. Once all presses of that syllable are taken back, a whole
         * syllable.
         */
        STROKE,
    }

    /** The run, and a cached string of the run. The string is null until it is needed. */
    private val run = StringBuilder()
    private var text: String? = ""
    private val strokes = Strokes()

    /** The length of the part of the history whose strokes are not taken back one by one. Null until it is needed. */
    private var floor: Int? = null

    /** The text of the run, all of which can still change. */
    public val composing: String get() = text ?: run.toString().also { text = it }

    /** True if there is a run. */
    @get:JvmSynthetic
    internal val isComposing: Boolean get() = run.isNotEmpty()

    /** Returns the last [most] code units of the run, or the whole run if it is shorter. */
    @JvmSynthetic
    internal fun ending(most: Int): String =
        if (run.length <= most) composing else run.substring(run.length - most, run.length)

    /** Presses [key]. Returns [Edit.NONE] if the key does nothing here, or belongs to another layout. */
    public fun press(key: Key): Edit {
        val edit = minimized(layout.edit(key, run) ?: return Edit.NONE)
        if (edit.deleting == 0 && edit.inserting.isEmpty()) return Edit.NONE
        strokes.add(run, edit.deleting, edit.inserting.length)
        floor = null
        return applyToRun(edit)
    }

    /**
     * Ends the run if [key], pressed after a pause, begins a new letter. The key begins a new letter if the run ends in
     * a consonant or a mark of the key's cycle, and a press would turn that consonant or mark into another.
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

    /** Ends the run. The text of the run stays. Also call this when the cursor has moved. */
    public fun commit() {
        run.setLength(0)
        text = ""
        clearHistory()
    }

    /**
     * Ends the run, and writes a space. If the run ends in a letter and [endsRun] is true, writes no space, and returns
     * [Edit.NONE].
     *
     * @param endsRun True if a space after a letter ends the run without writing a space. Defaults to the layout's
     *   value.
     */
    @JvmOverloads
    public fun space(endsRun: Boolean = layout.spaceEndsRun): Edit {
        val edit = if (endsRun && run.endsInHangul()) Edit.NONE else Edit(0, " ")
        commit()
        return edit
    }

    /** Deletes the last [unit] of the run. Returns null if there is no run. In that case, delete as usual. */
    @JvmOverloads
    public fun backspace(unit: BackspaceUnit = BackspaceUnit.JAMO): Edit? {
        if (!isComposing) return null
        if (unit == BackspaceUnit.STROKE) return applyToRun(takeBackStroke())
        clearHistory()
        return applyToRun(minimized(layout.deletion(run) ?: Edit(run.unitsBefore(run.length), "")))
    }

    override fun toString(): String = "Composer($layout, \"$composing\")"

    /** Takes back the last stroke of the last unit. If no such stroke is left, removes that unit. */
    private fun takeBackStroke(): Edit {
        val unit = lastUnitLength()
        val floor = floor ?: strokes.lastStart(run, run.length - unit).also { floor = it }
        if (strokes.length > floor) return strokes.takeLast()
        clearHistory()
        return Edit(unit, "")
    }

    /** Returns the length of the run's last unit, which is a syllable, a letter, or a pending dot with its lead. */
    private fun lastUnitLength(): Int {
        val isPending = run.length > 1 && when (run.last().code) {
            TrieFormat.DOT, TrieFormat.TWO_DOTS, TrieFormat.COMPATIBILITY_DOT, TrieFormat.COMPATIBILITY_TWO_DOTS ->
                run[run.length - 2].let { it in '\u1100'..'\u1112' || it in '\u3131'..'\u314E' }
            else -> false
        }
        return if (isPending) 2 else run.unitsBefore(run.length)
    }

    /** Returns a shorter form of [edit], which does not delete text only to insert the same text again. */
    private fun minimized(edit: Edit): Edit {
        val (deleting, inserting) = edit
        val start = run.length - deleting
        var kept = 0
        while (kept < deleting && kept < inserting.length && run[start + kept] == inserting[kept]) kept += 1
        // Do not split a surrogate pair.
        if (kept > 0 && inserting[kept - 1].isHighSurrogate()) kept -= 1
        return if (kept == 0) edit else Edit(deleting - kept, inserting.substring(kept))
    }

    /** Applies [edit] to the run. */
    private fun applyToRun(edit: Edit): Edit {
        run.setLength(run.length - edit.deleting)
        run.append(edit.inserting)
        text = null
        return edit
    }

    private fun clearHistory() {
        strokes.clear()
        floor = null
    }
}
