package consumer

private val characters = Regex("\\X")

/**
 * What must stand in a field, and what of it is the run: a plain model, which shares nothing with the
 * generated source but the tables of the layouts.
 *
 * @property text The text of the field.
 * @property start Where the selection starts, or the cursor, in UTF-16 code units.
 * @property end Where it ends.
 * @property spaceEndsRun Whether space, while something is composed, only ends the run.
 */
data class PlainField(
    val text: String, val start: Int, val end: Int, val tables: Map<String, KeyTable>,
    val spaceEndsRun: Boolean, val isCompatible: Boolean = false,
    private val run: PlainRun = PlainRun(isCompatible = isCompatible),
    private val history: List<PlainRun> = emptyList(), private val floor: Int? = null,
) {
    val composing: String get() = run.text

    override fun toString() =
        StringBuilder(text).insert(end, "]").insert(start, "[").toString() + ", composing \"$composing\""

    /** Whether the text before the cursor ends in the run. */
    private val isRunThere: Boolean
        get() = start == end && text.substring(0, start).endsWith(composing)

    fun ended() = copy(run = PlainRun(isCompatible = isCompatible), history = emptyList(), floor = null)

    /** The run has ended, if what the field shows says so. */
    fun looked() = if (isRunThere) this else ended()

    fun pressed(table: KeyTable?): PlainField {
        val field = looked()
        val next = field.run.pressed(table ?: return field)
        if (next.text == field.composing) return field
        return field.rewritten(next).copy(history = field.history + field.run, floor = null)
    }

    fun spaced(): PlainField {
        val field = looked()
        return if (spaceEndsRun && field.composing.isNotEmpty()) field.ended() else field.inserted(" ")
    }

    fun inserted(new: String): PlainField =
        ended().copy(text = text.replaceRange(start, end, new), start = start + new.length, end = start + new.length)

    fun lessJamo(): PlainField {
        val field = looked()
        if (field.composing.isEmpty()) return field.lessCharacter()
        return field.rewritten(field.run.lessJamo()).copy(history = emptyList(), floor = null)
    }

    fun lessStroke(): PlainField {
        val field = looked()
        if (field.composing.isEmpty()) return field.lessCharacter()
        val rest = field.run.lessUnit()
        val floor = field.floor ?: maxOf(0, field.history.indexOfLast { it.text == rest.text })
        if (field.history.size <= floor) return field.rewritten(rest).copy(history = emptyList(), floor = null)
        return field.rewritten(field.history.last()).copy(history = field.history.dropLast(1), floor = floor)
    }

    /** The user, or something else, has done this. */
    fun changed(text: String, start: Int, end: Int) = copy(text = text, start = start, end = end)

    private fun rewritten(next: PlainRun): PlainField {
        val from = start - composing.length
        val written = text.replaceRange(from, end, next.text)
        return copy(text = written, start = from + next.text.length, end = from + next.text.length, run = next)
    }

    /** Without the selection, or else the character before the cursor. */
    private fun lessCharacter(): PlainField {
        val length = characters.findAll(text.substring(0, start)).lastOrNull()?.value?.length ?: 0
        val from = if (start < end) start else start - length
        return copy(text = text.removeRange(from, end), start = from, end = from)
    }
}
