package consumer

/**
 * The text of a field, like `SpannableStringBuilder`, with a selection and a composing region. Text inserted at an end
 * of the selection pushes that end. Text inserted at an end of the region does not extend the region. Places are
 * numbers of UTF-16 code units.
 *
 * @property room The maximum number of code units. Longer text is truncated, as the `LengthFilter` of `maxLength` does.
 * @property takes Returns true for texts that the field accepts. For other texts, the field only deletes the replaced
 *   text, as it does with an `InputFilter` that returns `""`.
 */
class EditableText(private val room: Int = Int.MAX_VALUE, private val takes: (String) -> Boolean = { true }) {
    val text = StringBuilder()
    var start = 0
        private set
    var end = 0
        private set

    /** The start and the end of the composing region, or null if there is no region. */
    var region: Pair<Int, Int>? = null
        private set

    fun select(from: Int, to: Int = from) {
        start = from.coerceIn(0, text.length)
        end = to.coerceIn(0, text.length)
    }

    fun compose(from: Int, to: Int) {
        region = (from to to).takeIf { from < to }
    }

    fun clearRegion() {
        region = null
    }

    /** Sets the text, moves the cursor to the start of the text, and clears the region. */
    fun set(new: String) {
        text.setLength(0)
        text.append(fitting(new, room))
        clearRegion()
        select(0)
    }

    fun replace(from: Int, to: Int, new: String, isComposing: Boolean = false) {
        val piece = if (takes(new)) fitting(new, room - (text.length - (to - from))) else ""
        val added = piece.length
        if (from == to && added == 0) return
        text.replace(from, to, piece)
        start = shifted(start, from, to, added)
        end = shifted(end, from, to, added)
        // A region inside the replaced text has no length now.
        region = region?.let { (first, last) -> shifted(first, from, to, added) to keptBefore(last, from, to, added) }
            ?.takeIf { it.first < it.second }
        // Truncated text is a copy without the composing span.
        if (isComposing && piece == new) compose(from, from + added)
    }

    private fun fitting(new: String, room: Int): String = when {
        room >= new.length -> new
        room > 0 && new[room - 1].isHighSurrogate() -> new.take(room - 1)
        else -> new.take(maxOf(0, room))
    }

    /** Returns the new position of a place after a replacement. Text inserted at the place pushes it. */
    private fun shifted(place: Int, from: Int, to: Int, added: Int) = when {
        place >= to -> place + added - (to - from)
        place > from -> from + added
        else -> place
    }

    /** Returns the new position of a place after a replacement. The place stays before text inserted at it. */
    private fun keptBefore(place: Int, from: Int, to: Int, added: Int) = when {
        place > to || place == to && from < to -> place + added - (to - from)
        place > from -> from
        else -> place
    }
}
