package consumer

/** All that a field of Flutter's holds. */
data class EditingState(val text: String, val start: Int, val end: Int, val mark: Pair<Int, Int>?)

/**
 * The half of a field that runs in Dart. It hears of each state that the keyboard made, and answers with another
 * where [format], of the state before and the new one, says so. Then the field takes that, and if what is composed is
 * another for it, input is restarted.
 */
class Flutter(private val format: (EditingState, EditingState) -> EditingState) {
    private var known = EditingState("", 0, 0, null)

    fun answer(editor: Editor) {
        val new = editor.content.run { EditingState(text.toString(), start, end, mark) }
        val answer = if (new.text == known.text) new else format(known, new)
        known = answer
        if (answer == new) return
        editor.content.set(answer.text)
        editor.content.select(answer.start, answer.end)
        answer.mark?.let { (from, to) -> editor.content.mark(from, to) }
        if (new.mark != null && composed(new) != composed(answer)) {
            editor.restart()
            known = known.copy(mark = null)
        }
    }

    private fun composed(state: EditingState) = state.mark?.let { (from, to) -> state.text.substring(from, to) }
}

/** `LengthLimitingTextInputFormatter` as on Android: a full field keeps what it had, and what is too much is cut. */
fun limiting(most: Int) = { old: EditingState, new: EditingState ->
    val all = charactersOf(new.text)
    val length = all.take(most).sumOf { it.length }
    when {
        all.size <= most -> new
        old.start == old.end && charactersOf(old.text).size == most -> old
        else -> EditingState(
            new.text.take(length), minOf(new.start, length), minOf(new.end, length),
            new.mark?.let { (from, to) -> from to minOf(to, length) }?.takeIf { it.first < it.second },
        )
    }
}
