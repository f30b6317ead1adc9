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
    public val composing: String get() = text.toString()

    /** The same, read where it stands: a press must not copy the run. */
    internal val run: CharSequence get() = text

    private val text = StringBuilder()

    /** What each press did since the run began, or since something was taken back by jamo. */
    private val strokes = mutableListOf<Stroke>()

    /** How many [strokes] are from before the last unit; [UNKNOWN] until a backspace asks. */
    private var floor = UNKNOWN

    /** What takes a press back: [inserted] code units give way to [removed]. */
    private class Stroke(val inserted: Int, val removed: String)

    /**
     * Presses [key].
     *
     * @return what to do to the text, [Edit.NONE] if the key does nothing here or is of another layout.
     */
    public fun press(key: Key): Edit {
        val edit = layout.edit(key, text) ?: return Edit.NONE
        val removed = text.substring(text.length - edit.deleting)
        if (removed == edit.inserting) return Edit.NONE
        strokes += Stroke(edit.inserting.length, removed)
        floor = UNKNOWN
        return applied(edit)
    }

    /** Ends the run: what was typed stays as it is. Call it when the cursor has moved, too. */
    public fun commit() {
        text.setLength(0)
        forgetStrokes()
    }

    /**
     * Ends the run and writes a space, or ends the run only, if there is one and [endsRun] says so.
     *
     * @param endsRun What the layout says, unless another way is wanted.
     * @return what to do to the text, [Edit.NONE] if only a run ended.
     */
    @JvmOverloads
    public fun space(endsRun: Boolean = layout.spaceEndsRun): Edit {
        val edit = if (endsRun && text.isNotEmpty()) Edit.NONE else Edit(0, " ")
        commit()
        return edit
    }

    /**
     * Takes back the last [step] of the run.
     *
     * @return what to do to the text, or null if nothing is composed: delete as usual then.
     */
    @JvmOverloads
    public fun backspace(step: Step = Step.JAMO): Edit? = when {
        text.isEmpty() -> null
        step == Step.JAMO -> {
            forgetStrokes()
            applied(layout.deletion(text) ?: Edit(text.unitsBefore(text.length), ""))
        }
        else -> applied(lastStroke())
    }

    override fun toString(): String = "Composer($layout, \"$composing\")"

    /** What takes back the last press, or the last unit if no press of it is left. */
    private fun lastStroke(): Edit {
        if (floor == UNKNOWN) floor = strokesBeforeLastUnit()
        if (strokes.size > floor) {
            val stroke = strokes.removeAt(strokes.size - 1)
            return Edit(stroke.inserted, stroke.removed)
        }
        forgetStrokes()
        return Edit(lastUnit(), "")
    }

    /** How many presses were made when the run last was what stands before its last unit; 0 if never. */
    private fun strokesBeforeLastUnit(): Int {
        val rest = text.substring(0, text.length - lastUnit())
        val earlier = StringBuilder(text.toString())
        for (index in strokes.size - 1 downTo 0) {
            earlier.setLength(earlier.length - strokes[index].inserted)
            earlier.append(strokes[index].removed)
            if (earlier.contentEquals(rest)) return index
        }
        return 0
    }

    /** How many code units the last unit of the run has: a syllable, a lead with its dot, or a letter. */
    private fun lastUnit(): Int {
        val length = text.length
        if (length < 2 || text[length - 1] !in DOTS) return text.unitsBefore(length)
        return when (text[length - 2]) {
            in '\u1100'..'\u1112', in '\u3131'..'\u314E' -> 2
            else -> 1
        }
    }

    private fun applied(edit: Edit): Edit {
        text.setLength(text.length - edit.deleting)
        text.append(edit.inserting)
        return edit
    }

    private fun forgetStrokes() {
        strokes.clear()
        floor = UNKNOWN
    }

    private companion object {
        const val UNKNOWN = -1

        /** The pending dots: one, two, and one in the compatibility style. */
        const val DOTS = "\u119E\u11A2\u318D"
    }
}
