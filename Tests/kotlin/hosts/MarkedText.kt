package consumer

/**
 * The text of a field as `SpannableStringBuilder` keeps it, with a selection, whose ends give way to what is inserted
 * at them, and one composing mark, which does not grow at its ends. Places are UTF-16 code units.
 *
 * @property room How many it holds: what does not fit is cut off, as by the `LengthFilter` that `maxLength` sets.
 * @property takes Whether it takes a text: an `InputFilter` that answers `""` has nothing written, and what was to be
 *   replaced deleted.
 */
class MarkedText(private val room: Int = Int.MAX_VALUE, private val takes: (String) -> Boolean = { true }) {
    val text = StringBuilder()
    var start = 0
        private set
    var end = 0
        private set

    /** What is marked as composing: from its first code unit to the one after its last. */
    var mark: Pair<Int, Int>? = null
        private set

    fun select(from: Int, to: Int = from) {
        start = from.coerceIn(0, text.length)
        end = to.coerceIn(0, text.length)
    }

    fun mark(from: Int, to: Int) {
        mark = (from to to).takeIf { from < to }
    }

    fun unmark() {
        mark = null
    }

    /** Another text, as a program sets one: nothing is selected or marked, and the cursor is at its start. */
    fun set(new: String) {
        text.setLength(0)
        text.append(fitting(new, room))
        unmark()
        select(0)
    }

    fun replace(from: Int, to: Int, new: String, isMarked: Boolean = false) {
        val piece = if (takes(new)) fitting(new, room - (text.length - (to - from))) else ""
        val added = piece.length
        if (from == to && added == 0) return
        text.replace(from, to, piece)
        start = giving(start, from, to, added)
        end = giving(end, from, to, added)
        // A mark that lay within what was replaced, and was not all of it, has no length now.
        mark = mark?.let { (first, last) -> giving(first, from, to, added) to staying(last, from, to, added) }
            ?.takeIf { it.first < it.second }
        // A part is a copy, which leaves out spans that are not to be copied, and the mark is one.
        if (isMarked && piece == new) mark(from, from + added)
    }

    private fun fitting(new: String, room: Int): String = when {
        room >= new.length -> new
        room > 0 && new[room - 1].isHighSurrogate() -> new.take(room - 1)
        else -> new.take(maxOf(0, room))
    }

    /** Where a place is afterwards that gives way to what is inserted at it. */
    private fun giving(place: Int, from: Int, to: Int, added: Int) = when {
        place >= to -> place + added - (to - from)
        place > from -> from + added
        else -> place
    }

    /** Where a place is afterwards that stays before what is inserted at it. */
    private fun staying(place: Int, from: Int, to: Int, added: Int) = when {
        place > to || place == to && from < to -> place + added - (to - from)
        place > from -> from
        else -> place
    }
}
