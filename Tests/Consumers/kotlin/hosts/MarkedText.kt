package consumer

/**
 * What is to be written.
 *
 * @property isMarked Whether it is to be marked as composing.
 */
class Piece(val text: String, val isMarked: Boolean = false) {
    /** A part of it, without the mark: a copy leaves out spans that are not to be copied, and the mark is one. */
    fun subSequence(from: Int, to: Int) = Piece(text.substring(from, to))
}

/** Says what may stand beside so many code units instead of a piece; null if it may stand there as it is. */
typealias Filter = (Piece, Int) -> Piece?

/** Android's `LengthFilter`, which is what `maxLength` sets: what does not fit is cut off. */
fun lengthFilter(most: Int): Filter = { piece, others ->
    val room = most - others
    when {
        room <= 0 -> Piece("")
        room >= piece.text.length -> null
        piece.text[room - 1].isHighSurrogate() -> piece.subSequence(0, room - 1)
        else -> piece.subSequence(0, room)
    }
}

/**
 * The text of a field as `SpannableStringBuilder` keeps it, with a selection, whose ends give way to what is inserted
 * at them, and one composing mark, which does not grow at its ends. Places are UTF-16 code units.
 */
class MarkedText(private val filters: List<Filter> = emptyList()) {
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
        text.append(filtered(Piece(new), 0).text)
        unmark()
        select(0)
    }

    fun replace(from: Int, to: Int, new: Piece) {
        val piece = filtered(new, text.length - (to - from))
        val added = piece.text.length
        if (from == to && added == 0) return
        text.replace(from, to, piece.text)
        start = selected(start, from, to, added)
        end = selected(end, from, to, added)
        // A mark that lay within what was replaced, and was not all of it, has no length now.
        mark = mark?.let { (first, last) -> giving(first, from, to, added) to staying(last, from, to, added) }
            ?.takeIf { it.first < it.second }
        if (piece.isMarked) mark(from, from + added)
    }

    private fun filtered(new: Piece, others: Int) =
        filters.fold(new) { piece, filter -> filter(piece, others) ?: piece }

    /** A place in text that replaces other text keeps its share of the way. */
    private fun selected(place: Int, from: Int, to: Int, added: Int) =
        if (place in from + 1 until to) from + (place - from) * added / (to - from) else giving(place, from, to, added)

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
