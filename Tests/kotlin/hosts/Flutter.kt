package consumer

/** The state of a Flutter field. */
data class EditingState(val text: String, val start: Int, val end: Int, val region: Pair<Int, Int>?)

/**
 * The part of a Flutter field that runs in Dart. It gets each new state from the keyboard, and answers with the result
 * of [format] for the old and the new state. The field then adopts the answer. If the composing text in the answer
 * differs, the field also restarts input.
 */
class Flutter(private val format: (EditingState, EditingState) -> EditingState) {
    private var known = EditingState("", 0, 0, null)

    fun answer(editor: Editor) {
        val new = editor.content.run { EditingState(text.toString(), start, end, region) }
        val answer = if (new.text == known.text) new else format(known, new)
        known = answer
        if (answer == new) return
        editor.content.set(answer.text)
        editor.content.select(answer.start, answer.end)
        answer.region?.let { (from, to) -> editor.content.compose(from, to) }
        if (new.region != null && composed(new) != composed(answer)) {
            editor.restart()
            known = known.copy(region = null)
        }
    }

    private fun composed(state: EditingState) = state.region?.let { (from, to) -> state.text.substring(from, to) }
}

/**
 * A formatter like `LengthLimitingTextInputFormatter` on Android. A full field keeps its text, and longer text is
 * truncated.
 */
fun limiting(most: Int) = { old: EditingState, new: EditingState ->
    val all = charactersOf(new.text)
    val length = all.take(most).sumOf { it.length }
    when {
        all.size <= most -> new
        old.start == old.end && charactersOf(old.text).size == most -> old
        else -> EditingState(
            new.text.take(length), minOf(new.start, length), minOf(new.end, length),
            new.region?.let { (from, to) -> from to minOf(to, length) }?.takeIf { it.first < it.second },
        )
    }
}
