package consumer

private val characters = Regex("\\X")

private val dots = setOf('\u119E', '\u11A2', '\u318D')
private val leads = ('\u1100'..'\u1112') + ('\u3131'..'\u314E')

/**
 * What must stand in a field, and what of it is the run: docs/COMPOSER.md over the full map, in plain values.
 *
 * @property text The text of the field.
 * @property start Where the selection starts, or the cursor, in UTF-16 code units.
 * @property end Where it ends.
 * @property map The full map of the layout.
 * @property spaceEndsRun Whether space, while something is composed, only ends the run.
 */
data class PlainField(
    val text: String, val start: Int, val end: Int, val map: FullMap, val spaceEndsRun: Boolean,
    val composing: String = "", private val history: List<String> = emptyList(), private val floor: Int? = null,
) {
    override fun toString() =
        StringBuilder(text).insert(end, "]").insert(start, "[").toString() + ", composing \"$composing\""

    /** Whether the text before the cursor ends in the run. */
    private val isRunThere: Boolean
        get() = start == end && text.substring(0, start).endsWith(composing)

    fun ended() = copy(composing = "", history = emptyList(), floor = null)

    /** The run has ended, if what the field shows says so. */
    fun looked() = if (isRunThere) this else ended()

    fun pressed(key: String): PlainField {
        val field = looked()
        val next = map.typed(key, field.composing)
        if (next == null || next == field.composing) return field
        return field.rewritten(next).copy(history = field.history + field.composing, floor = null)
    }

    fun spaced(): PlainField {
        val field = looked()
        return if (spaceEndsRun && field.composing.isNotEmpty() && field.composing.last() !in ".,?!") field.ended() else field.inserted(" ")
    }

    fun inserted(new: String): PlainField =
        ended().copy(text = text.replaceRange(start, end, new), start = start + new.length, end = start + new.length)

    fun lessJamo(): PlainField {
        val field = looked()
        if (field.composing.isEmpty()) return field.lessCharacter()
        val next = map.typed("⌫", field.composing) ?: field.composing.dropLast(1)
        return field.rewritten(next).copy(history = emptyList(), floor = null)
    }

    fun lessStroke(): PlainField {
        val field = looked()
        if (field.composing.isEmpty()) return field.lessCharacter()
        val isPending = field.composing.last() in dots && field.composing.dropLast(1).lastOrNull() in leads
        val rest = field.composing.dropLast(if (isPending) 2 else 1)
        val floor = field.floor ?: maxOf(0, field.history.lastIndexOf(rest))
        if (field.history.size <= floor) return field.rewritten(rest).copy(history = emptyList(), floor = null)
        return field.rewritten(field.history.last()).copy(history = field.history.dropLast(1), floor = floor)
    }

    /** The user, or something else, has done this. */
    fun changed(text: String, start: Int, end: Int) = copy(text = text, start = start, end = end)

    private fun rewritten(next: String): PlainField {
        val from = start - composing.length
        val cursor = from + next.length
        return copy(text = text.replaceRange(from, end, next), start = cursor, end = cursor, composing = next)
    }

    /** Without the selection, or else the character before the cursor. */
    private fun lessCharacter(): PlainField {
        val length = characters.findAll(text.substring(0, start)).lastOrNull()?.value?.length ?: 0
        val from = if (start < end) start else start - length
        return copy(text = text.removeRange(from, end), start = from, end = from)
    }
}
