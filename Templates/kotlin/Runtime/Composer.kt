/**
 * Turns key presses into edits, and remembers the composing run: after [commit] nothing before the
 * cursor changes any more. All counts are UTF-16 code units. Meant for one thread.
 *
 * ```kotlin
 * val composer = Composer(Layouts.cheonjiin)
 * val field = StringBuilder()
 * for (id in listOf("ㅇㅁ", "인", "천", "ㄴㄹ")) {
 *     val edit = composer.press(composer.layout.key(id)!!)
 *     field.setLength(field.length - edit.deleting)
 *     field.append(edit.inserting)
 * }
 * check(field.toString() == "안" && composer.composing == "안")
 * ```
 *
 * @property layout The layout whose keys are pressed.
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

    private val strokes = mutableListOf<Stroke>()

    /** What one press did to a run of [length] code units that ended in the scalar [last]. */
    private class Stroke(val length: Int, val last: Int, val removed: String, val inserted: Int)

    /**
     * Presses [key].
     *
     * @return what to do to the text, [Edit.NONE] for a key of another layout.
     */
    public fun press(key: Key): Edit {
        val edit = layout.edit(key, composing) ?: return Edit.NONE
        val length = composing.length
        strokes += Stroke(
            length, composing.scalarBefore(length), composing.takeLast(edit.deleting),
            edit.inserting.length,
        )
        apply(edit)
        forgetEarlierSyllables()
        return edit
    }

    /** Ends the run: what was typed stays as it is. Call it when the cursor has moved, too. */
    public fun commit() {
        composing = ""
        strokes.clear()
    }

    /**
     * Ends the run or, if there is none, writes a space.
     *
     * @return what to do to the text, [Edit.NONE] if a run ended.
     */
    public fun space(): Edit {
        val edit = if (composing.isEmpty()) Edit(0, " ") else Edit.NONE
        commit()
        return edit
    }

    /**
     * Takes back the last [step] of the run.
     *
     * @return what to do to the text, or null if nothing is composed: delete as usual then.
     */
    public fun backspace(step: Step = Step.JAMO): Edit? {
        if (composing.isEmpty()) return null
        val edit = when (step) {
            Step.JAMO -> layout.deletion(composing) ?: Edit(composing.unitsBefore(composing.length), "")
            Step.STROKE ->
                strokes.removeLastOrNull()?.let { Edit(it.inserted, it.removed) } ?: Edit(lastUnit(), "")
        }
        if (step == Step.JAMO) strokes.clear()
        apply(edit)
        return edit
    }

    private fun apply(edit: Edit) {
        composing = composing.dropLast(edit.deleting) + edit.inserting
    }

    /** How many code units the last syllable, pending form or letter of the run has. */
    private fun lastUnit(): Int {
        val length = composing.length
        if (length < 2 || composing[length - 1] !in "\u119E\u11A2\u318D") {
            return composing.unitsBefore(length)
        }
        return when (composing[length - 2]) {
            in '\u1100'..'\u1112', in '\u3131'..'\u314E' -> 2
            else -> 1
        }
    }

    /** Forgets the strokes before the first of the last syllable. */
    private fun forgetEarlierSyllables() {
        val start = composing.length - lastUnit()
        val last = composing.scalarBefore(start)
        val first = strokes.indexOfLast { it.length == start && it.last == last }
        if (first > 0) strokes.subList(0, first).clear()
    }
}
