// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads

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
    public enum class Step {
        /** The last jamo. */
        JAMO,
        /** The last key press, back to where the last syllable began; before that, whole syllables. */
        STROKE,
    }

    /** The text of the run, all of which can still change. */
    public var composing: String = ""
        private set

    /** The run before each stroke since it began, or since the history was last forgotten. */
    private val history = mutableListOf<String>()

    /** The index in the history before which strokes are not taken back; null until it is needed. */
    private var floor: Int? = null

    /** Presses [key]: [Edit.NONE] if it does nothing here, or is of another layout. */
    public fun press(key: Key): Edit {
        val edit = layout.edit(key, composing) ?: return Edit.NONE
        val next = composing.dropLast(edit.deleting) + edit.inserting
        if (next == composing) return Edit.NONE
        history += composing
        floor = null
        return become(next)
    }

    /**
     * Ends the run if [key], pressed after a pause, begins a new letter: if the run ends in a consonant or a mark of
     * the key's cycle, which the key would turn into another.
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

    /** Ends the run: what was typed stays as it is. Call it also when the cursor has moved. */
    public fun commit() {
        composing = ""
        forget()
    }

    /**
     * Writes a space, or only ends the run ([Edit.NONE]); after a mark, it always writes one.
     *
     * @param endsRun Whether a space only ends the run while there is one; by default what the layout says.
     */
    @JvmOverloads
    public fun space(endsRun: Boolean = layout.spaceEndsRun): Edit {
        val edit = if (endsRun && composing.endsInHangul()) Edit.NONE else Edit(0, " ")
        commit()
        return edit
    }

    /** Takes back the last [step] of the run; null if nothing is composed: then delete as usual. */
    @JvmOverloads
    public fun backspace(step: Step = Step.JAMO): Edit? {
        if (composing.isEmpty()) return null
        if (step == Step.STROKE) return become(beforeStroke())
        forget()
        val edit = layout.deletion(composing) ?: Edit(composing.unitsBefore(composing.length), "")
        return become(composing.dropLast(edit.deleting) + edit.inserting)
    }

    override fun toString(): String = "Composer($layout, \"$composing\")"

    /** The run before the last stroke of its last unit or, if none is left, without that unit. */
    private fun beforeStroke(): String {
        val rest = rest()
        val floor = floor ?: maxOf(0, history.lastIndexOf(rest)).also { this.floor = it }
        if (history.size > floor) return history.removeAt(history.size - 1)
        forget()
        return rest
    }

    /** The run without its last unit: a syllable, a letter, or a pending dot with its lead. */
    private fun rest(): String {
        val isPending = composing.length > 1 && when (composing.last().code) {
            TrieFormat.DOT, TrieFormat.TWO_DOTS, TrieFormat.COMPATIBILITY_DOT, TrieFormat.COMPATIBILITY_TWO_DOTS ->
                composing[composing.length - 2].let { it in '\u1100'..'\u1112' || it in '\u3131'..'\u314E' }
            else -> false
        }
        return composing.dropLast(if (isPending) 2 else composing.unitsBefore(composing.length))
    }

    /** Makes [next] the run, and returns the smallest edit for that. */
    private fun become(next: String): Edit {
        val kept = composing.commonPrefixWith(next).length
        return Edit(composing.length - kept, next.substring(kept)).also { composing = next }
    }

    private fun forget() {
        history.clear()
        floor = null
    }
}
